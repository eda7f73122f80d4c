/** Actions that do what a lost prohibition forbade (spec §9): its file is changed, its command is run, though nobody released it. */
import type { RuleItem } from "../item.ts";
import { weightOf } from "../rules/weight.ts";
import type { Session } from "../session.ts";
import { type Action, argumentsOf, commandsOf } from "./action.ts";
import { type Ban, type Bans, bansOf } from "./bans.ts";
import { below } from "./below.ts";
import { deedOf } from "./deed.ts";
import { isMissing } from "./provisos.ts";
import { isReleased, lastSaid } from "./released.ts";
import { type Found, lastPlace, type Scene, spotOf, told } from "./scene.ts";
import type { Command } from "./shell.ts";

/** The broken rules of a stretch, each at the first action that breaks it. */
export function* brokenIn(scene: Scene): Iterable<Found> {
  for (const death of scene.dead.rules.values()) {
    const rule = death.fate.item as RuleItem;
    if (weightOf(rule, scene) === "off") continue;
    const { bans, proviso } = bansIn(rule, scene);
    if (bans.length === 0) continue;
    const action = scene.after.find((one) => one.outcome !== "refused" && bans.some((ban) => breaks(one, ban, scene)));
    const spot = action && (namedIn(action, bans, scene) ?? spotOf(action, scene));
    if (!action || !spot || isReleased(rule, bans, action, death, scene)) continue;
    if (proviso && !isMissing(proviso, lastSaid(death, scene), action, scene.session)) continue;
    yield told("constraint-broken", action, spot, {
      was: rule.text,
      source: lastPlace(death),
      generation: death.generation,
    });
  }
}

/** What a rule forbids; it is dead in every later generation, too, and asked about again. */
function bansIn(rule: RuleItem, { itemsOf }: Scene): Bans {
  const known = read.get(rule);
  if (known) return known;
  const bans = bansOf(
    rule,
    itemsOf(rule.passage).filter(({ kind }) => kind === "handle"),
  );
  read.set(rule, bans);
  return bans;
}

const read = new WeakMap<RuleItem, Bans>();

/** Where a patch names the file that it changes. */
function namedIn(action: Action, bans: readonly Ban[], scene: Scene): ReturnType<typeof spotOf> {
  const { session, passageOf } = scene;
  const paths = deedOf(action, session).changes.filter((path) =>
    bans.some((ban) => ban.kind === "change" && isBelow(path, ban.path, session.cwd)),
  );
  for (const index of action.texts) {
    const { text = "" } = session.records[action.record]?.texts[index] ?? {};
    const passage = passageOf(action.record, index);
    const path = text.startsWith("*** Begin Patch") ? paths.find((one) => text.includes(one)) : undefined;
    if (path === undefined || passage === undefined) continue;
    const start = text.indexOf(path);
    return { passage, span: { start, end: start + path.length }, text: path };
  }
  return undefined;
}

function breaks(action: Action, ban: Ban, { session }: Scene): boolean {
  switch (ban.kind) {
    case "change":
      return deedOf(action, session).changes.some((path) => isBelow(path, ban.path, session.cwd));
    case "delete":
      return deletedBy(action, session).some((path) => isBelow(path, ban.path, session.cwd));
    case "run":
      return commandsOf(action, session).some((command) => runs(command, ban.command));
    case "git":
      return commandsOf(action, session).some((command) => isGit(command, ban));
    case "sql":
      return statementsOf(action, session).some((text) => isDone(text, ban));
  }
}

/** Files that a call takes away. */
function deletedBy(action: Action, session: Session): readonly string[] {
  const taken = commandsOf(action, session).filter(
    ({ program, words: [first] }) => DELETERS.has(program) || (program === "git" && first?.text === "rm"),
  );
  const files = taken.flatMap(({ words }) => words.filter(({ text }) => !text.startsWith("-")).map(({ text }) => text));
  return /delete|remove/i.test(action.tool) ? [...files, ...deedOf(action, session).changes] : files;
}

const DELETERS = new Set(["rm", "rmdir", "unlink", "shred", "mv"]);

/** Words and arguments that could be a statement of SQL. */
const statementsOf = (action: Action, session: Session): readonly string[] => [
  ...commandsOf(action, session).flatMap(({ program, words }) =>
    program === "echo" ? [] : words.map(({ text }) => text),
  ),
  ...argumentsOf(action, session).flatMap(({ key = "", text }) =>
    /^(?:sql|query|statement)$/i.test(key) ? [text] : [],
  ),
];

/** `DROP TABLE IF EXISTS "orders"`, in capitals or not. */
function isDone(text: string, { verb, name }: Extract<Ban, { kind: "sql" }>): boolean {
  const words = text.toLowerCase().split(/[\s"'`;(),.]{1,9}/);
  const at = words.indexOf(verb);
  return 0 <= at && words.slice(at, at + 6).includes(name.toLowerCase());
}

/** Whether a path is the one that is named, or lies below it, whichever way both are spelled. */
function isBelow(path: string, named: string, cwd: string | undefined): boolean {
  const [is, rule] = [path, named].map((text) => plain(text, cwd));
  if (is === undefined || rule === undefined || rule.length < 3) return false;
  if (is === rule || is.startsWith(`${rule}/`)) return true;
  // Without a known root, a path from any folder on is meant by its end.
  return !rule.startsWith("/") && rule.includes("/") && (is.endsWith(`/${rule}`) || is.includes(`/${rule}/`));
}

function plain(path: string, cwd: string | undefined): string {
  const forward = path
    .replaceAll("\\", "/")
    .replace(/^\.\//, "")
    .replace(/\/(?:\*{1,2})?$/, "");
  return below(forward, cwd?.replaceAll("\\", "/"));
}

/** The same program, with all words that the rule names. */
function runs({ program, words }: Command, banned: Command): boolean {
  if (banned.program === "") return banned.words.every(({ text }) => words.some((word) => word.text === text));
  if (
    program !== banned.program &&
    !words.some(({ text }) => text === banned.program || text.endsWith(`/${banned.program}`))
  )
    return false;
  if (program !== banned.program && !SHELLS.has(program)) return false;
  const own = new Set(words.map(({ text }) => text));
  const named = banned.words.filter(({ text }) => !/^(?:\.{3}|…|<.{0,40}>|\*)$/.test(text));
  return named.every(({ text }) => own.has(text)) && !words.some(({ text }) => /^--(?:dry-?run|help)/.test(text));
}

const SHELLS = new Set(["bash", "sh", "zsh", "python", "python3", "node", "ruby"]);

function isGit({ program, words }: Command, { verb, force, branches }: Extract<Ban, { kind: "git" }>): boolean {
  const texts = words.map(({ text }) => text);
  if (program !== "git" || texts.includes("--dry-run")) return false;
  const at = texts.findIndex((text) => !text.startsWith("-") && !text.includes("/"));
  const sub = texts[at];
  if (sub !== (verb === "amend" ? "commit" : verb)) return false;
  if (verb === "amend" && !texts.includes("--amend")) return false;
  if (force && !texts.some((text) => /^(?:-f|--force|--force-with-lease|\+.{1,80})/.test(text))) return false;
  return (
    branches.length === 0 ||
    branches.some((branch) => texts.some((text) => text === branch || text.endsWith(`:${branch}`)))
  );
}
