/** Literals that obligations need and that no scanner took for a handle: they are items all the same. */
import type { Item } from "../item.ts";
import type { Ground } from "./ground.ts";
import { findAt, findFirst, occurrences, runTogether } from "./haystack.ts";

/** Declared bindings that stand in the region and are none of its handles, where they stand first. */
export function boundLiterals(ground: Ground): readonly Item[] {
  const known = new Set(ground.region.items.filter(({ kind }) => kind === "handle").map(({ text }) => text));
  const literals: Item[] = [];
  for (const { needs, status } of ground.options.obligations ?? []) {
    for (const { token, declared } of needs) {
      if (!declared || status !== "open" || known.has(token)) continue;
      known.add(token);
      const item = literalIn(token, ground);
      if (item) literals.push(item);
    }
  }
  return literals;
}

function literalIn(token: string, ground: Ground): Item | undefined {
  const hay = ground.regionHay();
  const literal = runTogether(token);
  const [at] = occurrences(hay, literal);
  const find = findFirst(hay, literal, "other") ?? (at === undefined ? undefined : findAt(hay, at, literal.length));
  if (!find || !("passage" in find.origin)) return undefined;
  const passage = ground.region.passages[find.origin.passage];
  if (!passage) return undefined;
  const text = passage.text.slice(find.span.start, find.span.end);
  return {
    kind: "handle",
    subtype: "other",
    text,
    span: find.span,
    provenance: passage.provenance,
    passage: find.origin.passage,
  };
}
