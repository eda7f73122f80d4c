/** Rules that are said in several clauses, set apart by semicolons or line ends. */
import type { RuleItem } from "../item.ts";
import { inside, type Span } from "../text.ts";
import type { Ground } from "./ground.ts";
import type { Fate } from "./handle-fate.ts";
import { verbatimRule } from "./verbatim.ts";

/** The clauses of a rule, each as a rule of its own in offsets of the passage; a rule of one clause is its own only one. */
function clausesOf(item: RuleItem): readonly RuleItem[] {
  const clauses: RuleItem[] = [];
  for (const { 0: text, index } of item.text.matchAll(CLAUSE)) {
    const start = item.span.start + index;
    const span = { start, end: start + text.length };
    clauses.push({ ...item, text, span, conditions: item.conditions.filter((condition) => inside(condition, span)) });
  }
  return clauses;
}

const CLAUSE = /[^;；\n\s][^;；\n]{0,2000}/g;

/** What a rule says in the clause that makes it one, without reasons and examples behind a semicolon. */
export function coreClause(item: RuleItem): string {
  const core = clausesOf(item).find(({ span }) => inside(item.cue, span));
  return core?.text ?? item.text;
}

/** Whether every clause of a rule stands word for word, wherever; each must forbid or demand by itself. */
export function standsInParts(item: RuleItem, ground: Ground): Fate | undefined {
  const clauses = clausesOf(item);
  if (item.inherited || clauses.length < 2) return undefined;
  const { cues } = ground.facts(item.text);
  const saysItself = ({ start, end }: Span): boolean =>
    cues.some(({ span }) => start <= span.start + item.span.start && span.end + item.span.start <= end);
  const fates = clauses.map((clause) => (saysItself(clause.span) ? verbatimRule(clause, ground) : undefined));
  const [first] = fates;
  if (!first || !fates.every((fate) => fate?.state === "kept")) return undefined;
  return { state: "equivalent", ...(first.instead ? { instead: first.instead } : {}) };
}
