/** A verdict in one line: "1 lost, 1 softened, 2 moved". */
import type { Verdict } from "../../engine/gate.ts";
import type { SurvivalState } from "../../engine/survival.ts";

/** How many items of a file fared how; what is as it was is not mentioned. */
export function tallyOf({ survival, invented, reasons }: Verdict): string {
  const counts = new Map<string, number>();
  for (const { state } of survival) {
    const word = WORDS[state];
    if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const doubtful = invented.filter(({ standsInFor }) => standsInFor !== undefined).length;
  if (doubtful > 0) counts.set("invented", doubtful);
  if (reasons.includes("sealed-changed")) counts.set("sealed region changed", 0);
  const said = [...counts].map(([word, count]) => (count === 0 ? word : `${count} ${word}`));
  return said.length === 0 ? "nothing lost" : said.join(", ");
}

const WORDS: { readonly [state in SurvivalState]?: string } = {
  lost: "lost",
  weakened: "softened",
  altered: "altered",
  moved: "moved",
  demoted: "demoted",
  declared: "declared",
  spilled: "spilled",
};
