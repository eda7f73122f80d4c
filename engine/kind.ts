/** What a document is, by its name and its own marks (spec §6). */
import ignore, { type Ignore } from "ignore";
import type { DocumentKind } from "./inspection.ts";
import { declarationOf } from "./pad.ts";
import { hasSealedMark } from "./sealed.ts";
import type { Settings } from "./settings.ts";

/** The globs that say by name what a document is. */
export type KindGlobs = Pick<Settings, "pads" | "carriers">;

/** The kind of record that a JSON file holds by its name; undefined for every other file. */
export const recordKindOf = (name: string): "compaction-record" | "artifact" | undefined =>
  /\.compaction-record\.json$/i.test(name)
    ? "compaction-record"
    : /\.artifact\.json$/i.test(name)
      ? "artifact"
      : undefined;

/**
 * What a text is: a pad by its marks or its name, a carrier by its name, or other Markdown, which is left alone (spec §6).
 * `name` is a path or URI; globs are matched against its whole path and against every tail of it, in any case of letters.
 */
export function kindOf(name: string, text: string, globs: KindGlobs): DocumentKind {
  if (recordKindOf(name)) return "record";
  if (hasSealedMark(text) || declarationOf(text) !== undefined) return "pad";
  if (matches(globs.pads, name)) return "pad";
  return isCarrier(name, globs) ? "carrier" : "markdown";
}

/** Whether an agent re-reads a file of this name whole after every compaction; a pad may be one too. */
export const isCarrier = (name: string, globs: Pick<Settings, "carriers">): boolean => matches(globs.carriers, name);

function matches(globs: readonly string[], name: string): boolean {
  const path = pathOf(name);
  return path !== "" && matcherOf(globs).ignores(path);
}

/** The globs follow gitignore's rules, which every user knows, and heed case: `docs/agents.md` is no AGENTS.md; a list of settings keeps its identity, so it is compiled once. */
function matcherOf(globs: readonly string[]): Ignore {
  const known = compiled.get(globs);
  if (known) return known;
  const made = ignore({ allowRelativePaths: true, ignorecase: false }).add([...globs]);
  compiled.set(globs, made);
  return made;
}

const compiled = new WeakMap<readonly string[], Ignore>();

/** A path without scheme, drive or leading dots, with forward slashes, as the matcher wants it. */
function pathOf(name: string): string {
  const plain = /^[a-z][a-z0-9+.-]{1,20}:\/\//i.test(name) ? decoded(name.slice(name.indexOf("://") + 3)) : name;
  const parts = plain.replaceAll("\\", "/").split("/");
  return parts.filter((part) => part !== "" && part !== "." && part !== ".." && !part.endsWith(":")).join("/");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
