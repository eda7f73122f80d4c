/** Duties in prose: check boxes, lists under "next" headers, and sentences that open with such a label. */

import { statesOf } from "../constraints/all-languages.ts";
import { cutStretch, shadowStretch } from "../constraints/clauses.ts";
import { type Headers, headersOf } from "../constraints/headers.ts";
import { lazily } from "../constraints/lazily.ts";
import { isTitleOf, LABELS } from "../constraints/titles.ts";
import type { Passage } from "../item.ts";
import type { Block } from "../markdown.ts";
import type { Span } from "../text.ts";
import type { Duty } from "./duty.ts";

/** Duties of one passage that somebody wrote. What a tool returned is nobody's plan. */
export function dutiesInProse(passage: Passage, blocks: readonly Block[], index: number): readonly Duty[] {
  if (passage.provenance === "palimpsest" || passage.form !== "markdown" || isPlanArgument(passage)) return [];
  if (passage.provenance === "tool" && passage.tool !== undefined) return [];
  const headers = headersOf(passage.text, blocks);
  return blocks.flatMap((block, at) => [
    ...(dutyOfBlock(passage, blocks, headers, at, index) ?? labelled(passage, block, at, index)),
  ]);
}

/** The plan of an agent's plan mode comes through its tool. */
export const isPlanArgument = ({ tool, key }: Passage): boolean =>
  key === "plan" && tool !== undefined && /^exit_?plan_?mode$/i.test(tool);

function dutyOfBlock(
  passage: Passage,
  blocks: readonly Block[],
  headers: Headers,
  at: number,
  index: number,
): readonly Duty[] | undefined {
  const block = blocks[at];
  if (
    !block ||
    block.kind === "heading" ||
    block.kind === "code" ||
    block.kind === "html" ||
    block.kind === "frontmatter"
  )
    return [];
  if (headers.own[at]) return [];
  const text = passage.text.slice(block.span.start, block.span.end);
  const parent = block.parent === undefined ? undefined : blocks[block.parent];
  if (block.task) {
    const status = parent?.task === "cancelled" || isStruck(text) ? "cancelled" : stateOfBox(block.task, text);
    return [{ subtype: "task", text, span: block.span, passage: index, status, abort: false }];
  }
  if (headers.above[at]?.kind !== "next" || block.kind === "cell") return undefined;
  if (isPrinted(text) || STATES.none.test(text)) return [];
  return [{ subtype: "next", text, span: block.span, passage: index, status: markedStatus(text), abort: false }];
}

/** A row that a program printed: columns set apart by tabs or runs of blanks, or an event with its age. */
const isPrinted = (text: string): boolean =>
  /\S(?:\t| {3,20})\S.{0,200}\S(?:\t| {3,20})\S/.test(text) || /^(?:Normal|Warning) {1,8}\w+ {1,8}\d+[smhd]/.test(text);

/** An empty box whose text says that it was called off, or is done; signs in the text of a box say how it stands and close nothing. */
const stateOfBox = (task: Duty["status"], text: string): Duty["status"] =>
  task !== "open" ? task : STATES.calledOff.test(text) ? "cancelled" : STATES.finished.test(text) ? "done" : "open";

/** A dash that sets off what follows it; a hyphen inside a word does not. */
const SET_OFF = "(?:[—–] {0,2}|- {1,2})";

/** How entries say that they are over, or none, as expressions that are made when they are first asked for. */
export const STATES = lazily({
  /** "(cancelled)", "— obsolete", "CANCELLED: …". */
  calledOff: () =>
    new RegExp(
      `^[*_]{0,3}(?:${off()}|${offAlone()})[*_]{0,3}\\s{0,2}[:：—–]|[([](?:(?:${off()})(?!\\p{L})|(?:${offAlone()})${ofItself()})[^)\\]]{0,60}[)\\]]|${SET_OFF}(?:${off()}|${offAlone()})[.\\s]{0,3}$`,
      "iu",
    ),
  beginsCalledOff: () => new RegExp(`^(?:❌|🚫|\\[-\\]|\\(?(?:${statesOf("beginsCalledOff")}))`, "i"),

  /** "[done]", "— DONE". */
  finished: () =>
    new RegExp(
      `[([](?:${statesOf("finished")})${ofItself()}[^)\\]]{0,60}[)\\]][.\\s]{0,3}$|${SET_OFF}(?:${statesOf("finished")})[.\\s]{0,3}$`,
      "iu",
    ),
  beginsFinished: () => new RegExp(`^(?:✅|✔|☑|\\[x\\]|\\(?(?:${statesOf("beginsFinished")})(?![\\p{L}]))`, "iu"),
  endsFinished: () => new RegExp(`(?:✅|✔️?|\\((?:${statesOf("bracketFinished")})[^)]{0,60}\\))[.\\s]{0,3}$`, "i"),

  /** An entry that says there is none: "None", "n/a", "Nothing left to do". */
  none: () =>
    new RegExp(
      `^[\\s*_(]{0,4}(?:${statesOf("none")})[*_)]{0,3}(?: (?:${statesOf("behindNone")})){0,2}[.\\s*_)]{0,4}$`,
      "i",
    ),
});

const off = (): string => statesOf("calledOff");
const offAlone = (): string => statesOf("calledOffAlone");

/** A bracket that only names a sort of thing ("(abandoned carts)") says nothing of the entry. */
const ofItself = (): string => `(?:(?! {0,3}\\p{L})|(?= (?:${statesOf("behindState")})(?!\\p{L})))`;

const isStruck = (text: string): boolean => /^~~[^~]{1,600}~~[.\s]{0,3}$/.test(text);

/** The state that an entry without a check box says of itself. */
export function markedStatus(text: string): Duty["status"] {
  if (isStruck(text) || STATES.calledOff.test(text) || STATES.beginsCalledOff.test(text)) return "cancelled";
  const done = STATES.finished.test(text) || STATES.beginsFinished.test(text) || STATES.endsFinished.test(text);
  return done ? "done" : "open";
}

/** A sentence such as "Next: …" or "Open: …"; a label may also be the start of a line. */
function labelled(passage: Passage, block: Block, at: number, index: number): readonly Duty[] {
  const text = passage.text.slice(block.span.start, block.span.end);
  if (!/[:：]/.test(text) || !LABELS.next.test(text.slice(0, LABEL_SEARCH).toLowerCase())) return [];
  const { sentences, shadow } = cutStretch(
    shadowStretch(passage.text, { span: block.span, block: at, codes: block.codes }),
  );
  return sentences.flatMap(({ span }) => {
    const behind = behindLabel(shadow, span);
    if (behind === undefined) return [];
    const whole = { start: behind + block.span.start, end: span.end + block.span.start };
    const said = passage.text.slice(whole.start, whole.end);
    return [
      { subtype: "next" as const, text: said, span: whole, passage: index, status: markedStatus(said), abort: false },
    ];
  });
}

/** The start of what a "next" label introduces, if the sentence opens with one. */
function behindLabel(shadow: string, sentence: Span): number | undefined {
  const text = shadow.slice(sentence.start, sentence.end);
  const colon = /[:：]\s{1,4}|：/.exec(text.slice(0, 60));
  if (!colon) return undefined;
  const label = text
    .slice(0, colon.index)
    .replace(/^[^\p{L}]{1,20}/u, "")
    .trim();
  return isTitleOf("next", label) ? sentence.start + colon.index + colon[0].length : undefined;
}

/** How far into a block labels are looked for at first; a long paragraph without one costs no cutting. */
const LABEL_SEARCH = 4000;
