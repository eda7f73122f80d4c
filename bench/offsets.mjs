import { load, race, session } from "./measure.mjs";

export const title = "decoded offsets back to raw, against JSON.parse";

export async function measure() {
  const { literalsOf, mapLiteral, rawOffset } = await load("engine/readers/json.ts");
  const lines = session(10_000_000)
    .split("\n")
    .filter((line) => line !== "");
  let checked = 0;
  let wrong = 0;
  for (const line of lines.slice(0, 300)) {
    for (const { start, end } of literalsOf(line)) {
      const raw = line.slice(start, end);
      const decoded = JSON.parse(`"${raw}"`);
      for (let at = 0; at < decoded.length; at += 7) {
        checked += 1;
        const rest = JSON.parse(`"${raw.slice(rawOffset(raw, at))}"`);
        if (rest !== decoded.slice(at)) wrong += 1;
      }
    }
  }
  const ms = await race({
    parse: () => lines.map((line) => JSON.parse(line)),
    map: () => lines.map((line) => literalsOf(line).map(({ start, end }) => mapLiteral(line.slice(start, end)))),
  });
  return [
    { goal: "P10", what: `wrong offsets of ${checked.toLocaleString("en")}`, value: wrong, unit: "", atMost: 0 },
    { goal: "P10", what: "escape maps of all strings", value: ms.map / ms.parse, atMost: 1.3 },
  ];
}
