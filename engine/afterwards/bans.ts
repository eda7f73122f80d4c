/** What a prohibition forbids, as far as a call of a tool can be held against it: files that must stay as they are, commands, deeds. */
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

const CONDITIONAL =
  /\b(?:unless|until|without|except|before|after|if|when(?:ever)?|while|other than|only|instead of|directly|too|more than|twice|again|both)\b|\b(?:bevor|ohne|außer|wenn|falls|sin|salvo|hasta|si|sans|sauf|avant|sem|exceto|antes|senza|tranne|prima)\b|(?:除非|之前|除了|以外|まで|場合|除き|전에|없이|제외)/iu;

/** The first clause: what is offered instead stands behind it. */
const forbidden = (rule: string): string =>
  rule.split(/[;:](?:\s|$)|, (?!and |or )|\binstead\b|\bbut\b|\brather\b/i, 1)[0] ?? "";

function* fileBans({ subtype }: RuleItem, clause: string, named: readonly Item[]): Iterable<Ban> {
  const changing = subtype === "read_only" || CHANGING.test(clause) || STAYING.test(clause);
  const kind = changing ? "change" : DELETING.test(clause) ? "delete" : undefined;
  if (kind === undefined) return;
  for (const item of named) if (item.subtype === "path") yield { kind, path: item.text };
}

/** Verbs of changing, in the languages of the packs, by their stems. */
const CHANGING =
  /(?<!\p{L})(?:touch|edit|modif|chang|alter|overwr|rewr|writ(?:e|ten) to|reformat|regenerat|(?:ge|ver|ab|um)?änder|(?:ge)?bearbeit|an(?:ge)?fass|berühr|überschr|toc(?:ar|ad|hi|qu)|toqu|édit|mex[ae]|меня|измен|трога|редактир|değiştir|dokun|düzenle)|修改|改动|更改|编辑|触碰|碰|動かさ|変更|編集|触|수정|편집|건드|변경/iu;

/** What is to stay as it is. */
const STAYING =
  /\balone\b|untouched|unchanged|hands off|as (?:it|they) (?:is|are)\b|in ruhe|unverändert|intact|tal cual|tel quel|como está|そのまま|그대로|原样|保持不变/iu;

/** Verbs of taking away. */
const DELETING =
  /(?<!\p{L})(?:delet|remov|renam|mov(?:e|ed|ing)\b|(?:ge)?lösch|umbenenn|borr(?:ar|ad|es)|elimin|supprim|apag(?:ar|ad|ue)|cancell|удал|sil(?:me|in))|删除|削除|消さ|삭제|지우/iu;

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

const RUNNING =
  /\b(?:run|runn?ing|execut(?:e|ed|ing)|invok(?:e|ed|ing)|call|launch|start|use|using|ausführen|starten|aufrufen|ejecutar|ejecutes|correr|lanzar|exécuter|exécutez|lancer|lancez|executar|execute|rodar|rode|eseguire|lanciare)\b|führe|запуска|выполня|çalıştır|运行|执行|跑|実行|走らせ|実施|실행|돌리/iu;

/** "Do not push", "never commit to main": a sub-command of git behind the negation. */
function* gitBans({ language }: RuleItem, clause: string, named: readonly Item[]): Iterable<Ban> {
  const found = language === "en" ? GIT.exec(clause) : GIT_WORD.exec(clause);
  const verb = found?.[1]?.toLowerCase();
  if (found === null || verb === undefined) return;
  const force = /\bforce/i.test(clause);
  const branches = named
    .filter(({ subtype, text }) => subtype === "branch" || /^(?:main|master|develop|production|release)$/.test(text))
    .map(({ text }) => text);
  const plain =
    /(?:\b(?:to|on|onto|into|auf|nach|sur|vers|a|en|на|в)|到|に|へ) ?(?:the )?[`"']?(main|master|develop|production|staging)\b/iu.exec(
      clause,
    )?.[1];
  const object = clause.slice(found.index + found[0].length).trim();
  // "Do not commit the .env file" forbids one file, not the commit.
  if (!force && branches.length === 0 && plain === undefined && !OBJECTLESS.test(object)) return;
  yield { kind: "git", verb, force, branches: [...branches, ...(plain === undefined ? [] : [plain.toLowerCase()])] };
}

const GIT =
  /(?:\bnot|\bnever|n['’]t|\bno)\s{1,3}(?:(?:ever|yet|git|force|force-)\s{0,2}){0,2}-?(push|commit|rebase|amend|merge)(?:ing|e?d)?\b/i;
const GIT_WORD = /(?<![\p{L}-])(push|commit|rebase|amend|merge)/iu;
const OBJECTLESS =
  /^(?:or \w{1,12}|and \w{1,12}|anything|any (?:of )?(?:the |this |these )?changes?|the changes?|changes?|yet|it|this|that|please|for now|yourself|(?:to|on) (?:git|github|origin|remote|the remote|this branch)|at all|ever|now|today|code|[.!]){0,3}[.!\s]{0,3}$/i;

function* sqlBans(clause: string, named: readonly Item[]): Iterable<Ban> {
  const verb = /\b(drop|truncate)/i.exec(clause)?.[1]?.toLowerCase();
  if (verb === undefined) return;
  for (const { subtype, text } of named)
    if (/^\w{2,60}$/.test(text) && (subtype === "symbol" || subtype === "other"))
      yield { kind: "sql", verb, name: text };
}
