/** Finds handles: literals that are the only key able to retrieve their own source (spec §2). */
import type { HandleSubtype, Item, Passage } from "../item.ts";
import type { Block } from "../markdown.ts";
import { branch } from "./branch.ts";
import { command } from "./command.ts";
import { isJsonKey, keyOf } from "./context.ts";
import { findCredentials, isCredential, isRedacted } from "./credential.ts";
import { env } from "./env.ts";
import { error } from "./error.ts";
import { hash } from "./hash.ts";
import { host } from "./host.ts";
import { id } from "./id.ts";
import { other } from "./other.ts";
import { param } from "./param.ts";
import { path } from "./path.ts";
import { resolve } from "./resolve.ts";
import type { Found, Scanner, Zone } from "./scanner.ts";
import { symbol } from "./symbol.ts";
import { DIGIT, LETTER, LOWER, SOLID, type Token, tokensOf, UPPER } from "./token.ts";
import { url } from "./url.ts";
import { version } from "./version.ts";
import { zonesOf } from "./zone.ts";

/** Every scanner, the most telling first: the first one that knows a token names its subtype. */
export const scanners: readonly Scanner[] = [
  url,
  error,
  command,
  env,
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
  for (const zone of zonesOf(passage, blocks))
    found.push(...(zone.style === "code" ? inCode(zone, passage) : inZone(zone)));
  const secrets = findCredentials(text);
  return resolve(found)
    .filter((span) => !secrets.some((secret) => secret.start < span.end && span.start < secret.end))
    .map(({ start, end, subtype }) => ({
      kind: "handle" as const,
      subtype,
      text: text.slice(start, end),
      span: { start, end },
      provenance,
      passage: passageIndex,
    }));
}

function* inZone(zone: Zone): Iterable<Found> {
  for (let at = 0; at < zone.tokens.length; at++) {
    const token = zone.tokens[at];
    if (!token || isPlainWord(token)) continue;
    const found = inToken(token, at, zone);
    if (found) yield found;
  }
  for (const scanner of scanners) if (scanner.phrases) yield* scanner.phrases(zone);
}

const isPlainWord = ({ has, before, after }: Token): boolean =>
  (has & ~(LOWER | UPPER | LETTER | SOLID)) === 0 && (has & UPPER) === 0 && before !== "`" && after !== "`";

const IN_SOURCE: ReadonlySet<HandleSubtype> = new Set(["path", "url", "env", "version", "hash", "host"]);

function inToken(token: Token, at: number, zone: Zone): Found | undefined {
  if (isJsonKey(token, zone.passage) || isRedacted(token.text)) return undefined;
  for (const { subtype, token: find } of scanners) {
    if (!find || (zone.style === "source" && !IN_SOURCE.has(subtype))) continue;
    const span = find(token, at, zone);
    if (span) return { start: span.start, end: span.end, subtype, reach: "token" };
  }
  return inValue(token, zone);
}

/** `key=value` that is no setting as a whole: the value may be a handle of its own. */
function inValue(token: Token, zone: Zone): Found | undefined {
  const equals = token.text.indexOf("=");
  if (equals < 1 || equals + 1 >= token.text.length || zone.style === "source") return undefined;
  const from = token.start + equals + 1;
  const tokens = tokensOf(zone.passage, from, token.end);
  const [value] = tokens;
  if (!value || tokens.length > 1 || isCredential(keyOf(value, zone.passage) ?? "", value.text)) return undefined;
  return inToken(value, 0, { ...zone, start: from, end: token.end, tokens });
}

/** The content of a code span, or an argument, is one handle as a whole. */
function inCode(zone: Zone, passage: Passage): readonly Found[] {
  const text = zone.passage.slice(zone.start, zone.end).trim();
  const start = zone.start + zone.passage.slice(zone.start, zone.end).indexOf(text);
  if (text === "" || text.length > 2_000 || isRedacted(text) || !/[\p{L}\p{N}*]/u.test(text)) return [];
  if (passage.form === "command") return [{ start, end: start + text.length, subtype: "command", reach: "line" }];
  const subtype = wholeSubtype(text);
  return [{ start, end: start + text.length, subtype, reach: "line" }];
}

const WHOLE: readonly Scanner[] = [
  url,
  error,
  command,
  env,
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

const wholeSubtype = (text: string): HandleSubtype => WHOLE.find(({ whole }) => whole?.(text))?.subtype ?? "symbol";

/** Whether a token holds a digit; numbers alone are the business of `param` and `id`. */
export const isNumeric = (token: Token): boolean => (token.has & DIGIT) !== 0;
