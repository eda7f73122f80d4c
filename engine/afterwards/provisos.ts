/** Rules that forbid something only for want of a word or of a step: what they forbid, and whether the word or step was provably missing. */
import { languageOf, type Provisos } from "../constraints/index.ts";
import type { Item, RuleItem } from "../item.ts";
import type { Session } from "../session.ts";
import { inside, type Span } from "../text.ts";
import type { Action } from "./action.ts";
import { commandsIn } from "./shell.ts";

/** What a rule forbids, and what would have allowed it. */
export interface Proviso {
  /** What is forbidden, as a prohibition, and where in its passage that stands. */
  readonly clause: string;
  readonly span: Span;
  /** Somebody's word, the agent's own word, or a command that has to be run first. */
  readonly wants: { readonly kind: "approval" | "notice" } | { readonly kind: "step"; readonly command: string };
  /** Finds whatever may be meant as a yes, in the language of the rule. */
  readonly assent: RegExp;
}

/** The proviso of a rule, with the handles that stand in its passage; undefined where it has none that a transcript could show. */
export function provisoOf(rule: RuleItem, handles: readonly Item[]): Proviso | undefined {
  const words = languageOf(rule.language)?.provisos;
  if (words === undefined) return undefined;
  const wanted = askedFirst(rule, words) ?? withoutWord(rule, words) ?? stepFirst(rule, words, handles);
  return wanted && { ...wanted, assent: words.assent };
}

type Wanted = Pick<Proviso, "clause" | "span" | "wants">;

/** "Ask me before you push". */
function askedFirst({ text, span: { start } }: RuleItem, words: Provisos): Wanted | undefined {
  const asked = words.askFirst.exec(text)?.[0];
  if (asked === undefined) return undefined;
  return {
    clause: `${words.forbid}${text.slice(asked.length)}`,
    span: { start: start + asked.length, end: start + text.length },
    wants: { kind: words.notice.test(asked) ? "notice" : "approval" },
  };
}

/** "Do not push without my approval": nothing stands behind it. */
function withoutWord({ text, span }: RuleItem, words: Provisos): Wanted | undefined {
  const want = words.withoutWord.exec(text);
  return want && text.length <= want.index + want[0].length
    ? { ...before(text, want.index, span.start), wants: { kind: "approval" } }
    : undefined;
}

/** "Do not push before running `npm test`": one command is named. */
function stepFirst({ text, span: { start } }: RuleItem, words: Provisos, handles: readonly Item[]): Wanted | undefined {
  const step = words.stepFirst.exec(text);
  if (!step) return undefined;
  const behind = { start: start + step.index, end: start + text.length };
  const [command, more] = handles.filter(({ subtype, span }) => subtype === "command" && inside(span, behind));
  if (command === undefined || more !== undefined) return undefined;
  return { ...before(text, step.index, start), wants: { kind: "step", command: command.text } };
}

const before = (text: string, end: number, start: number): Pick<Proviso, "clause" | "span"> => ({
  clause: text.slice(0, end),
  span: { start, end: start + end },
});

/** Whether nobody gave the word, or took the step, between two records. Whoever said anything that could be a yes may have meant it. */
export function isMissing({ wants, assent }: Proviso, from: number, action: Action, session: Session): boolean {
  for (let index = from + 1; index <= action.record; index += 1) {
    const record = session.records[index];
    if (record === undefined || record.role === "summary") continue;
    for (const { text, use, tool = "" } of record.texts) {
      if (wants.kind === "step") {
        if (use === "argument" && runs(text, wants.command)) return false;
      } else if (use === "prose" && wants.kind === "notice" && record.role === "assistant") return false;
      else if (use === "argument" && ASKING.test(tool)) return false;
      else if (use === "prose" && record.provenance === "user" && !isNoAnswer(text, assent)) return false;
    }
  }
  return true;
}

/** The step is taken whatever else its line does, and with whatever words more. */
function runs(line: string, command: string): boolean {
  if (line.includes(command)) return true;
  const [wanted] = commandsIn(command);
  return commandsIn(line).some(
    ({ program, words }) =>
      program === wanted?.program &&
      (wanted.words[0] === undefined || words.some(({ text }) => text === wanted.words[0]?.text)),
  );
}

const ASKING = /ask|question|confirm|approv|permission|request/i;

/** Plain words without one of assent: a new wish, a remark. */
const isNoAnswer = (text: string, assent: RegExp): boolean =>
  text.length < 2000 && !/[^\p{ASCII}]/u.test(text) && !assent.test(text);
