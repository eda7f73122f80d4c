/** What the agent did after a compaction: the truth that expected need is measured against, never looked at when ranking. */
import { addTo, type Group } from "../groups.ts";
import type { Compaction, Session } from "../session.ts";
import { firstFrom } from "../text.ts";

/** The texts that the agent wrote after a compaction and before the next one of its thread: words and arguments of its calls. */
export function continuationOf(session: Session, compaction: Compaction): readonly string[] {
  const start = positionOf(compaction);
  const next = continuationEnd(session, compaction);
  const texts: string[] = [];
  for (let index = start + 1; index < next; index += 1) {
    const record = session.records[index];
    if (record?.role !== "assistant" || record.agent !== compaction.agent) continue;
    for (const { text, use } of record.texts) if (use === "prose" || use === "argument") texts.push(text);
  }
  return texts;
}

/** Index of the record at which the next compaction of the thread took effect, or that the session has yet to get. */
export function continuationEnd(session: Session, compaction: Compaction): number {
  const positions = positionsOf(session).get(compaction.agent) ?? [];
  return positions[firstFrom(positions, positionOf(compaction) + 1, (position) => position)] ?? session.records.length;
}

/** Where the compactions of each thread took effect, ascending. Looked through once for all of a session. */
export function positionsOf(session: Session): ReadonlyMap<string | undefined, readonly number[]> {
  const known = found.get(session);
  if (known) return known;
  const made = new Map<string | undefined, Group<number>>();
  for (const compaction of session.compactions)
    if (compaction.kind !== "clear") addTo(made, compaction.agent, positionOf(compaction));
  for (const positions of made.values()) positions.sort((a, b) => a - b);
  found.set(session, made);
  return made;
}

const found = new WeakMap<Session, ReadonlyMap<string | undefined, readonly number[]>>();

/** Whether any of the texts holds the literal on token boundaries, in any of its spellings. */
export const usesAny = (texts: readonly string[], spellings: readonly string[]): boolean =>
  spellings.some((spelling) => spelling !== "" && texts.some((text) => standsIn(text, spelling)));

function standsIn(text: string, literal: string): boolean {
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1)) {
    if (isEdge(text.charCodeAt(at - 1)) && isEdge(text.charCodeAt(at + literal.length))) return true;
  }
  return false;
}

/** Letters, digits, `_` and `-` continue a literal; a slash does not, so that a relative path is found in an absolute one. */
const isEdge = (code: number): boolean =>
  !(
    (48 <= code && code <= 57) ||
    (65 <= code && code <= 90) ||
    (97 <= code && code <= 122) ||
    code === 95 ||
    code === 45
  );

/** The index of the record after which a compaction took effect; -1 where it is not known. */
export function positionOf({ summary, region, kept }: Compaction): number {
  return summary.record ?? Math.max(-1, region.at(-1) ?? -1, kept.at(-1) ?? -1);
}
