/** One stretch of a thread between two compactions, with what the agent had lost when it began: what every look at it is given. */
import type { Item, Passage } from "../item.ts";
import type { Generation } from "../lineage/generation.ts";
import { standingOf } from "../lineage/standing.ts";
import type { Compaction, Session } from "../session.ts";
import type { Action } from "./action.ts";
import type { Death, Deaths } from "./deaths.ts";
import type { Mishap, MishapKind, Spot } from "./facts.ts";
import type { Memory } from "./memory.ts";
import type { Thread } from "./thread.ts";

/** What is known of the whole session. */
export interface Ground {
  readonly session: Session;
  readonly passages: readonly Passage[];
  readonly memory: Memory;
  /** The index of the passage of a record's text, where it has one. */
  readonly passageOf: (record: number, text: number) => number | undefined;
  /** The items of a passage, in order. */
  readonly itemsOf: (passage: number) => readonly Item[];
}

/** One stretch. Actions are those of the thread only. */
export interface Scene extends Ground {
  readonly generation: Generation;
  readonly compaction: Compaction;
  /** The record after which the compaction took effect. */
  readonly start: number;
  /** The records that the compaction kept. */
  readonly kept: ReadonlySet<number>;
  /** All actions of the thread. What the compaction, or one before it, dropped of them is looked up (`droppedOf`). */
  readonly thread: Thread;
  /** Actions up to the next compaction. */
  readonly after: readonly Action[];
  /** What went and no summary since has brought back. */
  readonly dead: Deaths;
}

/** A mishap, and the generation it is told with. */
export interface Found {
  readonly mishap: Mishap;
  readonly generation: Generation;
}

/** The last place where something stood. */
export function lastPlace({ fate }: Death): Spot {
  const { passage, span } = fate.places.at(-1) ?? fate.item;
  return { passage, span };
}

/** A mishap as it is told. */
export function told(
  kind: MishapKind,
  action: Action,
  spot: Spot & { readonly text: string },
  because: { readonly was?: string; readonly source?: Spot; readonly generation: Generation },
): Found {
  const { was, source, generation } = because;
  const { passage, span, text } = spot;
  const mishap: Mishap = {
    kind,
    passage,
    span,
    text,
    tool: action.tool,
    failed: action.outcome === "failed",
    ...(was === undefined ? {} : { was }),
    ...(source === undefined ? {} : { source }),
  };
  return { mishap, generation };
}

/** The call itself as a place: its command line, its words or its first address, on one line. */
export function spotOf(action: Action, ground: Ground): (Spot & { readonly text: string }) | undefined {
  const spots = action.texts.flatMap((index) => spotIn(action.record, index, ground) ?? []);
  const ranked = [SAYING, WORDS].map((keys) => spots.find(({ key }) => keys.test(key)));
  return ranked[0] ?? ranked[1] ?? spots.find(({ key }) => !BESIDE.test(key));
}

function spotIn(record: number, index: number, { session, passageOf, passages }: Ground) {
  const passage = passageOf(record, index);
  const text = passage === undefined ? undefined : passages[passage]?.text;
  if (passage === undefined || text === undefined) return undefined;
  const start = text.length - text.trimStart().length;
  const stop = text.indexOf("\n", start);
  const end = stop < 0 ? text.trimEnd().length : stop;
  const key = session.records[record]?.texts[index]?.key ?? "";
  return { passage, span: { start, end }, text: text.slice(start, end), key };
}

/** What a call is about, rather than where it goes. */
const SAYING = /^(?:command|cmd|title|subject|file_path|filePath|path|url|pattern|query)$/;
const WORDS = /^(?:text|message|body|content|comment|sql|statement|input)$/;
const BESIDE = /^(?:description|explanation|thought|reason|workdir|cwd)$/;

/** Whether the agent could see a literal when it acted: in what the compaction left, in what is read every time, or said since. */
export function isVisible(literal: string, action: Action, { session, compaction, start }: Scene): boolean {
  const { records } = session;
  const holds = (index: number): boolean => records[index]?.texts.some(({ text }) => text.includes(literal)) === true;
  const { summary, kept, injected, agent } = compaction;
  if (summary.record !== undefined && holds(summary.record)) return true;
  if (kept.some(holds) || injected.some(holds)) return true;
  const isSeen = (index: number): boolean => records[index]?.role !== "summary" && holds(index);
  for (const index of standingOf(session, agent)) {
    if (start < index || action.record <= index) break;
    if (isSeen(index)) return true;
  }
  for (let index = start + 1; index < action.record; index += 1)
    if (records[index]?.agent === agent && isSeen(index)) return true;
  return false;
}
