/** New entries at the end of a sealed region, which is made where there is none (spec §6). */
import { chain } from "./chain.ts";
import type { Block } from "./markdown.ts";
import type { Pad, SealedKind, SealedRegion } from "./pad.ts";
import type { Edit } from "./rules/rule.ts";
import { CLOSE, NOTICE, OPEN } from "./sealed.ts";
import { firstFrom, type Span } from "./text.ts";

/** An entry to be: its words are written on one line behind the tag. */
export interface NewEntry {
  readonly kind: SealedKind;
  readonly text: string;
}

/** A text read as a pad. */
export interface ReadPad {
  readonly text: string;
  readonly pad: Pad;
}

/** The end of line that a text uses. */
export const eolOf = (text: string): string => {
  const first = text.indexOf("\n");
  return first > 0 && text.charAt(first - 1) === "\r" ? "\r\n" : "\n";
};

/** A text on one line, with single blanks. */
export const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

/**
 * The edit that appends entries to the sealed region, or makes a region behind front matter and title. New entries carry digests
 * where the region's last entry does, or where `digests` says always.
 */
export function appendEdit(
  entries: readonly NewEntry[],
  { text, pad }: ReadPad,
  digests: "always" | "as-before" = "as-before",
): Edit {
  const eol = eolOf(text);
  const region = pad.sealed.at(-1) ?? (pad.declared === "sealed" ? wholeOf(text) : undefined);
  const lines = linesOf(entries, region, digests);
  if (region === undefined) {
    const at = topOf(text, pad.blocks);
    const body = [OPEN, NOTICE, "", ...lines, "", CLOSE, ""].join(eol);
    const glue = at > 0 && !/\n[ \t]*\r?\n$/.test(text.slice(Math.max(0, at - 4), at)) ? eol : "";
    return { span: { start: at, end: at }, text: `${glue}${body}${eol}` };
  }
  const last = region.entries.at(-1);
  if (last) {
    const at = lineEnd(last.span.end, text);
    return { span: { start: at, end: at }, text: `${eol}${lines.join(eol)}` };
  }
  const isMarked = pad.declared !== "sealed" && region.closed;
  const at = isMarked ? Math.max(0, text.lastIndexOf("<!--", region.span.end)) : region.span.end;
  const glue = at === 0 || text.charAt(at - 1) === "\n" ? "" : eol;
  return { span: { start: at, end: at }, text: `${glue}${lines.join(eol)}${eol}` };
}

/**
 * The edits that give every entry of a pad the digest it should carry; entries whose digest does not fit are left alone, and code that
 * belongs to no list item has no place for one: the digest of the entry behind it holds it fast.
 */
export function digestEdits({ text, pad }: ReadPad): readonly Edit[] {
  return pad.sealed.flatMap(({ entries }) => {
    const digests = chain(entries);
    return entries.flatMap(({ span, digest }, index): readonly Edit[] => {
      const glue = digest === undefined ? beforeDigest(span, { text, pad }) : undefined;
      return glue === undefined
        ? []
        : [{ span: { start: span.end, end: span.end }, text: `${glue}^${digests[index]}` }];
    });
  });
}

/** What parts an entry from its digest: a blank, or a paragraph of its own behind code, whose fence a word would break. */
function beforeDigest({ start, end }: Span, { text, pad }: ReadPad): string | undefined {
  const last = pad.blocks[firstFrom(pad.blocks, end, ({ outer }) => outer.start) - 1];
  if (last?.kind !== "code" || last.outer.end < end) return " ";
  if (last.parent === undefined) return undefined;
  const eol = eolOf(text);
  const lead = text.slice(text.lastIndexOf("\n", start - 1) + 1, start).replaceAll(/[^\s>]/g, " ");
  return `${eol}${lead.trimEnd()}${eol}${lead}`;
}

function linesOf(
  entries: readonly NewEntry[],
  region: SealedRegion | undefined,
  digests: "always" | "as-before",
): readonly string[] {
  const before = region?.entries ?? [];
  const lines = entries.map(({ kind, text }) => `- [${kind}] ${oneLine(text)}`);
  if (digests === "as-before" && before.at(-1)?.digest === undefined) return lines;
  const links = chain([...before, ...entries]).slice(before.length);
  return lines.map((line, index) => `${line} ^${links[index]}`);
}

/** A file that is sealed as a whole and has no entry yet. */
const wholeOf = (text: string): SealedRegion => ({ span: { start: 0, end: text.length }, entries: [], closed: true });

/** Behind front matter and the title, before whatever comes next. */
export function topOf(text: string, blocks: readonly Block[]): number {
  const front = blocks[0]?.kind === "frontmatter" ? blocks[0] : undefined;
  const first = front ? blocks[1] : blocks[0];
  const title = first?.kind === "heading" && first.level === 1 ? first : undefined;
  const after = title ?? front;
  let at = after === undefined ? 0 : lineEnd(after.outer.end, text);
  while (at < text.length && /[\r\n]/.test(text.charAt(at))) at += 1;
  return at;
}

/** The end of the line that an offset stands in, before its line end. */
export function lineEnd(at: number, text: string): number {
  const end = text.indexOf("\n", at);
  if (end < 0) return text.length;
  return text.charAt(end - 1) === "\r" ? end - 1 : end;
}
