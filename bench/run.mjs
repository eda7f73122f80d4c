// npm run bench [NAME…]: each goal against an anchor that runs beside it. Read the ratios; milliseconds move with other load.
// Every goal is measured in a process of its own, one after the other, for at most MINUTES or what it asks for.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Every goal: one file, one line. */
const goals = [
  "command-line-start",
  "index",
  "check-session",
  "compactions",
  "handles-in-summary",
  "pads",
  "offsets",
  "store",
  "regexps",
  "server",
  "size",
  "webview",
  "sizes",
  "developer-loop",
];

const MINUTES = 1.5;

if (process.send) await measureHere(process.argv[2]);
else await printTable(process.argv.slice(2));

/** In the process of one goal: sends its rows to the parent. */
async function measureHere(name) {
  const { measure } = await import(`./${name}.mjs`);
  process.send(await measure());
  process.disconnect();
}

async function printTable(asked) {
  const unknown = asked.filter((name) => !goals.includes(name));
  if (unknown.length > 0) throw new Error(`no goal is called ${unknown.join(", ")}; there are ${goals.join(", ")}`);
  let missed = 0;
  console.log(line(" ", "goal", "what", "measured", "limit", "note"));
  for (const name of goals.filter((goal) => asked.length === 0 || asked.includes(goal))) {
    const { title, minutes = MINUTES } = await import(`./${name}.mjs`);
    console.log(`\n  ${title}`);
    const { rows, failure } = await rowsOf(name, minutes);
    for (const row of rows) missed += show(row) === "✗" ? 1 : 0;
    if (failure !== undefined) console.log(line("✗", name, failure, "–", "", ""));
    if (failure !== undefined) missed += 1;
  }
  console.log(missed === 0 ? "\nEvery goal that was measured is met." : `\n${missed} limits are missed.`);
  process.exitCode = missed === 0 ? 0 : 1;
}

/** The rows of a goal, or why there are none. */
function rowsOf(name, minutes) {
  return new Promise((done) => {
    const child = fork(fileURLToPath(import.meta.url), [name], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
    let rows = [];
    let said = "";
    const late = setTimeout(() => {
      said = `not done after ${minutes * 60} s`;
      child.kill("SIGKILL");
    }, minutes * 60_000);
    child.stderr.setEncoding("utf8").on("data", (text) => {
      said = (said + text).slice(-1500);
    });
    child.on("message", (sent) => {
      rows = sent;
    });
    child.on("close", (code) => {
      clearTimeout(late);
      const reason = said.split("\n").find((text) => /Error|not done/.test(text)) ?? `ended with ${code}`;
      done({ rows, failure: rows.length > 0 ? undefined : reason.slice(0, 100) });
    });
  });
}

/** A row: its goal, what was measured, its value, the limit as a ceiling or floor, and a note. Without a limit it is only shown. */
function show({ goal = "", what, value, unit = "×", atMost, atLeast, note = "" }) {
  const fails = value > (atMost ?? Number.POSITIVE_INFINITY) || value < (atLeast ?? Number.NEGATIVE_INFINITY);
  const limit = atMost === undefined ? (atLeast === undefined ? "" : `≥ ${atLeast}`) : `≤ ${atMost}`;
  const mark = limit === "" ? " " : fails ? "✗" : "✓";
  console.log(line(mark, goal, what, `${shown(value)} ${unit}`, limit, note));
  return mark;
}

function shown(value) {
  return Number.isInteger(value) ? value.toLocaleString("en") : value.toFixed(Math.abs(value) < 10 ? 2 : 0);
}

function line(mark, goal, what, value, limit, note) {
  return `${mark} ${goal.padEnd(4)} ${what.padEnd(58)} ${value.padStart(12)} ${limit.padEnd(8)} ${note}`.trimEnd();
}
