/** A limit that was set anew: of two limits on one thing the later one holds. */
import { retiringOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { RuleItem } from "../item.ts";
import type { Ground } from "./ground.ts";
import type { Piece } from "./pieces.ts";
import { LIGHT } from "./substance.ts";

/** Whether a sentence that tells what holds from now on sets another limit on the same thing; what is added to a rule replaces none. */
export function replacesLimit(piece: Piece, rule: RuleItem, ground: Ground): boolean {
  if (rule.subtype !== "restriction" || limitWordings.adds.test(piece.text)) return false;
  return ground.before.items(piece.passage, piece.span).some((other) => {
    if (other.kind !== "constraint" || other.subtype !== "restriction") return false;
    const [was, now] = [limitOf(rule.text, ground), limitOf(other.text, ground)];
    const shared = was.words.filter((word) => now.words.includes(word));
    const differs = was.literals !== now.literals || now.words.some((word) => !was.words.includes(word));
    // What has as many words of its own as it repeats is a limit on something else: "2 nightly jobs on the gpu runner".
    const isSame = shared.length >= was.words.length * ALIKE && shared.length > now.words.length * ALIKE;
    return differs && isSame;
  });
}

const ALIKE = 0.5;

interface Limit {
  readonly words: readonly string[];
  readonly literals: string;
}

function limitOf(text: string, ground: Ground): Limit {
  const { words, conditionWords, literals } = ground.facts(text);
  return {
    words: [...words, ...conditionWords].filter((word) => !LIGHT.has(word)),
    literals: [...literals].sort().join(" "),
  };
}

/** Made when it is first asked for. */
export const limitWordings = lazily({
  /** What holds besides, and replaces nothing. */
  adds: () => new RegExp(retiringOf("adds"), "iu"),
});
