/** The append-only promise of a sealed region: canonical entries, chained digests, and what broke the promise (spec §6). */
import { shortDigest } from "./digest.ts";
import type { Pad, SealedEntry } from "./pad.ts";

/** How an entry broke the promise that it stays where and as it is. */
export type Breach =
  | { readonly kind: "removed"; readonly was: SealedEntry }
  | { readonly kind: "changed"; readonly was: SealedEntry; readonly entry: SealedEntry }
  | { readonly kind: "reordered"; readonly was: SealedEntry; readonly entry: SealedEntry }
  | { readonly kind: "inserted" | "digest"; readonly entry: SealedEntry };

/** An entry without what formatters may touch: bullet style, white space, emphasis marks; its digest is no part of it. */
export function canonicalEntry({ kind, text }: SealedEntry): string {
  const words = text.replaceAll(/[*_`]/g, "").split(/\s/).filter(Boolean).join(" ");
  return `[${kind}] ${words}`;
}

/** The short digest that an entry carries when the one before it carries `previous`; the first entry chains to "". */
export const chainedDigest = (previous: string, entry: SealedEntry): string =>
  shortDigest(`${previous}\n${canonicalEntry(entry)}`);

/** Entries whose own digest does not fit them or the entries above them. Entries without one are believed. */
export function brokenDigests(pad: Pad): readonly Breach[] {
  const breaches: Breach[] = [];
  for (const { entries } of pad.sealed) {
    let previous = "";
    for (const entry of entries) {
      const expected = chainedDigest(previous, entry);
      if (entry.digest !== undefined && entry.digest !== expected) breaches.push({ kind: "digest", entry });
      previous = entry.digest ?? expected;
    }
  }
  return breaches;
}

/** What happened to the entries of the earlier version: each must stand at its old place, unchanged; new ones come last. */
export function breachesOf(before: Pad, after: Pad): readonly Breach[] {
  if (before.sealed.length !== after.sealed.length) return breachesOfList(entriesOf(before), entriesOf(after));
  return before.sealed.flatMap(({ entries }, index) => breachesOfList(entries, after.sealed[index]?.entries ?? []));
}

const entriesOf = (pad: Pad): readonly SealedEntry[] => pad.sealed.flatMap(({ entries }) => entries);

function breachesOfList(old: readonly SealedEntry[], now: readonly SealedEntry[]): readonly Breach[] {
  const oldForms = old.map(canonicalEntry);
  const nowForms = now.map(canonicalEntry);
  const inOrder = new Set(longestCommon(oldForms, nowForms));
  const replaced = new Set<SealedEntry>();
  const gone = old.flatMap((was, index): readonly Breach[] => {
    if (inOrder.has(index)) return [];
    const moved = now[nowForms.indexOf(oldForms[index] ?? "")];
    if (moved) return [{ kind: "reordered", was, entry: moved }];
    const instead = oldForms.includes(nowForms[index] ?? "") ? undefined : now[index];
    if (instead === undefined || now.length < old.length) return [{ kind: "removed", was }];
    replaced.add(instead);
    return [{ kind: "changed", was, entry: instead }];
  });
  const lastOld = nowForms.findLastIndex((form) => oldForms.includes(form));
  const inserted = now.filter(
    (entry, index) => index < lastOld && !oldForms.includes(nowForms[index] ?? "") && !replaced.has(entry),
  );
  return [...gone, ...inserted.map((entry): Breach => ({ kind: "inserted", entry }))];
}

/** Indices into `a` of a longest common subsequence of two short lists. */
function longestCommon(a: readonly string[], b: readonly string[]): readonly number[] {
  const rows: number[][] = [new Array<number>(b.length + 1).fill(0)];
  for (const [i, left] of a.entries()) {
    const above = rows[i] ?? [];
    const row = [0];
    for (const [j, right] of b.entries()) {
      row.push(left === right ? (above[j] ?? 0) + 1 : Math.max(above[j + 1] ?? 0, row[j] ?? 0));
    }
    rows.push(row);
  }
  const indices: number[] = [];
  for (let i = a.length, j = b.length; i > 0 && j > 0; ) {
    if (a[i - 1] === b[j - 1]) {
      indices.push(i - 1);
      i -= 1;
      j -= 1;
    } else if ((rows[i - 1]?.[j] ?? 0) >= (rows[i]?.[j - 1] ?? 0)) i -= 1;
    else j -= 1;
  }
  return indices;
}
