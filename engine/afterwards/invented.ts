/** Values that nobody ever said, used to reach for something, and not there (spec §8, invented literal). Precision first. */
import type { Item } from "../item.ts";
import { type Action, commandsOf } from "./action.ts";
import { deedOf } from "./deed.ts";
import { isAbsent, isNearKnown, wasSaid } from "./diverged.ts";
import { type Found, type Scene, told } from "./scene.ts";
import { makesNew, usedBy } from "./used.ts";

/** The invented literals of a stretch. */
export function* inventedIn(scene: Scene): Iterable<Found> {
  const seen = new Set<string>();
  for (const action of scene.after) {
    if (!reaches(action, scene)) continue;
    for (const used of usedBy(action, scene)) {
      if (seen.has(used.text) || !isReached(used) || !isAbsent(used.text, action, scene)) continue;
      seen.add(used.text);
      if (wasSaid(used, action, scene) || isNearKnown(used, scene)) continue;
      yield told("literal-invented", action, used, { generation: scene.generation });
      break;
    }
  }
}

/** A call that aims at one thing and says so: no search, nothing that makes something, no trial that reckons with its absence. */
function reaches(action: Action, scene: Scene): boolean {
  if (action.outcome !== "failed" && action.outcome !== "done") return false;
  const { searches } = deedOf(action, scene.session);
  const commands = commandsOf(action, scene.session);
  if (searches !== undefined || makesNew(action, scene)) return false;
  return commands.every(
    ({ program, words }) =>
      !PROBES.has(program) && words.every(({ text }) => text !== "-f" && text !== "-e" && text !== "-d"),
  );
}

/** Programs with which one looks whether something is there. */
const PROBES = new Set([
  "ls",
  "find",
  "test",
  "[",
  "[[",
  "which",
  "command",
  "type",
  "stat",
  "file",
  "fd",
  "tree",
  "dig",
  "ping",
  "nslookup",
  "host",
]);

/** Values that one has to know: ids, and files of the project that have no name that every project has. */
function isReached({ subtype, text }: Item): boolean {
  if (subtype === "id" || subtype === "hash") return text.length >= 6 && /\d/.test(text) && !COUNTED.test(text);
  if (subtype !== "path" || !text.includes("/") || /[*?{}$]|\.\.\.|…/.test(text)) return false;
  return !ELSEWHERE.test(text) && !USUAL.test(text.slice(text.lastIndexOf("/") + 1));
}

/** Tickets and other things that are counted: the next number is a guess that anybody may make. */
const COUNTED = /^(?:[A-Za-z]{1,12}[-_ ]?#?|#|!)\d{1,6}$/;

const ELSEWHERE =
  /node_modules|site-packages|\.cargo\/|\/go\/pkg\/|^\/(?:tmp|var|proc|etc|usr|opt|nix|dev|bin)\b|^~|\/\.(?:claude|codex|config|cache|local|npm|cargo|rustup)\//;
const USUAL =
  /^(?:readme|claude|agents|gemini|contributing|changelog|license|todo|makefile|dockerfile|package(?:-lock)?|tsconfig|cargo|go|pyproject|setup|requirements|index|main|mod|lib|\.?\w{0,12}(?:rc|ignore)|\.env)(?:\.\w{1,12}){0,2}$/i;
