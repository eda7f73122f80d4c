/** Findings that were there before: remembered by what they say, not by where they stand. */
import { shortDigest } from "../digest.ts";
import type { Diagnostic } from "./rule.ts";

/** What names a finding from run to run: its rule and its message, wherever it moved to. */
export const fingerprintOf = ({ code, message }: Pick<Diagnostic, "code" | "message">): string =>
  `${code}:${shortDigest(message)}`;

/** A baseline file, named. */
export interface Baseline {
  readonly known: ReadonlySet<string>;
  readonly problems: readonly string[];
}

/** Names what a baseline file holds: `{ "known": ["code:digest", …] }`. Never throws. */
export function parseBaseline(raw: unknown): Baseline {
  const known = typeof raw === "object" && raw !== null && "known" in raw ? raw.known : undefined;
  if (!Array.isArray(known)) return { known: new Set(), problems: ["a baseline is an object with a list `known`"] };
  const names = known.filter((name): name is string => typeof name === "string");
  const problems = names.length === known.length ? [] : ["some names in the baseline are no strings"];
  return { known: new Set(names), problems };
}

/** The baseline of some findings, as it is written to a file; marks are no findings. */
export const baselineOf = (
  diagnostics: readonly Pick<Diagnostic, "code" | "severity" | "message">[],
): { readonly known: readonly string[] } => ({
  known: [...new Set(diagnostics.filter(({ severity }) => severity !== "mark").map(fingerprintOf))].sort(),
});
