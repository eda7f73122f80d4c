/** What followed a compaction as a painter is given it: places that can be opened, credentials masked. */
import { maskCredentials } from "../handles/credential.ts";
import type { RowPlace } from "../lineage/rows.ts";
import { thousands } from "../tokens.ts";
import type { Afterwards, Cost, Mishap, MishapKind, NextAction, Spot } from "./facts.ts";

/** One mishap, ready to be shown. */
export interface RowMishap {
  /** The rule that says it. */
  readonly code: MishapKind;
  readonly text: string;
  readonly tool: string;
  readonly failed: boolean;
  readonly place: RowPlace;
  /** What was dropped, and where it had stood. */
  readonly was?: string;
  readonly source?: RowPlace;
}

/** What followed a compaction, ready to be shown. */
export interface RowAfterwards extends Omit<Afterwards, "mishaps"> {
  readonly mishaps: readonly RowMishap[];
}

/** The facts for a painter; `placeOf` finds where a spot can be opened. */
export function rowAfterwards(
  { mishaps, next, ...numbers }: Afterwards,
  placeOf: (spot: Spot) => RowPlace | undefined,
): RowAfterwards {
  return {
    ...numbers,
    mishaps: mishaps.map((mishap) => rowMishap(mishap, placeOf)),
    ...(next ? { next: masked(next) } : {}),
  };
}

/** The same without a word of what was said: `nameOf` gives a text a name that tells nothing. */
export function hiddenAfterwards(
  { mishaps, next, ...numbers }: RowAfterwards,
  nameOf: (text: string, word: string) => string,
): RowAfterwards {
  return {
    ...numbers,
    mishaps: mishaps.map(({ text, was, tool, ...mishap }) => ({
      ...mishap,
      tool: nameOf(tool, "tool"),
      text: nameOf(text, "value"),
      ...(was === undefined ? {} : { was: nameOf(was, mishap.code === "constraint-broken" ? "constraint" : "value") }),
    })),
    ...(next
      ? { next: { tool: nameOf(next.tool, "tool"), sameTool: next.sameTool, sameTarget: next.sameTarget } }
      : {}),
  };
}

/** What was read again, in words; "" where nothing was. Tokens are our estimate. */
export function readAgain({ refetched, unchanged }: { readonly refetched: Cost; readonly unchanged: Cost }): string {
  if (refetched.calls === 0) return "";
  const reads = refetched.calls === 1 ? "one read" : `${refetched.calls} reads`;
  return `${reads} again of what the region held (${unchanged.calls} unchanged since), about ${thousands(refetched.tokens)} tokens`;
}

function rowMishap(mishap: Mishap, placeOf: (spot: Spot) => RowPlace | undefined): RowMishap {
  const { kind, text, tool, failed, was, source } = mishap;
  const stood = source && placeOf(source);
  return {
    code: kind,
    text: maskCredentials(text),
    tool,
    failed,
    place: placeOf(mishap) ?? { record: -1, textIndex: 0, line: 0, span: mishap.span },
    ...(was === undefined ? {} : { was: maskCredentials(was) }),
    ...(stood ? { source: stood } : {}),
  };
}

const masked = ({ target, ...next }: NextAction): NextAction => ({
  ...next,
  ...(target === undefined ? {} : { target: maskCredentials(target) }),
});
