/** How a wording binds without the cue of a rule: "red ink is out", "brass rather than tin"; and the expressions for it, and for what denies. */
import { type ClauseFacts, rewordingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { remembered } from "../constraints/remembered.ts";
import { shadowOf } from "../constraints/shadow.ts";
import { contentWords } from "../constraints/words.ts";
import type { RuleItem } from "../item.ts";
import type { Claim, Wording } from "./claim.ts";
import { runTogether } from "./haystack.ts";
import { behindCue } from "./rule-text.ts";
import { LIGHT } from "./substance.ts";
import { standsIn } from "./values.ts";

/** "Dashes are out", "an upload needs a plan", "before the upload, it must have run": it binds without the cue of a ban. */
export function bindsInOtherWords({ item, facts }: Claim, { text }: Wording, now: ClauseFacts): boolean {
  if (hasBindingWords(text) || isSetAside(item, text)) return true;
  const words = new Set([...now.words, ...now.conditionWords]);
  const isNamed = facts.conditionWords.filter((word) => words.has(word)).length * 2 >= facts.conditionWords.length;
  return facts.conditions.some(({ start, end }) => {
    const condition = item.text.slice(start, end).trim();
    const [lead = ""] = condition.split(/\s/, 1);
    const isTurned = otherWords.lacking.test(condition) && requires(text);
    return (
      isNamed &&
      (isTurned || (now.polarity === "demands" && standsIn(lead.toLowerCase(), text.toLowerCase(), "symbol")))
    );
  });
}

/** "Ship it by rail rather than by road", for "not by road": what is banned is set aside, by more than a "not" that may tell. */
function isSetAside(item: RuleItem, text: string): boolean {
  const against = contrastsIn(text).filter(({ isWide }) => isWide);
  const banned = against.length > 0 ? askedBy(item) : [];
  return against.some(({ aside }) => banned.some((word) => aside.includes(word)));
}

/** "Use glue, not string", for "use string, not glue": what is banned is what something else is set against. */
export function isSwapped(item: RuleItem, { text }: Wording): boolean {
  const [against] = contrastsIn(text);
  if (against === undefined || against.denies) return false;
  const asked = askedBy(item);
  return asked.length > 0 && asked.every((word) => against.praised.includes(word) && !against.aside.includes(word));
}

/** The stems of what stands behind the words that make a rule one. */
const askedBy = (item: RuleItem): readonly string[] =>
  contentWords(shadowOf(behindCue(item), [])).filter((word) => !LIGHT.has(word));

/** One thing that a wording sets against another. */
interface Contrast {
  /** By more than one word. */
  readonly isWide: boolean;
  /** The stems of what stands before, and whether that denies something. */
  readonly praised: readonly string[];
  readonly denies: boolean;
  /** The stems of what is set aside. */
  readonly aside: readonly string[];
}

/** What a wording sets against each other, in its order; a lone "not" that may deny a verb does not. */
const contrastsIn = remembered((text): readonly Contrast[] => {
  const said = runTogether(text);
  return [...said.matchAll(otherWords.setAgainst)].flatMap(({ index, 0: found }) => {
    const isWide = /\p{L} \p{L}/u.test(found);
    if (!isWide && !CONTRASTED.test(said.slice(Math.max(0, index - 6), index))) return [];
    const head = said.slice(0, index);
    const [behind = ""] = /^[^,;:.()]{0,80}/.exec(said.slice(index + found.length)) ?? [];
    const [praised = [], aside = []] = [head, behind].map((part) => contentWords(shadowOf(part, [])));
    return [{ isWide, praised, denies: otherWords.negating.test(head), aside }];
  });
}, 4_000);

/** Before a "not" that sets one thing against another, and denies no verb. */
const CONTRASTED = /[,;(–—-] ?$|[,;] \p{L}{2,3} $/u;

/** Whether a wording says that one thing is needed for another. */
export const requires = remembered((text) => otherWords.requiring.test(runTogether(text)), 4_000);

const hasBindingWords = remembered((text) => otherWords.binding.test(runTogether(text)), 4_000);

/** Expressions for a wording; each is made when it is first asked for. */
export const otherWords = lazily({
  /** It denies, refuses or leaves out something. */
  negating: () => new RegExp(rewordingOf("negating"), "iu"),

  /** It binds without the cue of a rule. */
  binding: () => new RegExp(rewordingOf("binding"), "iu"),

  /** Something is not so, or did not come to pass. */
  denying: () => new RegExp(rewordingOf("denying"), "iu"),

  /** One thing is needed for another. */
  requiring: () => new RegExp(rewordingOf("requiring"), "iu"),

  /** What must not be missing. */
  lacking: () => new RegExp(`^(?:${rewordingOf("lacking")})(?!\\p{L})`, "iu"),

  /** Up to what another thing is set against, with the marks before it. */
  setAgainst: () => new RegExp(`(?<!\\p{L})(?:${rewordingOf("setAgainst")}) ["'\`*(]{0,4}`, "giu"),
});
