/** Limits that were set again later, in the same words and with another value. */
import { addTo, type Group } from "../groups.ts";
import type { RuleItem } from "../item.ts";
import { analyse } from "./analyse.ts";
import type { ClauseFacts } from "./clause.ts";

/** Limits in order, by who set them and in which words. */
export function limitsByWording(rules: readonly RuleItem[]): ReadonlyMap<string, readonly Limit[]> {
  const limits = new Map<string, Group<Limit>>();
  for (const rule of rules) {
    if (rule.subtype !== "restriction") continue;
    const facts = analyse(rule.text);
    addTo(limits, wordingOf(rule, facts), { passage: rule.passage, values: facts.literals.join(" ") });
  }
  return limits;
}

/** A limit: where it was set, and its values. */
export interface Limit {
  readonly passage: number;
  readonly values: string;
}

const wordingOf = ({ provenance }: RuleItem, { words }: ClauseFacts): string =>
  `${provenance} ${[...words].sort().join(" ")}`;

/** The last of the limits in the same words, where it sets another value. */
export function laterLimit(rule: RuleItem, limits: ReadonlyMap<string, readonly Limit[]>): Limit | undefined {
  const facts = analyse(rule.text);
  const last = facts.words.length === 0 ? undefined : limits.get(wordingOf(rule, facts))?.at(-1);
  return last && rule.passage < last.passage && last.values !== facts.literals.join(" ") ? last : undefined;
}
