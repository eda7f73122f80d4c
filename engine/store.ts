/** What a store of spilled regions promises (spec §7): content-addressed, immutable, verified on every read. */
import type { Address } from "./digest.ts";
import type { Span } from "./text.ts";

/** One place where a handle stands in a stored text, UTF-16 offsets. */
export interface StoredSpan {
  readonly address: Address;
  readonly span: Span;
}

/** Where regions go that leave the context, and where they come back from. */
export interface SpillStore {
  /** Stores a text and returns its address: the same address for the same text, forever. Once it returns, the text is durable. */
  put(text: string): Promise<Address>;
  /** The text of an address; undefined where the store has none. Throws `CorruptBlobError` where what lies there is not that text. */
  get(address: Address): Promise<string | undefined>;
  /** Says that a handle stands at these places of a stored text. Saying it again changes nothing. */
  index(handle: string, places: readonly StoredSpan[]): Promise<void>;
  /** The same for many handles at once, in one write where the store can. */
  indexAll(handles: ReadonlyMap<string, readonly StoredSpan[]>): Promise<void>;
  /** Every place of a handle, in the order in which they were said: no later one shadows an earlier one. */
  resolve(handle: string): Promise<readonly StoredSpan[]>;
  /** The address of every stored text, in no order. */
  list(): Promise<readonly Address[]>;
  /** Removes the texts that `named` does not hold, with their places; returns their addresses. Only ever on a user's request. */
  collect(named: ReadonlySet<Address>): Promise<readonly Address[]>;
}

/** What lies at an address does not match it: the text was damaged or exchanged, and is not served. */
export class CorruptBlobError extends Error {
  override readonly name = "CorruptBlobError";
  readonly address: Address;

  constructor(address: Address) {
    super(`the stored text does not match its address ${address}`);
    this.address = address;
  }
}

const ADDRESS = /^sha256:[0-9a-f]{64}$/;

/** Whether a string is a full content address. */
export const isAddress = (text: string): text is Address => ADDRESS.test(text);

/** The addresses that a text leaves in place of spilled regions: in a spill notice, or as a record's `spill`. */
export const addressesIn = (text: string): readonly Address[] =>
  [...text.matchAll(/(?:\[full context at |"spill"[ \t]{0,4}:[ \t]{0,4}")(sha256:[0-9a-f]{64})/g)]
    .map(([, address = ""]) => address)
    .filter(isAddress);
