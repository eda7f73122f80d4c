/** The text that a compaction record dropped, had back from its store or its source and held against its digest (spec §7). */
import { type Address, addressOf } from "./digest.ts";
import type { Span } from "./text.ts";

/** What a record says of the text it dropped. */
export interface DroppedRange {
  /** Address of the dropped text. */
  readonly digest: string;
  /** Where the text was put; another address than the digest where credentials were replaced in what was stored. */
  readonly spill?: string;
  /** File that the range counts in, UTF-16 offsets. */
  readonly source?: string;
  readonly droppedRange?: Span;
}

/** The places that were looked at: what the store has at `spill`, verified, and the whole text of `source`. */
export interface DroppedPlaces {
  readonly stored?: string | undefined;
  readonly source?: string | undefined;
}

/** The dropped text word for word, or as it was stored with credentials replaced; else why it cannot be had. */
export type FoundAgain =
  | { readonly text: string; readonly replaced: boolean }
  | { readonly problem: "nowhere" | "changed" | "range-outside" };

/** Takes the dropped text from where it still is what its digest says. What lies there now and is something else is never given out. */
export function droppedText(record: DroppedRange, { stored, source }: DroppedPlaces): FoundAgain {
  const { digest, droppedRange: range } = record;
  if (stored !== undefined && addressOf(stored) === digest) return { text: stored, replaced: false };
  const outside = range !== undefined && source !== undefined && !isInside(range, source);
  const again = range && !outside ? source?.slice(range.start, range.end) : undefined;
  if (again !== undefined && addressOf(again) === digest) return { text: again, replaced: false };
  if (stored !== undefined && addressOf(stored) === (record.spill as Address | undefined))
    return { text: stored, replaced: true };
  if (outside) return { problem: "range-outside" };
  return { problem: again === undefined ? "nowhere" : "changed" };
}

const isInside = ({ start, end }: Span, text: string): boolean =>
  Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end && end <= text.length;

/** Names what a JSON value says of a dropped text; undefined where it is no record with a digest. */
export function parseDropped(data: unknown): DroppedRange | undefined {
  if (typeof data !== "object" || data === null || !("digest" in data) || typeof data.digest !== "string")
    return undefined;
  const { spill, source, droppedRange } = data as { readonly [field: string]: unknown };
  const range = parseRange(droppedRange);
  return {
    digest: data.digest,
    ...(typeof spill === "string" ? { spill } : {}),
    ...(typeof source === "string" ? { source } : {}),
    ...(range ? { droppedRange: range } : {}),
  };
}

function parseRange(data: unknown): Span | undefined {
  if (typeof data !== "object" || data === null || !("start" in data) || !("end" in data)) return undefined;
  const { start, end } = data;
  return typeof start === "number" && typeof end === "number" ? { start, end } : undefined;
}
