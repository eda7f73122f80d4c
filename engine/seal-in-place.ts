/** *Seal in place*: a section that holds nothing but rules becomes a sealed region where it stands (spec §6). */
import type { Block } from "./markdown.ts";
import type { Edit } from "./rules/rule.ts";
import { eolOf, lineEnd, type ReadPad } from "./seal-append.ts";
import { headerOf, type SealTarget } from "./seal-edits.ts";
import { CLOSE, NOTICE, OPEN } from "./sealed.ts";
import { inside, overlaps } from "./text.ts";

/** The edits that seal the section around an offset, given every rule of the pad; none where it holds anything but rules. */
export function sealInPlaceEdits(at: number, rules: readonly SealTarget[], read: ReadPad): readonly Edit[] {
  const { text, pad } = read;
  const section = sectionAt(pad.blocks, at);
  const [first, last] = [section[0], section.at(-1)];
  if (!first || !last) return [];
  if (pad.sealed.some(({ span }) => overlaps(span, { start: first.outer.start, end: last.outer.end }))) return [];
  const tags = section.map((block) => tagOf(block, rules, read));
  if (tags.some((tag) => tag === undefined)) return [];
  const eol = eolOf(text);
  const from = text.lastIndexOf("\n", first.outer.start - 1) + 1;
  const to = lineEnd(last.outer.end, text);
  return [
    { span: { start: from, end: from }, text: `${OPEN}${eol}${NOTICE}${eol}${eol}` },
    ...tags.filter((tag) => tag !== undefined && tag.text !== "").map((tag) => tag as Edit),
    { span: { start: to, end: to }, text: `${eol}${eol}${CLOSE}` },
  ];
}

/** The blocks under the heading that an offset stands under or in, up to the next heading. */
function sectionAt(blocks: readonly Block[], at: number): readonly Block[] {
  const heading = blocks.findLastIndex(({ kind, outer }) => kind === "heading" && outer.start <= at);
  if (heading < 0) return [];
  const rest = blocks.slice(heading + 1);
  const end = rest.findIndex(({ kind }) => kind === "heading");
  return end < 0 ? rest : rest.slice(0, end);
}

/** The edit that tags a block as an entry; nothing to do for what belongs to one; undefined where it is no rule. */
function tagOf(block: Block, rules: readonly SealTarget[], read: ReadPad): Edit | undefined {
  const at = { start: block.span.start, end: block.span.start };
  if (block.parent !== undefined) return { span: at, text: "" };
  if ((block.kind !== "item" && block.kind !== "paragraph") || block.task !== undefined) return undefined;
  const rule = rules.find(({ span }) => inside(span, block.span));
  if (rule?.kind !== "constraint" && rule?.kind !== "negative_fact") return undefined;
  const header = rule.inherited ? `${headerOf(block, read)}: ` : "";
  return { span: at, text: `${block.kind === "paragraph" ? "- " : ""}[${rule.kind}] ${header}` };
}
