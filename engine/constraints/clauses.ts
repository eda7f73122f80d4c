/** The clauses of a passage. */
import type { Passage } from "../item.ts";
import type { Block } from "../markdown.ts";
import type { Span } from "../text.ts";
import type { Clause } from "./clause.ts";
import { abbreviations } from "./compiled.ts";
import { type Sentence, sentencesOf } from "./cutting.ts";
import { codesIn, shadowOf } from "./shadow.ts";

/** A block, or a line of a passage without blocks, ready to be cut. Offsets count in the passage. */
export interface Stretch {
  readonly span: Span;
  /** Index of the block; -1 for a line. */
  readonly block: number;
  readonly codes: readonly Span[];
}

/**
 * What can hold clauses: every block of prose, or every line where there are no blocks. Code and HTML hold none, but for a document
 * that is shown in a fence.
 */
export function stretchesOf(passage: Passage, blocks: readonly Block[]): readonly Stretch[] {
  const { text, form } = passage;
  if (form === "command" || form === "value") return [];
  const all = { start: 0, end: text.length };
  if (form === "plain" || blocks.length === 0) return linesOf(text, all);
  return blocks.flatMap((block, index) => {
    if (isDocument(block) || isNotice(block, text)) return linesOf(text, block.span);
    return PROSE.has(block.kind) ? [{ span: block.span, block: index, codes: block.codes }] : [];
  });
}

const PROSE: ReadonlySet<Block["kind"]> = new Set(["heading", "paragraph", "item", "cell"]);

/** A fence whose language is that of documents. */
const isDocument = ({ kind, info }: Block): boolean => kind === "code" && /^(?:markdown|mdc?)$/i.test(info ?? "");

/** A code block without a language around a list or a notice: words and no code on every line. */
const isNotice = ({ kind, info, span }: Block, text: string): boolean =>
  kind === "code" &&
  (info ?? "") === "" &&
  span.end - span.start <= LONGEST_NOTICE &&
  text
    .slice(span.start, span.end)
    .split("\n")
    .every((line) => line.trim() === "" || (SAID.test(line) && !CODE_SIGNS.test(line)));

const LONGEST_NOTICE = 2_000;

/** At most a bullet or a sign, and at least three words behind it. */
const SAID =
  /^\s{0,12}(?:(?:[-*•]|\d{1,2}[.)]|\p{Extended_Pictographic}\uFE0F?)\s{1,4})?[-\p{L}¿¡"“«(`']\S{0,40}\s{1,3}\S{1,40}\s{1,3}\S/u;

/** Signs of code, pipes and drawn trees; "name: value" and "fix(scope):" are no sentences either. */
const CODE_SIGNS = /[{}<>=|\\$;│├└─┌→]|\(\)|::|^\s{0,12}[\w.-]{1,30}:\s\S{1,30}$|^\s{0,12}\w{1,12}\([\w-]{1,20}\):/u;

function linesOf(text: string, within: Span): readonly Stretch[] {
  const lines: Stretch[] = [];
  for (let { start } = within; start < within.end; ) {
    const line = text.indexOf("\n", start);
    const end = line === -1 || within.end < line ? within.end : line;
    if (start < end) lines.push({ span: { start, end }, block: -1, codes: [] });
    start = end + 1;
  }
  return lines;
}

/** A stretch with its text and shadow, which count from its start. */
export interface DarkStretch extends Stretch {
  readonly raw: string;
  readonly shadow: string;
}

/** A stretch cut into sentences. */
export interface CutStretch extends DarkStretch {
  readonly sentences: readonly Sentence[];
}

/** The shadow of a stretch of a text. */
export function shadowStretch(text: string, stretch: Stretch): DarkStretch {
  const { span, block } = stretch;
  const { start, end } = span;
  const raw = text.slice(start, end);
  const codes =
    block === -1 ? codesIn(raw) : stretch.codes.map((code) => ({ start: code.start - start, end: code.end - start }));
  return { span, block, codes: stretch.codes, raw, shadow: shadowOf(raw, codes) };
}

/** Cuts a stretch; spans of its sentences count in the stretch. */
export const cutStretch = ({ span, block, codes, raw, shadow }: DarkStretch): CutStretch => ({
  span,
  block,
  codes,
  raw,
  shadow,
  sentences: sentencesOf(raw, shadow, { start: 0, end: raw.length }, abbreviations),
});

/**
 * The clauses of a passage in source order: sentences, cut again at semicolons and spaced dashes, never inside code spans, paths,
 * versions or abbreviations. A line end inside a paragraph cuts nothing. Spans count in the passage's text; `passageIndex` is copied.
 * Only the stretches that are `wanted` are cut, where that is given.
 */
export function clausesOf(
  passage: Passage,
  blocks: readonly Block[],
  passageIndex: number,
  wanted: (stretch: Stretch) => boolean = () => true,
): readonly Clause[] {
  return stretchesOf(passage, blocks).flatMap((stretch) => {
    if (!wanted(stretch)) return [];
    const { sentences } = cutStretch(shadowStretch(passage.text, stretch));
    return sentences.flatMap(({ clauses }) =>
      clauses.map(({ start, end }) => {
        const span = { start: start + stretch.span.start, end: end + stretch.span.start };
        return { span, passage: passageIndex, block: stretch.block, text: passage.text.slice(span.start, span.end) };
      }),
    );
  });
}
