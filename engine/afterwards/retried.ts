/** Retries that differ (spec §9): a call with an effect that failed or never answered is made again with another value in it. */
import type { Item } from "../item.ts";
import { type Action, argumentsOf, commandsOf } from "./action.ts";
import { deedOf } from "./deed.ts";
import { wasSaid } from "./diverged.ts";
import { fingerprint } from "./fingerprint.ts";
import { BUILDERS } from "./programs.ts";
import { type Found, isVisible, type Scene, told } from "./scene.ts";
import { usedBy } from "./used.ts";

/** An earlier attempt, by what is left of it without one of its values. */
interface Attempt {
  readonly action: Action;
  readonly literal: Item;
}

/** The retries of a stretch whose value was never said, while the value of the first attempt is nowhere in sight. */
export function* retriedIn(scene: Scene): Iterable<Found> {
  const attempts = attemptsIn(scene);
  if (attempts.size === 0) return;
  for (const action of scene.after) {
    if (action.outcome === "refused" || !hasEffect(action, scene)) continue;
    for (const used of usedBy(action, scene)) {
      const attempt = attempts.get(shapeOf(action, used, scene));
      if (attempt === undefined || attempt.literal.text === used.text || wasSaid(used, action, scene)) continue;
      const { text, passage, span } = attempt.literal;
      if (isVisible(text, action, scene)) continue;
      const generation = scene.deadHandles.get(text)?.generation ?? scene.generation;
      yield told("retry-diverged", action, used, {
        was: text,
        source: { passage, span },
        generation,
      });
      break;
    }
  }
}

/** Dropped calls with an effect that have not succeeded since, one entry for each of their values. */
function attemptsIn(scene: Scene): ReadonlyMap<string, Attempt> {
  const open = new Map<string, Action>();
  // Formats that keep no results tell of no pending call.
  const answered = scene.before.some(({ result }) => result !== undefined);
  for (const action of scene.before) {
    if (!hasEffect(action, scene)) continue;
    if (action.outcome === "failed" || (action.outcome === "unknown" && answered)) open.set(action.key, action);
    else open.delete(action.key);
  }
  const attempts = new Map<string, Attempt>();
  for (const action of open.values())
    for (const literal of usedBy(action, scene))
      if (VALUES.has(literal.subtype)) attempts.set(shapeOf(action, literal, scene), { action, literal });
  return attempts;
}

/** Values by which a call says what it acts on. */
const VALUES = new Set(["id", "hash", "host", "other", "url"]);

function hasEffect(action: Action, { session }: Scene): boolean {
  const { sends, reads, searches, changesMore, changes } = deedOf(action, session);
  if (sends !== undefined) return true;
  // Scripts and programs of the project's own: what they do is not known, but they are not mere looks or builds.
  return (
    reads === undefined &&
    searches === undefined &&
    changesMore &&
    changes.length === 0 &&
    commandsOf(action, session).every(({ program }) => !BUILDERS.has(program))
  );
}

/** A call without one of its values: what two attempts at the same thing have in common. */
function shapeOf(action: Action, { text }: Item, { session }: Scene): string {
  const parts = argumentsOf(action, session)
    .filter(({ key = "" }) => key !== "description")
    .map((argument) => `${argument.key} ${argument.text.replaceAll(text, "\u0001").trim()}`);
  return fingerprint(`${action.tool} ${parts.join(" ")}`);
}
