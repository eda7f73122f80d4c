/** The literals that a call aims with: addresses and values, not content that it writes and not prose that it carries. */
import { findHandles } from "../handles/index.ts";
import type { Item } from "../item.ts";
import { useOf as wayOf } from "../need/use.ts";
import { type Action, type Call, commandsOf } from "./action.ts";
import { deedOf } from "./deed.ts";
import { missingIn } from "./missing.ts";
import type { Ground } from "./scene.ts";
import type { Command, Word } from "./shell.ts";

/**
 * Handles in the addresses and command words of a call, in order. Where nothing was missing, only those that could be made up of letters and
 * digits: nobody asks for others. Remembered with the call.
 */
export function usedBy(action: Action, ground: Ground): readonly Item[] {
  const wanted = missingIn(action, ground.session).length > 0 ? "all" : "mixed";
  const known = used.get(action.call);
  if (known?.wanted === wanted) return known.items;
  const items = action.texts.flatMap((index) => usedIn(action, index, ground, wanted));
  used.set(action.call, { wanted, items });
  return items;
}

/** Which handles of a call are looked for. */
type Wanted = "all" | "mixed";

const used = new WeakMap<Call, { readonly wanted: Wanted; readonly items: readonly Item[] }>();

function usedIn(
  action: Action,
  index: number,
  { session, passages, passageOf }: Ground,
  wanted: Wanted,
): readonly Item[] {
  const at = passageOf(action.record, index);
  const passage = at === undefined ? undefined : passages[at];
  if (at === undefined || passage === undefined) return [];
  switch (wayOf(passage, session)) {
    case "edit":
    case "act":
      return passage.form === "value" && !PROSE.test(passage.key ?? "")
        ? handlesIn({ text: passage.text, span: { start: 0, end: passage.text.length } }, at, passage.text, wanted)
        : [];
    case "command":
      return aimedWords(commandsOf(action, session)).flatMap((word) => handlesIn(word, at, passage.text, wanted));
    default:
      return [];
  }
}

/** The handles of one word as a text by itself; of `--flag=value` those of the value. */
function handlesIn({ text, span }: Word, passage: number, whole: string, wanted: Wanted): readonly Item[] {
  if (wanted === "mixed" && !isMixed(text)) return [];
  if (!/[\d/._-]/.test(text) || /^-{1,2}[a-z-]{1,40}$/.test(text)) return [];
  const lead = /^--?[\w-]{1,40}=/.exec(text)?.[0].length ?? 0;
  const isBare = whole.slice(span.start, span.end) === text;
  const value = text.slice(lead);
  const found = findHandles({ text: value, form: "plain", provenance: "tool" }, [], passage);
  return (found.length === 0 && NUMBER.test(value) ? [numberAs(value, passage)] : found)
    .filter(({ subtype }) => subtype !== "command")
    .map((item) => {
      const start = span.start + lead + item.span.start;
      return { ...item, span: isBare ? { start, end: start + item.text.length } : span };
    });
}

/** Whether a word may hold an id, a host or an address with digits; plain paths are not asked for. */
const isMixed = (text: string): boolean =>
  /\d/.test(text) && (!text.includes("/") || text.includes("://") || /[\s{"']/.test(text));

/** A long number that is a word of its own names something; a day does not. */
const NUMBER = /^(?!(?:19|20)\d{6}$)\d{8,20}$/;

const numberAs = (text: string, passage: number): Item => ({
  kind: "handle",
  subtype: "id",
  text,
  span: { start: 0, end: text.length },
  provenance: "tool",
  passage,
});

/** Arguments in which somebody is told something. */
const PROSE =
  /^(?:description|explanation|prompt|message|title|body|name|subject|comment|reason|thought|label|labels)$|\.(?:label|description)$/;

/** The words with which commands aim: not what they say, not what they make, not code. */
const aimedWords = (commands: readonly Command[]): readonly Word[] =>
  commands.flatMap(({ program, words }) =>
    program === "echo" || program === "printf"
      ? []
      : words.filter(({ span }, index) => {
          const flag = words[index - 1]?.text ?? "";
          return !MADE.test(flag) && span.end - span.start <= 400 && !(INLINE.has(program) && /^-[ce]$/.test(flag));
        }),
  );

/** Flags before words that are said or made, not aimed at. */
const MADE =
  /^(?:-m|-[a-z]m|--message|--body|--title|--notes|--description|-b|-B|--name|-t|--tag|-o|--output|--label|--author|--grep|-F|--body-file)$/;

/** Programs that are given code. */
const INLINE = new Set([
  "python",
  "python3",
  "node",
  "ruby",
  "perl",
  "php",
  "deno",
  "bun",
  "bash",
  "sh",
  "tsx",
  "ts-node",
]);

/** Whether a call makes something new and gives it a name. */
export function makesNew(action: Action, ground: Ground): boolean {
  const commands = commandsOf(action, ground.session);
  if (commands.length === 0)
    return deedOf(action, ground.session).changes.length > 0
      ? /write|create/i.test(action.tool)
      : NEW.test(action.tool);
  return commands.some(
    ({ program, words }) =>
      MAKERS.has(program) ||
      words.slice(0, 3).some(({ text }) => MAKING.has(text) || (program === "git" && MAKING_IN_GIT.has(text))),
  );
}

const NEW = /create|add|new|insert|write|generate/i;
const MAKERS = new Set(["mkdir", "touch", "mktemp", "uuidgen", "export", "cp", "mv", "ln"]);
const MAKING = new Set(["create", "init", "new", "generate", "clone"]);
const MAKING_IN_GIT = new Set(["-b", "-B", "-c", "-C", "add", "commit", "tag", "branch", "worktree", "stash"]);
