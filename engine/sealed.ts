/** Sealed regions and their entries, as they stand in a text (spec §6). */
import { canonical, DIGEST_MARK } from "./canonical.ts";
import type { Block } from "./markdown.ts";
import type { PadProblem, SealedEntry, SealedKind, SealedRegion } from "./pad.ts";
import { firstFrom, inside, type Span } from "./text.ts";

/** The comment that opens a sealed region, on a line of its own. */
export const OPEN = "<!-- sealed -->";

/** The comment that closes it. */
export const CLOSE = "<!-- /sealed -->";

/** The visible line under the opening comment, since some agents strip comments. */
export const NOTICE = "*Sealed: copy word for word, append only.*";

/** The visible line that a pad carries in place of rules that were moved to a sealed file; `link` is the file's path from the pad. */
export const pointerTo = (link: string): string =>
  `*Sealed rules stand in [${link}](${/[\s()]/.test(link) ? `<${link}>` : link}): read them first.*`;

const POINTER = /^\*Sealed rules stand in \[[^\]\n]{1,300}\]\(<?([^>\n]{1,300}?)>?\): read them first\.\*/m;

/** Where that line stands in a pad. */
export function pointerIn(text: string): Span | undefined {
  const found = text.includes("*Sealed rules stand in [") ? POINTER.exec(text) : undefined;
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** The sealed file that a pad names as the place of its rules, as a link from the pad; undefined where it names none. */
export const sealedFileOf = (text: string): string | undefined =>
  text.includes("*Sealed rules stand in [") ? POINTER.exec(text)?.[1] : undefined;

/** Whether a text holds the comment that opens a sealed region, outside of code or not. */
export const hasSealedMark = (text: string): boolean => text.includes("sealed -->") && MARKS.test(text);

const MARKS = /^[ \t]{0,3}<!--[ \t]{0,8}sealed[ \t]{0,8}-->[ \t\r]{0,8}$/m;
const MARK = /^[ \t]{0,3}<!--[ \t]{0,8}(\/?)sealed[ \t]{0,8}-->[ \t\r]{0,8}$/gm;

/** A text that regions are looked for in; what its marks cannot mean is appended to `problems`. */
export interface Search {
  readonly text: string;
  readonly blocks: readonly Block[];
  /** Whether an offset lies in a code block. */
  readonly inCode: (at: number) => boolean;
  readonly problems: PadProblem[];
}

/** The sealed regions of a text in order: those between its marks, or the whole file. */
export function sealedRegions(search: Search, how: "whole" | "marked"): readonly SealedRegion[] {
  const whole = { span: { start: 0, end: search.text.length }, closed: true };
  const spans = how === "whole" ? [whole] : markedSpans(search);
  if (spans.length === 0) return [];
  const ends = endsOf(search.blocks);
  return spans.map(({ span, closed }) => ({ span, closed, entries: entriesIn(search, ends, span) }));
}

type MarkedSpan = Pick<SealedRegion, "span" | "closed">;

function markedSpans({ text, inCode, problems }: Search): readonly MarkedSpan[] {
  if (!text.includes("sealed")) return [];
  const found: MarkedSpan[] = [];
  let open: Span | undefined;
  for (const mark of text.matchAll(MARK)) {
    const span = { start: mark.index, end: mark.index + mark[0].trimEnd().length };
    if (inCode(mark.index)) continue;
    if (mark[1] === "") open ??= span;
    else if (open) {
      found.push({ span: { start: open.start, end: span.end }, closed: true });
      open = undefined;
    } else problems.push({ kind: "stray-close", span, message: "this closes a sealed region that nothing opens" });
  }
  if (open) {
    problems.push({ kind: "unclosed", span: open, message: `the sealed region has no \`${CLOSE}\`` });
    found.push({ span: { start: open.start, end: text.length }, closed: false });
  }
  return found;
}

function entriesIn({ text, blocks, problems }: Search, ends: readonly number[], region: Span): readonly SealedEntry[] {
  const entries: SealedEntry[] = [];
  for (let index = firstFrom(blocks, region.start, ({ span }) => span.start); index < blocks.length; index += 1) {
    const block = blocks[index];
    if (block === undefined || region.end <= block.span.start) break;
    if (!holdsEntry(block) || !inside(block.span, region)) continue;
    const entry = readEntry(text, { start: block.span.start, end: ends[index] ?? block.span.end }, problems);
    if (block.kind === "item" || !isNotice(entry.text)) entries.push(entry);
  }
  return entries;
}

/** Top-level content: what is nested belongs to its item, headings and comments are no entries. */
const holdsEntry = ({ kind, parent }: Block): boolean =>
  parent === undefined && (kind === "item" || kind === "paragraph" || kind === "code" || kind === "cell");

/** Where each block ends with everything nested in it. */
function endsOf(blocks: readonly Block[]): readonly number[] {
  const ends = blocks.map(({ kind, span, outer }) => (kind === "code" ? outer.end : span.end));
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const parent = blocks[index]?.parent;
    if (parent !== undefined) ends[parent] = Math.max(ends[parent] ?? 0, ends[index] ?? 0);
  }
  return ends;
}

