/** What a rule is about: the content words that another wording must have too. */
import {
  type ClauseFacts,
  countsIn,
  namingOf,
  rewordingOf,
  sharedNames,
  stemsOf,
  wordsFor,
  wordsForCount,
} from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { RuleItem } from "../item.ts";
import type { Claim, Wording } from "./claim.ts";
import type { Ground } from "./ground.ts";
import { behindCue, cueOf, firstWord } from "./rule-text.ts";
import { standsInDigits } from "./values.ts";

/** Content words of the rule that the wording and its headings do not have; a small rest is wording. */
export function lacksWords({ facts, item }: Claim, wording: Wording, now: ClauseFacts, ground: Ground): boolean {
  const has = heldWords(wording, now, ground);
  const weights = ground.weights();
  const action = actionOf(item);
  const isGate = isGated(facts, now);
  const counted = new Set(countedWords(item, wording, ground));
  const told = new Set([...sharedCue(item, facts, wording, now, ground), ...sortsBeside(item, facts, wording, ground)]);
  const askedFor = askedWords(item, facts);
  if (lacksBanned(item, askedFor, has) || bansAnother(item, has, wording, now)) return true;
  if (lacksJoined(item, has, ground)) return true;
  // "Nothing else goes there": what it is about is said in its sentence, by which it is looked for.
  if (facts.literals.length === 0 && [...askedFor].every((word) => LIGHT.has(word)) && facts.words.length > 0)
    return false;
  let total = 0;
  let missing = 0;
  for (const word of askedFor) {
    if (counted.has(word)) continue;
    const light =
      LIGHT.has(word) ||
      word === action ||
      (isGate && BRINGING.has(word)) ||
      told.has(word) ||
      (facts.literals.length > 0 && SORTS.has(word));
    const weight = light ? weights(word) / 8 : weights(word);
    total += weight;
    if (!has.has(word)) missing += weight;
  }
  // Values are judged by themselves; where they all stand, the words around them weigh less.
  for (const literal of facts.literals) total += 3 * weights(literal.toLowerCase());
  return total > 0 && missing / total > MISSING;
}

/** "Never print the backups", for "never delete the backups": what a well-known deed does is not done by another verb. */
function bansAnother(item: RuleItem, has: ReadonlySet<string>, wording: Wording, { cue }: ClauseFacts): boolean {
  const deed = item.kind === "constraint" ? actionOf(item) : undefined;
  if (deed === undefined || has.has(deed) || !DEEDS.has(deed) || LIGHT.has(deed) || cue?.as !== "prohibition")
    return false;
  if (bansAltogether(wording)) return false;
  const other = firstWord(wording.text.slice(cue.span.end));
  return other !== undefined && !LIGHT.has(other) && !GENERAL.has(other);
}

const DEEDS = sharedNames();

/** Deeds that take in most others. */
const GENERAL: ReadonlySet<string> = new Set(["change", "use", "work", "add"]);

/** "The bucket or its replicas": a ban on two things is not kept by one of them. */
function lacksJoined(item: RuleItem, has: ReadonlySet<string>, ground: Ground): boolean {
  if (item.subtype !== "prohibition") return false;
  return [...behindCue(item).matchAll(lackWords.joined)].some(({ 1: joined = "" }) => {
    const words = ground.facts(joined).words.filter((word) => !LIGHT.has(word));
    return words.length > 0 && !words.some((word) => has.has(word));
  });
}

/** Whether a rule sets one thing against another: "brass, not tin". */
export const setsOneApart = (item: RuleItem): boolean => lackWords.setApart.test(cueOf(item));

/** "Use brass, never tin" is no rule against brass: what stands right behind the word that sets it apart must be there. */
function lacksBanned(item: RuleItem, askedFor: ReadonlySet<string>, has: ReadonlySet<string>): boolean {
  if (item.subtype !== "prohibition" || !setsOneApart(item)) return false;
  const banned = actionOf(item);
  return banned !== undefined && askedFor.has(banned) && !LIGHT.has(banned) && !has.has(banned);
}

/** "New dependencies only after asking", for "no new dependency is installed without": of two gates one names the thing alone. */
const isGated = (facts: ClauseFacts, now: ClauseFacts): boolean =>
  facts.cues.some(({ as }) => as === "requirement_negated") &&
  (now.cue?.as === "requirement_negated" || now.cue?.as === "restriction");

const BRINGING = stemsOf("bringing");

