/** Calls with an effect that have not succeeded, by what is left of them without one of their values. */
import { addTo, type Group } from "../groups.ts";
import type { Item } from "../item.ts";
import { type Action, argumentsOf, commandsOf } from "./action.ts";
import { deedOf } from "./deed.ts";
import { fingerprint } from "./fingerprint.ts";
import { BUILDERS } from "./programs.ts";
import type { Ground, Scene } from "./scene.ts";
import { droppedOf, lastDropped, type Thread } from "./thread.ts";
import { usedBy } from "./used.ts";

/** An attempt that failed, or that nothing answered. */
export interface Attempt {
  readonly record: number;
  readonly action: Action;
  readonly literal: Item;
}

/** The last dropped attempt at what this call does with another value, where the same call has not succeeded since. */
export function attemptAt(action: Action, literal: Item, scene: Scene): Attempt | undefined {
  const known = attempts.get(scene.thread) ?? attemptsOf(scene.thread, scene);
  attempts.set(scene.thread, known);
  if (known.byShape.size === 0) return undefined;
  for (const attempt of droppedOf(known.byShape.get(shapeOf(action, literal, scene)) ?? [], scene))
    if (isOpen(attempt.action, known, scene)) return attempt;
  return undefined;
}

/** Whether a call may have changed something: a look, a search or a build that is made again harms nobody. */
export function hasEffect(action: Action, { session }: Pick<Ground, "session">): boolean {
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

interface Attempts {
  readonly byShape: ReadonlyMap<string, readonly Attempt[]>;
  /** Calls with a result: formats that keep none tell of no pending call. */
  readonly answered: readonly Action[];
}

/** Looked through once for all stretches of a thread. */
const attempts = new WeakMap<Thread, Attempts>();

/** Values by which a call says what it acts on. */
const VALUES = new Set(["id", "hash", "host", "other", "url"]);

function attemptsOf({ actions }: Thread, ground: Ground): Attempts {
  const answered = actions.filter(({ result }) => result !== undefined);
  const byShape = new Map<string, Group<Attempt>>();
  for (const action of actions) {
    const isAttempt = action.outcome === "failed" || (action.outcome === "unknown" && 0 < answered.length);
    if (!isAttempt || !hasEffect(action, ground)) continue;
    for (const literal of usedBy(action, ground))
      if (VALUES.has(literal.subtype))
        addTo(byShape, shapeOf(action, literal, ground), { record: action.record, action, literal });
  }
  return { byShape, answered };
}

/** Whether nothing that the compaction dropped came of the same call afterwards. */
function isOpen(attempt: Action, { answered }: Attempts, scene: Scene): boolean {
  if (attempt.outcome === "unknown" && lastDropped(answered, scene) === undefined) return false;
  return lastDropped(scene.thread.ofKey(attempt.key), scene) === attempt;
}

/** A call without one of its values: what two attempts at the same thing have in common. */
function shapeOf(action: Action, { text }: Item, { session }: Pick<Ground, "session">): string {
  const parts = argumentsOf(action, session)
    .filter(({ key = "" }) => key !== "description")
    .map((argument) => `${argument.key} ${argument.text.replaceAll(text, "\u0001").trim()}`);
  return fingerprint(`${action.tool} ${parts.join(" ")}`);
}
