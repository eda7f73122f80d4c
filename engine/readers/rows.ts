/** Lines of JSON as rows: glued lines are taken apart, torn and damaged ones counted. Every JSONL reader is fed through this. */
import { type Located, located } from "../json/located.ts";
import { skipBlank, valueEnd } from "../json/scan.ts";
import type { Problem } from "../session.ts";
import type { Line, Span } from "../text.ts";
import { utf8Length } from "./bytes.ts";

/** One JSON object of a file, with where it stood. Two rows can share a line. */
export interface Row {
  readonly node: Located;
  readonly value: Readonly<Record<string, unknown>>;
  /** Line number from 1. */
  readonly line: number;
  /** UTF-16 offset of the line in the file: what raw offsets inside the row count from. */
  readonly at: number;
  readonly bytes: Span;
}

/** Takes lines and hands on rows; `problems` tells at any time what could not be read so far. */
export interface RowFeed {
  line(line: Line): void;
  problems(): readonly Problem[];
}

/**
 * Feeds lines to `take`, one call for each JSON object. Nothing thrown by bad input leaves it.
 * `parseLine` may leave out members that its reader never looks at.
 */
export function feedRows(take: (row: Row) => void, parseLine: (text: string) => unknown = parse): RowFeed {
  const damaged: number[] = [];
  const glued: number[] = [];
  let last = 0;
  return {
    line(line) {
      if (isBlank(line.text)) return;
      last = line.number;
      const whole = parseLine(line.text);
      const rows = whole === undefined ? takenApart(line) : rowOf(line, whole, 0, line.text.length);
      if (rows.length === 0 || rows.some((row) => row === undefined)) damaged.push(line.number);
      else if (1 < rows.length) glued.push(line.number);
      for (const row of rows) if (row) take(row);
    },
    problems: () => problemsOf(damaged, glued, last),
  };
}

/** The JSON value of a text, or `undefined`: `JSON.parse` is the judge. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function rowOf(line: Line, value: unknown, start: number, end: number): readonly (Row | undefined)[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [undefined];
  const whole = start === 0 && end === line.text.length;
  const from = line.start + utf8Length(line.text, 0, start);
  const length = whole && line.bytes !== undefined ? line.bytes : utf8Length(line.text, start, end);
  const node = located(line.text, value, start);
  const record = value as Readonly<Record<string, unknown>>;
  return [{ node, value: record, line: line.number, at: line.at, bytes: { start: from, end: from + length } }];
}

/** Objects written behind one another on one line, stray bytes before or between them left out; `undefined` for a broken one. */
function takenApart(line: Line): readonly (Row | undefined)[] {
  const rows: (Row | undefined)[] = [];
  let at = line.text.indexOf("{");
  while (0 <= at) {
    const end = valueEnd(line.text, at);
    const value = parse(line.text.slice(at, end));
    if (value === undefined) return [...rows, undefined];
    rows.push(...rowOf(line, value, at, end));
    const next = skipBlank(line.text, end);
    at = next < line.text.length ? line.text.indexOf("{", next) : -1;
  }
  return rows;
}

function problemsOf(damaged: readonly number[], glued: readonly number[], last: number): readonly Problem[] {
  const problems: Problem[] = [];
  const torn = damaged.at(-1) === last;
  const broken = torn ? damaged.slice(0, -1) : damaged;
  if (broken.length > 0) problems.push(lines("damaged", broken, "could not be read as JSON and was skipped"));
  if (glued.length > 0) problems.push(lines("glued", glued, "held several objects, which were taken apart"));
  if (torn && last > 0) problems.push(lines("torn", [last], "was cut off while it was written"));
  return problems;
}

function lines(kind: Problem["kind"], numbers: readonly number[], what: string): Problem {
  const first = numbers[0] ?? 0;
  const rest = numbers.length - 1;
  const message = rest === 0 ? `line ${first} ${what}` : `line ${first} and ${rest} more: each ${what}`;
  return { kind, line: first, count: numbers.length, message };
}

/** Whether a line holds nothing, white space and stray NULs aside. */
function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x09 && code !== 0x0d && code !== 0) return false;
  }
  return true;
}
