/** Every sentence of the panel by its key. A translation replaces values, never keys; `{0}` is the first argument. */
const english = {
  "title.lineage": "Compaction lineage of {0}",
  "tree.label": "Generations of this session",
  loading: "Reading {0}…",
  failed: "This session could not be shown: {0}",
  "empty.title": "No compaction in this session",
  "empty.text": "Everything that was said is still in the agent's window.",
  "calm.title": "Nothing of weight was lost",
  "calm.text": "Every rule, and every value that an open task needs, came through.",
  "note.copy": "Copy recovery note",
  "note.copied": "Recovery note copied: {0} characters",
  export: "Export…",
  "report.redacted": "Redacted: the words of the session are numbered, the same number is the same text.",
  review: "Review compaction",
  "search.label": "Find a value: everywhere it lives or died",
  "search.none": "`{0}` stands nowhere in this session.",
  "search.places": "{0} places",
  "search.clear": "Clear search",
  "row.generation": "Generation {0}",
  depth: "depth {0}",
  "trigger.auto": "automatic",
  "trigger.manual": "manual",
  "trigger.unknown": "trigger unknown",
  "kind.summary": "summary",
  "kind.truncate": "cut without summary",
  "kind.clear": "tool results cleared",
  "kind.branch": "abandoned branch",
  "confidence.exact": "exact",
  "confidence.derived": "derived",
  "confidence.heuristic": "guessed",
  opaque: "unreadable summary",
  reversible: "reversible",
  irreversible: "not reversible",
  retained: "source retained",
  gone: "source gone",
  degraded: "degraded",
  tokens: "{0} → {1} tokens",
  "tokens.recorded": "recorded ({0})",
  "tokens.estimate": "our estimate",
  "bar.label": "{0} of {1} handles carried",
  "bar.unknown": "handles cannot be judged",
  "bar.rules": "rules gone: {0}",
  "bar.facts": "facts gone: {0}",
  "details.label": "Details of generation {0}",
  "details.none": "Select a generation to see what it kept and lost.",
  "details.why": "Why",
  "details.region": "Replaced",
  "details.regionText": "{0} records, lines {1}–{2}",
  "details.summary": "Summary",
  "details.summaryText": "line {0}, {1} characters",
  "details.tokens": "Tokens",
  "details.time": "Time",
  "details.agent": "Sub-agent",
  "details.items": "Items by state",
  "details.reading": "Reading items…",
  "details.noItems": "No items in this state.",
  "items.more": "Show {0} more",
  "item.line": "line {0}",
  "item.open": "Open where it stood, line {0}",
  "item.raw": "Open raw line",
  "item.copy": "Copy value",
  "item.instead": "instead:",
  "item.need": "needed: {0}",
  "item.usedAfter": "used again afterwards",
  "item.born": "since generation {0}",
  "item.obligation": "needed by “{0}”",
  "item.places": "{0}×",
  "state.lost": "lost",
  "state.weakened": "weakened",
  "state.altered": "altered",
  "state.invented": "invented",
  "state.expendable": "may go",
  "state.equivalent": "reworded",
  "state.kept": "kept",
  "state.sealed": "sealed",
  "state.indexed": "in the index",
  "state.spilled": "spilled",
  "state.carried": "in a carrier",
  "state.moved": "moved",
  "state.demoted": "demoted",
  "state.declared": "declared lost",
  "state.unknown": "cannot be judged",
  "curve.title": "Survival by depth",
  "curve.row": "depth {0}: {1} % of handles carried, {2} % of rules",
  "obligations.title": "Open obligations",
  "obligations.needs": "needs",
  "obligations.regenerable": "can be fetched again",
} as const;

/** A key of the panel's sentences. */
export type StringKey = keyof typeof english;

/** A table of sentences; keys that are missing fall back to English. */
export type Strings = { readonly [Key in StringKey]?: string };

let chosen: Strings = {};

/** Sets the language once, before anything is painted. */
export function setStrings(strings: Strings): void {
  chosen = strings;
}

/** The sentence of a key with its arguments filled in. */
export function t(key: StringKey, ...values: readonly (string | number)[]): string {
  const sentence = chosen[key] ?? english[key];
  return sentence.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)] ?? ""));
}
