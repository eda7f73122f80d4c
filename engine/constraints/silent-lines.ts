/** Lines that hold no rule: logs, listings and sources come again and again, in one session and in the next. */
import type { Provenance } from "../session.ts";

/** Longer lines are not kept. */
const LONGEST = 400;

/** As many lines are kept for each author. */
const MOST = 40_000;

/** Whether a line of an author, outside of all blocks, is known to hold no rule. */
export const isSilent = (line: string, provenance: Provenance): boolean => silent.get(provenance)?.has(line) === true;

/** Keeps in mind that a line of an author, outside of all blocks, holds no rule whatever stands around it. */
export function keepSilent(line: string, provenance: Provenance): void {
  if (LONGEST < line.length) return;
  const lines = silent.get(provenance) ?? new Set<string>();
  silent.set(provenance, lines);
  if (MOST <= lines.size) lines.clear();
  // A copy of its own, so that the text around it can go.
  lines.add(` ${line}`.slice(1));
}

const silent = new Map<Provenance, Set<string>>();
