/** Reads off a phrase the words that every match of it must hold, so that texts without any are passed over quickly. */

/** Strings of which each match of a phrase holds at least one. */
export interface Required {
  readonly anyOf: readonly string[];
  /** No letter stands before them in a match. */
  readonly left: boolean;
  /** No letter stands behind them. */
  readonly right: boolean;
}

/** Every such choice for a phrase in the notation of language.ts; where there is none, nothing is known of its matches. */
export function requiredBy(phrase: string): readonly Required[] {
  const open = phrase.endsWith("-");
  const reading: Reading = { source: open ? phrase.slice(0, -1) : phrase, at: 0 };
  const { choices } = sequenceOf(reading);
  return open ? choices.map((choice) => ({ ...choice, right: false })) : choices;
}

interface Reading {
  readonly source: string;
  at: number;
}

/** What is known of a piece: all it can be, where that is a short list without blanks, and what it must hold. */
interface Known {
  readonly exact?: readonly string[];
  readonly choices: readonly Required[];
  /** It begins or ends with a blank in all its forms. */
  readonly opensBlank?: boolean;
  readonly endsBlank?: boolean;
}

/** The most spellings of one word that are worth listing. */
const MOST = 48;

/** One run of text without blanks, as it is put together. */
interface Run {
  words: readonly string[];
  /** A blank or the phrase's start stands before it. */
  bounded: boolean;
}

function sequenceOf(reading: Reading): Known {
  const choices: Required[] = [];
  let run: Run = { words: [""], bounded: true };
  let simple = true;
  const opensBlank = reading.source.charAt(reading.at) === " ";
  const close = (right: boolean, left: boolean): void => {
    if (!run.words.includes("")) choices.push({ anyOf: run.words, left: run.bounded, right });
    run = { words: [""], bounded: left };
  };
  while (reading.at < reading.source.length && !/[|)]/.test(reading.source.charAt(reading.at))) {
    const piece = pieceOf(reading);
    if (piece === "blank") {
      close(true, true);
      simple = false;
    } else if (piece === "nothing") continue;
    else if (piece.exact && run.words.length * piece.exact.length <= MOST) {
      const ends = piece.exact;
      run = { ...run, words: run.words.flatMap((word) => ends.map((end) => word + end)) };
    } else {
      const isFirst = run.words.length === 1 && run.words[0] === "" && run.bounded;
      const isLast = /^(?: |$|[|)])/.test(reading.source.slice(reading.at));
      close(piece.opensBlank === true, piece.endsBlank === true);
      for (const choice of piece.choices)
        choices.push({ ...choice, left: choice.left && isFirst, right: choice.right && isLast });
      simple = false;
    }
  }
  const endsBlank = reading.source.charAt(reading.at - 1) === " ";
  const { words } = run;
  close(true, false);
  return { ...(simple ? { exact: words } : {}), choices, opensBlank, endsBlank };
}

function pieceOf(reading: Reading): Known | "blank" | "nothing" {
  const piece = unitOf(reading);
  const most = optionalAt(reading);
  if (piece === "blank" || piece === "nothing" || !most) return most && piece === "blank" ? { choices: [] } : piece;
  return piece.exact ? { exact: ["", ...piece.exact], choices: [] } : { ...piece, choices: [] };
}

/** Whether the piece just read may be left out; steps over the quantifier. */
function optionalAt(reading: Reading): boolean {
  const quantifier = /^(?:\?|\{(\d{1,3})(?:,\d{0,3})?\})/.exec(reading.source.slice(reading.at));
  if (!quantifier) return false;
  reading.at += quantifier[0].length;
  return quantifier[0] === "?" || quantifier[1] === "0";
}

function unitOf(reading: Reading): Known | "blank" | "nothing" {
  const { source } = reading;
  const unit = source.charAt(reading.at);
  if (unit === "(") return groupOf(reading);
  reading.at++;
  if (unit === " ") return "blank";
  if (unit === "^" || unit === "$") return "nothing";
  if (unit === "…" || unit === ".") return { choices: [] };
  if (unit === "[") {
    while (reading.at < source.length && source.charAt(reading.at) !== "]")
      reading.at += source.charAt(reading.at) === "\\" ? 2 : 1;
    reading.at++;
    return { choices: [] };
  }
  if (unit !== "\\") return { exact: [unit], choices: [] };
  const escaped = source.charAt(reading.at);
  const property = /^[pP]\{[^}]{1,40}\}/.exec(source.slice(reading.at));
  reading.at += property ? property[0].length : 1;
  return /[a-zA-Z]/.test(escaped) ? { choices: [] } : { exact: [escaped], choices: [] };
}

function groupOf(reading: Reading): Known | "nothing" {
  const opening = /^\((?:\?(?:[:=!]|<[=!]))?/.exec(reading.source.slice(reading.at))?.[0] ?? "(";
  reading.at += opening.length;
  const options = [sequenceOf(reading)];
  while (reading.source.charAt(reading.at) === "|") {
    reading.at++;
    options.push(sequenceOf(reading));
  }
  reading.at++;
  if (/[=!]$/.test(opening)) return "nothing";
  const known = options.map(({ choices }) => bestOf(choices));
  const found = known.filter((choice) => choice !== undefined);
  const choices =
    found.length < options.length
      ? []
      : [
          {
            anyOf: found.flatMap(({ anyOf }) => anyOf),
            left: found.every(({ left }) => left),
            right: found.every(({ right }) => right),
          },
        ];
  const blanks = {
    opensBlank: options.every((option) => option.opensBlank),
    endsBlank: options.every((option) => option.endsBlank),
  };
  const exact = options.flatMap(({ exact: words }) => words ?? []);
  return options.every((option) => option.exact) && exact.length <= MOST
    ? { exact, choices, ...blanks }
    : { choices, ...blanks };
}

/** The choice that costs least to look for. */
export function bestOf(choices: readonly Required[], free: ReadonlySet<string> = new Set()): Required | undefined {
  let best: Required | undefined;
  for (const choice of choices) if (!best || costOf(choice, free) < costOf(best, free)) best = choice;
  return best;
}

/** What looking for a choice costs: each word by how often it may stand in vain; those that are looked for anyway are free. */
function costOf({ anyOf, left, right }: Required, free: ReadonlySet<string>): number {
  const each = (word: string): number => {
    if (free.has(word)) return 0;
    if (EVERYWHERE.has(word)) return 1000;
    if (COMMON.has(word)) return 30;
    return word.length < 3 ? (left && right ? 10 : 100) : word.length < 5 ? 3 : 1;
  };
  return anyOf.reduce((sum, word) => sum + each(word), left ? 0 : 40);
}

/** English words that stand in nearly every clause, and such as are common; other languages' own are short or rare enough. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  "is are was were be been am the an to of in on at by for with has have had it its this that you and or as do does did will would which from so our my your i we".split(
    " ",
  ),
);
const COMMON: ReadonlySet<string> = new Set(
  "can could use used work make made set keep change time run read first all need one out off over under other there right place most than more given take go get below within".split(
    " ",
  ),
);
