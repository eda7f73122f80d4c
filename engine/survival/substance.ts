/** What a rule is about: the content words that another wording must have too. */
import type { ClauseFacts } from "../constraints/index.ts";
import type { Claim, Wording } from "./claim.ts";
import type { Ground } from "./ground.ts";

/** Content words of the rule that the wording and its headings do not have; a small rest is wording. */
export function lacksWords({ facts, item }: Claim, wording: Wording, now: ClauseFacts, ground: Ground): boolean {
  const has = new Set([...wordsOf(wording.text, now, ground), ...ground.content(wording.text)]);
  for (const word of ground.facts(wording.scope).words) has.add(word);
  for (const literal of now.literals)
    for (const word of ground.facts(literal.replaceAll(/[_./:=-]/g, " ")).words) has.add(word);
  const weights = ground.weights();
  let total = 0;
  let missing = 0;
  const conditional = new Set(facts.conditionWords);
  for (const word of wordsOf(item.text, facts, ground)) {
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

/** Content words of a text, those inside a wide cue ("do not … until") included. */
function wordsOf(text: string, facts: ClauseFacts, ground: Ground): Set<string> {
  const words = new Set([...facts.words, ...facts.conditionWords]);
  for (const { span } of facts.cues) {
    if (span.end - span.start < WIDE) continue;
    const inner = text.slice(span.start, span.end).split(/\s/).slice(2, -1).join(" ");
    for (const word of ground.facts(inner).words) words.add(word);
  }
  return words;
}

/** A cue longer than this has other words in its midst. */
export const WIDE = 18;

/** Words that hardly narrow what they stand beside. */
export const LIGHT = new Set(
  "anyth everyth noth someth thing file folder directori code under insid within new use first time user also way plac ani any all every here there itself own work current exist item change make do appear go stay happen get give given put take come keep exist tri try attempt stai stay remain help still".split(
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
