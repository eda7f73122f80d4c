/** What a heading or label says about the list below it. */
import type { Block } from "../markdown.ts";
import { wordsFor } from "./all-languages.ts";
import { isCapitals, LONGEST_LABEL, labelOf } from "./label.ts";
import { lazily } from "./lazily.ts";
import { shadowOf } from "./shadow.ts";
import { headingSays, isOfRules, labelSays, type Title } from "./titles.ts";

/** A heading or label that says something about what stands below it. */
export interface Header extends Title {
  readonly block: number;
}

/** What is known of headers in a text, by block. */
export interface Headers {
  /** The block is such a header itself. */
  readonly own: readonly (Header | undefined)[];
  /** The header that introduces the block. */
  readonly above: readonly (Header | undefined)[];
}

/** Finds the headers that say something about what stands below them, and for every block the one that introduces it. */
export function headersOf(text: string, blocks: readonly Block[]): Headers {
  const known = found.get(blocks);
  if (known) return known;
  const own = blocks.map((block, index) => headerIn(text, block, index));
  const above = blocks.map(
    (block, index) => capitalsAbove(text, blocks, own, index) ?? introducing(text, blocks, own, block),
  );
  found.set(blocks, { own, above });
  return { own, above };
}

/** Headers by the blocks of their text: rules and duties ask for the same. */
const found = new WeakMap<readonly Block[], Headers>();

function headerIn(text: string, block: Block, index: number): Header | undefined {
  const title = labelOf(text, block);
  if (title === undefined) return undefined;
  const said = block.kind === "heading" ? headingSays(title) : labelSays(title);
  return said && { ...said, block: index };
}

/** Tells of a block whether rules stand below one of the headings above it; each heading is looked at once. */
export function ruledBelow(text: string, blocks: readonly Block[]): (block: number) => boolean {
  const known = new Map<number, boolean>();
  const rules = (at: number): boolean => {
    const said = known.get(at) ?? speaksOfRules(text, blocks[at]);
    known.set(at, said);
    return said;
  };
  return (at) => {
    const block = blocks[at];
    return block !== undefined && (block.headings.some(rules) || (block.intro !== undefined && rules(block.intro)));
  };
}

function speaksOfRules(text: string, above: Block | undefined): boolean {
  if (!above || LONGEST_LABEL < above.span.end - above.span.start) return false;
  const title = shadowOf(text.slice(above.span.start, above.span.end), []);
  return isOfRules(title);
}

/** A line in capitals right above a list is its label, also without a colon. */
function capitalsAbove(
  text: string,
  blocks: readonly Block[],
  own: readonly (Header | undefined)[],
  index: number,
): Header | undefined {
  if (blocks[index]?.kind !== "item" || blocks[index]?.level !== 1) return undefined;
  let at = index;
  while (blocks[at]?.kind === "item" && index - at < LONGEST_LIST) at--;
  const label = blocks[at];
  return label?.kind === "paragraph" && isCapitals(text.slice(label.span.start, label.span.end)) ? own[at] : undefined;
}

/** Items of a list are counted back so far. */
const LONGEST_LIST = 30;

/** "Three of them, all found by tests:": an item that ends with a colon announces the items below it. */
export const announces = (text: string, { span: { start, end } }: Block): boolean =>
  /[:：]\**$/.test(text.slice(Math.max(start, end - 4), end));

function introducing(
  text: string,
  blocks: readonly Block[],
  own: readonly (Header | undefined)[],
  block: Block,
): Header | undefined {
  if (block.kind === "heading") return undefined;
  let at = block.kind === "cell" ? columnOf(text, blocks, own, block) : block.intro;
  for (let hops = 0; hops < 4 && at !== undefined; hops++) {
    const header = own[at];
    if (header) return header;
    const above = blocks[at];
    // An item under a parent item is a remark on it, not another entry of the parent's list, unless that only announces it.
    if (!above || above.kind === "cell" || (above.kind === "item" && !announces(text, above))) return undefined;
    at = above.kind === "heading" ? undefined : above.intro;
  }
  return undefined;
}

/** What introduces a cell: the head of its column where that says something, else for the first column that names something what stands above the table. */
function columnOf(
  text: string,
  blocks: readonly Block[],
  own: readonly (Header | undefined)[],
  { intro }: Block,
): number | undefined {
  const head = intro === undefined ? undefined : blocks[intro];
  if (intro === undefined || head?.kind !== "cell") return undefined;
  if (own[intro]) return intro;
  const isNumber = ({ span }: Block): boolean => COLUMNS.numbering.test(text.slice(span.start, span.end));
  const isFirst = (at: number): boolean => blocks[at]?.kind !== "cell" || blocks[at]?.intro !== head.intro;
  const before = blocks[intro - 1];
  const names = isFirst(intro - 1) || (before !== undefined && isNumber(before) && isFirst(intro - 2));
  return names && !isNumber(head) ? head.intro : undefined;
}

/** Titles of columns, as expressions that are made when they are first asked for. */
export const COLUMNS = lazily({
  /** It only counts or dates its rows. */
  numbering: () => new RegExp(`^[\\s*]{0,4}(?:#|№|[a-z]{0,4}#|${wordsFor("numbering")}|)[\\s*]{0,4}$`, "i"),
});
