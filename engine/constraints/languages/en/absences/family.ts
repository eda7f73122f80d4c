/** The kinds of lists that an English family of absences has. */
import type { CueGroup } from "../../../language.ts";

/** What one family says, in the notation of language.ts. */
export interface AbsenceFamily {
  /** Phrases that say it wherever no condition stands: "is not implemented". */
  readonly plain: readonly string[];
  /** Phrases that say it of something named, where nothing is planned, wished or ordered: "ships no types". */
  readonly settled: readonly string[];
  /** What has a test of its own. */
  readonly groups: readonly CueGroup[];
  /** What has a test of its own and, where as much is said in another way, yields to all plain phrases. */
  readonly laterGroups: readonly CueGroup[];
}
