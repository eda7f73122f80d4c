/** What a generation's fates add up to: loss class, reversible or not, and the reasons in short clauses. */
import type { LossClass } from "../gate.ts";
import type { Compaction } from "../session.ts";
import type { Generation } from "./generation.ts";

/** The part of a generation that is a judgement. */
export type Judgement = Pick<Generation, "reversible" | "lossClass" | "degraded" | "reasons">;

/** What the judgement looks at. */
export interface Evidence {
  readonly compaction: Compaction;
  readonly tallies: Pick<Generation, "handles" | "constraints" | "negativeFacts">;
  /** Items of earlier generations that are not carried on. */
  readonly orphans: number;
  /** The surviving context holds every text of the region word for word. */
  readonly verbatim: boolean;
}

/**
 * Judges one generation. A transcript carries no loss class of its own, so it is computed; that the file still lies somewhere
 * makes it retained, never reversible (spec §1).
 */
export function judge({ compaction, tallies, orphans, verbatim }: Evidence): Judgement {
  const { handles, constraints, negativeFacts } = tallies;
  const gone = [
    clause(handles.lost + handles.weakened + handles.altered, "handle", "handles"),
    clause(constraints.lost + constraints.weakened + constraints.altered, "constraint", "constraints"),
    clause(negativeFacts.lost + negativeFacts.weakened + negativeFacts.altered, "negative fact", "negative facts"),
  ].filter((words) => words !== "");
  const unreadable = unverifiable(compaction);
  return {
    reversible: unreadable === undefined && gone.length === 0,
    lossClass: unreadable !== undefined || gone.length > 0 ? "LOSSY_LITERAL" : proseClass(verbatim),
    degraded: orphans > 0,
    reasons: [
      ...(unreadable === undefined ? [] : [unreadable]),
      ...(gone.length === 0 ? [] : [`${gone.join(", ")} cannot be found from what survives`]),
      ...(orphans === 0
        ? []
        : [`${clause(orphans, "item", "items")} of earlier generations ${was(orphans)} not carried on`]),
    ],
  };
}

const proseClass = (verbatim: boolean): LossClass => (verbatim ? "LOSSLESS" : "LOSSY_GIST");

function unverifiable({ summary, regionKnown, kind }: Compaction): string | undefined {
  if (!regionKnown) return "unverifiable: the dropped records are not in this file";
  if (summary.opaque) return "unverifiable: the summary cannot be read";
  if (kind === "summary" && summary.record === undefined) return "unverifiable: no summary was recorded";
  return undefined;
}

/** Whether fates can be told at all: the region is there and what stands in its place can be read. */
export const isVerifiable = (compaction: Compaction): boolean => unverifiable(compaction) === undefined;

const clause = (count: number, one: string, many: string): string =>
  count === 0 ? "" : `${count} ${count === 1 ? one : many}`;

const was = (count: number): string => (count === 1 ? "was" : "were");
