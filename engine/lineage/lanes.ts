/** Columns for a tree of generations, parents before children: which lane a row stands in and which lanes pass by it. */

/** Where one row stands. Columns count from 0 on the left. */
export interface Lanes {
  /** The row's own column. */
  readonly column: number;
  /** Columns of other chains that pass this row from above to below. */
  readonly through: readonly number[];
  /** The column that the row's chain branches off from, on this row; absent where it goes straight on or begins. */
  readonly from?: number;
  /** The chain came into this row from above. */
  readonly above: boolean;
  /** The chain goes on below this row. */
  readonly below: boolean;
}
