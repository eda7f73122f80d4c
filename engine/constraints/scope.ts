/** The headings that a block stands below. */
import type { Passage } from "../item.ts";
import type { Block } from "../markdown.ts";

/** The headings above a block of a passage, outermost first, as they are spelled; empty without a block. */
export const scopeOf = ({ text }: Passage, blocks: readonly Block[], block: Block | undefined): readonly string[] =>
  (block?.headings ?? []).map((index) => {
    const heading = blocks[index];
    return heading ? text.slice(heading.span.start, heading.span.end) : "";
  });
