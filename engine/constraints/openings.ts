/** Reads off a phrase how its matches begin, so that it is tried only where a text begins so. */

import { isWordUnit, wordEnd } from "./phrases.ts";

/** What every match of one reading of a phrase begins with. */
export interface Opening {
  /** Two words, as far as they are known, with one blank between them and the sign behind the last where one stands there. */
  readonly text: string;
  /** The word that `text` ends in goes no further: a blank or the end of the phrase follows. */
  readonly whole: boolean;
}

/** Stands for a word of any letters. */
export const ANY_WORD = "\0";

/**
 * All beginnings of a phrase in the notation of language.ts: its first two words. One with an empty text may begin with anything. A
 * blank that it may begin with is none: the phrase is found behind it.
 */
export function openingsOf(phrase: string): readonly Opening[] {
  const open = phrase.endsWith("-");
  const reading: Reading = { source: open ? phrase.slice(0, -1) : phrase, at: 0 };
  const found = new Map<string, Opening>();
  for (const { text, state } of choicesOf(reading)) {
    if (text.startsWith(" ") || (text === "" && state === "ends")) continue;
    const whole = state === "ends" || (state === "goes on" && !open);
    found.set(`${text}\n${whole}`, { text, whole });
  }
  return [...found.values()];
}

/**
 * What the first word of a phrase looks like that begins with a class of letters ("[a-z]{2,20}mayın"): an expression that every such
 * word matches. Undefined where more than letters may stand in it.
 */
export function headOf(phrase: string): RegExp | undefined {
  const head = firstPart(phrase);
  const classes = head.match(/\[[^\]]{1,80}\]/g) ?? [];
  if (classes.length === 0 || !classes.every((letters) => LETTERS.test(letters))) return undefined;
  return new RegExp(`^(?:${head})`);
}

const LETTERS = /^\[(?:[\p{L}\d¤]|(?<=[\p{L}\d])-(?=[\p{L}\d])){1,80}\]$/u;

/** A phrase up to its first blank outside of brackets. */
function firstPart(phrase: string): string {
  let depth = 0;
  for (let at = 0; at < phrase.length; at++) {
    const unit = phrase.charAt(at);
    if (unit === "\\") at++;
    else if (unit === "(" || unit === "[") depth++;
    else if (unit === ")" || unit === "]") depth--;
    else if (depth === 0 && (unit === " " || unit === "…")) return phrase.slice(0, at);
  }
  return phrase.endsWith("-") ? phrase.slice(0, -1) : phrase;
}

interface Reading {
  readonly source: string;
  at: number;
}

/** A beginning as it is put together: more of it may follow, its word has ended, or nothing is known of what follows. */
interface Choice {
  readonly text: string;
  readonly state: "goes on" | "ends" | "unknown";
}

const NOTHING: Choice = { text: "", state: "goes on" };
const ANYTHING: Choice = { text: "", state: "unknown" };

/** More beginnings than these are not told apart. */
const MOST = 400;

/** Alternatives up to a closing bracket or the end. */
function choicesOf(reading: Reading): readonly Choice[] {
  const choices = [...sequenceOf(reading)];
  while (reading.source.charAt(reading.at) === "|") {
    reading.at++;
    choices.push(...sequenceOf(reading));
  }
  return choices;
}

function sequenceOf(reading: Reading): readonly Choice[] {
  const known: Choice[] = [];
  let open: readonly Choice[] = [NOTHING];
  while (!isOver(reading)) {
    if (open.length === 0) {
      skip(reading);
      break;
    }
    const plain = plainOf(reading);
    const piece = plain === "" ? pieceOf(reading) : [{ text: plain, state: "goes on" } as const];
    const next: Choice[] = [];
    for (const before of open)
      for (const more of piece) {
        const choice = joined(before, more);
        (choice.state === "goes on" ? next : known).push(choice);
      }
    open = known.length + next.length <= MOST ? next : [];
    if (next.length > open.length) known.push(...next.map(({ text }) => ({ text, state: "unknown" }) as const));
  }
  return known.concat(open);
}

/** A beginning with more behind it: no further than its last word and the sign after that, or a sign that stands alone. */
function joined(before: Choice, more: Choice): Choice {
  if (more.text.startsWith(ANY_WORD) && before.text !== "") return { text: before.text, state: "unknown" };
  const whole = before.text.endsWith(" ") ? before.text + more.text.trimStart() : before.text + more.text;
  const end = knownEnd(whole);
  if (end === undefined) return { text: whole, state: more.state };
  return whole.charAt(end - 1) === " "
    ? { text: whole.slice(0, end - 1), state: "ends" }
    : { text: whole.slice(0, end), state: "unknown" };
}

/** Where two words end with the sign behind the last; undefined where more of them may follow. */
function knownEnd(text: string): number | undefined {
  let at = 0;
  for (const last of [false, true]) {
    if (text.charAt(at) === " ") at++;
    if (text.length <= at) return undefined;
    const sign = !isWordUnit(text.charCodeAt(at));
    at = sign ? at + 1 : wordEnd(text, at);
    if (last && sign) return at;
  }
  return at < text.length ? at + 1 : undefined;
}

