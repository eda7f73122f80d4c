/** *Move to sealed region*: whole items and sentences move, clauses and inherited negations are copied (spec §6). */
import type { Item, RuleItem } from "./item.ts";
import type { Block } from "./markdown.ts";
import type { SealedKind } from "./pad.ts";
import type { Edit } from "./rules/rule.ts";
import { appendEdit, type NewEntry, oneLine, type ReadPad } from "./seal-append.ts";
import { sentenceAround } from "./sentence.ts";
import { firstFrom, inside, type Span } from "./text.ts";

/** An item that can be sealed; its span counts in the document. */
export type SealTarget = Pick<Item, "kind" | "text" | "span"> & Partial<Pick<RuleItem, "inherited">>;

/** The edits that move or copy some items of a pad into its sealed region; none where nothing of a sealed kind is given. */
export function sealEdits(
  items: readonly SealTarget[],
  read: ReadPad,
  digests: "always" | "as-before" = "as-before",
): readonly Edit[] {
  const { entries, removals } = movedOut(items, read);
  if (entries.length === 0) return [];
  return [...removals, appendEdit(entries, read, digests)].sort(
    (a, b) => a.span.start - b.span.start || a.span.end - b.span.end,
  );
}

/** The entries that some items of a pad become, and the edits that take away those that move; what is copied stays. */
export function movedOut(
  items: readonly SealTarget[],
  read: ReadPad,
): { readonly entries: readonly NewEntry[]; readonly removals: readonly Edit[] } {
  const entries = distinct(items.flatMap((item) => unitOf(item, read)));
  const removed = merged(entries.flatMap(({ removed: span }) => (span ? [span] : [])));
  return { entries, removals: removed.map((span) => ({ span, text: "" })) };
}

/** What is sealed for one item: its words, and what goes from its old place; nothing goes where it is copied. */
interface Unit extends NewEntry {
  readonly words: Span;
  readonly removed?: Span;
}

function unitOf(item: SealTarget, read: ReadPad): readonly Unit[] {
  const kind = sealedKindOf(item);
  if (kind === undefined) return [];
  const { text, pad } = read;
  const index = blockAt(pad.blocks, item.span);
  const block = pad.blocks[index];
  if (block === undefined || block.kind === "code") return [copied(kind, item.span, item.text)];
  const scope = scopeOf(
    item.inherited ? { ...block, headings: block.headings.filter((at) => at !== introOf(block)) } : block,
    read,
  );
  const said = (words: Span): string => `${withoutTag(oneLine(text.slice(words.start, words.end)))}${scope}`;
  if (item.inherited) {
    const header = headerOf(block, read);
    const words = block.kind === "heading" ? item.span : block.span;
    return [copied(kind, words, header === "" ? said(words) : `${header}: ${said(words)}`)];
  }
  const sentence = sentenceAround(text, item.span, block.span);
  const stays = block.kind !== "item" && block.kind !== "paragraph";
  if (stays || block.task !== undefined || hasChildren(pad.blocks, index)) {
    const words = block.kind === "cell" ? block.span : sentence;
    return [copied(kind, words, said(words))];
  }
  if (isClause(text.slice(sentence.start, item.span.start))) return [copied(kind, sentence, said(sentence))];
  const first = text.slice(block.span.start, sentence.start).trim() === "";
  const last = text.slice(sentence.end, block.span.end).trim() === "";
  const whole = block.kind === "item" ? first : first && last;
  const words = whole ? block.span : sentence;
  return [
    {
      kind,
      text: said(words),
      words,
      removed: whole ? wholeLines(block, text) : withBlank(sentence, text, block.span),
    },
  ];
}

const copied = (kind: SealedKind, words: Span, text: string): Unit => ({ kind, text, words });

function sealedKindOf({ kind }: SealTarget): SealedKind | undefined {
  switch (kind) {
    case "constraint":
    case "directive":
      return "constraint";
    case "negative_fact":
    case "loss_record":
      return kind;
    case "handle":
    case "obligation":
    case "claim":
      return undefined;
  }
}

/** Two rules in one sentence are one entry; what is said first names its kind. */
function distinct(units: readonly Unit[]): readonly Unit[] {
  const sorted = units.toSorted((a, b) => a.words.start - b.words.start || b.words.end - a.words.end);
  return sorted.filter((unit, index) => !sorted.slice(Math.max(0, index - 8), index).some(covers(unit)));
}

const covers =
  (unit: Unit) =>
  (other: Unit): boolean =>
    inside(unit.words, other.words) && other.text.includes(unit.text);

/** Index of the innermost block that holds a span. */
function blockAt(blocks: readonly Block[], span: Span): number {
  const after = firstFrom(blocks, span.start + 1, ({ span: { start } }) => start);
  const from = Math.max(0, after - 8);
  const nearest = blocks.slice(from, after).findLastIndex((block) => inside(span, block.span));
  return nearest < 0 ? -1 : from + nearest;
}

const hasChildren = (blocks: readonly Block[], index: number): boolean => blocks[index + 1]?.parent === index;

/** Whether the words before a rule make it a clause of something else: more than a label in front of it. */
function isClause(lead: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(lead)) return false;
  return lead.length > 48 || !/[:：—–-][\s*_]{0,4}$/.test(lead);
}

/** The headings above a block, without the document's title, as they stand behind an entry. */
function scopeOf({ headings }: Block, { text, pad }: ReadPad): string {
  const titles = headings.flatMap((index) => {
    const heading = pad.blocks[index];
    return heading && heading.level > 1 ? [oneLine(text.slice(heading.span.start, heading.span.end))] : [];
  });
  return titles.length === 0 ? "" : ` (${titles.join(" › ")})`;
}

/** Index of the block that introduces a block: a label line, or the heading above it. */
const introOf = ({ intro, headings }: Block): number | undefined => intro ?? headings.at(-1);

/** The words of the header that a negation is inherited from, without its colon and emphasis. */
export function headerOf(block: Block, { text, pad }: ReadPad): string {
  const header = pad.blocks[introOf(block) ?? -1];
  if (header === undefined) return "";
  return oneLine(text.slice(header.span.start, header.span.end))
    .replace(/[:：]?[*_]{0,3}[:：]?$/, "")
    .replace(/^[*_]{1,3}/, "");
}

const withoutTag = (text: string): string => text.replace(/^\[(?:constraint|negative_fact|loss_record)\] /, "");

/** The lines of a block with their line end; a paragraph takes the blank line behind it along. */
function wholeLines({ outer, kind }: Block, text: string): Span {
  const start = text.lastIndexOf("\n", outer.start - 1) + 1;
  const lineEnd = text.indexOf("\n", Math.max(outer.start, outer.end - 1));
  if (lineEnd < 0) return { start, end: text.length };
  const blank =
    kind === "paragraph" ? (/^[ \t]{0,8}\r?\n/.exec(text.slice(lineEnd + 1, lineEnd + 12))?.[0].length ?? 0) : 0;
  return { start, end: lineEnd + 1 + blank };
}

/** A sentence with the blanks that part it from its neighbour. */
function withBlank({ start, end }: Span, text: string, block: Span): Span {
  let behind = end;
  while (behind < block.end && /\s/.test(text.charAt(behind))) behind += 1;
  if (behind < block.end) return { start, end: behind };
  let before = start;
  while (block.start < before && /\s/.test(text.charAt(before - 1))) before -= 1;
  return { start: before, end };
}

function merged(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else result.push(span);
  }
  return result;
}
