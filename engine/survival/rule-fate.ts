/** What happened to one constraint, negative fact or directive: the same words, an equal wording, something else in its place, or nothing. */

import type { ClauseFacts } from "../constraints/index.ts";
import { maskCredentials } from "../handles/credential.ts";
import type { Item, RuleItem } from "../item.ts";
import type { Instead } from "../survival.ts";
import { overlaps } from "../text.ts";
import { answersTo } from "./alignment.ts";
import { type Claim, flawsOf, tailWords } from "./flaws.ts";
import { type Ground, signatureOf } from "./ground.ts";
import type { Fate } from "./handle-fate.ts";
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

/** Another wording of the rule in what survives: equal in strength, object, conditions and handles, or the nearest that is not. */
export function reworded(item: RuleItem, ground: Ground): Fate | undefined {
  const claim = claimOf(item, ground);
  let nearest: { readonly share: number; readonly fate: Fate } | undefined;
  for (const { piece, share } of answersTo(ground, claim.signature, ANSWERS)) {
    for (const { text, span } of widths(piece.passage, piece.block, piece.span, ground)) {
      const instead: Instead = { text, passage: piece.passage, span };
      const flaws = flawsOf(claim, { ...instead, scope: piece.scope }, ground);
      if (flaws.length === 0) return { state: "equivalent", instead };
      const state = flaws.includes("flipped") || flaws.includes("value") ? "altered" : "weakened";
      const clear = state === "altered" && share < FLIPPED ? "weakened" : state;
      if (nearest === undefined || share > nearest.share + 0.05) nearest = { share, fate: { state: clear, instead } };
    }
  }
  return nearest?.fate ?? vagueFor(item, ground);
}

/** A sentence that says that things were tried or went wrong, and neither what nor how. */
function vagueFor(item: RuleItem, ground: Ground): Fate | undefined {
  if (item.subtype !== "failed_attempt") return undefined;
  for (const piece of ground.after.all()) {
    if (VAGUE.test(piece.text) && ground.facts(piece.text).literals.length === 0)
      return { state: "weakened", instead: { text: piece.text, passage: piece.passage, span: piece.span } };
  }
  return undefined;
}

const VAGUE =
  /\b(?:several|some|various|multiple|a few|other|many|different|earlier|previous|first) (?:\w{1,20} ){0,2}(?:approach(?:es)?|attempts?|ways?|options?|tries|fixes|ideas|things|trouble|problems?|issues?|difficulties|errors?)\b|\b(?:trouble|problems|issues|difficulties) with\b|\b(?:verschiedene|einige|mehrere) (?:Ansätze|Versuche|Wege|Probleme)|\bvari[oa]s (?:intentos|enfoques|problemas)|\bplusieurs (?:essais|tentatives|approches|problèmes)|\bv[áa]rias? (?:tentativas|abordagens)|несколько (?:попыток|подходов|способов)|多次尝试|几种方法|いくつかの(?:方法|手段)|여러 (?:방법|시도)|birkaç (?:yöntem|deneme)/iu;

/** The least share of a rule's weight that something standing in its place repeats. */
const ANSWERS = 0.34;

/** Below this share a sentence without the negation speaks of the thing, but does not say the opposite. */
const FLIPPED = 0.55;

/** What a rule claims, taken apart for comparing. */
export function claimOf(item: RuleItem, ground: Ground): Claim {
  const text = withoutCredentials(item.text);
  const facts = ground.facts(text);
  const piece = ground.before.at(item.passage, item.span.start);
  return {
    item,
    facts,
    signature: signatureOf(text, facts),
    around: `${piece?.scope ?? ""}\n${piece?.text ?? ""}`,
  };
}

/** Of a credential only its name is asked for. */
const withoutCredentials = (text: string): string => maskCredentials(text).replaceAll(/[=:]?‹[^›\n]{1,80}›/g, "");

/** A piece alone, then its whole block where that is short: a wording may take two sentences. */
function* widths(
  passage: number,
  block: number,
  span: Instead["span"],
  ground: Ground,
): Iterable<Pick<Instead, "text" | "span">> {
  const text = ground.surviving.passages[passage]?.text ?? "";
  yield { text: text.slice(span.start, span.end), span };
  const pieces = ground.after.of(passage).filter((piece) => piece.block === block);
  const at = pieces.findIndex((piece) => piece.span.start === span.start);
  const near = pieces.slice(Math.max(0, at - 1), at + 2);
  const [first, last] = [near[0], near.at(-1)];
  if (near.length < 2 || !first || !last) return;
  const whole = { start: first.span.start, end: last.span.end };
  yield { text: text.slice(whole.start, whole.end), span: whole };
}

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
    addsCondition(ground.facts(tail), ground.facts(home.text), ground.facts(piece.text)) ||
    narrowsBy(tail, home.text, ground)
  )
    return { state: "weakened", instead: { text: piece.text, passage, span: piece.span } };
  return { state: "kept" };
}

const isRule = (kind: Item["kind"]): boolean => kind === "constraint" || kind === "negative_fact";
const isRuleItem = (item: Item): item is RuleItem =>
  item.kind === "constraint" || item.kind === "negative_fact" || item.kind === "directive";

/** What follows the words in their sentence. */
const tailOf = ({ text, span }: Place, end: number): string => text.slice(span.end, Math.max(span.end, end));

/** Right behind the words a place or time limits them, of which their own sentence said nothing. */
function narrowsBy(tail: string, home: string, ground: Ground): boolean {
  const phrase = /^["'`*)]{0,3}( (?:on|in|during|for|at|within|while|when|inside|outside) [^.;,(]{1,60})/.exec(
    tail,
  )?.[1];
  if (phrase === undefined) return false;
  const known = new Set([...ground.facts(home).words, ...ground.facts(home).conditionWords]);
  return tailWords(phrase).some((words) => words.length > 0 && words.every((word) => !known.has(word)));
}

/** A condition stands behind the words that their own sentence did not have. */
function addsCondition(tail: ClauseFacts, home: ClauseFacts, now: ClauseFacts): boolean {
  if (tail.conditions.length === 0 || now.conditions.length <= home.conditions.length) return false;
  const had = new Set(home.conditionWords);
  return tail.conditionWords.some((word) => !had.has(word));
}
