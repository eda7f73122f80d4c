import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { median, race, root, runNode, scratchFolder } from "./measure.mjs";

export const title = "start of the command line, against bare node";

export async function measure() {
  const empty = join(scratchFolder, "empty.mjs");
  writeFileSync(empty, "");
  const cli = join(root, "dist", "cli.js");
  const payload = JSON.stringify({ hook_event_name: "PreToolUse", session_id: "s", cwd: scratchFolder });
  const quiet = { input: payload, env: { ...process.env, HOME: scratchFolder, XDG_DATA_HOME: scratchFolder } };
  const peak = { bare: [], version: [], hook: [] };
  const ms = await race(
    {
      bare: () => peak.bare.push(runNode([empty])),
      version: () => peak.version.push(runNode([cli, "--version"])),
      hook: () => peak.hook.push(runNode([cli, "hook", "claude-code"], quiet)),
    },
    9,
  );
  const against = (name) => ({
    value: ms[name] / ms.bare,
    note: `${ms[name].toFixed(0)} ms, bare ${ms.bare.toFixed(0)} ms`,
  });
  return [
    { goal: "P7", what: "--version", ...against("version"), atMost: 1.3 },
    { goal: "P7", what: "a hook with nothing to do", ...against("hook"), atMost: 1.3 },
    { goal: "P7", what: "--version, peak memory", value: median(peak.version) / median(peak.bare), atMost: 1.15 },
    { goal: "P7", what: "a hook, peak memory", value: median(peak.hook) / median(peak.bare), atMost: 1.15 },
  ];
}
