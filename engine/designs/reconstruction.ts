/**
 * Sound reconstruction: what may be done with a lossy artifact depends on the operation. Tolerant operations get it as a prior whose
 * literals are unverified; operations that restore or act need it lossless, with a digest that is recomputed and every literal
 * checked against the durable source.
 */
import { type Address, addressOf } from "../digest.ts";
import { claimsEquivalence } from "../equivalence.ts";
import type { LossClass } from "../gate.ts";
import { itemsOf } from "../items.ts";
import { passageOfText } from "../passages.ts";
import { standsIn } from "./literal.ts";

/** A text that was carried over a compaction, with what it claims of itself. */
export interface Artifact {
  readonly text: string;
  /** As claimed; anything that is no loss class counts as `LOSSY_LITERAL`. */
  readonly lossClass?: LossClass | string;
  /** As claimed; recomputed before it is believed. */
  readonly digest?: Address | string;
  /** The literals of a prior attempt by name (an idempotency key, a target), for a retry. */
  readonly priorAttempt?: Readonly<Record<string, string>>;
}

/** Operations that live with a gist. */
const TOLERANT = ["summarize", "plan", "brainstorm", "rank"] as const;

/** Operations that restore, decide or act on exact recall. */
const RESTORING = ["authorize", "commit", "emit_authoritative", "retry_idempotent"] as const;

/** An operation that this design knows. Every other one is refused. */
export type Operation = (typeof TOLERANT)[number] | (typeof RESTORING)[number];

/** Why a literal or the artifact as a whole is no ground to act on. */
export type Unsoundness =
  | "unknown-operation"
  | "lossy"
  | "digest-missing"
  | "digest-mismatch"
  | "absent"
  | "disagrees"
  | "differs-from-prior-attempt"
  | "invented"
  | "claims-equivalence";

/** One literal that cannot be acted on, for an orchestrator. */
export interface UnsoundLiteral {
  /** Empty where the artifact as a whole is meant. */
  readonly literal: string;
  readonly reason: Unsoundness;
  /** What the durable source has instead, where it disagrees. */
  readonly instead?: string;
}

/** The typed refusal of this design: the literals, why, and what to fetch again. */
export class ReconstructionUnsoundError extends Error {
  override readonly name = "ReconstructionUnsoundError";
  readonly operation: string;
  readonly literals: readonly UnsoundLiteral[];
  /** Literals to fetch from their durable source before the operation is tried again. */
  readonly refetch: readonly string[];

  constructor(operation: string, literals: readonly UnsoundLiteral[]) {
    const listed = literals.map(({ literal, reason }) => (literal ? `\`${literal}\` ${reason}` : reason)).join(", ");
    super(`${operation} needs exact recall: ${listed}`);
    this.operation = operation;
    this.literals = literals;
    this.refetch = literals.filter(({ literal }) => literal !== "").map(({ literal }) => literal);
  }
}

/** Asks the durable source for a literal: the value it has there, undefined where it has none. */
export type DurableLookup = (literal: string) => Promise<string | undefined> | string | undefined;

/** The artifact as a prior: good to think with, not to act on. */
export interface Prior {
  readonly prior: string;
  readonly literals: readonly { readonly text: string; readonly verified: false }[];
  /** Checks one literal against the durable source; throws `ReconstructionUnsoundError` where it does not hold. To be called before action. */
  verify(literal: string): Promise<string>;
}

/** The artifact as a ground: lossless, and every literal agreed with its durable source. */
export interface Ground {
  readonly text: string;
  readonly literals: readonly { readonly text: string; readonly verified: true }[];
}

/** What an operation may be told besides the artifact. */
export interface ReconstructOptions {
  /** The literals of this attempt by name, for a retry. */
  readonly attempt?: Readonly<Record<string, string>>;
}

/**
 * Reconstructs what an operation may use. Tolerant operations get a `Prior`, restoring ones a `Ground`.
 * Throws `ReconstructionUnsoundError` for an unknown operation and wherever a restoring one has no sound ground.
 */
export async function reconstruct(
  artifact: Artifact,
  operation: Operation | string,
  durableLookup: DurableLookup,
  options: ReconstructOptions = {},
): Promise<Prior | Ground> {
  const literals = literalsIn(artifact.text);
  if (isOneOf(TOLERANT, operation)) {
    return {
      prior: artifact.text,
      literals: literals.map((text) => ({ text, verified: false })),
      verify: (literal) => verify(artifact, literal, durableLookup),
    };
  }
  if (!isOneOf(RESTORING, operation)) {
    throw new ReconstructionUnsoundError(operation, [{ literal: "", reason: "unknown-operation" }]);
  }
  const unsound = [
    ...claimsOf(artifact),
    ...(operation === "retry_idempotent" ? unlikePrior(artifact, options.attempt) : []),
    ...(await disagreements(
      operation === "retry_idempotent" ? withPrior(literals, artifact) : literals,
      durableLookup,
    )),
  ];
  if (unsound.length > 0) throw new ReconstructionUnsoundError(operation, unsound);
  return { text: artifact.text, literals: literals.map((text) => ({ text, verified: true })) };
}

