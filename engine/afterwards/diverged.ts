/** Actions that use a near miss of a dropped value (spec §8, diverged literal): the true one is nowhere in sight, the near miss was never said. */
import type { Item } from "../item.ts";
import { isCutOf, isNearMiss, withinEdits } from "../survival/near.ts";
import { sameSort } from "../survival/sorts.ts";
import { type Action, resultOf } from "./action.ts";
import { below } from "./below.ts";
import type { Death } from "./deaths.ts";
import { missingIn } from "./missing.ts";
import { saysAbsent } from "./outcome.ts";
import { type Found, isVisible, lastPlace, type Scene, told } from "./scene.ts";
import { makesNew, usedBy } from "./used.ts";

/** The diverged literals of a stretch, each at its first use. */
export function* divergedIn(scene: Scene): Iterable<Found> {
  if (scene.dead.handles.size === 0) return;
  const seen = new Set<string>();
  for (const action of scene.after) {
    for (const used of usedBy(action, scene)) {
      if (seen.has(used.text) || !mayDiverge(used, action, scene)) continue;
      seen.add(used.text);
      const death = trueOne(used, scene);
      if (death === undefined || isVisible(death.fate.item.text, action, scene)) continue;
      if (isPlace(used) && !isAbsent(used.text, action, scene) && !isSlip(used, death)) continue;
      const { generation } = death;
      yield told("literal-diverged", action, used, { was: death.fate.item.text, source: lastPlace(death), generation });
    }
  }
}

/** A value that was never said and that the world does not know, or one that the call aims at and nothing shows to be there. */
function mayDiverge(used: Item, action: Action, scene: Scene): boolean {
  if (action.outcome === "refused" || NEVER_MEANT.has(used.subtype) || used.text.length < 5) return false;
  if (!isAbsent(used.text, action, scene) && !isAimedAt(used, action, scene)) return false;
  return !wasSaid(used, action, scene);
}

/** Where no result tells what came of a call, nobody knows what else was shown to the agent. */
const isAimedAt = (used: Item, action: Action, scene: Scene): boolean =>
  action.result !== undefined &&
  (isOpaque(used) || isPlace(used)) &&
  !makesNew(action, scene) &&
  !isThere(used.text, action, scene);

/** A host, a region or an address: only where the user named the true one is another a slip. */
const isPlace = ({ subtype, text }: Item): boolean =>
  (subtype === "host" || subtype === "url") && !/localhost|127\.0\.0\.1|0\.0\.0\.0/.test(text);

/** Values that are changed on purpose, or that nobody counts on. */
const NEVER_MEANT = new Set(["version", "env", "param", "command", "error"]);

/** Whether the call came back because what it names is not there. */
export function isAbsent(literal: string, action: Action, { session }: Scene): boolean {
  const lines = missingIn(action, session);
  return lines.length > 0 && saysAbsent(lines, resultOf(action, session), literal);
}

/** What a result shows is there. */
const isThere = (literal: string, action: Action, { session }: Scene): boolean =>
  resultOf(action, session).includes(literal);

/** A value that nobody makes up: letters and digits mixed, and no date. */
const isOpaque = ({ subtype, text }: Item): boolean =>
  (subtype === "id" || subtype === "hash") &&
  text.length >= 6 &&
  /\d/.test(text) &&
  /[A-Za-z]/.test(text) &&
  !/^\d{4}-\d\d(?:-\d\d)?/.test(text);

/** Whether a value was said in any spelling. */
export function wasSaid({ text, subtype }: Item, { record }: Action, { memory, start, session }: Scene): boolean {
  return needlesOf(text, subtype, session.cwd).some((needle) => memory.wasSaid(needle, record, start));
}

