/** One smooth score from the evidence: the chance, roughly, that the agent uses a lost value again. */
import type { Evidence } from "./evidence.ts";

/** Expected need, 0 to 1: a logistic score over the features below. */
export function scoreOf(evidence: Evidence): number {
  let sum = BIAS;
  for (const [name, value] of Object.entries(featuresOf(evidence))) sum += (WEIGHTS[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/** The features of the score, each between about 0 and 4. Counts enter by their logarithm, times by decay. */
export function featuresOf(evidence: Evidence): Readonly<Record<string, number>> {
  const { counts, sinceSeen, sinceActed, subtype, bound, below, reach, sinceNear, crowd } = evidence;
  const acts = counts.edit + counts.act + counts.command;
  return {
    acts: Math.log1p(acts),
    edits: Math.log1p(counts.edit),
    commands: Math.log1p(counts.command),
    user: Math.min(1, counts.user),
    assistant: Math.log1p(counts.assistant),
    written: Math.log1p(counts.written),
    results: Math.log1p(counts.result + counts.failure),
    failed: Math.min(1, counts.failure),
    summary: Math.min(1, counts.summary),
    seenLately: 1 / (1 + sinceSeen / 20),
    actedLately: sinceActed === undefined ? 0 : 1 / (1 + sinceActed / 20),
    nearLately: sinceNear === undefined ? 0 : 1 / (1 + sinceNear / 20),
    reach,
    bound: bound === "needed" ? 1 : bound === "regenerable" ? 0.5 : 0,
    folder: below > 0 ? 1 : 0,
    crowd: Math.log1p(Math.min(crowd, 200)),
    isPath: subtype === "path" ? 1 : 0,
    isCommand: subtype === "command" ? 1 : 0,
    isSymbol: subtype === "symbol" ? 1 : 0,
    isUrl: subtype === "url" ? 1 : 0,
    isKey: subtype === "id" || subtype === "hash" || subtype === "branch" || subtype === "env" ? 1 : 0,
  };
}

const BIAS = -4;

/** Provisional until they are fitted. */
const WEIGHTS: Readonly<Record<string, number>> = {
  acts: 1.2,
  edits: 0.4,
  user: 0.5,
  assistant: 0.4,
  written: 0.2,
  results: 0.2,
  seenLately: 1,
  actedLately: 1.5,
  bound: 2,
  isPath: 0.5,
  isCommand: -2,
  isSymbol: -1,
};
