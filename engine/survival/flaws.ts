/** In what another wording falls short of a rule: the tests of spec §3 for equivalent, altered and weakened, each by itself. */
import { analyse, type ClauseFacts } from "../constraints/index.ts";
import { shadowOf } from "../constraints/shadow.ts";
import { contentWords } from "../constraints/words.ts";
import type { RuleItem } from "../item.ts";
import type { Span } from "../text.ts";
import { isApproval } from "./approvals.ts";
import { standsAlone } from "./boundary.ts";
import { isExpendableHandle } from "./expendable.ts";
import type { Ground, Pieces } from "./ground.ts";
import { novelHandles } from "./novelty.ts";
import { spellingsOf } from "./spellings.ts";
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
  if (!repeats(claim, wording)) {
    const stance = stanceFlaw(claim, wording, facts, side);
    if (stance) flaws.push(stance);
    if (lacksWords(claim, wording, facts, ground)) flaws.push("object");
    flaws.push(...literalFlaws(claim, wording, facts, ground));
    if (lacksCondition(claim, wording, facts)) flaws.push("condition");
    if (narrows(claim, wording, facts, ground)) flaws.push("narrowed");
  }
  if (addsException(claim, facts)) flaws.push("exception");
  if (claim.item.kind !== "directive" && holdsNovelHandle(wording, side, ground)) flaws.push("value");
  return flaws;
}

/** The same words in the same order, whatever punctuation and articles stand between them. */
const repeats = ({ item }: Claim, { text }: Wording): boolean =>
  !item.inherited && ` ${barely(text)} `.includes(` ${barely(item.text)} `);

