/** Which negative facts of a conversation are worth a line: of the agent's own many sentences only those that tell something lasting. */
import { remarksOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Item, RuleItem } from "../item.ts";
import type { Survival } from "../survival.ts";
import { overlaps } from "../text.ts";
import { isOvertaken, namedIn } from "./overtaken.ts";
import { isPasted } from "./pasted.ts";
import { isGiven, type Told } from "./weight.ts";

/** The lost facts of a conversation that are worth a line: what was tried and failed, and what else is denied. */
export interface LostFacts {
  readonly attempts: readonly Survival[];
  readonly others: readonly Survival[];
}

/** The negative facts among fates that are gone and worth a line; what is said of them anywhere counts these and no others. */
export function lostFactsOf(all: readonly Survival[], context: Told): LostFacts {
  const told = all.filter((fate) => isGoneFact(fate) && isTelling(fate, all, context));
  return {
    attempts: told.filter(({ item }) => item.subtype === "failed_attempt"),
    others: told.filter(({ item }) => item.subtype !== "failed_attempt"),
  };
}

/** Whether a fate is that of a negative fact which is lost, weakened or altered. */
export const isGoneFact = ({ item, state }: Survival): boolean =>
  item.kind === "negative_fact" && (state === "lost" || state === "weakened" || state === "altered");

/** Whether a fact stands in a rule's sentence: what forbids and says why is said once, as the rule. */
export const isInRule = ({ item }: Survival, all: readonly Survival[]): boolean =>
  all.some(
    ({ item: rule }) => rule.kind === "constraint" && rule.passage === item.passage && overlaps(rule.span, item.span),
  );

/** Whether a fact that is gone is worth a line: somebody gave it, and it tells of a failed attempt or of something lasting. */
export function isTelling(fate: Survival, all: readonly Survival[], context: Told): boolean {
  if (!isGiven(fate.item) || isPasted(fate.item, context.passages) || isInRule(fate, all)) return false;
  if (fate.item.subtype === "failed_attempt")
    return isAttempt(fate.item) && !isToldElse(fate) && !isGotRound(fate.item, context);
  return fate.state === "lost" && isLasting(fate, all, context);
}

/** Whether something tried and failed: said in English with a word for it, in other languages as their packs found it. */
function isAttempt(item: Item): boolean {
  const { text, provenance } = item;
  if ((item as Partial<RuleItem>).language !== "en" && !SAID.own.test(text)) return true;
  if (SAID.planned.test(text) || (SAID.symptom.test(text) && !SAID.tried.test(text))) return false;
  if (provenance !== "assistant") return SAID.failed.test(text);
  return (
    SAID.hadFailed.test(text) &&
    WHOLE.test(text) &&
    !SAID.pointed.test(text) &&
    !SAID.guessed.test(text) &&
    isNews(text)
  );
}

/** Whether the agent only tells of a call that came back empty, and in the next breath goes another way. */
function isGotRound({ text, provenance, passage, span }: Item, { passages }: Told): boolean {
  if (provenance !== "assistant" || !SAID.callFailed.test(text)) return false;
  const next = passages[passage]?.text.slice(span.end, span.end + 200).replace(/^[\s.:;,!—–-]{1,10}/, "") ?? "";
  return SAID.planned.test(next.split(/[.!?\n]/, 1)[0] ?? "");
}

/** Whether it says how a thing is, and not what is wished, feared, done, or good to hear. */
const isNews = (text: string): boolean =>
  !SAID.supposed.test(text) && !SAID.goodNews.test(text) && !SAID.done.test(text);

/** Whether something still says that it failed, if in other words: of the agent's own attempts that is enough. */
const isToldElse = ({ instead, item }: Survival): boolean =>
  instead !== undefined && item.provenance === "assistant" && SAID.failed.test(instead.text);

/** Whether a fact, said in passing or not, names the thing it denies and holds beyond the moment. */
function isLasting(fate: Survival, all: readonly Survival[], context: Told): boolean {
  const { item } = fate;
  const { text, provenance, subtype } = item;
  if (SAID.complaint.test(text)) return false;
  if (provenance !== "assistant") return text.length > 60 || !SAID.pointing.test(text);
  if (text.length < 24 || !WHOLE.test(text)) return false;
  if (SAID.guessed.test(text) || SAID.passing.test(text) || SAID.planned.test(text) || SAID.lookedAt.test(text))
    return false;
  if (subtype !== "unconfirmed" && !isNews(text)) return false;
  return (SAID.marked.test(text) || namedIn(fate, all).length > 0) && !isOvertaken(fate, all, context);
}

/** A sentence that begins as one, and closes what it opens. */
const WHOLE = /^(?!\([^)]{0,400}$)["'“*_`([]{0,4}[\p{Lu}\p{Lo}\p{N}`/.-]/u;

/** What speakers of all languages say that is no finding, as expressions that are made when they are first asked for. */
export const SAID = lazily({
  failed: () => new RegExp(remarksOf("failed"), "i"),
  hadFailed: () => new RegExp(remarksOf("hadFailed"), "i"),
  tried: () => new RegExp(remarksOf("tried"), "i"),
  own: () => new RegExp(remarksOf("own"), "i"),
  guessed: () => new RegExp(remarksOf("guessed"), "i"),
  supposed: () => new RegExp(remarksOf("supposed"), "i"),
  symptom: () => new RegExp(remarksOf("symptom"), "i"),
  planned: () => new RegExp(remarksOf("planned"), "i"),
  done: () => new RegExp(remarksOf("done"), "i"),
  goodNews: () => new RegExp(remarksOf("goodNews"), "i"),
  complaint: () => new RegExp(remarksOf("complaint"), "i"),
  pointing: () => new RegExp(remarksOf("pointing"), "i"),
  pointed: () => new RegExp(remarksOf("pointed"), "i"),
  lookedAt: () => new RegExp(remarksOf("lookedAt"), "i"),
  callFailed: () => new RegExp(remarksOf("callFailed"), "i"),
  marked: () => new RegExp(remarksOf("marked"), "i"),
  passing: () => new RegExp(remarksOf("passing"), "i"),
});
