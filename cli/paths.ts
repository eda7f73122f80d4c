/** Which files a command looks at: named ones as they are, folders and patterns without what is ignored. */
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { BadInput, type Io } from "./command.ts";
import { isFolder, shownPath } from "./input.ts";

/** Files that may hold findings: Markdown, records, and transcripts that are lines. Another JSON document is read only when it is named. */
const READ = ["**/*.{md,mdc,markdown,jsonl}", "**/*.{compaction-record,artifact}.json"];

/** Never looked into. */
const NEVER = ["**/node_modules/**", "**/.git/**"];

/** The files that operands name, each once, in order; a pattern that matches nothing is bad input. */
export async function filesOf(operands: readonly string[], io: Io): Promise<readonly string[]> {
  const files = new Set<string>();
  for (const operand of operands) {
    if (/[*?{[]/.test(operand) && !(await exists(operand, io))) {
      const matched = await matching([operand.replaceAll("\\", "/")], io.cwd, io);
      if (matched.length === 0) throw new BadInput(operand, "matches no file");
      for (const path of matched) files.add(path);
    } else if (await isFolder(operand, io)) {
      for (const path of await matching(READ, resolve(io.cwd, operand), io)) files.add(path);
    } else {
      files.add(shownPath(operand, io));
    }
  }
  return [...files];
}

async function matching(patterns: readonly string[], folder: string, io: Io): Promise<readonly string[]> {
  const { glob } = await import("tinyglobby");
  const found = await glob([...patterns], { cwd: folder, dot: true, absolute: true, ignore: NEVER });
  const ignored = await ignoredBelow(folder);
  return found
    .filter((path) => !ignored(relative(folder, path).replaceAll("\\", "/")))
    .map((path) => shownPath(path, io))
    .sort();
}

/** What `.gitignore` and `.palimpsestignore` of the folder leave out. */
async function ignoredBelow(folder: string): Promise<(path: string) => boolean> {
  const { default: ignore } = await import("ignore");
  const rules = ignore();
  for (const name of [".gitignore", ".palimpsestignore"]) {
    rules.add(await readFile(resolve(folder, name), "utf8").catch(() => ""));
  }
  return (path) => path !== "" && !path.startsWith("..") && rules.ignores(path);
}

const exists = async (path: string, io: Io): Promise<boolean> =>
  isFolder(path, io).then(
    () => true,
    () => false,
  );
