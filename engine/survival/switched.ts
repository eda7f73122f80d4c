/** Rules on the language to write in that a later word of their speaker replaces: "answer in German", "you can switch back to English". */
import { namingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { remembered } from "../constraints/remembered.ts";
import type { Passage, RuleItem } from "../item.ts";
import type { Ground } from "./ground.ts";
import { isBehind, type Piece } from "./pieces.ts";
import { asks } from "./speech.ts";

/** Whether a rule names a language, and a later sentence of its speaker orders or permits to write in another one instead. */
export function isSwitched(rule: RuleItem, ground: Ground): boolean {
  if (rule.conditions.length > 0) return false;
  const [tongue, ...others] = tonguesIn(rule.text);
  if (tongue === undefined || others.length > 0 || !saysNoMore(rule.text, ground.content)) return false;
  const { passages } = ground.region;
  const speaker = passages[rule.passage]?.provenance;
  return passages.some(
    (passage, index) =>
      rule.passage <= index &&
      passage.form === "markdown" &&
      passage.provenance === speaker &&
      namesTongue(passage) &&
      ground.before.of(index).some((piece) => isBehind(piece, rule) && namesAnother(piece, tongue, ground)),
  );
}

/** Whether a language is named anywhere in a passage; looked for once. */
function namesTongue(passage: Passage): boolean {
  const known = named.get(passage) ?? tongueWords.tongue.test(passage.text);
  named.set(passage, known);
  return known;
}

const named = new WeakMap<Passage, boolean>();

/** One other language and nothing else: "write the README in English" leaves the answers as they are. */
function namesAnother({ text }: Piece, tongue: string, { facts, content }: Ground): boolean {
  const [other, ...more] = tonguesIn(text);
  if (other === undefined || other === tongue || more.length > 0 || asks(text)) return false;
  const { polarity, conditions } = facts(text);
  return conditions.length === 0 && polarity !== "forbids" && saysNoMore(text, content);
}

/** Nothing is said but to write in a language. */
const saysNoMore = (text: string, content: Ground["content"]): boolean =>
  content(text.replaceAll(tongueWords.tongues, " ").replaceAll(tongueWords.turning, " ")).length === 0;

const tonguesIn = remembered(
  (text): readonly string[] => [
    ...new Set([...text.matchAll(tongueWords.tongues)].map(([found]) => found.toLowerCase())),
  ],
  4_000,
);

/** Made when they are first asked for. */
export const tongueWords = lazily({
  /** The name of a language. */
  tongue: () => new RegExp(namingOf("tongues"), "iu"),

  /** The same, wherever it stands. */
  tongues: () => new RegExp(namingOf("tongues"), "giu"),

  /** What people say when they turn to another one. */
  turning: () => new RegExp(namingOf("turning"), "giu"),
});
