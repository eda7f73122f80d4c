/** Reads off a phrase how its matches begin, so that it is tried only where a text begins so. */

/** What every match of one reading of a phrase begins with. */
export interface Opening {
  readonly text: string;
  /** The word that `text` ends in goes no further: a blank or the end of the phrase follows. */
  readonly whole: boolean;
}

/**
 * All beginnings of a phrase in the notation of language.ts, up to its first blank; one with an empty text may begin with anything.
 * A blank that it may begin with is none: the phrase is found behind it.
 */
export function openingsOf(phrase: string): readonly Opening[] {
  const open = phrase.endsWith("-");
  const reading: Reading = { source: open ? phrase.slice(0, -1) : phrase, at: 0 };
  const found = new Map<string, Opening>();
  for (const { text, state } of choicesOf(reading)) {
    if (text === "" && state === "ends") continue;
    const whole = state === "ends" || (state === "goes on" && !open);
    found.set(`${text}${whole ? " " : ""}`, { text, whole });
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

const LETTERS = /^\[(?:[\p{L}\d¤]|(?<=[\p{L}\d])-(?=[\p{L}\d])|\(\?:|[|)]){1,80}\]$/u;

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
  let choices: readonly Choice[] = [NOTHING];
  let going = true;
  while (reading.at < reading.source.length && !endsSequence(reading.source.charCodeAt(reading.at))) {
    const piece = pieceOf(reading);
    going &&= choices.some(({ state }) => state === "goes on");
    if (!going) continue;
    const next = choices.flatMap((choice) =>
      choice.state === "goes on" ? piece.map(({ text, state }) => ({ text: choice.text + text, state })) : [choice],
    );
    choices = next.length <= MOST ? next : choices.map(({ text }) => ({ text, state: "unknown" }));
  }
  return choices;
}

/** A bar or a closing bracket. */
const endsSequence = (code: number): boolean => code === 0x7c || code === 0x29;

function pieceOf(reading: Reading): readonly Choice[] {
  const unit = unitOf(reading);
  const after = reading.source.charCodeAt(reading.at);
  // Neither a question mark nor a brace: most pieces are letters that stand once.
  if (after !== 0x3f && after !== 0x7b) return unit;
  const quantifier = /^(?:\?|\{(\d{1,3})(?:,\d{0,3})?\})/.exec(reading.source.slice(reading.at));
  if (!quantifier) return unit;
  reading.at += quantifier[0].length;
  if (quantifier[0] === "?") return [NOTHING, ...unit];
  const once = unit.map(({ text, state }): Choice => ({ text, state: state === "ends" ? state : "unknown" }));
  return quantifier[1] === "0" ? [NOTHING, ...once] : once;
}

function unitOf(reading: Reading): readonly Choice[] {
  const { source } = reading;
  const unit = source.charAt(reading.at);
  if (unit === "(") return groupOf(reading);
  reading.at++;
  if (unit === " ") return [{ text: "", state: "ends" }];
  if (unit === "…" || unit === "." || unit === "^" || unit === "$") return [ANYTHING];
  if (unit === "[") return classOf(reading);
  if (unit !== "\\") return [{ text: unit, state: "goes on" }];
  const escaped = source.charAt(reading.at);
  const property = /^[pP]\{[^}]{1,40}\}/.exec(source.slice(reading.at));
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
  return [...inside].map((text) => (text === " " ? { text: "", state: "ends" } : { text, state: "goes on" }));
}

function groupOf(reading: Reading): readonly Choice[] {
  const opening = /^\((?:\?(?:[:=!]|<[=!]))?/.exec(reading.source.slice(reading.at))?.[0] ?? "(";
  reading.at += opening.length;
  const choices = choicesOf(reading);
  reading.at++;
  return opening === "(" || opening === "(?:" ? choices : [NOTHING];
}
