/** What followed each compaction of a session: the front door of this room (spec §8, "In the continuation"). */
import { addTo, type Group } from "../groups.ts";
import type { Generation, Lineage } from "../lineage/generation.ts";
import { isVerifiable } from "../lineage/loss.ts";
import { brokenIn } from "./broken.ts";
import { divergedIn } from "./diverged.ts";
import type { Afterwards, Mishap } from "./facts.ts";
import { inventedIn } from "./invented.ts";
import { nextActionIn } from "./next-action.ts";
import { queriesIn } from "./queried.ts";
import { refetchedIn } from "./refetched.ts";
import { effectsIn, failuresIn } from "./repeated.ts";
import { retriedIn } from "./retried.ts";
import type { Found, Scene } from "./scene.ts";
import { replaces, scenesOf, type Told } from "./scenes.ts";
import { wornToolsIn } from "./worn.ts";

/**
 * The lineage with what followed each generation that replaced something. Linear in the session; nothing is ever claimed of what a summary
 * that cannot be read may hold, and a session without a compaction is returned as it is.
 */
export function withAfterwards(lineage: Lineage, source: Told): Lineage {
  if (!lineage.generations.some(replaces)) return lineage;
  const found = new Map<Generation, Group<Mishap>>();
  const heard = new Map<Generation, Omit<Afterwards, "mishaps">>();
  for (const { generation: told, closed, scene } of scenesOf(lineage, source)) {
    const settled = closed ? over.get(told) : undefined;
    const outcome = settled ?? outcomeOf(scene());
    if (closed) over.set(told, outcome);
    heard.set(told, outcome.heard);
    for (const { mishap, generation } of outcome.found) addTo(found, generation, mishap);
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
