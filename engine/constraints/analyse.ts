/** What any clause says: the comparison's half of this room. */
import type { Span } from "../text.ts";
import type { ClauseCue, ClauseFacts, Polarity } from "./clause.ts";
import { conditionsIn } from "./conditions.ts";
import { cuePlaces, cuesIn } from "./cues.ts";
import type { CueKind } from "./language.ts";
import { languages } from "./languages/index.ts";
import { openWords } from "./open-words.ts";
import { remembered } from "./remembered.ts";
import { CODE, codesIn, shadowOf } from "./shadow.ts";
import { contentWords } from "./words.ts";

/**
 * Takes a clause, or any short text, apart: its cues and how strong they are, its polarity, its conditions, its content words and
 * its literal values. Pure; give it one clause at a time, since the cues of two would be mixed. Offsets count in `text`.
 */
export const analyse = remembered(factsOf, 4_000);

function factsOf(text: string): ClauseFacts {
  const shadow = shadowOf(text, codesIn(text));
  const cues = cuesIn({
    raw: text,
    shadow,
    span: { start: 0, end: text.length },
    ruled: true,
    lead: "",
    preceding: "",
    listed: false,
    agent: false,
    places: cuePlaces(shadow),
  });
  const conditions = conditionsIn(shadow, { start: 0, end: text.length }, cues);
  const cue = leading(cues);
  const bare = blanked(shadow, [
    ...cues.filter(({ as }) => as !== "failed_attempt" && as !== "absent").map(({ span }) => span),
    ...conditions,
  ]);
  return {
    cues,
    ...(cue ? { cue } : {}),
    polarity: cue ? POLARITY[cue.as] : "states",
    strength: cue?.strength ?? 0,
    conditions,
    words: contentWords(`${bare} ${cues.map((each) => insideCue(shadow, each)).join(" ")}`, shadow),
    conditionWords: contentWords(conditions.map(({ start, end }) => shadow.slice(start, end)).join(" "), shadow),
    literals: literalsIn(text, shadow),
    hedged: cues.some(({ as }) => as === "hedge" || as === "unconfirmed"),
  };
}

/** The words of a cue that belong to what it is said of: all in languages that put the verb inside, else what its phrase leaves open. */
function insideCue(shadow: string, cue: ClauseCue): string {
  const said = shadow.slice(cue.span.start, cue.span.end);
  return VERB_IN_CUE.has(cue.language) ? said : openWords(cue, said);
}

const VERB_IN_CUE: ReadonlySet<string> = new Set(
  languages.filter(({ verbInCue }) => verbInCue).map(({ code }) => code),
);

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

/** A text of the same length with blanks in place of some stretches of it. */
export function blanked(text: string, spans: readonly Span[]): string {
  let out = text;
  for (const { start, end } of spans) out = out.slice(0, start) + " ".repeat(end - start) + out.slice(end);
  return out;
}

/** Code spans, and tokens that hold a digit or a sign inside. */
function literalsIn(text: string, shadow: string): readonly string[] {
  const literals = new Set<string>();
  for (const { start, end } of codesIn(text)) literals.add(text.slice(start, end).trim());
  for (const match of shadow.matchAll(
    /(?:[^\s,;"'“”（）()，：；！？¤\u3000-\u9fff\uac00-\ud7af]|(?<=\d),(?=\d{3}(?!\d))){1,200}/g,
  )) {
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
