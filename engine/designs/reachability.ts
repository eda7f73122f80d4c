/**
 * Reachability gate: a rewrite may go ahead only if every binding of every open obligation can still be reached from what survives.
 * Otherwise the region is spilled, and the summary carries an address that resolves.
 */
import type { Address } from "../digest.ts";
import { type GateOptions, gate } from "../gate.ts";
import { read } from "../reading.ts";
import { isAddress, type SpillStore } from "../store.ts";
import type { Survival } from "../survival.ts";
import { standsIn } from "./literal.ts";
import { spillRegion } from "./projection.ts";

/** What is still to be done, by its name, with the literals it needs word for word. */
export interface DeclaredObligation {
  readonly name: string;
  readonly needs: readonly string[];
  /** The literals can be fetched again without side effects and without ambiguity. */
  readonly regenerable?: boolean;
  readonly status?: "open" | "done" | "cancelled";
}

/** One binding that would be lost, or that stands nowhere. */
export interface BrokenBinding {
  readonly obligation: string;
  readonly token: string;
  readonly reason: "lost" | "weakened" | "altered" | "unknown";
}

/** The typed refusal of this design: every binding that the rewrite would cut off. */
export class CompactionInvariantError extends Error {
  override readonly name = "CompactionInvariantError";
  readonly bindings: readonly BrokenBinding[];

  constructor(bindings: readonly BrokenBinding[]) {
    super(
      bindings
        .map(({ obligation, token, reason }) => `\`${token}\`, needed by "${obligation}", ${SAID[reason]}`)
        .join("; "),
    );
    this.bindings = bindings;
  }
}

const SAID = {
  lost: "would be lost",
  weakened: "would be weakened",
  altered: "would be altered",
  unknown: "stands nowhere",
} as const;

/** A rewrite to be judged. */
export interface Rewrite {
  readonly region: string;
  readonly summary: string;
  readonly obligations: readonly DeclaredObligation[];
  /** Literals by obligation, beside those that the obligations name themselves. */
  readonly bindings?: Readonly<Record<string, readonly string[]>>;
  /** The plan; its open steps count like obligations. */
  readonly plan?: string;
  /** Everything else that survives: carriers, sealed region, handle index, by name. */
  readonly surviving?: readonly { readonly name: string; readonly text: string }[];
}

/** Throws `CompactionInvariantError` where the rewrite cuts an open obligation off from what it needs, or a declared binding stands nowhere. */
export function assertCompactionSafe(
  region: string,
  obligations: readonly DeclaredObligation[],
  summary: string,
  bindings: Rewrite["bindings"] = {},
  rest: Pick<Rewrite, "plan" | "surviving"> = {},
): void {
  const broken = brokenBindings({ region, obligations, summary, bindings, ...rest });
  if (broken.length > 0) throw new CompactionInvariantError(broken);
}

/** What stands in the region's place, and where the region went if it had to be kept elsewhere. */
export interface SafeSummary {
  readonly summary: string;
  readonly spilled?: Address;
}

/**
 * The summary as it is where the rewrite is safe; else the region is spilled first, and the summary carries the address. The spill is
 * read back before it is relied on. Throws `CompactionInvariantError` only for bindings that stand nowhere: no spill can bring those back.
 */
export async function compactOrSpill(rewrite: Rewrite, store: SpillStore): Promise<SafeSummary> {
  const broken = brokenBindings(rewrite);
  const unknown = broken.filter(({ reason }) => reason === "unknown");
  if (unknown.length > 0) throw new CompactionInvariantError(unknown);
  if (broken.length === 0) return { summary: rewrite.summary };
  const spilled = await spillRegion(rewrite.region, store);
  if ((await store.get(spilled)) === undefined) throw new CompactionInvariantError(broken);
  return { summary: `${rewrite.summary}\n${spillNotice(spilled)}`, spilled };
}

/** The line that a summary carries for a region that was spilled. */
export const spillNotice = (address: Address): string => `[full context at ${address}; retrieve before mutating]`;

/** The addresses that a summary's spill notices name, in order. */
export function spilledIn(summary: string): readonly Address[] {
  return [...summary.matchAll(/\[full context at (sha256:[0-9a-f]{64}); retrieve before mutating\]/g)]
    .map((match) => match[1] ?? "")
    .filter(isAddress);
}

function brokenBindings(rewrite: Rewrite): readonly BrokenBinding[] {
  const obligations = withBindings(rewrite);
  const options: GateOptions = {
    obligations,
    ...(rewrite.plan === undefined ? {} : { plan: rewrite.plan }),
    ...(rewrite.surviving === undefined ? {} : { carriers: rewrite.surviving }),
  };
  const before = read({ name: "region.md", text: rewrite.region });
  const after = read({ name: "summary.md", text: rewrite.summary });
  const verdict = gate(before, after, options);
  return [...verdict.survival.flatMap(brokenBy), ...unknownBindings(obligations, rewrite)];
}

function brokenBy({ item, state, obligation }: Survival): readonly BrokenBinding[] {
  if (obligation === undefined || (state !== "lost" && state !== "weakened" && state !== "altered")) return [];
  return [{ obligation, token: item.text, reason: state }];
}

function withBindings({ obligations, bindings = {} }: Rewrite): readonly DeclaredObligation[] {
  const named = new Set(obligations.map(({ name }) => name));
  const further = new Map(Object.entries(bindings));
  const extra = [...further].filter(([name]) => !named.has(name));
  return [
    ...obligations.map((one) => ({ ...one, needs: [...new Set([...one.needs, ...(further.get(one.name) ?? [])])] })),
    ...extra.map(([name, needs]) => ({ name, needs: [...needs] })),
  ];
}

/** A declared binding that neither region nor survivors hold was never known. */
function unknownBindings(obligations: readonly DeclaredObligation[], rewrite: Rewrite): readonly BrokenBinding[] {
  const texts = [rewrite.region, rewrite.summary, ...(rewrite.surviving ?? []).map(({ text }) => text)];
  return obligations
    .filter(({ status = "open" }) => status === "open")
    .flatMap(({ name, needs }) =>
      needs
        .filter((token) => !texts.some((text) => standsIn(text, token)))
        .map((token): BrokenBinding => ({ obligation: name, token, reason: "unknown" })),
    );
}
