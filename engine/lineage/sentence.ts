/** One sentence a generation, worst first: "one rule of yours, one value an open task needs; 300 handles, none needed". */
import { lostFactsOf } from "../rules/telling.ts";
import { isGiven, type Told, weightOf } from "../rules/weight.ts";
import type { Survival } from "../survival.ts";
import type { AtRisk, Generation } from "./generation.ts";
import { isGone } from "./tally.ts";

/** What a generation lost, in words. */
export interface Sentence {
  readonly text: string;
  /** `grave` a rule of the user's or a binding went, `notable` something may be missed, `calm` nothing of weight was lost. */
  readonly weight: "grave" | "notable" | "calm";
}

/** Says what a generation lost: rules by who gave them, values that open tasks need, near misses, then the mass of handles. */
export function sentenceOf(generation: Generation, context: Told): Sentence {
  if (generation.reasons.some((reason) => reason.startsWith("unverifiable"))) return unreadable(generation);
  const gone = generation.survival.filter(({ state }) => isGone(state));
  const rules = gone.filter((fate) => isWeighty(fate, context));
  const facts = lostFactsOf(generation.survival, context);
  const grave = listed([
    phrase(rules.filter(isOwn).length, "rule of yours", "rules of yours"),
    phrase(gone.filter(isBinding).length, "value an open task needs", "values open tasks need"),
    phrase(gone.filter(isNearMiss).length, "value changed to a near miss", "values changed to near misses"),
  ]);
  const notable = listed([
    phrase(rules.filter((fate) => !isOwn(fate)).length, "promise of the agent's", "promises of the agent's"),
    phrase(facts.attempts.length, "thing known not to work", "things known not to work"),
    phrase(facts.others.length, "negative fact", "negative facts"),
  ]);
  const clauses = [grave, notable, handlesClause(generation)].filter((words) => words !== "");
  if (clauses.length === 0) return { text: "nothing was lost", weight: "calm" };
  const weight = grave !== "" ? "grave" : notable !== "" || generation.atRisk.some(isLikely) ? "notable" : "calm";
  return { text: clauses.join("; "), weight };
}

/** Whether a fate is that of a rule that somebody gave; descriptions and what tools printed are none (spec §2). */
export const isWeighty = ({ item }: Survival, context: Told): boolean =>
  item.kind === "constraint" && weightOf(item, context) !== "off";

/** Whether a fate counts in figures shown to people: every handle, rules with weight, facts that somebody gave. */
export const counts = (fate: Survival, context: Told): boolean =>
  fate.item.kind === "constraint" ? isWeighty(fate, context) : fate.item.kind !== "negative_fact" || isGiven(fate.item);

/** Expected need from which a lost handle counts as likely: six in ten of these were used again in real sessions. */
export const LIKELY = 0.3;

function unreadable({ reasons, handles, constraints }: Generation): Sentence {
  const why = (reasons[0] ?? "").replace("unverifiable: ", "");
  const risk = listed([phrase(constraints.region, "rule", "rules"), phrase(handles.region, "handle", "handles")]);
  return { text: risk === "" ? why : `${why}; ${risk} at risk`, weight: "notable" };
}

const isOwn = ({ item }: Survival): boolean => item.provenance !== "assistant";
const isBinding = ({ item, obligation }: Survival): boolean => item.kind === "handle" && obligation !== undefined;
const isNearMiss = (fate: Survival): boolean =>
  fate.item.kind === "handle" && fate.state === "altered" && !isBinding(fate);

const isLikely = ({ score, survives }: AtRisk): boolean => LIKELY <= score && survives === undefined;

function handlesClause({ handles, atRisk }: Generation): string {
  const gone = handles.lost + handles.weakened;
  if (gone === 0) return "";
  const likely = atRisk.filter(isLikely).length;
  if (gone === 1) return `one handle, ${likely === 0 ? "not likely" : "likely"} to be needed`;
  return `${gone} handles, ${likely === 0 ? "none" : likely} likely to be needed`;
}

const listed = (phrases: readonly string[]): string => phrases.filter((words) => words !== "").join(", ");

const phrase = (count: number, one: string, many: string): string =>
  count === 0 ? "" : count === 1 ? `one ${one}` : `${count} ${many}`;
