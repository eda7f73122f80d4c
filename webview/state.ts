/** What the panel knows: the last list it was given, what is selected and unfolded, and what was asked for of that. */

import type { ObligationRow, OpenGeneration, SearchHit } from "../server/protocol/answers.ts";
import type { DepthShare, ListRow, ToPanel } from "../server/protocol/panel.ts";

/** Everything that is painted. The rows are the host's; only what is selected and unfolded is ours. */
export interface PanelState {
  readonly name: string;
  readonly phase: "loading" | "ready" | "failed";
  readonly reason?: string;
  readonly rows: readonly ListRow[];
  readonly byDepth: readonly DepthShare[];
  readonly obligations: readonly ObligationRow[];
  readonly selected?: string;
  /** Generations whose items worth a look are shown under them. */
  readonly unfolded: readonly string[];
  /** Generations that came, or are otherwise than before, while the panel was open; until they are selected. */
  readonly changed: ReadonlySet<string>;
  /** Generations by id, as far as they were asked for and answered. */
  readonly generations: { readonly [generation: string]: OpenGeneration };
  readonly found?: {
    readonly query: string;
    readonly hits: readonly SearchHit[];
    /** The other sessions of the workspace, once they were asked for. */
    readonly elsewhere?: Elsewhere;
  };
  /** The last thing that happened, read out to screen readers. */
  readonly notice: { readonly key: "note.copied"; readonly value: number } | undefined;
}

/** What was found in other sessions, as far as they were looked into. */
export type Elsewhere = Pick<Extract<ToPanel, { type: "foundElsewhere" }>, "sessions" | "looked" | "of">;

/** What changes the state: a message of the host, or a choice of the user. */
export type PanelEvent =
  | ToPanel
  | { readonly type: "chose"; readonly generation: string }
  | { readonly type: "unfolded"; readonly generations: readonly string[] }
  | { readonly type: "closedSearch" };

/** The state before the first message. */
export const initialState = (selected?: string): PanelState => ({
  name: "",
  phase: "loading",
  rows: [],
  byDepth: [],
  obligations: [],
  unfolded: [],
  generations: {},
  changed: new Set(),
  notice: undefined,
  ...(selected === undefined ? {} : { selected }),
});

/** The next state. A selection that the new rows still have is kept; what is looked at in a changed session is asked for again. */
export function next(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case "loading":
      return { ...state, phase: "loading", name: event.name };
    case "lineage": {
      const { name, list, obligations } = event;
      const changed = changedIn(state, list.rows);
      const generations = shown(state);
      return selecting({ ...state, ...list, phase: "ready", name, obligations, changed, generations }, state.selected);
    }
    case "generation": {
      const { [event.generation]: _, ...others } = state.generations;
      return { ...state, generations: { ...others, ...(event.open ? { [event.generation]: event.open } : {}) } };
    }
    case "unfolded":
      return { ...state, unfolded: event.generations };
    case "found":
      return { ...state, found: { query: event.query, hits: event.hits } };
    case "foundElsewhere": {
      const { query, sessions, looked, of } = event;
      if (state.found?.query !== query) return state;
      return { ...state, found: { ...state.found, elsewhere: { sessions, looked, of } } };
    }
    case "noteCopied":
      return { ...state, notice: { key: "note.copied", value: event.characters } };
    case "reveal":
    case "chose": {
      const changed = new Set(state.changed);
      changed.delete(event.generation);
      return selecting({ ...state, changed }, event.generation);
    }
    case "closedSearch": {
      const { found: _, ...rest } = state;
      return rest;
    }
    case "failed":
      return { ...state, phase: "failed", reason: event.reason };
  }
}

/** What is shown stays until it is answered anew, so that neither focus nor what was unfolded is lost. */
function shown(state: PanelState): PanelState["generations"] {
  const ids = lookedAt(state);
  return Object.fromEntries(Object.entries(state.generations).filter(([id]) => ids.has(id)));
}

/** The generations of which more is shown than their line. */
export const lookedAt = ({
  selected,
  unfolded,
}: {
  readonly selected?: string | undefined;
  readonly unfolded: readonly string[];
}): ReadonlySet<string> => new Set(selected === undefined ? unfolded : [selected, ...unfolded]);

/** What was marked stays marked; rows that are new, or say something else than before, are marked with it. */
function changedIn(state: PanelState, rows: readonly ListRow[]): ReadonlySet<string> {
  if (state.phase !== "ready") return state.changed;
  const before = new Map(state.rows.map((row) => [row.id, row]));
  const isSame = (row: ListRow): boolean => said(row) === said(before.get(row.id));
  return new Set([...state.changed, ...rows.filter((row) => !isSame(row)).map(({ id }) => id)]);
}

/** What a row tells; where it is drawn does not count. */
const said = (row: ListRow | undefined): string =>
  row === undefined ? "" : JSON.stringify({ ...row, lanes: undefined, number: undefined });

/** Selects a generation that is there, else the one that lost most, else none. */
function selecting(state: PanelState, wanted: string | undefined): PanelState {
  const { selected: _, ...rest } = state;
  const row = state.rows.find(({ id }) => id === wanted) ?? worst(state.rows);
  return row ? { ...rest, selected: row.id } : rest;
}

const WEIGHTS = { grave: 2, notable: 1, calm: 0 } as const;

/** The first of the gravest rows. */
export const worst = (rows: readonly ListRow[]): ListRow | undefined =>
  rows.reduce<ListRow | undefined>(
    (found, row) => (found && WEIGHTS[found.sentence.weight] >= WEIGHTS[row.sentence.weight] ? found : row),
    undefined,
  );
