import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { median, race, root, runNode, scratchFolder } from "./measure.mjs";

export const title = "start of the command line, against bare node";

export async function measure() {
  const empty = join(scratchFolder, "empty.mjs");
  writeFileSync(empty, "");
  const cli = join(root, "dist", "cli.js");
  const peak = { bare: [], version: [] };
  const ms = await race(
    {
      bare: () => peak.bare.push(runNode([empty])),
      version: () => peak.version.push(runNode([cli, "--version"])),
    },
    9,
  );
  return [
    {
      goal: "P7",
      what: "--version",
      value: ms.version / ms.bare,
      atMost: 1.3,
      note: `${ms.version.toFixed(0)} ms, bare ${ms.bare.toFixed(0)} ms`,
    },
    { goal: "P7", what: "--version, peak memory", value: median(peak.version) / median(peak.bare), atMost: 1.15 },
  ];
}
