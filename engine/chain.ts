/** Short digests chained over sealed entries, so that a change shows even without history (spec §6). */
import { canonical } from "./canonical.ts";
import { shortDigest } from "./digest.ts";
import type { SealedEntry } from "./pad.ts";

/** What the chain of a region starts from. */
const ROOT = shortDigest("palimpsest sealed region");

/** Digests that an entry may have followed before it was moved; more are not tried, nor are more broken entries told apart. */
const LOOKED_AT = 40;

/** A place where the digests that a region carries do not fit its entries. */
export interface ChainBreak {
  /** Index of the entry whose digest does not fit. */
  readonly entry: number;
  /** `changed`: its text, or an entry before it that is gone; `moved`: its text is as sealed, but what stood before it is not. */
  readonly kind: "changed" | "moved";
}

/** What an entry puts into the chain: its kind and its canonical text. */
const linkOf = ({ kind, text }: Pick<SealedEntry, "kind" | "text">): string => `${kind} ${canonical(text)}`;

/** The digest of an entry behind another: eight hexadecimal digits over the digest before it and its own canonical form. */
const link = (before: string, entry: Pick<SealedEntry, "kind" | "text">): string =>
  shortDigest(`${before}\n${linkOf(entry)}`);

/**
 * The digests that the entries of one region would carry, in order. An entry that carries one hands on what it carries, so that
 * one change breaks one link and not every link behind it.
 */
export function chain(entries: readonly Pick<SealedEntry, "kind" | "text" | "digest">[]): readonly string[] {
  let before = ROOT;
  return entries.map((entry) => {
    const digest = link(before, entry);
    before = entry.digest ?? digest;
    return digest;
  });
}

/** Where the digests of a region do not fit. Entries without a digest may be put between others by hand; that breaks nothing. */
export function brokenLinks(entries: readonly SealedEntry[]): readonly ChainBreak[] {
  const expected = chain(entries);
  const carried = [ROOT, ...entries.flatMap(({ digest }) => (digest === undefined ? [] : [digest]))];
  let last = ROOT;
  let broken = 0;
  return entries.flatMap((entry, index): readonly ChainBreak[] => {
    if (entry.digest === undefined) return [];
    const fits = entry.digest === expected[index] || entry.digest === link(last, entry);
    last = entry.digest;
    if (fits) return [];
    broken += 1;
    const intact =
      broken <= LOOKED_AT && carried.slice(0, LOOKED_AT).some((before) => link(before, entry) === entry.digest);
    return [{ entry: index, kind: intact ? "moved" : "changed" }];
  });
}
