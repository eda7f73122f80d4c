/** Handles of the surviving text that the region does not know, under any spelling. */
import { wordsForCount } from "../constraints/index.ts";
import { beside } from "../handles/beside.ts";
import type { Item } from "../item.ts";
import type { Ground } from "./ground.ts";
import { findAll, findFirst, runTogether } from "./haystack.ts";
import { spellingsOf } from "./spellings.ts";

/** Handles that stand in what survives and nowhere in the region, once each, in order. */
export function novelHandles(ground: Ground): readonly Item[] {
  const known = novelties.get(ground);
  if (known) return known;
  const seen = new Set<string>();
  const novel: Item[] = [];
  for (const item of ground.surviving.items) {
    if (item.kind !== "handle" || seen.has(item.text) || !isWritten(item.passage, ground)) continue;
    seen.add(item.text);
    if (!isFromRegion(item, ground)) novel.push(item);
  }
  novelties.set(ground, novel);
  return novel;
}

/** Whether a surviving passage was written by the rewrite: the summary where one is marked, everything where none is. */
export function isWritten(passage: number, { surviving }: Ground): boolean {
  const marked = surviving.passages.some(({ provenance }) => provenance === "summary");
  return !marked || surviving.passages[passage]?.provenance === "summary";
}

const novelties = new WeakMap<Ground, readonly Item[]>();

function isFromRegion(item: Item, ground: Ground): boolean {
  const hay = ground.regionHay();
  const literal = runTogether(item.text);
  if (findFirst(hay, literal, item.subtype) || findFirst(hay, literal, "other")) return true;
  // A member is the same name behind a dot.
  if (CAMEL.test(literal) && findFirst(hay, literal, "symbol")) return true;
  if (item.subtype === "param" && isCountOfRegion(literal, ground)) return true;
  return spellingsOf(literal, item.subtype, ground.roots).some((spelling) => findFirst(hay, spelling, item.subtype));
}

/** "3 retries" where the region says "retry 3 times" or "three": its number stands there, in some spelling, in one sentence with its word. */
function isCountOfRegion(literal: string, ground: Ground): boolean {
  const [, number, word] = /(?:^|\s)(\d[\d.,]{0,15})[ -](\p{L}[\p{L} -]{2,40})$/u.exec(literal) ?? [];
  const names = word === undefined ? [] : ground.content(word).filter((name) => !beside("limits").has(name));
  if (number === undefined || names.length === 0) return false;
  const numbers = [number, ...spellingsOf(number, "param", []), ...wordsForCount(Number(number))];
  return numbers.some((said) => standsWith(said, names, ground));
}

/** Whether a number stands in some sentence of the region that also says the words. */
function standsWith(number: string, names: readonly string[], ground: Ground): boolean {
  for (const { origin, span } of findAll(ground.regionHay(), number, "param")) {
    const piece = "passage" in origin ? ground.before.at(origin.passage, span.start) : undefined;
    if (!piece) continue;
    const said = ground.before.words(piece);
    if (names.every((name) => said.has(name))) return true;
  }
  return false;
}

const CAMEL = /^\p{L}[\p{L}\p{N}]{0,60}\p{Ll}\p{Lu}[\p{L}\p{N}]{0,80}$/u;
