/** Tools that had stopped working before a compaction and are tried again, whatever they are asked: the same failure again (spec §8). */
import { type Action, resultOf } from "./action.ts";
import { errorOf, isPassing } from "./outcome.ts";
import { tellsOfFailure } from "./remembered.ts";
import { type Found, type Scene, spotOf, told } from "./scene.ts";
import { droppedOf } from "./thread.ts";

/** The first call of each such tool in a stretch, where the compaction left no word of it. */
export function* wornToolsIn(scene: Scene): Iterable<Found> {
  const seen = new Set<string>();
  for (const action of scene.after) {
    // Whatever came of the first, from now on the agent knows.
    if (seen.has(action.tool)) continue;
    seen.add(action.tool);
    const last = action.outcome === "failed" ? wornOut(action.tool, scene) : undefined;
    if (last === undefined || errorIn(action, scene) !== errorIn(last, scene)) continue;
    if (tellsOfFailure(scene, (line) => line.toLowerCase().includes(action.tool.toLowerCase()))) continue;
    const [spot, source] = [spotOf(action, scene), spotOf(last, scene)];
    if (spot && source)
      yield told("failure-repeated", action, { ...spot, text: action.tool }, { source, generation: scene.generation });
  }
}

/** The last dropped call of a tool, where it and the one before failed alike for a reason which has nothing to do with what they asked. */
function wornOut(tool: string, scene: Scene): Action | undefined {
  const row: Action[] = [];
  for (const action of droppedOf(scene.thread.ofTool(tool), scene)) {
    if (action.outcome !== "failed" || !isOfTool(action, scene)) return undefined;
    if (row[0] && errorIn(row[0], scene) !== errorIn(action, scene)) return undefined;
    row.push(action);
    if (row.length === MANY) return row[0];
  }
  return undefined;
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
