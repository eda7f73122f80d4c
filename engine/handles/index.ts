/** Finds handles: literals that are the only key able to retrieve their own source (spec §2). */
import { changed } from "../changed.ts";
import type { HandleSubtype, Item, Passage } from "../item.ts";
import type { Block } from "../markdown.ts";
import type { Span } from "../text.ts";
import { branch } from "./branch.ts";
import { command } from "./command.ts";
import { isJsonKey, keyOf } from "./context.ts";
import { findCredentials, isCredential, isRedacted } from "./credential.ts";
import { env } from "./env.ts";
import { error } from "./error.ts";
import { errorLabels } from "./error-labels.ts";
import { hash } from "./hash.ts";
import { host } from "./host.ts";
import { id } from "./id.ts";
import { isNoise } from "./noise.ts";
import { other } from "./other.ts";
import { param } from "./param.ts";
import { isWellKnownFile, keysBehind, path } from "./path.ts";
import { resolve } from "./resolve.ts";
import type { Found, Scanner, Zone } from "./scanner.ts";
import { symbol } from "./symbol.ts";
import {
  DASH,
  DIGIT,
  DOT,
  HUMP,
  LETTER,
  LOWER,
  SCHEME,
  SLASH,
  SOLID,
  type Token,
  tokensOf,
  UNDERSCORE,
  UPPER,
} from "./token.ts";
import { url } from "./url.ts";
import { version } from "./version.ts";
import { zonesOf } from "./zone.ts";

/** Every scanner, the most telling first: the first one that knows a token names its subtype. */
export const scanners: readonly Scanner[] = [
  command,
  error,
  env,
  url,
  hash,
  version,
  host,
  branch,
  path,
  id,
  param,
  other,
  symbol,
];

/** The handles of a passage in source order, without overlaps. `blocks` are those of its Markdown, empty for other forms. */
export function findHandles(passage: Passage, blocks: readonly Block[], passageIndex: number): Item[] {
  const { text, provenance } = passage;
  const found: Found[] = [];
  const zones = zonesOf(passage, blocks);
  for (const zone of zones) for (const span of zone.style === "code" ? inCode(zone) : inZone(zone)) found.push(span);
  if (passage.form === "markdown") for (const label of errorLabels(text)) found.push(label);
  for (const again of [...repeated(zones, found, text)]) found.push(again);
  const secrets = findCredentials(text);
  const open = secrets.length === 0 ? found : found.flatMap((span) => withoutSecrets(span, secrets, text));
  return resolve(open).map(({ start, end, subtype }) => ({
    kind: "handle" as const,
    subtype,
    text: text.slice(start, end),
    span: { start, end },
    provenance,
    passage: passageIndex,
  }));
}

const phrasing = scanners.flatMap(({ phrases }) => (phrases ? [{ phrases }] : []));

