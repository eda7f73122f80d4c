/** Loss against the originals: an item that a summary dropped stays dropped until it is said again (spec §8). */
import type { Survival } from "../survival.ts";
import type { Originals } from "./generation.ts";
import { isGone } from "./tally.ts";

/** Every item of the raw turns so far, and whether the context of one generation still holds it. */
export interface Ledger {
  readonly handles: ReadonlyMap<string, boolean>;
  readonly rules: ReadonlyMap<string, boolean>;
}

/** A ledger before any compaction. */
export const emptyLedger: Ledger = { handles: new Map(), rules: new Map() };

/** The ledger after one more generation. What stands only in a summary was never said, so it opens no account. */
export function carriedOn(before: Ledger, survival: readonly Survival[]): Ledger {
  const handles = new Map([...before.handles.keys()].map((key) => [key, false]));
  const rules = new Map([...before.rules.keys()].map((key) => [key, false]));
  for (const { item, places, state } of survival) {
    const account = item.kind === "handle" ? handles : isRule(item.kind) ? rules : undefined;
    if (!account) continue;
    const original = places.some(({ provenance }) => provenance !== "summary");
    if (original || account.has(item.text)) account.set(item.text, !isGone(state));
  }
  return { handles, rules };
}

/** The two figures of one account. */
export function figures(account: ReadonlyMap<string, boolean>): Originals {
  let alive = 0;
  for (const lives of account.values()) if (lives) alive += 1;
  return { items: account.size, alive };
}

const isRule = (kind: string): boolean => kind === "constraint" || kind === "negative_fact";
