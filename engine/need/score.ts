/**
 * One smooth score from the evidence: the chance that the agent uses a lost value again. A log-linear model; its few weights were
 * fitted on real continuations and rounded, and it holds up on sessions left out of the fit (ARCHITECTURE.md says how well).
 */
import type { Evidence } from "./evidence.ts";

/** Expected need, 0 to 1: a logistic score over the features below. */
export function scoreOf(evidence: Evidence, text: string): number {
  let sum = BIAS;
  for (const [name, value] of Object.entries(featuresOf(evidence, text))) sum += WEIGHTS[name as Feature] * value;
  return 1 / (1 + Math.exp(-sum));
}

/** What counts, and how much of it. Counts enter by their logarithm, times by decay, so that no single use decides. */
const WEIGHTS = {
  /** Edits, calls and commands that used it. */
  acts: 0.45,
  /** It is among the last that the agent acted on. */
  last: 1,
  /** Its test or source, or the same name elsewhere, was acted on lately. */
  kin: 1,
  /** Records that use it, counted less the longer ago they are; and those in which it is said or written. */
  recent: 0.7,
  spoken: 1.25,
  /** Several spellings are in use. */
  spellings: 1,
  /** An earlier summary held it: it outlived one compaction already. */
  summary: 1,
  /** An open task needs it. Rare in the sessions that were fitted; it weighs what the need for it weighs. */
  bound: 2,
  folder: 1.25,
  path: 0.9,
  /** A file rather than a folder. */
  file: 0.65,
  /** A name without a folder is looked up, not used. */
  bare: -0.25,
  url: 0.5,
  hash: 1.45,
  /** A file among the temporary ones, not acted on lately: what was put there has been used. */
  spent: -1.5,
  /** Globs and patterns are made up anew. */
  pattern: -0.85,
  /** Can be searched for, or is put together again from its parts. */
  searchable: -1.7,
  /** A command line is typed anew; the paths and hashes in it are listed by themselves. */
  command: -2,
} as const;

type Feature = keyof typeof WEIGHTS;

const BIAS = -5.45;

/** What the score adds up, by name. */
function featuresOf(evidence: Evidence, text: string): Readonly<Record<Feature, number>> {
  const { counts, rank, sinceKin, subtype, bound, below, key } = evidence;
  const named = EXTENSION.test(key);
  return {
    acts: Math.log1p(counts.edit + counts.act + counts.command),
    last: rank === undefined ? 0 : 1 / (1 + rank / FEW),
    kin: sinceKin === undefined ? 0 : 1 / (1 + sinceKin / LATELY),
    recent: Math.log1p(evidence.recent),
    spoken: Math.log1p(evidence.spoken),
    spellings: Math.log1p(evidence.spellings - 1),
    summary: Math.min(1, counts.summary),
    bound: bound === "needed" ? 1 : bound === "regenerable" ? 0.5 : 0,
    folder: below > 0 ? 1 : 0,
    path: subtype === "path" ? 1 : 0,
    file: named ? 1 : 0,
    bare: named && !key.includes("/") ? 1 : 0,
    url: subtype === "url" ? 1 : 0,
    hash: subtype === "hash" ? 1 : 0,
    spent: named && TEMPORARY.test(key) && (evidence.sinceActed ?? LATELY) >= SPENT ? 1 : 0,
    pattern: /[*|\\$]/.test(text) ? 1 : 0,
    searchable: SEARCHABLE.has(subtype) && bound === "no" ? 1 : 0,
    command: subtype === "command" && bound === "no" ? 1 : 0,
  };
}

const EXTENSION = /\.[A-Za-z0-9]{1,6}$/;

/** Where systems keep what nobody keeps. */
const TEMPORARY =
  /^(?:\/private)?\/(?:var\/)?tmp\/|^\/(?:private\/)?var\/folders\/|^\$\{?TE?MP(?:DIR)?\b|^%TE?MP%|\/AppData\/Local\/Temp\//i;

/** Records without an act after which such a file has served. */
const SPENT = 10;

/** So many later acts on other addresses halve the weight of being among the last. */
const FEW = 8;

/** Records after which the use of a kin counts half. */
const LATELY = 40;

const SEARCHABLE: ReadonlySet<string> = new Set(["symbol", "param", "other", "command"]);
