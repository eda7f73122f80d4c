/** `report [SESSION]`: the lineage as one HTML file that needs nothing beside it and asks nobody for anything. */
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { reportPage } from "../../engine/node/report-page.ts";
import { reportOf } from "../../engine/report.ts";
import { BadInput, type Command } from "../command.ts";
import { counted } from "../counted.ts";
import { readSession } from "../input.ts";
import { newestSession } from "../sessions.ts";
import { replaceFile } from "../write.ts";

/** Without a session the newest of this folder; without `--output` to standard output. Credentials are masked in either case. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("[session]", "a transcript; without it the newest session of this folder")
      .option("-o, --output <file>", "where to write it; without it to standard output")
      .option("--quote", "with the words of the session: values, rules and tasks, credentials masked all the same"),
  run: async ({ operands, options }, io) => {
    const path = operands[0] ?? (await newestSession(io));
    const { output } = options;
    if (typeof output === "string" && resolve(io.cwd, output) === resolve(io.cwd, path))
      throw new BadInput(output, "is the session itself, which is never written to");
    const inspection = await readSession(path, io);
    const report = reportOf(inspection, basename(path), options.quote === true ? "quoted" : "redacted");
    const page = await reportPage(report, painter());
    if (typeof output !== "string") {
      io.out(page);
      return 0;
    }
    const was = await textAt(resolve(io.cwd, output));
    await replaceFile(output, page, was, io);
    io.out(
      `${output}: ${counted(report.rows.length, "generation")}, ${options.quote === true ? "with quotations" : "redacted"}\n`,
    );
    return 0;
  },
};

/** The folder of the built panel: beside this program, or beside the folder of its parts, or in the source tree. */
function painter(): string {
  const folder = ["./webview/", "../webview/", "../../dist/webview/"]
    .map((name) => fileURLToPath(new URL(name, import.meta.url)))
    .find((one) => existsSync(`${one}webview.js`));
  if (folder === undefined)
    throw new BadInput(
      "webview.js",
      "is not beside this program; `npm run build` makes it, and the whole package has it",
    );
  return folder;
}

async function textAt(path: string): Promise<string | undefined> {
  const { readFile } = await import("node:fs/promises");
  return readFile(path, "utf8").catch(() => undefined);
}
