/** What a rule is said of, where its own clause does not name it. */
import type { Span } from "../../text.ts";
import { wordsFor } from "../all-languages.ts";
import { type CompiledLanguage, languagesOf, sayingsIn } from "../compiled.ts";
import { CODE } from "../shadow.ts";
import { NEAR, neighboursOf, type Surroundings, wordsIn, wordsOutside } from "./surroundings.ts";

/** Whether a rule needs what stands before it: its object is a pronoun, or it has none. */
export const namesNothing = (around: Surroundings, clause: Span, rule: Span, cue: Span): boolean =>
  pronounObject(around.shadow, cue, rule.end) ||
  lacksObject(around, rule, cue) ||
  (around.shadow.slice(rule.start, cue.start).trim() === "" && handlesNothing(around.shadow, cue, rule.end)) ||
  isBare(around, clause, cue) ||
  isPredicate(around, clause, cue);

/** Where the clause begins that names what a pronoun stands for: earlier in this clause, or the clause or sentence before. */
export function antecedent(around: Surroundings, rule: Span, clause: Span, cue: Span): number {
  if (bringsItIn(around.shadow.slice(rule.start, cue.start))) return rule.start;
  if (3 < wordsIn(around.shadow.slice(clause.start, rule.start))) return clause.start;
  const before = neighboursOf(around).before ?? around.sentences[around.sentence - 1]?.span;
  return before && rule.start - before.start <= NEAR ? before.start : Math.min(rule.start, clause.start);
}

/** "When you find a bug, do not fix it": the condition before the cue brings in what the pronoun stands for. */
const bringsItIn = (head: string): boolean =>
  languagesOf(head).some(
    ({ conditions, introducing }) => head.trimStart().search(conditions) === 0 && head.search(introducing) !== -1,
  );

/** "Do not touch it", "leave it alone": whether what a cue is said of is only a pronoun. What stands in a condition is no object. */
export function pronounObject(shadow: string, cue: Span, end: number): boolean {
  const length = cue.end - cue.start;
  const said = shadow.slice(cue.start, Math.min(end, cue.end + FAR));
  const { pronouns } = sayingsIn(said);
  if (![...restsOf(said)].some(({ rest }) => pronouns.test(rest))) return false;
  return languagesOf(said).some((pack) => isObject(withoutCondition(said, length, pack), length, pack));
}

/** The object stands this near behind its cue. */
const FAR = 60;

function withoutCondition(said: string, cue: number, { conditions }: CompiledLanguage): string {
  const condition = said.slice(cue).search(conditions);
  return condition === -1 ? said : said.slice(0, cue + condition);
}

/** Whether a pronoun is what a cue of a length is said of: nothing follows it, and at most one word of content stands between. */
function isObject(text: string, cue: number, { pronouns, leads, stop }: CompiledLanguage): boolean {
  for (const { rest, at } of restsOf(text)) {
    const found = pronouns.exec(rest)?.[0];
    if (found === undefined) continue;
    const next = rest.slice(found.length).trimStart();
    const alone = next === "" || /^[,.;:)]/.test(next) || at + 1 < cue || leads.test(next);
    const between = text.slice(cue, at).split(" ");
    if (alone && between.filter((word) => word !== "" && !stop.has(word)).length <= 1) return true;
  }
  return false;
}

/** What stands behind each blank of a text, and where the blank is. */
function* restsOf(text: string): Iterable<{ readonly rest: string; readonly at: number }> {
  for (const { index } of text.matchAll(/ (?=[^\s])/g)) yield { rest: text.slice(index + 1), at: index };
}

/** "`dist/` - never edit": nothing stands behind the cue but its verb, and the clause before begins with what it is about. */
function lacksObject(around: Surroundings, rule: Span, cue: Span): boolean {
  const { shadow } = around;
  const { before } = neighboursOf(around);
  const after = shadow.slice(cue.end, rule.end);
  if (before === undefined || after.includes(CODE)) return false;
  return shadow.startsWith(CODE, before.start)
    ? wordsIn(after) <= 2
    : before.end - before.start <= LONGEST_TITLE && BARE_VERBS.test(after);
}

const LONGEST_TITLE = 80;

/** "do not modify or delete", "edit by hand": verbs and nothing that they are said of. */
const BARE_VERBS = new RegExp(
  `^ [^\\s,;.:]{2,20} (?:${wordsFor("manners")})[.!*)\\s]{0,4}$|^ [^\\s,;.:]{2,20}(?:,? (?:${wordsFor("verbJoints")}) [^\\s,;.:]{2,20})[.!*)\\s]{0,4}$`,
);

/** "`dist/` is generated, do not touch": what is done to a thing, and no thing behind it. */
const handlesNothing = (shadow: string, cue: Span, end: number): boolean => HANDLING.test(shadow.slice(cue.end, end));

const HANDLING = new RegExp(
  `^ (?:${wordsFor("handling")})(?:(?:,? (?:${wordsFor("verbJoints")})|,) (?:${wordsFor("handling")})){0,2}[.!*)\\s]{0,4}$`,
);

/** "The tables are vendored; hands off": the clause is its cue and nothing else, and is about the clause before. */
const isBare = ({ shadow, clause: at }: Surroundings, clause: Span, cue: Span): boolean =>
  0 < at && wordsOutside(shadow, clause, cue) === 0;

/** "Примеры — только для тестов": a dash stands for the verb between a thing and what is said of it. */
function isPredicate(around: Surroundings, clause: Span, cue: Span): boolean {
  const { shadow } = around;
  const { before } = neighboursOf(around);
  return (
    before !== undefined &&
    before.end - before.start <= LONGEST_TITLE &&
    /[—–]/.test(shadow.slice(before.end, clause.start)) &&
    wordsIn(shadow.slice(clause.start, cue.start)) <= 2 &&
    PREDICATES.test(shadow.slice(cue.start, cue.end))
  );
}

const PREDICATES = new RegExp(`^(?:${wordsFor("predicates")})$`);
