/** One sentence a generation, worst first: "one rule of yours, one value an open task needs; 300 handles, none needed". */
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
export function sentenceOf(generation: Generation): Sentence {
  if (generation.summary.opaque || generation.reasons.some((reason) => reason.startsWith("unverifiable")))
    return unreadable(generation);
  const gone = generation.survival.filter(({ state }) => isGone(state));
  const grave = [
    phrase(gone.filter(isOwnRule).length, "rule of yours", "rules of yours"),
    phrase(gone.filter(isBinding).length, "value an open task needs", "values open tasks need"),
    phrase(gone.filter(isNearMiss).length, "value changed to a near miss", "values changed to near misses"),
  ].filter((words) => words !== "");
  const notable = [
    phrase(gone.filter(isOtherRule).length, "rule of the agent's", "rules of the agent's"),
    phrase(gone.filter(isFact).length, "thing known not to work", "things known not to work"),
  ].filter((words) => words !== "");
  const handles = handlesClause(generation);
  const clauses = [grave.join(", "), notable.join(", "), handles].filter((words) => words !== "");
  if (clauses.length === 0) return { text: "nothing was lost", weight: "calm" };
  return {
    text: clauses.join("; "),
    weight: grave.length > 0 ? "grave" : notable.length > 0 ? "notable" : weightOfNeed(generation),
  };
}

function unreadable({ reasons, handles, constraints }: Generation): Sentence {
  const why = (reasons[0] ?? "the summary cannot be read").replace("unverifiable: ", "");
  const risk = [phrase(constraints.region, "rule", "rules"), phrase(handles.region, "handle", "handles")].filter(
    (words) => words !== "",
  );
  return { text: risk.length === 0 ? why : `${why}; ${risk.join(" and ")} at risk`, weight: "notable" };
}

const isRule = ({ item }: Survival): boolean => item.kind === "constraint";
const isOwn = ({ item }: Survival): boolean =>
  item.provenance !== "assistant" && item.provenance !== "tool" && item.provenance !== "summary";
const isOwnRule = (fate: Survival): boolean => isRule(fate) && isOwn(fate);
const isOtherRule = (fate: Survival): boolean => isRule(fate) && fate.item.provenance === "assistant";
const isFact = ({ item }: Survival): boolean =>
  item.kind === "negative_fact" && item.provenance !== "tool" && item.provenance !== "summary";
const isBinding = ({ item, obligation }: Survival): boolean => item.kind === "handle" && obligation !== undefined;
const isNearMiss = (fate: Survival): boolean =>
  fate.item.kind === "handle" && fate.state === "altered" && !isBinding(fate);

/** Expected need from which a lost handle counts as likely: six in ten of these were used again in real sessions. */
const LIKELY = 0.3;

function handlesClause({ handles, atRisk }: Generation): string {
  const gone = handles.lost + handles.weakened;
  if (gone === 0) return "";
  const likely = atRisk.filter(isLikely).length;
  const needed = likely === 0 ? "none likely to be needed" : `${likely} likely to be needed`;
  return gone === 1
    ? `one handle${likely === 0 ? ", not likely to be needed" : ", likely to be needed"}`
    : `${gone} handles, ${needed}`;
}

const weightOfNeed = ({ atRisk }: Generation): Sentence["weight"] => (atRisk.some(isLikely) ? "notable" : "calm");

const isLikely = ({ score, survives }: AtRisk): boolean => LIKELY <= score && survives === undefined;

const phrase = (count: number, one: string, many: string): string =>
  count === 0 ? "" : count === 1 ? `one ${one}` : `${count} ${many}`;