/** Checks one literal of an artifact against the durable source and returns it. Throws `ReconstructionUnsoundError` where it does not hold. */
export async function verify(artifact: Artifact, literal: string, durableLookup: DurableLookup): Promise<string> {
  const known = standsIn(artifact.text, literal);
  const unsound = known
    ? await disagreements([literal], durableLookup)
    : [{ literal, reason: "invented" } satisfies UnsoundLiteral];
  if (unsound.length > 0) throw new ReconstructionUnsoundError("verify", unsound);
  return literal;
}

/** What an output rests on. */
export interface OutputGrounds {
  readonly artifact: Artifact;
  /** Results of the tools that ran in this turn. */
  readonly toolResults: readonly string[];
}

/**
 * Checks an authoritative output: each of its literals is in the artifact or in a tool result of this turn, else it is invented;
 * and it claims no equivalence with what the artifact was made from. Throws `ReconstructionUnsoundError`.
 */
export function assertAuthoritative(output: string, { artifact, toolResults }: OutputGrounds): void {
  const grounds = [artifact.text, ...toolResults];
  const known = new Set(grounds.flatMap(literalsIn));
  const invented = literalsOf(output).filter(
    ({ text, subtype }) => !known.has(text) && !grounds.some((ground) => standsIn(ground, text, subtype)),
  );
  const unsound: UnsoundLiteral[] = invented.map(({ text }) => ({ literal: text, reason: "invented" }));
  if (claimsEquivalence(output)) unsound.push({ literal: "", reason: "claims-equivalence" });
  if (unsound.length > 0) throw new ReconstructionUnsoundError("emit_authoritative", unsound);
}

const isOneOf = <Known extends string>(known: readonly Known[], name: string): name is Known =>
  known.some((one) => one === name);

const literalsIn = (text: string): readonly string[] => literalsOf(text).map((literal) => literal.text);

/** The handles of a text, each once. */
function literalsOf(text: string): readonly { readonly text: string; readonly subtype: string }[] {
  const handles = itemsOf([passageOfText(text)]).items.filter(({ kind }) => kind === "handle");
  return [...new Map(handles.map((handle) => [handle.text, handle])).values()];
}

/** What the artifact claims of itself is recomputed. */
function claimsOf({ text, lossClass, digest }: Artifact): readonly UnsoundLiteral[] {
  if (lossClass !== "LOSSLESS") return [{ literal: "", reason: "lossy" }];
  if (digest === undefined) return [{ literal: "", reason: "digest-missing" }];
  return digest === addressOf(text) ? [] : [{ literal: "", reason: "digest-mismatch" }];
}

/** What a retry has that the prior attempt had not; without one, what the artifact does not hold cannot be from it. */
function unlikePrior({ text, priorAttempt }: Artifact, attempt: Literals = {}): readonly UnsoundLiteral[] {
  if (priorAttempt) return differences(priorAttempt, attempt);
  return Object.values(attempt)
    .filter((literal) => !standsIn(text, literal))
    .map((literal) => ({ literal, reason: "invented" }));
}

const withPrior = (literals: readonly string[], { priorAttempt = {} }: Artifact): readonly string[] => [
  ...new Set([...literals, ...Object.values(priorAttempt)]),
];

type Literals = Readonly<Record<string, string>>;

/** A literal that another one stands in place of, that is gone, or that the prior attempt did not have. */
function differences(prior: Literals, attempt: Literals): readonly UnsoundLiteral[] {
  const [before, now] = [new Map(Object.entries(prior)), new Map(Object.entries(attempt))];
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((name) => now.get(name) !== before.get(name))
    .map((name) => ({ literal: before.get(name) ?? now.get(name) ?? name, reason: "differs-from-prior-attempt" }));
}

async function disagreements(
  literals: readonly string[],
  durableLookup: DurableLookup,
): Promise<readonly UnsoundLiteral[]> {
  const found: UnsoundLiteral[] = [];
  for (const literal of literals) {
    const durable = await durableLookup(literal);
    if (typeof durable !== "string") found.push({ literal, reason: "absent" });
    else if (durable !== literal) found.push({ literal, reason: "disagrees", instead: durable });
  }
  return found;
}
