/** Texts cut into pieces that can be laid side by side: sentences and parts of sentences, never cut inside a handle. */

import type { Item, Passage } from "../item.ts";
import { blocksOfPassage } from "../items.ts";
import type { Block } from "../markdown.ts";
import { firstFrom, type Span } from "../text.ts";

/** One sentence, or a part of one between semicolons. */
export interface Piece {
  readonly text: string;
  readonly span: Span;
  readonly passage: number;
  /** The block or line it stands in, by number within its passage. */
  readonly block: number;
  /** The text of the headings and labels above it. */
  readonly scope: string;
  readonly task?: "open" | "done" | "cancelled";
}

/** The pieces of a passage in source order; `items` are those of the passage. */
export function piecesOf(passage: Passage, index: number, items: readonly Item[]): readonly Piece[] {
  const pieces: Piece[] = [];
  const closed = shieldsOf(items.filter(({ kind, text }) => kind === "handle" && text.length < 200));
  for (const area of areasOf(passage)) {
    let label = "";
    let last = area.span.start;
    for (const span of sentencesIn(passage.text, area.span, closed)) {
      const goesOn = /[;；]/.test(passage.text.slice(Math.max(0, last - 1), span.start));
      label = goesOn
        ? label
        : (LABEL.exec(passage.text.slice(span.start, Math.min(span.end, span.start + 80)))?.[1] ?? "");
      last = span.end;
      pieces.push({
        text: passage.text.slice(span.start, span.end),
        span,
        passage: index,
        block: area.block,
        scope: goesOn && label !== "" ? [area.scope, label].filter(Boolean).join(BETWEEN) : area.scope,
        ...(area.task ? { task: area.task } : {}),
      });
    }
  }
  return pieces;
}

interface Area {
  readonly span: Span;
  readonly block: number;
  readonly scope: string;
  readonly task?: "open" | "done" | "cancelled";
}

function* areasOf(passage: Passage): Iterable<Area> {
  const blocks = blocksOfPassage(passage);
  if (blocks.length === 0) yield* linesOf(passage.text, { start: 0, end: passage.text.length }, 0, "");
  for (const [block, { kind, span, task }] of blocks.entries()) {
    const scope = scopeOf(passage.text, blocks, block);
    if (kind === "code") yield* linesOf(passage.text, span, block, scope);
    else yield { span, block, scope, ...(task ? { task } : {}) };
  }
}

function* linesOf(text: string, { start, end }: Span, block: number, scope: string): Iterable<Area> {
  let at = start;
  let line = block;
  while (at < end) {
    const stop = text.indexOf("\n", at);
    const until = stop < 0 || stop > end ? end : stop;
    yield { span: { start: at, end: until }, block: line, scope };
    at = until + 1;
    line += 1;
  }
}

function scopeOf(text: string, blocks: readonly Block[], index: number): string {
  const block = blocks[index];
  if (!block) return "";
  const above = [...block.headings, ...[block.intro, block.parent].filter((one) => one !== undefined)];
  return [...new Set(above)].map((one) => textOf(text, blocks[one])).join(BETWEEN);
}

/** Whether a piece stands behind an item: later in its passage, or in a later one. */
export const isBehind = ({ passage, span }: Piece, item: Item): boolean =>
  passage === item.passage ? item.span.end <= span.start : item.passage < passage;

/** The headings and labels of a scope, outermost first. */
export const titlesOf = (scope: string): readonly string[] => scope.split(BETWEEN);

/** "Not built: a gate; a fence": what stands before the colon is said of every part behind it. */
const LABEL = /^[*_]{0,3}([^:;.!?\n]{2,60}):[*_]{0,3}\s/;

/** Stands between the titles of a scope. */
const BETWEEN = " \u203a ";

const textOf = (text: string, block: Block | undefined): string =>
  block ? text.slice(block.span.start, Math.min(block.span.end, block.span.start + 200)) : "";

/** Where nothing is cut, in source order, and for each how far it and those before it reach. */
interface Shields {
  readonly spans: readonly Span[];
  readonly reach: readonly number[];
}

function shieldsOf(items: readonly Item[]): Shields {
  const reach: number[] = [];
  for (const { span } of items) reach.push(Math.max(reach.at(-1) ?? 0, span.end));
  return { spans: items.map(({ span }) => span), reach };
}

/** Sentences of a stretch; where a handle lies, nothing is cut. */
function* sentencesIn(text: string, { start, end }: Span, { spans, reach }: Shields): Iterable<Span> {
  let from = start;
  let next = firstFrom(reach, start + 1, (offset) => offset);
  for (let at = start; at < end; at++) {
    while (next < spans.length && (spans[next]?.end ?? 0) <= at) next++;
    const shield = spans[next];
    if (shield && shield.start <= at && at < shield.end - 1) {
      at = Math.max(at, Math.min(shield.end, end) - 2);
      continue;
    }
    if (!endsAt(text, at, end)) continue;
    const span = trimmed(text, from, at + 1);
    if (span) yield span;
    from = at + 1;
  }
  const rest = trimmed(text, from, end);
  if (rest) yield rest;
}

function endsAt(text: string, at: number, end: number): boolean {
  const sign = text.charAt(at);
  if ("。！？；".includes(sign)) return true;
  const next = at + 1 < end ? text.charAt(at + 1) : " ";
  if (sign === ";" || sign === "!" || sign === "?") return isBlank(next) || "\"'”)*".includes(next);
  if (sign === "—" || sign === "–") return isBlank(next) && at > 0 && isBlank(text.charAt(at - 1));
  if (sign !== ".") return false;
  return isBlank(next) || ("\"'”)*_`".includes(next) && (at + 2 >= end || isBlank(text.charAt(at + 2))));
}

const isBlank = (sign: string): boolean => sign === " " || sign === "\n" || sign === "\t" || sign === "\r";

function trimmed(text: string, from: number, to: number): Span | undefined {
  let start = from;
  let end = to;
  while (start < end && " \n\t\r—–".includes(text.charAt(start))) start++;
  while (start < end && isBlank(text.charAt(end - 1))) end--;
  return start < end && /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? { start, end } : undefined;
}
