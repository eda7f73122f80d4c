/** Which rule a sentence means that takes something back. In doubt it means none, and the rule stays. */

import { analyse, namingOf, retiringOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { isStanding } from "../constraints/passing.ts";
import { codesIn, shadowOf } from "../constraints/shadow.ts";
import { contentWords } from "../constraints/words.ts";
import type { Item, RuleItem } from "../item.ts";
import type { Ground } from "./ground.ts";
import { runTogether } from "./haystack.ts";
import { tailWords } from "./limits.ts";
import type { Piece } from "./pieces.ts";
import { LIGHT } from "./substance.ts";
import { sharedWeight, weightOf } from "./vocabulary.ts";
import { voidWords } from "./void-words.ts";
import { plainText } from "./wording.ts";

/**
 * Whether a sentence with a word of what is void takes this rule back: by what the rule is called ("the quotes rule"), by the state that
 * it keeps for a time ("the freeze"), or by saying that what it forbids is done again. Who must be asked is asked until the sentence
 * names that.
 */
export function meansRule(piece: Piece, rule: RuleItem, home: Piece, ground: Ground): boolean {
  const ending = endingIn(piece, ground);
  if (!ending) return false;
  const own = ownWords(home, ground);
  // At a place that the rule does not name it ends, and goes on elsewhere.
  if (ending.places.some((word) => !own.has(word))) return false;
  if (ending.name) return isCalled(ending.name, piece, rule, home, ground);
  return !ending.isOver && isDoneAgain(piece, rule, home, ground);
}

/** What a sentence says that declares something void, whichever rule it means. */
interface Ending {
  readonly name: Name | undefined;
  /** The words of the places that it limits itself to. */
  readonly places: readonly string[];
  /** It says that something has had its day, not that something is done again. */
  readonly isOver: boolean;
}

/** Undefined where the sentence takes nothing back. It is held against every rule before it, and read once. */
function endingIn(piece: Piece, ground: Ground): Ending | undefined {
  if (!endings.has(piece)) endings.set(piece, readEnding(piece, ground));
  return endings.get(piece);
}

const endings = new WeakMap<Piece, Ending | undefined>();

function readEnding(piece: Piece, ground: Ground): Ending | undefined {
  const said = runTogether(piece.text);
  const found = voidWords.void.exec(said);
  if (!found || isOpen(piece, ground) || voidWords.denied.test(said.slice(0, found.index))) return undefined;
  return { name: nameIn(said, found), places: placesIn(said, ground), isOver: voidWords.over.test(found[0]) };
}

/** A question, a guess, or what holds only if something else comes, takes nothing back. */
function isOpen({ text }: Piece, ground: Ground): boolean {
  const { conditions, hedged } = ground.facts(text);
  return hedged || conditions.length > 0 || /[?？]["'`*_)]{0,3}$/.test(text);
}

/** All that the sentence of a rule and the titles above it say. */
function ownWords(home: Piece, { before, content }: Ground): ReadonlySet<string> {
  const known = owned.get(home) ?? new Set([...before.words(home), ...content(home.scope)]);
  owned.set(home, known);
  return known;
}

const owned = new WeakMap<Piece, ReadonlySet<string>>();

/** "Lifted for staging", "Staging: lifted". A day is no place. */
function placesIn(said: string, ground: Ground): readonly string[] {
  const label = ground
    .content(/^[^:,]{1,40}(?=: )/.exec(said)?.[0] ?? "")
    .filter((word) => !callingWords.notes.test(word));
  return [label, ...tailWords(` ${said}`, ground)]
    .flat()
    .filter((word) => !LIGHT.has(word) && !callingWords.days.test(word));
}

/** What a sentence calls the rule that it takes back. */
interface Name {
  /** The word for a rule itself. */
  readonly word: string;
  /** What stands beside it and tells which one, and its content words. */
  readonly called: string;
  readonly words: readonly string[];
}

/** The name is what is void, or what is scrapped or overridden: it stands in those words, else right before or behind them. */
function nameIn(said: string, { 0: found, index }: RegExpExecArray): Name | undefined {
  const end = index + found.length;
  if (voidWords.named.test(found)) return nameAround(said, index, end);
  if (voidWords.takesBack.test(found))
    return nameAround(said, end, end + (said.slice(end).split(CLAUSE_END, 1)[0]?.length ?? 0));
  return nameAround(said, index - (said.slice(0, index).split(CLAUSE_END).at(-1)?.length ?? 0), index);
}

/** A sign at which a clause ends; a point within a name is none. */
const CLAUSE_END = /[,;:，。；：、]|[.!?](?=\s)/u;

/** The last word for a rule in a stretch, with the words before it, back to an article, and the phrase that is joined to it. */
function nameAround(said: string, start: number, end: number): Name | undefined {
  const stretch = said.slice(start, end);
  const last = [...stretch.matchAll(callingWords.named)].at(-1);
  if (!last) return undefined;
  const words = stretch.slice(0, last.index).split(/\s/);
  const article = words.findLastIndex((word) => callingWords.article.test(word));
  const joined = callingWords.about.exec(stretch.slice(last.index + last[0].length))?.[1] ?? "";
  const called = [...words.slice(article + 1), joined]
    .join(" ")
    .replaceAll("`", "")
    .replaceAll(callingWords.earlier, " ");
  // The sentence shows which language its words are of.
  const content = contentWords(shadowOf(called, []), shadowOf(said, []));
  return { word: last[0], called, words: tellingOf(content, called).filter((one) => !voidWords.named.test(one)) };
}

/** Whether a rule is called so, and no other that could be meant; of "the rules", and of a state, each is. */
function isCalled(name: Name, piece: Piece, rule: RuleItem, home: Piece, ground: Ground): boolean {
  if (!fits(name, rule, home, ground)) return false;
  if (voidWords.manyRules.test(name.word) || voidWords.state.test(name.word)) return true;
  return !ground.region.items.some((other) => {
    if (!isConstraint(other) || plainText(other.text) === plainText(rule.text)) return false;
    const place = ground.before.at(other.passage, other.span.start);
    return place !== undefined && place !== home && isBefore(place, piece) && fits(name, other, place, ground);
  });
}

const isConstraint = (item: Item): item is RuleItem => item.kind === "constraint";

const isBefore = (one: Piece, { passage, span }: Piece): boolean =>
  one.passage < passage || (one.passage === passage && one.span.end <= span.start);

/** All the words of the name are the rule's own, and it is of a sort that is called so. */
function fits({ word, called, words }: Name, rule: RuleItem, home: Piece, ground: Ground): boolean {
  const own = ownWords(home, ground);
  if (isGate(rule) && !voidWords.approval.test(called)) return false;
  const { all, core } = tellingWords(rule, ground);
  const telling = isGate(rule) ? all : core;
  if (!words.every((one) => own.has(one)) || !words.some((one) => telling.has(one))) return false;
  if (voidWords.state.test(word)) return isForATime(rule) || namesState(rule, home);
  if (voidWords.rule.test(word)) return true;
  const weights = ground.weights();
  return sharedWeight(telling, new Set(words), weights) >= weightOf(telling, weights) * MEANT;
}

const MEANT = 0.5;

/** The words of a rule, and those without its conditions'. */
function tellingWords(rule: RuleItem, ground: Ground): { readonly [part in "all" | "core"]: ReadonlySet<string> } {
  const away = new Set(ground.facts(rule.text).conditionWords);
  const all = wordsOf(rule.text, ground);
  return { all: new Set(all), core: new Set(all.filter((word) => !away.has(word))) };
}

const wordsOf = (text: string, { content }: Ground): readonly string[] => tellingOf(content(text), text);

/** Content words and the literals of their text, without those that tell little. */
const tellingOf = (content: readonly string[], text: string): readonly string[] =>
  [...content, ...analyse(text).literals.map((literal) => literal.toLowerCase())].filter((word) => !LIGHT.has(word));

/** Somebody is to be asked, or something to be had, first. */
const isGate = (rule: RuleItem): boolean =>
  voidWords.approval.test(rule.text) || conditionsOf(rule).some((text) => !voidWords.forATime.test(text));

/** Its condition comes to pass one day, or it was said to hold for now. */
const isForATime = (rule: RuleItem): boolean =>
  !isStanding(shadowOf(rule.text, codesIn(rule.text))) &&
  (rule.passing || conditionsOf(rule).some((text) => voidWords.forATime.test(text)));

const conditionsOf = ({ text, span, conditions }: RuleItem): readonly string[] =>
  conditions.map(({ start, end }) => text.slice(start - span.start, end - span.start).trim());

/** The state is the label or the title of a rule, not a thing that the rule forbids. */
const namesState = ({ cue }: RuleItem, { text, span, scope }: Piece): boolean =>
  callingWords.stateAsLabel.test(scope) ||
  /[:：]/.test(callingWords.stateAsLabel.exec(text.slice(0, Math.max(0, cue.start - span.start)))?.[0] ?? "");

/** The sentence says that what is forbidden is done again: most of what is held up for a time, all and nothing else of what stands. */
function isDoneAgain(piece: Piece, rule: RuleItem, home: Piece, ground: Ground): boolean {
  const { polarity } = ground.facts(piece.text);
  if (polarity === "forbids" || polarity === "limits") return false;
  const { all, core } = tellingWords(rule, ground);
  const said = ground.before.words(piece);
  if (isForATime(rule) && (!isGate(rule) || namesEvent(rule, said, ground))) {
    const weights = ground.weights();
    return sharedWeight(all, said, weights) >= weightOf(all, weights) * MEANT;
  }
  if (isGate(rule)) return false;
  const own = ownWords(home, ground);
  const others = wordsOf(runTogether(piece.text).replace(voidWords.void, " "), ground);
  return core.size > 0 && [...all].every((word) => said.has(word)) && others.every((word) => own.has(word));
}

/** What a gate waits for is an event, and the sentence names it; nobody is to be asked besides. */
function namesEvent(rule: RuleItem, said: ReadonlySet<string>, ground: Ground): boolean {
  const conditions = conditionsOf(rule);
  const rest = conditions.reduce((text, condition) => text.replace(condition, " "), rule.text);
  const awaited = ground.facts(rule.text).conditionWords;
  return (
    !voidWords.approval.test(rest) &&
    conditions.every((text) => voidWords.forATime.test(text)) &&
    awaited.length > 0 &&
    awaited.every((word) => said.has(word))
  );
}

/** Expressions for how a sentence calls a rule; each is made when it is first asked for. */
export const callingWords = lazily({
  /** Every word for a rule, for what it bans, or for a state. */
  named: () => new RegExp(voidWords.named.source, "giu"),

  /** Stems of what a note is called. */
  notes: () => new RegExp(`^(?:${namingOf("notes")})`),

  /** Stems of the names of days, and numbers. */
  days: () => new RegExp(`^(?:\\d|${namingOf("days")})`),

  /** A word that says that one certain thing is meant. */
  article: () => new RegExp(`^(?:${namingOf("articles")}|${namingOf("these")}|${namingOf("ours")})$`, "i"),

  /** The matter of a rule, behind the word for it. */
  about: () => new RegExp(`^\\s(?:${namingOf("about")}) (.{1,60}?)(?: (?:${retiringOf("anyMore")}))?$`, "iu"),

  /** Words that point at a rule and say nothing of what it is about. */
  earlier: () => new RegExp(namingOf("earlier"), "giu"),

  /** "Code freeze", "Freeze until Monday:", but not "Lock files". */
  stateAsLabel: () =>
    new RegExp(
      `(?:${namingOf("states")})["'\`*_]{0,4}(?: (?:${namingOf("stateTimes")})[^:：›]{1,60})?(?:$|[:：]| ›)`,
      "iu",
    ),
});
