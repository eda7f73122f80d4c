/** What a prohibition forbids, as far as a call of a tool can be held against it: files that must stay as they are, commands, deeds. */
import type { Item, RuleItem } from "../item.ts";
import { inside } from "../text.ts";
import { type Command, commandsIn } from "./shell.ts";

/** One thing that a rule forbids. */
export type Ban =
  /** This file, or everything below this folder, is not to be changed. */
  | { readonly kind: "change"; readonly path: string; readonly item: Item }
  /** This command is not to be run; with all these words, in any order. */
  | { readonly kind: "run"; readonly command: Command; readonly text: string }
  /** This sub-command of git is not to be run, on this branch where one is named. */
  | { readonly kind: "git"; readonly verb: string; readonly force: boolean; readonly branches: readonly string[] };

/**
 * The bans of a rule, with the handles that stand in its passage. Rules with a condition, gates, and rules whose negation stands in a
 * heading forbid nothing that could be told from a call alone.
 */
export function bansOf(rule: RuleItem, handles: readonly Item[]): readonly Ban[] {
  if (!FORBIDDING.has(rule.subtype) || rule.conditions.length > 0 || rule.inherited || CONDITIONAL.test(rule.text))
    return [];
  const clause = forbidden(rule.text);
  const span = { start: rule.span.start, end: rule.span.start + clause.length };
  const named = handles.filter((item) => inside(item.span, span));
  return [...changeBans(rule, clause, named), ...runBans(rule, clause, named), ...gitBans(clause, named)];
}

const FORBIDDING = new Set(["prohibition", "read_only", "requirement_negated"]);

const CONDITIONAL =
  /\b(?:unless|until|without|except|before|after|if|when(?:ever)?|while|other than|only|instead of|directly|too|more than|twice|again|both)\b|\b(?:bevor|ohne|außer|wenn|falls|sin|salvo|hasta|si|sans|sauf|avant|sem|exceto|antes|senza|tranne|prima)\b|(?:除非|之前|除了|以外|まで|場合|除き|전에|없이|제외)/iu;

/** The first clause: what is offered instead stands behind it. */
const forbidden = (rule: string): string =>
  rule.split(/[;:](?:\s|$)|, (?!and |or )|\binstead\b|\bbut\b|\buse\b|\brather\b/i, 1)[0] ?? "";

function* changeBans({ subtype }: RuleItem, clause: string, named: readonly Item[]): Iterable<Ban> {
  if (subtype !== "read_only" && !CHANGING.test(clause)) return;
  for (const item of named) if (item.subtype === "path") yield { kind: "change", path: item.text, item };
}

/** Verbs of changing, in the languages of the packs, by their stems. */
const CHANGING =
  /(?<!\p{L})(?:touch|edit|modif|chang|alter|delet|remov|renam|overwr|rewr|writ(?:e|ten) to|mov(?:e|ed|ing)\b|reformat|regenerat|(?:ge|ver|ab|um)?änder|(?:ge)?bearbeit|an(?:ge)?fass|berühr|(?:ge)?lösch|überschr|umbenenn|toc(?:ar|ad|hi|qu)|toqu|borr(?:ar|ad|es)|elimin|supprim|édit|mex[ae]|apag(?:ar|ad|ue)|cancell|меня|измен|трога|редактир|удал|değiştir|dokun|düzenle|sil(?:me|in))|修改|改动|更改|编辑|触碰|碰|删除|動かさ|変更|編集|触|削除|消さ|수정|편집|건드|변경|삭제|지우/iu;

function* runBans(_rule: RuleItem, clause: string, named: readonly Item[]): Iterable<Ban> {
  const runs = RUNNING.test(clause);
  for (const { subtype, text } of named) {
    if (subtype !== "command" && !(runs && subtype === "path")) continue;
    const [command] = commandsIn(text.replace(/^[$%>] /, ""));
    // A flag or a program alone names no deed, unless running it is what is forbidden.
    if (command && command.program !== "" && !command.program.startsWith("-") && (command.words.length > 0 || runs))
      yield { kind: "run", command, text };
  }
}

const RUNNING =
  /\b(?:run|runn?ing|execut(?:e|ed|ing)|invok(?:e|ed|ing)|call|launch|start|ausführen|starten|aufrufen|ejecutar|ejecutes|correr|lanzar|exécuter|exécutez|lancer|lancez|executar|execute|rodar|rode|eseguire|lanciare)\b|запуска|выполня|çalıştır|运行|执行|跑|実行|走らせ|実施|실행|돌리/iu;

/** "Do not push", "never commit to main": a sub-command of git behind the negation. */
function* gitBans(clause: string, named: readonly Item[]): Iterable<Ban> {
  const found = GIT.exec(clause);
  const verb = found?.[2]?.toLowerCase();
  if (verb === undefined) return;
  const force = /\bforce/i.test(clause.slice(found?.index ?? 0));
  const branches = named
    .filter(({ subtype, text }) => subtype === "branch" || /^(?:main|master|develop|production|release)$/.test(text))
    .map(({ text }) => text);
  const plain = /\b(?:to|on|onto|into) (?:the )?[`"']?(main|master|develop|production|staging)\b/i.exec(clause)?.[1];
  const object = clause.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).trim();
  // "Do not commit the .env file" forbids one file, not the commit.
  if (branches.length === 0 && plain === undefined && !OBJECTLESS.test(object)) return;
  yield { kind: "git", verb, force, branches: [...branches, ...(plain === undefined ? [] : [plain.toLowerCase()])] };
}

const GIT =
  /\b(?:not|never|n['’]t|no)\s{1,3}((?:ever|yet|git|force|force-)\s{0,2}){0,2}-?(push|commit|rebase|amend|merge)(?:ing|e?d)?\b/i;
const OBJECTLESS =
  /^(?:or \w{1,12}|and \w{1,12}|anything|any (?:of )?(?:the |this |these )?changes?|the changes?|changes?|yet|it|this|that|please|for now|yourself|(?:to|on) (?:git|github|origin|remote|the remote)|at all|ever|now|today|code|[.!]){0,3}[.!\s]{0,3}$/i;
