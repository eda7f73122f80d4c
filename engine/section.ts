/** The part of a text that an offset stands in, as a reader would name it. */
import type { Block } from "./markdown.ts";
import { firstFrom, holds, type Span } from "./text.ts";

/**
 * The section around an offset: everything under the nearest heading above, sections below it included, without the heading itself.
 * Where no heading stands above, the block there; undefined where there is none. UTF-16 offsets.
 */
export function sectionAround(at: number, blocks: readonly Block[], text: string): Span | undefined {
  const after = firstFrom(blocks, at + 1, ({ outer }) => outer.start);
  const above = blocks.slice(0, after).findLastIndex(({ kind }) => kind === "heading");
  const heading = blocks[above];
  if (!heading) return blocks.find(({ outer, kind }) => kind !== "frontmatter" && holds(outer, at))?.outer;
  const next = blocks.slice(above + 1).find(({ kind, level }) => kind === "heading" && level <= heading.level);
  return { start: heading.outer.end, end: next?.outer.start ?? text.length };
}
