/** Handles in whose place a near miss stands: in the sentence that answers to theirs, or under the same key (spec §3, altered). */
import type { Item } from "../item.ts";
import { once } from "../once.ts";
import type { Instead } from "../survival.ts";
import type { Ground } from "./ground.ts";
import { IN_PLACE, standingOf, standsInPlaceOf } from "./in-place.ts";
import { isCutOf, isNearMiss } from "./near.ts";
import { leastOf } from "./near-index.ts";
import { novelHandles } from "./novelty.ts";
import { type PlaceIndex, placeIndexOf } from "./place-index.ts";
import { type Sort, sortOf, sortsOf } from "./sorts.ts";
import { withoutPlaceholders } from "./support.ts";

/** The near miss that stands where one of a handle's places stood, if there is one. */
export function nearMissOf(places: readonly Item[], ground: Ground): Instead | undefined {
  const [item] = places;
  if (!item) return undefined;
  const novel = novelOf(ground).get(sortOf(item));
  if (!novel) return undefined;
  const mayStand = quickLook(places, novel, ground);
  const found = leastOf(novel.near(item.text), (position) => {
    const now = novel.items[position];
    if (!now || !mayStand(position) || !isAnother(item.text, now.text)) return false;
    return places.some((place) => standsInPlaceOf(place, now, ground));
  });
  const now = found === undefined ? undefined : novel.items[found];
  return now && { text: now.text, passage: now.passage, span: now.span };
}

const isAnother = (text: string, now: string): boolean =>
  isNearMiss(text, now) && !isCutOf(now, text) && withoutPlaceholders(text) !== withoutPlaceholders(now);

/** Where many are near, all those in one of the places are looked for at once. */
function quickLook(places: readonly Item[], novel: Novel, ground: Ground): (position: number) => boolean {
  let asked = 0;
  const inPlace = once(() => {
    const index = novel.inPlace();
    const standings = places.flatMap((place) => standingOf(place, ground.before) ?? []);
    return standings.flatMap(index);
  });
  return (position) => {
    asked += 1;
    return asked <= FEW || inPlace().some((positions) => positions.has(position));
  };
}

/** So many are compared one by one. */
const FEW = 4;

/** New handles of one sort, with the places they stand in. */
interface Novel extends Sort {
  readonly inPlace: () => PlaceIndex;
}

function novelOf(ground: Ground): ReadonlyMap<string, Novel> {
  const known = novelties.get(ground);
  if (known) return known;
  const placed = [...sortsOf(novelHandles(ground))].map(([name, sort]): [string, Novel] => {
    const groups = sort.items.map((item) => [item]);
    return [name, { ...sort, inPlace: once(() => placeIndexOf(groups, ground.after, ground, IN_PLACE)) }];
  });
  const novel = new Map(placed);
  novelties.set(ground, novel);
  return novel;
}

const novelties = new WeakMap<Ground, ReadonlyMap<string, Novel>>();
