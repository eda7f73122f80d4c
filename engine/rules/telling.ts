/** Which negative facts of a conversation are worth a line: of the agent's own many sentences only those that tell something lasting. */
import type { Item, RuleItem } from "../item.ts";
import type { Survival } from "../survival.ts";
import { overlaps } from "../text.ts";
import { isGiven } from "./weight.ts";

/** The lost facts of a conversation that are worth a line: what was tried and failed, and what else is denied. */
export interface LostFacts {
  readonly attempts: readonly Survival[];
  readonly others: readonly Survival[];
}

/** The negative facts among fates that are gone and worth a line; what is said of them anywhere counts these and no others. */
export function lostFactsOf(all: readonly Survival[]): LostFacts {
  const told = all.filter((fate) => isGoneFact(fate) && isTelling(fate, all));
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
export function isTelling(fate: Survival, all: readonly Survival[]): boolean {
  if (!isGiven(fate.item) || isInRule(fate, all)) return false;
  if (fate.item.subtype === "failed_attempt") return isAttempt(fate.item) && !isToldElse(fate);
  return fate.state === "lost" && isLasting(fate, all);
}

/** Whether something tried and failed: said in English with a word for it, in other languages as their packs found it. */
function isAttempt(item: Item): boolean {
  if (item.subtype !== "failed_attempt" || isPasted(item)) return false;
  if ((item as Partial<RuleItem>).language !== "en" && !ENGLISH.test(item.text)) return true;
  if (item.provenance === "assistant" && (!WHOLE.test(item.text) || GUESS.test(item.text) || SYMPTOM.test(item.text)))
    return false;
  return FAILED.test(item.text) && !PLAN.test(item.text);
}

/** Whether something still says that it failed, if in other words: of the agent's own attempts that is enough. */
const isToldElse = ({ instead, item }: Survival): boolean =>
  instead !== undefined && item.provenance === "assistant" && FAILED.test(instead.text);

const FAILED =
  /\b(?:tried|trying|attempt(?:ed|s)?|fail(?:ed|s|ing|ures?)?|(?:did|does|do|would|could|will|is|was|has|have)(?:n['’]t| not) (?:\w{1,10} )?(?:help|helped|work|worked|working|change|fix|fixed|solve|solved|matter|make|take|succeed|load|start|build|compile|pass|respond|return|satisfy)|no (?:luck|effect|result|use|difference|avail)|nothing (?:happen\w{0,3}|chang\w{0,3}|help\w{0,3})|returned (?:nothing|empty|null|an error|404|403|500)|tim(?:ed|es) out|reject(?:ed|s)|refus(?:ed|es)|denied|blocked|crash(?:ed|es)?|brok(?:e|en)|hung|hangs|stuck|flak(?:y|iness)|dead end|gave up|had to (?:revert|roll back)|(?:I|we) (?:reverted|rolled back)|went wrong|in vain|useless|unable to|cannot be|couldn['’]t|could not|errors? out|errored)\b/i;

/** Words of no other language of the packs: a phrase of theirs may stand in an English sentence. */
const ENGLISH = /\b(?:the|this|that|was|were|which)\b/i;

/** What the agent only supposes. */
const GUESS =
  /\b(?:likely|probably|plausibl[ey]|presumably|possibly|perhaps|maybe|might|may (?:be|have|well)|could be|I (?:think|suspect|guess|assume|believe)|seems? to|appears? to|apparently|hypothesis)\b/i;

/** How the thing to be mended behaves now, without a word of what was tried: that is the task itself. */
const SYMPTOM =
  /\b(?:is|are|gets?|keeps?|remains?) (?:\w{1,12} ){0,2}(?:stuck|failing|hanging|crashing|getting stuck|blocked)\b|\bin progress\b/i;

/** What the agent is about to do. */
const PLAN = /^(?:so |now |and |first,? )?(?:let me|let['’]s|I['’]?ll|I will|while|if)\b/i;

/** Lines of a log or table that somebody pasted. */
const isPasted = ({ text }: Item): boolean => text.length > 400 || text.includes("\n ");

/** Whether a fact, said in passing or not, names the thing it denies and holds beyond the moment. */
function isLasting({ item }: Survival, all: readonly Survival[]): boolean {
  if (isPasted(item) || COMPLAINT.test(item.text)) return false;
  if (item.provenance !== "assistant") return item.text.length > 60 || !POINTING.test(item.text);
  if (
    item.text.length < 24 ||
    GUESS.test(item.text) ||
    !WHOLE.test(item.text) ||
    PASSING.test(item.text) ||
    PLAN.test(item.text)
  )
    return false;
  return all.some(
    ({ item: handle, places }) =>
      handle.kind === "handle" &&
      places.some((place) => place.passage === item.passage && overlaps(place.span, item.span)),
  );
}

/** What is wrong and wanted otherwise is the task itself. */
const COMPLAINT = /\b(?:is|are|isn['’]t|aren['’]t|does|do|doesn['’]t|don['’]t)(?: not)? (?:\w{1,12} )?work(?:ing)?\b/i;

/** A short remark about something said before it. */
const POINTING = /\b(?:it|that|this|those|these)(?:['’]s)?\b/i;

/** A sentence that begins as one. */
const WHOLE = /^["'“*_`([]{0,4}[\p{Lu}\p{Lo}\p{N}`/.-]/u;

/** What holds only for the moment, or says what was done. */
const PASSING =
  /\b(?:yet|still|no longer|already|so far|currently|right now|idle|running|started|was never|not? .{1,40} needed|was (?:just )?(?:deleted|removed|changed))\b/i;
