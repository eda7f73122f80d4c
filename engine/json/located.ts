/**
 * Parsed JSON that still knows where it stood. `JSON.parse` makes the values; the places are looked up in the text only when
 * somebody asks for one, level by level, so a row that nobody keeps costs no more than its parse.
 */
import type { RecordText, Use } from "../session.ts";
import type { Span } from "../text.ts";
import { mapLiteral, toRaw } from "./mapping.ts";
import { closingQuote, finish, openWalk, seek, skipBlank, valueEnd, type Walk } from "./scan.ts";

/** One value of a JSON text, with the way to its place. Made by `located`, `member`, `elements`, `members`. */
export interface Located {
  readonly value: unknown;
  /** The text that the place counts in: a line, a document, or the decoded text of `via`. */
  readonly source: string;
  readonly via?: RecordText;
  readonly parent?: Located;
  readonly key?: string | number;
  /** Where a root starts in `source`. */
  readonly start: number;
  /** The walk over its children, as far as it was taken. */
  walk?: Walk;
}

/** The value as a record, or `undefined` if it is no object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** The root of a text whose parsed value is at hand; `start` is where the value begins, white space allowed. */
export function located(source: string, value: unknown, start = 0): Located {
  return { value, source, start };
}

/** Parses a JSON text; `undefined` where `JSON.parse` refuses it. */
export function parseLocated(source: string): Located | undefined {
  try {
    return located(source, JSON.parse(source));
  } catch {
    return undefined;
  }
}

/** Parses JSON that stands inside a JSON string: places count in the outer text, which stays reachable as `via`. */
export function parseInside(outer: RecordText): Located | undefined {
  const inner = parseLocated(outer.text);
  return inner && { ...inner, via: outer };
}

/** An object's member; `undefined` if the node is absent, is no object, or has no such key. */
export function member(node: Located | undefined, key: string): Located | undefined {
  const object = recordOf(node?.value);
  if (node === undefined || object === undefined || !Object.hasOwn(object, key)) return undefined;
  return child(node, key, object[key]);
}

/** The members of an object in its order; empty for anything else. */
export function members(node: Located | undefined): readonly Located[] {
  const object = recordOf(node?.value);
  if (node === undefined || object === undefined) return [];
  return Object.keys(object).map((key) => child(node, key, object[key]));
}

/** The elements of an array; empty for anything else. */
export function elements(node: Located | undefined): readonly Located[] {
  if (node === undefined || !Array.isArray(node.value)) return [];
  return node.value.map((value, index) => child(node, index, value));
}

/** The decoded string of a node; `undefined` if it is absent or no string. */
export function stringOf(node: Located | undefined): string | undefined {
  return typeof node?.value === "string" ? node.value : undefined;
}

/** Where a node stands in its source: a string's content without quotes, anything else whole. */
export function spanOf(node: Located): Span {
  const start = placeOf(node);
  if (typeof node.value !== "string") return { start, end: valueEnd(node.source, start) };
  const found = literalAt(node.source, start, node.value);
  if (found) return found;
  // The literal under this key holds something else: the key is written twice, and the last one counts.
  walkAgain(node);
  const place = placeOf(node);
  return { start: place + 1, end: closingQuote(node.source, place) };
}

/** The content of the literal at `quote`, if it can be the one that decodes to `value`. */
function literalAt(source: string, quote: number, value: string): Span | undefined {
  const start = quote + 1;
  const plainEnd = start + value.length;
  if (source.startsWith(value, start) && source.charCodeAt(plainEnd) === 0x22 && !value.includes("\\")) {
    return { start, end: plainEnd };
  }
  if (source.charCodeAt(quote) !== 0x22) return undefined;
  const end = closingQuote(source, quote);
  const firstEscape = source.indexOf("\\", start);
  const isSame = plainEnd < end && firstEscape < end && source.startsWith(value.slice(0, firstEscape - start), start);
  return isSame ? { start, end } : undefined;
}

/** What a text is besides its words: tool, call, key, failure. */
export type About = Pick<RecordText, "tool" | "call" | "key" | "failed">;

/** A string node as a record's text; any other node as the raw JSON that it was written in. */
export function textOf(node: Located, use: Use, about?: About): RecordText {
  const raw = spanOf(node);
  const text = typeof node.value === "string" ? node.value : node.source.slice(raw.start, raw.end);
  // Every escape is longer than what it stands for, so equal lengths mean that there is none.
  const escaped = text.length !== raw.end - raw.start;
  const made: { -readonly [Key in keyof RecordText]: RecordText[Key] } = { text, use, raw, escaped };
  if (node.via !== undefined) made.via = node.via;
  if (about?.tool !== undefined) made.tool = about.tool;
  if (about?.call !== undefined) made.call = about.call;
  if (about?.key !== undefined) made.key = about.key;
  if (about?.failed !== undefined) made.failed = about.failed;
  return made;
}

/** A part of a text with a use of its own, in decoded offsets. */
export interface Part {
  readonly span: Span;
  readonly use: Use;
}

/** The given parts of one string node as texts of their own; parts without characters vanish. */
export function cutText(node: Located, parts: readonly Part[], about?: About): readonly RecordText[] {
  const whole = textOf(node, "prose", about);
  const mapping = whole.escaped ? mapLiteral(node.source.slice(whole.raw.start, whole.raw.end)) : undefined;
  const place = (offset: number): number => whole.raw.start + (mapping ? toRaw(mapping, offset) : offset);
  return parts
    .filter(({ span }) => span.start < span.end)
    .map(({ span, use }) => {
      const raw = { start: place(span.start), end: place(span.end) };
      const escaped = raw.end - raw.start !== span.end - span.start;
      return { ...whole, text: whole.text.slice(span.start, span.end), use, raw, escaped };
    });
}

function child(parent: Located, key: string | number, value: unknown): Located {
  const { source, via } = parent;
  return via === undefined ? { value, source, start: 0, parent, key } : { value, source, start: 0, parent, key, via };
}

function placeOf(node: Located): number {
  const { parent, key, source } = node;
  if (parent === undefined || key === undefined) return skipBlank(source, node.start);
  parent.walk ??= openWalk(placeOf(parent));
  return seek(source, parent.walk, key) ?? source.length;
}

/** Walks everything above a node to its end, from the root down, so that the last of equal keys counts. */
function walkAgain({ parent }: Located): void {
  if (parent === undefined) return;
  walkAgain(parent);
  parent.walk = openWalk(placeOf(parent));
  finish(parent.source, parent.walk);
}
