// npm run bench [NAME…]: each goal against an anchor that runs beside it. Read the ratios; milliseconds move with other load.
import { existsSync } from "node:fs";

/** Every goal: one file, one line. */
const goals = [
  "command-line-start",
  "index",
  "handles-in-summary",
  "pads",
  "offsets",
  "developer-loop",
  "sizes",
  "store",
  "server",
  "webview",
];

const asked = process.argv.slice(2);
const chosen = goals.filter((name) => asked.length === 0 || asked.includes(name));
let missed = 0;

for (const name of chosen) {
  const file = new URL(`${name}.mjs`, import.meta.url);
  if (!existsSync(file)) {
    console.log(`\n── ${name}: not measured yet`);
    continue;
  }
  const { title, measure } = await import(file.href);
  console.log(`\n── ${title}`);
  try {
    for (const row of await measure()) show(row);
  } catch (error) {
    missed += 1;
    console.log(`   could not be measured: ${error instanceof Error ? error.message : error}`);
  }
}
console.log(missed === 0 ? "\nEvery goal that was measured is met." : `\n${missed} goals are missed.`);
process.exitCode = missed === 0 ? 0 : 1;

/** A row: what was measured, its value, the goal as a ceiling or floor, and a note. Without a goal it is only shown. */
function show({ what, value, unit = "×", atMost, atLeast, note = "" }) {
  const fails = value > (atMost ?? Number.POSITIVE_INFINITY) || value < (atLeast ?? Number.NEGATIVE_INFINITY);
  if (fails) missed += 1;
  const goal = atMost === undefined ? (atLeast === undefined ? "" : `≥ ${atLeast}`) : `≤ ${atMost}`;
  const mark = goal === "" ? " " : fails ? "✗" : "✓";
  const shown = `${value.toFixed(Math.abs(value) < 10 ? 2 : 0)} ${unit}`;
  console.log(`  ${mark} ${what.padEnd(64)} ${shown.padStart(12)} ${goal.padEnd(9)} ${note}`.trimEnd());
}
