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

/** A node as far as the layout cares. */
interface Node {
  readonly id: string;
  readonly parent?: string;
}

/** Lays out nodes, parents first; the first child goes on in its parent's column, later ones branch off to the right. */
export function lanesOf(nodes: readonly Node[]): readonly Lanes[] {
  const lastChild = lastChildren(nodes);
  const columnOf = new Map<string, number>();
  const open: (Chain | undefined)[] = [];
  return nodes.map(({ id, parent }, row) => {
    const home = parent === undefined ? undefined : columnOf.get(parent);
    const straight = home !== undefined && open[home]?.tip === parent;
    const column = straight ? home : freeColumn(open);
    columnOf.set(id, column);
    const through = open.flatMap((chain, at) =>
      at !== column && chain !== undefined && row < chain.until ? [at] : [],
    );
    for (const [at, chain] of open.entries()) if (chain !== undefined && chain.until <= row) open[at] = undefined;
    const until = lastChild.get(id) ?? row;
    const inherited = straight && home !== undefined ? (lastChild.get(parent ?? "") ?? row) : row;
    open[column] = { tip: id, until: Math.max(until, inherited) };
    const below = row < (open[column]?.until ?? row);
    if (!below) open[column] = undefined;
    return { column, through, ...(home === undefined || straight ? {} : { from: home }), above: straight, below };
  });
}

/** A column in use: whose children may go straight on in it, and the last row that needs it. */
interface Chain {
  readonly tip: string;
  readonly until: number;
}

function lastChildren(nodes: readonly Node[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const [row, { parent }] of nodes.entries()) if (parent !== undefined) last.set(parent, row);
  return last;
}

function freeColumn(open: readonly (Chain | undefined)[]): number {
  const free = open.indexOf(undefined);
  return free < 0 ? open.length : free;
}
