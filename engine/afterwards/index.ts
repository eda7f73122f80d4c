/** What followed each compaction of a session: the front door of this room (spec §8, "In the continuation"). */
import type { Item, Passage } from "../item.ts";
import { positionOf } from "../lineage/continuation.ts";
import type { Generation, Lineage } from "../lineage/generation.ts";
import { isVerifiable } from "../lineage/loss.ts";
import { isGone } from "../lineage/tally.ts";
import type { Compaction, Session } from "../session.ts";
import { firstFrom } from "../text.ts";
import { actionsOf } from "./action.ts";
import { brokenIn, isRuleGone } from "./broken.ts";
import { divergedIn } from "./diverged.ts";
import type { Afterwards, Mishap } from "./facts.ts";
import { inventedIn } from "./invented.ts";
import { memoryOf } from "./memory.ts";
import { nextActionIn } from "./next-action.ts";
import { queriesIn } from "./queried.ts";
import { refetchedIn } from "./refetched.ts";
import { effectsIn, failuresIn } from "./repeated.ts";
import { retriedIn } from "./retried.ts";
import type { Death, Found, Ground, Scene } from "./scene.ts";
import { wornToolsIn } from "./worn.ts";

/** What the facts are told from: a session, its passages, and the items in them, whose `passage` counts in `passages`. */
export interface Told {
  readonly session: Session;
  readonly passages: readonly Passage[];
  readonly items: readonly Item[];
}

/**
 * The lineage with what followed each generation that replaced something. Linear in the session; nothing is ever claimed of what a summary
 * that cannot be read may hold, and a session without a compaction is returned as it is.
 */
export function withAfterwards(lineage: Lineage, source: Told): Lineage {
  if (!lineage.generations.some(replaces)) return lineage;
  const found = new Map<Generation, Mishap[]>();
  const heard = new Map<Generation, Omit<Afterwards, "mishaps">>();
  for (const { generation: told, closed, scene } of scenesOf(lineage, source)) {
    const settled = closed ? over.get(told) : undefined;
    const outcome = settled ?? outcomeOf(scene());
    if (closed) over.set(told, outcome);
    heard.set(told, outcome.heard);
    for (const { mishap, generation } of outcome.found)
      found.set(generation, [...(found.get(generation) ?? []), mishap]);
  }
  return {
    ...lineage,
    generations: lineage.generations.map((generation) => {
      const rest = heard.get(generation);
      const mishaps = (found.get(generation) ?? []).toSorted(
        (a, b) => a.passage - b.passage || a.span.start - b.span.start,
      );
      return rest ? { ...generation, afterwards: { ...rest, mishaps } } : generation;
    }),
  };
}

/** What came of one generation. */
interface Outcome {
  readonly heard: Omit<Afterwards, "mishaps">;
  readonly found: readonly Found[];
}

/** Where the next compaction of the thread has come, nothing is added any more: a growing session is told of from there on. */
const over = new WeakMap<Generation, Outcome>();

function outcomeOf(scene: Scene): Outcome {
  const { found: missed, byHandle, byProse } = queriesIn(scene);
  const next = nextActionIn(scene);
  const heard = {
    actions: scene.after.length,
    ...refetchedIn(scene),
    searches: { byHandle, byProse },
    ...(next ? { next } : {}),
  };
  return { heard, found: isVerifiable(scene.compaction) ? once([...mishapsIn(scene), ...missed]) : [] };
}

/** Clears blank results, and an abandoned branch goes on elsewhere: neither replaces what the agent knows. */
const replaces = ({ kind }: Pick<Compaction, "kind">): boolean => kind === "summary" || kind === "truncate";

/** Worst first, since an action is told of once. */
function* mishapsIn(scene: Scene): Iterable<Found> {
  yield* brokenIn(scene);
  yield* retriedIn(scene);
  yield* divergedIn(scene);
  yield* effectsIn(scene);
  yield* failuresIn(scene);
  yield* wornToolsIn(scene);
  yield* inventedIn(scene);
}

/** The first word about each call. */
function once(all: readonly Found[]): readonly Found[] {
  const told = new Set<number>();
  return all.filter(({ mishap: { passage, kind } }) => {
    if (kind !== "constraint-broken" && told.has(passage)) return false;
    told.add(passage);
    return true;
  });
}

interface Prospect {
  readonly generation: Generation;
  /** The next compaction of the thread has come. */
  readonly closed: boolean;
  readonly scene: () => Scene;
}

function scenesOf(lineage: Lineage, source: Told): readonly Prospect[] {
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
