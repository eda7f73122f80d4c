/**
 * What a reader makes of a transcript: records in file order, the compactions among them, and what could not be read.
 * Plain data; nothing here knows where it came from beyond the offsets it carries.
 */
import type { Span } from "./text.ts";

/** Who speaks in a record. `summary` is the text that stands in place of a region. */
export type Role = "system" | "user" | "assistant" | "tool" | "summary";

/**
 * Who is answerable for a text; decides the weight of a rule found in it (spec §2).
 * `rules` is a rules file, `sealed` a sealed entry, `palimpsest` one of our own messages, which are never mined.
 */
export type Provenance = "user" | "system" | "rules" | "sealed" | "assistant" | "tool" | "summary" | "palimpsest";

/**
 * What a text is to the agent: `prose` that somebody wrote (Markdown), `reasoning` that nobody else sees,
 * an `argument` of a tool call, a `result` that a tool returned, or text that was `injected` by a tool around the conversation.
 */
export type Use = "prose" | "reasoning" | "argument" | "result" | "injected";

/** One decoded text of a record: a message block, one string argument of a tool call, one tool result. */
export interface RecordText {
  /** The decoded text. */
  readonly text: string;
  readonly use: Use;
  /** UTF-16 offsets of the literal's content (without quotes) in its line, in its document, or in `via.text`. */
  readonly raw: Span;
  /** Whether the literal holds escapes, so that decoded and raw offsets drift apart. */
  readonly escaped: boolean;
  /** The decoded text that this one was quoted in, where JSON stands inside a JSON string. */
  readonly via?: RecordText;
  /** Tool, call id and argument key, for arguments and results. */
  readonly tool?: string;
  readonly call?: string;
  readonly key?: string;
  /** For results: the call failed. */
  readonly failed?: boolean;
  /** On the first argument of a call: its numbers and switches, which are no texts, so that calls can be told apart. */
  readonly rest?: string;
}

/** One unit of the conversation in file order. */
export interface SessionRecord {
  readonly id: string;
  readonly parent?: string;
  readonly role: Role;
  readonly provenance: Provenance;
  /** Line number from 1, or 0 in a format that is one JSON document. */
  readonly line: number;
  /** The file beside it that all offsets of this record count in, where that is not the session's own. */
  readonly file?: string;
  /** UTF-16 offset in the decoded file of what `texts[].raw` counts from: the line's start, or 0 for a document. */
  readonly at: number;
  /** Bytes of the record in its file. */
  readonly bytes: Span;
  readonly time?: string;
  /** The sub-agent this record belongs to; absent for the main thread. */
  readonly agent?: string;
  /** Recorded tokens of the context that produced this record: input with caches. Present once per message id. */
  readonly contextTokens?: number;
  readonly texts: readonly RecordText[];
}

/** The number by which people and programs call the record at an index of `Session.records`: from 1, as the session editor counts. */
export const recordNumber = (index: number): number => index + 1;

/** What people call a record: by its line where the format has lines (0 where it has none), else by its number. */
export const recordName = (line: number, index: number): string =>
  line > 0 ? `line ${line}` : `record ${recordNumber(index)}`;

/** What became of the text that stood in the region. */
export interface Summary {
  /** Index into `Session.records`; absent when nothing stands in the region's place, or nothing that can be read. */
  readonly record?: number;
  /** The summary exists but cannot be read (encrypted, removed). */
  readonly opaque: boolean;
}

/** Tokens of the window around a compaction, as the agent recorded them. */
export interface RecordedTokens {
  readonly before?: number;
  readonly after?: number;
  /** What the numbers count, in the format's own words. */
  readonly source: string;
}

/** One event that removed records from what the agent sees. All numbers are indices into `Session.records`. */
export interface Compaction {
  readonly id: string;
  /** The compaction before it in the same chain. */
  readonly parent?: string;
  readonly kind: "summary" | "truncate" | "clear" | "branch";
  readonly trigger: "auto" | "manual" | "unknown";
  readonly confidence: "exact" | "derived" | "heuristic";
  /** Line of the marker from 1, or 0 in a document. */
  readonly line: number;
  readonly time?: string;
  readonly agent?: string;
  /** What was dropped, in file order; holds the previous summary where that was summarized again. */
  readonly region: readonly number[];
  /** False where the dropped records are not in the file: `region` is then empty and nothing can be judged. */
  readonly regionKnown: boolean;
  /** Kept word for word. */
  readonly kept: readonly number[];
  /** Attached again by the tool: not kept, but what it holds is not lost. */
  readonly injected: readonly number[];
  readonly summary: Summary;
  readonly tokens: RecordedTokens;
  /** The region's source still lies in this file or store. */
  readonly retained: boolean;
  /** It stands in a history that was copied from the session this one was forked from; counted once where both are read together. */
  readonly copied?: true;
}

/** What could not be read, or was read with doubt. Never fatal. */
export interface Problem {
  readonly kind:
    | "torn"
    | "damaged"
    | "glued"
    | "unknown"
    | "missing-parent"
    | "unfinished"
    | "doubtful"
    | "replayed"
    | "lossy-source";
  /** First line concerned, from 1, where there is one. */
  readonly line?: number;
  /** How many lines, rows or records. */
  readonly count: number;
  /** One clause, for people. */
  readonly message: string;
}

/** A transcript as far as it could be read. */
export interface Session {
  readonly format: string;
  readonly records: readonly SessionRecord[];
  readonly compactions: readonly Compaction[];
  readonly problems: readonly Problem[];
  /** The agent's working directory, if the format records it. */
  readonly cwd?: string;
  readonly id?: string;
  readonly agentVersion?: string;
  /** Id of the session whose history this one began with. */
  readonly forkedFrom?: string;
}
