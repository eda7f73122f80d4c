// npm start [FILE]: what a session's compactions lost, whether it can be had back, and the note that hands it back; or what a pad may lose.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { ensureCommandLine, ensureInstalled, root } from "./setup.mjs";

ensureInstalled();
ensureCommandLine();

const asked = process.argv[2];
const file = asked === undefined ? join("examples", "deployment.jsonl") : resolve(process.env.INIT_CWD ?? ".", asked);

// A session has a lineage and, where something was compacted, a note; a pad has neither.
const note = quietly("recover");
const isSession = note.status === 0 || quietly("lineage").status === 0;

if (isSession) aloud("What happened to the context", "lineage");
const checked = aloud(isSession ? "What went wrong" : "What a rewrite may drop", "check");
// Findings are what was asked for; only input that could not be read is a failure.
if (checked !== 0 && checked !== 1) process.exitCode = checked ?? 2;
else if (!isSession) aloud("What stands in it", "mark");
else if (note.status === 0) {
  title("The note that hands it back", "recover");
  process.stdout.write(note.stdout);
}

function title(words, command) {
  console.log(`\n── ${words} · palimpsest ${command} ${file}\n`);
}

function aloud(words, command) {
  title(words, command);
  return palimpsest(command, "inherit").status;
}

function quietly(command) {
  return palimpsest(command, "pipe");
}

function palimpsest(command, stdio) {
  return spawnSync(process.execPath, [join(root, "dist", "cli.js"), command, file], { cwd: root, stdio });
}
