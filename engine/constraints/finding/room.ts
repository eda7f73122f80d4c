/** What holds for a whole passage while rules are looked for in it. */
import type { Passage } from "../../item.ts";
import type { Block } from "../../markdown.ts";
import type { Span } from "../../text.ts";
import { framesIn } from "../frames.ts";
import { type Headers, headersOf, ruledBelow } from "../headers.ts";
import { type FailedRow, failedRows } from "./rows.ts";

/** A passage with what is known of its blocks. */
export interface Room {
  readonly passage: Passage;
  /** Index of the passage. */
  readonly index: number;
  readonly blocks: readonly Block[];
  readonly headers: Headers;
  readonly frames: readonly Span[];
  /** Rows of tables below a heading of failures, in source order. */
  readonly failedRows: readonly FailedRow[];
  /** Indices of the cells of these rows. */
  readonly failedCells: ReadonlySet<number>;
  /** Whether rules stand below a heading above the block. */
  readonly isRuled: (block: number) => boolean;
}

/** Makes the room of a passage. */
export function roomOf(passage: Passage, blocks: readonly Block[], index: number): Room {
  const headers = headersOf(passage.text, blocks);
  const rows = failedRows(passage.text, blocks, headers);
  return {
    passage,
    index,
    blocks,
    headers,
    frames: framesIn(passage.text),
    failedRows: rows,
    failedCells: new Set(rows.flatMap(({ first, last }) => blocks.slice(first, last + 1).map((_, at) => first + at))),
    isRuled: ruledBelow(passage.text, blocks),
  };
}

/** Whether a block is an entry of a list or of a table. */
export const isEntry = ({ blocks }: Room, block: number): boolean =>
  blocks[block]?.kind === "item" || blocks[block]?.kind === "cell";
