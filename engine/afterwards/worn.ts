/** Tools that had stopped working before a compaction and are tried again, whatever they are asked: the same failure again (spec §8). */
import { type Action, resultOf } from "./action.ts";
import { errorOf, isPassing } from "./outcome.ts";
import { tellsOfFailure } from "./remembered.ts";
import { type Found, type Scene, spotOf, told } from "./scene.ts";

/** The first call of each such tool in a stretch, where the compaction left no word of it. */
export function* wornToolsIn(scene: Scene): Iterable<Found> {
  const worn = wornOut(scene);
  for (const action of scene.after) {
    const last = worn.get(action.tool);
    if (last === undefined) continue;
    // Whatever came of it, from now on the agent knows.
    worn.delete(action.tool);
    if (action.outcome !== "failed" || errorIn(action, scene) !== errorIn(last, scene)) continue;
    if (tellsOfFailure(scene, (line) => line.toLowerCase().includes(action.tool.toLowerCase()))) continue;
    const [spot, source] = [spotOf(action, scene), spotOf(last, scene)];
    if (spot && source)
      yield told("failure-repeated", action, { ...spot, text: action.tool }, { source, generation: scene.generation });
  }
}

/** By tool the last of several calls in a row that failed for a reason which has nothing to do with what they asked. */
function wornOut(scene: Scene): Map<string, Action> {
  const rows = new Map<string, { readonly last: Action; readonly length: number }>();
  for (const action of scene.before) {
    const row = rows.get(action.tool);
    const broken = action.outcome === "failed" && isOfTool(action, scene);
    if (!broken) rows.delete(action.tool);
    else if (row && errorIn(row.last, scene) === errorIn(action, scene))
      rows.set(action.tool, { last: action, length: row.length + 1 });
    else rows.set(action.tool, { last: action, length: 1 });
  }
  return new Map([...rows].filter(([, { length }]) => MANY <= length).map(([tool, { last }]) => [tool, last]));
}

/** So many calls in a row are no accident. */
const MANY = 2;

const errorIn = (action: Action, { session }: Scene): string => errorOf(resultOf(action, session));

/** An error of the tool itself: its program is missing, it is switched off, nobody is logged in. */
function isOfTool(action: Action, { session }: Scene): boolean {
  const result = resultOf(action, session);
  return result.length < 1_000 && OF_TOOL.test(result) && !isPassing(result);
}

const OF_TOOL =
  /spawn|not installed|not logged in|unauthori[sz]ed|authenticat|api key|credentials|quota|is not a function|unavailable|is disabled|not (?:enabled|configured|supported|available)|cannot find module|no module named/i;
