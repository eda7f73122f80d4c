/** Handles in whose place a near miss stands: in the sentence that answers to theirs, or under the same key (spec §3, altered). */
import type { Item } from "../item.ts";
import type { Instead } from "../survival.ts";
import { likeness } from "./alignment.ts";
import type { Ground } from "./ground.ts";
import { labelBefore, without } from "./label.ts";
import { isCutOf, isNearMiss } from "./near.ts";
import { novelHandles } from "./novelty.ts";
import { withoutPlaceholders } from "./support.ts";

/** The near miss that stands where one of a handle's places stood, if there is one. */
export function nearMissOf(places: readonly Item[], ground: Ground): Instead | undefined {
  const [item] = places;
  if (!item) return undefined;
  for (const novel of novelHandles(ground)) {
    if (!sameSort(item, novel) || !isNearMiss(item.text, novel.text) || isCutOf(novel.text, item.text)) continue;
    if (withoutPlaceholders(item.text) === withoutPlaceholders(novel.text)) continue;
    if (places.some((place) => standsInPlaceOf(place, novel, ground)))
      return { text: novel.text, passage: novel.passage, span: novel.span };
  }
  return undefined;
}

/** Whether two handles could be taken for one another. */
export const sameSort = (a: Item, b: Item): boolean =>
  a.subtype === b.subtype || (LOOSE.has(a.subtype) && LOOSE.has(b.subtype));

/** Subtypes that scanners tell apart by their surroundings only. */
const LOOSE = new Set(["id", "other", "symbol", "host", "hash", "branch"]);

/** The sentence of the one answers to the sentence of the other, or both stand under the same key. */
export function standsInPlaceOf(was: Item, now: Item, ground: Ground, least = IN_PLACE): boolean {
  const before = ground.before.at(was.passage, was.span.start);
  const after = ground.after.at(now.passage, now.span.start);
  if (!before || !after) return false;
  const key = labelBefore(before, was);
  if (key !== "" && key === labelBefore(after, now)) return true;
  if (before.text.length > LONGEST || after.text.length > LONGEST) return false;
  const [left, right] = [without(ground.before.words(before), was), without(ground.after.words(after), now)];
  if (left.size === 0 || right.size === 0) return before.scope !== "" && before.scope === after.scope;
  return likeness(ground, left, right) >= least;
}

/** What is longer than this is data, not a sentence that another one answers to. */
const LONGEST = 2000;

/** Below this share of common words, two sentences speak of different things. */
const IN_PLACE = 0.4;
