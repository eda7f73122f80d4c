/** *Seal in place*: a section that holds nothing but rules becomes a sealed region where it stands (spec §6). */
import type { Block } from "./markdown.ts";
import type { Edit } from "./rules/rule.ts";
import { eolOf, lineEnd, type ReadPad } from "./seal-append.ts";
import { headerOf, type SealTarget } from "./seal-edits.ts";
import { CLOSE, NOTICE, OPEN } from "./sealed.ts";
import { firstFrom, inside, overlaps } from "./text.ts";

/**
 * The edits that seal the section around an offset, given the items of the pad in source order; none where the section holds
 * anything but rules, or has none.
 */
export function sealInPlaceEdits(at: number, items: readonly SealTarget[], read: ReadPad): readonly Edit[] {
  const { text, pad } = read;
  const section = sectionAt(pad.blocks, at);
  const [first, last] = [section[0], section.at(-1)];
  if (!first || !last) return [];
  if (pad.sealed.some(({ span }) => overlaps(span, { start: first.outer.start, end: last.outer.end }))) return [];
  const tags: Edit[] = [];
  for (const block of section) {
    const tag = tagOf(block, items, read);
    if (tag === undefined) return [];
    if (tag.text !== "") tags.push(tag);
  }
  const eol = eolOf(text);
  const from = text.lastIndexOf("\n", first.outer.start - 1) + 1;
  const to = lineEnd(last.outer.end, text);
  return [
    { span: { start: from, end: from }, text: `${OPEN}${eol}${NOTICE}${eol}${eol}` },
    ...tags,
    { span: { start: to, end: to }, text: `${eol}${eol}${CLOSE}` },
  ];
}

/** The blocks under the heading that an offset stands under or in, up to the next heading. */
function sectionAt(blocks: readonly Block[], at: number): readonly Block[] {
  const after = firstFrom(blocks, at + 1, ({ outer }) => outer.start);
  let heading = after - 1;
  while (heading >= 0 && blocks[heading]?.kind !== "heading") heading -= 1;
  if (heading < 0) return [];
  let end = heading + 1;
  while (end < blocks.length && blocks[end]?.kind !== "heading") end += 1;
  return blocks.slice(heading + 1, end);
}

/** The edit that tags a block as an entry; nothing to do for what belongs to one; undefined where it is no rule. */
function tagOf(block: Block, items: readonly SealTarget[], read: ReadPad): Edit | undefined {
  const at = { start: block.span.start, end: block.span.start };
  if (block.parent !== undefined) return { span: at, text: "" };
  if ((block.kind !== "item" && block.kind !== "paragraph") || block.task !== undefined) return undefined;
  const rule = ruleIn(block, items);
  if (rule?.kind !== "constraint" && rule?.kind !== "negative_fact") return undefined;
  const header = rule.inherited ? `${headerOf(block, read)}: ` : "";
  return { span: at, text: `${block.kind === "paragraph" ? "- " : ""}[${rule.kind}] ${header}` };
}

/** The first rule of a block. */
function ruleIn({ span }: Block, items: readonly SealTarget[]): SealTarget | undefined {
  for (let index = firstFrom(items, span.start, (item) => item.span.start); index < items.length; index += 1) {
    const item = items[index];
    if (item === undefined || span.end <= item.span.start) return undefined;
    if ((item.kind === "constraint" || item.kind === "negative_fact") && inside(item.span, span)) return item;
  }
  return undefined;
}
