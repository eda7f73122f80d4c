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
  while (
    blocks[last + 1]?.kind === "cell" &&
    !text.slice(blocks[last]?.span.end, blocks[last + 1]?.span.start).includes("\n")
  )
    last++;
  return last;
}

/** What was tried, how it came out, and one cell more; a wider table tells of each try at length. */
const MOST_CELLS = 3;
