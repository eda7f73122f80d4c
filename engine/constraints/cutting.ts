/** Cuts blocks into sentences and sentences into clauses, on the shadow, so that no code span, path, version or abbreviation is cut. */
import type { Span } from "../text.ts";
import { CODE } from "./shadow.ts";
import { timeBefore } from "./stamps.ts";

/** A sentence and its clauses, in order. */
export interface Sentence {
  readonly span: Span;
  readonly clauses: readonly Span[];
}

/** Cuts a stretch of a shadow into sentences. `raw` is the text itself, whose line ends the shadow no longer shows. */
export function sentencesOf(
  raw: string,
  shadow: string,
  within: Span,
  abbreviations: ReadonlySet<string>,
): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = within.start;
  for (const end of endsIn(raw, shadow, within, abbreviations)) {
    addSentence(sentences, shadow, { start, end });
    start = end;
  }
  addSentence(sentences, shadow, { start, end: within.end });
  return sentences;
}

function addSentence(sentences: Sentence[], shadow: string, rough: Span): void {
  const whole = trimmed(shadow, rough);
  const span = { start: behindStamp(shadow, whole), end: whole.end };
  if (span.start < span.end) sentences.push({ span, clauses: clausesIn(shadow, span) });
}

/** An entry of a log begins behind its time. */
const behindStamp = (shadow: string, { start, end }: Span): number =>
  start + timeBefore(shadow.slice(start, Math.min(end, start + 40)));

/** Where sentences end: after the mark and what closes it. */
function endsIn(raw: string, shadow: string, within: Span, abbreviations: ReadonlySet<string>): readonly number[] {
  const ends: number[] = [];
  const mark = SENTENCE_END;
  mark.lastIndex = within.start;
  for (let found = mark.exec(shadow); found && found.index < within.end; found = mark.exec(shadow)) {
    const end = found.index + found[0].length;
    if (
      found[0].startsWith(".") &&
      (found[0].length === 1 || (found[0] === ".)" && /^\s{1,3}[\p{Ll}¤(]/u.test(raw.slice(end, end + 6)))) &&
      isAbbreviation(raw, shadow, found.index, within.start, abbreviations)
    )
      continue;
    ends.push(Math.min(end, within.end));
  }
  for (const end of lineEnds(raw, within)) ends.push(end);
  return ends.sort((a, b) => a - b);
}

/** Full stops count only before a blank or the end; the marks of scripts without spaces always do. */
const SENTENCE_END = /[.!?…]{1,6}["'”’»)\]*_]{0,3}(?=\s|$)|[。！？｡]["'”’」』）)]{0,3}/gu;

function isAbbreviation(raw: string, shadow: string, at: number, from: number, known: ReadonlySet<string>): boolean {
  const before = /[\p{L}\p{N}.]{1,12}$/u.exec(shadow.slice(Math.max(from, at - 12), at))?.[0];
  if (before === undefined) return false;
  if (known.has(before)) return !(ENDS_TOO.has(before) && /^\.\s{1,3}\p{Lu}/u.test(raw.slice(at, at + 6)));
  if (/^\d{1,3}$/.test(before)) return at - from < 12 && shadow.slice(from, at).trim() === before;
  return /^[a-z]$/.test(before) && before !== "i" && shadow.charAt(at - 2) !== "'";
}

/** Short forms that are words too, or that often end a sentence: a capital after them begins a new one. */
const ENDS_TOO: ReadonlySet<string> = new Set(["etc", "no", "max", "min", "inc", "ltd", "co", "ext", "usw", "al"]);

/** A line end inside a paragraph ends a sentence where the next line is plainly a new entry: a label, a time, a bracketed notice. */
function lineEnds(raw: string, within: Span): readonly number[] {
  const ends: number[] = [];
  let lineStart = within.start;
  for (let at = raw.indexOf("\n", within.start); at !== -1 && at < within.end; at = raw.indexOf("\n", at + 1)) {
    const next = raw.slice(at + 1, Math.min(within.end, at + 60));
    const short = at - lineStart < SHORT_LINE && /^[> ]{0,8}(?:\p{Lu}|[\u3040-\u9fff\uac00-\ud7af])/u.test(next);
    if (short || NEW_ENTRY.test(next) || /^\s{0,4}\n/.test(next)) ends.push(at);
    lineStart = at + 1;
  }
  return ends;
}

/** A line this short was not wrapped. */
const SHORT_LINE = 45;
const NEW_ENTRY =
  /^[ \t]{0,8}(?:\*{0,2}[\p{L}][\p{L} ]{1,24}:\*{0,2} |\d{1,2}:\d\d|\d{4}-\d\d-\d\d[ :T]|\[[^\]\n]{1,40}\]|[-*•‣▪▫●○◦■□◆◇▶►»§¶※・✓✗☐☑→] {0,3}(?=\S)|\d{1,3}[.)] |\p{Extended_Pictographic})/u;

