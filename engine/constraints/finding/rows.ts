/** A row of a table of failed tries is one finding: what was tried, and how it came out. */
import type { RuleItem } from "../../item.ts";
import type { Block } from "../../markdown.ts";
import { overlaps, type Span } from "../../text.ts";
import type { Headers } from "../headers.ts";
import type { Room } from "./room.ts";

/** Findings, in source order, with those of one row below a heading of failures made into one, name and verdict together. */
export function byRow(room: Room, rules: readonly RuleItem[]): readonly RuleItem[] {
  const rows = room.failedRows;
  if (rows.length === 0) return rules;
  const out: RuleItem[] = [];
  const placeOf = new Map<FailedRow, number>();
  let at = 0;
  for (const rule of rules) {
    while ((rows[at]?.end ?? Number.POSITIVE_INFINITY) <= rule.span.start) at++;
    const row = rows[at];
    if (rule.kind !== "negative_fact" || !row || !overlaps(row, rule.span)) {
      out.push(rule);
      continue;
    }
    const place = placeOf.get(row) ?? out.length;
    placeOf.set(row, place);
    const first = out[place];
    if (first === undefined || (first.inherited && !rule.inherited)) out[place] = ofRow(room, row, rule);
  }
  return out;
}

/** The finding of a cell, said of its whole row. */
const ofRow = ({ passage }: Room, { start, end }: FailedRow, rule: RuleItem): RuleItem => ({
  ...rule,
  span: { start, end },
  text: passage.text.slice(start, end),
});

/** "Swap the clock source | No change": a verdict that fills its cell is said of the cells before it in its row. */
export function ofItsRow({ blocks, passage }: Room, cell: number, rules: readonly RuleItem[]): readonly RuleItem[] {
  const [rule] = rules;
  const block = blocks[cell];
  if (!rule || !block || block.kind !== "cell" || rules.length > 1 || !fills(rule, block)) return rules;
  const { text } = passage;
  let first = cell;
  while (blocks[first - 1]?.kind === "cell" && !lineBetween(text, blocks, first - 1)) first--;
  if (first === cell || MOST_CELLS < cell - first || isHeading(text, block.span.end)) return rules;
  while (first + 1 < cell && isKey(text, blocks[first])) first++;
  if (blocks.slice(first, cell).some((each) => isFigure(text, each))) return rules;
  const span = { start: blocks[first]?.span.start ?? rule.span.start, end: rule.span.end };
  return [{ ...rule, span, text: text.slice(span.start, span.end) }];
}

const fills = ({ kind, subtype, inherited, span, text }: RuleItem, { span: cell }: Block): boolean =>
  kind === "negative_fact" &&
  subtype === "failed_attempt" &&
  !inherited &&
  !/\d/.test(text) &&
  span.start - cell.start + cell.end - span.end <= 6 &&
  text.split(/\s{1,20}/).length <= 3;

/** The row of titles, above the row of dashes. */
const isHeading = (text: string, from: number): boolean =>
  /^[^\n]{0,200}\n[ \t>]{0,8}\|?[ \t]{0,8}:?-{1,60}:?[ \t]{0,60}\|/.test(text.slice(from, from + 300));

/** A number ("3", "#12", "A3") or a code span names a row and does not say what was tried. */
const isKey = (text: string, block: Block | undefined): boolean =>
  block !== undefined &&
  /^(?:#?(?:[A-Z]{1,3}-?)?\d{1,4}|`[^`\s]{1,60}`)$/.test(text.slice(block.span.start, block.span.end).trim());

/** With a figure between, the verdict is on the figure as much as on the try. */
const isFigure = (text: string, { span }: Block): boolean =>
  /^[-+~<>≤≥]?[\d.,]{1,20} ?[^\s\d.,]{0,4}$/.test(text.slice(span.start, span.end).trim());

const lineBetween = (text: string, blocks: readonly Block[], at: number): boolean =>
  text.slice(blocks[at]?.span.end, blocks[at + 1]?.span.start).includes("\n");

/** A row of a table of failed tries, from the cell that names the try to its last, with the indices of these cells. */
export interface FailedRow extends Span {
  readonly first: number;
  readonly last: number;
}

/** The rows of tables below a heading of failures, in source order. A column of failures makes none: there each cell stands for itself. */
export function failedRows(text: string, blocks: readonly Block[], { above }: Headers): readonly FailedRow[] {
  const rows: FailedRow[] = [];
  for (const [at, { kind, span }] of blocks.entries()) {
    const header = above[at];
    if (kind !== "cell" || header?.kind !== "failed" || span.start < (rows.at(-1)?.end ?? 0)) continue;
    if (blocks[header.block]?.kind === "cell") continue;
    const last = lastOfRow(text, blocks, at);
    if (last - at < MOST_CELLS)
      rows.push({ start: span.start, end: blocks[last]?.span.end ?? span.end, first: at, last });
  }
  return rows;
}

/** The index of the last cell of the row in which a cell stands. */
function lastOfRow(text: string, blocks: readonly Block[], cell: number): number {
  let last = cell;
  while (blocks[last + 1]?.kind === "cell" && !lineBetween(text, blocks, last)) last++;
  return last;
}

/** What was tried, how it came out, and one cell more; a wider table tells of each try at length. */
const MOST_CELLS = 3;
