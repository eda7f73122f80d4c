import { dice, handle, load, prose, race } from "./measure.mjs";

export const title = "P6 · 50,000 handles against a summary of 100 KB";

export async function measure() {
  const { survive } = await load("engine/survival.ts");
  const { itemsOf, passageOfText } = await load("engine/index.ts");
  const roll = dice(11);
  const seen = new Map();
  while (seen.size < 50_000) {
    const { text, subtype } = handle(roll);
    seen.set(text, { kind: "handle", subtype, text, provenance: "user", passage: 0 });
  }
  let at = "- see ".length;
  const handles = [...seen.values()].map((item) => {
    const span = { start: at, end: at + item.text.length };
    at = span.end + "\n- see ".length;
    return { ...item, span };
  });
  const known = handles.filter((_, index) => index % 40 === 0).map(({ text }) => text);
  const filler = prose(roll, 12_000).split(" ");
  const summary = filler
    .map((word, index) => (index % 10 === 0 ? (known[index / 10] ?? word) : word))
    .join(" ")
    .slice(0, 100_000);
  const region = { passages: [passageOfText(handles.map(({ text }) => `- see ${text}`).join("\n"))], items: handles };
  const surviving = itemsOf([passageOfText(summary)]);
  const ms = await race({ loop: () => handles.filter(({ text }) => summary.includes(text)).length });
  const started = performance.now();
  survive(region, surviving, {});
  ms.survive = performance.now() - started;
  return [
    {
      what: "every handle followed, near misses and labels included",
      value: ms.survive,
      unit: "ms",
      note: `${(ms.loop / ms.survive).toFixed(2)} × as fast as an indexOf loop, which only finds exact text`,
    },
    { what: "indexOf loop", value: ms.loop, unit: "ms" },
  ];
}
