/**
 * The canonical form of a sealed entry: what a formatter may change does not count, everything else does (spec §6).
 * White space, bullets, emphasis marks and the escapes that formatters add are left out; code spans stay as they are.
 */

/**
 * The short digest at an entry's end: ` ^1a2b3c4d`. It reads as a block id in Markdown editors, is visible to agents that strip
 * comments, and formatters leave it alone.
 */
export const DIGEST_MARK = /[ \t\r\n]\^([0-9a-f]{8})$/;

/** Two entries with the same canonical form say the same, character by character. A digest at the end does not count. */
export function canonical(text: string): string {
  const body = text.trim().replace(DIGEST_MARK, "");
  return withoutBullets(outsideCode(sameFences(body), (prose) => withoutEmphasis(unescaped(sameLines(prose)))))
    .split(/\s/)
    .filter((word) => word !== "")
    .join(" ");
}

/** The bullets of what is nested in an entry: `*`, `+`, `-` are one bullet, and `1)` is `1.`. */
const withoutBullets = (text: string): string =>
  text.replaceAll(/^[ \t]{0,20}[*+-][ \t]/gm, "- ").replaceAll(/^([ \t]{0,20}\d{1,9})\)[ \t]/gm, "$1. ");

/** Fences of tildes are fences of backticks. */
const sameFences = (text: string): string =>
  text.includes("~~~") ? text.replaceAll(/^([ \t>]{0,40})~{3,40}(?!~)/gm, "$1```") : text;

/** Quote marks that only continue a quotation, and how a table is drawn, say nothing. */
function sameLines(prose: string): string {
  if (!/[>|]/.test(prose)) return prose;
  let quoted = false;
  return prose
    .split("\n")
    .map((line) => {
      const mark = /^[ \t]{0,40}>[ \t>]{0,40}/.exec(line)?.[0];
      const bare = quoted && mark !== undefined ? line.slice(mark.length) : line;
      quoted = line.trim() !== "" && (mark !== undefined || quoted);
      return bare.includes("|") ? sameRow(bare) : bare;
    })
    .join("\n");
}

/** A table's row without the blanks around its bars, the bars at its ends, and the length of the dashes under its head. */
function sameRow(line: string): string {
  const cells = line.split("|").map((cell) => cell.trim());
  const from = cells[0] === "" ? 1 : 0;
  const to = cells.at(-1) === "" ? cells.length - 1 : cells.length;
  return cells
    .slice(from, to)
    .map((cell) => cell.replace(/^(:?)-{1,400}(:?)$/, "$1-$2"))
    .join("|");
}

/** Applies a change to everything but code spans and fenced code, whose marks stay too. */
function outsideCode(text: string, change: (prose: string) => string): string {
  let out = "";
  let at = 0;
  const closing = closingTicks(text);
  for (const [open, close] of closing) {
    if (open < at) continue;
    out += change(text.slice(at, open)) + text.slice(open, close);
    at = close;
  }
  return out + change(text.slice(at));
}

/** Where each code span starts and ends: a run of backticks and the next run of the same length. */
function closingTicks(text: string): readonly (readonly [number, number])[] {
  const runs = [...text.matchAll(/`{1,80}/g)].map((run) => ({ start: run.index, length: run[0].length }));
  const next = new Map<number, number>();
  const spans: (readonly [number, number])[] = [];
  for (const { start, length } of runs.toReversed()) {
    const close = next.get(length);
    if (close !== undefined) spans.push([start, close + length]);
    next.set(length, start);
  }
  return spans.reverse();
}

/** Formatters escape what could be read as a mark, and quote titles of links in their way: neither says anything. */
const unescaped = (text: string): string =>
  text
    .replaceAll(/\\([*_#[\]<>`~])/g, "$1")
    .replaceAll(/(\]\([^()\s]{1,300}[ \t]{1,8})'([^'"\n]{0,200})'\)/g, '$1"$2")');

interface Run {
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/** Leaves out runs of `*` and `_` that open and close emphasis; those that stand for themselves stay. */
function withoutEmphasis(text: string): string {
  const dropped: Run[] = [];
  const open = new Map<string, Run[]>();
  for (const match of text.matchAll(/\*{1,3}|_{1,3}/g)) {
    const run = { start: match.index, end: match.index + match[0].length, mark: match[0] };
    const partner = canClose(text, run) ? open.get(run.mark)?.pop() : undefined;
    if (partner) dropped.push(partner, run);
    else if (canOpen(text, run)) open.set(run.mark, [...(open.get(run.mark) ?? []).slice(-8), run]);
  }
  dropped.sort((a, b) => a.start - b.start);
  let out = "";
  let at = 0;
  for (const { start, end } of dropped) {
    out += text.slice(at, start);
    at = end;
  }
  return out + text.slice(at);
}

/** Letters and digits of scripts that put blanks between words: a single mark between two of them is no emphasis. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

const insideWord = (mark: string, neighbour: string): boolean =>
  mark !== "**" && mark !== "***" && WORD.test(neighbour);

function canOpen(text: string, { start, end, mark }: Run): boolean {
  const after = text.charAt(end);
  return after !== "" && !/\s/.test(after) && !insideWord(mark, text.charAt(start - 1));
}

function canClose(text: string, { start, end, mark }: Run): boolean {
  return start > 0 && !/\s/.test(text.charAt(start - 1)) && !insideWord(mark, text.charAt(end));
}