/** What is written around the entries of some regions: the comments, the visible lines, wherever one was left behind, the digests. */
export function frameOf(text: string, blocks: readonly Block[], regions: readonly SealedRegion[]): readonly Span[] {
  const left = leftBehind(text);
  if (regions.length === 0) return left;
  const notices = regions.flatMap(({ span }) => {
    const at = firstFrom(blocks, span.start, ({ outer }) => outer.start);
    const first = blocks[at];
    const second = first?.kind === "html" ? blocks[at + 1] : first;
    return second?.kind === "paragraph" &&
      inside(second.span, span) &&
      isNotice(text.slice(second.span.start, second.span.end))
      ? [second.span]
      : [];
  });
  const digests = regions.flatMap(({ entries }) =>
    entries.flatMap(({ span, digest }) =>
      digest === undefined ? [] : [{ start: span.end - digest.length - 1, end: span.end }],
    ),
  );
  return [...left, ...notices, ...digests];
}

/** Our comments and our visible line, in a region or not. */
const leftBehind = (text: string): readonly Span[] =>
  text.includes("sealed -->") || text.includes(NOTICE)
    ? Array.from(text.matchAll(OURS), ({ 0: { length }, index }) => ({ start: index, end: index + length }))
    : [];

const OURS =
  /^[ \t]{0,3}(?:<!--[ \t]{0,8}\/?sealed[ \t]{0,8}-->|\*Sealed: copy word for word, append only\.\*)(?=[ \t\r]{0,8}$)/gm;

const isNotice = (text: string): boolean => /^sealed\s?[:：]/i.test(canonical(text));

/** A tag in front, and at most two emphasis marks around it. */
const TAG = /^[*_]{0,2}\[([a-z_-]{1,40})\][*_]{0,2}(?![([:])[ \t]{0,8}/i;

const KINDS: ReadonlyMap<string, SealedKind> = new Map(
  Object.entries({
    constraint: "constraint",
    negative_fact: "negative_fact",
    "negative-fact": "negative_fact",
    loss_record: "loss_record",
    "loss-record": "loss_record",
  }),
);

function readEntry(text: string, span: Span, problems: PadProblem[]): SealedEntry {
  const whole = text.slice(span.start, span.end);
  const tag = TAG.exec(whole);
  const kind = tag ? KINDS.get((tag[1] ?? "").toLowerCase()) : undefined;
  const digest = DIGEST_MARK.exec(whole);
  const body = whole.slice(kind && tag ? tag[0].length : 0, digest ? digest.index : whole.length).trim();
  if (tag && !kind) {
    const message = `\`${tag[1]}\` is no kind of sealed entry: constraint, negative_fact or loss_record`;
    problems.push({ kind: "unknown-kind", span: { start: span.start, end: span.start + tag[0].length }, message });
  }
  return {
    kind: kind ?? "constraint",
    span,
    text: body,
    ...(digest?.[1] ? { digest: digest[1] } : {}),
    ...(kind ? {} : { untagged: true }),
  };
}
