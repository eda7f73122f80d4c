/** Rules that forbid something only for want of a word or of a step: what they forbid, and whether the word or step was provably missing. */
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
}

/** The proviso of a rule, with the handles that stand in its passage; undefined where it has none that a transcript could show. */
export function provisoOf(rule: RuleItem, handles: readonly Item[]): Proviso | undefined {
  if (rule.language !== "en") return undefined;
  const { text } = rule;
  const start = rule.span.start;
  const asked = ASK_FIRST.exec(text);
  if (asked) {
    const from = asked[0].length;
    const clause = `do not ${text.slice(from)}`;
    const kind = NOTICE.test(asked[0]) ? "notice" : "approval";
    return { clause, span: { start: start + from, end: start + text.length }, wants: { kind } };
  }
  const approval = WITHOUT_WORD.exec(text);
  if (approval && text.length <= approval.index + approval[0].length)
    return { ...before(text, approval.index, start), wants: { kind: "approval" } };
  const step = STEP_FIRST.exec(text);
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

/** "Ask me before", "get my approval before". */
const ASK_FIRST =
  /^(?:please |always ){0,2}(?:(?:ask|check with|tell|consult|confirm with)(?: me| us| the user)?(?: first)?|(?:ask for|get|obtain|wait for) (?:my |our |the user's )?(?:explicit )?(?:approval|permission|confirmation|ok|okay|go-ahead|consent))(?: first)? before (?:you |ever |you ever )?/i;

/** "Tell me before" wants no answer. */
const NOTICE = /^(?:please |always ){0,2}tell\b/i;

/** "Without my approval", "until I say so", to the end of the rule. */
const WITHOUT_WORD =
  /,? (?:without (?:(?:my|our|the user's|explicit|prior|written|first) ){0,3}(?:approval|permission|confirmation|consent|sign-?off|go-?ahead|ok|okay|say-?so|asking|being asked|being told|checking with)|(?:until|unless|before) (?:I|we) (?:explicitly |have |have explicitly )?(?:say|said|tell|told|ask|asked|approve|approved|confirm|confirmed|allow|allowed|agree|agreed|give|gave)|(?:until|unless|before) you (?:have|got|get) (?:my|our) (?:explicit )?(?:approval|permission|ok|okay|confirmation|go-?ahead)|(?:until|unless|before) asking)(?: (?:me|us|so|to|you|it|this|that|the|ok|okay|go-?ahead|user|first|for|an?|from|explicitly)){0,5}[.!]?$/i;

/** "Before running `npm test`", "until `npm test` passes". */
const STEP_FIRST =
  /,? (?:before (?:you )?(?:run|running|have run)|without (?:first )?running|until (?:you have run )?)(?= ?`)/i;

/** Whether nobody gave the word, or took the step, between two records. Whoever said anything that could be a yes may have meant it. */
export function isMissing({ wants }: Proviso, from: number, action: Action, session: Session): boolean {
  for (let index = from + 1; index <= action.record; index += 1) {
    const record = session.records[index];
    if (record === undefined || record.role === "summary") continue;
    for (const { text, use, tool = "" } of record.texts) {
      if (wants.kind === "step") {
        if (use === "argument" && runs(text, wants.command)) return false;
      } else if (use === "prose" && wants.kind === "notice" && record.role === "assistant") return false;
      else if (use === "argument" && ASKING.test(tool)) return false;
      else if (use === "prose" && record.provenance === "user" && !isNoAnswer(text)) return false;
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

/** Plain English without a word of assent: a new wish, a remark. */
const isNoAnswer = (text: string): boolean => text.length < 2000 && !/[^\p{ASCII}]/u.test(text) && !ASSENT.test(text);

const ASSENT =
  /\b(?:y|yes|yep|yeah|ok|okay|k|go|sure|approv\w{0,4}|lgtm|fine|good|nice|great|perfect|proceed|continue|resume|do|please|confirm\w{0,3}|allow\w{0,3}|ship|agree\w{0,2}|permi\w{0,8}|right|correct|can|may|might|free|thanks|thank|cool|works|all|now|next)\b/i;
