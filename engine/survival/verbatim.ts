/** Rules that stand word for word in what survives, and whether something beside the words impairs them. */
import { type ClauseFacts, rewordingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Item, RuleItem } from "../item.ts";
import type { Instead } from "../survival.ts";
import { overlaps } from "../text.ts";
import { isGranted } from "./granted.ts";
import type { Ground } from "./ground.ts";
import type { Fate } from "./handle-fate.ts";
import { placeAtHead, tailWords } from "./limits.ts";
import type { Piece } from "./pieces.ts";
import { LIGHT } from "./substance.ts";
import { UNSPACED } from "./vocabulary.ts";
import { type Plain, plainOf, plainText, standsWhole } from "./wording.ts";
import { zoneOf } from "./zones.ts";

/** Whether a rule of the region stands word for word, and unimpaired, in what survives. */
export function verbatimRule(item: Item, ground: Ground): Fate | undefined {
  const wanted = plainText(item.text);
  if (wanted.length < 2) return undefined;
  let fate: Fate | undefined;
  for (const place of placesOf(wanted, ground)) {
    const found = judged(item, place, ground);
    if (found.state === "kept") return found;
    if (fate === undefined || RANK.indexOf(found.state) < RANK.indexOf(fate.state)) fate = found;
  }
  return fate;
}

/** From what keeps a rule best to what impairs it. */
const RANK: readonly string[] = [
  "sealed",
  "carried",
  "moved",
  "indexed",
  "spilled",
  "demoted",
  "declared",
  "weakened",
  "altered",
];

interface Place {
  readonly passage?: number;
  readonly carrier?: number;
  readonly span: Instead["span"];
  readonly text: string;
}

function* placesOf(wanted: string, ground: Ground): Iterable<Place> {
  const { plains } = plainsOf(ground);
  for (const { plain, text, ...origin } of plains) {
    for (let at = plain.text.indexOf(wanted); at >= 0; at = plain.text.indexOf(wanted, at + 1)) {
      if (!standsWhole(plain.text, at, at + wanted.length)) continue;
      const start = plain.offsets[at] ?? 0;
      yield { ...origin, text, span: { start, end: (plain.offsets[at + wanted.length - 1] ?? start) + 1 } };
    }
  }
}

interface PlainText {
  readonly plain: Plain;
  readonly text: string;
  readonly passage?: number;
  readonly carrier?: number;
}

/** The plain forms of all surviving texts and carriers, made once. */
function plainsOf(ground: Ground): { readonly plains: readonly PlainText[] } {
  const known = plainForms.get(ground);
  if (known) return known;
  const plains = [
    ...ground.surviving.passages.map(({ text }, passage) => ({ plain: plainOf(text), text, passage })),
    ...(ground.options.carriers ?? []).map(({ text }, carrier) => ({ plain: plainOf(text), text, carrier })),
  ];
  const made = { plains };
  plainForms.set(ground, made);
  return made;
}

const plainForms = new WeakMap<Ground, { readonly plains: readonly PlainText[] }>();

/** The same words, but perhaps with an exception behind them, without the header that negated them, or lifted. */
function judged(item: Item, place: Place, ground: Ground): Fate {
  const { span, passage } = place;
  if (passage === undefined) return { state: ground.options.carriers?.[place.carrier ?? 0]?.as ?? "carried" };
  const zone = zoneOf({ origin: { passage }, span }, ground, item);
  if (zone !== "prose") return { state: zone };
  const instead: Instead = { text: place.text.slice(span.start, span.end), passage, span };
  const rules = ground.after.items(passage, span).filter(({ kind }) => kind === item.kind || isRule(kind));
  if (isRuleItem(item) && item.inherited && !rules.some((rule) => overlaps(rule.span, span)))
    return { state: "altered", instead };
  const piece = ground.after.at(passage, span.start);
  const home = ground.before.at(item.passage, item.span.start);
  if (!piece || !home || !isRuleItem(item)) return { state: "kept" };
  const tail = tailOf(place, piece.span.end);
  if (
    isImpairedBefore(item, place, piece.span.start, ground) ||
    isNarrowedBefore(item, place, piece.span.start, home, ground) ||
    addsCondition(item, tail, home.text, ground.facts(piece.text), ground) ||
    narrowsBy(tail, home.text, ground) ||
    (item.conditions.some(({ end }) => item.span.end - end < 2) &&
      besideWords.joined.test(tail) &&
      !home.text.includes(tail.trim()))
  )
    return { state: "weakened", instead: { text: piece.text, passage, span: piece.span } };
  return { state: "kept" };
}

