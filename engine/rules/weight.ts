/** How heavily the loss of a rule weighs: it depends on who said it (spec §2). */
import { composedOf } from "../composed.ts";
import { pledgesOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Inspection } from "../inspection.ts";
import type { Item, RuleItem } from "../item.ts";
import { isOfLog } from "./pasted.ts";
import type { Severity } from "./rule.ts";

/** What is known of the conversation that an item is of: its passages, and the session's turns, which tell a promise from a description. */
export type Told = Pick<Inspection, "passages" | "session">;

/** Whether somebody gave it: what tools printed, what only a summary says and our own messages are never mined as given. */
export const isGiven = ({ provenance }: Item): boolean =>
  provenance !== "tool" && provenance !== "summary" && provenance !== "palimpsest";

/** The severity of a lost or weakened rule. Of the assistant's words only commitments are rules; the rest is description. Logs hold no rules. */
export function weightOf(item: Item, inspection: Told): Severity {
  if (!isGiven(item) || isOfLog(item.text)) return "off";
  if (item.provenance !== "assistant") return "error";
  if (!isCommitment(composedOf(item.text)) || isBeside(item as Partial<RuleItem> & Item)) return "off";
  return answersTheUser(item, inspection) ? "error" : "warning";
}

/** Whether the speaker binds himself in the main clause: what comes behind an "if" is a thought, "I don't think" an opinion. */
function isCommitment(text: string): boolean {
  const found = PLEDGES.binding.exec(text);
  if (!found || PLEDGES.plan.test(text) || PLEDGES.opinion.test(text.slice(found.index, found.index + 40)))
    return false;
  return !PLEDGES.dependent.test(text.slice(0, found.index));
}

/** What follows from what the speaker is about to do, or how long he does it, binds nobody. */
function isBeside({ text, cue, span }: Partial<RuleItem> & Item): boolean {
  const found = PLEDGES.announcing.exec(text);
  if (!found) return false;
  const behind = text.slice(found.index + found[0].length);
  if (!PLEDGES.limiting.test(found[0] + behind)) return true;
  return (
    cue !== undefined && PLEDGES.beside.test(text.slice(found.index, Math.max(found.index, cue.start - span.start)))
  );
}

/** What speakers bind themselves to, as expressions that are made when they are first asked for. */
export const PLEDGES = lazily({
  binding: () => new RegExp(pledgesOf("binding")),
  plan: () => new RegExp(pledgesOf("plan"), "i"),
  opinion: () => new RegExp(pledgesOf("opinion")),
  announcing: () => new RegExp(pledgesOf("announcing")),
  limiting: () => new RegExp(pledgesOf("limiting"), "i"),
  beside: () => new RegExp(pledgesOf("beside"), "i"),
  dependent: () => new RegExp(pledgesOf("dependent"), "i"),
});

/** Said in the turn right after the user's. */
function answersTheUser(item: Item, { passages, session }: Told): boolean {
  const record = passages[item.passage]?.record;
  if (record === undefined || session === undefined) return false;
  for (let index = record - 1; 0 <= index; index -= 1) {
    const { role, texts = [] } = session.records[index] ?? {};
    if (texts.some(({ use }) => use !== "reasoning"))
      return role === "user" && texts.some(({ use }) => use === "prose");
  }
  return false;
}
