/** When there is nothing to guard (spec §4). */
import { composedOf } from "../composed.ts";
import type { GateScene } from "../gate.ts";
import { runTogether } from "../survival/haystack.ts";

/** Whether the rewrite can lose nothing: the same text, a caller who verified it, an outside compactor, an empty task boundary. */
export function isUnguarded({ before, after, options, obligations }: GateScene): boolean {
  if (before.pad?.declared === "external") return true;
  if (options.harmless === "task-boundary") return !obligations.some(({ status }) => status === "open");
  if (options.harmless !== undefined) return true;
  return after !== undefined && isReplay(before.source.text, after.source.text);
}

/** Everything that stood there stands there still, in one piece. */
function isReplay(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const text = runTogether(composedOf(before));
  return text !== "" && text === runTogether(composedOf(after));
}
