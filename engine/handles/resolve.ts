/** Of overlapping proposals the one that says most stays. */
import type { Found } from "./scanner.ts";

const RANK = { line: 2, phrase: 1, token: 0 } as const;

/** Keeps proposals that do not overlap, in source order: the farther reach wins, then the longer, then the earlier. */
export function resolve(proposals: readonly Found[]): readonly Found[] {
  const sorted = [...proposals].sort((a, b) => a.start - b.start || b.end - a.end || RANK[b.reach] - RANK[a.reach]);
  const kept: Found[] = [];
  for (const next of sorted) {
    if (next.end <= next.start) continue;
    let beaten = false;
    while (!beaten) {
      const last = kept.at(-1);
      if (!last || last.end <= next.start) break;
      beaten = !outweighs(next, last);
      if (!beaten) kept.pop();
    }
    if (!beaten) kept.push(next);
  }
  return kept;
}

const outweighs = (a: Found, b: Found): boolean =>
  RANK[a.reach] === RANK[b.reach] ? a.end - a.start > b.end - b.start : RANK[a.reach] > RANK[b.reach];
