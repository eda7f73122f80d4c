/** Which rule a sentence means that takes something back. In doubt it means none, and the rule stays. */

import { analyse } from "../constraints/index.ts";
import { isStanding } from "../constraints/passing.ts";
import { codesIn, shadowOf } from "../constraints/shadow.ts";
import { contentWords } from "../constraints/words.ts";
import type { Item, RuleItem } from "../item.ts";
import { type Ground, signatureOf } from "./ground.ts";
import { runTogether } from "./haystack.ts";
import { tailWords } from "./limits.ts";
import type { Piece } from "./pieces.ts";
import { LIGHT } from "./substance.ts";
import { sharedWeight, weightOf } from "./vocabulary.ts";
import { APPROVAL, BAN, DENIED, FOR_A_TIME, MANY_RULES, OVER, RULE, STATE, TAKES_BACK, VOID } from "./void-words.ts";
import { plainText } from "./wording.ts";

/**
 * Whether a sentence with a word of `VOID` takes this rule back: by what the rule is called ("the quotes rule"), by the state that
 * it keeps for a time ("the freeze"), or by saying that what it forbids is done again. Who must be asked is asked until the sentence
 * names that.
 */
export function meansRule(piece: Piece, rule: RuleItem, home: Piece, ground: Ground): boolean {
  const said = runTogether(piece.text);
  const found = VOID.exec(said);
  if (!found || isOpen(piece, ground) || DENIED.test(said.slice(0, found.index))) return false;
  if (limitsItself(said, ownWords(home, ground), ground)) return false;
  const name = nameIn(said, found);
  if (name) return isCalled(name, piece, rule, home, ground);
  return !OVER.test(found[0]) && isDoneAgain(piece, rule, home, ground);
}

/** A question, a guess, or what holds only if something else comes, takes nothing back. */
function isOpen({ text }: Piece, ground: Ground): boolean {
  const { conditions, hedged } = ground.facts(text);
  return hedged || conditions.length > 0 || /[?？]["'`*_)]{0,3}$/.test(text);
}

/** All that the sentence of a rule and the titles above it say. */
const ownWords = ({ text, scope }: Piece, { content }: Ground): ReadonlySet<string> =>
  new Set([...signatureOf(text, content(text)), ...content(scope)]);

/** "Lifted for staging", "Staging: lifted": a place that the rule does not name, so that it goes on elsewhere. A day is no place. */
function limitsItself(said: string, own: ReadonlySet<string>, ground: Ground): boolean {
  const label = ground.content(/^[^:,]{1,40}(?=: )/.exec(said)?.[0] ?? "").filter((word) => !NOTING.test(word));
  return [label, ...tailWords(` ${said}`, ground)].some((words) =>
    words.some((word) => !own.has(word) && !LIGHT.has(word) && !DAY.test(word)),
  );
}

/** Stems of what a note is called. */
const NOTING =
  /^(?:final|updat|aktual|not|notiz|info|fyi|decision|decid|entscheid|chang|änder|correct|korrekt|new|news)/;

const DAY =
  /^\d|^(?:mond|tues|wednesd|thursd|frid|saturd|sund)a|^(?:januar|februar|march|april|may$|jun|jul|august|septemb|octob|novemb|decemb)/;

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
  if (ANY.test(found)) return nameAround(said, index, end);
  if (TAKES_BACK.test(found))
    return nameAround(said, end, end + (said.slice(end).split(CLAUSE_END, 1)[0]?.length ?? 0));
  return nameAround(said, index - (said.slice(0, index).split(CLAUSE_END).at(-1)?.length ?? 0), index);
}

/** A sign at which a clause ends; a point within a name is none. */
const CLAUSE_END = /[,;:，。；：、]|[.!?](?=\s)/u;

const ANY = new RegExp(`${RULE.source}|${BAN.source}|${STATE.source}`, "iu");
const EACH = new RegExp(ANY.source, "giu");

