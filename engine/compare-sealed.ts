/** A sealed region against its earlier version: append-only means that every entry is still there, word for word (spec §6). */

import { canonical } from "./canonical.ts";
import { addTo, type Group } from "./groups.ts";
import { once } from "./once.ts";
import type { Pad, SealedEntry, SealedKind } from "./pad.ts";
import { firstFrom, type Source } from "./text.ts";

/** What happened to one entry that the earlier version had. */
export interface SealedChange {
  /** `unsealed`: its text still stands in the file, but outside every sealed region. */
  readonly kind: "changed" | "truncated" | "removed" | "reordered" | "unsealed";
  /** The entry as it was; its span counts in the earlier text. */
  readonly entry: SealedEntry;
  /** What stands in its place; its span counts in the text as it is now. */
  readonly into?: SealedEntry;
}

/** A pad with the text that its spans count in; without the text nothing is found outside the sealed regions. */
export interface PadText {
  readonly source?: Source;
  readonly pad: Pad;
}

interface Placed {
  readonly entry: SealedEntry;
  readonly text: string;
}

/** Every entry of the earlier version that is not as it was, in the order of the earlier version. Appending is no change. */
export function compareSealed(before: PadText, after: PadText): readonly SealedChange[] {
  const [old, now] = [placedOf(before.pad), placedOf(after.pad)];
  const partners = samePartners(old, now);
  const moved = outOfOrder(partners);
  const taken = new Set(partners.filter((partner) => partner !== undefined));
  const outside = once(() => canonical(after.source?.text ?? ""));
  return old.flatMap(({ entry, text }, index): readonly SealedChange[] => {
    const partner = partners[index];
    if (partner !== undefined) {
      const into = now[partner]?.entry;
      return moved.has(index) && into ? [{ kind: "reordered", entry, into }] : [];
    }
    const [from, to] = gapAround(partners, index, now.length);
    const place = closest(text, now, from, to, taken);
    if (place !== undefined) {
      taken.add(place);
      const into = now[place];
      if (into) return [{ kind: isCutFrom(into.text, text) ? "truncated" : "changed", entry, into: into.entry }];
    }
    return [{ kind: outside().includes(text) ? "unsealed" : "removed", entry }];
  });
}

const placedOf = (pad: Pad): readonly Placed[] =>
  pad.sealed.flatMap(({ entries }) => entries.map((entry) => ({ entry, text: canonical(entry.text) })));

/** For each old entry the index of the new one that says the same; equal entries are paired in order. */
function samePartners(old: readonly Placed[], now: readonly Placed[]): readonly (number | undefined)[] {
  const places = new Map<string, Group<number>>();
  for (const [index, { entry, text }] of now.entries()) addTo(places, keyOf(entry.kind, text), index);
  return old.map(({ entry, text }) => places.get(keyOf(entry.kind, text))?.shift());
}

const keyOf = (kind: SealedKind, text: string): string => `${kind} ${text}`;

/** Old entries whose partners are not in rising order: the fewest that one would have to put back. */
function outOfOrder(partners: readonly (number | undefined)[]): ReadonlySet<number> {
  const present = partners.flatMap((partner, index) => (partner === undefined ? [] : [{ index, partner }]));
  const tails: number[] = [];
  const before: (number | undefined)[] = [];
  present.forEach(({ partner }, at) => {
    const slot = firstFrom(tails, partner, (tail) => present[tail]?.partner ?? 0);
    before[at] = slot === 0 ? undefined : tails[slot - 1];
    tails[slot] = at;
  });
  const kept = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = before[at]) kept.add(at);
  return new Set(present.flatMap(({ index }, at) => (kept.has(at) ? [] : [index])));
}

/** The new entries between the partners of the nearest old neighbours. */
function gapAround(partners: readonly (number | undefined)[], index: number, size: number): readonly [number, number] {
  const before = partners.slice(0, index).findLast((partner) => partner !== undefined);
  const after = partners.slice(index + 1).find((partner) => partner !== undefined && (before ?? -1) < partner);
  return [before === undefined ? 0 : before + 1, after ?? size];
}

/** Entries of a gap that are looked at. */
const NEAR = 50;

/** The entry in a gap that shares most of its words with a text, and at least a third. */
function closest(
  text: string,
  now: readonly Placed[],
  from: number,
  to: number,
  taken: ReadonlySet<number>,
): number | undefined {
  let best: number | undefined;
  let most = 1 / 3;
  for (let index = from; index < Math.min(to, from + NEAR); index += 1) {
    const candidate = now[index];
    if (candidate === undefined || taken.has(index)) continue;
    const share = sharedWords(text, candidate.text);
    if (most <= share) [best, most] = [index, share];
  }
  return best;
}

/** The share of words, or of characters where a script has no blanks, that two texts have in common: 0 to 1. */
function sharedWords(a: string, b: string): number {
  if (a === b) return 1;
  const [words, others] = [piecesOf(a), new Set(piecesOf(b))];
  const common = words.filter((word) => others.has(word)).length;
  return common / Math.max(words.length, 1);
}

const piecesOf = (text: string): readonly string[] => {
  const words = text.split(" ");
  return words.length > 2 ? words : [...text];
};

/** Whether a text is the beginning or the end of another, or says so with an ellipsis. */
function isCutFrom(cut: string, whole: string): boolean {
  const bare = cut.replace(/(?:…|\.\.\.)$/, "").trimEnd();
  return bare.length < whole.length && bare !== "" && (whole.startsWith(bare) || whole.endsWith(bare));
}
