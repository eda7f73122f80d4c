/** Rules that the region itself retires: what the rules' own room finds, and the very order that a rule for one task held back. */
import { consentOf, type Retired, retire } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { RuleItem } from "../item.ts";
import { grantsBehind } from "./granted.ts";
import type { Ground } from "./ground.ts";
import { tailWords } from "./limits.ts";
import { otherWords } from "./other-words.ts";
import { behindCue } from "./rule-text.ts";
import { asks, says } from "./speech.ts";
import { LIGHT } from "./substance.ts";

/** Whether a later message of the user lets happen what the rule held back (spec §2). */
export const isReleased = (item: RuleItem, ground: Ground): boolean =>
  retiredRules(ground).some(({ rule, passage }) => rule === item && !goesInPart(item, passage, ground)) ||
  isOrderedLater(item, ground);

/** "You may push for the hotfix": where and when the rule does not say, it goes only there, and goes on elsewhere. */
function goesInPart(item: RuleItem, passage: number, ground: Ground): boolean {
  if (item.passing) return false;
  const given = grantsBehind(item, ground).filter((piece) => piece.passage === passage);
  const own = new Set(ground.content(item.text));
  const isLimited = (text: string): boolean =>
    tailWords(` ${text}`, ground).some((words) => words.some((word) => !own.has(word) && !LIGHT.has(word)));
  return given.length > 0 && given.every(({ text }) => isLimited(text));
}

/** Limits that were set again later in the same words. */
export const supersededRules = (ground: Ground): readonly RuleItem[] =>
  retiredRules(ground).flatMap(({ rule, by }) => (by === "superseded" ? [rule] : []));

function retiredRules(ground: Ground): readonly Retired[] {
  const known = released.get(ground);
  if (known) return known;
  const { passages, items } = ground.region;
  const rules = items.filter((item): item is RuleItem => item.kind === "constraint");
  const found = retire(passages, rules);
  released.set(ground, found);
  return found;
}

const released = new WeakMap<Ground, readonly Retired[]>();

/** "Don't push yet" … "Push it."; "don't merge before QA signs off" … "QA signed off, merge it." */
function isOrderedLater(item: RuleItem, ground: Ground): boolean {
  const { passages } = ground.region;
  const awaited = ground.facts(item.text).conditionWords;
  if (
    (!item.passing && awaited.length === 0) ||
    passages[item.passage]?.record === undefined ||
    says("standing", item.text)
  )
    return false;
  const action = heldBack(item, ground);
  if (action === undefined) return false;
  return passages.some(({ provenance, form }, index) => {
    if (index <= item.passage || provenance !== "user" || form !== "markdown") return false;
    return ground.before.of(index).some(({ text }) => {
      if (awaited.length > 0 && tellsThatItCame(awaited, text, item, ground)) return true;
      const orders = item.passing
        ? opensWith(action, text, ground)
        : [...awaited, action].every((word) => ground.content(text).includes(word));
      return orders && !asks(text) && ground.facts(text).polarity !== "forbids";
    });
  });
}

/** "Signed off, go.", where the rule waited for that: the sentence tells what was waited for and speaks of nothing else. */
function tellsThatItCame(awaited: readonly string[], text: string, item: RuleItem, ground: Ground): boolean {
  const own = new Set([...ground.content(item.text), ...awaited]);
  const said = ground.content(text);
  return (
    ground.facts(text).conditions.length === 0 &&
    !asks(text) &&
    !otherWords.denying.test(text) &&
    awaited.every((word) => said.includes(word)) &&
    said.every((word) => own.has(word) || LIGHT.has(word))
  );
}

/** "Yes, please push it", "Good, now commit": the order stands behind what people say before it. */
function opensWith(action: string, text: string, ground: Ground): boolean {
  const words = says("yes", text) ? 4 : 1;
  const opening = text.replace(orderWords.opening, "").split(/\s/, words).join(" ");
  return ground.facts(opening).words.includes(action);
}

/** The action right behind the cue: of "don't push yet" the pushing. */
function heldBack(item: RuleItem, ground: Ground): string | undefined {
  const behind = behindCue(item).trimStart();
  return ground.facts(behind.split(/\s/, 1)[0] ?? "").words[0];
}

/** Made when it is first asked for. */
export const orderWords = lazily({
  /** What people say before an order. */
  opening: () => new RegExp(`^(?:(?:${consentOf("beforeOrders")})[,.!: -]{1,3}){1,4}`, "iu"),
});
