import fc from "fast-check";
import { expect, test } from "vitest";
import type { Item, Passage } from "../../../engine/item.ts";
import { itemsOf } from "../../../engine/items.ts";
import { goneOf, SURE, VALUES } from "../../../engine/survival/gone.ts";
import { groundOf } from "../../../engine/survival/ground.ts";
import { IN_PLACE, standingOf, standsInPlaceOf } from "../../../engine/survival/in-place.ts";
import { isCutOf, isNearMiss } from "../../../engine/survival/near.ts";
import { novelHandles } from "../../../engine/survival/novelty.ts";
import { placeIndexOf } from "../../../engine/survival/place-index.ts";
import { nearMissOf } from "../../../engine/survival/replaced.ts";
import { sameSort } from "../../../engine/survival/sorts.ts";
import { withoutPlaceholders } from "../../../engine/survival/support.ts";
import { survive } from "../../../engine/survival.ts";

const name = fc.constantFrom("queue", "gateway", "replica", "ledger");
const digits = fc.constantFrom("4f9a2c", "4f9a2e", "7d0c2b", "7d0c2d", "51ab03");
const handle = fc.oneof(
  digits.map((id) => `rev-${id}`),
  fc.tuple(name, digits).map(([word, id]) => `src/${word}/${id}.ts`),
  digits.map((id) => `https://ci.example/jobs/${id}`),
);
const line = fc.oneof(
  fc.tuple(name, name, handle).map(([a, b, id]) => `- The ${a} of the ${b} reads \`${id}\` first.`),
  fc.tuple(name, handle).map(([a, id]) => `- ${a}: \`${id}\``),
  handle.map((id) => `- \`${id}\``),
);
const text = fc
  .tuple(fc.boolean(), fc.array(line, { minLength: 1, maxLength: 25 }))
  .map(([headed, lines]) => `${headed ? "# Deploy\n\n" : ""}${lines.join("\n")}\n`);

const sideOf = (words: string, turns: object = {}) => {
  const passage: Passage = { text: words, provenance: "user", form: "markdown", ...turns };
  return itemsOf([passage]);
};
const groundBetween = (before: string, after: string, turns: object = {}) =>
  groundOf(sideOf(before, turns), sideOf(after, turns), {});
const handlesOf = (items: readonly Item[]) => items.filter(({ kind }) => kind === "handle");

test("a near miss in a handle's place is the first that a search through all new handles finds", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const ground = groundBetween(before, after);
      for (const item of handlesOf(ground.region.items)) {
        const first = novelHandles(ground).find(
          (now) =>
            sameSort(item, now) &&
            isNearMiss(item.text, now.text) &&
            !isCutOf(now.text, item.text) &&
            withoutPlaceholders(item.text) !== withoutPlaceholders(now.text) &&
            standsInPlaceOf(item, now, ground),
        );
        const { text: found, span, passage } = first ?? {};
        expect(nearMissOf([item], ground)).toEqual(first && { text: found, span, passage });
      }
    }),
    { numRuns: 150 },
  );
});

test("whatever stands in the place of a handle is found in the index of places", () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom(IN_PLACE, SURE), (before, after, least) => {
      const ground = groundBetween(before, after);
      const novel = handlesOf(ground.surviving.items);
      const index = placeIndexOf(
        novel.map((item) => [item]),
        ground.after,
        ground,
        least,
      );
      for (const item of handlesOf(ground.region.items)) {
        const standing = standingOf(item, ground.before);
        const found = standing ? index(standing).flatMap((positions) => [...positions]) : [];
        for (const [at, now] of novel.entries())
          if (standsInPlaceOf(item, now, ground, least)) expect(found).toContain(at);
      }
    }),
    { numRuns: 150 },
  );
});

test("the owner of a new handle is among those that are looked at", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const turns = { record: 0, textIndex: 0 };
      const ground = groundBetween(before, after, turns);
      const fates = survive(ground.region, ground.surviving, {}).survival.filter(
        ({ state, item }) => state === "lost" && item.kind === "handle",
      );
      const { ownersOf } = goneOf(fates, ground);
      for (const now of novelHandles(ground)) {
        const owners = ownersOf(now);
        expect(owners).toEqual(fates.filter((fate) => owners.includes(fate)));
        for (const fate of fates) {
          const near = isNearMiss(fate.item.text, now.text) && sameSort(fate.item, now);
          if (!near && (fate.item.subtype !== now.subtype || !VALUES.has(now.subtype))) continue;
          if (fate.places.some((place) => standsInPlaceOf(place, now, ground, SURE))) expect(owners).toContain(fate);
        }
      }
    }),
    { numRuns: 100 },
  );
});
