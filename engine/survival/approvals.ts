/** Approvals, answers and instructions that the rewritten text reports and nobody gave. */
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
  if (PENDING.test(text)) return undefined;
  if (APPROVED.test(text)) return "approval";
  return INSTRUCTED.test(text) ? "instruction" : undefined;
}

/** Whether a sentence reports that something was allowed. */
export const isApproval = (text: string): boolean => reportOf(text) === "approval";

const APPROVED =
  /\b(?:approved|authori[sz]ed|green-?lit|signed off|okayed|ok'd|consented|cleared by|confirmed by|said yes|says yes|answered|go[- ]?ahead (?:was |is |has been )?(?:given|received|granted|obtained)|(?:gave|given|have|has|got|received|with) (?:the |a |his |her |their |its )?(?:final )?(?:go[- ]?ahead|green light|permission|consent|approval|sign-?off)|(?:approval|permission|consent|sign-?off) (?:was |is |has been )?(?:given|granted|received|obtained|in place)|(?:user|owner|client|customer|maintainer|team|they|she|he) (?:has |have )?(?:now |already )?(?:confirmed|agreed|accepted|allowed|permitted|decided|chose|picked))\b|"(?:go ahead|yes|ok|okay|approved)"|(?:genehmigt|freigegeben|zugestimmt|aprobado|autorizado|approuvé|autorisé|aprovado|одобрен|подтвердил|разрешил|已批准|已同意|已确认|承認済|許可済|승인됨|승인받|onaylandı|onayladı)/iu;

/** What is asked for, awaited or denied has not been given. */
const PENDING =
  /\b(?:not|never|no|nobody|without|until|unless|once|after|before|if|when|whether|wait(?:s|ing)?|await(?:s|ing)?|needs?|need to|requires?|pending|ask(?:s|ed|ing)? for|must be|has to be|to be|will be|should be|only)\b|n't\b|[?？]|\b(?:nicht|ohne|bis|erst|wartet|noch|sin|hasta|pendiente|espera|sans|avant|attend|jusqu|sem|até|aguarda)\b|не |ждёт|ожида|未|待|まだ|아직|değil|bekli/iu;

const INSTRUCTED =
  /\b(?:user|owner|client|customer|maintainer) (?:has |have )?(?:now |also |then )?(?:asked|instructed|told|requested|ordered|said|wants?|wanted|directed|demanded)\b|\b(?:as|per) (?:instructed|requested|ordered) by\b|\b(?:at|on) the (?:user|owner|client)'s (?:request|instruction)/i;

/** Whether somebody of the region said it: in a pad the same report, in a conversation words of the user. */
function isGrounded(kind: "approval" | "instruction", piece: Piece, ground: Ground): boolean {
  const words = ground.after.words(piece);
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

/** Sentences that wait for somebody: gates anywhere, questions that no later message of the user answers. */
function* openGates(ground: Ground): Iterable<Piece> {
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
const isGate = ({ text }: Piece): boolean => GATE.test(runTogether(text));

const GATE =
  /\b(?:until|before|unless|without|wait(?:s|ing)?|await(?:s|ing)?|needs?|requires?|pending|ask)\b.{0,120}?\b(?:approv\w{0,6}|confirm\w{0,8}|permission|consent|sign(?:s|ed)?[- ]?off|go[- ]?ahead|answers?|says? (?:so|yes)|ok(?:ay)?|agree\w{0,5}|review\w{0,4}|decid\w{0,3}|me|us|him|her|them|asking|word)\b|\b(?:not (?:yet )?(?:approved|confirmed|decided|answered|signed off)|approval (?:is )?(?:outstanding|open|missing))\b|\b(?:Freigabe|Genehmigung|aprobación|approbation|aprovação|onay)\b|одобрени|批准|同意|承認|승인/iu;
