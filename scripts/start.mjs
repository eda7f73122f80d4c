// npm start [FILE]: what a session's compactions lost, whether it can be had back, and the note that hands it back.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { ensureCommandLine, ensureInstalled, root } from "./setup.mjs";

ensureInstalled();
ensureCommandLine();

const asked = process.argv[2];
const file = asked === undefined ? join("examples", "deployment.jsonl") : resolve(process.env.INIT_CWD ?? ".", asked);

const parts = [
  ["What happened to the context", "lineage"],
  ["What went wrong", "check"],
  ["The note that hands it back", "recover"],
];

let exit = 0;
for (const [title, command] of parts) {
  console.log(`\n── ${title} · palimpsest ${command} ${file}\n`);
  const { status } = spawnSync(process.execPath, [join(root, "dist", "cli.js"), command, file], {
    cwd: root,
    stdio: "inherit",
  });
  // Findings are what was asked for; only input that could not be read is a failure.
  if (status !== 0 && status !== 1) {
    exit = status ?? 2;
    break;
  }
}
process.exitCode = exit;