const isRule = (kind: Item["kind"]): boolean => kind === "constraint" || kind === "negative_fact";
const isRuleItem = (item: Item): item is RuleItem =>
  item.kind === "constraint" || item.kind === "negative_fact" || item.kind === "directive";

/** In a script without blanks what softens or excepts stands right before the words: "尽量" + "不要修改". */
function isImpairedBefore(item: RuleItem, { text, span }: Place, start: number, ground: Ground): boolean {
  const head = text.slice(Math.min(start, span.start), span.start);
  if (!UNSPACED.test(head)) return false;
  const now = ground.facts(text.slice(Math.min(start, span.start), span.end));
  return (
    (item.kind === "constraint" && now.strength < Math.min(2, item.strength)) ||
    addsCondition(item, head, item.text, now, ground)
  );
}

/** "Unit tests must not …", for "tests must not …": one more word at the head of the sentence, before the rule's own subject. */
function isNarrowedBefore(item: RuleItem, { text, span }: Place, start: number, home: Piece, ground: Ground): boolean {
  if (item.kind !== "constraint" || item.cue.start - item.span.start < 3) return false;
  const head = text
    .slice(Math.min(start, span.start), span.start)
    .replaceAll(/["'`*_>]/g, "")
    .replaceAll(/\s+/g, " ")
    .trimStart();
  if (!/^\p{L}[\p{L}-]{2,20} $/u.test(head) || besideWords.opensClause.test(head)) return false;
  const known = new Set([...ground.content(home.text), ...ground.content(home.scope)]);
  const added = ground.content(head);
  return added.length > 0 && added.every((word) => !known.has(word) && !LIGHT.has(word));
}

/** What follows the words in their sentence. */
const tailOf = ({ text, span }: Place, end: number): string => text.slice(span.end, Math.max(span.end, end));

/** Right behind the words a place or time limits them, of which their own sentence said nothing. */
function narrowsBy(tail: string, home: string, ground: Ground): boolean {
  const phrase = placeAtHead(tail);
  if (phrase === undefined) return false;
  const known = new Set([...ground.facts(home).words, ...ground.facts(home).conditionWords]);
  return tailWords(phrase, ground).some((words) => words.length > 0 && words.every((word) => !known.has(word)));
}

/** A condition stands beside the words that their own sentence did not have, and that nobody granted since. */
function addsCondition(item: Item, beside: string, home: string, now: ClauseFacts, ground: Ground): boolean {
  const [added, own] = [ground.facts(beside), ground.facts(home)];
  if (added.conditions.length === 0 || now.conditions.length <= own.conditions.length) return false;
  const novel = added.conditionWords.filter((word) => !own.conditionWords.includes(word));
  return novel.length > 0 && !isGranted(item, novel, ground);
}

/** Expressions for what stands around the words; each is made when it is first asked for. */
export const besideWords = lazily({
  /** A word behind which the rule begins anew. */
  opensClause: () => new RegExp(`^(?:${rewordingOf("opensClause")}) $`, "i"),

  /** More that an exception at the end of the words takes in. */
  joined: () => new RegExp(`^["'\`*)]{0,3},? (?:${rewordingOf("joins")}) [^.;:]{2,}`, "u"),
});
