import { load, pad, race } from "./measure.mjs";

export const title = "texts made to trip expressions, doubled: time may grow 2.3-fold at most";

const UNIT = 60_000;

/** Runs that invite an expression to try again from every place. */
const shapes = {
  blanks: " ",
  dashes: "-",
  slashes: "a/",
  dots: "a.",
  brackets: "[(",
  quotes: "\"'`",
  digits: "0",
  letters: "a",
  hex: "deadbeef",
  "not not": "do not ",
  commas: "a, ",
  lists: "- [ ] a\n",
  tables: "| a | b |\n",
  Chinese: "不要",
  rules: "never push to main.\n",
  "nested lists": "  - a\n",
  "code spans": "`a` ",
  fences: "```\na\n```\n",
};

export async function measure() {
  const { itemsOf, passageOfText } = await load("engine/index.ts");
  const found = (text) => () => itemsOf([passageOfText(text)]);
  const grown = [];
  for (const [name, piece] of Object.entries(shapes)) {
    const once = piece.repeat(UNIT / piece.length);
    const ms = await race({ once: found(once), twice: found(once + once) }, 3);
    grown.push({ name, ratio: ms.twice / ms.once, ms: ms.twice });
  }
  const ms = await race({ once: found(pad(UNIT)), twice: found(pad(2 * UNIT)) }, 3);
  const worst = grown.toSorted((a, b) => b.ratio - a.ratio)[0];
  const slowest = grown.toSorted((a, b) => b.ms - a.ms)[0];
  return [
    {
      goal: "P12",
      what: `worst of ${grown.length} shapes, ${(2 * UNIT) / 1000} KB`,
      value: worst.ratio,
      atMost: 2.3,
      note: `${worst.name}; slowest in all: ${slowest.name}, ${slowest.ms.toFixed(0)} ms`,
    },
    { goal: "P12", what: "an ordinary pad", value: ms.twice / ms.once, atMost: 2.3, note: `${ms.twice.toFixed(0)} ms` },
  ];
}
