/** The parts of a pad that can be cut out without breaking what stays: a block with everything that hangs on it. */
import type { Block } from "../markdown.ts";
import type { Span } from "../text.ts";

/** A block with what is nested in it or introduced by it, or a table as a whole. */
export interface Part {
  /** In source order. */
  readonly blocks: readonly Block[];
  /** From the beginning of its first line, where nothing but indentation and quote marks stand before it. */
  readonly outer: Span;
}

/** One part for each block, smaller ones inside larger ones, in the order of their first blocks; the cells of a table are one part. */
export function partsOf(blocks: readonly Block[], text: string): readonly Part[] {
  const ends = lastOf(blocks, text);
  return blocks.flatMap((block, index): readonly Part[] => {
    const before = blocks[index - 1];
    if (block.kind === "cell" && before?.kind === "cell" && isSameTable(before, block, text)) return [];
    const own = blocks.slice(index, (ends[index] ?? index) + 1);
    const end = Math.max(...own.map(({ outer }) => outer.end));
    const start = lineStart(block, text);
    return [{ blocks: own, outer: { start, end: block.kind === "cell" ? lineEnd(end, text) : end } }];
  });
}

/** Those parts that no other holds, in source order. */
export function outermost(parts: readonly Part[]): readonly Part[] {
  let end = -1;
  return parts
    .toSorted((a, b) => a.outer.start - b.outer.start || b.outer.end - a.outer.end)
    .filter(({ outer }) => {
      const isOuter = end < outer.end;
      if (isOuter) end = outer.end;
      return isOuter;
    });
}

/** For each block the index of the last one that hangs on it: nested, introduced by it, or a later cell of its table. */
function lastOf(blocks: readonly Block[], text: string): readonly number[] {
  const last = blocks.map((_, index) => index);
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const block = blocks[index];
    if (block === undefined) continue;
    const own = last[index] ?? index;
    const next = blocks[index + 1];
    if (block.kind === "cell" && next?.kind === "cell" && isSameTable(block, next, text))
      last[index] = last[index + 1] ?? own;
    for (const holder of [block.parent, block.intro]) {
      if (holder === undefined || holder >= index) continue;
      const kind = blocks[holder]?.kind;
      if (kind !== "heading" && kind !== "cell") last[holder] = Math.max(last[holder] ?? holder, last[index] ?? own);
    }
  }
  return last;
}

/** Whether nothing but table marks stand between two cells. */
const isSameTable = (a: Block, b: Block, text: string): boolean =>
  !/[^\s|:>-]|\n[ \t]*\r?\n/.test(text.slice(a.outer.end, b.outer.start));

/** Where a block begins, its indentation, quote marks and table mark included. */
function lineStart({ outer, kind }: Block, text: string): number {
  const start = text.lastIndexOf("\n", outer.start - 1) + 1;
  const lead = text.slice(start, outer.start);
  return (kind === "cell" ? /^[\s>|]*$/ : /^[\s>]*$/).test(lead) ? start : outer.start;
}

function lineEnd(at: number, text: string): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : text.charAt(end - 1) === "\r" ? end - 1 : end;
}
