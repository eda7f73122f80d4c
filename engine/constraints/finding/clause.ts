/** Finds the rules and facts of one clause, and of the remarks that stand in brackets in it. */
import type { Passage, RuleItem } from "../../item.ts";
import { overlaps, type Span } from "../../text.ts";
import { wordsFor } from "../all-languages.ts";
import type { ClauseCue } from "../clause.ts";
import type { CutStretch } from "../clauses.ts";
import { sayingsIn } from "../compiled.ts";
import { cuesIn } from "../cues.ts";
import { clausesIn, trimmed } from "../cutting.ts";
import type { Place } from "../phrase-book.ts";
import { isName, wordsIn } from "../spans/surroundings.ts";
import type { HeaderKind } from "../titles.ts";
import { CONSTRAINTS, rulesOfPart } from "./part.ts";
import { isEntry, type Room } from "./room.ts";

/** The rules of a clause, by the indices of its sentence and of itself; `places` are those of the stretch where cues may begin. */
export function rulesOfClause(
  room: Room,
  stretch: CutStretch,
  { sentence, clause: at }: { readonly sentence: number; readonly clause: number },
  seen: { readonly ruled: boolean; readonly places: readonly Place[] },
): readonly RuleItem[] {
  const { shadow, sentences } = stretch;
  const whole = sentences[sentence];
  const clause = whole?.clauses[at];
  if (!whole || !clause) return [];
  const cues = cuesOf(room, stretch, whole.span, clause, seen);
  if (cues.length === 0) return [];
  const asides = [
    ...remarksIn(shadow, clause)
      .filter((remark) => !(isEntry(room, stretch.block) && isVerdictOn(shadow, clause, remark, cues)))
      .flatMap((remark) => clausesIn(shadow, remark)),
    ...quotationsIn(shadow, clause, cues),
  ];
  const inside = (aside: Span) => cues.filter(({ span }) => isIn(span, aside));
  const outside = cues.filter(({ span }) => !asides.some((aside) => isIn(span, aside)));
  const around = { shadow, sentences, sentence, clause: at };
  return [
    ...rulesOfPart({
      room,
      stretch,
      around,
      clause: beforeFinding(shadow, clause, asides, outside, inside),
      cues: outside,
    }),
    ...asides.flatMap((aside) =>
      rulesOfPart({ room, stretch, around: { ...around, sentences: [] }, clause: aside, cues: inside(aside) }),
    ),
  ];
}

/** "Never `push` (it is public) without leave": a cue of two parts stands around a remark, not in it. */
const isIn = (cue: Span, aside: Span): boolean =>
  overlaps(aside, cue) && !(cue.start < aside.start && aside.end < cue.end);

/** "Five cells in a row (later abandoned)": a finding in brackets that begins with its cue says it of the few words before. */
function isVerdictOn(shadow: string, clause: Span, aside: Span, cues: readonly ClauseCue[]): boolean {
  const [first] = cues;
  if (!first || !isFinding(first) || first.span.start < aside.start || !endsClause(shadow, clause, aside)) return false;
  const begins = wordsIn(shadow.slice(aside.start, first.span.start)) <= 1;
  return begins && isName(shadow.slice(clause.start, aside.start - 1));
}

/** A remark in round brackets with nothing behind it in its clause. */
const endsClause = (shadow: string, clause: Span, aside: Span): boolean =>
  shadow.charAt(aside.start - 1) === "(" && /^\)?$/.test(shadow.slice(aside.end, clause.end));

/** "The build failed (the image has no compiler)": a finding in brackets at the end stands beside that before it. */
function beforeFinding(
  shadow: string,
  clause: Span,
  asides: readonly Span[],
  outside: readonly ClauseCue[],
  inside: (aside: Span) => readonly ClauseCue[],
): Span {
  const last = asides.at(-1);
  if (!last || !endsClause(shadow, clause, last)) return clause;
  const both = outside.some(isFinding) && inside(last).some(isFinding);
  return both ? trimmed(shadow, { start: clause.start, end: last.start - 1 }) : clause;
}

const isFinding = ({ as }: ClauseCue): boolean => as === "failed_attempt" || as === "absent" || as === "deprecated";

const cuesOf = (
  room: Room,
  { raw, shadow, block }: CutStretch,
  sentence: Span,
  clause: Span,
  { ruled, places }: { readonly ruled: boolean; readonly places: readonly Place[] },
): readonly ClauseCue[] =>
  cuesIn({
    raw,
    shadow,
    span: clause,
    ruled,
    lead: shadow.slice(sentence.start, clause.start).replace(BARE_BRACKET, ""),
    preceding: shadow.slice(0, sentence.start),
    listed: isEntry(room, block),
    tabled: room.blocks[block]?.kind === "cell",
    agent: AGENT.has(room.passage.provenance),
    below: belowOf(room, block),
    places,
  });

/** What the heading or label says that introduces a block; in a row of failures, for each of its cells. */
const belowOf = ({ headers, failedCells }: Room, at: number): HeaderKind | undefined =>
  headers.above[at]?.kind ?? (failedCells.has(at) ? "failed" : undefined);

/** A link begins the sentence. */
const BARE_BRACKET = /^\[$/;

const AGENT: ReadonlySet<Passage["provenance"]> = new Set(["assistant", "tool"]);

/** Bracketed remarks long enough to be clauses of their own; a condition or half of a contrast belongs to the clause around it. */
function remarksIn(shadow: string, clause: Span): readonly Span[] {
  return [...shadow.slice(clause.start, clause.end).matchAll(/\(([^()]{12,400})\)|（([^（）]{6,400})）/g)]
    .map(({ index, 0: all }) => ({ start: clause.start + index + 1, end: clause.start + index + all.length - 1 }))
    .filter((remark) => !leans(shadow.slice(remark.start, remark.end).trimStart()));
}

/** "Their instruction was "touch nothing else"": the words quoted are the rule, where none stands around them. */
function quotationsIn(shadow: string, clause: Span, cues: readonly ClauseCue[]): readonly Span[] {
  const rules = cues.filter(({ as }) => CONSTRAINTS.has(as));
  if (rules.length === 0 || !QUOTE.test(shadow.slice(clause.start, clause.end))) return [];
  const quoted = [...shadow.slice(clause.start, clause.end).matchAll(QUOTATION)]
    .map(({ index, 0: all }) => ({ start: clause.start + index + 1, end: clause.start + index + all.length - 1 }))
    .map((span) => trimmed(shadow, span))
    .filter((span) => 3 <= wordsIn(shadow.slice(span.start, span.end)));
  const isQuoted = ({ span }: ClauseCue): boolean =>
    quoted.some(({ start, end }) => start <= span.start && span.end <= end);
  return rules.every(isQuoted) ? quoted.filter((span) => rules.some((rule) => overlaps(rule.span, span))) : [];
}

const QUOTE = /["“«„]/;
const QUOTATION = /"[^"]{1,400}"|“[^”]{1,400}”|«[^»]{1,400}»|„[^“”]{1,400}[“”]/g;

function leans(aside: string): boolean {
  if (LACKING.test(aside)) return true;
  const first = aside.split(/\s/, 1)[0] ?? "";
  const { conditions, halves } = sayingsIn(aside);
  return aside.search(conditions) === 0 || halves.test(first);
}

const LACKING = new RegExp(`^(?:${wordsFor("lacking")}) `);
