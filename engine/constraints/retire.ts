/** Which rules of a region hold no longer: released by the user, or said again later (spec §2). */
import type { Passage, RuleItem } from "../item.ts";
import { analyse } from "./analyse.ts";
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
  const words = passages.map((passage) =>
    isUsers(passage) && passage.text.length <= LONGEST_RELEASE ? passage.text : undefined,
  );
  return rules.flatMap((rule): readonly Retired[] => {
    if (rule.kind !== "constraint") return [];
    for (let at = rule.passage + 1; at < passages.length; at++) {
      const text = words[at];
      if (text !== undefined && releases(text, rule, passages[at - 1])) return [{ rule, by: "released", passage: at }];
    }
    const later = rules.find((other) => supersedes(other, rule));
    return later ? [{ rule, by: "superseded", passage: later.passage }] : [];
  });
}

/** The same limit said again later by the same side with another value. */
function supersedes(later: RuleItem, rule: RuleItem): boolean {
  if (later.passage <= rule.passage || later.subtype !== "restriction" || rule.subtype !== "restriction") return false;
  if (later.provenance !== rule.provenance) return false;
  const [was, is] = [analyse(rule.text), analyse(later.text)];
  const sameWords = was.words.length === is.words.length && was.words.every((word) => is.words.includes(word));
  return sameWords && 0 < was.words.length && was.literals.join(" ") !== is.literals.join(" ");
}

const isUsers = ({ provenance, form }: Passage): boolean => provenance === "user" && form === "markdown";

/** Longer messages are briefs, not releases. */
const LONGEST_RELEASE = 400;

function releases(text: string, rule: RuleItem, before: Passage | undefined): boolean {
  const shadow = shadowOf(text, codesIn(text));
  const packs = languagesOf(shadow);
  const rulings = shadowOf(rule.text, codesIn(rule.text));
  if (isPlainYes(shadow, packs)) return rule.passing && !isStanding(rulings) && (isBare(rule) || asksFor(before, rule));
  if (isStanding(rulings) && !lifts(shadow, packs)) return false;
  if (!rule.passing && !lifts(shadow, packs)) return false;
  return sentencesOf(text).some((sentence) => orders(sentence, rule, packs));
}

/** A yes and nothing else. */
function isPlainYes(shadow: string, packs: readonly CompiledLanguage[]): boolean {
  const bare = shadow.trim();
  return packs.some(({ yes }) => {
    yes.lastIndex = 0;
    const found = yes.exec(bare)?.[0];
    return found !== undefined && !/[?？]/.test(bare) && contentWords(bare.slice(found.length)).length === 0;
  });
}

/** "Stop here" names no action: any yes goes on from it. */
const isBare = (rule: RuleItem): boolean => analyse(rule.text).words.length === 0;

/** The agent had asked for what the rule holds back, in the message right before. */
const asksFor = (before: Passage | undefined, rule: RuleItem): boolean =>
  before?.provenance === "assistant" && /[?？]/.test(before.text) && shares(before.text.slice(-600), rule);

/** The words say that a rule is lifted, not merely that something be done. */
const lifts = (shadow: string, packs: readonly CompiledLanguage[]): boolean =>
  packs.some(({ release }) => [...shadow.matchAll(release)].some(([found]) => 3 < found.length));

/** A sentence without a cue of its own that does, permits or demands what the rule holds back. */
function orders(sentence: string, rule: RuleItem, packs: readonly CompiledLanguage[]): boolean {
  if (/[?？]/.test(sentence) || !shares(sentence, rule)) return false;
  const { polarity } = analyse(sentence);
  const shadow = shadowOf(sentence, codesIn(sentence));
  return (
    polarity === "permits" ||
    lifts(shadow, packs) ||
    (polarity !== "forbids" && polarity !== "limits" && packs.some(({ release }) => shadow.search(release) !== -1))
  );
}

/** The action that the rule is about: its first content word. */
function shares(text: string, rule: RuleItem): boolean {
  const said = new Set(contentWords(shadowOf(text, codesIn(text))));
  const [action] = analyse(rule.text).words;
  return action !== undefined && said.has(action);
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?。！？])\s{1,8}|\n/);
