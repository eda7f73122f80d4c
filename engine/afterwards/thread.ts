/** The calls of one thread, found again by what they asked for, what they touched and with what: looked through once for all stretches of a session. */
import { addTo, type Group } from "../groups.ts";
import { once } from "../once.ts";
import type { Session } from "../session.ts";
import { firstFrom } from "../text.ts";
import type { Action } from "./action.ts";
import { below } from "./below.ts";
import { deedOf } from "./deed.ts";

/** All calls of a thread, in file order, and lists of some of them by what they have in common. */
export interface Thread {
  readonly actions: readonly Action[];
  /** Calls that ask for the same thing. */
  readonly ofKey: (key: string) => readonly Action[];
  /** Calls of one tool. */
  readonly ofTool: (tool: string) => readonly Action[];
  /** Calls that read this place and came through, and those that changed it, by its name from the working directory on. */
  readonly readsOf: (name: string) => readonly Touch[];
  readonly changesOf: (name: string) => readonly Touch[];
}

/** One call that touched a place; `order` tells which came first where a record holds several. */
export interface Touch {
  readonly record: number;
  readonly order: number;
}

/** The thread of some calls in file order. */
export function threadOf(actions: readonly Action[], session: Session): Thread {
  const keys = listed(actions, ({ key }) => key);
  const tools = listed(actions, ({ tool }) => tool);
  const touches = once(() => touchesOf(actions, session));
  return {
    actions,
    ofKey: keys,
    ofTool: tools,
    readsOf: (name) => touches().reads.get(name) ?? [],
    changesOf: (name) => touches().changes.get(name) ?? [],
  };
}

/** Of a list in file order those that the compaction, or one before it, dropped: the last one first. */
export function* droppedOf<Placed extends { readonly record: number }>(
  list: readonly Placed[],
  { start, kept }: { readonly start: number; readonly kept: ReadonlySet<number> },
): Iterable<Placed> {
  for (let at = firstFrom(list, start + 1, ({ record }) => record) - 1; 0 <= at; at -= 1) {
    const placed = list[at];
    if (placed && !kept.has(placed.record)) yield placed;
  }
}

/** The last of them. */
export function lastDropped<Placed extends { readonly record: number }>(
  list: readonly Placed[],
  when: { readonly start: number; readonly kept: ReadonlySet<number> },
): Placed | undefined {
  for (const placed of droppedOf(list, when)) return placed;
  return undefined;
}

/** A place by one name, whichever way it is spelled. */
export const nameOf = (place: string, cwd: string | undefined): string => below(place.replace(/^\.\//, ""), cwd);

function listed(actions: readonly Action[], keyOf: (action: Action) => string): (key: string) => readonly Action[] {
  const lists = once(() => {
    const made = new Map<string, Group<Action>>();
    for (const action of actions) addTo(made, keyOf(action), action);
    return made;
  });
  return (key) => lists().get(key) ?? [];
}

function touchesOf(actions: readonly Action[], session: Session) {
  const reads = new Map<string, Group<Touch>>();
  const changes = new Map<string, Group<Touch>>();
  for (const [order, action] of actions.entries()) {
    const deed = deedOf(action, session);
    const touch = { record: action.record, order };
    for (const path of deed.changes) addTo(changes, nameOf(path, session.cwd), touch);
    if (deed.reads !== undefined && action.outcome === "done") addTo(reads, nameOf(deed.reads, session.cwd), touch);
  }
  return { reads, changes };
}
