/** How a user releases a rule: by an order to do what was held back, by lifting it, or by a plain yes. */
import type { Passage, RuleItem } from "../item.ts";
import { analyse } from "./analyse.ts";
import { type CompiledLanguage, languagesOf } from "./compiled.ts";
import { isStanding } from "./passing.ts";
import { codesIn, shadowOf } from "./shadow.ts";
import { contentWords } from "./words.ts";

/** A user's message that can release something. */
export interface Release {
  readonly passage: number;
  /** A yes and nothing else; `asked` are the words of the question that it answers. */
  readonly yes: boolean;
  readonly asked?: ReadonlySet<string>;
  /** It says that a rule is lifted, not merely that something be done. */
  readonly lifts: boolean;
  /** Content words of each sentence that orders, permits or lifts. */
  readonly orders: readonly ReadonlySet<string>[];
}

/** Longer messages are briefs, not releases. */
const LONGEST_RELEASE = 400;

/** The messages of the user that can release something, in order. */
export const releasesIn = (passages: readonly Passage[]): readonly Release[] =>
  passages.flatMap(({ text, provenance, form }, index) => {
    if (provenance !== "user" || form !== "markdown" || LONGEST_RELEASE < text.length) return [];
    const shadow = shadowOf(text, codesIn(text));
    const packs = languagesOf(shadow);
    const asked = questionIn(passages[index - 1]);
    const orders = text.split(/(?<=[.!?])\s{1,8}|(?<=[。！？])|\n/).flatMap((sentence) => orderIn(sentence, packs));
    const yes = isPlainYes(shadow, packs);
    if (!yes && orders.length === 0) return [];
    return [{ passage: index, yes, ...(asked ? { asked } : {}), lifts: lifts(shadow, packs), orders }];
  });

/** A yes and nothing else. */
function isPlainYes(shadow: string, packs: readonly CompiledLanguage[]): boolean {
  const bare = shadow.trim();
  return packs.some(({ yes }) => {
    const found = yes.exec(bare)?.[0];
    return found !== undefined && !/[?？]/.test(bare) && contentWords(bare.slice(found.length)).length === 0;
  });
}

/** The words of a question that the agent ended its message with. */
function questionIn(before: Passage | undefined): ReadonlySet<string> | undefined {
  if (before?.provenance !== "assistant") return undefined;
  const end = before.text.slice(-600);
  return /[?？]/.test(end) ? wordsOf(end) : undefined;
}

const lifts = (shadow: string, packs: readonly CompiledLanguage[]): boolean =>
  packs.some(
    ({ release }) => shadow.search(release) !== -1 && [...shadow.matchAll(release)].some(([found]) => 3 < found.length),
  );

/** The words of a sentence that does, permits or demands something and neither forbids nor asks. */
function orderIn(sentence: string, packs: readonly CompiledLanguage[]): readonly ReadonlySet<string>[] {
  if (/[?？]/.test(sentence)) return [];
  const shadow = shadowOf(sentence, codesIn(sentence));
  const said = packs.some(({ release }) => shadow.search(release) !== -1);
  const { polarity } = analyse(sentence);
  const orders =
    polarity === "permits" || lifts(shadow, packs) || (said && polarity !== "forbids" && polarity !== "limits");
  return orders ? [wordsOf(sentence)] : [];
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(contentWords(shadowOf(text, codesIn(text))));

/** The first message that releases a rule. */
export function releaseOf(rule: RuleItem, releases: readonly Release[]): Release | undefined {
  const { words, conditionWords } = analyse(rule.text);
  const [action] = words;
  const standing = isStanding(shadowOf(rule.text, codesIn(rule.text)));
  return releases.find(({ passage, yes, asked, lifts: lifting, orders }) => {
    if (passage <= rule.passage) return false;
    // "Stop here" names no action: any yes goes on from it.
    if (yes) return rule.passing && !standing && (action === undefined || asked?.has(action) === true);
    if ((standing || !rule.passing) && !lifting) return false;
    return orders.some(
      (order) =>
        namesAll(order, conditionWords) ||
        (action !== undefined && order.has(action) && !namesSome(order, conditionWords)),
    );
  });
}

/** "The audit is over, you can merge again": what the rule waited for is named where it is lifted. */
const namesAll = (order: ReadonlySet<string>, awaited: readonly string[]): boolean =>
  awaited.length > 0 && awaited.every((word) => order.has(word));

/** "Lee signed off, ship it" is no word of the other who has to sign off. */
const namesSome = (order: ReadonlySet<string>, awaited: readonly string[]): boolean =>
  awaited.some((word) => order.has(word));
