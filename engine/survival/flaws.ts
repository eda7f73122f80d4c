/** In what another wording falls short of a rule: the tests of spec §3 for equivalent, altered and weakened, one after the other. */

import { rewordingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { remembered } from "../constraints/remembered.ts";
import type { Claim, Flaw, Wording } from "./claim.ts";
import type { Ground, Pieces } from "./ground.ts";
import { addsException, lacksCondition, narrows } from "./limits.ts";
import { stanceFlaw } from "./stance.ts";
import { lacksWords } from "./substance.ts";
import { holdsNovelHandle, literalFlaws } from "./values.ts";

/** Every flaw of a wording against a rule; none means they are equivalent. */
export function flawsOf(claim: Claim, wording: Wording, ground: Ground, side: Pieces = ground.after): readonly Flaw[] {
  const facts = ground.facts(wording.text);
  const flaws: Flaw[] = [];
  if (!repeats(claim, wording)) {
    const stance = stanceFlaw(claim, wording, facts, side);
    if (stance) flaws.push(stance);
    if (lacksWords(claim, wording, facts, ground)) flaws.push("object");
    flaws.push(...literalFlaws(claim, wording, facts, ground));
    if (lacksCondition(claim, wording, facts, ground)) flaws.push("condition");
    if (narrows(claim, wording, facts, ground)) flaws.push("narrowed");
  }
  if (addsException(claim, wording, facts, ground)) flaws.push("exception");
  if (claim.item.kind !== "directive" && holdsNovelHandle(claim, wording, side, ground)) flaws.push("value");
  return flaws;
}

/** Whether a wording has no flaw at all. What most have is looked for first: they are about something else. */
export function isFlawless(claim: Claim, wording: Wording, ground: Ground, side: Pieces = ground.after): boolean {
  const facts = ground.facts(wording.text);
  if (!repeats(claim, wording) && lacksWords(claim, wording, facts, ground)) return false;
  return flawsOf(claim, wording, ground, side).length === 0;
}

/** The same words in the same order, whatever punctuation and articles stand between them. */
const repeats = ({ item }: Claim, { text }: Wording): boolean =>
  !item.inherited &&
  [text, text.replaceAll(NAMED, "")].some((one) => ` ${barely(one)} `.includes(` ${barely(item.text)} `));

/** A literal in brackets that names what stands before it. */
const NAMED = / \([`"']?[^()\s]{1,80}[`"']?\)/g;

const barely = remembered(
  (text) =>
    text
      .toLowerCase()
      .replaceAll(/['’*`_]/g, "")
      .replaceAll(/[^\p{L}\p{N}/.@#-]+/gu, " ")
      .replaceAll(bareWords.bare, "")
      .replaceAll(/ +/g, " ")
      .trim(),
  4_000,
);

/** Made when it is first asked for. */
export const bareWords = lazily({
  /** Articles, and full stops, that two wordings may differ in and be the same. */
  bare: () => new RegExp(`(?<=^| )(?:${rewordingOf("bareArticles")})(?= )|\\.(?= |$)`, "g"),
});
