/** What a prohibition forbids, as far as a call of a tool can be held against it: files that must stay as they are, commands, deeds. */
import { deedsOf, languageOf, wordsFor } from "../constraints/index.ts";
import { isCommandLine } from "../handles/command.ts";
import type { Item, RuleItem } from "../item.ts";
import { inside } from "../text.ts";
import { type Proviso, provisoOf } from "./provisos.ts";
import { type Command, commandsIn } from "./shell.ts";

/** One thing that a rule forbids. */
export type Ban =
  /** This file, or everything below this folder, is not to be changed; or only not to be deleted. */
  | { readonly kind: "change" | "delete"; readonly path: string }
  /** This command is not to be run; with all these words, in any order. Without a program: any command with this flag. */
  | { readonly kind: "run"; readonly command: Command }
  /** This sub-command of git is not to be run, on one of these branches where any are named. */
  | { readonly kind: "git"; readonly verb: string; readonly force: boolean; readonly branches: readonly string[] }
  /** This is not to be done to a table or database of this name. */
  | { readonly kind: "sql"; readonly verb: string; readonly name: string };

/** The bans of a rule, and what would have allowed what they forbid. */
export interface Bans {
  readonly bans: readonly Ban[];
  readonly proviso?: Proviso;
}

/**
 * The bans of a rule, with the handles that stand in its passage. Rules with a condition that no transcript shows, and rules whose negation
 * stands in a heading, forbid nothing that could be told from a call alone.
 */
export function bansOf(rule: RuleItem, handles: readonly Item[]): Bans {
  if (!FORBIDDING.has(rule.subtype) || rule.inherited) return { bans: [] };
  const proviso = provisoOf(rule, handles);
  if (!proviso && rule.conditions.length > 0) return { bans: [] };
  if (CONDITIONAL.test((proviso?.clause ?? rule.text).replaceAll(/read-only/gi, ""))) return { bans: [] };
  const clause = forbidden(proviso?.clause ?? rule.text);
  const span = proviso?.span ?? { start: rule.span.start, end: rule.span.start + clause.length };
  const named = handles.filter((item) => inside(item.span, span));
  const bans = [
    ...fileBans(rule, clause, named),
    ...runBans(clause, named),
    ...gitBans(rule, clause, named),
    ...sqlBans(clause, named),
  ];
  return proviso ? { bans, proviso } : { bans };
}

const FORBIDDING = new Set(["prohibition", "read_only", "requirement_negated"]);

const CONDITIONAL = new RegExp(deedsOf("conditional"), "iu");

/** The first clause: what is offered instead stands behind it. */
const forbidden = (rule: string): string => rule.split(CLAUSE_END, 1)[0] ?? "";

const CLAUSE_END = new RegExp(`[;:](?:\\s|$)|, (?!(?:${wordsFor("titleJoints")}) )|${deedsOf("instead")}`, "iu");

function* fileBans({ subtype }: RuleItem, clause: string, named: readonly Item[]): Iterable<Ban> {
  const changing = subtype === "read_only" || CHANGING.test(clause) || STAYING.test(clause);
  const kind = changing ? "change" : DELETING.test(clause) ? "delete" : undefined;
  if (kind === undefined) return;
  for (const item of named) if (item.subtype === "path") yield { kind, path: item.text };
}

const CHANGING = new RegExp(deedsOf("changing"), "iu");
const STAYING = new RegExp(deedsOf("staying"), "iu");
const DELETING = new RegExp(deedsOf("deleting"), "iu");

function* runBans(clause: string, named: readonly Item[]): Iterable<Ban> {
  const runs = RUNNING.exec(clause);
  for (const { subtype, text } of named) {
    if (subtype !== "command" && !(runs && subtype === "path")) continue;
    const [command] = commandsIn(text.replace(/^[$%>] /, ""));
    if (!command || command.program === "") continue;
    if (command.program.startsWith("-")) yield { kind: "run", command: flagAlone(command) };
    // A program alone names no deed, unless running it is what is forbidden.
    else if (command.words.length > 0 || runs) yield { kind: "run", command };
  }
  // "Do not run make deploy", without marks around the command.
  const rest = runs
    ? clause
        .slice(runs.index + runs[0].length)
        .replace(/[.!。！]{1,3}$/, "")
        .trim()
    : "";
  const [plain] = rest.includes(" ") && rest.length < 80 && isCommandLine(`${rest} --`) ? commandsIn(rest) : [];
  if (
    plain &&
    /^[a-z][\w.-]{1,20}$/.test(plain.program) &&
    plain.words.length > 0 &&
    !named.some(({ subtype }) => subtype === "command")
  )
    yield { kind: "run", command: plain };
}

/** A flag that no command may have. */
const flagAlone = ({ program }: Command): Command => ({
  program: "",
  words: [{ text: program, span: { start: 0, end: program.length } }],
  outputs: [],
});

const RUNNING = new RegExp(deedsOf("running"), "iu");

/** "Do not push", "never commit to main": a sub-command of git behind the negation. */
function* gitBans({ language }: RuleItem, clause: string, named: readonly Item[]): Iterable<Ban> {
  const found = (languageOf(language)?.deeds?.git ?? GIT_WORD).exec(clause);
  const verb = found?.[1]?.toLowerCase();
  if (found === null || verb === undefined) return;
  const force = /\bforce/i.test(clause);
  const branches = named
    .filter(({ subtype, text }) => subtype === "branch" || /^(?:main|master|develop|production|release)$/.test(text))
    .map(({ text }) => text);
  const plain = BRANCH.exec(clause)?.[1];
  const object = clause.slice(found.index + found[0].length).trim();
  // "Do not commit the .env file" forbids one file, not the commit.
  if (!force && branches.length === 0 && plain === undefined && !OBJECTLESS.test(object)) return;
  yield { kind: "git", verb, force, branches: [...branches, ...(plain === undefined ? [] : [plain.toLowerCase()])] };
}

const GIT_WORD = /(?<![\p{L}-])(push|commit|rebase|amend|merge)/iu;
const OBJECTLESS = new RegExp(deedsOf("objectless"), "iu");

/** "To main": a branch that is named in words. */
const BRANCH = new RegExp(`(?:${deedsOf("onto")}) ?[\`"']?(main|master|develop|production|staging)\\b`, "iu");

function* sqlBans(clause: string, named: readonly Item[]): Iterable<Ban> {
  const verb = /\b(drop|truncate)/i.exec(clause)?.[1]?.toLowerCase();
  if (verb === undefined) return;
  for (const { subtype, text } of named)
    if (/^\w{2,60}$/.test(text) && (subtype === "symbol" || subtype === "other"))
      yield { kind: "sql", verb, name: text };
}
