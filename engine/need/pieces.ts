/** Addresses inside what the region says: paths, hashes and branches within command lines, and paths without their line numbers. */
import { isRemoteBranch } from "../handles/branch.ts";
import { isFileName } from "../handles/path.ts";
import { extensions } from "../handles/words.ts";
import type { Item } from "../item.ts";

/** Handles as addresses: a path's line reference is left out, and a command line is followed by the paths, hashes and branches in it. */
export function addressItems(handles: readonly Item[]): readonly Item[] {
  return handles
    .flatMap((item) => {
      if (DIFF_HEAD.test(item.text)) return piecesOf(item).map(barePath);
      if (item.subtype === "command") return [item, ...piecesOf(item)];
      return item.subtype === "path" ? [barePath(item)] : [item];
    })
    .filter(({ text }) => !EVERYWHERE.test(text) && !isKindOfFile(text));
}

/** `:12`, `:12:7`, `:12-20`, `(12,7)` after a path. */
const LOCATION = /(?::\d{1,7}(?:[:-]\d{1,7}){0,2}|\(\d{1,7}(?:,\d{1,7})?\))$/;

/** `a/` and `b/` before the paths of a diff. */
const DIFF_SIDE = /^[ab]\/(?=[\w.-]{1,200}\/)/;

/** The line above a diff, which reads like a command. */
const DIFF_HEAD = /^diff --git /;

/** Devices and the folders of every machine: nobody has to be told of them. */
const EVERYWHERE = /^\/(?:dev(?:\/.*)?|tmp|bin|usr|etc|home|var)?$/;

/** `.json` alone says what sort a file is, and is the name of none. */
const isKindOfFile = (text: string): boolean =>
  text.startsWith(".") && text !== ".env" && extensions.has(text.slice(1));

function barePath(item: Item): Item {
  const side = item.provenance === "tool" && DIFF_SIDE.test(item.text) ? 2 : 0;
  const text = bare(withoutMatch(item.text.slice(side)).replace(LOCATION, ""));
  return text === item.text || text === "" ? item : cut(item, side, text);
}

/** Without the line number and the text that a search prints behind a path: `x.go:194:func`, `x.go-469-`. */
function withoutMatch(path: string): string {
  const match = /\.[A-Za-z]\w{0,7}(?:(?=:\d{1,7}[:-])|(?=-\d{1,7}-))/.exec(path);
  return match ? path.slice(0, match.index + match[0].length) : path;
}

/** A folder with and without its last slash is the same place. */
const bare = (path: string): string => (path.length > 2 && path.endsWith("/") ? path.slice(0, -1) : path);

/** Longer commands are scripts whose inside says little about where things are. */
const LONGEST = 4000;

function piecesOf(item: Item): readonly Item[] {
  const pieces: Item[] = [];
  for (const word of item.text.slice(0, LONGEST).matchAll(WORD)) {
    const from = isRemainder(item.text, word.index) ? 1 : 0;
    const text = bare(withoutPattern(withoutRange(withoutEnd(word[0].slice(from).replace(LOCATION, "")))));
    const subtype = subtypeOf(text);
    if (subtype !== undefined) pieces.push({ ...cut(item, word.index + from, text), subtype });
  }
  return pieces;
}

/** A word of a command line, with the braces of a variable in it. */
const WORD = /(?:\$(?:\{\w{1,60}\})?|[^\s$"'`;|&()<>=,{}[\]]){3,400}/g;

/** Whether a slash goes on from what the shell computes, `"$ROOT"/src`, `$(pwd)/src`: what follows is no absolute path. */
const isRemainder = (line: string, at: number): boolean =>
  line.charAt(at) === "/" && /[)}`]$|[\w)}]["']$/.test(line.slice(Math.max(0, at - 2), at));

/** Without the punctuation that ends a clause; the `/...` of a package pattern belongs to it. */
const withoutEnd = (word: string): string => (word.endsWith("/...") ? word : word.replace(/[.:]{1,3}$/, ""));

/** Of a range of commits, `origin/main...HEAD`, where it begins; the steps of a path stand between slashes. */
const withoutRange = (word: string): string => /^(\w[\w/-]*)\.{2,3}\w/.exec(word)?.[1] ?? word;

/** Of a pattern of file names, the folder it looks in. */
function withoutPattern(word: string): string {
  const star = word.search(/[*?]/);
  return star < 0 ? word : word.slice(0, word.lastIndexOf("/", star) + 1);
}

function subtypeOf(word: string): "path" | "hash" | "branch" | undefined {
  if (isRemoteBranch(word)) return "branch";
  if (/^[0-9a-f]{7,40}$/.test(word)) return /\d/.test(word) && /[a-f]/.test(word) ? "hash" : undefined;
  if (!/^[\w.~@$+/{}-]{3,400}$/.test(word) || word.startsWith("-") || word.includes("//")) return undefined;
  const segments = word.split("/").filter((segment) => segment !== "");
  if (segments.length === 0 || !segments.every((segment) => /\w/.test(segment) || /^(?:\.{1,3}|~)$/.test(segment)))
    return undefined;
  if (segments.length === 1) return !word.startsWith(".") && isFileName(word) ? "path" : undefined;
  return /[A-Za-z]/.test(word) ? "path" : undefined;
}

const cut = (item: Item, at: number, text: string): Item => {
  const start = item.span.start + at;
  return { ...item, text, span: { start, end: start + text.length } };
};
