/** Sealing: the edits that seal, and what broke the promise that sealed entries are only ever appended to (spec §6). */
import { brokenLinks } from "./chain.ts";
import { compareSealed } from "./compare-sealed.ts";
import type { Pad, SealedEntry } from "./pad.ts";

export { canonical } from "./canonical.ts";
export { brokenLinks, chain } from "./chain.ts";
export { compareSealed, type SealedChange } from "./compare-sealed.ts";
export { appendEdit, digestEdits, type NewEntry } from "./seal-append.ts";
export { type SealTarget, sealEdits } from "./seal-edits.ts";
export { sealInPlaceEdits } from "./seal-in-place.ts";

/** How an entry broke the promise that it stays where and as it is. */
export type Breach =
  | { readonly kind: "removed"; readonly was: SealedEntry }
  | { readonly kind: "changed"; readonly was: SealedEntry; readonly entry: SealedEntry }
  | { readonly kind: "reordered"; readonly was: SealedEntry; readonly entry: SealedEntry }
  | { readonly kind: "inserted" | "digest"; readonly entry: SealedEntry };

/** Entries whose own digest does not fit them or the entries above them. Entries without one are believed. */
export const brokenDigests = (pad: Pad): readonly Breach[] =>
  pad.sealed.flatMap(({ entries }) =>
    brokenLinks(entries).flatMap(({ entry }): readonly Breach[] => {
      const broken = entries[entry];
      return broken ? [{ kind: "digest", entry: broken }] : [];
    }),
  );

/** What happened to the entries of the earlier version; what was appended, or put between them, harms none. */
export const breachesOf = (before: Pad, after: Pad): readonly Breach[] =>
  compareSealed({ pad: before }, { pad: after }).map(({ kind, entry, into }): Breach => {
    if (into === undefined) return { kind: "removed", was: entry };
    return { kind: kind === "reordered" ? "reordered" : "changed", was: entry, entry: into };
  });
