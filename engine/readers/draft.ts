/** A session under construction, and the few moves that every reader makes. */
import type { Compaction, Problem, Session, SessionRecord } from "../session.ts";

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A record that its reader may still complete. */
export type DraftRecord = Mutable<SessionRecord>;

/** What a reader fills in while it is fed. */
export interface Draft {
  readonly format: string;
  readonly records: DraftRecord[];
  readonly compactions: Compaction[];
  readonly problems: Problem[];
  cwd?: string;
  id?: string;
  agentVersion?: string;
  forkedFrom?: string;
}

/** An empty draft of a format. */
export function emptyDraft(format: string): Draft {
  return { format, records: [], compactions: [], problems: [] };
}

/** Adds a record and returns its index. The draft owns it from then on. */
export function addRecord(draft: Draft, record: DraftRecord): number {
  return draft.records.push(record) - 1;
}

/** So many different problems of a kind are told apart; the rest is counted together. */
const TOLD_APART = 12;

/** Notes a problem at a line; the same problem again is counted, at its first line. */
export function note(draft: Draft, kind: Problem["kind"], line: number | undefined, message: string): void {
  const same = draft.problems.filter((problem) => problem.kind === kind);
  const known = same.find((problem) => problem.message === message) ?? same[TOLD_APART];
  if (known) draft.problems[draft.problems.indexOf(known)] = { ...known, count: known.count + 1 };
  else {
    const told = same.length < TOLD_APART ? message : `${message}, and others`;
    draft.problems.push({ kind, count: 1, message: told, ...(line !== undefined && { line }) });
  }
}

/** Notes something ("rows of the unknown type") by the name of its type or role, which may be missing or no text. */
export function noteUnknown(draft: Draft, line: number | undefined, something: string, type: unknown): void {
  const shown = typeof type === "string" ? `"${type.slice(0, 40)}"` : "(none)";
  note(draft, "unknown", line, `${something} ${shown}`);
}

/** The draft as a session, with further compactions and problems that only the end of the file could tell. */
export function sessionOf(
  draft: Draft,
  compactions: readonly Compaction[] = [],
  problems: readonly Problem[] = [],
): Session {
  return {
    ...draft,
    records: [...draft.records],
    compactions: [...draft.compactions, ...compactions],
    problems: [...draft.problems, ...problems],
  };
}

/** An id, for formats that give none: the line, and the part of it where one line makes several. */
export const lineId = (line: number, part = 0): string => (part === 0 ? `L${line}` : `L${line}.${part}`);
