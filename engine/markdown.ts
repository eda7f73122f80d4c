/** The block structure of Markdown: headings, list items, table cells, code, with their spans. */
import type { SyntaxNode } from "@lezer/common";
import { parser, Table, TaskList } from "@lezer/markdown";
import { changed } from "./changed.ts";
import type { Span } from "./text.ts";

/** One block of a Markdown text. Offsets count in the text given. */
export interface Block {
  readonly kind: "heading" | "paragraph" | "item" | "cell" | "code" | "html" | "frontmatter";
  /** The content without bullet, hashes, quote mark, check box or pipes; for code the lines between the fences. */
  readonly span: Span;
  /** With its marker. */
  readonly outer: Span;
  /** Heading level, list depth from 1, else 0. */
  readonly level: number;
  /** The fence's language. */
  readonly info?: string;
  readonly task?: "open" | "done" | "cancelled";
  /** An item of a numbered list. */
  readonly ordered?: boolean;
  /** Indices of the heading blocks above it, outermost first. */
  readonly headings: readonly number[];
  /** Index of the list item it is nested in. */
  readonly parent?: number;
  /** Index of the block that introduces it: the label line above its list, a parent item, a table's column head, or the nearest heading. */
  readonly intro?: number;
  /** Contents of inline code spans. */
  readonly codes: readonly Span[];
}

/**
 * Cuts a Markdown text into its blocks, in source order. Any text is Markdown, so this never fails.
 * Inline structure other than code spans is left alone: links and emphasis are where the parser would be quadratic.
 */
export function blocksOf(text: string): readonly Block[] {
  const cutting: Cutting = { text, from: 0, blocks: [], headings: [] };
  const matter = frontMatterOf(text);
  if (matter) {
    cutting.blocks.push({
      kind: "frontmatter",
      span: matter.content,
      outer: matter.outer,
      level: 0,
      headings: [],
      codes: [],
    });
    cutting.from = matter.outer.end;
  }
  const tree = markdown.parse(
    untagged(tamed(evenEnds(cutting.from === 0 ? unmarked(text) : text.slice(cutting.from)))),
  );
  walk(cutting, tree.topNode, { depth: 0, nesting: 0 });
  return cutting.blocks;
}

/** The text at equal length with a blank for a byte order mark at its start. */
const unmarked = (text: string): string => (text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text);

/** The front matter between `---` lines at the very start, if there is any. */
export function frontMatterOf(text: string): { readonly content: Span; readonly outer: Span } | undefined {
  const open = /^\uFEFF?---[ \t]{0,8}\r?\n/.exec(text);
  if (!open) return undefined;
  const start = open[0].length;
  const close = /^---[ \t]{0,8}\r?$/m;
  const found = close.exec(text.slice(start, start + FRONT_MATTER_LIMIT));
  if (!found) return undefined;
  const end = start + found.index;
  return { content: { start, end }, outer: { start: 0, end: end + found[0].length } };
}

/**
 * The text at equal length as the parser knows tables: a blank for the first half of each Windows line end, and no blanks behind the
 * row under a table's head, whose last bar is put behind them.
 */
function evenEnds(text: string): string {
  const even = text.includes("\r\n") ? text.replaceAll("\r\n", " \n") : text;
  return even.includes("| \n") || even.includes("|  ") ? even.split("\n").map(barAtEnd).join("\n") : even;
}

function barAtEnd(line: string): string {
  if (!line.endsWith(" ")) return line;
  const bare = line.trimEnd();
  return bare.endsWith("|") && /^[\s>|:-]*$/.test(bare)
    ? `${bare.slice(0, -1)}${" ".repeat(line.length - bare.length)}|`
    : line;
}

/**
 * The text with lines that open hundreds of lists or quotes at once made plain, at equal length: nobody writes them, and the parser
 * takes quadratic time to nest them.
 */
function tamed(text: string): string {
  let tame = "";
  let from = 0;
  for (let start = 0; start < text.length; ) {
    const end = openingEnd(text, start);
    if (end - start > LONGEST_OPENING && OPENS.test(text.slice(start, end))) {
      tame += `${text.slice(from, start)}${"x".repeat(end - start)}`;
      from = end;
    }
    const line = text.indexOf("\n", end);
    start = line < 0 ? text.length : line + 1;
  }
  return from === 0 ? text : tame + text.slice(from);
}

const LONGEST_OPENING = 240;
const OPENS = /[>*+)]|\d\. /;

/** Where the bullets, numbers and quote marks end that a line begins with. */
function openingEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && OPENING.includes(text.charAt(at))) at++;
  return at;
}

const OPENING = " \t>*+-0123456789.)";

/**
 * The text at equal length without tags that stand alone on their lines, as `<instructions>` and `<details>` do: what they enclose
 * is Markdown like any other, where the parser would see HTML.
 */