/** What of a value would have to stand somewhere: of a path its last two names, of a hash its beginning. */
function needlesOf(text: string, subtype: string, cwd: string | undefined): readonly string[] {
  if (subtype === "path") {
    const bare = text.replaceAll("\\", "/").replace(/\/$/, "").replace(/^\.\//, "");
    return [below(bare, cwd).split("/").slice(-2).join("/")];
  }
  if (subtype === "hash") return [text.slice(0, 7)];
  if (subtype === "url") return [text.replace(/^[a-z]{1,10}:\/\//, "").replace(/\/$/, "")];
  return [text];
}

/** The one dropped value that is meant; undefined where there are several, or where a value that was said is as near. */
function trueOne(used: Item, scene: Scene): Death | undefined {
  const { cwd } = scene.session;
  const near = (other: string): number => distanceOf(below(other, cwd), below(used.text, cwd), used.subtype);
  let best: Death | undefined;
  let nearest = FAR;
  let alone = false;
  for (const death of scene.dead.handles.values()) {
    const distance = sameSort(death.fate.item, used) ? near(death.fate.item.text) : FAR;
    if (distance > nearest || distance === FAR) continue;
    alone = distance < nearest || isSameThing(best, death);
    [best, nearest] = [death, distance];
  }
  if (best === undefined || !alone) return undefined;
  const truth = best.fate.item.text;
  for (const other of scene.memory.known())
    if (!truth.endsWith(other) && !other.endsWith(truth) && other !== used.text && near(other) <= nearest)
      return undefined;
  return best;
}

/** Whether a value that was said could be taken for this one: then it is a slip, and not made up. */
export function isNearKnown({ text, subtype }: Item, { memory, session: { cwd } }: Scene): boolean {
  const own = below(text, cwd);
  for (const known of memory.known()) if (distanceOf(below(known, cwd), own, subtype) < FAR) return true;
  return false;
}

/** Another host or page is another place, unless the user named this one and they differ in a part that nobody would make up. */
function isSlip({ text }: Item, { fate: { item, places } }: Death): boolean {
  if (!places.some(({ provenance }) => provenance === "user")) return false;
  const [left, right] = [text.split(/[/.:_@=?&-]/), item.text.split(/[/.:_@=?&-]/)];
  return left.length === right.length && left.every((part, index) => part === right[index] || /\d/.test(part));
}

/** Two spellings of one value, of which one is the other's end. */
const isSameThing = (a: Death | undefined, b: Death): boolean => {
  const [one, other] = [a?.fate.item.text ?? "", b.fate.item.text];
  return one !== "" && (one.endsWith(other) || other.endsWith(one));
};

/** Nothing that one could take for the other. */
const FAR = 4;

/** 1 and 2 edits, 3 one differing segment. Numbers that count on are no near misses. */
function distanceOf(truth: string, text: string, subtype: string): number {
  if (!isNearMiss(truth, text) || isCutOf(truth, text) || countsOn(truth, text)) return FAR;
  if (withinEdits(truth, text, 1)) return 1;
  if (withinEdits(truth, text, 2)) return 2;
  // Another name in the same folder is another thing; the same name in another folder may be the one that is meant.
  return subtype === "path" && !sameName(truth, text) ? FAR : 3;
}

function sameName(a: string, b: string): boolean {
  const name = a.slice(a.lastIndexOf("/") + 1);
  return name === b.slice(b.lastIndexOf("/") + 1) && !COMMON.test(name);
}

/** Names that stand in every folder. */
const COMMON =
  /^(?:index|mod|main|lib|__init__|readme|package|tsconfig|conftest|types|utils?|setup|makefile|dockerfile|cargo|go|page|layout|route|test|tests|config)\b/i;

/** `step-1` and `step-2`, `#37` and `#38`: the one is as good a name as the other. */
function countsOn(a: string, b: string): boolean {
  const [left = [], right = []] = [a, b].map((text) => text.split(COUNTER));
  const different = [...left.keys()].filter((index) => left[index] !== right[index]);
  const [index = 0] = different;
  return (
    left.length === right.length && different.length === 1 && Math.abs(Number(left[index]) - Number(right[index])) <= 3
  );
}

/** A number that stands by itself, or behind a word. */
const COUNTER = /(?<![\da-zA-Z])(\d{1,6})(?![\da-zA-Z])|(?<=[a-zA-Z]{2})(\d{1,6})$/;
