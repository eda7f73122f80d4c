/** What a record claims of itself against what it shows: class, reversibility and depth are recomputed (spec §7). */
import { addressOf } from "./digest.ts";
import type { LossClass } from "./gate.ts";
import type { EmbeddedRecord } from "./records.ts";
import { isAddress } from "./store.ts";

/** One claim that is better than the facts, and the value that the facts allow. */
export interface Overstatement {
  readonly field: "lossClass" | "reversible" | "depth";
  readonly fact: LossClass | boolean | number;
  /** One clause, for people. */
  readonly message: string;
}

/** The claims of a compaction record that are better than its own words, its ancestors beside it and the store allow. */
export function overstatedIn(
  record: EmbeddedRecord,
  records: readonly EmbeddedRecord[],
  unresolved: ReadonlySet<string> = new Set(),
): readonly Overstatement[] {
  if (record.kind !== "compaction-record") return [];
  const why = whyIrreversible(record, records, unresolved);
  const least = record.ancestors.length + 1;
  return [
    ...(isWholeText(record) ? [] : [notLossless]),
    ...(record.reversible === true && why !== undefined
      ? [{ field: "reversible" as const, fact: false, message: `reversible is claimed, and ${why}` }]
      : []),
    ...(record.depth !== undefined && record.depth < least
      ? [
          {
            field: "depth" as const,
            fact: least,
            message: `depth ${record.depth} is claimed, and ${record.ancestors.length} ancestors are named`,
          },
        ]
      : []),
  ];
}

const notLossless: Overstatement = {
  field: "lossClass",
  fact: "LOSSY_GIST",
  message: "LOSSLESS is claimed, and the summary is not the text that was dropped",
};

/** Only a summary that is the dropped text itself loses nothing; without both, the claim is left to the digest. */
const isWholeText = ({ lossClass, summary, digest }: EmbeddedRecord): boolean =>
  lossClass !== "LOSSLESS" || summary === undefined || digest === undefined || addressOf(summary) === digest;

function whyIrreversible(
  { spill, ancestors, degraded }: EmbeddedRecord,
  records: readonly EmbeddedRecord[],
  unresolved: ReadonlySet<string>,
): string | undefined {
  if (spill === undefined || !isAddress(spill)) return "it names no address that the dropped text was spilled to";
  if (unresolved.has(spill)) return "the store does not have what was spilled";
  if (degraded === true) return "an ancestor was summarized again without all its handles";
  const parent = records.find(
    ({ digest, reversible }) => reversible !== true && digest !== undefined && ancestors.includes(digest),
  );
  return parent ? "an ancestor beside it is irreversible" : undefined;
}
