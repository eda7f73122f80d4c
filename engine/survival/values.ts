/** The values in a rule: literals and counts, which must stand in another wording as they are. */
import { type ClauseFacts, countsIn } from "../constraints/index.ts";
import type { RuleItem } from "../item.ts";
import { standsAlone } from "./boundary.ts";
import type { Claim, Flaw, Wording } from "./claim.ts";
import { isExpendableHandle } from "./expendable.ts";
import type { Ground, Pieces } from "./ground.ts";
import { novelHandles } from "./novelty.ts";
import { spellingsOf } from "./spellings.ts";

/** Values: each must stand there, under some spelling; another number in the place of one is another value. */
export function literalFlaws(
  { facts, item }: Claim,
  wording: Wording,
  now: ClauseFacts,
  ground: Ground,
): readonly Flaw[] {
  if (countsDiffer(item.text, wording.text)) return ["value"];
  if (lacksCount(item.text, wording.text)) return ["literal"];
  const text = wording.text.toLowerCase();
  const counts = countsIn(wording.text);
  const gone = facts.literals.filter(
    (literal) => !spelledIn(literal, text, ground) && !isFree(literal, item, ground) && !isAmong(counts, literal),
  );
  if (gone.length === 0) return [];
  const had = countsIn(item.text);
  const fresh = now.literals.filter((literal) => !facts.literals.includes(literal));
  const hasAnother = fresh.some((literal) => /\d/.test(literal)) || counts.some((count) => !had.includes(count));
  const swapped = gone.some((literal) => /\d/.test(literal)) && hasAnother;
  return [swapped ? "value" : "literal"];
}

/** Whether a literal is a number and nothing else, and one of those that are said in words. */
const isAmong = (counts: readonly number[], literal: string): boolean =>
  /^\d{1,2}$/.test(literal) && counts.includes(Number(literal));

function spelledIn(literal: string, text: string, ground: Ground): boolean {
  const subtype = /[/\\]/.test(literal) ? "path" : "id";
  const spellings = [literal, ...spellingsOf(literal, subtype, ground.roots)];
  if (spellings.some((spelling) => standsIn(spelling.toLowerCase(), text, subtype))) return true;
  if (isListed(literal)) return literal.split("/").every((part) => standsIn(part.toLowerCase(), text, "id"));
  // "From 8:00 to 18:00", for "8:00-18:00".
  const ends = /^(\d[\d:.]{0,9})[-–](\d[\d:.]{0,9})$/.exec(literal)?.slice(1) ?? [];
  if (ends.length > 0) return ends.every((end) => standsIn(end, text, "id"));
  return /^\d{1,2}:\d{2}$/.test(literal) && standsIn(literal, text.replaceAll(/(?<=\d)[-–](?=\d)/g, " "), "id");
}

/** "Credentials/keys" are two things, and no path. */
const isListed = (literal: string): boolean => /^\p{L}[\p{L}-]{2,24}(?:\/\p{L}[\p{L}-]{1,24}){1,4}$/u.test(literal);

/** Whether a literal stands in a text on token boundaries. */
export function standsIn(literal: string, text: string, subtype: string): boolean {
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1)) {
    if (standsAlone(text, at, at + literal.length, subtype)) return true;
  }
  return false;
}

/** A number in words that became another one, and stands there in digits neither. */
function countsDiffer(text: string, other: string): boolean {
  const now = countsIn(other);
  return now.length > 0 && countsIn(text).some((count) => !now.includes(count) && !standsIn(`${count}`, other, "id"));
}

/** "Two reviews" are more than a review. */
const lacksCount = (text: string, other: string): boolean =>
  countsIn(other).length === 0 && countsIn(text).some((count) => 1 < count && !standsInDigits(count, other));

/** Whether a number stands in a text in digits. */
export const standsInDigits = (count: number, text: string): boolean =>
  new RegExp(`(?<![\\d.,])${count}(?![\\d.,]*\\d)`).test(text);

/** Handles that need not stay anywhere need not stay in a rule. */
function isFree(literal: string, item: RuleItem, ground: Ground): boolean {
  const handle = ground.before
    .items(item.passage, item.span)
    .find(({ kind, text }) => kind === "handle" && text === literal);
  return handle !== undefined && isExpendableHandle([handle], ground);
}

/** A literal that the region does not know makes it another rule; a place below one of the rule's own makes it a narrower one. */
export function holdsNovelHandle({ facts }: Claim, { passage, span }: Wording, side: Pieces, ground: Ground): boolean {
  if (side !== ground.after) return false;
  const novel = new Set(novelHandles(ground).map(({ text }) => text));
  return side
    .items(passage, span)
    .some(({ kind, text }) => kind === "handle" && novel.has(text) && !isBelow(text, facts.literals));
}

const isBelow = (place: string, literals: readonly string[]): boolean =>
  literals.some((literal) => place.startsWith(`${literal.replace(/\/$/, "")}/`));
