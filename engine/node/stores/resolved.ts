/** What a store has for the addresses that a text leaves in place of spilled regions. */
import type { Address, SpillStore } from "../../index.ts";
import { addressesIn } from "../../store.ts";

/** Texts that came back verified, and addresses that lead nowhere or to something else. */
export interface Resolved {
  readonly spilled: readonly { readonly address: Address; readonly text: string }[];
  readonly unresolved: ReadonlySet<string>;
}

/** Asks a store for every address of a text; a text without any opens no store. A store that cannot be reached resolves nothing. */
export async function resolvedIn(text: string, open: () => Promise<SpillStore>): Promise<Resolved> {
  const addresses = [...new Set(addressesIn(text))];
  if (addresses.length === 0) return { spilled: [], unresolved: new Set() };
  const store = await open().catch(() => undefined);
  const spilled: { address: Address; text: string }[] = [];
  const unresolved = new Set<string>();
  for (const address of addresses) {
    const found = await store?.get(address).catch(() => undefined);
    if (found === undefined) unresolved.add(address);
    else spilled.push({ address, text: found });
  }
  return { spilled, unresolved };
}
