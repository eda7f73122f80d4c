/** A session cut into the stretches between its compactions, thread by thread, each with what its agent had lost when it began. */
import { addTo, type Group } from "../groups.ts";
import type { Item, Passage } from "../item.ts";
import { positionOf } from "../lineage/continuation.ts";
import type { Generation, Lineage } from "../lineage/generation.ts";
import { once } from "../once.ts";
import { indexOfText } from "../passages.ts";
import type { Compaction, Session } from "../session.ts";
import { firstFrom } from "../text.ts";
import { actionsOf } from "./action.ts";
import { deathsIn } from "./deaths.ts";
import { memoryOf } from "./memory.ts";
import type { Ground, Scene } from "./scene.ts";
import { type Thread, threadOf } from "./thread.ts";

/** What the facts are told from: a session, its passages, and the items in them, whose `passage` counts in `passages`. */
export interface Told {
  readonly session: Session;
  readonly passages: readonly Passage[];
  readonly items: readonly Item[];
}

/** Clears blank results, and an abandoned branch goes on elsewhere: neither replaces what the agent knows. */
export const replaces = ({ kind }: Pick<Compaction, "kind">): boolean => kind === "summary" || kind === "truncate";

/** A stretch that may be looked at. */
export interface Prospect {
  readonly generation: Generation;
  /** The next compaction of the thread has come. */
  readonly closed: boolean;
  readonly scene: () => Scene;
}

/** The stretches behind the generations that replaced something, in the order of the session. */
export function scenesOf(lineage: Lineage, source: Told): readonly Prospect[] {
  const { session } = source;
  const ground = once(() => groundOf(source));
  const actions = once(() => actionsOf(session));
  const compactions = new Map(session.compactions.map((compaction) => [compaction.id, compaction]));
  const threads = new Map<string | undefined, Thread>();
  const threadOfAgent = (agent: string | undefined): Thread => {
    const thread = threads.get(agent) ?? threadOf(actions().get(agent) ?? [], session);
    threads.set(agent, thread);
    return thread;
  };
  const dead = deathsIn(lineage.generations);
  const starts = lineage.generations.filter(replaces).flatMap((generation) => {
    const compaction = compactions.get(generation.id);
    return compaction ? [{ generation, compaction, start: positionOf(compaction) }] : [];
  });
  starts.sort((a, b) => a.start - b.start);
  const begins = new Map<string | undefined, Group<number>>();
  for (const { compaction, start } of starts) addTo(begins, compaction.agent, start);
  return starts.map(({ generation, compaction, start }) => {
    const own = begins.get(compaction.agent) ?? [];
    const next = own[firstFrom(own, start + 1, (begin) => begin)];
    const end = next ?? session.records.length;
    const scene = (): Scene => {
      const kept = new Set(compaction.kept);
      const thread = threadOfAgent(compaction.agent);
      const from = (record: number): number => firstFrom(thread.actions, record, (action) => action.record);
      return {
        ...ground(),
        generation,
        compaction,
        start,
        kept,
        thread,
        after: thread.actions.slice(from(start + 1), from(end)).filter(({ record }) => !kept.has(record)),
        dead: dead(generation),
      };
    };
    return { generation, closed: next !== undefined, scene };
  });
}

/** Passages rise by record and text, items by passage. */
function groundOf({ session, passages, items }: Told): Ground {
  return {
    session,
    passages,
    memory: memoryOf(session, passages, items),
    passageOf: (record, text) => indexOfText(passages, record, text),
    itemsOf(passage) {
      const at = firstFrom(items, passage, (item) => item.passage);
      return items.slice(
        at,
        firstFrom(items, passage + 1, (item) => item.passage),
      );
    },
  };
}