/** An alternative ends where the next one begins, with its group, or with the phrase. */
function isOver({ source, at }: Reading): boolean {
  const code = source.charCodeAt(at);
  return source.length <= at || code === BAR || code === CLOSE;
}

/** Passes over the rest of an alternative, which adds nothing to its beginnings. */
function skip(reading: Reading): void {
  const { source } = reading;
  for (let depth = 0; ; ) {
    reading.at = endOf(depth === 0 ? ALTERNATIVE : INSIDE, source, reading.at);
    if (source.length <= reading.at || (depth === 0 && isOver(reading))) return;
    const code = source.charCodeAt(reading.at++);
    if (code === ESCAPE) reading.at++;
    else if (code === CLASS) classOf(reading);
    else if (code === OPEN) depth++;
    else if (code === CLOSE) depth--;
  }
}

/** Letters that stand for themselves, up to the next that may do otherwise. */
function plainOf(reading: Reading): string {
  const { source, at } = reading;
  let end = endOf(PLAIN, source, at);
  const next = source.charCodeAt(end);
  if (next === MAYBE || next === TIMES) end--;
  reading.at = Math.max(at, end);
  return source.slice(at, end);
}

const [OPEN = 0, CLOSE = 0, BAR = 0, CLASS = 0, ESCAPE = 0, MAYBE = 0, TIMES = 0] = [..."()|[\\?{"].map((sign) =>
  sign.charCodeAt(0),
);

/** Letters that stand for themselves. */
const PLAIN = /[^()|[\]{}?\\.^$… ]{1,400}/y;

/** What an alternative is passed over by, up to the next group, class or end. */
const ALTERNATIVE = /[^()|[\\]{1,400}/y;

/** The same inside a group, whose alternatives do not count. */
const INSIDE = /[^()[\\]{1,400}/y;

/** Where a run ends that begins at an offset; the offset itself where there is none. */
function endOf(run: RegExp, source: string, at: number): number {
  run.lastIndex = at;
  return run.test(source) ? run.lastIndex : at;
}

function pieceOf(reading: Reading): readonly Choice[] {
  const word = endOf(LETTERED, reading.source, reading.at);
  if (reading.at < word) {
    reading.at = word;
    return [{ text: ANY_WORD, state: "goes on" }];
  }
  const unit = unitOf(reading);
  const next = reading.source.charCodeAt(reading.at);
  if (next !== MAYBE && next !== TIMES) return unit;
  const quantifier = /^(?:\?|\{(\d{1,3})(?:,\d{0,3})?\})/.exec(reading.source.slice(reading.at, reading.at + 10));
  if (!quantifier) return unit;
  reading.at += quantifier[0].length;
  if (quantifier[0] === "?") return [NOTHING, ...unit];
  const once = unit.map(({ text, state }): Choice => ({ text, state: state === "ends" ? state : "unknown" }));
  return quantifier[1] === "0" ? [NOTHING, ...once] : once;
}

/** Letters of one word, as many as there are, and the blank that ends them: "[a-z]{3,14} stopped". */
const LETTERED =
  /\[(?:[a-z\u00df-\u024f\u0370-\u052f]|(?<=[a-z\u0370-\u052f])-(?=[a-z\u0370-\u052f])){1,80}\]\{[1-9]\d?,\d{1,2}\}(?= (?![?{]))/y;

function unitOf(reading: Reading): readonly Choice[] {
  const { source } = reading;
  const unit = source.charAt(reading.at);
  if (unit === "(") return groupOf(reading);
  reading.at++;
  if (unit === " ") return [BLANK];
  if (unit === "^") return [NOTHING];
  if (unit === "…" || unit === "." || unit === "$") return [ANYTHING];
  if (unit === "[") return classOf(reading);
  if (unit !== "\\") return [{ text: unit, state: "goes on" }];
  const escaped = source.charAt(reading.at);
  const property = /^[pP]\{[^}]{1,40}\}/.exec(source.slice(reading.at, reading.at + 44));
  reading.at += property ? property[0].length : 1;
  return /[a-zA-Z]/.test(escaped) ? [ANYTHING] : [{ text: escaped, state: "goes on" }];
}

/** A class of a few plain characters is each of them; any other may be anything. */
function classOf(reading: Reading): readonly Choice[] {
  const start = reading.at;
  while (reading.at < reading.source.length && reading.source.charAt(reading.at) !== "]")
    reading.at += reading.source.charAt(reading.at) === "\\" ? 2 : 1;
  const inside = reading.source.slice(start, reading.at++);
  if (inside.length > 8 || /[\\^-]/.test(inside)) return [ANYTHING];
  return [...inside].map((text) => (text === " " ? BLANK : { text, state: "goes on" }));
}

const BLANK: Choice = { text: " ", state: "goes on" };

function groupOf(reading: Reading): readonly Choice[] {
  const opening = /^\((?:\?(?:[:=!]|<[=!]))?/.exec(reading.source.slice(reading.at, reading.at + 4))?.[0] ?? "(";
  reading.at += opening.length;
  const choices = choicesOf(reading);
  reading.at++;
  return opening === "(" || opening === "(?:" ? choices : [NOTHING];
}
