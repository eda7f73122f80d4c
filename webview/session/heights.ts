/** How high each of very many rows is: an estimate for all, the truth for those that were seen. Every question costs a logarithm. */

/** The heights of a list. */
export interface Heights {
  readonly count: number;
  /** Pixels from the top of the list to a row; for `count`, the height of the whole list. */
  offsetOf(row: number): number;
  heightOf(row: number): number;
  /** The row at a place, in pixels from the top. */
  rowAt(offset: number): number;
  /** Notes the true height of a row, and gives by how much it is higher than was thought. */
  measured(row: number, height: number): number;
  /** The same list with another number of rows. */
  resized(count: number): Heights;
}

/** Browsers stop drawing what lies much further down than this many pixels. */
const LONGEST = 24_000_000;

/** A list of so many rows of about so many pixels; shorter ones are assumed where the list would be too long to draw. */
export function heightsOf(count: number, usual: number, known: ReadonlyMap<number, number> = new Map()): Heights {
  const estimate = Math.max(8, Math.min(usual, LONGEST / Math.max(1, count)));
  const heights = new Map<number, number>();
  // A binary indexed tree of how much each row differs from the estimate.
  const tree = new Float64Array(count + 1);
  const top = 2 ** Math.floor(Math.log2(Math.max(1, count)));

  function measured(row: number, height: number): number {
    const more = height - (heights.get(row) ?? estimate);
    if (row < 0 || count <= row || more === 0) return 0;
    heights.set(row, height);
    for (let at = row + 1; at <= count; at += at & -at) tree[at] = (tree[at] ?? 0) + more;
    return more;
  }

  function offsetOf(row: number): number {
    let offset = Math.min(row, count) * estimate;
    for (let at = Math.min(row, count); 0 < at; at -= at & -at) offset += tree[at] ?? 0;
    return offset;
  }

  function rowAt(offset: number): number {
    let row = 0;
    let left = offset;
    for (let step = top; 0 < step; step >>= 1) {
      const next = row + step;
      const size = step * estimate + (tree[next] ?? 0);
      if (count < next || left < size) continue;
      left -= size;
      row = next;
    }
    return Math.min(row, Math.max(0, count - 1));
  }

  for (const [row, height] of known) measured(row, height);
  return {
    count,
    offsetOf,
    rowAt,
    measured,
    heightOf: (row) => heights.get(row) ?? estimate,
    resized: (next) => heightsOf(next, usual, heights),
  };
}
