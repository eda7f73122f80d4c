/** What a heading or label says about the list below it. */
import type { Block } from "../markdown.ts";
import { wordsFor } from "./all-languages.ts";
import { languagesOf } from "./compiled.ts";
import type { Headings } from "./language.ts";
import { remembered } from "./remembered.ts";
import { shadowOf } from "./shadow.ts";

/** What a header makes of its items. */
export type HeaderKind = keyof Headings;

/** A heading or label that says something about what stands below it. */
export interface Header {
  readonly kind: HeaderKind;
  readonly block: number;
  readonly language: string;
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
  const own = blocks.map((block, index) => headerIn(text, block, index));
  return {
    own,
    above: blocks.map((block, index) => capitalsAbove(text, blocks, own, index) ?? introducing(blocks, own, block)),
  };
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
  if (!above || LABEL_LIMIT < above.span.end - above.span.start) return false;
  const title = shadowOf(text.slice(above.span.start, above.span.end), []);
  return isOfRules(title);
}

const isOfRules = remembered(
  (title) => languagesOf(title).some(({ headings }) => title.search(headings.rules) !== -1),
  4_000,
);

/** Whether a text begins with a label of rules ("Constraint: …"), so that what follows it is one. Takes a shadow. */
export function labelledAsRule(shadow: string): boolean {
  const label = LABEL.exec(shadow)?.[1];
  return label !== undefined && isOfRules(label);
}

const LABEL = /^[\s([]{0,4}([^\s:.,;?!][^:.,;?!]{0,30}):\s/;

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

const isCapitals = (label: string): boolean => /^[A-Z][A-Z '/-]{2,40}$/.test(label);

function introducing(blocks: readonly Block[], own: readonly (Header | undefined)[], block: Block): Header | undefined {
  if (block.kind === "heading") return undefined;
  let at = block.kind === "cell" ? columnOf(blocks, own, block) : block.intro;
  for (let hops = 0; hops < 4 && at !== undefined; hops++) {
    const header = own[at];
    if (header) return header;
    const above = blocks[at];
    // An item under a parent item is a remark on it, not another entry of the parent's list.
    if (!above || above.kind === "item" || above.kind === "cell") return undefined;
    at = above.kind === "heading" ? undefined : above.intro;
  }
  return undefined;
}

/** What introduces a cell: the head of its column where that says something, else for the first column what stands above the table. */
function columnOf(
  blocks: readonly Block[],
  own: readonly (Header | undefined)[],
  { intro }: Block,
): number | undefined {
  const head = intro === undefined ? undefined : blocks[intro];
  if (intro === undefined || head?.kind !== "cell") return undefined;
  if (own[intro]) return intro;
  const before = blocks[intro - 1];
  return before?.kind === "cell" && before.intro === head.intro ? undefined : head.intro;
}

const KINDS: readonly HeaderKind[] = [
  "forbidding",
  "failed",
  "absent",
  "corrected",
  "unconfirmed",
  "next",
  "done",
  "telling",
];

/** Longer texts are sentences, no labels. */
const LABEL_LIMIT = 80;

function headerIn(text: string, block: Block, index: number): Header | undefined {
  const title = labelOf(text, block);
  if (title === undefined) return undefined;
  const said =
    titleOf(title) ??
    listedTitle(title) ??
    (block.kind === "heading" ? titleOf(title.split(/ [—–-] |: /, 1)[0] ?? title) : undefined);
  return said && { ...said, block: index };
}

/** "Failed / ruled out", "Rejected and abandoned": each part says the same. */
function listedTitle(title: string): Omit<Header, "block"> | undefined {
  const parts = title.split(JOINT);
  if (parts.length < 2 || 4 < parts.length) return undefined;
  const said = parts.map((part) => titleOf(part));
  return said.every((each) => each?.kind === "failed" || each?.kind === "forbidding") &&
    said.every((each) => each?.kind === said[0]?.kind)
    ? said[0]
    : undefined;
}

/** A sign or a word that joins the parts of a title. */
const JOINT = new RegExp(` ?[/&,] ?| (?:${wordsFor("titleJoints")}) `);

/** What a label says of the list below it; the same labels stand in many texts. */
const titleOf = remembered((title): Omit<Header, "block"> | undefined => {
  for (const { headings, language } of languagesOf(title))
    for (const kind of KINDS) if (title.search(headings[kind]) !== -1) return { kind, language: language.code };
  return undefined;
}, 4_000);

/** The language in which a label forbids what stands below it ("forbidden", "禁止"), if it does in any. */
export function languageForbidding(label: string): string | undefined {
  const said = titleOf(label);
  return said?.kind === "forbidding" ? said.language : undefined;
}

/** The text of a heading or label without number, emoji, marks, remark in brackets and colon; undefined for anything longer. */
export function labelOf(text: string, block: Block): string | undefined {
  const { start, end } = block.span;
  if (
    LABEL_LIMIT < end - start ||
    (block.kind !== "heading" &&
      block.kind !== "cell" &&
      !/[:：]\**$/.test(text.slice(start, end)) &&
      !/^\*\*[^*]{1,80}\*\*$/.test(text.slice(start, end)) &&
      !(block.kind === "paragraph" && isCapitals(text.slice(start, end))))
  )
    return undefined;
  const label = shadowOf(text.slice(start, end), [])
    .replace(/[`"“”]/g, " ")
    .replace(/\([^)]{0,60}\)|（[^）]{0,60}）/g, " ");
  return label
    .replace(/^[^\p{L}]{1,20}/u, "")
    .replace(/[^\p{L}]{1,20}$/u, "")
    .replace(/ {2,80}/g, " ");
}
