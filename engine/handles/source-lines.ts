/** Tells lines of a program from other output: what a tool read from a file, found in one, or compared. */
import type { Span } from "../text.ts";
import { isContinued, isStatement } from "./statements.ts";

/**
 * The stretches of an output that are source code, whole lines each, in order. A stretch holds two statements at least, or one that a
 * search or a listing numbers; comments, closing brackets and a few lines of text between statements belong to it.
 */
export function sourceStretches(text: string): readonly Span[] {
  if (!MAY_BE.test(text)) return [];
  const stretches: Span[] = [];
  let run: Run | undefined;
  for (const line of linesOf(text)) {
    if (run && isOver(run, line)) {
      if (run.weight >= ENOUGH) stretches.push({ start: run.start, end: run.end });
      run = undefined;
    }
    if (run) extend(run, line);
    else if (line.kind !== "text") run = { start: line.start, end: line.end, weight: line.weight, strange: 0 };
  }
  if (run && run.weight >= ENOUGH) stretches.push({ start: run.start, end: run.end });
  return stretches;
}

/** A text without any of these holds no statement. */
const MAY_BE = /[;{}]|=>|:=|\b(?:import|def|return) /;

/** Two statements, or one with a number before it. */
const ENOUGH = 2;

/** Lines of another kind that may stand between two of a program: text of a page, of a template, of a long comment. */
const STRANGE = 3;

interface Run {
  readonly start: number;
  /** Behind the last line that is part of the program. */
  end: number;
  weight: number;
  /** Lines of text since then. */
  strange: number;
}

interface CodeLine extends Span {
  readonly kind: "statement" | "part" | "text";
  readonly weight: number;
}

const isOver = ({ strange, weight }: Run, { kind }: CodeLine): boolean =>
  kind === "text" && (weight === 0 || strange >= (weight < ENOUGH ? 1 : STRANGE));

function extend(run: Run, { kind, weight, end }: CodeLine): void {
  if (kind === "text") {
    run.strange += 1;
    return;
  }
  run.weight += weight;
  run.strange = 0;
  run.end = end;
}

function* linesOf(text: string): Iterable<CodeLine> {
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    if (end - start < LONGEST) yield { start, end, ...kindOf(text.slice(start, end)) };
    else yield* quotedLines(text, start, end);
    start = end + 1;
  }
}

/** The lines of a long line: those of a text that stands quoted in it, each behind the escape `\n`. */
function* quotedLines(text: string, from: number, to: number): Iterable<CodeLine> {
  const line = text.slice(from, to);
  for (let start = from; start < to; ) {
    const mark = line.indexOf("\\n", start - from);
    const end = mark < 0 ? to : from + mark;
    const first = text.slice(start, Math.min(end, start + LONGEST));
    if (isDense(first)) yield { start, end, ...NUMBERED };
    else yield* quotedLine(first, start, end);
    start = end === to ? to : end + 2;
  }
}

/** One of these lines, up to the quote that closes the text, and what follows as a line of its own. */
function* quotedLine(first: string, start: number, end: number): Iterable<CodeLine> {
  const closed = /"(?:,"|\}|\])/.exec(first)?.index ?? -1;
  const stop = closed < 0 ? end : start + closed;
  const line = (closed < 0 ? first : first.slice(0, closed)).replaceAll("\\t", "\t").replaceAll('\\"', '"');
  yield { start, end: stop, ...kindOf(line) };
  if (stop < end) yield { start: stop, end, ...TEXT };
}

/** A program without its blanks, as it is sent to a browser. */
const isDense = (line: string): boolean =>
  line.length === LONGEST &&
  LONGEST / 12 < (line.match(/[;()=]/g)?.length ?? 0) &&
  (line.match(/ /g)?.length ?? 0) < LONGEST / 8;

/** A line tells what it is by its first part. */
const LONGEST = 400;

const TEXT = { kind: "text", weight: 0 } as const;
const PART = { kind: "part", weight: 0 } as const;
const STATEMENT = { kind: "statement", weight: 1 } as const;
const NUMBERED = { kind: "statement", weight: ENOUGH } as const;

function kindOf(line: string): Pick<CodeLine, "kind" | "weight"> {
  const number = numberEnd(line);
  const code = withoutComment(line.slice(signEnd(line, number))).trim();
  if (code === "" || PARTS.test(code)) return PART;
  if (DATA.test(code)) return TEXT;
  if (isStatement(code)) return number > 0 ? NUMBERED : STATEMENT;
  return isContinued(code) ? PART : TEXT;
}

/** How much of a line is the number that a listing gives it, or the file and number of a search. */
function numberEnd(line: string): number {
  const listed = LISTED.exec(line);
  if (listed) return listed[0].length;
  const found = FOUND.exec(line.slice(0, LONGEST_PATH));
  return found && !/\s/.test(line.slice(0, found.index)) ? found.index + found[0].length : 0;
}

const LISTED = /^[ \t]{0,10}\d{1,6}(?:→|\t|: ?|\. | ?[|│] ?|-(?=[ \t]))/;
const FOUND = /\.[A-Za-z]\w{0,7}(?::\d{1,7}:(?:\d{1,5}:)?|-\d{1,7}-|:(?=[^\s\d:/]))/;

/** A search prints paths, and few are longer. */
const LONGEST_PATH = 240;

/** The sign that a comparison puts before a line. */
const signEnd = (line: string, from: number): number => (from === 0 && /^[+-][\s\w}/@*<.]/.test(line) ? 1 : from);

/** Without a comment at its end. */
function withoutComment(line: string): string {
  const at = line.indexOf(" // ");
  return at < 0 || line.slice(0, at).trim() === "" ? line : line.slice(0, at);
}

/** Closing brackets, comments, marks of a comparison: they belong to a program where one stands beside them. */
const PARTS = /^(?:[\])}>/;,(]{1,8}$|"""|\/\/|\/\*|\*(?:\/|\s|$)|--$|\.{3}$|@@ )/;

/** A field of JSON, an entry of a list, the edge of a fence. */
const DATA = /^(?:"[^"\\]*"\s?:\s?(?:["\d[{-]|true|false|null)|- |\d+[.)] |```)/;
