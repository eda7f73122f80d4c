/** What of a conversation is worth a line of its own: the one place that findings, rows, lists, notes and hand-backs ask (spec §2). */
import type { Survival } from "../survival.ts";
import { isTelling } from "./telling.ts";
import { type Told, weightOf } from "./weight.ts";

/**
 * Whether the loss of a rule, fact or notice is worth a line: rules that somebody gave, facts that tell something lasting, notices but for those of tools.
 * What tools printed, descriptions and remarks in passing are not. `all` are the fates of the same region; handles are ranked by need, not here.
 */
export function isWorthALine(fate: Survival, all: readonly Survival[], context: Told): boolean {
  switch (fate.item.kind) {
    case "constraint":
      return weightOf(fate.item, context) !== "off";
    case "negative_fact":
      return isTelling(fate, all, context);
    case "loss_record":
      return fate.item.provenance !== "tool";
    case "handle":
    case "directive":
    case "obligation":
    case "claim":
      return false;
  }
}
