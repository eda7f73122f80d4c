/** Compaction records and artifacts that a Markdown text carries in fenced blocks (spec §7). What they claim is recomputed by the rules. */
import { addressOf } from "./digest.ts";
import type { LossClass } from "./gate.ts";
import type { Pad } from "./pad.ts";
import type { Span } from "./text.ts";

/** One fenced record as it stands in a text; every field as claimed, absent where it is missing or of the wrong shape. */
export interface EmbeddedRecord {
  readonly kind: "compaction-record" | "artifact";
  /** The lines between the fences, UTF-16 offsets. */
  readonly span: Span;
  readonly handles: readonly string[];
  /** Each handle as JSON, as it stands in the record: a string, or an object with its kind. */
  readonly handlesJson: readonly string[];
  readonly summary?: string;
  readonly depth?: number;
  readonly reversible?: boolean;
  readonly degraded?: boolean;
  readonly lossClass?: LossClass;
  readonly digest?: string;
  readonly spill?: string;
  readonly credentialsReplaced?: boolean;
  readonly droppedRange?: Span;
  /** File that the range counts in. */
  readonly source?: string;
  readonly ancestors: readonly string[];
  /** Artifacts: the text that the digest speaks of, and what it is used for. */
  readonly text?: string;
  readonly operation?: string;
}

/** The records of a text in its order; blocks that hold no JSON object are left to `loss-class-missing`. */
export function recordsOf({ blocks }: Pad, text: string): readonly EmbeddedRecord[] {
  return blocks.flatMap(({ kind, info = "", span }): readonly EmbeddedRecord[] => {
    const named = kind === "code" ? /(?:^|\s)(compaction-record|artifact)$/.exec(info)?.[1] : undefined;
    const data = named === undefined ? undefined : parsedObject(text.slice(span.start, span.end));
    return data ? [recordOf(named === "artifact" ? "artifact" : "compaction-record", span, data)] : [];
  });
}

/** Where a quoted value stands in a record, or the record's first line. */
export function placeInRecord({ span }: EmbeddedRecord, value: string, text: string): Span {
  const at = value === "" ? -1 : text.slice(span.start, span.end).indexOf(value);
  if (at >= 0) return { start: span.start + at, end: span.start + at + value.length };
  const line = text.indexOf("\n", span.start);
  return { start: span.start, end: line < 0 ? span.end : Math.min(line, span.end) };
}

/** Whether a record's own text, where it carries one, is not what its digest says. */
export const breaksDigest = ({ text, digest }: EmbeddedRecord): boolean =>
  text !== undefined && digest !== undefined && digest !== addressOf(text);

type Fields = Readonly<Record<string, unknown>>;

function parsedObject(text: string): Fields | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? (data as Fields) : undefined;
  } catch {
    return undefined;
  }
}

const CLASSES: readonly LossClass[] = ["LOSSLESS", "LOSSY_GIST", "LOSSY_LITERAL"];

function recordOf(kind: EmbeddedRecord["kind"], span: Span, data: Fields): EmbeddedRecord {
  const lossClass = CLASSES.find((one) => one === data.lossClass);
  const range = rangeOf(data.droppedRange);
  return {
    kind,
    span,
    handles: handlesOf(data.handles).map(({ text }) => text),
    handlesJson: handlesOf(data.handles).map(({ json }) => json),
    ...(typeof data.summary === "string" ? { summary: data.summary } : {}),
    ...(typeof data.depth === "number" ? { depth: data.depth } : {}),
    ancestors: stringsOf(data.ancestors),
    ...(typeof data.reversible === "boolean" ? { reversible: data.reversible } : {}),
    ...(typeof data.degraded === "boolean" ? { degraded: data.degraded } : {}),
    ...(lossClass === undefined ? {} : { lossClass }),
    ...(typeof data.digest === "string" ? { digest: data.digest } : {}),
    ...(typeof data.spill === "string" ? { spill: data.spill } : {}),
    ...(typeof data.credentialsReplaced === "boolean" ? { credentialsReplaced: data.credentialsReplaced } : {}),
    ...(range === undefined ? {} : { droppedRange: range }),
    ...(typeof data.source === "string" ? { source: data.source } : {}),
    ...(typeof data.text === "string" ? { text: data.text } : {}),
    ...(typeof data.operation === "string" ? { operation: data.operation } : {}),
  };
}

const stringsOf = (data: unknown): readonly string[] =>
  Array.isArray(data) ? data.filter((one) => typeof one === "string") : [];

/** Handles as strings, or as `{ "text": … }` as the library writes them. */
function handlesOf(data: unknown): readonly { readonly text: string; readonly json: string }[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((one: unknown) => {
    const text = typeof one === "object" && one !== null && "text" in one ? one.text : one;
    if (typeof text !== "string") return [];
    const subtype = typeof one === "object" && one !== null && "subtype" in one ? one.subtype : undefined;
    return [{ text, json: JSON.stringify(typeof one === "string" ? one : { text, subtype: subtype ?? "other" }) }];
  });
}

function rangeOf(data: unknown): Span | undefined {
  if (typeof data !== "object" || data === null || !("start" in data) || !("end" in data)) return undefined;
  const { start, end } = data;
  return typeof start === "number" && typeof end === "number" ? { start, end } : undefined;
}
