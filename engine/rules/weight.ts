/** How heavily the loss of a rule weighs: it depends on who said it (spec §2). */
import { composedOf } from "../composed.ts";
import type { Inspection } from "../inspection.ts";
import type { Item } from "../item.ts";
import type { Severity } from "./rule.ts";

/** Whether somebody gave it: what tools printed, what only a summary says and our own messages are never mined as given. */
export const isGiven = ({ provenance }: Item): boolean =>
  provenance !== "tool" && provenance !== "summary" && provenance !== "palimpsest";

/** The severity of a lost or weakened rule. Of the assistant's words only commitments are rules; the rest is description. */
export function weightOf(item: Item, inspection: Pick<Inspection, "passages" | "session">): Severity {
  if (!isGiven(item)) return "off";
  if (item.provenance !== "assistant") return "error";
  if (!isCommitment(composedOf(item.text))) return "off";
  return answersTheUser(item, inspection) ? "error" : "warning";
}

/** Whether the speaker binds himself in the main clause: what comes behind an "if" is a thought, "I don't think" an opinion. */
export function isCommitment(text: string): boolean {
  const found = COMMITMENT.exec(text);
  if (!found || PLAN.test(text) || OPINION.test(text.slice(found.index, found.index + 40))) return false;
  return !SUBORDINATE.test(text.slice(0, found.index));
}

/** Steps one after the other are a plan, which ends with its last step. */
const PLAN = /, (?:and )?then\b/i;

const OPINION =
  /^(?:I|[Ww]e) ?(?:['’]d|do(?:n['’]t| not)|will|['’]ll|won['’]t|can) (?:\w{1,9} ){0,1}(?:think|know|see|believe|recall|remember|understand|want|need|have|mean|find|get|like|feel|expect|care|wonder|be able|let me)\b/;

const SUBORDINATE =
  /(?:^|[\s(,])(?:if|when(?:ever)?|unless|because|since|once|whether|in case|that|why|how|where|what)\s(?:[^.;:,]{0,60})$/i;

/** First persons that bind themselves, in the languages of the packs. */
const COMMITMENT = new RegExp(
  [
    "\\b(?:I|[Ww]e)(?:['’]ll| will| shall| won['’]t| must not| promise| am (?:not )?going to|['’]m (?:not )?going to| do not| don['’]t)\\b",
    "\\b[Ww]on['’]t (?:touch|change|push|run|delete|deploy|retry|edit)\\b",
    "\\b(?:[Ii]ch|[Ww]ir) (?:werden?|lassen?|fassen?|ändern?|machen?|pushen?)\\b",
    "\\b[Nn]o (?:voy|vamos) a\\b|\\b[Nn]o (?:tocaré|haré|cambiaré)",
    "\\b[Jj]e ne (?:vais|ferai|toucherai|changerai)\\b",
    "\\b[Nn]ão (?:vou|vamos|farei|tocarei|alterarei)\\b",
    "(?:[Яя]|[Мм]ы) не буд(?:у|ем)|[Нн]е буд(?:у|ем) ",
    "我(?:们|們)?(?:不会|不會|会|會|将|將|保证|保證)",
    "(?:し|触り|変え|行い|いたし)ません|しないように(?:し|いたし)ます",
    "(?:하지|건드리지|바꾸지) 않(?:겠|을)",
    "(?:mayacağ|meyeceğ)(?:ım|im|ız|iz)",
  ].join("|"),
);

/** Said in the turn right after the user's. */
function answersTheUser(item: Item, { passages, session }: Pick<Inspection, "passages" | "session">): boolean {
  const record = passages[item.passage]?.record;
  if (record === undefined || session === undefined) return false;
  const spoken = session.records.slice(0, record).findLast(({ texts }) => texts.some(({ use }) => use !== "reasoning"));
  return spoken?.role === "user" && spoken.texts.some(({ use }) => use === "prose");
}
