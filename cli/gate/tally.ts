/** A verdict in one line: "1 lost, 1 softened, 2 moved". */
import type { Verdict } from "../../engine/gate.ts";
import type { Survival, SurvivalState } from "../../engine/survival.ts";
import { counted } from "../counted.ts";

/**
 * How many rules, facts and needed values of a file fared how, gravest first; what is as it was is not mentioned. Values that no task
 * needs go by the dozen with every edit, so they are one number at the end.
 */
export function tallyOf({ survival, invented, reasons }: Verdict): string {
  const weighty = survival.filter(isWeighty);
  const doubtful = invented.filter(({ standsInFor }) => standsInFor !== undefined).length;
  const grave = [
    ...GRAVE.map((state) => inState(weighty, state)),
    doubtful === 0 ? "" : `${doubtful} invented`,
    reasons.includes("sealed-changed") ? "sealed region changed" : "",
  ];
  const said = [...grave, ...HELD.map((state) => inState(weighty, state))].filter((words) => words !== "");
  const gone = survival.filter((fate) => !isWeighty(fate) && (fate.state === "lost" || fate.state === "weakened"));
  const values = gone.length === 0 ? "" : `${counted(gone.length, "value")} gone`;
  if (said.length === 0) return values === "" ? "nothing lost" : values;
  return values === "" ? said.join(", ") : `${said.join(", ")}; ${values}`;
}

const GRAVE = ["lost", "weakened", "altered"] as const;
const HELD = ["moved", "demoted", "declared", "spilled"] as const;

const isWeighty = ({ item, state, obligation }: Survival): boolean =>
  item.kind !== "handle" || obligation !== undefined || state === "altered";

function inState(survival: readonly Survival[], state: SurvivalState): string {
  const count = survival.filter((fate) => fate.state === state).length;
  return count === 0 ? "" : `${count} ${state === "weakened" ? "softened" : state}`;
}
