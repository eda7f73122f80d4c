/** A ban that the surviving text undoes by the way: "no pandas" before, "built with pandas" now. */
import { rewordingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { RuleItem } from "../item.ts";
import type { Instead } from "../survival.ts";
import type { Ground } from "./ground.ts";
import { isWritten } from "./novelty.ts";

/** The sentence that makes use of the very thing that a rule bans. */
export function bannedInUse(item: RuleItem, ground: Ground): Instead | undefined {
  const thing = item.kind === "directive" ? undefined : banWords.banned.exec(item.text)?.[1]?.toLowerCase();
  if (thing === undefined) return undefined;
  const piece = ground.after.all().find(({ text, passage }) => {
    if (!isWritten(passage, ground) || !usesIt(text.toLowerCase(), thing)) return false;
    const { polarity } = ground.facts(text);
    return polarity !== "forbids" && polarity !== "denies" && polarity !== "limits";
  });
  return piece && { text: piece.text, passage: piece.passage, span: piece.span };
}

/** Whether the thing stands right behind a word of use. */
function usesIt(text: string, thing: string): boolean {
  for (let at = text.indexOf(thing); at >= 0; at = text.indexOf(thing, at + 1)) {
    const ends = !/^[\p{L}\p{N}_]/u.test(text.slice(at + thing.length, at + thing.length + 2));
    if (ends && banWords.using.test(text.slice(Math.max(0, at - 40), at))) return true;
  }
  return false;
}

/** Expressions for a banned thing; each is made when it is first asked for. */
export const banWords = lazily({
  /** A thing of one to three words up to the end of its clause; what is banned only somewhere or sometimes is no such thing. */
  banned: () =>
    new RegExp(
      `^(?:${rewordingOf("bans")}) ["'\`*]{0,3}([\\p{L}\\p{N}@/._-]{2,60}(?: [\\p{L}\\p{N}._-]{2,40})?)["'\`*]{0,3}(?=$|[,.;:!(—–]| (?:${rewordingOf("banReasons")}))`,
      "iu",
    ),

  /** Right before a thing: it is made use of. */
  using: () => new RegExp(`(?:^|[^\\p{L}])(?:${rewordingOf("using")}) ["'\`*]{0,3}$`, "u"),
});