/** Parts of a sentence, or of a remark in brackets, between semicolons, dashes and arrows; spans count in the shadow. */
export function clausesIn(shadow: string, sentence: Span): readonly Span[] {
  const clauses: Span[] = [];
  let { start } = sentence;
  for (const { index, 0: mark } of shadow.slice(sentence.start, sentence.end).matchAll(CLAUSE_END)) {
    const at = sentence.start + index;
    if (0 < depthAt(shadow, start, at)) continue;
    addClause(clauses, shadow, { start, end: at });
    start = at + mark.length;
  }
  addClause(clauses, shadow, { start, end: sentence.end });
  return clauses;
}

const CLAUSE_END = /[;](?= |$)|；| {1,8}(?:--?|[–—―]|→|->|=>|⇒|•|·|\|)(?= )|[—―⇒]|(?<=[a-z)¤"'])—(?=[a-z("'¤])/g;

/** How many brackets are open at `at`: a dash inside brackets cuts nothing. */
function depthAt(shadow: string, start: number, at: number): number {
  let depth = 0;
  for (let i = Math.max(start, at - 200); i < at; i++) {
    const unit = shadow[i];
    if (unit === "(" || unit === "（") depth++;
    else if ((unit === ")" || unit === "）") && depth > 0) depth--;
  }
  return depth;
}

function addClause(clauses: Span[], shadow: string, rough: Span): void {
  for (let start = rough.start; start < rough.end; ) {
    const end = rough.end - start <= LONGEST_CLAUSE ? rough.end : blankNear(shadow, start + LONGEST_CLAUSE);
    const span = withoutTarget(shadow, { start, end });
    if (span.start < span.end) clauses.push(span);
    start = end;
  }
}

/** A clause without what stands around it; of a link that is one by itself only what it shows: "[Tests run first](notes.md)". */
function withoutTarget(shadow: string, rough: Span): Span {
  const span = trimmed(shadow, rough);
  const said = shadow.slice(span.start, rough.end);
  const target = said.includes("](") ? LINK_TARGET.exec(said) : null;
  if (!target || 0 < said.lastIndexOf("[", target.index)) return span;
  return trimmed(shadow, { start: said.startsWith("[") ? span.start + 1 : span.start, end: span.start + target.index });
}

const LINK_TARGET = /\]\([^()\s]{1,300}\)[\s.,;:]{0,8}$/;

/** Nobody writes longer clauses; what is longer is cut at a blank, so that work grows with the text and not with its square. */
const LONGEST_CLAUSE = 2000;

function blankNear(shadow: string, at: number): number {
  const blank = shadow.lastIndexOf(" ", at);
  if (at - LONGEST_CLAUSE / 2 < blank) return blank;
  return /[\udc00-\udfff]/.test(shadow.charAt(at)) ? at - 1 : at;
}

/** Without blanks, pictures and closing punctuation at the ends. */
export function trimmed(shadow: string, span: Span): Span {
  const start = span.start + (LEADING.exec(shadow.slice(span.start, span.end))?.[0].length ?? 0);
  let { end } = span;
  while (start < end && TRAILING.test(shadow.charAt(end - 1))) end--;
  if (start < end && /[)\uff09\]]/.test(shadow.charAt(end - 1)) && !balanced(shadow, start, end)) end--;
  return { start, end };
}

const LEADING =
  /^(?:[\s,;:.!?、，。；：)\]—–|>]|\ufe0f|\u200d|-(?=\s)|\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]){1,60}/u;
const TRAILING = /[\s,;:.!?、，。；：！？…—–|]/;

function balanced(shadow: string, start: number, end: number): boolean {
  let depth = 0;
  for (let i = start; i < end; i++) {
    const unit = shadow.charAt(i);
    if (unit === "(" || unit === "[" || unit === "（") depth++;
    else if (unit === ")" || unit === "]" || unit === "）") depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Whether nothing but code stands in a stretch of a shadow. */
export const onlyCode = (shadow: string): boolean => shadow.replaceAll(CODE, "").trim() === "";
