/** Approvals, answers and instructions that the rewritten text reports and nobody gave. */
import { consentOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Invention } from "../survival.ts";
import { likeness } from "./alignment.ts";
import type { Ground } from "./ground.ts";
import { runTogether } from "./haystack.ts";
import { isWritten } from "./novelty.ts";
import type { Piece } from "./pieces.ts";
import { asks, says } from "./speech.ts";

/** Reported approvals without ground in the region, with the open question or gate that each answers. */
export function approvalsIn(ground: Ground): readonly Invention[] {
  const inventions: Invention[] = [];
  for (const piece of ground.after.all()) {
    if (!isWritten(piece.passage, ground)) continue;
    const kind = reportOf(piece.text);
    if (!kind || isGrounded(kind, piece, ground)) continue;
    const gate = openGateFor(piece, ground);
    const { text, passage, span } = piece;
    inventions.push({ kind, text, passage, span, ...(gate === undefined ? {} : { standsInFor: gate }) });
  }
  return inventions;
}

/** What a sentence reports of the user's will, if anything: that something was allowed, or asked for. */
export function reportOf(sentence: string): "approval" | "instruction" | undefined {
  const text = runTogether(sentence);
  if (approvalWords.pending.test(text)) return undefined;
  if (approvalWords.approved.test(text)) return "approval";
  return approvalWords.instructed.test(text) ? "instruction" : undefined;
}

/** Whether a sentence reports that something was allowed. */
export const isApproval = (text: string): boolean => reportOf(text) === "approval";

/** Whether somebody of the region said it: in a pad the same report, in a conversation words of the user. */
function isGrounded(kind: "approval" | "instruction", piece: Piece, ground: Ground): boolean {
  const words = ground.after.words(piece);
  if (isSaid(kind, words, ground)) return true;
  const whole = kind === "instruction" ? sentenceAround(piece, ground) : undefined;
  return whole !== undefined && isSaid(kind, whole, ground);
}

/** The words of the sentence that a mere insertion stands in, "— at the user's request —": they say what was ordered. */
function sentenceAround(
  { passage, span, block }: Piece,
  { after, surviving }: Ground,
): ReadonlySet<string> | undefined {
  const text = surviving.passages[passage]?.text ?? "";
  const pieces = after.of(passage).filter((one) => one.block === block);
  const at = pieces.findIndex((one) => one.span.start === span.start);
  const [before, behind] = [pieces[at - 1], pieces[at + 1]];
  const inserted = before !== undefined && isDash(text.slice(before.span.end - 1, span.start + 1));
  if (!inserted) return undefined;
  const parts = [before, ...(behind && isDash(text.slice(span.end - 1, behind.span.start + 1)) ? [behind] : [])];
  return new Set(parts.flatMap((part) => [...after.words(part)]));
}

const isDash = (between: string): boolean => /[—–]/.test(between);

/** Whether words of the region say as much as a report. */
function isSaid(kind: "approval" | "instruction", words: ReadonlySet<string>, ground: Ground): boolean {
  const { passages } = ground.region;
  return passages.some((passage, index) => {
    const told = passage.record === undefined;
    if (!told && passage.provenance !== "user" && passage.provenance !== "system" && passage.provenance !== "summary")
      return false;
    if (!told && kind === "approval" && passage.provenance === "user") {
      if (says("yes", passage.text) || says("release", passage.text)) return true;
    }
    return ground.before.of(index).some((said) => {
      const like = likeness(ground, words, ground.before.words(said));
      if (kind === "instruction") return like >= SPOKEN;
      // Who asks to be asked has not said yes.
      return told ? reportOf(said.text) === "approval" && like >= REPORTED : like >= SPOKEN && !isGate(said);
    });
  });
}

const REPORTED = 0.3;
const SPOKEN = 0.3;

/** The question or gate of the region that the report answers: the likest of those left open. */
function openGateFor(piece: Piece, ground: Ground): string | undefined {
  const words = ground.after.words(piece);
  let best: { readonly text: string; readonly like: number } | undefined;
  for (const gate of openGates(ground)) {
    const like = likeness(ground, words, ground.before.words(gate));
    if (best === undefined || like > best.like) best = { text: gate.text, like };
  }
  return best?.text;
}

/** Sentences that wait for somebody: gates anywhere, questions that no later message of the user answers; looked for once. */
function openGates(ground: Ground): readonly Piece[] {
  const known = gates.get(ground) ?? [...openGatesIn(ground)];
  gates.set(ground, known);
  return known;
}

const gates = new WeakMap<Ground, readonly Piece[]>();

function* openGatesIn(ground: Ground): Iterable<Piece> {
  const { passages } = ground.region;
  const lastUser = passages.findLastIndex(({ provenance, record }) => provenance === "user" && record !== undefined);
  for (const [index, passage] of passages.entries()) {
    if (passage.form !== "markdown") continue;
    for (const piece of ground.before.of(index)) {
      if (isGate(piece) || (asks(piece.text) && index > lastUser && passage.provenance !== "tool")) yield piece;
    }
  }
}

/** Whether a sentence waits for somebody's word, wherever its lines are wrapped. */
const isGate = ({ text }: Piece): boolean => approvalWords.waits.test(runTogether(text));

/** Expressions for a sentence whose lines run together; each is made when it is first asked for. */
export const approvalWords = lazily({
  /** Something was allowed. */
  approved: () => new RegExp(consentOf("approved"), "iu"),

  /** What is asked for, awaited or denied has not been given. */
  pending: () => new RegExp(`${consentOf("pending")}|[?？]`, "iu"),

  /** Something was ordered. */
  instructed: () => new RegExp(consentOf("instructed"), "i"),

  /** Somebody's word is waited for. */
  waits: () => new RegExp(consentOf("waits"), "iu"),
});
