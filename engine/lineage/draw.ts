/** The tree of compactions as text: lanes on the left, one line of facts and one sentence a generation. */
import { readAgain } from "../afterwards/rows.ts";
import { thousands } from "../tokens.ts";
import type { Lanes } from "./lanes.ts";
import type { LineageRow, RowItem } from "./rows.ts";

/** How a painter may colour parts of the drawing; the identity where there are no colours. */
export interface Paint {
  readonly grave: (text: string) => string;
  readonly notable: (text: string) => string;
  readonly calm: (text: string) => string;
  readonly faint: (text: string) => string;
}

const unpainted: Paint = { grave: same, notable: same, calm: same, faint: same };

/** How many of the worst items are drawn under a generation. */
const SHOWN = 5;

/** Draws the rows, the oldest generation first, so that the newest stands nearest to the prompt. Lines end in a line feed. */
export function drawRows(rows: readonly LineageRow[], paint: Paint = unpainted): string {
  const width = rows.reduce((widest, { lanes }) => Math.max(widest, lanes.column, ...lanes.through), 0) + 1;
  return rows.flatMap((row) => drawRow(row, width, paint)).join("");
}

function drawRow(row: LineageRow, width: number, paint: Paint): readonly string[] {
  const { lanes, sentence } = row;
  const tail = passing(lanes, width);
  return [
    ...(lanes.from === undefined ? [] : [line(branching(lanes, width), "")]),
    line(node(lanes, width), `${title(row)}${paint.faint(facts(row))}`),
    line(tail, paint[sentence.weight](sentence.text)),
    ...row.top.slice(0, SHOWN).map((item) => line(tail, `  ${drawItem(item, paint)}`)),
    ...drawAfterwards(row, paint).map((text) => line(tail, `  ${text}`)),
  ];
}

const line = (lanes: string, text: string): string => `${`${lanes} ${text}`.trimEnd()}\n`;

function title({ number, kind, trigger, depth, agent }: LineageRow): string {
  const forced = trigger === "unknown" ? "" : `, ${trigger}`;
  return `#${number} ${kind}${forced}, depth ${depth}${agent === undefined ? "" : `, sub-agent ${agent}`}`;
}

function facts({ line: at, tokens, carried, reversible, retained, degraded, handles }: LineageRow): string {
  const { before = tokens.estimateBefore, after = tokens.estimateAfter } = tokens;
  const mark = tokens.before === undefined ? "~" : "";
  return [
    at > 0 ? `line ${at}` : "",
    `${mark}${thousands(before)} → ${tokens.after === undefined ? "~" : ""}${thousands(after)} tokens`,
    carried === undefined
      ? `${handles.region} handles, unverifiable`
      : `${Math.round(carried * 100)} % of ${handles.region} handles carried`,
    reversible ? "reversible" : retained ? "irreversible, source retained" : "irreversible",
    degraded ? "degraded" : "",
  ]
    .filter((fact) => fact !== "")
    .map((fact) => ` · ${fact}`)
    .join("");
}

function drawItem({ state, kind, text, place, instead, obligation, need, born }: RowItem, paint: Paint): string {
  const what = kind === "handle" ? "" : `${kind.replace("_", " ")} `;
  const now = instead === undefined ? "" : ` → ${shortened(instead.text)}`;
  const since = born === undefined ? "" : paint.faint(` since #${born.generation}`);
  const why = [...(obligation === undefined ? [] : [`needed by "${shortened(obligation)}"`]), ...(need?.reasons ?? [])];
  const because = why.length === 0 ? "" : paint.faint(` (${why.join(", ")})`);
  return `${state} ${what}${shortened(text)}${now}${since}${at(place.line, paint)}${because}`;
}

/** What went wrong afterwards, and what was read again. */
function drawAfterwards({ afterwards }: LineageRow, paint: Paint): readonly string[] {
  if (afterwards === undefined) return [];
  const mishaps = afterwards.mishaps.slice(0, SHOWN).map(({ code, text, was, place, source }) => {
    const stood = source ? at(source.line, paint) : "";
    const before = was === undefined || was === text ? "" : ` ← ${shortened(was)}${stood}`;
    return `${paint.grave(`afterwards ${code}`)} ${shortened(text)}${at(place.line, paint)}${before}`;
  });
  const again = readAgain(afterwards);
  return [...mishaps, ...(again === "" ? [] : [paint.faint(`afterwards ${again}`)])];
}

const at = (line: number, paint: Paint): string => (line > 0 ? paint.faint(` line ${line}`) : "");

/** A text on one line and short enough to read in a list; only painting shortens. */
export function shortened(text: string, limit = 90): string {
  const plain = text.split(/\s/).filter(Boolean).join(" ");
  return plain.length <= limit ? plain : `${plain.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

function node({ column, through }: Lanes, width: number): string {
  return cells(width, (at) => (at === column ? "o" : through.includes(at) ? "│" : " "));
}

function passing({ column, through, below }: Lanes, width: number): string {
  return cells(width, (at) => (through.includes(at) || (at === column && below) ? "│" : " "));
}

/** The line on which a chain leaves its parent's lane: `├─╮`. */
function branching({ column, through, from = column }: Lanes, width: number): string {
  const between = (at: number): boolean => from < at && at < column;
  const cell = (at: number): string => {
    if (at === from) return through.includes(at) ? "├" : "╰";
    if (at === column) return "╮";
    if (through.includes(at)) return between(at) ? "┼" : "│";
    return between(at) ? "─" : " ";
  };
  return Array.from({ length: width }, (_, at) => `${cell(at)}${from <= at && at < column ? "─" : " "}`)
    .join("")
    .trimEnd();
}

const cells = (width: number, cell: (at: number) => string): string =>
  Array.from({ length: width }, (_, at) => cell(at)).join(" ");

function same(text: string): string {
  return text;
}
