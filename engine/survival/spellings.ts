/** Other spellings of the same address (spec §3, equivalent): what may be looked for where the literal itself is not found. */
import { listsOf, namingOf, wordsForCount } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";

/** Literals that name the same thing as this handle, without itself. `roots` are directories that the agent still knows. */
export function spellingsOf(text: string, subtype: string, roots: readonly string[]): readonly string[] {
  const spellings = new Set<string>();
  for (const spelling of bySubtype(text, subtype, roots)) {
    if (spelling !== text && spelling.length > 1) spellings.add(spelling);
  }
  return [...spellings];
}

function* bySubtype(text: string, subtype: string, roots: readonly string[]): Iterable<string> {
  yield* decoded(text);
  yield* requoted(text);
  if (CASELESS.has(subtype)) yield* recased(text);
  if (/[\\/]/.test(text) && subtype !== "command" && subtype !== "error") yield* paths(text, roots);
  else if (subtype === "path") yield* rooted(text, roots);
  if (subtype === "url") yield* [...urls(text), ...tickets(text)];
  if (subtype === "symbol") yield* names(text);
  if (subtype === "version") yield* versions(text);
  if (subtype === "branch") yield* branches(text);
  if (subtype === "id") yield* [...numbers(text), ...grouped(text)];
  if (subtype === "param") yield* [...units(text), ...inWords(text), ...grouped(text)];
  if (/[=:]/.test(text) && subtype !== "url" && subtype !== "path") yield* assignments(text);
}

/** Subtypes that begin with a common word, which a sentence may begin with too. */
const CASELESS = new Set(["param", "host", "error", "command", "other"]);

