/** Putting back, word for word, what a rewritten pad lost against its earlier version. */
import type { Item } from "./item.ts";
import type { Block } from "./markdown.ts";
import { readPad } from "./pad.ts";
import type { Edit } from "./rules/rule.ts";
import { eolOf, lineEnd } from "./seal-append.ts";
import { sentenceAround } from "./sentence.ts";
import type { Survival } from "./survival.ts";
import { inside, type Source, type Span } from "./text.ts";

/** Both versions of a pad. */
export interface Versions {
  readonly before: Source;
  readonly after: Source;
}

/**
 * The edits that restore one item: over what stands in its place where that is known, else the line or sentence that held it, behind
 * the nearest line above it that is still there. None where nothing is lost.
 */
export function restoreEdits({ item, state, instead }: Survival, { before, after }: Versions): readonly Edit[] {
  if (state !== "lost" && state !== "weakened" && state !== "altered") return [];
  const [old, now] = [before.text ?? "", after.text ?? ""];
  if (instead && state === "altered" && item.kind === "handle") return [{ span: instead.span, text: item.text }];
  const held = heldIn(item, old, readPad(before).blocks);
  if (instead && item.kind !== "handle") return [{ span: sentenceOf(instead.span, after), text: held.sentence }];
  return [insertion(held.lines, old, now)];
}

interface Holding {
  /** The whole lines of the block that held the item. */
  readonly lines: Span;
  /** The words of the sentence that held it. */
  readonly sentence: string;
}

function heldIn(item: Item, text: string, blocks: readonly Block[]): Holding {
  const block = blockAround(item.span, blocks);
  const outer = block?.outer ?? item.span;
  const sentence = sentenceAround(text, item.span, block?.span ?? item.span);
  const lines = {
    start: text.lastIndexOf("\n", outer.start - 1) + 1,
    end: lineEnd(Math.max(outer.start, outer.end - 1), text),
  };
  return { lines, sentence: text.slice(sentence.start, sentence.end) };
}

/** The sentence that a rule fills in a text: it goes as a whole, so that no half of it is left. */
function sentenceOf(span: Span, source: Source): Span {
  const block = blockAround(span, readPad(source).blocks);
  return block ? sentenceAround(source.text ?? "", span, block.span) : span;
}

const blockAround = (span: Span, blocks: readonly Block[]): Block | undefined =>
  blocks.findLast((block) => inside(span, block.span));

/** The lost lines behind the nearest line above them that both texts have; at the end where they have none. */
function insertion(lines: Span, old: string, now: string): Edit {
  const eol = eolOf(now);
  const lost = old
    .slice(lines.start, lines.end)
    .split("\n")
    .map((line) => line.replace(/\r$/, ""))
    .join(eol);
  const places = placesOfLines(now);
  let apart = "";
  for (const line of linesAbove(old, lines.start)) {
    if (line.trim() === "") {
      apart = eol;
      continue;
    }
    const at = places.get(line.trim());
    if (at !== undefined) return { span: { start: at, end: at }, text: `${eol}${apart}${lost}` };
  }
  const glue = now === "" || now.endsWith("\n") ? "" : eol;
  return { span: { start: now.length, end: now.length }, text: `${glue}${lost}${eol}` };
}

/** The lines above an offset, nearest first. */
function linesAbove(text: string, at: number): readonly string[] {
  return text.slice(0, at).split("\n").slice(0, -1).toReversed();
}

/** Where each line of a text ends; of equal lines the last one counts. */
function placesOfLines(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let start = 0;
  for (const line of text.split("\n")) {
    places.set(line.trim(), start + line.replace(/\r$/, "").length);
    start += line.length + 1;
  }
  return places;
}
