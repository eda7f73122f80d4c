import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import picocolors from "picocolors";
import type { Io } from "../../cli/command.ts";
import { runProgram } from "../../cli/program.ts";

/** What a run left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line inside this process, in a folder, without colours and without a terminal. */
export const run = (folder: string, ...args: readonly string[]): Promise<Ran> => runWith({}, folder, ...args);

/** The same with something else of the world lent to it. */
export async function runWith(lent: Partial<Io>, folder: string, ...args: readonly string[]): Promise<Ran> {
  let out = "";
  let err = "";
  const code = await runProgram(args, "0.0.0", {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    input: async () => "",
    cwd: folder,
    env: { CLAUDE_CONFIG_DIR: join(folder, "claude") },
    colours: picocolors.createColors(false),
    live: false,
    ...lent,
  });
  return { code, out, err };
}

/** A new folder with these files. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