/** A command or assignment that holds a credential ends before it; anything else that does is no handle. */
function withoutSecrets(span: Found, secrets: readonly Span[], text: string): readonly Found[] {
  const secret = secrets[firstAfter(secrets, span.start)];
  if (!secret || span.end <= secret.start) return [span];
  if (span.subtype !== "command" && span.subtype !== "env") return [];
  let end = secret.start;
  while (end > span.start && /[\s"'=:]/.test(text.charAt(end - 1))) end--;
  return end - span.start < 3 ? [] : [changed(span, { end })];
}

/** Index of the first span that ends after an offset; the spans are sorted and do not overlap. */
function firstAfter(spans: readonly Span[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* inZone(zone: Zone): Iterable<Found> {
  for (let at = 0; at < zone.tokens.length; at++) {
    const token = zone.tokens[at];
    if (!token || (isPlainWord(token) && !(zone.style === "output" && token.before === "`"))) continue;
    const found = inToken(token, at, zone);
    if (found) yield found;
  }
  for (const { phrases } of phrasing) yield* phrases(zone);
}

/** A name that was recognised once is the same name without the words that gave it away. */
function* repeated(zones: readonly Zone[], found: readonly Found[], text: string): Iterable<Found> {
  const known = new Map<string, HandleSubtype>();
  for (const { start, end, subtype } of found)
    if (end - start < 80 && NAME.test(text.slice(start, end))) known.set(text.slice(start, end), subtype);
  if (known.size === 0) return;
  for (const { tokens, style } of zones) {
    if (style === "source" || style === "shell") continue;
    for (const token of tokens) {
      const subtype = (token.has & NAMING) === 0 ? undefined : known.get(token.text);
      if (subtype && !isJsonKey(token, text)) yield { start: token.start, end: token.end, subtype, reach: "token" };
    }
  }
}

const NAMING = DASH | UNDERSCORE | DOT | SLASH | HUMP | DIGIT;
const NAME = /^[A-Za-z][A-Za-z0-9]*(?:[-_./][A-Za-z0-9]+)+$|^[a-z]+[A-Z][A-Za-z0-9]*$|^[A-Z]+\d+$/;

/**
 * Words of letters only, which make up most of a text and are no handles unless a hump says so. Exceptions: files everybody
 * knows (`Makefile`), error numbers (`ENOENT`), and hashes without digits.
 */
const isPlainWord = ({ has, text }: Token): boolean => {
  if ((has & ~(LOWER | UPPER | LETTER | SOLID)) !== 0 || (has & HUMP) !== 0) return false;
  if ((has & UPPER) === 0) return has !== LOWER || text.length < 7 || !/^[a-f]+$/.test(text);
  return (has & LOWER) === 0 ? !/^(?:E|SIG)[A-Z]{3,}$/.test(text) : !isWellKnownFile(text);
};

const IN_SOURCE: ReadonlySet<HandleSubtype> = new Set(["path", "url", "env", "version", "hash", "host"]);

function inToken(token: Token, at: number, zone: Zone): Found | undefined {
  if (isJsonKey(token, zone.passage) || isMasked(token) || isNoise(token, zone.passage)) return undefined;
  if (zone.style === "output" && token.before === "`" && token.after === "`")
    return { start: token.start, end: token.end, subtype: wholeSubtype(token.text), reach: "token" };
  const value = inValue(token, zone);
  if (value && SELF_TELLING.has(value.subtype)) return value;
  for (const { subtype, token: find } of scanners) {
    if (!find || (zone.style === "source" && !IN_SOURCE.has(subtype))) continue;
    const span = find(token, at, zone);
    if (span) return { start: span.start, end: span.end, subtype, reach: "token" };
  }
  return value;
}

/** `heron-apac-2`, `kv/heron/tls`: a value of several parts is a name of its own. */
const COMPOUND = /^[A-Za-z][A-Za-z0-9]*(?:[-/][A-Za-z0-9]+)+$/;

/** A value of one of these kinds tells what it is without its key (a field of a log). */
const SELF_TELLING: ReadonlySet<HandleSubtype> = new Set(["path", "url", "hash", "id", "host"]);

const isMasked = (token: Token): boolean => isRedacted(token.text) || (token.before === "‹" && token.after === "›");

/** `key=value` that is no setting as a whole: the value may be a handle of its own. */
function inValue(token: Token, zone: Zone): Found | undefined {
  const equals = token.text.indexOf("=");
  if (
    equals < 1 ||
    (token.has & SCHEME && token.text.indexOf("://") < equals) ||
    /^[A-Z_$-]/.test(token.text) ||
    equals + 1 >= token.text.length ||
    zone.style === "source"
  )
    return undefined;
  const from = token.start + equals + 1;
  const tokens = tokensOf(zone.passage, from, token.end);
  const [value] = tokens;
  if (!value || tokens.length > 1 || isCredential(keyOf(value, zone.passage) ?? "", value.text)) return undefined;
  const found = inToken(value, 0, changed(zone, { start: from, end: token.end, tokens }));
  if (!COMPOUND.test(value.text) || (found && found.subtype !== "symbol")) return found;
  return { start: value.start, end: value.end, subtype: value.text.includes("/") ? "path" : "id", reach: "token" };
}

/** The content of a code span, or an argument, is one handle as a whole. */
function inCode(zone: Zone): readonly Found[] {
  const text = zone.passage.slice(zone.start, zone.end).trim();
  const start = zone.start + zone.passage.slice(zone.start, zone.end).indexOf(text);
  if (text === "" || text.length > 2_000 || isRedacted(text) || !/[\p{L}\p{N}*]/u.test(text)) return [];
  if (KEYWORDS.has(text) || /^\d$/.test(text)) return [];
  const end = start + text.length - keysBehind(text);
  return [{ start, end, subtype: wholeSubtype(zone.passage.slice(start, end)), reach: "line" }];
}

/** Words of programming languages, which name nothing of this project. */
const KEYWORDS: ReadonlySet<string> = new Set(
  "true false null undefined nil None True False void async await const let var return class function import export".split(
    " ",
  ),
);

const wholeSubtype = (text: string): HandleSubtype => scanners.find(({ whole }) => whole?.(text))?.subtype ?? "symbol";
