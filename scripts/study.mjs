// npm run study -- FOLDER [--out DOCS]: what the compactions of the sessions below a folder lost, as a page with charts (docs/study.md).
// `--json` prints the figures instead and writes nothing.
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { load, root } from "../bench/measure.mjs";
import { factsOf, once } from "./study/facts.mjs";
import { figuresOf } from "./study/figures.mjs";
import { pageOf } from "./study/page.mjs";

const args = process.argv.slice(2);
const out = args.includes("--out") ? args.splice(args.indexOf("--out"), 2)[1] : join(root, "docs");
const json = args.includes("--json") ? args.splice(args.indexOf("--json"), 1).length > 0 : false;
const [folder] = args;
if (folder === undefined || out === undefined) fail("say which folder of sessions: npm run study -- FOLDER");
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) fail(`${folder} is no folder`);

const engine = await load("scripts/study/engine.mjs");
const sessions = await sessionsBelow(folder);
if (sessions.length === 0) fail(`${folder} holds no session in a known format`);
const depths = engine.survivalByDepth(sessions.flatMap(({ generations }) => generations));
const figures = figuresOf(
  sessions,
  sessions.flatMap(({ facts }) => facts),
  depths,
);
if (json) console.log(JSON.stringify(figures, undefined, 2));
else write(pageOf(figures));

function write({ page, charts }) {
  mkdirSync(join(out, "study"), { recursive: true });
  writeFileSync(join(out, "study.md"), page);
  for (const [name, chart] of Object.entries(charts)) writeFileSync(join(out, "study", name), chart);
  console.log(`${join(out, "study.md")}: ${figures.compactions.all} compactions of ${figures.sessions.read} sessions`);
}

/** Each session as plain numbers; of its generations only what survival by depth looks at. */
async function sessionsBelow(path) {
  const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:jsonl|json|traj|zst|txt|md)$/.test(name),
  );
  const sessions = [];
  for (const name of engine.sessionPaths(files.map((file) => file.replaceAll("\\", "/"))).sort()) {
    const done = await engine.readSession(resolve(path, name)).catch(() => undefined);
    if (done === undefined || "failure" in done || done.session.records.length === 0) continue;
    const { session } = done;
    const found = engine.read({ ...done.source, name }, { session });
    const lineage = engine.withAfterwards(engine.lineageOf(session), { ...found, session });
    const facts = factsOf({ ...found, session, lineage }, engine.counts);
    const generations = lineage.generations.map(({ kind, depth, handles, originals, survival }) => ({
      kind,
      depth,
      handles,
      originals,
      survival: { length: survival.length },
    }));
    sessions.push({ id: session.id, facts, generations, helpers: session.records.flatMap(({ agent }) => agent ?? []) });
  }
  // Files of sub-agents whose conversation was read as part of another session are left out.
  const helpers = new Set(sessions.flatMap(({ helpers: own }) => own));
  return once(sessions.filter(({ id }) => id === undefined || !helpers.has(id)));
}

function fail(reason) {
  console.error(`study: ${reason}`);
  process.exit(2);
}
