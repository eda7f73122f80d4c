/** The first action after a compaction beside the last ones before it (spec §4, divergence): a signal for people, never a finding. */
import { type Action, argumentsOf, isCommand } from "./action.ts";
import { deedOf } from "./deed.ts";
import type { NextAction } from "./facts.ts";
import { type Scene, spotOf } from "./scene.ts";
import { droppedOf } from "./thread.ts";

/** So many actions before the compaction count as what the agent was at. */
const LATELY = 5;

/** The next action; undefined where the agent did nothing more. */
export function nextActionIn(scene: Scene): NextAction | undefined {
  const { after, generation, session } = scene;
  const next = after.find((action) => !isBookkeeping(action));
  if (next === undefined) return undefined;
  const last = lately(scene);
  const target = targetOf(next, scene);
  const summary = generation.summary.record;
  const planned = [
    ...generation.obligations.map(({ text }) => text),
    ...(summary === undefined ? [] : (session.records[summary]?.texts ?? []).map(({ text }) => text)),
  ];
  const name = target?.replace(/\/$/, "").replace(/^.*\//, "");
  return {
    tool: next.tool,
    ...(target === undefined ? {} : { target: target.slice(0, 200) }),
    sameTool: last.some(({ tool }) => tool === next.tool),
    sameTarget:
      target !== undefined &&
      (last.some((action) => targetOf(action, scene) === target) ||
        (name !== undefined && name.length > 3 && planned.some((text) => text.includes(name)))),
  };
}

/** The last dropped actions but for bookkeeping. */
function lately(scene: Scene): readonly Action[] {
  const last: Action[] = [];
  for (const action of droppedOf(scene.thread.actions, scene)) {
    if (last.length === LATELY) break;
    if (!isBookkeeping(action)) last.push(action);
  }
  return last;
}

/** Tools with which an agent keeps its own books. */
const isBookkeeping = ({ tool }: Action): boolean =>
  /todo|plan|think|goal|rename_session|report_intent|ToolSearch|task_tracker/i.test(tool);

function targetOf(action: Action, scene: Scene): string | undefined {
  const { reads, changes } = deedOf(action, scene.session);
  const own =
    reads ??
    changes[0] ??
    (argumentsOf(action, scene.session).some(isCommand)
      ? spotOf(action, scene)?.text
      : argumentsOf(action, scene.session)[0]?.text);
  return own?.split("\n", 1)[0];
}
