/** The limits of a rule: its conditions must stay, and no exception, place or time may be added. */
import { type ClauseFacts, rewordingOf, stemsOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { remembered } from "../constraints/remembered.ts";
import type { Span } from "../text.ts";
import type { Claim, Wording } from "./claim.ts";
import { isGranted } from "./granted.ts";
import type { Ground } from "./ground.ts";
import { otherWords, requires } from "./other-words.ts";
import { LIGHT, setsOneApart } from "./substance.ts";
import { wordsIn } from "./vocabulary.ts";
import { plainText } from "./wording.ts";

/** Conditions: all of the rule's, in a condition, or in a cue that is a gate itself ("ask before"). */
export function lacksCondition(claim: Claim, wording: Wording, now: ClauseFacts, ground: Ground): boolean {
  const { facts } = claim;
  const { text } = wording;
  const telling = facts.conditionWords.filter((word) => !LIGHT.has(word));
  if (!facts.conditions.some((span) => !isOutcome(span, facts)) || telling.length === 0) return false;
  if (isAttribute(claim, telling, now) || (facts.conditions.length === 1 && isInsideOut(claim, wording, now)))
    return false;
  const isGate = now.cues.some(({ as }) => as === "requirement_negated");
  // "No refunds without a receipt", "refunds only with a receipt": what is limited to its condition has it among its words.
  const isLimit = now.cues.some(({ as }) => as === "restriction") || requires(text);
  const label = ground.content(labelOf(text));
  if (now.conditions.length === 0 && !isGate && !telling.some((word) => label.includes(word)))
    return !isLimit || telling.some((word) => !now.words.includes(word));
  // "Wait for A before B", "no B until A": the one is the condition of the other, whichever is named so.
  const turns = isGate || isLimit || turnsRound(facts, now);
  const has = new Set([
    ...now.conditionWords,
    ...label,
    ...(turns ? [...now.words, ...wordsIn(text)] : []),
    ...(isGate ? ASKING : []),
  ]);
  return telling.filter((word) => has.has(word)).length < telling.length * 0.5;
}

/** "Do not retry flaky tests", for "if a test is flaky, do not retry it": what the rule holds of, told by words beside it. */
const isAttribute = ({ item, facts }: Claim, telling: readonly string[], now: ClauseFacts): boolean =>
  facts.conditions.every(({ start, end }) => limitingWords.describing.test(item.text.slice(start, end).trim())) &&
  telling.every((word) => now.words.includes(word) || now.conditionWords.includes(word));

/** "Only inside" and "never outside" say the same: of a limit and a ban one names the place, and the other all but the place. */
function isInsideOut({ item, facts }: Claim, { text }: Wording, now: ClauseFacts): boolean {
  const [was, is] = [namesAllBut(item.text, facts), namesAllBut(text, now)];
  if (was === is) return false;
  const [inside, outside] = was ? [now, facts] : [facts, now];
  const bans = outside.polarity === "forbids" || otherWords.negating.test(was ? item.text : text);
  return inside.polarity === "limits" && bans;
}

const namesAllBut = (text: string, { conditions }: ClauseFacts): boolean =>
  conditions.some(({ start, end }) => limitingWords.allBut.test(text.slice(start, end).trim()));

/** "Flaky test: do not retry it" has its condition as a label. */
const labelOf = (text: string): string => LABEL.exec(text)?.[1] ?? "";

const LABEL = /^([^:;.!?]{1,80}): /;

/** "Without success" tells how a try ended, and is no condition. */
const isOutcome = ({ start, end }: Span, { cues }: ClauseFacts): boolean =>
  cues.some(({ as, span }) => (as === "failed_attempt" || as === "absent") && span.start <= start && end <= span.end);

/** What the gate waits for is what the other wording has as its condition. */
const turnsRound = (facts: ClauseFacts, now: ClauseFacts): boolean =>
  facts.cues.some(({ as }) => as === "requirement_negated") &&
  now.conditionWords.length > 0 &&
  now.conditionWords.some((word) => facts.words.includes(word) && !facts.conditionWords.includes(word));

/** An exception or condition that the rule and its sentence do not have; of two gates the words for asking may differ. */
export function addsException(claim: Claim, wording: Wording, said: ClauseFacts, ground: Ground): boolean {
  const { facts, around } = claim;
  const now = ofTheClaim(claim, wording.text, said, ground);
  if (now.conditions.length < facts.conditions.length || now.conditions.length === 0) return false;
  if (now.conditions.length === 1 && isInsideOut(claim, wording, now)) return false;
  if (now.conditions.length === facts.conditions.length) return widensException(claim, now, ground);
  const had = new Set([...facts.conditionWords, ...facts.words, ...wordsIn(around), ...ground.facts(around).words]);
  const isGate = facts.cues.some(({ as }) => as === "requirement_negated");
  const added = now.conditionWords.filter(
    (word) => !had.has(word) && !LIGHT.has(word) && !(isGate && ASKING.has(word)),
  );
  return added.length > 0 && !isGranted(claim.item, added, ground);
}

/** What is said without the conditions of what else the sentence speaks of: "before a visit: ring, sign in (never run)". */
function ofTheClaim(claim: Claim, text: string, said: ClauseFacts, ground: Ground): ClauseFacts {
  const conditions = said.conditions.filter((condition) => bearsOn(claim, text, condition, ground));
  if (conditions.length === said.conditions.length) return said;
  const words = conditions.flatMap(({ start, end }) => ground.content(text.slice(start, end)));
  return { ...said, conditions, conditionWords: said.conditionWords.filter((word) => words.includes(word)) };
}

/** A condition is one of the part that it stands in; where it begins its part, of what stands beside it. */
function bearsOn({ signature }: Claim, text: string, { start, end }: Span, ground: Ground): boolean {
  const names = (part: string): boolean => ground.content(part).some((word) => signature.has(word));
  const head =
    text
      .slice(Math.max(0, start - FAR), start)
      .split(/[;:,()]/)
      .at(-1) ?? "";
  if (/\p{L}/u.test(head)) return names(head) || names(text.slice(start, end));
  const behind = /^[^;(]{0,300}/.exec(text.slice(end))?.[0] ?? "";
  return start > 0 || names(behind);
}

/** What stands before a condition is looked at this far, in characters. */
const FAR = 200;

/** The same exception with more in it: all that it named, and something else that was joined to it. */
function widensException({ facts, item }: Claim, now: ClauseFacts, ground: Ground): boolean {
  const isGate = facts.cues.some(({ as }) => as === "requirement_negated");
  const had = new Set([...facts.conditionWords, ...facts.words, ...(isGate ? ASKING : [])]);
  const named = facts.conditionWords.filter((word) => !LIGHT.has(word));
  const added = now.conditionWords.filter((word) => !had.has(word) && !LIGHT.has(word));
  const widens = added.length > 0 && named.length > 0 && named.every((word) => now.conditionWords.includes(word));
  return widens && !isGranted(item, added, ground);
}

/** Stems of what one does at a gate. */
const ASKING = stemsOf("asking");

/** Words that limit the wording to less than the rule: they stand in it, and nowhere in what the region says about anything. */
export function narrows(claim: Claim, wording: Wording, now: ClauseFacts, ground: Ground): boolean {
  const known = knownWords(claim, ground);
  const isNew = (word: string): boolean => !known.has(word) && !LIGHT.has(word) && !regionWords(ground).has(word);
  const tails = tailWords(wording.text, ground);
  if (tails.some((words) => words.length > 0 && words.every(isNew))) return true;
  if (tails.some((words) => addsToOwn(words, claim, isNew, ground))) return true;
  if (hasMoreInside(claim, wording, isNew, ground)) return true;
  if (claim.item.kind === "negative_fact" || setsOneApart(claim.item)) return false;
  const added = now.words.filter(isNew);
  return added.length > 1 && added.length >= now.words.length * 0.34;
}

/** "Share admin credentials", for "share credentials": the rule word for word, with more in its midst that is not joined to it. */
function hasMoreInside({ item }: Claim, { text }: Wording, isNew: (word: string) => boolean, ground: Ground): boolean {
  const [own, now] = [item.text, text].map((one) => plainText(one).split(" "));
  if (!own || !now || now.length <= own.length) return false;
  const head = own.findIndex((word, at) => word !== now[at]);
  const tail = now.length - (own.length - head);
  const isRest = own.slice(head).every((word, at) => word === now[tail + at]);
  const more = now.slice(head, tail);
  if (head < 1 || !isRest || more.some((word) => limitingWords.joins.test(word))) return false;
  return ground.content(more.join(" ")).some(isNew);
}

/** "On Friday afternoons", for "on Fridays": all of the rule's own phrase and a word more. */
function addsToOwn(
  words: readonly string[],
  { item }: Claim,
  isNew: (word: string) => boolean,
  ground: Ground,
): boolean {
  const added = words.filter(isNew);
  if (added.length === 0 || added.length === words.length) return false;
  return tailWords(item.text, ground).some(
    (own) => own.length === words.length - added.length && own.length > 0 && own.every((word) => words.includes(word)),
  );
}

/** The words of a rule, of its sentence and of the headings above it. */
function knownWords(claim: Claim, ground: Ground): ReadonlySet<string> {
  const { facts, around } = claim;
  const known = knownOf.get(claim);
  if (known) return known;
  const bare = wordsIn(around.replaceAll(/[_./:-]/g, " "));
  const words = new Set([...facts.words, ...facts.conditionWords, ...bare, ...ground.facts(around).words]);
  knownOf.set(claim, words);
  return words;
}

const knownOf = new WeakMap<Claim, ReadonlySet<string>>();

/** The content words behind each preposition that limits: "on Fridays", "in production". */
export const tailWords = (text: string, ground: Ground): readonly (readonly string[])[] =>
  limitedIn(text).map((phrase) => ground.facts(phrase).words);

const limitedIn = remembered(
  (text) => [...text.replaceAll(/\s+/g, " ").matchAll(limitingWords.limiting)].map(([, phrase = ""]) => phrase),
  4_000,
);

/** The phrase of place or time that a text begins with, up to the next sign. */
export const placeAtHead = (text: string): string | undefined => limitingWords.atHead.exec(text)?.[1];

function regionWords(ground: Ground): ReadonlySet<string> {
  const known = vocabularies.get(ground);
  if (known) return known;
  const words = new Set<string>();
  const said = ground.region.items.filter(({ kind, provenance }) => kind !== "handle" && provenance !== "tool");
  const passages = new Set(said.map(({ passage }) => passage));
  for (const passage of passages)
    for (const piece of ground.before.of(passage)) for (const word of ground.content(piece.text)) words.add(word);
  vocabularies.set(ground, words);
  return words;
}

const vocabularies = new WeakMap<Ground, ReadonlySet<string>>();

/** Expressions for the limits of a wording; each is made when it is first asked for. */
export const limitingWords = lazily({
  /** A word, or a sign, that joins what stands beside a thing to it. */
  joins: () => new RegExp(`[,:;()]|^(?:${rewordingOf("joins")}|${rewordingOf("joinsNot")})$`, "u"),

  /** The beginning of a condition that tells of which things a rule holds. */
  describing: () => new RegExp(`^(?:${rewordingOf("describing")})(?!\\p{L})`, "iu"),

  /** The beginning of a condition that names all but a place. */
  allBut: () => new RegExp(`^(?:${rewordingOf("allBut")})(?!\\p{L})`, "iu"),

  /** A phrase of place or time. */
  limiting: () =>
    new RegExp(
      `(?<=\\s)(?:${rewordingOf("placing")}) (?!(?:${rewordingOf("noPlace")})(?!\\p{L}))((?:[\\p{L}\\p{N}_/.-]{1,40} ?){1,3})`,
      "giu",
    ),

  /** Such a phrase at the head of a text, but for one that means everywhere. */
  atHead: () =>
    new RegExp(
      `^["'\`*)]{0,3}( (?:${rewordingOf("placing")}|${rewordingOf("timing")}) (?!${rewordingOf("everywhere")})[^.;,(]{1,60})`,
      "u",
    ),
});
