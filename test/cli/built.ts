/** The command line built as it ships, in a folder of the test's own, and processes of it. */
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

/** What a process came to. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const banner = {
  js: 'import { createRequire as __r } from "node:module"; import { fileURLToPath as __p } from "node:url"; const require = __r(import.meta.url), __filename = __p(import.meta.url), __dirname = __p(new URL(".", import.meta.url));',
};

/** Builds into a new folder; the program is `dist/cli.js` in it. */
export async function builtCli(): Promise<{ readonly folder: string; readonly program: string }> {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-cli-"));
  await build({
    entryPoints: { cli: "cli/main.ts" },
    outdir: join(folder, "dist"),
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    mainFields: ["module", "main"],
    logLevel: "error",
    banner,
  });
  copyFileSync("package.json", join(folder, "package.json"));
  return { folder, program: join(folder, "dist", "cli.js") };
}

/** What a process may be given. */
export interface Start {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Written to standard input, which then ends; without it nothing is written and it stays open. */
  readonly input?: string;
}

/** Runs a program to its end. */
export function run(program: string, args: readonly string[], { cwd, env, input }: Start = {}): Promise<Ended> {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], {
    ...(cwd === undefined ? {} : { cwd }),
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: "pipe",
  });
  let [out, err] = ["", ""];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  child.stdin?.on("error", () => undefined);
  if (input !== undefined) child.stdin?.end(input);
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}