function* recased(text: string): Iterable<string> {
  const first = text.charAt(0);
  yield (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + text.slice(1);
}

/** Percent-encoding undone, or done; Markdown's escapes, which summaries put before underscores. */
function* decoded(text: string): Iterable<string> {
  if (/%[0-9A-Fa-f]{2}/.test(text)) {
    const plain = decodedOnce(text);
    if (plain !== undefined) yield plain;
  }
  if (/[^ -~]|[ "<>[\]{}|]/.test(text) && text.includes("/")) yield encodeURI(wellFormed(text));
  if (text.includes("_")) yield text.replaceAll("_", "\\_");
}

/** Quotes of the other kind, where nothing between them would be read in another way. */
function* requoted(text: string): Iterable<string> {
  if (/[$`\\]/.test(text)) return;
  if (text.includes('"') && !text.includes("'")) yield text.replaceAll('"', "'");
  if (text.includes("'") && !text.includes('"')) yield text.replaceAll("'", '"');
}

/** Lone halves of surrogate pairs cannot be encoded. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, "\ufffd");

function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function* paths(text: string, roots: readonly string[]): Iterable<string> {
  const forward = text.replaceAll("\\", "/").replace(/\/{2,}/g, "/");
  if (text.includes("\\")) yield text.replaceAll("\\\\", "\\");
  for (const spelling of [forward, text.replaceAll("/", "\\"), text.replaceAll("\\", "\\\\")]) yield spelling;
  yield* rooted(forward, roots);
}

/** What stands behind the variable that a path begins with, `${ROOT}/src/till.ts`, where that is more than a bare name. */
export function behindVariable(path: string): string | undefined {
  const tail = VARIABLE.exec(path)?.[1];
  return tail !== undefined && /[\\/]/.test(tail) ? tail : undefined;
}

const VARIABLE = /^(?:~|\$\{[\w:]{1,60}\}|\$(?:env:)?\w{1,60}|%\w{1,60}%)[\\/](\S{1,400})$/;

/** The same path from a root, or from its directory. */
function* rooted(path: string, roots: readonly string[]): Iterable<string> {
  const bare = path.startsWith("./") ? path.slice(2) : path;
  yield bare;
  yield `./${bare}`;
  const tail = behindVariable(bare);
  if (tail !== undefined) yield* [tail, `./${tail}`, tail.replaceAll("/", "\\")];
  if (bare.endsWith("/") && bare.length > 3) yield bare.slice(0, -1);
  else if (!/\.\w{1,5}$/.test(bare)) yield `${bare}/`;
  for (const root of roots) {
    if (bare.startsWith(`${root}/`)) yield bare.slice(root.length + 1);
    else if (!/^(?:[/~]|[A-Za-z]:)/.test(bare)) yield `${root}/${bare}`;
  }
}

/** `readRows(file, limit)` is still known by its name, where that is no word. */
function* names(text: string): Iterable<string> {
  const name = /^([\w$.:]{3,100})\([^()]{0,200}\)$/.exec(text)?.[1];
  if (name !== undefined && /[a-z][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]|\w[.:]\w/.test(name)) yield* [name, `${name}()`];
}

function* urls(text: string): Iterable<string> {
  const bare = text.replace(/^[a-z][a-z0-9+.-]{0,20}:\/\//i, "");
  const ends = bare.endsWith("/") ? [bare, bare.slice(0, -1)] : [bare, `${bare}/`];
  const schemes = bare === text ? ["https://", "http://"] : [`${text.slice(0, text.length - bare.length)}`];
  for (const end of ends) {
    for (const scheme of schemes) yield `${scheme}${end}`;
    // A path of one segment without scheme and host is too little to name a page of some host.
    if (bare.includes(".") || end.length > 6) yield end;
  }
  if (text.startsWith("http:")) yield text.replace("http:", "https:");
  if (text.startsWith("https:")) yield text.replace("https:", "http:");
}

/** "harbour/crane#88", for the page of an issue or a change on a host of repositories. */
function tickets(url: string): readonly string[] {
  const [, , , owner, repository, ...page] = url.split("/");
  const [kind = "", number = "", ...more] = page[0] === "-" ? page.slice(1) : page;
  if (!PAGES.has(kind) || more.length > 0 || !/^\d{1,9}$/.test(number)) return [];
  return ["#", "!"].map((sign) => `${owner}/${repository}${sign}${number}`);
}

/** What the hosts call such pages in their addresses. */
const PAGES: ReadonlySet<string> = new Set([
  "issues",
  "pull",
  "pulls",
  "merge_requests",
  "pull-requests",
  "discussions",
]);

function* versions(text: string): Iterable<string> {
  if (/^v\d/i.test(text)) yield text.slice(1);
  else if (/^\d/.test(text)) yield `v${text}`;
  const pin = /^(@?[\w./-]{1,100})(@|==)(v?\d[\w.+-]{0,60})$/.exec(text);
  if (pin) {
    yield `${pin[1]} ${pin[3]}`;
    yield `${pin[1]}${pin[2] === "@" ? "==" : "@"}${pin[3]}`;
  }
}

function* branches(text: string): Iterable<string> {
  const short = text.replace(/^(?:refs\/(?:heads|tags|remotes)\/)/, "");
  yield short;
  yield `origin/${short}`;
  if (short.startsWith("origin/")) yield short.slice(7);
}

function* numbers(text: string): Iterable<string> {
  const number = /^[#!](\d{2,12})$/.exec(text)?.[1];
  if (number === undefined) return;
  for (const noun of measures.referred) yield `${noun} ${number}`;
  for (const sign of ["PR #", "!", "#", "gh-"]) yield `${sign}${number}`;
}

/** `KEY=value`, `KEY = value` and `KEY: value` say the same. */
function* assignments(text: string): Iterable<string> {
  const pair = /^([\w.-]{1,80}) ?([=:]) ?(\S.{0,200})$/.exec(text);
  if (!pair) return;
  const [, key, , value] = pair;
  for (const sign of ["=", " = ", ": ", ":", " "]) yield `${key}${sign}${value}`;
  yield `${key}="${value}"`;
  for (const word of measures.between) yield `${key} ${word} ${value}`;
}

/** "10,000 rows" and "10000 rows". */
function* grouped(text: string): Iterable<string> {
  const number = /(?<![\d.,\p{L}_-])\d{1,3}(?:[, '’ ]\d{3}){1,4}(?![\d.,]{0,9}\d)/u.exec(text);
  if (number) yield text.replace(number[0], number[0].replaceAll(/\D/g, ""));
  const plain = /(?<![\d.,\p{L}_-])\d{4,9}(?![\d.,]{0,9}\d)/u.exec(text)?.[0];
  if (plain === undefined || number?.[0].includes(plain)) return;
  for (const sign of [",", ".", " ", "'"])
    yield text.replace(plain, plain.replace(/\d(?=(?:\d{3}){1,3}$)/g, `$&${sign}`));
}

/** "Three retries", for "3 retries". */
const inWords = (text: string): readonly string[] => {
  const [, number = "", rest = ""] = /^(\d{1,2})([ -]\p{L}[\p{L} -]{1,40})$/u.exec(text) ?? [];
  return wordsForCount(Number(number)).map((word) => word + rest);
};

/** The number with another spelling of its unit. */
function* units(text: string): Iterable<string> {
  const bare = text.replace(measures.compared, "");
  if (bare !== text && /^\d/.test(bare)) yield* [bare, ...units(bare)];
  const measure = /^(\d[\d.,]{0,15})[ -]?([a-z%]{1,14})$/i.exec(text);
  const unit = measure?.[2]?.toLowerCase() ?? "";
  const names = measures.units.find((list) => list.includes(unit));
  if (!measure || !names) return;
  for (const name of names) yield* [`${measure[1]} ${name}`, `${measure[1]}${name}`, `${measure[1]}-${name}`];
}

/** Made when they are first asked for. */
export const measures = lazily({
  /** Words between a name and its value. */
  between: () => listsOf("between"),

  /** Words before a number by which something is called. */
  referred: () => listsOf("referred"),

  /** The spellings of each unit. */
  units: () => listsOf("units").map((names) => names.split(" ")),

  /** The words by which a measure is a limit: whether they stand there is the rule's matter, not the value's. */
  compared: () => new RegExp(`^(?:${namingOf("compared")}) `, "i"),
});
