/** Tokens of the window before and after a compaction: what the agent recorded, and our estimate beside it. */
import type { Compaction, Session, SessionRecord } from "../session.ts";
import { estimateTokens } from "../tokens.ts";
import type { Generation } from "./generation.ts";

/** Recorded numbers where there are any, labelled with what they count; the estimates count readable text only. */
export function tokensOf(session: Session, compaction: Compaction): Generation["tokens"] {
  const { region, kept, injected, summary, tokens } = compaction;
  const before = tokens.before ?? lastUsage(session, region);
  return {
    ...(before === undefined ? {} : { before }),
    ...(tokens.after === undefined ? {} : { after: tokens.after }),
    source: tokens.before === undefined && before !== undefined ? "usage of the last turn" : tokens.source,
    estimateBefore: estimateOf(session, [...region, ...kept]),
    estimateAfter: estimateOf(session, [
      ...(summary.record === undefined ? [] : [summary.record]),
      ...kept,
      ...injected,
    ]),
  };
}

function lastUsage(session: Session, region: readonly number[]): number | undefined {
  for (const index of region.toReversed()) {
    const tokens = session.records[index]?.contextTokens;
    if (tokens !== undefined) return tokens;
  }
  return undefined;
}

function estimateOf(session: Session, indices: readonly number[]): number {
  let sum = 0;
  for (const index of indices) {
    const record = session.records[index];
    if (record) sum += estimateOfRecord(record);
  }
  return sum;
}

/** Estimated tokens of all that a record shows to the agent. Remembered with the record. */
export function estimateOfRecord(record: SessionRecord): number {
  const known = estimated.get(record);
  if (known !== undefined) return known;
  let sum = 0;
  for (const { text, use } of record.texts) if (use !== "reasoning") sum += estimateTokens(text);
  estimated.set(record, sum);
  return sum;
}

const estimated = new WeakMap<SessionRecord, number>();
