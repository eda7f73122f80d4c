/** How heavily the loss of a rule weighs: it depends on who said it (spec §2). */
import type { Inspection } from "../inspection.ts";
import type { Item } from "../item.ts";
import type { Severity } from "./rule.ts";

/** The severity of a lost or weakened rule; `off` for what is never mined as given: tool output, summaries, our own messages. */
export function weightOf(item: Item, inspection: Inspection): Severity {
  switch (item.provenance) {
    case "user":
    case "system":
    case "rules":
    case "sealed":
      return "error";
    case "assistant":
      return answersTheUser(item, inspection) ? "error" : "warning";
    case "tool":
    case "summary":
    case "palimpsest":
      return "off";
  }
}

/** First persons that commit themselves, in the languages of the packs that mark them by a word. */
const COMMITMENT =
  /(?:^|[^\p{L}])(?:I|we|I'll|we'll|I’ll|we’ll|ich|wir|je|nous|yo|eu|não vou|no voy|я|мы|我|我们|我們)(?:$|[^\p{L}])/u;

/** A commitment that answers the user: said in the first person, in the turn right after the user's. */
function answersTheUser(item: Item, { passages, session }: Inspection): boolean {
  const record = passages[item.passage]?.record;
  if (record === undefined || session === undefined || !COMMITMENT.test(item.text)) return false;
  const spoken = session.records.slice(0, record).findLast(({ texts }) => texts.some(({ use }) => use !== "reasoning"));
  return spoken?.role === "user" && spoken.texts.some(({ use }) => use === "prose");
}
