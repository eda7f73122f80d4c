import { expect, test } from "vitest";
import { inspect } from "../../engine/inspection.ts";
import { wasHeard } from "../../engine/lineage/heard.ts";
import { carriedOn, deadSince, emptyLedger, figures } from "../../engine/lineage/originals.ts";
import { readDocument } from "../../engine/readers/index.ts";
import type { Survival } from "../../engine/survival.ts";

const fate = (text: string, state: Survival["state"]): Survival => {
  const item = {
    kind: "handle",
    subtype: "id",
    text,
    span: { start: 0, end: 1 },
    provenance: "user",
    passage: 0,
  } as const;
  return { item, places: [item], state };
};

test("two generations that go on from the same one know nothing of each other", () => {
  const root = carriedOn(emptyLedger(), [fate("rev-1", "kept"), fate("rev-2", "lost")]);
  const left = carriedOn(root, [fate("rev-1", "kept"), fate("rev-3", "kept")]);
  const right = carriedOn(root, [fate("rev-1", "lost"), fate("rev-4", "kept"), fate("rev-5", "lost")]);
  expect([root, left, right].map(({ handles }) => figures(handles))).toEqual([
    { items: 2, alive: 1 },
    { items: 3, alive: 2 },
    { items: 4, alive: 1 },
  ]);
  expect([deadSince(root, left), deadSince(root, right), deadSince(root, root)]).toEqual([1, 2, 1]);
});

test("a word is heard in the same records however many words were asked for before", () => {
  const text =
    "user: Ask 7a91-kestrel about v1.20.3.\nassistant: The kestrel flies at höhe_12.\nuser: Then Nightjar4 it is.\n";
  const session = readDocument({ name: "session.txt", text });
  if (!session) throw new Error("the notation is a session");
  const words = [
    "kestrel",
    "7a91",
    "estr",
    "1.20.3",
    "v1.20",
    "he_12",
    "Nightjar4",
    "nightjar4",
    "7a91-kestrel",
    "owl",
  ];
  const asked = () =>
    words.map((word) =>
      [0, 1, 2].map((last) => [wasHeard(word, session, { last }), wasHeard(word, session, { last, except: 0 })]),
    );
  const first = asked();
  for (let round = 0; round < 20; round += 1) expect(asked()).toEqual(first);
  expect(first[0]).toEqual([
    [true, false],
    [true, true],
    [true, true],
  ]);
  expect(first.at(-1)?.flat()).not.toContain(true);
});

test("each of many compactions is told of as if it were the last", () => {
  const window = (at: number): string =>
    `user: Deploy rev-${at}a7 and leave src/part-${at}.ts alone.\nassistant: I see.\nsummary: Deployed. Next is src/part-${at}.ts.\n`;
  const texts = Array.from({ length: 12 }, (_, at) => window(at));
  const whole = inspect({ name: "session.txt", text: texts.join("") }).lineage?.generations ?? [];
  for (const [at, generation] of whole.entries()) {
    const shorter = inspect({ name: "session.txt", text: texts.slice(0, at + 1).join("") }).lineage?.generations.at(-1);
    expect(shorter?.originals).toEqual(generation.originals);
    expect(shorter?.survival).toEqual(generation.survival);
    expect(shorter?.reasons).toEqual(generation.reasons);
  }
  expect(whole).toHaveLength(12);
});