const barely = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’*`_]/g, "")
    .replaceAll(/[^\p{L}\p{N}/.@#-]+/gu, " ")
    .replaceAll(/(?<=^| )(?:the|an?)(?= )|\.(?= |$)/g, "")
    .replaceAll(/ +/g, " ")
    .trim();

const BINDING = new Set<ClauseFacts["polarity"]>(["forbids", "limits"]);

/** The cue: there at all, of the same polarity, at least as strong. */
function stanceFlaw(claim: Claim, wording: Wording, now: ClauseFacts, side: Pieces): Flaw | undefined {
  const { item, facts } = claim;
  const rules = side
    .items(wording.passage, wording.span)
    .filter(({ kind }) => kind !== "handle" && kind !== "loss_record");
  const found = rules.some(({ kind }) => kind === item.kind);
  if (item.kind === "directive") return now.polarity === "forbids" ? "flipped" : undefined;
  if (item.kind === "constraint") {
    if (!found && !BINDING.has(now.polarity) && !deniesAction(now, wording) && !repeatsCue(claim, wording))
      return allows(claim, wording, now) ? "flipped" : "softer";
    if (SOFTENER.test(wording.text) && !SOFTENER.test(item.text)) return "softer";
    const strength = Math.max(now.strength, ...rules.map((rule) => ("strength" in rule ? Number(rule.strength) : 0)));
    return strength < Math.min(2, item.strength) && !repeatsCue(claim, wording) ? "softer" : undefined;
  }
  if (facts.hedged && !now.hedged) return "flipped";
  if (!facts.hedged && now.hedged) return "softer";
  if (
    found ||
    now.polarity === "denies" ||
    now.polarity === "hedges" ||
    rules.some(({ kind }) => kind === "constraint")
  )
    return undefined;
  return now.polarity === "permits" || now.polarity === "demands" ? "flipped" : "softer";
}

/** A word that makes any rule a mere wish. */
const SOFTENER =
  /\b(?:prefer(?:ably)?|tr(?:y|ies) (?:not )?to|if possible|where(?:ver)? possible|as far as possible|ideally|usually|generally|normally|mostly|rarely|seldom|sparingly|should probably|möglichst|nach Möglichkeit|in der Regel|de preferencia|si es posible|de préférence|si possible|se possível|de preferência|mümkünse|tercihen)\b|по возможности|желательно|尽量|最好|なるべく|できれば|가능하면|되도록/iu;

/** The very word that makes the rule one stands there too. */
function repeatsCue({ facts, item }: Claim, { text }: Wording): boolean {
  const cue = facts.cue && item.text.slice(facts.cue.span.start, facts.cue.span.end).toLowerCase();
  return cue !== undefined && cue.length < WIDE && standsIn(cue, text.toLowerCase(), "symbol");
}

/** "No merges before Friday" denies in form and forbids in fact. */
const deniesAction = (now: ClauseFacts, { text }: Wording): boolean =>
  now.polarity === "denies" && now.cue?.as === "absent" && now.cue.span.start < 4 && !/[.!?]\s/.test(text.trim());

/** The wording lets happen, or orders, what the rule forbids; a word of caution in it makes it a soft rule instead. */
function allows({ facts }: Claim, { text }: Wording, now: ClauseFacts): boolean {
  if (CAUTION.test(text)) return false;
  if (now.polarity === "permits" || now.polarity === "demands" || isApproval(text)) return true;
  const [first] = analyse(text.replace(/^[^\p{L}]{1,9}/u, "").split(/\s/, 1)[0] ?? "").words;
  return first !== undefined && facts.words.includes(first);
}

const CAUTION =
  /\b(?:careful\w{0,4}|caution\w{0,4}|carefully|with care|try|avoid|sparing\w{0,2}|prefer\w{0,5}|if possible|where possible|mind|watch|handle|low|rarely|vorsichtig|behutsam|möglichst|con cuidado|cuidado|prudence|prudemment|attention|dikkat\w{0,4})\b|осторожн|аккуратно|小心|注意|谨慎|慎重|気をつけ|조심|주의/iu;

/** Content words of the rule that the wording and its headings do not have; a small rest is wording. */
function lacksWords({ facts, item }: Claim, wording: Wording, now: ClauseFacts, ground: Ground): boolean {
  const has = new Set([...wordsOf(wording.text, now), ...contentWords(shadowOf(wording.text, []))]);
  for (const word of ground.facts(wording.scope).words) has.add(word);
  for (const literal of now.literals)
    for (const word of analyse(literal.replaceAll(/[_./:=-]/g, " ")).words) has.add(word);
  const weights = ground.weights();
  let total = 0;
  let missing = 0;
  const conditional = new Set(facts.conditionWords);
  for (const word of wordsOf(item.text, facts)) {
    if (conditional.has(word)) continue;
    const light = LIGHT.has(word) || (facts.literals.length > 0 && LABELS.has(word));
    const weight = light ? weights(word) / 8 : weights(word);
    total += weight;
    if (!has.has(word)) missing += weight;
  }
  // Values are judged by themselves; where they all stand, the words around them weigh less.
  for (const literal of facts.literals) total += 3 * weights(literal.toLowerCase());
  return total > 0 && missing / total > MISSING;
}

/** Content words of a text, those inside a wide cue ("do not … until") and inside literals included. */
function wordsOf(text: string, facts: ClauseFacts): Set<string> {
  const words = new Set([...facts.words, ...facts.conditionWords]);
  for (const { span } of facts.cues) {
    if (span.end - span.start < WIDE) continue;
    for (const word of analyse(text.slice(span.start, span.end).replaceAll(/^\W{0,9}(?:\w+\W+){2}|\W+\w+$/g, "")).words)
      words.add(word);
  }
  return words;
}

/** A cue longer than this has other words in its midst. */
const WIDE = 18;

/** Words that hardly narrow what they stand beside. */
const LIGHT = new Set(
  "anyth everyth noth someth thing file folder directori code under insid within new use first time user also way plac ani any all every here there itself own work current exist item change make do appear go stay happen get give given put take comeKEEPX".split(
    " ",
  ),
);

/** Nouns that only say what sort of thing a literal beside them is. */
const LABELS = new Set(
  "command column tabl field function method flag option branch endpoint rout servic script variabl modul packag class paramet valu databas host port server page databa unit printer job file id ticket".split(
    " ",
  ),
);

/** The share of a rule's weight that another wording may leave out. */
const MISSING = 0.28;

/** Values: each must stand there, under some spelling; another number in the place of one is another value. */
function literalFlaws({ facts, item }: Claim, wording: Wording, now: ClauseFacts, ground: Ground): readonly Flaw[] {
  if (countsDiffer(item.text, wording.text)) return ["value"];
  const text = wording.text.toLowerCase();
  const gone = facts.literals.filter((literal) => !spelledIn(literal, text, ground) && !isFree(literal, item, ground));
  if (gone.length === 0) return [];
  const fresh = now.literals.filter((literal) => !facts.literals.includes(literal));
  const swapped = gone.some((literal) => /\d/.test(literal)) && fresh.some((literal) => /\d/.test(literal));
  return [swapped ? "value" : "literal"];
}

function spelledIn(literal: string, text: string, ground: Ground): boolean {
  const subtype = /[/\\]/.test(literal) ? "path" : "id";
  const spellings = [literal, ...spellingsOf(literal, subtype, ground.roots)];
  return spellings.some((spelling) => standsIn(spelling.toLowerCase(), text, subtype));
}

function standsIn(literal: string, text: string, subtype: string): boolean {
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1)) {
    if (standsAlone(text, at, at + literal.length, subtype)) return true;
  }
  return false;
}

/** A number in words that became another one. */
function countsDiffer(text: string, other: string): boolean {
  const now = countsIn(other);
  return now.length > 0 && countsIn(text).some((count) => !now.includes(count));
}

const countsIn = (text: string): readonly string[] => [...text.toLowerCase().matchAll(COUNTS)].map(([count]) => count);

const COUNTS =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|dois|três|quatro|два|три|четыре|пять|iki|üç|dört|beş)(?!\p{L})/gu;

/** Handles that need not stay anywhere need not stay in a rule. */
function isFree(literal: string, item: RuleItem, ground: Ground): boolean {
  const handle = ground.before
    .items(item.passage, item.span)
    .find(({ kind, text }) => kind === "handle" && text === literal);
  return handle !== undefined && isExpendableHandle([handle], ground);
}

/** A literal that the region does not know makes it another rule. */
function holdsNovelHandle({ passage, span }: Wording, side: Pieces, ground: Ground): boolean {
  if (side !== ground.after) return false;
  const novel = new Set(novelHandles(ground).map(({ text }) => text));
  return side.items(passage, span).some(({ kind, text }) => kind === "handle" && novel.has(text));
}

/** Conditions: all of the rule's, in a condition, or in a cue that is a gate itself ("ask before"). */
function lacksCondition({ facts }: Claim, { text }: Wording, now: ClauseFacts): boolean {
  const telling = facts.conditionWords.filter((word) => !LIGHT.has(word));
  if (facts.conditions.length === 0 || telling.length === 0) return false;
  const isGate = now.cues.some(({ as }) => as === "requirement_negated");
  if (now.conditions.length === 0 && !isGate) return true;
  const has = new Set([...now.conditionWords, ...(isGate ? [...now.words, ...wordsIn(text), ...ASKING] : [])]);
  return telling.filter((word) => has.has(word)).length < telling.length * 0.6;
}

/** An exception or condition that the rule and its sentence do not have; of two gates the words for asking may differ. */
function addsException({ facts, around }: Claim, now: ClauseFacts): boolean {
  if (now.conditions.length <= facts.conditions.length) return false;
  const had = new Set([...facts.conditionWords, ...facts.words, ...wordsIn(around), ...analyse(around).words]);
  const isGate = facts.cues.some(({ as }) => as === "requirement_negated");
  return now.conditionWords.some((word) => !had.has(word) && !LIGHT.has(word) && !(isGate && ASKING.has(word)));
}

/** Stems of what one does at a gate. */
const ASKING = new Set(
  "ask approv approval permiss permission permit consent confirm confirmat confirmation sign agr agre agreement okay ok word review talk tell go ahead check say me".split(
    " ",
  ),
);

/** Words that limit the wording to less than the rule: they stand in it, and nowhere in what the region says about anything. */
function narrows({ facts, around }: Claim, wording: Wording, now: ClauseFacts, ground: Ground): boolean {
  const known = new Set([
    ...facts.words,
    ...facts.conditionWords,
    ...wordsIn(around.replaceAll(/[_./:-]/g, " ")),
    ...ground.facts(around).words,
  ]);
  const isNew = (word: string): boolean => !known.has(word) && !LIGHT.has(word) && !regionWords(ground).has(word);
  if (tailWords(wording.text).some((words) => words.length > 0 && words.every(isNew))) return true;
  const added = now.words.filter(isNew);
  return added.length > (facts.words.length > 1 ? 0 : 1) && added.length >= now.words.length * 0.34;
}

/** The content words behind each preposition that limits: "on Fridays", "in production". */
export const tailWords = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(LIMITING)].map(([, phrase = ""]) => analyse(phrase).words);

const LIMITING =
  /(?<=\s)(?:in|on|during|for|at|within|while|inside|outside|only in|im|in der|während|nur bei|en|durante|pendant|dans|em|во время|на|в) ((?:[\p{L}\p{N}_/.-]{1,40} ?){1,3})/giu;

function regionWords(ground: Ground): ReadonlySet<string> {
  const known = vocabularies.get(ground);
  if (known) return known;
  const words = new Set<string>();
  const passages = new Set(ground.region.items.filter(({ kind }) => kind !== "handle").map(({ passage }) => passage));
  for (const passage of passages)
    for (const piece of ground.before.of(passage)) for (const word of ground.before.words(piece)) words.add(word);
  vocabularies.set(ground, words);
  return words;
}

const vocabularies = new WeakMap<Ground, ReadonlySet<string>>();
