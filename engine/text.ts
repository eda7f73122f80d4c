/** Where things are: spans, lines, and the way back from decoded text to the source it was quoted in. */

/** A half-open stretch `[start, end)`. UTF-16 code units, unless the field that holds it says `bytes`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One line of a file without its line end, as a reader is fed it. */
export interface Line {
  readonly text: string;
  /** Byte offset of the line in its file; a leading byte order mark counts. */
  readonly start: number;
  /** Length of the line in bytes, where whoever split the file knows it. */
  readonly bytes?: number;
  /** UTF-16 offset of the line in the decoded file; a leading byte order mark does not count. */
  readonly at: number;
  /** Line number, from 1. */
  readonly number: number;
}

/** What is known of a source before anything in it was understood. */
export interface Source {
  /** A path or URI as the caller spells it; only ever shown and compared, never opened here. */
  readonly name: string;
  /** The decoded text without byte order mark; absent for files that are read line by line. */
  readonly text?: string;
  /** Size in bytes, where known. */
  readonly bytes?: number;
}

/** Whether a span holds an offset. */
export const holds = (span: Span, at: number): boolean => span.start <= at && at < span.end;

/** Whether `inner` lies wholly inside `outer`. */
export const inside = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** Whether two spans share at least one code unit. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Index of the first element whose offset is at least `at`, in a list that rises by it; the list's length where there is none. */
export function firstFrom<Element>(
  list: readonly Element[],
  at: number,
  offsetOf: (element: Element) => number,
): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = list[middle];
    if (element !== undefined && offsetOf(element) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
