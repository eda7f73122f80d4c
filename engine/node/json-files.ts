/** Small files of JSON, read many at a time: what sessions kept as folders are put together from. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../session.ts";

/** A document made of many files, with what could not be read of them. `problem` is one clause. */
export type Joined = { readonly text: string; readonly problems?: readonly Problem[] } | { readonly problem: string };

/** The texts of files that are whole JSON values, in the order given, and how many were not. */
export interface Texts {
  readonly texts: readonly string[];
  readonly damaged: number;
}

/** Reads files as JSON; one that is being written, or is damaged, is left out and counted. */
export async function textsOf(paths: readonly string[]): Promise<Texts> {
  const texts: string[] = [];
  let damaged = 0;
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = await Promise.all(paths.slice(at, at + AT_ONCE).map((path) => readFile(path, "utf8").catch(() => "")));
    const whole = some.filter(isJson);
    texts.push(...whole);
    damaged += some.length - whole.length;
  }
  return { texts, damaged };
}

/** Files that are open at a time. */
const AT_ONCE = 64;

/** Whether a text is one JSON value. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A joined document, with a word on the files that were left out. */
export function joined(text: string, damaged: number): Joined {
  if (damaged === 0) return { text };
  const files = damaged === 1 ? "one file was" : `${damaged} files were`;
  const message = `${files} damaged, or just being written, and left out`;
  return { text, problems: [{ kind: "damaged", count: damaged, message }] };
}

/** Paths of the JSON files of a folder, by name; empty where there is none. */
export async function jsonFilesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(folder, name));
}
