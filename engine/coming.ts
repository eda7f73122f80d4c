/** The compaction that comes next: what the agent sees now, as the region that the next summary will replace. */
import type { Inspection } from "./inspection.ts";
import type { Generation } from "./lineage/generation.ts";
import { lineageOf } from "./lineage/index.ts";
import { passagesOfSession } from "./passages.ts";
import type { Compaction, Session, SessionRecord } from "./session.ts";
import type { Source } from "./text.ts";

/** The id that a compaction has which was not written yet. */
const COMING = "coming";

/**
 * The records that a thread's agent sees now: what the last compaction left, and all that was said since. `agent` is the sub-agent,
 * absent for the main thread. Indices into `session.records`, in file order.
 */
export function liveRecords(session: Session, agent?: string): readonly number[] {
  const last = lastCompaction(session, agent);
  const end = last ? endOf(last) : -1;
  const left = last ? [...last.kept, ...(last.summary.record === undefined ? [] : [last.summary.record])] : [];
  const since = [...session.records.keys()].filter(
    (index) => end < index && session.records[index]?.agent === agent && isSpoken(session, index),
  );
  return [...new Set([...left, ...since])].sort((a, b) => a - b);
}

/** Whether the thread's agent has gone on since its last compaction; then a compaction that is announced now is not in the file yet. */
export function hasGoneOn(session: Session, agent?: string): boolean {
  const last = lastCompaction(session, agent);
  if (!last) return true;
  const end = endOf(last);
  return session.records.some(
    (record, index) =>
      end < index && record.agent === agent && record.role === "assistant" && !last.kept.includes(index),
  );
}

/** The newest compaction of a thread that replaced something; clears replace nothing. */
export const lastCompaction = (session: Session, agent?: string): Compaction | undefined =>
  session.compactions.findLast((one) => one.agent === agent && one.kind !== "clear");

/** A session inspected as if everything that a thread's agent sees were dropped now, and that dropping as a generation. */
export interface Coming {
  readonly inspection: Inspection;
  readonly generation: Generation;
  /** The records at stake; indices into the session's. */
  readonly records: readonly number[];
}

/** What is known of the thread whose compaction comes. */
export interface ComingOptions {
  /** The sub-agent; absent for the main thread. */
  readonly agent?: string;
  /** The summary, where the agent has told it before it wrote it down; without it everything counts as dropped. */
  readonly summary?: string;
}

/** What is at stake at the next compaction of a thread (spec §10, hooks); undefined where the agent sees nothing. Rules are not run. */
export function comingOf(source: Source, told: Session, { agent, summary }: ComingOptions = {}): Coming | undefined {
  const records = liveRecords(told, agent);
  if (records.length === 0) return undefined;
  const last = lastCompaction(told, agent);
  const session = summary === undefined ? told : withSummary(told, summary, agent);
  const coming: Compaction = {
    id: COMING,
    ...(last ? { parent: last.id } : {}),
    // Without a summary nothing stands in the region's place yet, and that can be read.
    kind: summary === undefined ? "truncate" : "summary",
    trigger: "unknown",
    confidence: "heuristic",
    line: 0,
    ...(agent === undefined ? {} : { agent }),
    region: records,
    regionKnown: true,
    kept: [],
    injected: [],
    summary: summary === undefined ? { opaque: false } : { opaque: false, record: session.records.length - 1 },
    tokens: { source: "" },
    retained: true,
  };
  const known = session.compactions.filter((one) => one.agent === agent);
  const ahead: Session = { ...session, compactions: [...known, coming] };
  const lineage = lineageOf(ahead);
  const generation = lineage.generations.find(({ id }) => id === COMING);
  if (!generation) return undefined;
  return { inspection: inspectionOf(source, ahead, lineage), generation, records };
}

/** A session with the summary as its newest record. */
function withSummary(session: Session, text: string, agent: string | undefined): Session {
  const end = session.records.at(-1)?.bytes.end ?? 0;
  const summary: SessionRecord = {
    id: "coming-summary",
    role: "summary",
    provenance: "summary",
    line: 0,
    at: 0,
    bytes: { start: end, end },
    ...(agent === undefined ? {} : { agent }),
    texts: [{ text, use: "prose", raw: { start: 0, end: text.length }, escaped: false }],
  };
  return { ...session, records: [...session.records, summary] };
}

/** A session with the lineage of it, without findings: for hooks, which have no time for rules. */
export function inspectionOf(source: Source, session: Session, lineage = lineageOf(session)): Inspection {
  return {
    source,
    kind: "transcript",
    passages: passagesOfSession(session),
    items: [],
    obligations: [],
    session,
    lineage,
    diagnostics: [],
  };
}

/** The last record that a compaction speaks of. */
const endOf = ({ summary, region, kept }: Compaction): number =>
  Math.max(summary.record ?? -1, region.at(-1) ?? -1, summary.record === undefined ? (kept.at(-1) ?? -1) : -1);

const isSpoken = (session: Session, index: number): boolean => {
  const { provenance, texts } = session.records[index] ?? {};
  return provenance !== "system" && provenance !== "rules" && (texts?.length ?? 0) > 0;
};
