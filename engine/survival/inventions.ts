/** The other way round: what stands in the rewritten text and nothing in the region supports (spec §3, invented). */
import { lossesOf, rewordingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Item, RuleItem } from "../item.ts";
import { once } from "../once.ts";
import type { Invention, Survival } from "../survival.ts";
import { overlaps } from "../text.ts";
import { likeness } from "./alignment.ts";
import { approvalsIn } from "./approvals.ts";
import { type Gone, goneOf, isOfTurns, SURE, VALUES } from "./gone.ts";
import { type Ground, signatureOf } from "./ground.ts";
import { standsInPlaceOf } from "./in-place.ts";
import { isNearMiss } from "./near.ts";
import { isWritten, novelHandles } from "./novelty.ts";
import { type Piece, piecesOf, titlesOf } from "./pieces.ts";
import { behindCue } from "./rule-text.ts";
import { sameSort } from "./sorts.ts";
import { isNextHeading, says } from "./speech.ts";
import { isSupportedLiteral, quotesOnly } from "./support.ts";
import { plainOf, plainText } from "./wording.ts";

/** Inventions in source order: literals, rules, approvals and instructions, each with what it stands in for, if anything. */
export function inventionsOf(survival: readonly Survival[], ground: Ground): readonly Invention[] {
  const gone = goneOf(
    survival.filter(({ state }) => state === "lost" || state === "weakened" || state === "altered"),
    ground,
  );
  const found = [
    ...novelHandles(ground)
      .filter((item) => !inRecord(item, ground) && !inNotice(item, ground) && !isCut(item, gone))
      .flatMap((item) => literal(item, gone, ground) ?? []),
    ...novelRules(survival, ground).map((item) => rule(item, gone)),
    ...approvalsIn(ground),
  ];
  return found.sort((a, b) => a.passage - b.passage || a.span.start - b.span.start);
}

/** Text visibly cut is a loss, not an assertion. */
const isCut = (item: Item, { replacedBy }: Gone): boolean =>
  replacedBy(item).some(
    (fate) =>
      fate.state === "weakened" &&
      fate.item.kind === "handle" &&
      item.text.length < fate.item.text.length &&
      fate.item.text.startsWith(item.text.slice(0, -1)),
  );

/** What a loss record says of itself (place, count, revision, how to read it) is never invented. */
const inRecord = ({ passage, span }: Item, ground: Ground): boolean =>
  ground.after.items(passage, span).some(({ kind }) => kind === "loss_record");

/** The address that stands in place of a spilled region says where that is, as a loss record does. */
const inNotice = ({ passage, span, text }: Item, ground: Ground): boolean =>
  text.startsWith("sha256:") && ground.surviving.passages[passage]?.text.slice(0, span.start).endsWith(NOTICE) === true;

const NOTICE = "[full context at ";

/** A summary of turns puts literals together and writes patterns; a pad is what it says, so there every new one counts. */
function literal(item: Item, gone: Gone, ground: Ground): Invention | undefined {
  const { text, passage, span } = item;
  const place = { passage, span };
  if (quotesOnly(item, ground)) return undefined;
  const owner = ownerOf(item, gone, ground);
  if (!owner?.certain && isOfTurns(ground) && isSupportedLiteral(item, ground)) return undefined;
  return { kind: "handle", text, ...place, ...(owner ? { standsInFor: owner.fate.item.text } : {}) };
}

interface Owner {
  readonly fate: Survival;
  /** It is the near miss of a lost literal, not just a neighbour of one. */
  readonly certain: boolean;
}

/** Of all that is gone and could have stood there, the one that it resembles most: its near miss, then its like. */
function ownerOf(item: Item, gone: Gone, ground: Ground): Owner | undefined {
  let best: (Owner & { readonly rank: number }) | undefined;
  for (const fate of gone.ownersOf(item)) {
    if (!replaces(item, fate, ground)) continue;
    const certain = fate.item.kind === "handle" && isNearMiss(fate.item.text, item.text);
    const rank = (certain ? 4 : 0) + (fate.state === "altered" ? 2 : 0) + (fate.item.subtype === item.subtype ? 1 : 0);
    if (best === undefined || rank > best.rank) best = { fate, certain: certain || fate.state === "altered", rank };
  }
  return best;
}

function replaces(item: Item, fate: Survival, ground: Ground): boolean {
  if (fate.item.kind !== "handle")
    return fate.instead?.passage === item.passage && overlaps(fate.instead.span, item.span);
  if (fate.state === "altered") return fate.instead?.text === item.text;
  // A pad is rewritten to tell what is new; a summary of turns has no news of its own.
  return (
    isOfTurns(ground) &&
    (isNearMiss(fate.item.text, item.text)
      ? sameSort(fate.item, item)
      : fate.item.subtype === item.subtype && VALUES.has(item.subtype)) &&
    fate.places.some((place) => standsInPlaceOf(place, item, ground, SURE))
  );
}

