/** The sections of a Markdown document: a heading and everything under it. */
import type { Inspection } from "../../engine/inspection.ts";
import type { Span } from "../../engine/text.ts";

/** One section. */
export interface Section {
  readonly title: string;
  readonly level: number;
  /** The heading with its marker. */
  readonly heading: Span;
  /** From the heading to the next one of the same or a higher level. */
  readonly span: Span;
}

/** Every section of a document in source order; those of lower headings lie inside those of higher ones. */
export function sectionsOf({ pad, source }: Inspection): readonly Section[] {
  const text = source.text ?? "";
  const headings = (pad?.blocks ?? []).filter(({ kind }) => kind === "heading");
  const ends = new Array<number>(headings.length).fill(text.length);
  const open: number[] = [];
  headings.forEach(({ level, outer }, index) => {
    while (open.length > 0 && level <= (headings[open.at(-1) ?? 0]?.level ?? 0)) ends[open.pop() ?? 0] = outer.start;
    open.push(index);
  });
  return headings.map(({ level, outer, span }, index) => ({
    title: text.slice(span.start, span.end),
    level,
    heading: outer,
    span: { start: outer.start, end: ends[index] ?? text.length },
  }));
}
