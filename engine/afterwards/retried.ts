/** Retries that differ (spec §9): a call with an effect that failed or never answered is made again with another value in it. */
import { attemptAt, hasEffect } from "./attempts.ts";
import { wasSaid } from "./diverged.ts";
import { type Found, isVisible, type Scene, told } from "./scene.ts";
import { usedBy } from "./used.ts";

/** The retries of a stretch whose value was never said, while the value of the first attempt is nowhere in sight. */
export function* retriedIn(scene: Scene): Iterable<Found> {
  for (const action of scene.after) {
    if (action.outcome === "refused" || !hasEffect(action, scene)) continue;
    for (const used of usedBy(action, scene)) {
      const attempt = attemptAt(action, used, scene);
      if (attempt === undefined || attempt.literal.text === used.text || wasSaid(used, action, scene)) continue;
      const { text, passage, span } = attempt.literal;
      if (isVisible(text, action, scene)) continue;
      const generation = scene.dead.handles.get(text)?.generation ?? scene.generation;
      yield told("retry-diverged", action, used, {
        was: text,
        source: { passage, span },
        generation,
      });
      break;
    }
  }
}
