/** Clauses as commas, colons, brackets and dashes part them. */

/** Where the comma-separated piece that holds `at` begins. */
export function chunkStart(clause: string, at: number): number {
  for (let i = at - 1; i >= 0; i--) {
    const mark = clause.charAt(i);
    if (!PARTING.has(mark)) continue;
    if (mark === ")") i = opened(clause, i);
    if (mark === "(" || mark === "（") return i + 1;
    if (mark === "-" && clause.charAt(i - 1) === " " && clause.charAt(i + 1) === " ") return i + 1;
    if (/[、，：]/.test(mark) || (/[,:—–]/.test(mark) && /[\s(（¤]/.test(clause.charAt(i + 1)))) return i + 1;
  }
  return 0;
}

/** Signs that may part a piece from the one before it, or close what is passed over. */
const PARTING: ReadonlySet<string> = new Set(")(（-、，：,:—–");

/** Where the bracket opens that closes at `at`; `at` itself where none does nearby. */
function opened(clause: string, at: number): number {
  for (let i = at - 1, depth = 1; i >= Math.max(0, at - LONGEST_BRACKET); i--) {
    const mark = clause.charAt(i);
    if (mark === ")") depth++;
    if (mark === "(" && --depth === 0) return i;
  }
  return at;
}

const LONGEST_BRACKET = 300;
