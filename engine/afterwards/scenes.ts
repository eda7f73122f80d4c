/** A session cut into the stretches between its compactions, thread by thread, each with what its agent had lost when it began. */
import type { Item, Passage } from "../item.ts";
import { positionOf } from "../lineage/continuation.ts";
import type { Generation, Lineage } from "../lineage/generation.ts";
import { isGone } from "../lineage/tally.ts";
import type { Compaction, Session } from "../session.ts";
import { firstFrom } from "../text.ts";
import { actionsOf } from "./action.ts";
import { isRuleGone } from "./broken.ts";
import { memoryOf } from "./memory.ts";
import type { Death, Ground, Scene } from "./scene.ts";

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
  const ground = lazily(() => groundOf(source));
  const actions = lazily(() => actionsOf(session));
  const compactions = new Map(session.compactions.map((compaction) => [compaction.id, compaction]));
  const byId = new Map(lineage.generations.map((generation) => [generation.id, generation]));
  const starts = lineage.generations.filter(replaces).flatMap((generation) => {
    const compaction = compactions.get(generation.id);
    return compaction ? [{ generation, compaction, start: positionOf(compaction) }] : [];
  });
  starts.sort((a, b) => a.start - b.start);
  return starts.map(({ generation, compaction, start }) => {
    const { agent } = compaction;
    const next = starts.find((other) => other.compaction.agent === agent && start < other.start);
    const end = next?.start ?? session.records.length;
    const scene = (): Scene => {
      const kept = new Set(compaction.kept);
      const own = actions().get(agent) ?? [];
      return {
        ...ground(),
        generation,
        compaction,
        start,
        before: own.filter(({ record }) => record <= start && !kept.has(record)),
        after: own.filter(({ record }) => start < record && record < end && !kept.has(record)),
        ...lostIn(generation, byId),
      };
    };
    return { generation, closed: next !== undefined, scene };
  });
}

/** Made when it is first asked for. */
function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What a generation and its ancestors dropped and no later summary brought back. */
function lostIn(
  generation: Generation,
  byId: ReadonlyMap<string, Generation>,
): Pick<Scene, "deadHandles" | "deadRules"> {
  const chain: Generation[] = [];
  for (
    let link: Generation | undefined = generation;
    link !== undefined;
    link = link.parent === undefined ? undefined : byId.get(link.parent)
  )
    chain.unshift(link);
  const deadHandles = new Map<string, Death>();
  const deadRules = new Map<string, Death>();
  for (const link of chain) {
    // A summary that cannot be read may have brought back anything.
    if (link.reasons.some((reason) => reason.startsWith("unverifiable"))) {
      deadHandles.clear();
      deadRules.clear();
    }
    for (const fate of link.survival) {
      const { kind, text } = fate.item;
      const death = { fate, generation: link };
      if (kind === "handle") {
        if (isGone(fate.state)) deadHandles.set(text, death);
        else deadHandles.delete(text);
      } else if (isRuleGone(death)) deadRules.set(text, death);
      else if (kind === "constraint") deadRules.delete(text);
    }
  }
  return { deadHandles, deadRules: [...deadRules.values()] };
}

/** Passages rise by record and text, items by passage. */
function groundOf({ session, passages, items }: Told): Ground {
  const from = (record: number): number => firstFrom(passages, record, (passage) => passage.record ?? -1);
  return {
    session,
    passages,
    memory: memoryOf(session, passages, items),
    passageOf(record, text) {
      for (let at = from(record); passages[at]?.record === record; at += 1)
        if (passages[at]?.textIndex === text) return at;
      return undefined;
    },
    itemsOf(passage) {
      const at = firstFrom(items, passage, (item) => item.passage);
      return items.slice(
        at,
        firstFrom(items, passage + 1, (item) => item.passage),
      );
    },
  };
}
