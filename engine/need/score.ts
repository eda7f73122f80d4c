/**
 * One smooth score from the evidence: the chance that the agent uses a lost value again. A log-linear model; its few weights were
 * fitted on real continuations and rounded, and it holds up on compactions left out of the fit (ARCHITECTURE.md says how well).
 */
import type { Evidence } from "./evidence.ts";

/** Expected need, 0 to 1: a logistic score over the features below. */
export function scoreOf(evidence: Evidence, text: string, survives?: string): number {
  let sum = BIAS;
  for (const [name, value] of Object.entries(featuresOf(evidence, text, survives)))
    sum += WEIGHTS[name as Feature] * value;
  return 1 / (1 + Math.exp(-sum));
}

/** What counts, and how much of it. Counts enter by their logarithm, times by decay, so that no single use decides. */
const WEIGHTS = {
  /** Edits, calls and commands that used it. */
  acts: 1.1,
  edits: 0.3,
  user: 0.5,
  assistant: 0.3,
  /** Written into a file or a message to a sub-agent. */
  written: 0.3,
  results: 0.2,
  /** An earlier summary held it: it outlived one compaction already. */
  summary: 0.9,
  seenLately: 0.9,
  actedLately: 1.4,
  /** Something in the same folder was acted upon lately. */
  nearLately: 0.5,
  bound: 2,
  folder: 0.3,
  path: 0.9,
  absolute: 0.25,
  url: 0.3,
  hash: 0.3,
  /** Lives on in another spelling, or in kept messages. */
  survives: -0.3,
  /** Globs and patterns are made up anew. */
  pattern: -1,
  /** Can be searched for, or is put together again from its parts. */
  searchable: -2.2,
} as const;

type Feature = keyof typeof WEIGHTS;

const BIAS = -4.1;

/** Records after which a use counts half. */
const HALF = 20;

function featuresOf(evidence: Evidence, text: string, survives?: string): Readonly<Record<Feature, number>> {
  const { counts, sinceSeen, sinceActed, sinceNear, subtype, bound, below } = evidence;
  return {
    acts: Math.log1p(counts.edit + counts.act + counts.command),
    edits: Math.log1p(counts.edit),
    user: Math.min(1, counts.user),
    assistant: Math.log1p(counts.assistant),
    written: Math.log1p(counts.written),
    results: Math.log1p(counts.result + counts.failure),
    summary: Math.min(1, counts.summary),
    seenLately: lately(sinceSeen),
    actedLately: lately(sinceActed),
    nearLately: lately(sinceNear),
    bound: bound === "needed" ? 1 : bound === "regenerable" ? 0.5 : 0,
    folder: below > 0 ? 1 : 0,
    path: subtype === "path" ? 1 : 0,
    absolute: subtype === "path" && /^[/~]|^[A-Za-z]:[\\/]/.test(text) ? 1 : 0,
    url: subtype === "url" ? 1 : 0,
    hash: subtype === "hash" ? 1 : 0,
    survives: survives === undefined ? 0 : 1,
    pattern: /[*|\\$]/.test(text) ? 1 : 0,
    searchable: SEARCHABLE.has(subtype) && bound === "no" ? 1 : 0,
  };
}

const SEARCHABLE: ReadonlySet<string> = new Set(["symbol", "param", "other", "command"]);

const lately = (since: number | undefined): number => (since === undefined ? 0 : 1 / (1 + since / HALF));
