/** JSON that breaks off, or is damaged somewhere: as much of it as can be read, from the start on. */
import { type Located, located } from "./located.ts";
import { closingQuote } from "./scan.ts";

/** What could be read. Offsets in it are offsets in the text that was given, as far as `end`. */
export interface Mended {
  readonly document: Located;
  /** Where the part that was read ends, in UTF-16 code units. */
  readonly end: number;
  /** The text ends in the middle of a value; otherwise something in it is no JSON. */
  readonly torn: boolean;
}

/**
 * The longest beginning of a text that is JSON once its lists and objects are closed, cut between the objects of its outermost list: a
 * record is read whole or not at all. `undefined` where not even one is whole. Linear, but for a few parses where the damage is in the
 * middle.
 */
export function mended(text: string): Mended | undefined {
  const { cuts, torn } = cutsOf(text);
  const [, list = ""] = /^\s{0,64}(\[{0,2})/.exec(text) ?? [];
  const depth = list.length > 0 ? list.length : Math.min(...cuts.map(({ closing }) => closing.length));
  return lastOf(
    text,
    cuts.filter(({ closing }) => closing.length <= depth),
    torn,
  );
}

function lastOf(text: string, cuts: readonly Cut[], torn: boolean): Mended | undefined {
  const whole = attempt(text, cuts.at(-1));
  if (whole) return { ...whole, torn };
  let [low, high] = [-1, cuts.length - 1];
  let best: Omit<Mended, "torn"> | undefined;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    const found = attempt(text, cuts[middle]);
    if (found) [low, best] = [middle, found];
    else high = middle;
  }
  return best && { ...best, torn: false };
}

/** Lists deeper than this are no lists of records in any format. */
const DEEPEST = 4;

/** A place between two elements, and the brackets that are open there. */
interface Cut {
  readonly end: number;
  readonly closing: string;
}

function attempt(text: string, cut: Cut | undefined): Omit<Mended, "torn"> | undefined {
  if (cut === undefined) return undefined;
  const whole = text.slice(0, cut.end) + cut.closing;
  try {
    return { document: located(whole, JSON.parse(whole)), end: cut.end };
  } catch {
    return undefined;
  }
}

/** Every comma of an outer list, up to the end of the text or to a bracket that closes what is not open. */
function cutsOf(text: string): { readonly cuts: readonly Cut[]; readonly torn: boolean } {
  const cuts: Cut[] = [];
  let closing = "";
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char === '"') at = closingQuote(text, at);
    else if (char === "{") closing = `}${closing}`;
    else if (char === "[") closing = `]${closing}`;
    else if (char === "}" || char === "]") {
      if (!closing.startsWith(char)) return { cuts, torn: false };
      closing = closing.slice(1);
      if (char === "}" && closing.startsWith("]") && closing.length <= DEEPEST) cuts.push({ end: at + 1, closing });
    }
  }
  return { cuts, torn: closing !== "" };
}
