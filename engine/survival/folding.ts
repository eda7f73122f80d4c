/** Distinct items: duplicates and other spellings of one thing are one (folding loses nothing). */
import { groupedBy } from "../groups.ts";
import type { Item, RuleItem } from "../item.ts";
import { wholeWeight } from "./alignment.ts";
import type { Wording } from "./claim.ts";
import { isFlawless } from "./flaws.ts";
import type { Ground } from "./ground.ts";
import { runTogether } from "./haystack.ts";
import { claimOf } from "./rule-fate.ts";
import { sharedWeight } from "./vocabulary.ts";
import { plainText } from "./wording.ts";

/** The items in groups that say the same word for word, in order of their first place. */
export function folded(items: readonly Item[]): readonly (readonly [Item, ...Item[]])[] {
  return [...groupedBy(items, formOf).values()];
}

const formOf = ({ kind, text }: Item): string =>
  kind === "handle" ? `handle ${runTogether(text)}` : `rule ${plainText(text)}`;

/** Whether one rule of the region says all that another says, at least as strongly. */
export function saysAllOf(other: RuleItem, item: RuleItem, ground: Ground): boolean {
  if (other === item) return false;
  const [claim, told] = [claimOf(item, ground), claimOf(other, ground)];
  const weights = ground.weights();
  const least = wholeWeight(claim.signature, ground) * ALIKE;
  if (sharedWeight(claim.signature, told.signature, weights) < least) return false;
  return isFlawless(claim, wordingOf(other, ground), ground, ground.before);
}

function wordingOf(item: RuleItem, ground: Ground): Wording {
  const known = wordings.get(ground) ?? new Map<RuleItem, Wording>();
  wordings.set(ground, known);
  const { text, passage, span } = item;
  const wording = known.get(item) ?? { text, passage, span, scope: ground.before.at(passage, span.start)?.scope ?? "" };
  known.set(item, wording);
  return wording;
}

const wordings = new WeakMap<Ground, Map<RuleItem, Wording>>();

/** Two wordings of one rule share at least this much of its weight. */
const ALIKE = 0.3;
