/** What a call was told is not there. */
import type { Session } from "../session.ts";
import { type Action, resultOf } from "./action.ts";
import { absences } from "./outcome.ts";

/** The lines of a call's result that say that something is missing. A long result of a call that came through says something else. */
export function missingIn(action: Action, session: Session): readonly string[] {
  if (action.outcome !== "failed" && action.outcome !== "done") return NONE;
  const { record = -1, text = 0 } = action.result ?? {};
  const result = session.records[record]?.texts[text];
  if (result === undefined) return NONE;
  const known = missing.get(result);
  if (known) return known;
  const whole = resultOf(action, session);
  const lines = action.outcome === "done" && 400 < whole.length ? NONE : absences(whole);
  missing.set(result, lines);
  return lines;
}

const missing = new WeakMap<object, readonly string[]>();
const NONE: readonly string[] = [];
