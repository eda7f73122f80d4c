/** Compaction records as agents hand them over: checked at the door. */
import { array, boolean, type InferOutput, literal, number, object, optional, picklist, string } from "valibot";
import type { CompactionRecord } from "../../engine/designs/index.ts";
import { isAddress } from "../../engine/store.ts";

const span = object({ start: number(), end: number() });

/** The schema of a record (spec §7). */
export const recordSchema = object({
  version: literal(1),
  summary: string(),
  handles: array(object({ text: string(), subtype: string(), span: optional(span) })),
  constraints: array(string()),
  negativeFacts: array(string()),
  reversible: boolean(),
  degraded: boolean(),
  depth: number(),
  droppedRange: span,
  digest: string(),
  lossClass: picklist(["LOSSLESS", "LOSSY_GIST", "LOSSY_LITERAL"]),
  ancestors: array(string()),
  summaries: array(string()),
  spill: optional(string()),
});

/** A record whose addresses are addresses; undefined where one is not. */
export function recordOf(given: InferOutput<typeof recordSchema>): CompactionRecord | undefined {
  const { spill, digest, ancestors, summaries, handles, ...rest } = given;
  if (!isAddress(digest) || !ancestors.every(isAddress) || !summaries.every(isAddress)) return undefined;
  if (spill !== undefined && !isAddress(spill)) return undefined;
  return {
    ...rest,
    digest,
    ancestors,
    summaries,
    handles: handles.map(({ text, subtype, span }) => ({ text, subtype, ...(span ? { span } : {}) })),
    ...(spill === undefined ? {} : { spill }),
  };
}