/** The last word for a rule in a stretch, with the words before it, back to an article, and the phrase that is joined to it. */
function nameAround(said: string, start: number, end: number): Name | undefined {
  const stretch = said.slice(start, end);
  const last = [...stretch.matchAll(EACH)].at(-1);
  if (!last) return undefined;
  const words = stretch.slice(0, last.index).split(/\s/);
  const article = words.findLastIndex((word) => ARTICLE.test(word));
  const joined = JOINED.exec(stretch.slice(last.index + last[0].length))?.[1] ?? "";
  const called = [...words.slice(article + 1), joined].join(" ").replaceAll("`", "").replaceAll(POINTING, " ");
  // The sentence shows which language its words are of.
  const content = contentWords(shadowOf(called, []), shadowOf(said, []));
  return { word: last[0], called, words: tellingOf(content, called).filter((one) => !ANY.test(one)) };
}

const ARTICLE =
  /^(?:the|that|this|these|those|my|our|der|die|das|den|dem|unsere|el|la|los|las|le|les|o|a|os|as|il|lo|gli)$/i;

const JOINED =
  /^\s(?:for|on|about|against|of|zum|zur|für|über|gegen|zu|para|sobre|contra|de|del|sur|pour|contre|per|su|о|об|на|для|против) (.{1,60}?)(?: nicht mehr)?$/iu;

/** Words that point at a rule and say nothing of what it is about. */
const POINTING =
  /\b(?:old|older|former|previous|earlier|above|existing|alte|frühere|bisherige|obige|antigua|anterior|ancienne|antiga|vecchia)\b|上面|上述|前面|之前|以前|[那这]条|旧的?|的|старое|прежнее|前の|以前の|이전|기존|eski/giu;

/** Whether a rule is called so, and no other that could be meant; of "the rules", and of a state, each is. */
function isCalled(name: Name, piece: Piece, rule: RuleItem, home: Piece, ground: Ground): boolean {
  if (!fits(name, rule, home, ground)) return false;
  if (MANY_RULES.test(name.word) || STATE.test(name.word)) return true;
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
  if (isGate(rule) && !APPROVAL.test(called)) return false;
  const { all, core } = tellingWords(rule, ground);
  const telling = isGate(rule) ? all : core;
  if (!words.every((one) => own.has(one)) || !words.some((one) => telling.has(one))) return false;
  if (STATE.test(word)) return isForATime(rule) || namesState(rule, home);
  if (RULE.test(word)) return true;
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
  APPROVAL.test(rule.text) || conditionsOf(rule).some((text) => !FOR_A_TIME.test(text));

/** Its condition comes to pass one day, or it was said to hold for now. */
const isForATime = (rule: RuleItem): boolean =>
  !isStanding(shadowOf(rule.text, codesIn(rule.text))) &&
  (rule.passing || conditionsOf(rule).some((text) => FOR_A_TIME.test(text)));

const conditionsOf = ({ text, span, conditions }: RuleItem): readonly string[] =>
  conditions.map(({ start, end }) => text.slice(start - span.start, end - span.start).trim());

/** The state is the label or the title of a rule, not a thing that the rule forbids. */
const namesState = ({ cue }: RuleItem, { text, span, scope }: Piece): boolean =>
  STATE_AS_LABEL.test(scope) ||
  /[:：]/.test(STATE_AS_LABEL.exec(text.slice(0, Math.max(0, cue.start - span.start)))?.[0] ?? "");

/** "Code freeze", "Freeze until Monday:", but not "Lock files". */
const STATE_AS_LABEL = new RegExp(
  `(?:${STATE.source})["'\`*_]{0,4}(?: (?:until|till|before|while|during|for|bis|während|hasta|durante|jusqu|pendant|até|до)[^:：›]{1,60})?(?:$|[:：]| ›)`,
  "iu",
);

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
  const others = wordsOf(runTogether(piece.text).replace(VOID, " "), ground);
  return core.size > 0 && [...all].every((word) => said.has(word)) && others.every((word) => own.has(word));
}

/** What a gate waits for is an event, and the sentence names it; nobody is to be asked besides. */
function namesEvent(rule: RuleItem, said: ReadonlySet<string>, ground: Ground): boolean {
  const conditions = conditionsOf(rule);
  const rest = conditions.reduce((text, condition) => text.replace(condition, " "), rule.text);
  const awaited = ground.facts(rule.text).conditionWords;
  return (
    !APPROVAL.test(rest) &&
    conditions.every((text) => FOR_A_TIME.test(text)) &&
    awaited.length > 0 &&
    awaited.every((word) => said.has(word))
  );
}
