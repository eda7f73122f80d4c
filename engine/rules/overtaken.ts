/** What the agent said of a thing that it changed afterwards: how things were found is no longer how they are. */
import type { Passage } from "../item.ts";
import { EDITING, useOf as wayOf } from "../need/use.ts";
import { ofRecord } from "../passages.ts";
import { standsAlone } from "../survival/boundary.ts";
import type { Survival } from "../survival.ts";
import { overlaps } from "../text.ts";
import type { Told } from "./weight.ts";

/** Whether something that a fact names was edited, or written into a file of code, after the fact was said and before the compaction. */
export function isOvertaken(fate: Survival, all: readonly Survival[], context: Told): boolean {
  const names = namedIn(fate, all)
    .map(({ item: { text } }) => text.replace(LOCATION, ""))
    .filter((name) => SHORTEST <= name.length);
  if (names.length === 0) return false;
  const { item } = fate;
  const { passages } = context;
  const end = all.reduce((last, { places }) => Math.max(last, places.at(-1)?.passage ?? 0), item.passage);
  const last = passages[end]?.record ?? -1;
  for (let index = item.passage + 1; index < passages.length; index += 1) {
    const passage = passages[index];
    if (passage === undefined || last < (passage.record ?? 0)) break;
    if (
      EDITING.test(passage.tool ?? "") &&
      names.some((name) => holds(passage.text, name)) &&
      isChange(passage, context)
    )
      return true;
  }
  return false;
}

/** The fates of the handles that stand in a fact's words. */
export const namedIn = ({ item }: Survival, all: readonly Survival[]): readonly Survival[] =>
  all.filter(
    ({ item: handle, places }) =>
      handle.kind === "handle" &&
      places.some((place) => place.passage === item.passage && overlaps(place.span, item.span)),
  );

/** `:12`, `:12-20` after a path. */
const LOCATION = /:\d{1,7}(?:[:-]\d{1,7}){0,2}$/;

/** Shorter names stand in any code. */
const SHORTEST = 4;

function isChange(passage: Passage, { passages, session }: Told): boolean {
  const way = wayOf(passage, session);
  if (way === "edit") return true;
  if (way !== "written") return false;
  for (const [, other] of ofRecord(passages, passage.record)) if (isNotes(other)) return false;
  return true;
}

/** A file of notes only tells of things. */
const isNotes = ({ key, text }: Passage): boolean =>
  key !== undefined && /path|file/i.test(key) && /\.(?:md|mdx|txt|rst)$/i.test(text);

function holds(text: string, name: string): boolean {
  for (let at = text.indexOf(name); 0 <= at; at = text.indexOf(name, at + 1))
    if (standsAlone(text, at, at + name.length, "symbol")) return true;
  return false;
}
