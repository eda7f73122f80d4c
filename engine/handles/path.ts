/** Files, directories, globs and path patterns: POSIX, Windows and UNC, with line references and anchors. */

import { beside } from "./beside.ts";
import { wordBefore } from "./context.ts";
import { unframed } from "./framed.ts";
import type { Scanner, Zone } from "./scanner.ts";
import {
  AT,
  BACKSLASH,
  COLON,
  DASH,
  DIGIT,
  DOT,
  EQUALS,
  LOWER,
  MARK,
  SCHEME,
  SLASH,
  type Token,
  UNDERSCORE,
  UPPER,
} from "./token.ts";
import { branches, domains, extensions, folders, wordyFolders } from "./words.ts";

export const path: Scanner = {
  subtype: "path",
  token: (found, at, zone) => {
    const token = (found.has & (SLASH | DOT)) === 0 ? found : unframed(found, zone);
    const { has, text } = token;
    const keyed = keysBehind(text);
    if (keyed > 0) return { start: token.start, end: token.end - keyed };
    const label = (has & COLON) === 0 ? 0 : (LABEL.exec(text)?.[0].length ?? 0);
    if (label > 0) return isRooted(text.slice(label)) ? { start: token.start + label, end: token.end } : undefined;
    if ((has & (SLASH | DOT | BACKSLASH)) === 0) return isWellKnownFile(text) ? token : undefined;
    if ((has & (SCHEME | EQUALS)) !== 0) return undefined;
    if ((has & BACKSLASH) !== 0) return isWindowsPath(text) ? token : undefined;
    if ((has & SLASH) !== 0) return isSlashPath(token, at, zone) ? token : undefined;
    if (zone.style === "source" && isCalled(token)) return undefined;
    return isFileName(text) && !isLocalMember(text, zone) && !isSelector(token, zone) ? token : undefined;
  },
  whole: (text) => {
    if (/[\s`"']/.test(text))
      return /^[A-Za-z]:\\/.test(text) || /^\.{0,2}\/[^\s]{1,80} [^\s]{1,80}\.\w{1,5}$/.test(text);
    if (domains.has(/^[\w-]+(?:\.[\w-]+)*\.([a-z]+)\//.exec(text)?.[1] ?? "")) return false;
    if (isWindowsPath(text) || isFileName(text)) return true;
    if (text.startsWith("@") && !text.includes("/", text.indexOf("/") + 1)) return false;
    if (/[=()<>;,]/.test(text.replace(/[<{][\w .-]{1,40}[>}]/g, "").replace(LOCATION, ""))) return false;
    if (/^[\w.-]{2,60}\*$|^\*[\w.-]{1,60}$/.test(text)) return true;
    return text.includes("/") && !text.includes("://") && !/^\/[^/]*$/.test(text) && /[\p{L}\d*]/u.test(text);
  },
};

/** `edit:/srv/a.ts`: what a tool did, glued to the file; a host before a colon belongs to the path. */
const LABEL =
  /^(?:edit|write|read|view|open|create|created|delete|deleted|remove|removed|add|added|modify|modified|update|updated|rename|renamed|move|moved|copy|patch|insert|replace|list|ls|glob|grep|search|find|cat|run|file|files|path|dir|folder|cwd|root|src|dst|from|to|at|in|A|M|D|R):(?=\/[^/])/i;

/** How long the keys are that stand behind the name of a data file: `config/version.json.android.java`; 0 where none do. */
export const keysBehind = (text: string): number => KEYED.exec(text)?.[1]?.length ?? 0;

const KEYED = /^[\w@~./-]{1,200}\.(?:json|ya?ml|toml|plist|ini)((?:\.[A-Za-z_]\w{0,40}){2,6})$/;

/** `:12`, `:12:7`, `:12-20`, `(12,7)`, `#anchor` after a path. */
const LOCATION = /(?:(?:::[\w.[\]-]{1,120}){1,4}|:\d{1,7}(?:[:-]\d{1,7}){0,2}|\(\d{1,7}(?:,\d{1,7})?\)|#[\w-]{1,80})$/;

/** Files without an extension that everybody knows. */
const WELL_KNOWN = new Set([
  "Makefile",
  "Dockerfile",
  "Justfile",
  "justfile",
  "Procfile",
  "Gemfile",
  "Rakefile",
  "Vagrantfile",
  "Jenkinsfile",
  "Brewfile",
  "Caddyfile",
  "CODEOWNERS",
  "CMakeLists",
  "SHA256SUMS",
  "MD5SUMS",
]);

/** `Makefile`, `Dockerfile` and the like: files without an extension that need no code style to be recognised. */
export const isWellKnownFile = (name: string): boolean => WELL_KNOWN.has(name);

const isWindowsPath = (text: string): boolean =>
  /^[A-Za-z]:\\[^\s"<>|?]{1,400}$/.test(text) ||
  /^\\\\[\w.$-]{1,80}\\[^\s"<>|?]{1,400}$/.test(text) ||
  /^\.{1,2}\\[\w.$\\-]{1,400}$/.test(text) ||
  /^(?:%\w{1,40}%|\$(?:env:|\{env:)?[A-Z][A-Z0-9_]{2,40}\}?)\\[\w.$\\-]{1,400}$/.test(text) ||
  /^[A-Za-z][\w.-]{0,60}(?:\\[\w.-]{1,60}){1,30}\.[A-Za-z]\w{0,5}$/.test(text);

/** A name with a known extension, or a dot file. */
export function isFileName(text: string): boolean {
  const name = text.replace(LOCATION, "");
  if (/[^\p{L}\p{N}_.@+~*{}<>[\]$%-]/u.test(name)) return false;
  const dot = name.lastIndexOf(".");
  if (dot < 0) return WELL_KNOWN.has(name);
  const extension = name.slice(dot + 1).toLowerCase();
  if (dot === 0) return !METHODS.has(name.slice(1)) && /^\.[a-z][a-z0-9_-]{1,30}\*?$/.test(name);
  if (/^\.[a-z][\w-]{1,30}(?:\.[\w-]{1,30}){1,3}$/.test(name)) return true;
  if (!extensions.has(extension)) return false;
  const stem = name.slice(0, dot);
  if (isProduct(stem, extension) || isField(name) || isMember(stem, extension)) return false;
  if (extension.length === 1 && !/^[a-z_][a-z0-9_-]{1,80}$/.test(stem)) return false;
  if (domains.has(extension) && !/[_/-]|\d/.test(stem) && /^[A-Z]?[a-z]{1,4}$/.test(stem)) return false;
  return /[\p{L}\p{N}*}\]>]/u.test(stem) && !/^\d{1,4}$/.test(stem);
}

/** `cmd.Env`, `os.Args`: an exported field of a package or value, no file. */
const isField = (name: string): boolean => /^[a-z][a-z0-9]{0,15}\.[A-Z][a-z]{1,15}$/.test(name);

/** `textBlocks.map`, `event.key`: a member of a value whose name looks like an extension. */
const isMember = (stem: string, extension: string): boolean =>
  /^(?:this|self)\./.test(stem) ||
  ((extension === "map" || extension === "key" || extension === "text" || extension === "pid") &&
    /^(?:[a-z]{1,20}[A-Z][A-Za-z0-9]{0,30}|(?:Array|Object|Map|Set|Stream|Iterator)(?:\.prototype)?|event|evt|item|items|entry|entries|node|nodes|row|rows|props|this|self|children)$/.test(
      stem,
    ));

/** `c.text` in code: a member of a variable of one letter. */
const isLocalMember = (text: string, { style }: Zone): boolean =>
  (style === "source" || style === "output") &&
  /^[a-z]\.(?:text|key|map|log|env|lock|class|ts|doc|page|fs|conf)$/i.test(text);

/** `lines.map(`, `.current`, `line.key`: in a program a member looks like a file; only what stands in quotes is one. */
const isCalled = ({ text, before, after }: Token): boolean =>
  after === "(" || (text.startsWith(".") || MEMBER.test(text) ? !/["'`<]/.test(before) : /[.([{!=]/.test(before));

const MEMBER = /\.(?:key|map|text|log|lock|env|doc|class|conf|pid|out|err|min|props|html|data|[a-z])$/;

/** `.card-title` of a style sheet, or of a call that looks for it. */
function isSelector({ text, start, end }: Token, { style, passage }: Zone): boolean {
  if ((style !== "source" && style !== "output") || !/^\.[a-z][\w-]{0,60}(?:[.:][\w-]{1,60}){0,4}$/i.test(text))
    return false;
  return SELECTED.test(passage.slice(end, end + 120)) || SELECTING.test(passage.slice(Math.max(0, start - 60), start));
}

/** Up to the brace of its rule, or to the comma at the line's end that another selector follows. */
const SELECTED = /^[^\S\n]{0,4}(?:[,>+~:.#[(][^{}\n;]{0,80})?(?:[\w.#:-][^{}\n;]{0,80})?(?:\{|,\n)/;

const SELECTING =
  /(?:[sS]elector(?:All)?|closest|matches|find|locator|\$)\(["'`][^"'`\n]{0,40}$|(?:^|\n|[},])[ \t]{0,12}[.#][\w-]{1,30}[ >+~.][^{}\n;"']{0,20}$/;

/** Methods as they are named with their dot. */
const METHODS = new Set(
  "map filter reduce forEach flatMap find findIndex some every sort slice splice concat includes indexOf push pop shift join split then catch finally length trim replace match test keys values entries get set has add delete toString append extend items format strip apply call bind lock unlock await unwrap expect iter collect clone".split(
    " ",
  ),
);

/** `Node.js`, `Next.js`: a product, no file. */
const isProduct = (stem: string, extension: string): boolean =>
  (extension === "js" && (/^[A-Z][a-z]{2,10}$/.test(stem) || /^[a-z]?D3$/.test(stem))) ||
  (extension === "log" && stem === "console") ||
  (/^[A-Z]$/.test(stem) && extension.length < 3);

const ROOTS = new Set(
  "usr var etc home tmp opt mnt data dev proc root app apps srv lib bin sbin nix Users Volumes Applications Library System work workspace workspaces sys run boot media private build code repo repos project projects src testbed scratch content kaggle storage sdcard gpfs lustre nfs net cygdrive c d".split(
    " ",
  ),
);

/** Whether an absolute path begins in a folder of a file system rather than being a route of a server. */
export function isRooted(text: string): boolean {
  const root = text.slice(1).split("/", 1)[0] ?? "";
  return ROOTS.has(root) || isFileName(text.slice(text.lastIndexOf("/") + 1));
}

function isSlashPath(token: Token, at: number, zone: Zone): boolean {
  const { text, has } = token;
  const segments = text.replace(LOCATION, "").split("/");
  const [head = "", second = ""] = segments;
  const last = segments.at(-1) ?? "";
  if (head === "~" || head === "." || head === ".." || PLACE.test(head)) return segments.length > 1 && text.length > 2;
  if (text.startsWith("/")) return segments.length > 2 && /^[\w.@~+-]/.test(second) && isRooted(text);
  if (/^[A-Za-z]:$/.test(head) && segments.length > 1) return text.length > 3;
  if ((has & AT) !== 0 && head.startsWith("@")) return false;
  if (segments.some((segment, index) => !isSegment(segment, index, segments.length))) return false;
  if (isFileName(last)) return !(segments.length === 2 && arePair(head, last));
  if (last === "" && segments.length > 2 && isWrapped(token, zone) && !folders.has(head)) return false;
  if (last === "" || last === "*" || last === "**")
    return isNameLike(segments) && (has & (LOWER | DIGIT)) !== 0 && head.length > 1 && !/^\d/.test(head);
  if (/^[\d.,%x:/-]+$/.test(text) || /\+0x[0-9a-f]{1,16}\/0x/.test(text)) return false;
  if ((has & COLON) !== 0) return false;
  if (domains.has(head.slice(head.lastIndexOf(".") + 1)) && head.includes(".")) return false;
  if (isNamedPath(segments, has) && !(isWordy(segments) && !isPlaced(token, at, zone))) return true;
  return isIntroduced(token, at, zone);
}

/** A variable that stands for a folder: `${HOME}`, `$repoRoot`, `%APPDATA%`. */
const PLACE =
  /^(?:\$\{?[A-Z_][A-Z0-9_]{0,60}\}?|\$\{?(?:env:)?[A-Za-z_]\w{0,40}(?:[rR]oot|[dD]ir|[dD]irectory|[fF]older|[hH]ome|[wW]orkspace)\}?|%[A-Za-z]\w{0,40}%)$/;

/** "main.ts/tui-renderer.ts": two files of one kind, for no folder is called like a source file. */
function arePair(first: string, second: string): boolean {
  const extension = SOURCE.exec(first)?.[0];
  return extension !== undefined && second.endsWith(extension) && isFileName(first);
}

const SOURCE = /\.(?:tsx?|py|go|rs|java|rb|md|json|css|cpp|kt|swift)$/;

/** "reliability/cost/" at a line's end, and a word on the next: a list of words that was wrapped. */
const isWrapped = (token: Token, { passage }: Zone): boolean =>
  token.after === "\n" && /^[ \t]{0,12}[a-z]{2,20}[ ,.;)]/.test(passage.slice(token.end + 1, token.end + 40));

/** Words with capitals and a slash at the end are a list of words, unless they are written like names. */
const isNameLike = (segments: readonly string[]): boolean =>
  segments.every((segment) => /^$|^[^A-Z]|[_\d-]/.test(segment) || folders.has(segment.toLowerCase()));

const isSegment = (segment: string, index: number, count: number): boolean =>
  segment === "" ? index === count - 1 : /^[\p{L}\p{N}_.@+~*{}<>[\]()$%#:,&-]+$/u.test(segment);

/** Folders everybody has, or segments written like names rather than words. */
function isNamedPath(segments: readonly string[], has: number): boolean {
  const [head = "", second = ""] = segments;
  const lower = segments.every((segment) => /^[a-z0-9]/.test(segment) || segment.startsWith("."));
  if (head.startsWith(".") && head.length > 2) return true;
  if (folders.has(head) && lower && !(folders.has(second) && segments.length === 2 && COUPLES.has(`${head}/${second}`)))
    return true;
  if (!lower)
    return (
      (has & (UNDERSCORE | DIGIT)) !== 0 &&
      segments.length > 2 &&
      segments.some((segment) => /[_-]/.test(segment) && /\d|_/.test(segment))
    );
  if (branches.has(head)) return false;
  if ((has & UNDERSCORE) !== 0) return true;
  if (segments.length > 2)
    return segments.some((segment) => /[\d-]/.test(segment)) && !segments.every((segment) => /^\d/.test(segment));
  return (
    (has & DIGIT) !== 0 && /^[a-z][a-z-]{2,}$/.test(head) && /^[a-z][a-z0-9-]*\d/.test(second) && second.length > 4
  );
}

/** Pairs of folder names that are also pairs of words. */
const COUPLES = new Set([
  "client/server",
  "server/client",
  "frontend/backend",
  "backend/frontend",
  "ui/ux",
  "input/output",
  "test/build",
  "build/test",
  "docs/tests",
  "tests/docs",
  "api/ui",
  "ui/api",
  "cli/api",
  "api/cli",
  "web/api",
  "types/docs",
  "app/web",
  "web/app",
]);

/** Two plain words, the first of which is a folder only now and then. */
const isWordy = (segments: readonly string[]): boolean =>
  segments.length === 2 && wordyFolders.has(segments[0] ?? "") && /^[a-z]+$/.test(segments[1] ?? "");

/** Whether a preposition, a colon or the end of a phrase makes a place of two plain words. */
const isPlaced = (token: Token, at: number, zone: Zone): boolean =>
  endsPhrase(token) ||
  beside("places").has(wordBefore(at, zone)) ||
  /^(?:in|into|from|to|at|on|under)$/.test(wordBefore(at, zone)) ||
  token.first;

/** "under firmware/bootloader", "entry sorrel/imap": the word before says that it is a place. */
function isIntroduced(token: Token, at: number, zone: Zone): boolean {
  const { text } = token;
  if (!/^[a-z][\w.-]*(?:\/[\w.-]+)+$/.test(text) || (token.has & (UPPER | MARK)) !== 0) return false;
  if (isWordPair(text) || isVerbPair(text)) return false;
  const before = wordBefore(at, zone);
  if (beside("places").has(before)) return true;
  if (!/^(?:in|into|from|to|at)$/.test(before)) return false;
  return (token.has & DASH) !== 0
    ? !/(?:^|\/)(?:pre|post|non|pick|drop|read|write|sub|re|up|on|off)-/.test(text)
    : endsPhrase(token);
}

/** "a click expands/collapses the list" */
const isVerbPair = (text: string): boolean =>
  /^[a-z]{3,}(?:s\/[a-z]{3,}s|ed\/[a-z]{3,}ed|ing\/[a-z]{3,}ing)$/.test(text);

const isWordPair = (text: string): boolean => text.split("/").some((word) => beside("plain").has(word));

const endsPhrase = (token: Token): boolean =>
  token.closed === "." ||
  token.closed === "," ||
  token.closed === ";" ||
  token.after === "\n" ||
  token.after === "" ||
  token.after === ")";
