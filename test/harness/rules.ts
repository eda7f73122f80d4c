/** What rules are found in a text, and what became of one, as short words for tables of wordings. */
import { findRules, retire } from "../../engine/constraints/index.ts";
import type { Item, Passage, RuleItem } from "../../engine/item.ts";
import { blocksOf } from "../../engine/markdown.ts";
import { read } from "../../engine/reading.ts";
import { survive } from "../../engine/survival.ts";

const passageOf = (text: string, provenance: Passage["provenance"]): Passage => ({
  text,
  provenance,
  form: "markdown",
});

const isRule = (item: Item): item is RuleItem => item.kind === "constraint" || item.kind === "negative_fact";

/** The rules and negative facts of a text, each as `subtype: words`; in a rules file unless said otherwise. */
export const rulesIn = (text: string, provenance: Passage["provenance"] = "rules"): readonly string[] =>
  findRules(passageOf(text, provenance), blocksOf(text), 0)
    .filter(isRule)
    .map((rule) => `${rule.subtype}: ${rule.text}`);

/** What became of the one rule of `before` in `after`. */
export const fateOf = (before: string, after: string): string => {
  const [wanted, given] = [before, after].map((text) => read({ name: "text.txt", text }));
  if (!wanted || !given) return "nothing read";
  const { survival } = survive(wanted, given, {});
  return survival.find(({ item }) => isRule(item))?.state ?? "no rule found";
};

/** Why the first rule of a talk no longer binds. Turns alternate, the user begins. */
export const retiredIn = (turns: readonly string[]): string => {
  const passages = turns.map((text, turn) => passageOf(text, turn % 2 === 0 ? "user" : "assistant"));
  const rules = passages.flatMap((passage, index) => findRules(passage, blocksOf(passage.text), index)).filter(isRule);
  return retire(passages, rules)[0]?.by ?? "stands";
};
