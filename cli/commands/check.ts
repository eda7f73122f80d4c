/** `check PATH…`: the findings of pads, rules files and transcripts; the exit code says whether one is bad enough. */

import writeFileAtomic from "write-file-atomic";
import { type Checked, checkFiles } from "../checking.ts";
import type { Command, Io } from "../command.ts";
import { baselinePath, baselineWith, type Config, configOf } from "../config.ts";
import type { Finding } from "../finding.ts";
import { readSource, shownPath } from "../input.ts";
import { choiceOf } from "../options.ts";
import { filesOf } from "../paths.ts";
import { progressOf } from "../progress.ts";
import { reporters } from "../reporters/index.ts";
import { alone } from "../write.ts";

/** Exit 1 when a finding reaches `--fail-on` (spec §11). */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("<path...>", "files, folders or patterns; ignored files are passed over")
      .option("--format <name>", "text, json, sarif or github", "text")
      .option("--fail-on <severity>", "error, warning, info or never", "error")
      .option("--before <file>", "the earlier version of the one pad that is checked")
      .option("--config <file>", "settings to use instead of the nearest .palimpsest.json")
      .option("--write-baseline", "remember today's findings, so that only new ones are shown from now on")
      .option("--store <location>", "store that the addresses of spilled texts are looked up in"),
  run: async (invocation, io) => {
    const format = choiceOf(invocation, "format", ["text", "json", "sarif", "github"]);
    const failOn = choiceOf(invocation, "failOn", ["error", "warning", "info", "never"]);
    const earlier = invocation.options.before;
    const before = typeof earlier === "string" ? { before: await readSource(earlier, io) } : {};
    const config = await configOf(invocation.options.config, io);
    const isBaseline = invocation.options.writeBaseline === true;
    // What is known already is found again, so that it stays known.
    const settings = isBaseline ? { ...config.settings, known: new Set<string>() } : config.settings;
    const paths = await filesOf(invocation.operands, io);
    const progress = await progressOf(io, `checking ${paths.length} files`);
    const { store } = invocation.options;
    const gives = isBaseline ? ("diagnostics" as const) : ("reports" as const);
    const terms = { ...before, settings, gives, ...(typeof store === "string" ? { store } : {}) };
    const checked = await checkFiles(paths, terms, io, (done, path) =>
      progress.step(`${done}/${paths.length} ${path}`),
    );
    progress.end();
    const found = checked.flatMap(({ diagnostics }) => diagnostics);
    if (isBaseline) return alone([baselinePath(config)], io, () => writeBaseline(found, config, io));
    const reports = checked.map(({ report }) => report);
    io.out(reporters[format](reports, io));
    return reports.some(({ findings }) => findings.some(({ severity }) => reaches(severity, failOn))) ? 1 : 0;
  },
};

async function writeBaseline(found: Checked["diagnostics"], config: Config, io: Io): Promise<number> {
  const { path, text } = await baselineWith(found, config);
  await writeFileAtomic(path, text);
  const count: number = JSON.parse(text).known.length;
  io.out(`${shownPath(path, io)}: ${count === 1 ? "1 finding is" : `${count} findings are`} known from now on\n`);
  return 0;
}

const ORDER = ["info", "warning", "error", "never"] as const;

const reaches = (severity: Finding["severity"], failOn: (typeof ORDER)[number]): boolean =>
  ORDER.indexOf(failOn) <= ORDER.indexOf(severity);
