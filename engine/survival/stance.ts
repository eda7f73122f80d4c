/** What a wording does with what a rule forbids or denies: the same, something softer, or the opposite. */
import { analyse, type ClauseFacts, namingOf, rewordingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { remembered } from "../constraints/remembered.ts";
import { shadowOf } from "../constraints/shadow.ts";
import { contentWords } from "../constraints/words.ts";
import type { Item } from "../item.ts";
import { isApproval } from "./approvals.ts";
import type { Claim, Flaw, Wording } from "./claim.ts";
import { isDenied } from "./denied.ts";
import type { Pieces } from "./ground.ts";
import { runTogether } from "./haystack.ts";
import { bindsInOtherWords, isSwapped, otherWords } from "./other-words.ts";
import { behindCue, firstWord } from "./rule-text.ts";
import { bansAltogether, setsOneApart, WIDE } from "./substance.ts";
import { standsIn } from "./values.ts";
import { UNSPACED } from "./vocabulary.ts";
import { plainText } from "./wording.ts";

/** The cue: there at all, of the same polarity, at least as strong; `side` is the one that the wording stands in. */
export function stanceFlaw(claim: Claim, wording: Wording, now: ClauseFacts, side: Pieces): Flaw | undefined {
  const rules = side
    .items(wording.passage, wording.span)
    .filter(({ kind }) => kind !== "handle" && kind !== "loss_record");
  switch (claim.item.kind) {
    case "directive":
      return now.polarity === "forbids" ? "flipped" : undefined;
    case "constraint":
      return constraintFlaw(claim, wording, now, rules);
    case "negative_fact":
      return factFlaw(claim, wording, now, rules);
  }
}

function constraintFlaw(claim: Claim, wording: Wording, now: ClauseFacts, rules: readonly Item[]): Flaw | undefined {
  const repeated =
    repeatsCue(claim, wording) ||
    leavesOutKeep(claim, wording) ||
    refrains(claim, wording) ||
    setsApart(claim, wording) ||
    namesTheOnly(claim, wording);
  const binds =
    rules.some(({ kind }) => kind === "constraint") || now.polarity === "forbids" || now.polarity === "limits";
  if (isSwapped(claim.item, wording)) return "flipped";
  const hasCue = binds || repeated || deniesAction(now, wording);
  if (!hasCue && !bindsInOtherWords(claim, wording, now)) return allows(claim, wording, now) ? "flipped" : "softer";
  if (isSoftened(wording.text) && !isSoftened(claim.item.text)) return "softer";
  if (!hasCue) return undefined;
  const strength = Math.max(now.strength, ...rules.map((rule) => ("strength" in rule ? Number(rule.strength) : 0)));
  return strength < Math.min(HARD, claim.item.strength) && !repeated ? "softer" : undefined;
}

/** "Do not" and "never" are as hard as each other. */
const HARD = 2;

/** A doubt must stay a doubt, and what is known to fail must not become one. */
function factFlaw(claim: Claim, wording: Wording, now: ClauseFacts, rules: readonly Item[]): Flaw | undefined {
  const { facts } = claim;
  if (facts.hedged !== now.hedged) return facts.hedged ? "flipped" : "softer";
  const isNone = facts.cue?.as === "absent" && now.polarity === "forbids" && bansAltogether(wording);
  const denies = isNone || now.polarity === "denies" || now.polarity === "hedges";
  if (denies || rules.some(({ kind }) => kind === "negative_fact" || kind === "constraint")) return undefined;
  if (repeatsVerdict(claim, wording, now) || setsApart(claim, wording) || repeatsDenial(claim, wording))
    return undefined;
  if (isDenied(claim, wording)) return undefined;
  return now.polarity === "permits" || now.polarity === "demands" ? "flipped" : "softer";
}

/** "The team rejected it", for "it was rejected by the team": the very verdict stands there, and nothing denies it or puts it off. */
function repeatsVerdict({ facts, item }: Claim, { text }: Wording, now: ClauseFacts): boolean {
  if (facts.cue === undefined || !VERDICTS.has(facts.cue.as) || now.polarity !== "states") return false;
  if (facts.cue.as === "deprecated" && stanceWords.coming.test(text)) return false;
  const cue = item.text.slice(facts.cue.span.start, facts.cue.span.end);
  const words = contentWords(shadowOf(cue, []));
  return words.length > 0 && !otherWords.denying.test(cue) && words.every((word) => now.words.includes(word));
}

/** "A host that is not in our inventory", for "that host is not in our inventory": the very denial stands there too. */
const repeatsDenial = (claim: Claim, wording: Wording): boolean => {
  const { cue } = claim.facts;
  const said = cue && claim.item.text.slice(cue.span.start, cue.span.end);
  return said !== undefined && otherWords.denying.test(said) && repeatsCue(claim, wording);
};

/** "Only the auditors get it", for "nobody but the auditors gets it": what alone may is named behind such a word. */
function namesTheOnly({ item }: Claim, { text }: Wording): boolean {
  if (item.subtype !== "restriction") return false;
  const [own] = namedOnly(item.text);
  return own !== undefined && namedOnly(text).includes(own);
}

/** The stems of what stands right behind each word that lets nothing else. */
const namedOnly = remembered(
  (text): readonly string[] =>
    [...runTogether(text).matchAll(stanceWords.onlyOne)].flatMap(
      ({ index, 0: found }) => firstWord(runTogether(text).slice(index + found.length)) ?? [],
    ),
  4_000,
);

/** "`a` (not `b`) is the column", "brass instead of tin": the same thing is set against another there. */
function setsApart({ item }: Claim, { text }: Wording): boolean {
  if (item.subtype !== "correction" && !setsOneApart(item)) return false;
  const wrong = WRONG.exec(behindCue(item))?.[1]?.toLowerCase();
  const set = [...text.matchAll(otherWords.setAgainst)];
  return (
    wrong !== undefined &&
    set.some(({ index, 0: found }) =>
      text
        .slice(index + found.length)
        .toLowerCase()
        .startsWith(wrong),
    )
  );
}

/** The first word behind a cue, as it is spelled. */
const WRONG = /^[\s"'`*(]{0,4}([^\s"'`*),;]{2,80})/;

const VERDICTS: ReadonlySet<string> = new Set(["failed_attempt", "deprecated"]);

/** Whether a wording is a word of caution, in place of a rule. */
export const isCautious = remembered((text) => stanceWords.caution.test(runTogether(text)), 4_000);

const isSoftened = remembered((text) => stanceWords.softening.test(runTogether(text)), 4_000);

/** The very word that makes the rule one stands there too. */
function repeatsCue({ facts, item }: Claim, { text }: Wording): boolean {
  const cue = facts.cue && item.text.slice(facts.cue.span.start, facts.cue.span.end).toLowerCase();
  return cue !== undefined && cue.length < WIDE && standsIn(cue, text.toLowerCase(), "symbol");
}

/** "Header row exactly as in the sample", for "keep the header row exactly as …": all of it but the verb that says that it stays. */
const leavesOutKeep = ({ item }: Claim, { text }: Wording): boolean => {
  const [keep] = stanceWords.keeping.exec(item.text) ?? [];
  if (keep === undefined) return false;
  const [kept, said] = [plainText(item.text.slice(keep.length)), plainText(text)];
  return kept !== "" && said.startsWith(kept) && ENDS.test(said.slice(kept.length));
};

/** Nothing more is said of it: "… was given up" would take it back. */
const ENDS = /^ ?(?:$|[.,;:!?()—–])/;

/** "Identifiers are not translated", for "don't translate identifiers": what is banned is not done, as a rule. */
function refrains({ item }: Claim, { text }: Wording): boolean {
  if (item.subtype !== "prohibition") return false;
  const action = firstWord(behindCue(item));
  return action !== undefined && notDoneIn(text).includes(action);
}

/** The stems of what a wording says is not done, as a rule. */
const notDoneIn = remembered((text): readonly string[] => {
  const said = runTogether(text);
  return [...said.matchAll(stanceWords.refraining)].flatMap(({ index, 0: found }) => {
    const behind = said.slice(index + found.length);
    const deed = stanceWords.told.test(behind.replace(/^\S{1,60}/, "")) ? undefined : firstWord(behind);
    return deed ?? [];
  });
}, 4_000);

/** "No merges before Friday" denies in form and forbids in fact. */
const deniesAction = (now: ClauseFacts, { text }: Wording): boolean =>
  now.polarity === "denies" && now.cue?.as === "absent" && now.cue.span.start < 4 && !/[.!?]\s/.test(text.trim());

/** The wording lets happen, or orders, what the rule forbids; a word of caution in it makes it a soft rule instead. */
function allows({ facts }: Claim, { text }: Wording, now: ClauseFacts): boolean {
  if (isCautious(text)) return false;
  if (now.polarity === "permits" || now.polarity === "demands" || isApproval(text)) return true;
  if (now.cue?.as === "absent") return false;
  if (UNSPACED.test(text) && now.polarity === "states")
    return facts.words.length > 0 && facts.words.every((word) => now.words.includes(word));
  const [first] = analyse(text.replace(/^[^\p{L}]{1,9}/u, "").split(/\s/, 1)[0] ?? "").words;
  return first !== undefined && facts.words.includes(first);
}

/** Expressions for a wording; each is made when it is first asked for. */
export const stanceWords = lazily({
  /** A word that makes any rule a mere wish. */
  softening: () => new RegExp(rewordingOf("softening"), "iu"),

  /** Before what is done: that it is not done. */
  refraining: () => new RegExp(`(?<![\\p{L}'’])(?:${rewordingOf("refraining")}) `, "giu"),

  /** Behind what is not done: it is told of once, and is no rule. */
  told: () => new RegExp(`^ (?:${rewordingOf("toldOnce")})(?!\\p{L})`, "iu"),

  /** Up to what alone is or does something. */
  onlyOne: () => new RegExp(`(?<!\\p{L})(?:${rewordingOf("onlyOne")})(?: (?:${namingOf("articles")}))? `, "giu"),

  /** What has not happened yet. */
  coming: () => new RegExp(rewordingOf("coming"), "iu"),

  /** The beginning of an order to keep something, up to the thing. */
  keeping: () => new RegExp(`^(?:${rewordingOf("keeping")})`, "iu"),

  /** A word of caution, in place of a rule. */
  caution: () => new RegExp(rewordingOf("caution"), "iu"),
});
