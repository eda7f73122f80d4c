/** Looking into folders and the heads of files that may not be there. */
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { chunksOf, unpacked } from "../chunks.ts";
import type { FoundSession, Home } from "./place.ts";

/** Names in a folder; none where it is not there. */
export const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

/** Paths of the files of a folder whose names match. */
export async function below(folder: string, name: RegExp): Promise<readonly string[]> {
  return (await namesIn(folder)).filter((one) => name.test(one)).map((one) => join(folder, one));
}

/** Paths as sessions. */
export const found = (paths: readonly string[]): readonly FoundSession[] => paths.map((path) => ({ path }));

/** Those of some paths that an answer is yes for. */
export async function filtered(
  paths: readonly string[],
  belongs: (path: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const answers = await Promise.all(paths.map(belongs));
  return paths.filter((_, index) => answers[index]);
}

/** So many of the newest files are looked into where only their head tells which folder they belong to. */
const LOOKED_INTO = 200;

/** The last names, where names sort by time. */
export const newestByName = (paths: readonly string[]): readonly string[] =>
  paths.toSorted().toReversed().slice(0, LOOKED_INTO);

/** The first 64 KiB of a file as text, unpacked; empty where there is none. */
export async function headOf(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined);
  if (!file) return "";
  try {
    for await (const chunk of unpacked(chunksOf(file, 0, HEAD))) return chunk.toString("utf8", 0, HEAD);
    return "";
  } catch {
    return "";
  } finally {
    await file.close();
  }
}

const HEAD = 65_536;

/** A value deep in the JSON object of a text; undefined where it is not there. */
export function valueIn(text: string, keys: readonly string[]): unknown {
  try {
    return keys.reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      JSON.parse(text),
    );
  } catch {
    return undefined;
  }
}

/** Where programs keep their data: XDG's folder, the same on every system where the agents here look for it. */
export const dataFolder = ({ folder, env }: Home): string => env.XDG_DATA_HOME ?? join(folder, ".local", "share");

/** The folders in which VS Code and its kin keep a user's data, on any system. */
export function editorFolders({ folder, env }: Home): readonly string[] {
  const roots = [
    env.XDG_CONFIG_HOME ?? join(folder, ".config"),
    join(folder, "Library", "Application Support"),
    ...(env.APPDATA ? [env.APPDATA] : []),
  ];
  return [
    ...roots.flatMap((root) => EDITORS.map((editor) => join(root, editor, "User"))),
    join(folder, ".vscode-server", "data", "User"),
  ];
}

const EDITORS = ["Code", "Code - Insiders", "VSCodium", "Cursor", "Windsurf"];
