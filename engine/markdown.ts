/** The block structure of Markdown: headings, list items, table cells, code, with their spans. */
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
  /** Index of the block that introduces its list: a paragraph ending in a colon, a parent item, or the nearest heading. */
  readonly intro?: number;
  /** Contents of inline code spans. */
  readonly codes: readonly Span[];
}
