/**
 * What one edit changes among the findings, found by looking at the section around it alone. A large document shows this at once and
 * everything else, moved along with the text, until it is inspected as a whole.
 */
import type { Diagnostic, Range, TextDocumentContentChangeEvent } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { inspect } from "../engine/inspection.ts";
import { frontMatterOf } from "../engine/markdown.ts";
import { rules } from "../engine/rules/index.ts";
import type { Diagnostic as Finding } from "../engine/rules/rule.ts";
import { CLOSE, hasSealedMark, OPEN } from "../engine/sealed.ts";
import type { Span } from "../engine/text.ts";
import { toDiagnostic } from "./convert.ts";
import type { Terms } from "./desk.ts";
import { MARKS, shown as shownOf } from "./features/diagnostics.ts";

/** Characters looked at on either side of an edit, if no heading comes before. */
const REACH = 3000;

/** Characters looked at when a large document opens. */
const FIRST = 2000;

/** Changes of one edit that are looked at, each with its section. */
const CHANGES = 4;

/** One change of an incremental edit. */
export type Change = Extract<TextDocumentContentChangeEvent, { range: Range }>;

/** The findings after some changes, given those shown before; the document is already the changed one. */
export function quickFindings(
  document: TextDocument,
  changes: readonly Change[],
  shown: readonly Diagnostic[],
  terms: Terms,
): readonly Diagnostic[] {
  const moved = changes.reduce((list, change) => list.map((one) => movedBy(change, one)), shown);
  return changes
    .slice(-CHANGES)
    .reduce<readonly Diagnostic[]>(
      (list, change) =>
        withSection(list, sectionAround(document.getText(), document.offsetAt(change.range.start)), document, terms),
      moved,
    );
}

/** The findings of the beginning of a document that was just opened. */
export function firstFindings(document: TextDocument, terms: Terms): readonly Diagnostic[] {
  const text = document.getText();
  const cut = text.lastIndexOf("\n#", FIRST);
  return withSection([], { start: 0, end: 0 < cut ? cut + 1 : Math.min(FIRST, text.length) }, document, terms);
}

/** Replaces what the rules of single items say inside a section. */
function withSection(
  shown: readonly Diagnostic[],
  section: Span,
  document: TextDocument,
  { settings, commands }: Terms,
): readonly Diagnostic[] {
  const text = document.getText();
  const sealed = hasSealedMark(text);
  const prefix = contextOf(text, section.start, sealed);
  const { diagnostics } = inspect(
    { name: document.uri, text: prefix + text.slice(section.start, section.end) },
    { settings },
  );
  const fresh = shownOf(diagnostics, commands).filter(
    (finding) => prefix.length <= finding.span.start && isLocal(finding, sealed),
  );
  const shift = section.start - prefix.length;
  const range = { start: document.positionAt(section.start), end: document.positionAt(section.end) };
  const others = shown.filter((one) => !(isWithin(one.range, range) && isLocalShown(one, sealed)));
  return [...capped(others), ...fresh.map((finding) => toDiagnostic(movedFinding(finding, shift), document))];
}

/** All findings, and the marks that were shown last; the whole inspection chooses anew. */
function capped(shown: readonly Diagnostic[]): readonly Diagnostic[] {
  let spare = shown.length - MARKS;
  if (spare <= 0) return shown;
  return shown.filter(({ severity }) => {
    const drop = severity === HINT && 0 < spare;
    if (drop) spare -= 1;
    return !drop;
  });
}

/** Without its fixes, which nobody asks of a finding that is only shown. */
const movedFinding = ({ code, severity, message, related, span }: Finding, shift: number): Finding => ({
  code,
  severity,
  message,
  related,
  fixes: [],
  span: { start: span.start + shift, end: span.end + shift },
});

const HINT = 4;

/** The codes of rules that look at one item at a time. */
const ITEM_CODES: ReadonlySet<unknown> = new Set(
  rules.filter(({ item }) => item !== undefined).map(({ code }) => code),
);

