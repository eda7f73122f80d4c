/** How a wording denies without the cue of a fact: "the scanner ignores it", "an empty hall". */
import { remembered } from "../constraints/remembered.ts";
import { codesIn, shadowOf } from "../constraints/shadow.ts";
import { contentWords } from "../constraints/words.ts";
import type { Claim, Wording } from "./claim.ts";
import { otherWords } from "./other-words.ts";
import { titlesOf } from "./pieces.ts";
import { cueOf } from "./rule-text.ts";

/**
 * It denies, refuses or leaves out a good part of what it says of the rule's matter, or a label or heading over it does. "The crash happens"
 * speaks of the crash, and denies nothing; in code nothing is denied either.
 */
export function isDenied(claim: Claim, { text, scope }: Wording): boolean {
  const { words, parts } = takenApart(text);
  const said = namedIn(words, claim);
  return (
    parts.some((part) => isDeniedIn(part, claim) && said <= namedIn(part.words, claim) * 4) ||
    (text.length <= LONGEST_ENTRY && hasDenyingTitle(scope))
  );
}

/** Below a heading of what is missing stand names, no paragraphs. */
const LONGEST_ENTRY = 120;

const hasDenyingTitle = remembered((scope) => titlesOf(scope).some((title) => otherWords.negating.test(title)), 4_000);

/** How many words belong to the rule's matter. */
const namedIn = (words: readonly string[], { signature }: Claim): number =>
  words.filter((word) => signature.has(word)).length;

function isDeniedIn({ words, denial }: Part, claim: Claim): boolean {
  if (denial === undefined || namedIn(words, claim) === 0) return false;
  const isOfItsMatter = contentWords(denial).some((word) => claim.facts.words.includes(word));
  return !isOfItsMatter || cueOf(claim.item).toLowerCase().includes(denial);
}

/** What stands between two pauses of a wording: its stems, and the word by which it denies something. */
interface Part {
  readonly words: readonly string[];
  readonly denial: string | undefined;
}

/** The stems of a wording without its code, and its parts. */
const takenApart = remembered((text): { readonly words: readonly string[]; readonly parts: readonly Part[] } => {
  const shadow = shadowOf(text, codesIn(text));
  const parts = shadow
    .split(/[,;:()]|[.!?] | [—–-] /)
    .map((part) => ({ words: contentWords(part), denial: otherWords.negating.exec(part)?.[0] }));
  return { words: contentWords(shadow), parts };
}, 4_000);
