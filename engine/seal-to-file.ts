/** *Move to sealed file*: rules leave a pad for a file beside it that is sealed as a whole, and the pad says where they stand (spec §6). */
import type { Edit } from "./rules/rule.ts";
import { appendEdit, eolOf, type ReadPad, topOf } from "./seal-append.ts";
import { movedOut, type SealTarget } from "./seal-edits.ts";
import { NOTICE, pointerTo, sealedFileOf } from "./sealed.ts";

/** The edits of one move: they belong together, and the file's come first, so that a rule is never nowhere. */
export interface MovedToFile {
  readonly pad: readonly Edit[];
  /** Edits of the sealed file, whose text is `""` where it is not there yet. */
  readonly file: readonly Edit[];
}

/** A sealed file: its name as the pad links to it, and its text read as a pad; an empty text where it is not there yet. */
export interface SealedFile extends ReadPad {
  readonly link: string;
}

/**
 * The edits that move or copy some items of a pad into a sealed file, and leave a visible line in the pad that names it; undefined
 * where nothing of a sealed kind is given. Lists, clauses and inherited negations go as they go into a sealed region.
 */
export function sealToFileEdits(
  items: readonly SealTarget[],
  read: ReadPad,
  file: SealedFile,
  digests: "always" | "as-before" = "as-before",
): MovedToFile | undefined {
  const { entries, removals } = movedOut(items, read);
  if (entries.length === 0) return undefined;
  return {
    pad: [...pointerEdits(read, file.link), ...removals].sort((a, b) => a.span.start - b.span.start),
    file: file.text.trim() === "" ? newFile(entries, read, file, digests) : [appendEdit(entries, file, digests)],
  };
}

/** A file that is sealed as a whole by its front matter, with its first entries. */
function newFile(
  entries: Parameters<typeof appendEdit>[0],
  { text }: ReadPad,
  file: SealedFile,
  digests: "always" | "as-before",
): readonly Edit[] {
  const eol = eolOf(text);
  const head = ["---", "sealed: true", "---", "", NOTICE, "", ""].join(eol);
  const empty = { blocks: [], sealed: [], suppressions: [], declared: "sealed" as const };
  const body = appendEdit(entries, { text: eol, pad: empty }, digests).text;
  return [{ span: { start: 0, end: file.text.length }, text: `${head}${body}` }];
}

function pointerEdits({ text, pad }: ReadPad, link: string): readonly Edit[] {
  if (sealedFileOf(text) === link) return [];
  const eol = eolOf(text);
  const at = topOf(text, pad.blocks);
  const glue = at > 0 && !/\n[ \t]*\r?\n$/.test(text.slice(Math.max(0, at - 4), at)) ? eol : "";
  return [{ span: { start: at, end: at }, text: `${glue}${pointerTo(link)}${eol}${eol}` }];
}
