/** What one compaction scraped off and what the agent sees afterwards, as two sides with their items. */

import type { Passage } from "../item.ts";
import type { Items } from "../items.ts";
import { indexOfText, passagesOfRecords } from "../passages.ts";
import { sideOfPassages } from "../reading.ts";
import type { Compaction, Session } from "../session.ts";
import type { Invention, Survival, SurvivalOptions } from "../survival.ts";
import { isFrame } from "./frame.ts";
import { isStanding, standingOf } from "./standing.ts";

/** Both sides of a compaction. Passage indices count in each side's own passages. */
export interface Window {
  readonly region: Items;
  /** Summary and records kept verbatim; the agent's own frame around the summary is no part of it. */
  readonly surviving: Items;
  /** Texts that a tool attaches again, and system prompt and rules files, which are always there. */
  readonly carriers: NonNullable<SurvivalOptions["carriers"]>;
}

/** The window around one compaction. */
export function windowOf(session: Session, compaction: Compaction, carriers: Window["carriers"]): Window {
  const { region, kept, injected, summary } = compaction;
  const summaries = summary.record === undefined ? [] : [summary.record];
  const framing = passagesOfRecords(session, summaries).filter((passage) => isFrame(passage, session));
  return {
    region: sideOf(session, region),
    surviving: sideOf(session, [...new Set([...summaries, ...kept, ...besideCleared(session, compaction)])]),
    carriers: [
      ...carriers,
      ...framing.map(({ text }) => ({ name: FRAME, text, as: "carried" as const })),
      ...injectedTexts(session, injected),
      ...standingTexts(session, compaction),
    ],
  };
}

/** Where results were only blanked, the records of everything else that the agent was sent at that time: they are still there. */
export function besideCleared(session: Session, compaction: Compaction): readonly number[] {
  const { kind, region, agent, line } = compaction;
  if (kind !== "clear") return [];
  const { order, wentIn } = leavingOf(session);
  const now = order.get(compaction) ?? -1;
  const went = wentIn.get(agent);
  const last = (region.at(-1) ?? -1) + 1;
  return [...session.records.keys()].filter((index) => {
    const record = session.records[index];
    if (record?.agent !== agent || (went?.get(index) ?? Number.POSITIVE_INFINITY) <= now) return false;
    return line > 0 ? (record?.line ?? 0) < line : index <= last;
  });
}

/** In which compaction of its agent each record went first. */
interface Leaving {
  readonly order: ReadonlyMap<Compaction, number>;
  readonly wentIn: ReadonlyMap<string | undefined, ReadonlyMap<number, number>>;
}

/** Looked through once for all clears of a session, since there may be thousands. */
function leavingOf(session: Session): Leaving {
  const known = leaving.get(session);
  if (known) return known;
  const wentIn = new Map<string | undefined, Map<number, number>>();
  for (const [at, { agent, region }] of session.compactions.entries()) {
    const went = wentIn.get(agent) ?? new Map<number, number>();
    wentIn.set(agent, went);
    for (const index of region) if (!went.has(index)) went.set(index, at);
  }
  const made = { order: new Map(session.compactions.map((compaction, at) => [compaction, at])), wentIn };
  leaving.set(session, made);
  return made;
}

const leaving = new WeakMap<Session, Leaving>();

/** The name of what an agent puts around every summary: nothing the summary says, and before the agent all the same. */
const FRAME = "frame";

/** The name of texts that a tool attached again. */
export const INJECTED = "injected";

const sideOf = (session: Session, records: readonly number[]): Items =>
  sideOfPassages(passagesOfRecords(session, records).filter((passage) => !isFrame(passage, session)));

const injectedTexts = (session: Session, injected: readonly number[]): Window["carriers"] =>
  passagesOfRecords(session, injected).map(({ text }) => ({ name: INJECTED, text, as: "carried" as const }));

/** The system prompt and rules files that were read into the window are read again after it. */
function standingTexts(session: Session, { region, kept, agent }: Compaction): Window["carriers"] {
  const last = region.at(-1) ?? -1;
  const again = new Set(kept);
  const read = standingOf(session, agent).filter((index) => index <= last && !again.has(index));
  return passagesOfRecords(session, read)
    .filter(({ provenance }) => isStanding(provenance))
    .map(({ text, provenance }) => ({ name: provenance, text, as: "carried" as const }));
}

/** Where a passage stands among all passages of the session; -1 where it is none of them. */
export type PassageIndex = (passage: Passage | undefined) => number;

/** The index of all passages of a session. */
export const indexOfPassages =
  (passages: readonly Passage[]): PassageIndex =>
  (passage) =>
    indexOfText(passages, passage?.record, passage?.textIndex) ?? -1;

/** Fates and inventions with passage indices that count in all passages of the session, as everywhere downstream. */
export function inSession(
  window: Window,
  indexOf: PassageIndex,
  { survival, invented }: { readonly survival: readonly Survival[]; readonly invented: readonly Invention[] },
): { readonly survival: readonly Survival[]; readonly invented: readonly Invention[] } {
  const regionOf = globally(window.region, indexOf);
  const survivingOf = globally(window.surviving, indexOf);
  return {
    survival: survival.map((fate) => ({
      ...fate,
      item: regionOf(fate.item),
      places: fate.places.map(regionOf),
      ...(fate.instead ? { instead: survivingOf(fate.instead) } : {}),
    })),
    invented: invented.map(survivingOf),
  };
}

/** Turns passage indices of a side into indices of all passages of the session. */
export const globally =
  (side: Items, indexOf: PassageIndex) =>
  <Placed extends { readonly passage: number }>(placed: Placed): Placed => ({
    ...placed,
    passage: indexOf(side.passages[placed.passage]),
  });
