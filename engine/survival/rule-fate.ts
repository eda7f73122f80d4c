/** What happened to a rule that does not stand word for word: an equal wording, something else in its place, or nothing. */
import { blanked } from "../constraints/analyse.ts";
import { type ClauseFacts, countsIn, rewordingOf, wordsForCount } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { groupedBy } from "../groups.ts";
import { maskCredentials } from "../handles/credential.ts";
import type { RuleItem } from "../item.ts";
import type { Instead } from "../survival.ts";
import { inside, type Span } from "../text.ts";
import { answersTo } from "./alignment.ts";
import type { Claim, Wording } from "./claim.ts";
import { flawsOf } from "./flaws.ts";
import { type Ground, signatureOf } from "./ground.ts";
import type { Fate } from "./handle-fate.ts";
import { runTogether } from "./haystack.ts";
import { isWritten } from "./novelty.ts";
import { coreClause, standsInParts } from "./parts-of-rule.ts";
import type { Piece } from "./pieces.ts";
import { cueOf } from "./rule-text.ts";
import { isCautious } from "./stance.ts";
import { saysInOnePlace } from "./stretch.ts";
import { actionOf, bansAltogether, LIGHT } from "./substance.ts";
import { bannedInUse } from "./undone.ts";
import { wordsIn } from "./vocabulary.ts";
import { rulesWithin } from "./within.ts";
import { plainText } from "./wording.ts";

/** Another wording of the rule in what survives: equal in strength, object, conditions and handles, or the nearest that is not. */
export function reworded(item: RuleItem, ground: Ground): Fate | undefined {
  const claim = claimOf(item, ground);
  const found =
    nearestTo(claim, claim.signature, ANSWERS, ground) ?? withoutConditions(claim, ground) ?? bySentence(claim, ground);
  if (found?.fate.state === "equivalent") return found.fate;
  const named = byItsOrder(item, ground);
  if (named) return named;
  const together = standsInParts(item, ground) ?? (found && saidInParts(claim, ground));
  if (together) return together;
  return (
    undone(item, ground) ??
    found?.fate ??
    byItsCore(claim, ground)?.fate ??
    cautionFor(claim, ground) ??
    vagueFor(item, ground)
  );
}

/** What bans a thing is turned round by a sentence that uses it. */
function undone(item: RuleItem, ground: Ground): Fate | undefined {
  const instead = bannedInUse(item, ground);
  return instead && { state: "altered", instead };
}

/** "Nothing else goes there", "never more than three": a rule that names nothing itself is looked for by what its sentence speaks of. */
function bySentence(claim: Claim, ground: Ground): Near | undefined {
  const { item, facts, signature } = claim;
  const counts = new Set(ground.content(countsIn(item.text).flatMap(wordsForCount).join(" ")));
  if (facts.literals.length > 0 || [...signature].some((word) => !LIGHT.has(word) && !counts.has(word)))
    return undefined;
  const home = ground.before.at(item.passage, item.span.start);
  const words = ground.content(home?.text ?? "").filter((word) => !LIGHT.has(word) && !counts.has(word));
  const said = new Set(words);
  return words.length > 0 ? nearestTo({ ...claim, signature: said }, said, CORE, ground) : undefined;
}

/** "The importer skips rows. Never run it at night": of the sentence that only names the thing, the name is enough. */
function byItsOrder(item: RuleItem, ground: Ground): Fate | undefined {
  const lead = NAMING.exec(item.text.slice(0, Math.max(0, item.cue.start - item.span.start)))?.[0];
  if (lead === undefined || item.kind !== "constraint") return undefined;
  const start = item.span.start + lead.length;
  const order: RuleItem = {
    ...item,
    text: item.text.slice(lead.length),
    span: { start, end: item.span.end },
    conditions: item.conditions.filter((condition) => start <= condition.start),
  };
  const claim = claimOf(order, ground);
  const fate = nearestTo(claim, claim.signature, CORE, ground)?.fate;
  const instead = fate?.state === "equivalent" ? fate.instead : undefined;
  const said = new Set(ground.content(instead?.text ?? ""));
  const names = [...signatureOf(lead, ground.content(lead))].filter((word) => !LIGHT.has(word));
  return instead && names.some((name) => said.has(name) || instead.text.includes(name)) ? fate : undefined;
}

