/** *Move to sealed region*: whole items or sentences move, clauses are copied, and the region is made where there is none (spec §6). */
import type { Inspection } from "../inspection.ts";
import type { Item, RuleItem } from "../item.ts";
import type { Block } from "../markdown.ts";
import { inside, type Span } from "../text.ts";
import type { Edit, Fix } from "./rule.ts";

/** The line that a sealed region opens with, for agents that strip comments. */
const NOTICE = "*Sealed: copy word for word, append only.*";

/** The fix that seals some items of a pad in one step; none where nothing can be sealed. */
export function sealFix(items: readonly Item[], inspection: Inspection): readonly Fix[] {
  const text = inspection.source.text;
  if (text === undefined || items.length === 0 || inspection.pad === undefined) return [];
  const distinct = items.filter((item, index) => !items.slice(0, index).some((other) => inside(item.span, other.span)));
  const moves = distinct.map((item) => moveOf(item, text, inspection.pad?.blocks ?? []));
  const entries = moves.map(({ entry }) => entry);
  const removals = merged(moves.flatMap(({ removed }) => (removed ? [removed] : []))).map((span) => ({
    span,
    text: "",
  }));
  const title = items.length === 1 ? "Move to sealed region" : `Move ${items.length} rules to a sealed region`;
  return [{ title, safe: items.length === 1, edits: [...removals, insertion(entries, text, inspection)] }];
}

interface Move {
  readonly entry: string;
  /** What goes from its old place; absent where the item is copied. */
  readonly removed?: Span;
}

function moveOf(item: Item, text: string, blocks: readonly Block[]): Move {
  const block = blocks.findLast(({ kind, span }) => kind !== "heading" && inside(item.span, span));
  const scope = scopeOf(block, text, blocks);
  const inherited = (item as Partial<RuleItem>).inherited === true;
  const whole = block === undefined ? undefined : wholeOf(item, block, text);
  const words = whole === undefined ? item.text : text.slice(whole.words.start, whole.words.end);
  const spelled = inherited ? `${headerOf(block, text, blocks)}: ${words}` : words;
  const entry = `- [${item.kind}] ${oneLine(spelled)}${scope}`;
  return whole === undefined || inherited ? { entry } : { entry, removed: whole.removed };
}

/** The list item or sentence that the rule fills; nothing where it is only a clause of one, or a table's cell. */
function wholeOf(item: Item, block: Block, text: string): { readonly words: Span; readonly removed: Span } | undefined {
  if (block.kind === "cell" || block.kind === "code") return undefined;
  const before = text.slice(block.span.start, item.span.start);
  const after = text.slice(item.span.end, block.span.end);
  if (block.kind === "item" && isSlight(before) && isSlight(after)) {
    return { words: trimmed(block.span, text), removed: wholeLines(block.outer, text) };
  }
  const opens = isSlight(before) || /[.!?。！？]["')\]*_]{0,3}\s{0,9}[*_]{0,3}$/.test(before.slice(-20));
  const closing = /^["')\]*_`]{0,3}[.!?。！？]["')\]*_]{0,3}/.exec(after);
  if (!opens || (closing === null && !isSlight(after))) return undefined;
  const end = item.span.end + (closing?.[0].length ?? after.length);
  const words = { start: item.span.start, end };
  if (isSlight(before) && isSlight(text.slice(end, block.span.end))) {
    return { words: trimmed(block.span, text), removed: wholeLines(block.outer, text) };
  }
  return { words, removed: { start: words.start, end: end + (text.charAt(end) === " " ? 1 : 0) } };
}

/** Nothing but marks and final punctuation. */
const isSlight = (text: string): boolean => text.length < 40 && !/[\p{L}\p{N}]/u.test(text);

function scopeOf(block: Block | undefined, text: string, blocks: readonly Block[]): string {
  const titles = (block?.headings ?? []).flatMap((index) => {
    const heading = blocks[index];
    return heading && heading.level > 1 ? [oneLine(text.slice(heading.span.start, heading.span.end))] : [];
  });
  return titles.length === 0 ? "" : ` (${titles.join(" › ")})`;
}

function headerOf(block: Block | undefined, text: string, blocks: readonly Block[]): string {
  const header = blocks[block?.intro ?? block?.headings.at(-1) ?? -1];
  return header === undefined ? "Not" : oneLine(text.slice(header.span.start, header.span.end)).replace(/:$/, "");
}

/** One edit that puts the entries at the end of the region, or makes a region at the top of the pad. */
function insertion(entries: readonly string[], text: string, { pad }: Inspection): Edit {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const region = pad?.sealed.find(({ closed }) => closed);
  if (region !== undefined) {
    const last = region.entries.at(-1);
    const close = text.lastIndexOf("<!--", region.span.end);
    const at = last === undefined ? close : lineEnd(last.span.end, text);
    const body = entries.join(eol);
    return { span: { start: at, end: at }, text: last === undefined ? `${body}${eol}` : `${eol}${body}` };
  }
  const at = topOf(text, pad?.blocks ?? []);
  const lines = ["<!-- sealed -->", NOTICE, "", ...entries, "<!-- /sealed -->", ""];
  return { span: { start: at, end: at }, text: `${lines.join(eol)}${eol}` };
}

/** Behind front matter and the title. */
function topOf(text: string, blocks: readonly Block[]): number {
  const front = blocks.find(({ kind }) => kind === "frontmatter");
  const first = blocks.find(({ kind }) => kind !== "frontmatter");
  const title = first?.kind === "heading" && first.level === 1 ? first : undefined;
  const after = title ?? front;
  let at = after === undefined ? 0 : lineEnd(after.outer.end, text);
  while (at < text.length && /[\r\n]/.test(text.charAt(at))) at += 1;
  return at;
}

function lineEnd(at: number, text: string): number {
  const end = text.indexOf("\n", at);
  if (end < 0) return text.length;
  return text.charAt(end - 1) === "\r" ? end - 1 : end;
}

function wholeLines(span: Span, text: string): Span {
  const start = text.lastIndexOf("\n", span.start - 1) + 1;
  const end = text.indexOf("\n", Math.max(span.start, span.end - 1));
  return { start, end: end < 0 ? text.length : end + 1 };
}

function trimmed({ start, end }: Span, text: string): Span {
  const slice = text.slice(start, end);
  return { start: start + slice.length - slice.trimStart().length, end: start + slice.trimEnd().length };
}

function merged(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start < last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else result.push(span);
  }
  return result;
}

const oneLine = (text: string): string => text.split(/\s/).filter(Boolean).join(" ");
