/** What any clause says: the comparison's half of this room. */
import type { Span } from "../text.ts";
import type { ClauseCue, ClauseFacts, Polarity } from "./clause.ts";
import { languagesOf } from "./compiled.ts";
import { chunkStart, cuesIn } from "./cues.ts";
import type { CueKind } from "./language.ts";
import { CODE, codesIn, shadowOf } from "./shadow.ts";
import { contentWords } from "./words.ts";

/**
 * Takes a clause, or any short text, apart: its cues and how strong they are, its polarity, its conditions, its content words and
 * its literal values. Pure; give it one clause at a time, since the cues of two would be mixed. Offsets count in `text`.
 */
export function analyse(text: string): ClauseFacts {
  const shadow = shadowOf(text, codesIn(text));
  const cues = cuesIn({
    raw: text,
    shadow,
    span: { start: 0, end: text.length },
    ruled: true,
    lead: "",
    agent: false,
  });
  const conditions = conditionsIn(shadow, { start: 0, end: text.length }, cues);
  const cue = leading(cues);
  const bare = blanked(shadow, [
    ...cues.filter(({ as }) => as !== "failed_attempt" && as !== "absent").map(({ span }) => span),
    ...conditions,
  ]);
  return {
    ...(cue ? { cue } : {}),
    cues,
    polarity: cue ? POLARITY[cue.as] : "states",
    strength: cue?.strength ?? 0,
    conditions,
    words: contentWords(bare),
    conditionWords: contentWords(conditions.map(({ start, end }) => shadow.slice(start, end)).join(" ")),
    literals: literalsIn(text, shadow),
    hedged: cues.some(({ as }) => as === "hedge" || as === "unconfirmed"),
  };
}

const POLARITY: { readonly [kind in CueKind]: Polarity } = {
  prohibition: "forbids",
  requirement_negated: "forbids",
  read_only: "forbids",
  restriction: "limits",
  failed_attempt: "denies",
  absent: "denies",
  deprecated: "denies",
  correction: "denies",
  unconfirmed: "hedges",
  duty: "demands",
  permission: "permits",
  hedge: "states",
};

const WEIGHT: { readonly [kind in CueKind]: number } = {
  prohibition: 9,
  read_only: 8,
  requirement_negated: 8,
  restriction: 7,
  unconfirmed: 6,
  correction: 5,
  failed_attempt: 5,
  deprecated: 5,
  absent: 4,
  permission: 3,
  duty: 2,
  hedge: 1,
};

/** The cue that decides what a clause is: rules before facts, facts before directives, then the stronger. */
export function leading(cues: readonly ClauseCue[]): ClauseCue | undefined {
  let best: ClauseCue | undefined;
  for (const cue of cues) if (!best || WEIGHT[best.as] < WEIGHT[cue.as]) best = cue;
  return best;
}

/** Conditions and exceptions in a stretch of a shadow, without those that begin inside a cue. */
export function conditionsIn(shadow: string, within: Span, cues: readonly ClauseCue[]): readonly Span[] {
  const clause = shadow.slice(within.start, within.end);
  const spans: Span[] = [];
  for (const { conditions, conditionEnds } of languagesOf(clause)) {
    for (const { index } of clause.matchAll(conditions)) {
      const comma = /[,;，；、]/.exec(clause.slice(index))?.index ?? clause.length - index;
      spans.push({ start: within.start + index, end: within.start + index + comma });
    }
    for (const { index, 0: ending } of clause.matchAll(conditionEnds))
      spans.push({ start: within.start + chunkStart(clause, index), end: within.start + index + ending.length });
  }
  return folded(spans.filter(({ start }) => !cues.some(({ span }) => span.start < start && start < span.end)));
}

/** Sorted, and those that overlap made one. */
function folded(spans: readonly Span[]): readonly Span[] {
  const out: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && span.start < last.end) out[out.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else out.push(span);
  }
  return out;
}

function blanked(shadow: string, spans: readonly Span[]): string {
  let out = shadow;
  for (const { start, end } of spans) out = out.slice(0, start) + " ".repeat(end - start) + out.slice(end);
  return out;
}

/** Code spans, and tokens that hold a digit or a sign inside. */
function literalsIn(text: string, shadow: string): readonly string[] {
  const literals = new Set<string>();
  for (const { start, end } of codesIn(text)) literals.add(text.slice(start, end).trim());
  for (const match of shadow.matchAll(/[^\s,;"'“”（）()，：；！？¤\u3000-\u9fff\uac00-\ud7af]{1,200}/g)) {
    const token = text
      .slice(match.index, match.index + match[0].length)
      .replace(/[.:!?*_]{1,8}$/, "")
      .replace(/^[*_]{1,8}/, "");
    if (!token.includes(CODE) && /\d|[\p{L}\p{N}][/\\_@:.=][\p{L}\p{N}]|^[/~@#][\p{L}\p{N}]/u.test(token))
      literals.add(token);
  }
  literals.delete("");
  return [...literals];
}