const untagged = (text: string): string =>
  text.includes("<")
    ? text.replaceAll(LONE_TAG, (tag) => (HTML.has(nameOf(tag)) ? tag : " ".repeat(tag.length)))
    : text;

const LONE_TAG = /^[ \t]{0,8}<\/?[a-z][\w-]{0,40}(?: [^<>\n]{0,200})?>[ \t]{0,8}$/gim;
const nameOf = (tag: string): string => /[a-z][\w-]{0,40}/i.exec(tag)?.[0].toLowerCase() ?? "";

/** Elements whose content is no Markdown even in a text of Markdown. */
const HTML: ReadonlySet<string> = new Set(
  "pre script style textarea svg table thead tbody tfoot tr td th ul ol li dl dt dd head html body form select".split(
    " ",
  ),
);

/** Front matter longer than this is text like any other (the YAML parser is slow). */
const FRONT_MATTER_LIMIT = 65_536;

const markdown = parser.configure([
  Table,
  TaskList,
  { remove: ["Emphasis", "HTMLTag", "Entity", "HardBreak", "Image", "Link", "LinkEnd", "Escape", "Autolink"] },
]);

interface Cutting {
  readonly text: string;
  from: number;
  readonly blocks: Block[];
  readonly headings: number[];
}

/** Where a node stands: list depth, the item it is in, the block that introduces it. */
interface Place {
  readonly depth: number;
  /** Blocks around it. */
  readonly nesting: number;
  readonly parent?: number;
  readonly intro?: number;
  readonly ordered?: boolean;
}

function walk(cutting: Cutting, node: SyntaxNode, place: Place): void {
  if (place.nesting > DEEPEST) add(cutting, node, { kind: "paragraph", level: 0 }, place);
  else {
    const inside = changed(place, { nesting: place.nesting + 1 });
    for (let child = node.firstChild; child; child = child.nextSibling) visit(cutting, child, inside);
  }
}

/** What is nested deeper than anybody reads is one paragraph. */
const DEEPEST = 60;

function visit(cutting: Cutting, node: SyntaxNode, place: Place): void {
  const { name } = node;
  if (/^(?:ATX|Setext)Heading/.test(name)) addHeading(cutting, node);
  else if (name === "BulletList" || name === "OrderedList") addList(cutting, node, place);
  else if (name === "ListItem") addItem(cutting, node, place);
  else if (name === "Blockquote") walk(cutting, node, place);
  else if (name === "FencedCode" || name === "CodeBlock") addCode(cutting, node, place);
  else if (name === "Table") addTable(cutting, node, place);
  else if (name === "Paragraph" || name === "LinkReference") add(cutting, node, { kind: "paragraph", level: 0 }, place);
  else if (/^(?:HTML|Comment|ProcessingInstruction)Block$/.test(name))
    add(cutting, node, { kind: "html", level: 0 }, place);
}

function addList(cutting: Cutting, node: SyntaxNode, place: Place): void {
  const intro = labelBefore(cutting, node, place) ?? place.parent ?? cutting.headings.at(-1);
  const inner = changed(place, { depth: place.depth + 1, ordered: node.name === "OrderedList" });
  walk(cutting, node, intro === undefined ? inner : changed(inner, { intro }));
}

function addHeading(cutting: Cutting, node: SyntaxNode): void {
  const level = Number(node.name.at(-1));
  const { blocks, headings } = cutting;
  while (headings.length > 0 && (blocks[headings.at(-1) ?? 0]?.level ?? 0) >= level) headings.pop();
  const marks = node.getChildren("HeaderMark");
  const opening = node.name.startsWith("ATX") ? marks[0] : undefined;
  const closing = node.name.startsWith("ATX") ? marks[1] : marks[0];
  const span = trimmed(cutting, opening ? opening.to : node.from, closing ? closing.from : node.to);
  const index = blocks.length;
  blocks.push({
    kind: "heading",
    span,
    outer: outerOf(cutting, node),
    level,
    headings: [...headings],
    codes: codesOf(cutting, node),
  });
  headings.push(index);
}

function addItem(cutting: Cutting, node: SyntaxNode, place: Place): void {
  let item: number | undefined;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name === "ListMark") continue;
    const isText = child.name === "Paragraph" || child.name === "Task";
    if (item === undefined && isText) {
      item = cutting.blocks.length;
      const box = taskOf(cutting, child);
      const start = box?.end ?? child.from;
      const task = box ? { task: box.task } : {};
      add(cutting, child, { kind: "item", level: place.depth, ...task }, place, { start, end: child.to }, node.from);
    } else if (isText)
      add(
        cutting,
        child,
        { kind: "paragraph", level: 0 },
        item === undefined ? place : changed(place, { parent: item }),
      );
    else visit(cutting, child, item === undefined ? place : changed(place, { parent: item }));
  }
}

