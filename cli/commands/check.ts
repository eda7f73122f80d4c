/** `check PATH…`: the findings of pads, rules files and transcripts; the exit code says whether one is bad enough. */
import { inspect } from "../../engine/inspection.ts";
import type { Command } from "../command.ts";
import { type Finding, type Report, reportOf } from "../finding.ts";
import { readSource } from "../input.ts";
import { choiceOf } from "../options.ts";
import { filesOf } from "../paths.ts";
import { progressOf } from "../progress.ts";
import { reporters } from "../reporters/index.ts";

/** Exit 1 when a finding reaches `--fail-on` (spec §11). */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("<path...>", "files, folders or patterns; ignored files are passed over")
      .option("--format <name>", "text, json, sarif or github", "text")
      .option("--fail-on <severity>", "error, warning, info or never", "error")
      .option("--before <file>", "the earlier version of the one pad that is checked"),
  run: async (invocation, io) => {
    const format = choiceOf(invocation, "format", ["text", "json", "sarif", "github"]);
    const failOn = choiceOf(invocation, "failOn", ["error", "warning", "info", "never"]);
    const earlier = invocation.options.before;
    const before = typeof earlier === "string" ? { before: await readSource(earlier, io) } : {};
    const paths = await filesOf(invocation.operands, io);
    const progress = await progressOf(io, `checking ${paths.length} files`);
    const reports: Report[] = [];
    for (const [index, path] of paths.entries()) {
      progress.step(`${index + 1}/${paths.length} ${path}`);
      reports.push(reportOf(path, inspect(await readSource(path, io), before)));
    }
    progress.end();
    io.out(reporters[format](reports, io));
    return reports.some(({ findings }) => findings.some(({ severity }) => reaches(severity, failOn))) ? 1 : 0;
  },
};

const ORDER = ["info", "warning", "error", "never"] as const;

const reaches = (severity: Finding["severity"], failOn: (typeof ORDER)[number]): boolean =>
  ORDER.indexOf(failOn) <= ORDER.indexOf(severity);