/** A sentence before the one that orders. */
const NAMING = /^.{3,300}[\p{L}\p{N})`"']{2}[.!?]\s{1,4}/su;

/** Reasons and examples behind the rule outweigh it: it is looked for without them, too. */
function byItsCore(claim: Claim, ground: Ground): Near | undefined {
  const core = coreClause(claim.item);
  return core === claim.item.text ? undefined : nearestTo(claim, signatureOf(core, ground.content(core)), CORE, ground);
}

interface Near {
  readonly share: number;
  readonly fate: Fate;
}

/** What answers best to some words of a rule: an equal wording at once, else the nearest that is not. */
function nearestTo(claim: Claim, words: ReadonlySet<string>, least: number, ground: Ground): Near | undefined {
  let nearest: Near | undefined;
  for (const { piece, share } of answersTo(ground, words, least)) {
    if (isOfRecord(piece, ground) || !isOfOneThing(claim, piece, ground)) continue;
    for (const wording of [...rulesWithin(piece, ground), ...widths(piece, claim, ground)]) {
      const { text, passage, span } = wording;
      const instead: Instead = { text, passage, span };
      const flaws = flawsOf(claim, wording, ground);
      if (flaws.length === 0) return { share, fate: { state: "equivalent", instead } };
      if (stoodBefore(piece, ground) || !saysInOnePlace(text, words, claim.item.text.length, least, ground)) continue;
      const state = flaws.includes("flipped") || flaws.includes("value") ? "altered" : "weakened";
      const clear = state === "altered" && share < FLIPPED ? "weakened" : state;
      if (nearest === undefined || share > nearest.share + 0.05) nearest = { share, fate: { state: clear, instead } };
    }
  }
  return nearest;
}

/** What a loss record says of itself says no rule again. */
const isOfRecord = ({ passage, span }: Piece, ground: Ground): boolean =>
  ground.after.items(passage, span).some((item) => item.kind === "loss_record" && inside(span, item.span));

/** A rule that stood in the region as it stands now is its own remnant, and no other's. */
const stoodBefore = (piece: Piece, ground: Ground): boolean => ruledPieces(ground).has(plainText(piece.text));

function ruledPieces(ground: Ground): ReadonlySet<string> {
  const known = ruled.get(ground);
  if (known) return known;
  const found = new Set<string>();
  for (const { kind, passage, span, provenance } of ground.region.items) {
    if (kind === "handle" || kind === "loss_record" || provenance === "tool") continue;
    const piece = ground.before.at(passage, span.start);
    if (piece) found.add(plainText(piece.text));
  }
  ruled.set(ground, found);
  return found;
}

const ruled = new WeakMap<Ground, ReadonlySet<string>>();

/** A long condition outweighs what it is a condition of: the rule is looked for without it, too. */
function withoutConditions(claim: Claim, ground: Ground): Near | undefined {
  const { text } = claim.item;
  if (claim.facts.conditions.length === 0) return undefined;
  const core = blanked(text, claim.facts.conditions);
  return nearestTo(claim, signatureOf(core, ground.content(core)), CORE, ground);
}

/** The least share of a rule's weight, its conditions apart, that something standing in its place repeats. */
const CORE = 0.5;

/** One word in common makes no two sentences speak of one thing, unless it is a literal or the rule has no other. */
function isOfOneThing({ item, signature, facts }: Claim, piece: Piece, ground: Ground): boolean {
  const words = ground.after.words(piece);
  const deed = bansAltogether(piece) ? actionOf(item) : undefined;
  const lack = facts.cue?.as === "absent" ? ground.content(cueOf(item)) : [];
  const asked = [...signature].filter((word) => !LIGHT.has(word) && word !== deed && !lack.includes(word));
  // What is left "empty" stands within the words that make the rule one, and is shared all the same.
  const said = new Set([...signature, ...ground.content(item.text)]);
  const shared = [...said].filter((word) => !LIGHT.has(word) && words.has(word));
  if (facts.literals.some((literal) => words.has(literal.toLowerCase()))) return true;
  // The words that a literal is made of stand in many others, of which most sentences say something else.
  const { polarity } = ground.facts(piece.text);
  const parts = new Set(facts.literals.flatMap((literal) => [...wordsIn(literal.replaceAll(/[_/.:=-]/g, " "))]));
  return (
    shared.length >= Math.min(2, asked.length) &&
    (polarity === "forbids" || polarity === "limits" || !shared.every((word) => parts.has(word)))
  );
}

/** A rule of many parts may stand in several sentences, each with a part of it; together they lack nothing. */
function saidInParts(claim: Claim, ground: Ground): Fate | undefined {
  const answers = answersTo(ground, claim.signature, PART).slice(0, 3);
  const [best] = answers;
  if (!best || answers.length < 2 || claim.facts.words.length < MANY) return undefined;
  const { text, passage, span, scope } = best.piece;
  const whole = { text: answers.map(({ piece }) => piece.text).join("; "), passage, span, scope };
  const flaws = flawsOf(claim, whole, ground).filter((flaw) => flaw !== "narrowed");
  return flaws.length === 0 ? { state: "equivalent", instead: { text, passage, span } } : undefined;
}

/** Content words from which a rule counts as one of many parts. */
const MANY = 8;

/** The least share of a rule's weight that a part of it repeats. */
const PART = 0.2;

/** A mere word of caution about the same thing: it repeats less of a rule than anything else that stands for it. */
function cautionFor({ item, signature }: Claim, ground: Ground): Fate | undefined {
  if (item.kind !== "constraint") return undefined;
  const found = answersTo(ground, signature, CAUTIONED).find(({ piece }) => isCautious(piece.text));
  if (!found) return undefined;
  const { text, passage, span } = found.piece;
  return { state: "weakened", instead: { text, passage, span } };
}

const CAUTIONED = 0.15;

/** A sentence that says that things were tried or went wrong, and neither what nor how. */
function vagueFor(item: RuleItem, ground: Ground): Fate | undefined {
  if (item.subtype !== "failed_attempt") return undefined;
  const words = claimOf(item, ground).signature;
  const instead = vaguePieces(ground).find(
    ({ text }) =>
      trialWords.trying.test(text) || [...signatureOf(text, ground.content(text))].some((word) => words.has(word)),
  );
  return instead ? { state: "weakened", instead } : undefined;
}

function vaguePieces(ground: Ground): readonly Instead[] {
  const known = vague.get(ground);
  if (known) return known;
  const found = ground.after
    .all()
    .filter(
      ({ text, passage }) =>
        isWritten(passage, ground) && isTold(runTogether(text)) && ground.facts(text).literals.length === 0,
    )
    .map(({ text, passage, span }) => ({ text, passage, span }));
  vague.set(ground, found);
  return found;
}

const vague = new WeakMap<Ground, readonly Instead[]>();

/** English tells of trials in the past; "consider several approaches" and "diagnose problems with it" tell of none. */
const isTold = (text: string): boolean =>
  trialWords.vague.test(text) && (!ENGLISH.test(text) || trialWords.told.test(text));

const ENGLISH = /^[\0-\x7f‐-‧]*$/;

/** The least share of a rule's weight that something standing in its place repeats. */
const ANSWERS = 0.34;

/** Below this share a sentence without the negation speaks of the thing, but does not say the opposite. */
const FLIPPED = 0.55;

/** What a rule claims, taken apart for comparing. */
export function claimOf(item: RuleItem, ground: Ground): Claim {
  const known = claims.get(ground) ?? new Map<RuleItem, Claim>();
  claims.set(ground, known);
  const claim = known.get(item) ?? madeClaim(item, ground);
  known.set(item, claim);
  return claim;
}

const claims = new WeakMap<Ground, Map<RuleItem, Claim>>();

function madeClaim(item: RuleItem, ground: Ground): Claim {
  const text = withoutCredentials(item.text);
  const facts = ground.facts(text);
  const piece = ground.before.at(item.passage, item.span.start);
  return {
    item,
    facts,
    signature: askedOf(text, facts, ground),
    around: `${piece?.scope ?? ""}\n${piece?.text ?? ""}`,
  };
}

/** What a rule speaks of, without the words that only make it a rule; all its words where it has no others. */
function askedOf(text: string, facts: ClauseFacts, ground: Ground): ReadonlySet<string> {
  const said = [...facts.words, ...facts.conditionWords];
  // A number may stand in digits, and is compared as one.
  const counts = new Set(ground.content(countsIn(text).flatMap(wordsForCount).join(" ")));
  const telling = said.filter((word) => !LIGHT.has(word) && !counts.has(word));
  const words = signatureOf(facts.literals.join(" "), telling.length + facts.literals.length > 0 ? telling : said);
  return words.size > 0 ? words : signatureOf(text, ground.content(text));
}

/** Of a credential only its name is asked for. */
const withoutCredentials = (text: string): string => maskCredentials(text).replaceAll(/[=:]?‹[^›\n]{1,80}›/g, "");

/** A piece alone, then with its neighbours: a wording may take two sentences. */
function widths(piece: Piece, claim: Claim, ground: Ground): readonly Wording[] {
  const near = neighboursOf(piece, claim, ground);
  const [first, last] = [near[0] ?? piece, near.at(-1) ?? piece];
  return first === last ? [over(piece, piece, ground)] : [over(piece, piece, ground), over(first, last, ground)];
}

/** The wording from one piece to another of its passage. */
function over(first: Piece, last: Piece, ground: Ground): Wording {
  const known = wordingsOf.get(first) ?? new Map<Piece, Wording>();
  wordingsOf.set(first, known);
  const { passage, scope } = first;
  const span: Span = { start: first.span.start, end: last.span.end };
  const text = ground.surviving.passages[passage]?.text.slice(span.start, span.end) ?? "";
  const wording = known.get(last) ?? { text, passage, span, scope };
  known.set(last, wording);
  return wording;
}

const wordingsOf = new WeakMap<Piece, Map<Piece, Wording>>();

/** A piece and those right before and behind it in its block, unless they speak of something else. */
function neighboursOf(piece: Piece, claim: Claim, ground: Ground): readonly Piece[] {
  const pieces = blocksIn(ground.after.of(piece.passage)).get(piece.block) ?? [];
  const at = pieces.indexOf(piece);
  return pieces
    .slice(Math.max(0, at - 1), at + 2)
    .filter((other) => other === piece || isOfItsMatter(other, claim, ground));
}

/** A sentence with words of the rule, or with hardly any of its own ("That did not help."). */
function isOfItsMatter(piece: Piece, { signature }: Claim, ground: Ground): boolean {
  const telling = [...ground.after.words(piece)].filter((word) => !LIGHT.has(word));
  return telling.length < 2 || telling.some((word) => signature.has(word));
}

/** The pieces of a passage by their blocks. */
function blocksIn(pieces: readonly Piece[]): ReadonlyMap<number, readonly Piece[]> {
  const known = blocksOf.get(pieces);
  if (known) return known;
  const blocks = groupedBy(pieces, ({ block }) => block);
  blocksOf.set(pieces, blocks);
  return blocks;
}

const blocksOf = new WeakMap<readonly Piece[], ReadonlyMap<number, readonly Piece[]>>();

/** Expressions for a sentence whose lines run together; each is made when it is first asked for. */
export const trialWords = lazily({
  /** Trials of which it is not said which. */
  vague: () => new RegExp(rewordingOf("vagueTrials"), "iu"),

  /** Something is told, not planned. */
  told: () => new RegExp(rewordingOf("toldTrials"), "i"),

  /** It speaks of trying or of what went wrong, whatever else it leaves open. */
  trying: () => new RegExp(rewordingOf("trying"), "iu"),
});
