/** How writers of JSON spell a string: which of the usual spellings a literal was written in, told by its length alone. */

/** Escapes everything that its pattern matches, as the writer at hand does. */
type Speller = (text: string) => string;

const hex = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

const plain: Speller = (text) => JSON.stringify(text).slice(1, -1);

/** The spellings of JavaScript and Rust, of Python, of Go, of PHP; the more common ones first. */
const SPELLERS: readonly Speller[] = [
  plain,
  (text) => plain(text).replaceAll(/[\u007f-\uffff]/g, hex),
  (text) => plain(text).replaceAll(/[<>&\u2028\u2029]/g, hex),
  (text) => plain(text).replaceAll("/", "\\/"),
  (text) =>
    plain(text)
      .replaceAll("/", "\\/")
      .replaceAll(/[\u0080-\uffff]/g, hex),
];

/** The raw content of a literal of that many code units that decodes to a text; `undefined` where no usual spelling is as long. */
export function spelledOut(text: string, length: number): string | undefined {
  if (remembered.text === text && remembered.length === length) return remembered.literal;
  let literal: string | undefined;
  for (const spell of SPELLERS) {
    const spelling = spell(text);
    if (spelling.length !== length) continue;
    literal = spelling;
    break;
  }
  remembered = { text, length, literal };
  return literal;
}

/** Places are asked for many at a time. */
let remembered: { readonly text: string; readonly length: number; readonly literal: string | undefined } = {
  text: "",
  length: 0,
  literal: "",
};
