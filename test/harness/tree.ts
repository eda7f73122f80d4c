/** The source tree, for tests about the house itself. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A file of the project. */
export const fileOf = (path: string): string => join(root, path);

/** The text of a file of the project. */
export const textOf = (path: string): string => readFileSync(fileOf(path), "utf8");

/** The paths of all files below a folder, relative to the project, that end in one of some endings; sorted. */
export function filesOf(folder: string, endings: readonly string[]): readonly string[] {
  return readdirSync(fileOf(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !path.includes("node_modules/"))
    .sort();
}
