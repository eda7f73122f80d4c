/** How a wording binds or denies without the cue of a rule or a fact: "red ink is out", "the scanner ignores it", "brass rather than tin". */
import { type ClauseFacts, rewordingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { codesIn, shadowOf } from "../constraints/shadow.ts";
import { contentWords } from "../constraints/words.ts";
import type { RuleItem } from "../item.ts";
import type { Claim, Wording } from "./claim.ts";
import { runTogether } from "./haystack.ts";
import { titlesOf } from "./pieces.ts";
import { LIGHT } from "./substance.ts";
import { standsIn } from "./values.ts";

/** "Dashes are out", "an upload needs a plan", "before the upload, it must have run": it binds without the cue of a ban. */
export function bindsInOtherWords({ item, facts }: Claim, { text }: Wording, now: ClauseFacts): boolean {
  const said = runTogether(text);
  if (otherWords.binding.test(said) || isSetAside(item, said)) return true;
  const words = new Set([...now.words, ...now.conditionWords]);
  const isNamed = facts.conditionWords.filter((word) => words.has(word)).length * 2 >= facts.conditionWords.length;
  return facts.conditions.some(({ start, end }) => {
    const condition = item.text.slice(start, end).trim();
    const [lead = ""] = condition.split(/\s/, 1);
    const isTurned = otherWords.lacking.test(condition) && otherWords.requiring.test(said);
    return (
      isNamed &&
      (isTurned || (now.polarity === "demands" && standsIn(lead.toLowerCase(), said.toLowerCase(), "symbol")))
    );
  });
}

/** "Ship it by rail rather than by road", for "not by road": what is banned is set aside, by more than a "not" that may tell. */
function isSetAside({ text, span, cue }: RuleItem, said: string): boolean {
  const banned = contentWords(shadowOf(text.slice(Math.max(0, cue.end - span.start)), []));
  return [...said.matchAll(otherWords.setAgainst)].some(({ index, 0: found }) => {
    if (!/\p{L} \p{L}/u.test(found)) return false;
    const [behind = ""] = /^[^,;:.()]{0,80}/.exec(said.slice(index + found.length)) ?? [];
    return contentWords(shadowOf(behind, [])).some((word) => banned.includes(word) && !LIGHT.has(word));
  });
}

/** "Use glue, not string", for "use string, not glue": what is banned is what something else is set against. */
export function isSwapped({ text, span, cue }: RuleItem, said: string): boolean {
  const against = [...said.matchAll(otherWords.setAgainst)].find(
    ({ index, 0: found }) => /\p{L} \p{L}/u.test(found) || CONTRASTED.test(said.slice(Math.max(0, index - 6), index)),
  );
  if (against === undefined) return false;
  const head = said.slice(0, against.index);
  const [behind = ""] = /^[^,;:.()]{0,80}/.exec(said.slice(against.index + against[0].length)) ?? [];
  const [praised, banned] = [head, behind].map((part) => new Set(contentWords(shadowOf(part, []))));
  const asked = contentWords(shadowOf(text.slice(Math.max(0, cue.end - span.start)), [])).filter(
    (word) => !LIGHT.has(word),
  );
  return (
    asked.length > 0 &&
    !otherWords.negating.test(head) &&
    asked.every((word) => praised?.has(word) === true && banned?.has(word) !== true)
  );
}

/** Before a "not" that sets one thing against another, and denies no verb. */
const CONTRASTED = /[,;(–—-] ?$|[,;] \p{L}{2,3} $/u;

/**
 * It denies, refuses or leaves out a good part of what it says of the rule's matter, or a label or heading over it does. "The crash happens"
 * speaks of the crash, and denies nothing; in code nothing is denied either.
 */
export function isDenied(claim: Claim, { text, scope }: Wording): boolean {
  const shadow = shadowOf(text, codesIn(text));
  const said = namedIn(shadow, claim);
  return (
    shadow
      .split(/[,;:()]|[.!?] | [—–-] /)
      .some((part) => deniesIn(part, claim) && said.length <= namedIn(part, claim).length * 4) ||
    (shadow.length <= LONGEST_ENTRY && titlesOf(scope).some((title) => otherWords.negating.test(title)))
  );
}

/** Below a heading of what is missing stand names, no paragraphs. */
const LONGEST_ENTRY = 120;

const namedIn = (part: string, { signature }: Claim): readonly string[] =>
  contentWords(shadowOf(part, [])).filter((word) => signature.has(word));

function deniesIn(part: string, claim: Claim): boolean {
  const [found] = otherWords.negating.exec(part) ?? [];
  if (found === undefined || namedIn(part, claim).length === 0) return false;
  const isOfItsMatter = contentWords(shadowOf(found, [])).some((word) => claim.facts.words.includes(word));
  return !isOfItsMatter || cueOf(claim.item).includes(found.toLowerCase());
}

const cueOf = ({ text, span, cue }: RuleItem): string =>
  text.slice(cue.start - span.start, cue.end - span.start).toLowerCase();

/** Expressions for a wording; each is made when it is first asked for. */
export const otherWords = lazily({
  /** It denies, refuses or leaves out something. */
  negating: () => new RegExp(rewordingOf("negating"), "iu"),

  /** It binds without the cue of a rule. */
  binding: () => new RegExp(rewordingOf("binding"), "iu"),

  /** One thing is needed for another. */
  requiring: () => new RegExp(rewordingOf("requiring"), "iu"),

  /** What must not be missing. */
  lacking: () => new RegExp(`^(?:${rewordingOf("lacking")})(?!\\p{L})`, "iu"),

  /** Up to a literal that is set against another. */
  setAgainst: () => new RegExp(`(?<!\\p{L})(?:${rewordingOf("setAgainst")}) ["'\`*(]{0,4}`, "giu"),
});
