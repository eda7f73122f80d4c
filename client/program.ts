/** The command line that the extension carries, for what the editor does not do itself: agents' settings, and tools for agents. */
import { execFile } from "node:child_process";
import { type ExtensionContext, Uri } from "vscode";

/** How the program is started: the editor's own Node. */
export function programOf({ extensionUri }: ExtensionContext): {
  readonly command: string;
  readonly path: string;
  readonly env: { readonly ELECTRON_RUN_AS_NODE: "1" };
} {
  const path = Uri.joinPath(extensionUri, "dist", "cli.js").fsPath;
  return { command: process.execPath, path, env: { ELECTRON_RUN_AS_NODE: "1" } };
}

/** Runs the program in a folder and gives what it prints; rejects with its own words where it ends with anything but 0. */
export function runProgram(extension: ExtensionContext, cwd: string, args: readonly string[]): Promise<string> {
  const { command, path, env } = programOf(extension);
  return new Promise((resolve, reject) => {
    const child = execFile(
      command,
      [path, ...args],
      { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 26 },
      (error, out, err) => (error ? reject(new Error(err.trim() || error.message)) : resolve(out)),
    );
    child.stdin?.end();
  });
}
