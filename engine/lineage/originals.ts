/** Loss against the originals: an item that a summary dropped stays dropped until it is said again (spec §8). */
import type { Survival } from "../survival.ts";
import type { Originals } from "./generation.ts";
import { isGone } from "./tally.ts";

/** Every item of the raw turns so far, and whether the context of one generation still holds it. */
export interface Ledger {
  readonly handles: Account;
  readonly rules: Account;
}

/** The items of one sort. A session says ever more of them and a context holds few, so generations of a chain share what they know of. */
export interface Account {
  /** The items of the chain by their text, numbered as they were first said; those from `items` on are of later generations. */
  readonly known: Map<string, number>;
  /** How many there are so far. */
  readonly items: number;
  /** Those that the context still holds. */
  readonly alive: ReadonlySet<string>;
}

const noAccount = (): Account => ({ known: new Map(), items: 0, alive: new Set() });

/** A ledger before any compaction. */
export const emptyLedger = (): Ledger => ({ handles: noAccount(), rules: noAccount() });

/** The ledger after one more generation. What stands only in a summary was never said, so it opens no account. */
export function carriedOn(before: Ledger, survival: readonly Survival[]): Ledger {
  const handles = goingOn(before.handles);
  const rules = goingOn(before.rules);
  for (const fate of survival) {
    const { kind } = fate.item;
    if (kind === "handle") enter(fate, handles);
    else if (kind === "constraint" || kind === "negative_fact") enter(fate, rules);
  }
  return { handles, rules };
}

/** How many items that the ledger before held, alive or not, the one after it does not have alive. */
export const deadSince = (before: Ledger, after: Ledger): number =>
  before.handles.items -
  aliveOf(before.handles, after.handles) +
  before.rules.items -
  aliveOf(before.rules, after.rules);

/** The two figures of one account. */
export const figures = ({ items, alive }: Account): Originals => ({ items, alive: alive.size });

interface Draft extends Account {
  items: number;
  readonly alive: Set<string>;
}

/** Nobody lives until it is entered. Where another generation has gone on from here already, what is known so far is copied. */
function goingOn({ known, items }: Account): Draft {
  const own = known.size === items ? known : new Map([...known].filter(([, number]) => number < items));
  return { known: own, items, alive: new Set() };
}

function enter({ item: { text }, places, state }: Survival, account: Draft): void {
  if (!account.known.has(text)) {
    if (!places.some(({ provenance }) => provenance !== "summary")) return;
    account.known.set(text, account.items);
    account.items += 1;
  }
  if (isGone(state)) account.alive.delete(text);
  else account.alive.add(text);
}

/** How many of the earlier items are alive later. */
function aliveOf({ items }: Account, { known, alive }: Account): number {
  let count = 0;
  for (const text of alive) if ((known.get(text) ?? items) < items) count += 1;
  return count;
}
