/** Finds the cues of every language in one clause. */
import { firstFrom, type Span } from "../text.ts";
import type { ClauseCue } from "./clause.ts";
import { type CompiledLanguage, compiled } from "./compiled.ts";
import { type Ground, isAtEnd, siteOf } from "./cue-site.ts";
import type { CueGroup } from "./language.ts";
import { bookOf, type PhraseList, type Place } from "./phrase-book.ts";
import { CODE } from "./shadow.ts";

/** One list of phrases of one pack: a group of cues, or what is idle in its language. */
interface CueList extends PhraseList {
  readonly pack: CompiledLanguage;
  readonly cue?: { readonly group: CueGroup; readonly index: number };
}

/** All lists, in the order in which packs and groups stand. */
const lists: readonly CueList[] = compiled.flatMap((pack): readonly CueList[] => {
  const { spaced, idle, cues } = pack.language;
  const { script } = pack;
  return [
    { pack, spaced, script, phrases: idle },
    ...cues.map((group, index) => ({ pack, spaced, script, phrases: group.find, cue: { group, index } })),
  ];
});

const book = bookOf(lists);

/** Where in a shadow cues may begin. */
export const cuePlaces = (shadow: string): readonly Place[] => book(shadow);

/** Whether anything but a hedge may begin at one of the places. */
export const mayHoldRules = (places: readonly Place[]): boolean =>
  places.some(({ attempts }) =>
    attempts.some(({ list }) => {
      const cue = lists[list]?.cue;
      return cue !== undefined && cue.group.as !== "hedge";
    }),
  );

/** Every cue in the clause, in text order; where two overlap, the longer, then the stronger stays. */
export function cuesIn(ground: Ground): readonly ClauseCue[] {
  const { start, end } = ground.span;
  const places: Place[] = [];
  for (let next = firstFrom(ground.places, start, ({ at }) => at); next < ground.places.length; next++) {
    const place = ground.places[next];
    if (!place || end <= place.at) break;
    places.push({ at: place.at - start, attempts: place.attempts });
  }
  if (places.length === 0) return [];
  const said = ground.shadow.slice(start, end);
  const found = cuesAt(ground, withoutIdle(said, places), places);
  found.sort((a, b) => rank(b.cue) - rank(a.cue) || a.list - b.list || a.cue.span.start - b.cue.span.start);
  const kept: ClauseCue[] = [];
  for (const { cue } of found) if (!kept.some((other) => clashes(cue, other))) kept.push(cue);
  return kept.sort((a, b) => a.span.start - b.span.start);
}

/** Longer cues say more; between equals the stronger one does, and what is forbidden outright is not merely absent. */
const rank = ({ span, strength, as }: ClauseCue): number =>
  span.end -
  span.start +
  strength / 4 +
  (strength === 3 && as === "prohibition" && SHORT_BAN < span.end - span.start ? OUTRIGHT : 0);

/** A bare "never" may only tell. */
const SHORT_BAN = 5;

/** So many characters longer has a finding to be that takes the place of an outright ban. */
const OUTRIGHT = 24;

const clashes = (a: ClauseCue, b: ClauseCue): boolean => a.span.start < b.span.end && b.span.start < a.span.end;

/** The clause with its idle negations blanked. */
function withoutIdle(shadow: string, places: readonly Place[]): string {
  let clause = shadow;
  const done = new Map<number, number>();
  for (const { at, attempts } of places)
    for (const attempt of attempts) {
      const list = lists[attempt.list];
      if (!list || list.cue || at < (done.get(attempt.list) ?? 0)) continue;
      const end = attempt.find(shadow, at);
      if (end === undefined || !list.script.test(shadow)) continue;
      clause = clause.slice(0, at) + CODE.repeat(end - at) + clause.slice(end);
      done.set(attempt.list, end);
    }
  return clause;
}

interface FoundCue {
  readonly cue: ClauseCue;
  readonly list: number;
}

function cuesAt(ground: Ground, clause: string, places: readonly Place[]): FoundCue[] {
  const found: FoundCue[] = [];
  const done = new Map<number, number>();
  for (const { at, attempts } of places)
    for (const attempt of attempts) {
      const list = lists[attempt.list];
      if (!list?.cue || at < (done.get(attempt.list) ?? 0)) continue;
      const end = attempt.find(clause, at);
      if (end === undefined || !list.script.test(clause)) continue;
      const meant = isMeant(ground, clause, list, { start: at, end });
      done.set(attempt.list, meant === "never" ? clause.length : end);
      if (meant === true) found.push({ cue: cueOf(ground, list, { start: at, end }), list: attempt.list });
    }
  return found;
}

const cueOf = ({ span }: Ground, { pack, cue }: CueList, { start, end }: Span): ClauseCue => ({
  span: { start: span.start + start, end: span.start + end },
  as: cue?.group.as ?? "hedge",
  strength: cue?.group.strength ?? 1,
  language: pack.language.code,
});

/** Whether a phrase stands where it is a cue; `never` where the clause takes the meaning of its whole group away. */
function isMeant(ground: Ground, clause: string, { pack, cue }: CueList, { start, end }: Span): boolean | "never" {
  if (!cue) return false;
  const site = siteOf(ground, clause, pack, { start, end });
  const { at, when } = cue.group;
  if (at === "start" && !site.atStart) return false;
  if (at === "end" && !isAtEnd(site.after, pack)) return false;
  const unless = pack.unless[cue.index];
  if (unless && clause.search(unless.find) !== -1) return "never";
  return !when || when(site);
}
