/** Which rules of a region hold no longer: released by the user, or said again later (spec §2). */
import { addTo, type Group } from "../groups.ts";
import type { Passage, RuleItem } from "../item.ts";
import { analyse } from "./analyse.ts";
import type { ClauseFacts } from "./clause.ts";
import { type CompiledLanguage, languagesOf } from "./compiled.ts";
import { isStanding } from "./passing.ts";
import { codesIn, shadowOf } from "./shadow.ts";
import { contentWords } from "./words.ts";

/** Why a rule no longer binds. */
export interface Retired {
  readonly rule: RuleItem;
  readonly by: "released" | "superseded";
  /** The passage that retired it. */
  readonly passage: number;
}

/**
 * Rules that the passages themselves retire, in the order of `rules` (`rule.passage` counts in `passages`). Only the user releases: by
 * an order to do what was held back ("ok, push it now"), or a plain yes right after the one action was asked for. A rule with every,
 * each, always or never stands until its own words are taken back. A summary retires nothing.
 */
export function retire(passages: readonly Passage[], rules: readonly RuleItem[]): readonly Retired[] {
  const releases = releasesIn(passages);
  const limits = limitsByWording(rules);
  return rules.flatMap((rule): readonly Retired[] => {
    if (rule.kind !== "constraint") return [];
    const release = releases.length === 0 ? undefined : releaseOf(rule, releases);
    if (release) return [{ rule, by: "released", passage: release.passage }];
    const later = rule.subtype === "restriction" ? laterLimit(rule, limits) : undefined;
    return later ? [{ rule, by: "superseded", passage: later.passage }] : [];
  });
}

/** A user's message that can release something. */
interface Release {
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

const releasesIn = (passages: readonly Passage[]): readonly Release[] =>
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
    yes.lastIndex = 0;
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
  packs.some(({ release }) => [...shadow.matchAll(release)].some(([found]) => 3 < found.length));

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

function releaseOf(rule: RuleItem, releases: readonly Release[]): Release | undefined {
  const { words, conditionWords } = analyse(rule.text);
  const [action] = words;
  const standing = isStanding(shadowOf(rule.text, codesIn(rule.text)));
  return releases.find(({ passage, yes, asked, lifts: lifting, orders }) => {
    if (passage <= rule.passage) return false;
    // "Stop here" names no action: any yes goes on from it.
    if (yes) return rule.passing && !standing && (action === undefined || asked?.has(action) === true);
    if ((standing || !rule.passing) && !lifting) return false;
    return orders.some((order) => (action !== undefined && order.has(action)) || namesAll(order, conditionWords));
  });
}

/** "The audit is over, you can merge again": what the rule waited for is named where it is lifted. */
const namesAll = (order: ReadonlySet<string>, awaited: readonly string[]): boolean =>
  awaited.length > 0 && awaited.every((word) => order.has(word));

/** Limits in order, by who set them and in which words. */
function limitsByWording(rules: readonly RuleItem[]): ReadonlyMap<string, readonly Limit[]> {
  const limits = new Map<string, Group<Limit>>();
  for (const rule of rules) {
    if (rule.subtype !== "restriction") continue;
    const facts = analyse(rule.text);
    addTo(limits, wordingOf(rule, facts), { passage: rule.passage, values: facts.literals.join(" ") });
  }
  return limits;
}

interface Limit {
  readonly passage: number;
  readonly values: string;
}

const wordingOf = ({ provenance }: RuleItem, { words }: ClauseFacts): string =>
  `${provenance} ${[...words].sort().join(" ")}`;

/** The last of the limits in the same words, where it sets another value. */
function laterLimit(rule: RuleItem, limits: ReadonlyMap<string, readonly Limit[]>): Limit | undefined {
  const facts = analyse(rule.text);
  const last = facts.words.length === 0 ? undefined : limits.get(wordingOf(rule, facts))?.at(-1);
  return last && rule.passage < last.passage && last.values !== facts.literals.join(" ") ? last : undefined;
}
