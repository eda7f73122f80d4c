/** In what another wording falls short of a rule: the tests of spec §3 for equivalent, altered and weakened, each by itself. */
import type { ClauseFacts } from "../constraints/index.ts";
import type { RuleItem } from "../item.ts";
import type { Span } from "../text.ts";
import type { Ground, Pieces } from "./ground.ts";
import { wordsIn } from "./vocabulary.ts";

/** A rule as its region states it. */
export interface Claim {
  readonly item: RuleItem;
  readonly facts: ClauseFacts;
  readonly signature: ReadonlySet<string>;
  /** Its sentence with the headings above it. */
  readonly around: string;
}

/** A wording that may stand for a rule. */
export interface Wording {
  readonly text: string;
  readonly passage: number;
  readonly span: Span;
  readonly scope: string;
}

/** What a wording lacks: the cue or its strength, the polarity, words, literals, conditions; or has too much: an exception, a narrower scope. */
export type Flaw = "flipped" | "softer" | "value" | "object" | "literal" | "condition" | "exception" | "narrowed";

/** Every flaw of a wording against a rule; none means they are equivalent. */
export function flawsOf(claim: Claim, wording: Wording, ground: Ground, side: Pieces = ground.after): readonly Flaw[] {
  const facts = ground.facts(wording.text);
  const flaws: Flaw[] = [];
  const stance = stanceFlaw(claim, wording, facts, side);
  if (stance) flaws.push(stance);
  if (lacksWords(claim, wording, facts, ground)) flaws.push("object");
  flaws.push(...literalFlaws(claim, wording, facts));
  flaws.push(...conditionFlaws(claim, facts, wording));
  if (narrows(claim, facts, ground)) flaws.push("narrowed");
  return flaws;
}

const BINDING = new Set<ClauseFacts["polarity"]>(["forbids", "limits"]);

/** The cue: there at all, of the same polarity, at least as strong. */
function stanceFlaw({ item, facts }: Claim, wording: Wording, now: ClauseFacts, side: Pieces): Flaw | undefined {
  const rules = side.items(wording.passage, wording.span);
  const same = rules.filter(({ kind }) => kind === item.kind || (kind !== "handle" && kind !== "loss_record"));
  const strength = Math.max(now.strength, ...same.map((rule) => ("strength" in rule ? Number(rule.strength) : 0)));
  if (item.kind === "directive") return now.polarity === "forbids" ? "flipped" : undefined;
  const found = same.some(({ kind }) => kind === item.kind);
  if (item.kind === "constraint") {
    if (!found && !BINDING.has(now.polarity)) return now.polarity === "hedges" || now.strength > 0 && now.polarity === "denies" ? "softer" : "flipped";
    return strength < Math.min(2, item.strength) ? "softer" : undefined;
  }
  if (facts.hedged && !now.hedged) return "flipped";
  if (!facts.hedged && now.hedged) return "softer";
  const denies = found || now.polarity === "denies" || now.polarity === "hedges" || same.some(({ kind }) => kind === "constraint");
  return denies ? undefined : now.polarity === "states" || now.polarity === "permits" ? "flipped" : "softer";
}

/** Content words of the rule that the wording and its headings do not have; a small rest is wording. */
function lacksWords({ facts }: Claim, wording: Wording, now: ClauseFacts, ground: Ground): boolean {
  const has = new Set([...now.words, ...now.conditionWords, ...ground.facts(wording.scope).words, ...wordsIn(wording.text)]);
  const weights = ground.weights();
  let total = 0;
  let missing = 0;
  for (const word of facts.words) {
    const weight = weights(word);
    total += weight;
    if (!has.has(word)) missing += weight;
  }
  return total > 0 && missing / total > MISSING;
}

/** The share of a rule's weight that another wording may leave out. */
const MISSING = 0.28;

/** Values: each must stand there word for word; another number in the place of one is another value. */
function literalFlaws({ facts }: Claim, wording: Wording, now: ClauseFacts): readonly Flaw[] {
  const text = wording.text.toLowerCase();
  const literals = [...facts.literals];
  const gone = literals.filter((literal) => !text.includes(literal.toLowerCase()));
  if (gone.length === 0) return [];
  const fresh = now.literals.filter((literal) => !facts.literals.includes(literal));
  const swapped = gone.some((literal) => /\d/.test(literal)) && fresh.some((literal) => /\d/.test(literal));
  return [swapped ? "value" : "literal"];
}

/** Conditions: all of the rule's, and no exception that it does not have. */
function conditionFlaws({ facts, around }: Claim, now: ClauseFacts, wording: Wording): readonly Flaw[] {
  const flaws: Flaw[] = [];
  const has = new Set([...now.conditionWords, ...now.words, ...wordsIn(wording.text)]);
  const kept = facts.conditionWords.filter((word) => has.has(word)).length;
  if (facts.conditions.length > 0 && kept < facts.conditionWords.length * 0.6) flaws.push("condition");
  const had = new Set([...facts.conditionWords, ...facts.words, ...wordsIn(around)]);
  const added = now.conditionWords.filter((word) => !had.has(word)).length;
  if (now.conditions.length > facts.conditions.length && added > 0) flaws.push("exception");
  return flaws;
}

/** Words that limit the wording to less than the rule: they stand in it, and nowhere in what the region says about anything. */
function narrows({ facts, around }: Claim, now: ClauseFacts, ground: Ground): boolean {
  const known = new Set([...facts.words, ...facts.conditionWords, ...wordsIn(around), ...ground.facts(around).words]);
  const added = now.words.filter((word) => !known.has(word) && !regionWords(ground).has(word));
  return added.length > 0 && added.length >= now.words.length * 0.34;
}

function regionWords(ground: Ground): ReadonlySet<string> {
  const known = vocabularies.get(ground);
  if (known) return known;
  const words = new Set<string>();
  const passages = new Set(ground.region.items.filter(({ kind }) => kind !== "handle").map(({ passage }) => passage));
  for (const passage of passages) for (const piece of ground.before.of(passage)) for (const word of ground.before.words(piece)) words.add(word);
  vocabularies.set(ground, words);
  return words;
}

const vocabularies = new WeakMap<Ground, ReadonlySet<string>>();