/** Rules of the rewritten text that no text of the region says, and that are no rewording of one that stood there. */
function novelRules(survival: readonly Survival[], ground: Ground): readonly RuleItem[] {
  const matched = survival.flatMap(({ instead, state }) =>
    instead && (state === "equivalent" || state === "sealed") ? [instead] : [],
  );
  return ground.surviving.items.filter((item): item is RuleItem => {
    if (!isRule(item)) return false;
    if (
      !isWritten(item.passage, ground) ||
      inRecord(item, ground) ||
      inventedWords.contrast.test(item.text) ||
      inventedWords.removal.test(item.text)
    )
      return false;
    if (matched.some(({ passage, span }) => passage === item.passage && overlaps(span, item.span))) return false;
    if (isStateOfTask(item, ground)) return false;
    return !isSupported(item, ground);
  });
}

const isRule = (item: Item): item is RuleItem => item.kind === "constraint" || item.kind === "negative_fact";

/** "Write the guide — not yet begun", below "pending": how far open work has come is no fact about the world. */
function isStateOfTask({ kind, passage, span, text }: Item, { after }: Ground): boolean {
  if (kind !== "negative_fact" || !says("passing", text)) return false;
  const piece = after.at(passage, span.start);
  const first = after.of(passage).find(({ block }) => block === piece?.block);
  return piece !== undefined && first !== piece && titlesOf(piece.scope).some(isNextHeading);
}

function isSupported(item: RuleItem, ground: Ground): boolean {
  const wanted = plainText(item.text);
  const words = signatureOf(item.text, ground.content(item.text));
  return spokenIn(ground).some(({ plain, pieces }) => {
    if (plain().includes(wanted)) return true;
    return pieces().some(
      (piece) => likeness(ground, words, ground.before.words(piece)) >= SUPPORT && saysSoToo(piece, item, ground),
    );
  });
}

/** "I committed a.ts" speaks of a.ts and does not say "a.ts is committed, do not touch": of a bare ban its verb stands there, or another ban. */
function saysSoToo(piece: Piece, rule: RuleItem, ground: Ground): boolean {
  if (rule.kind !== "constraint" || rule.inherited) return true;
  const own = ground.content(behindCue(rule));
  const said = ground.before.words(piece);
  return own.length !== 1 || own.some((word) => said.has(word)) || ground.facts(piece.text).polarity !== "states";
}

interface Spoken {
  readonly plain: () => string;
  readonly pieces: () => readonly Piece[];
}

/**
 * What people and the agent said in the region, and what still stands beside the summary; of a long region only where rules, facts
 * and notices stand.
 */
function spokenIn(ground: Ground): readonly Spoken[] {
  const known = spoken.get(ground);
  if (known) return known;
  const { passages, items } = ground.region;
  const ruled = new Set(items.filter(({ kind }) => kind !== "handle").map(({ passage }) => passage));
  const short = passages.reduce((sum, { text }) => sum + text.length, 0) < SHORT;
  const heard = [...passages.keys()].filter(
    (index) => ruled.has(index) || (short && passages[index]?.form === "markdown"),
  );
  // What people and the agent said is little and supports most; results are long and are looked at last.
  const [results, words] = [true, false].map((tool) =>
    heard.filter((index) => (passages[index]?.provenance === "tool") === tool),
  );
  const said = (index: number): Spoken => ({
    plain: once(() => plainOf(passages[index]?.text ?? "").text),
    pieces: () => ground.before.of(index),
  });
  const all = [...(words ?? []).map(said), ...stillSaid(ground), ...(results ?? []).map(said)];
  spoken.set(ground, all);
  return all;
}

/** Carriers and kept records: a summary may repeat what they say. */
function* stillSaid(ground: Ground): Iterable<Spoken> {
  const { surviving, options, after } = ground;
  for (const [index, { text, form }] of surviving.passages.entries())
    if (form === "markdown" && !isWritten(index, ground))
      yield { plain: once(() => plainOf(text).text), pieces: () => after.of(index) };
  for (const { text } of options.carriers ?? [])
    yield {
      plain: once(() => plainOf(text).text),
      pieces: once(() => piecesOf({ text, form: "markdown", provenance: "system" }, surviving.passages.length, [])),
    };
}

const spoken = new WeakMap<Ground, readonly Spoken[]>();

/** Code units of a region that is looked through as a whole. */
const SHORT = 200_000;

const SUPPORT = 0.5;

function rule(item: RuleItem, { replacedBy }: Gone): Invention {
  const { text, passage, span, kind } = item;
  const [owner] = replacedBy(item);
  return { kind, text, passage, span, ...(owner ? { standsInFor: owner.item.text } : {}) };
}

/** Expressions for a rule that was made up; each is made when it is first asked for. */
export const inventedWords = lazily({
  /** Not "this": what is quoted behind a bare "not" is set against something, and forbids nothing. */
  contrast: () => new RegExp(`^(?:${rewordingOf("setAgainst")}) ["'\`“‘][^"'\`”’]{1,200}["'\`”’]$`, "i"),

  /** "12 messages were removed": what a rewrite says of its own loss. */
  removal: () => new RegExp(`^(?:${lossesOf("removal")})`, "i"),
});
