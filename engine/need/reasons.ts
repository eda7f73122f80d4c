/** Why a value will probably be needed again, in short phrases for people, strongest first. */
import type { Evidence } from "./evidence.ts";

/** At most so many phrases: more than that nobody reads. */
const MOST = 4;

/** The reasons that the evidence gives; first of all how little of it survives. */
export function reasonsOf(evidence: Evidence, survives: string | undefined): readonly string[] {
  const { counts, bound, sinceActed, sinceSeen, sinceKin, below } = evidence;
  const { user, edit, act, command, assistant, failure, result, written } = counts;
  return [
    survives === undefined ? "" : `survives only ${survives}`,
    bound === "needed" ? "an open task needs it" : bound === "regenerable" ? "an open task names it" : "",
    user > 0 ? "named by the user" : "",
    times(edit, "edited"),
    times(act, "used by a call", "used by %d calls"),
    times(command, "run in a command", "run in %d commands"),
    sinceActed !== undefined && sinceActed < LATELY ? "used lately" : sinceSeen < LATELY ? "seen lately" : "",
    sinceKin !== undefined && sinceKin < LATELY ? "its test, source or namesake was used lately" : "",
    assistant > 0 ? "named by the agent" : "",
    failure > 0 ? "stands in a failure" : "",
    times(written, "written once", "written %d times"),
    below > 2 ? `${below} values lie below it` : "",
    times(result, "seen in a result", "seen in %d results"),
  ]
    .filter((reason) => reason !== "")
    .slice(0, MOST);
}

/** Records before the compaction that count as lately. */
const LATELY = 30;

const times = (count: number, once: string, often = `${once} %d times`): string =>
  count === 0 ? "" : count === 1 ? once : often.replace("%d", String(count));