/** In a pad without a sealed region such a rule says one thing of the whole file too, which is no mark. */
const isLocal = ({ code, severity }: Finding, sealed: boolean): boolean =>
  ITEM_CODES.has(code) && (sealed || severity === "mark");

const isLocalShown = ({ code, severity }: Diagnostic, sealed: boolean): boolean =>
  ITEM_CODES.has(code) && (sealed || severity === HINT);

/** From the heading above an offset to the next one, or as far as the reach goes. */
function sectionAround(text: string, at: number): Span {
  const above = text.lastIndexOf("\n#", Math.max(0, at - 1));
  const start = above < at - REACH ? lineStart(text, Math.max(0, at - REACH)) : above + 1;
  const below = text.slice(at, at + REACH).indexOf("\n#");
  const reach = Math.min(text.length, at + REACH);
  const end = below < 0 ? lineEnd(text, reach) : at + below + 1;
  return { start, end };
}

const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : Math.min(end + 1, at + REACH);
}

/** What a section inherits from the text above it: front matter, whether it is sealed, its headings. */
function contextOf(text: string, start: number, sealed: boolean): string {
  if (start === 0) return "";
  const matter = frontMatterOf(text);
  const front = matter ? `${text.slice(0, matter.outer.end)}\n\n` : "";
  const inside = sealed && text.lastIndexOf(CLOSE, start) < text.lastIndexOf(OPEN, start);
  const region = inside ? `${OPEN}\n\n` : sealed ? `${OPEN}\n${CLOSE}\n\n` : "";
  return `${front}${headingsAbove(text, start)}${region}`;
}

/** Headings that are followed upwards at most. */
const HEADINGS = 300;

function headingsAbove(text: string, start: number): string {
  const own = /^#{1,6}(?= )/.exec(text.slice(start, start + 8))?.[0].length ?? 7;
  const found: string[] = [];
  let level = own;
  let at = start - 1;
  for (let tries = 0; tries < HEADINGS && 0 < at && 1 < level; tries += 1) {
    at = text.lastIndexOf("\n#", at - 1);
    const line = text.slice(at + 1, lineEnd(text, at + 1));
    const depth = /^#{1,6}(?= )/.exec(line)?.[0].length ?? 7;
    if (depth < level) found.unshift(`${line.trimEnd()}\n\n`);
    level = Math.min(level, depth);
    if (at < 0) break;
  }
  return found.join("");
}

type Position = Range["start"];

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.character <= b.character);

const isWithin = (inner: Range, outer: Range): boolean =>
  isBefore(outer.start, inner.start) && isBefore(inner.end, outer.end);

/** A finding that a change moves along; the same object where it does not. */
function movedBy(change: Change, one: Diagnostic): Diagnostic {
  const { range, text } = change;
  if (isBefore(one.range.end, range.start)) return one;
  const elsewhere = range.end.line < one.range.start.line;
  if (elsewhere && range.start.line === range.end.line && !text.includes("\n")) return one;
  return { ...one, range: movedRange(one.range, change) };
}

const movedRange = ({ start, end }: Range, change: Change): Range => ({
  start: movedPosition(start, change),
  end: movedPosition(end, change),
});

/** Where a position went: text behind a change moves along, text inside it shrinks to its start. */
function movedPosition(at: Position, { range, text }: Change): Position {
  if (isBefore(at, range.start)) return at;
  if (!isBefore(range.end, at)) return range.start;
  const lines = text.split("\n");
  const lastLength = lines.at(-1)?.length ?? 0;
  const end = {
    line: range.start.line + lines.length - 1,
    character: lines.length === 1 ? range.start.character + lastLength : lastLength,
  };
  if (at.line !== range.end.line) return { line: at.line + end.line - range.end.line, character: at.character };
  return { line: end.line, character: at.character - range.end.character + end.character };
}
