/** From offsets, in which every answer counts, to the lines and columns that VS Code's editors want. */
import { Position, Range } from "vscode";

/** Turns spans of one text into ranges. UTF-16 offsets; any line end counts, as VS Code makes them all alike when it shows the text. */
export function rangesOf(text: string): (span: { readonly start: number; readonly end: number }) => Range {
  const starts = lineStarts(text);
  const positionOf = (offset: number): Position => {
    const line = lastAtOrBefore(starts, offset);
    return new Position(line, offset - (starts[line] ?? 0));
  };
  return ({ start, end }) => new Range(positionOf(start), positionOf(end));
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return starts;
}

/** Index of the last of the rising numbers that is not beyond `limit`. */
function lastAtOrBefore(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
