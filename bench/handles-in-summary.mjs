import { dice, handle, load, prose, race } from "./measure.mjs";

export const title = "50,000 handles in a summary of 100 KB, against an indexOf loop that finds exact text only";

const GOAL = 50_000;
/** Milliseconds that the smaller sizes may need before the next one is not tried. */
const PATIENCE = 20_000;

export async function measure() {
  const { findFirst, pileUp } = await load("engine/survival/haystack.ts");
  const { standsAlone } = await load("engine/survival/boundary.ts");
  const all = distinctHandles(GOAL);
  const summary = summaryNaming(all.filter((_, index) => index % 40 === 0));
  const looked = () => {
    const pile = pileUp([{ text: summary, origin: { passage: 0 } }]);
    return all.map(({ text, subtype }) => findFirst(pile, text, subtype) !== undefined);
  };
  const ms = await race({
    loop: () => all.filter(({ text }) => summary.includes(text)).length,
    looked,
  });
  const wrong = looked().filter((found, index) => found !== stands(all[index], summary, standsAlone)).length;
  return [
    { goal: "P6", what: "looked up on token boundaries", value: ms.looked, unit: "ms", atMost: 20 },
    {
      goal: "P6",
      what: "times as fast as the loop",
      value: ms.loop / ms.looked,
      atLeast: 60,
      note: `loop ${ms.loop.toFixed(0)} ms`,
    },
    { goal: "P6", what: "found otherwise than by looking at every place", value: wrong, unit: "", atMost: 0 },
    await followed(all, summary, ms.loop),
  ];
}

/** The whole fate of each: other spellings, cut texts, near misses in its place, labels. */
async function followed(all, summary, loop) {
  const { survive } = await load("engine/survival.ts");
  const { itemsOf, passageOfText } = await load("engine/index.ts");
  const surviving = itemsOf([passageOfText(summary)]);
  let size = 0;
  let spent = 0;
  for (const count of [2000, 10_000, GOAL]) {
    if (PATIENCE < spent * (count / Math.max(1, size)) * 2) break;
    const region = regionOf(all.slice(0, count), passageOfText);
    const started = performance.now();
    survive(region, surviving, {});
    spent = performance.now() - started;
    size = count;
  }
  return {
    goal: "P6",
    what: `${size.toLocaleString("en")} followed, near misses and labels included`,
    value: spent,
    unit: "ms",
    note: `${(spent / ((loop * size) / GOAL)).toFixed(1)} × the loop`,
  };
}

/** The slow way to tell whether a literal stands there on token boundaries. */
function stands({ text, subtype }, summary, standsAlone) {
  for (let at = summary.indexOf(text); at >= 0; at = summary.indexOf(text, at + 1))
    if (standsAlone(summary, at, at + text.length, subtype)) return true;
  return false;
}

function distinctHandles(count) {
  const roll = dice(11);
  const seen = new Map();
  while (seen.size < count) {
    const found = handle(roll);
    seen.set(found.text, found);
  }
  return [...seen.values()];
}

function summaryNaming(known) {
  const filler = prose(dice(12), 12_000).split(" ");
  return filler
    .map((word, index) => (index % 10 === 0 ? (known[index / 10]?.text ?? word) : word))
    .join(" ")
    .slice(0, 100_000);
}

function regionOf(handles, passageOfText) {
  let at = "- see ".length;
  const items = handles.map(({ text, subtype }) => {
    const span = { start: at, end: at + text.length };
    at = span.end + "\n- see ".length;
    return { kind: "handle", subtype, text, span, provenance: "user", passage: 0 };
  });
  return { passages: [passageOfText(handles.map(({ text }) => `- see ${text}`).join("\n"))], items };
}