/** "Are missing", "there are no": by which words a lack is told does not matter where both tell of one. */
function sharedCue(
  item: RuleItem,
  facts: ClauseFacts,
  wording: Wording,
  now: ClauseFacts,
  ground: Ground,
): ReadonlySet<string> {
  const { cue } = facts;
  if (item.kind !== "negative_fact" || cue?.as !== "absent") return NONE;
  if (!bansAltogether(wording) && !now.cues.some(({ as }) => as === "absent")) return NONE;
  const deed = actionOf(item);
  const said = item.text.slice(cue.span.start, cue.span.end);
  return new Set([...ground.content(said), ...ground.facts(said).words, ...(deed ? [deed] : [])]);
}

/** "The feature flag `new_cart`": what sort of thing a literal is, which stands there by its name. */
const sortsBeside = (
  { text }: RuleItem,
  { literals }: ClauseFacts,
  wording: Wording,
  ground: Ground,
): readonly string[] =>
  literals.flatMap((literal) => {
    const at = wording.text.includes(literal) ? text.indexOf(literal) : -1;
    const sort = at < 0 ? undefined : lackWords.sortBefore.exec(text.slice(Math.max(0, at - 80), at))?.[1];
    return sort === undefined ? [] : ground.content(sort);
  });

const NONE: ReadonlySet<string> = new Set();

/** The words for a number that stands there in digits. */
const countedWords = ({ text }: RuleItem, wording: Wording, ground: Ground): readonly string[] =>
  countsIn(text)
    .filter((count) => standsInDigits(count, wording.text))
    .flatMap((count) => ground.content(wordsForCount(count).join(" ")));

/** Whether something is not to be there at all, and so not to be added either: "No polyfills from a CDN". */
export const bansAltogether = ({ text }: Pick<Wording, "text">): boolean =>
  lackWords.none.test(text.replace(/^[^\p{L}]{1,9}/u, "").replace(/^[^:.;!?]{1,40}: /, ""));

/** What a prohibition says is not to be done, as a stem: the word right behind its cue. A "no" names the thing itself there. */
export const actionOf = (item: RuleItem): string | undefined =>
  bansAltogether(item) ? undefined : firstWord(behindCue(item));

/** All words that a wording and its headings have, those of its literals too. */
function heldWords(wording: Wording, now: ClauseFacts, ground: Ground): ReadonlySet<string> {
  const known = held.get(wording);
  if (known) return known;
  const { text, scope } = wording;
  const has = new Set([...now.words, ...now.conditionWords, ...ground.content(text)]);
  for (const word of ground.facts(scope).words) has.add(word);
  for (const literal of now.literals)
    for (const word of ground.facts(literal.replaceAll(/[_./:=-]/g, " ")).words) has.add(word);
  held.set(wording, has);
  return has;
}

const held = new WeakMap<Wording, ReadonlySet<string>>();

/** The words of a rule besides those of its conditions. */
function askedWords(item: RuleItem, facts: ClauseFacts): ReadonlySet<string> {
  const known = asked.get(item);
  if (known) return known;
  const away = new Set(facts.conditionWords);
  const words = new Set(facts.words.filter((word) => !away.has(word)));
  asked.set(item, words);
  return words;
}

const asked = new WeakMap<RuleItem, ReadonlySet<string>>();

/** A cue longer than this has other words in its midst. */
export const WIDE = 18;

/** Words that hardly narrow what they stand beside. */
export const LIGHT = stemsOf("light");

/** Nouns that only say what sort of thing a literal beside them is. */
export const SORTS = stemsOf("sorts");

/** The share of a rule's weight that another wording may leave out. */
const MISSING = 0.42;

/** Made when it is first asked for. */
export const lackWords = lazily({
  /** At the start of a wording: something is not to be there at all. */
  none: () => new RegExp(`^(?:${wordsFor("none")})(?!\\p{L})`, "iu"),

  /** One or two words behind one that joins them to what stands before. */
  joined: () => new RegExp(`[\\p{L}\`"'] (?:${rewordingOf("alternatives")}) ((?:[\\p{L}-]{2,24} ?){1,2})`, "giu"),

  /** A cue that only sets one thing against another. */
  setApart: () => new RegExp(`^(?:${rewordingOf("setAgainst")})$`, "iu"),

  /** An article with up to three words, right before a literal. */
  sortBefore: () => new RegExp(`(?<!\\p{L})(?:${namingOf("articles")}) ((?:[\\p{L}-]{2,24} ){1,3})["'\`]?$`, "iu"),
});