/** Check boxes: `[ ]` and `[x]` as the parser knows them, `[-]` and `[~]` for what was cancelled. */
function taskOf(cutting: Cutting, node: SyntaxNode): { task: "open" | "done" | "cancelled"; end: number } | undefined {
  const start = node.from + cutting.from;
  const box = /^\[([ xX~-])\][ \t]/.exec(cutting.text.slice(start, start + 5));
  if (!box) return undefined;
  const task = box[1] === " " ? "open" : box[1] === "x" || box[1] === "X" ? "done" : "cancelled";
  return { task, end: node.from + 4 };
}

function addCode(cutting: Cutting, node: SyntaxNode, place: Place): void {
  const info = node.getChild("CodeInfo");
  const texts = node.getChildren("CodeText");
  const first = texts[0];
  const last = texts.at(-1);
  const language = info ? cutting.text.slice(info.from + cutting.from, info.to + cutting.from) : undefined;
  const span = first && last ? { start: first.from, end: last.to } : { start: node.to, end: node.to };
  const kind =
    language === undefined ? { kind: "code" as const, level: 0 } : { kind: "code" as const, level: 0, info: language };
  add(cutting, node, kind, place, span);
}

function addTable(cutting: Cutting, node: SyntaxNode, place: Place): void {
  const heads: number[] = [];
  for (let row = node.firstChild; row; row = row.nextSibling) {
    if (row.name !== "TableHeader" && row.name !== "TableRow") continue;
    let column = 0;
    for (const cell of row.getChildren("TableCell")) {
      const head = row.name === "TableHeader" ? undefined : heads[column];
      if (row.name === "TableHeader") heads.push(cutting.blocks.length);
      add(cutting, cell, { kind: "cell", level: 0 }, head === undefined ? place : changed(place, { intro: head }));
      column++;
    }
  }
}

/** The paragraph that a list follows without a blank line, or that ends in a colon or is bold throughout. */
function labelBefore(cutting: Cutting, list: SyntaxNode, place: Place): number | undefined {
  const before = list.prevSibling;
  const index = cutting.blocks.length - 1;
  const block = cutting.blocks[index];
  if (!before || !block || (before.name !== "Paragraph" && before.name !== "Task")) return undefined;
  if (index === place.parent) return index;
  if (block.kind !== "paragraph") return undefined;
  const text = cutting.text.slice(block.span.start, block.span.end);
  const adjoins = !/\n[ \t]*\r?\n/.test(cutting.text.slice(block.span.end, list.from + cutting.from));
  const label = /[:：]\**$/.test(text) || /^\*\*[^*\n]{1,200}\*\*$/.test(text);
  return label || (adjoins && !text.includes("\n")) ? index : undefined;
}

function add(
  cutting: Cutting,
  node: SyntaxNode,
  what: Pick<Block, "kind" | "level" | "info" | "task">,
  place: Place,
  content: Span = { start: node.from, end: node.to },
  outerFrom = node.from,
): void {
  const intro = place.intro ?? cutting.headings.at(-1);
  const { kind, level, info, task } = what;
  cutting.blocks.push({
    kind,
    level,
    ...(info === undefined ? {} : { info }),
    ...(task === undefined ? {} : { task }),
    span: kind === "code" ? shifted(cutting, content) : trimmed(cutting, content.start, content.end),
    outer: { start: outerFrom + cutting.from, end: node.to + cutting.from },
    headings: [...cutting.headings],
    codes: kind === "code" || kind === "html" ? [] : codesOf(cutting, node),
    ...(place.ordered && kind === "item" ? { ordered: true } : {}),
    ...(place.parent === undefined ? {} : { parent: place.parent }),
    ...(intro === undefined ? {} : { intro }),
  });
}

const shifted = (cutting: Cutting, span: Span): Span => ({
  start: span.start + cutting.from,
  end: span.end + cutting.from,
});
const outerOf = (cutting: Cutting, node: SyntaxNode): Span => shifted(cutting, { start: node.from, end: node.to });

function trimmed(cutting: Cutting, from: number, to: number): Span {
  let start = from + cutting.from;
  let end = to + cutting.from;
  while (start < end && isBlank(cutting.text.charCodeAt(start))) start++;
  while (start < end && isBlank(cutting.text.charCodeAt(end - 1))) end--;
  return { start, end };
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13;

function codesOf(cutting: Cutting, node: SyntaxNode): readonly Span[] {
  const codes: Span[] = [];
  for (const code of node.getChildren("InlineCode")) {
    const marks = code.getChildren("CodeMark");
    const [open, close] = [marks[0], marks.at(-1)];
    if (open && close && open.to < close.from) codes.push(trimmed(cutting, open.to, close.from));
  }
  return codes;
}
