/** Bans that outlive the finished task they were written into (spec §2: a rule for one task is retired when that task closes). */
import { blanked } from "../constraints/analyse.ts";
import { toldOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { RuleItem } from "../item.ts";
import { holds } from "../text.ts";
import type { Ground } from "./ground.ts";
import type { Piece } from "./pieces.ts";
import { says } from "./speech.ts";

/**
 * Whether a rule that a ticked task says besides the task itself binds on: it forbids to do the work once more, waits for something that
 * no finished task has brought, or is a sentence of its own that stands for good. `home` is the piece of the rule.
 */
export function outlivesTask(item: RuleItem, home: Piece, ground: Ground): boolean {
  if (item.kind !== "constraint" || home.task !== "done") return false;
  const task = ground.before.of(home.passage).filter(({ block }) => block === home.block);
  const [first] = task;
  if (!first || item.span.start <= first.span.start) return false;
  if (onceMore.again.test(item.text.toLowerCase())) return true;
  if (first !== home && says("standing", item.text)) return true;
  return item.conditions.length > 0 && item.subtype === "requirement_negated" && !isMet(item, first, ground);
}

/** The work of the task is what the rule holds back, or a finished task brought what the rule waits for. */
function isMet(item: RuleItem, first: Piece, ground: Ground): boolean {
  const { words } = ground.facts(item.text);
  const work = ground.content(first.text.slice(0, Math.max(0, item.span.start - first.span.start)));
  if (words.length > 0 && words.every((word) => work.includes(word))) return true;
  const awaited = awaitedBy(item, ground);
  return awaited.length > 0 && finishedIn(ground).some((piece) => brings(awaited, toldIn(piece, item), ground));
}

/** The content words of a rule's conditions. */
function awaitedBy({ passage, conditions }: RuleItem, { region, content }: Ground): readonly string[] {
  const text = region.passages[passage]?.text ?? "";
  return content(conditions.map(({ start, end }) => text.slice(start, end)).join(" "));
}

/** What a finished task says, up to the rule where that stands in it. */
const toldIn = ({ passage, span, text }: Piece, item: RuleItem): string =>
  passage === item.passage && holds(span, item.span.start) ? text.slice(0, item.span.start - span.start) : text;

/** All of it is named outside of conditions. */
function brings(awaited: readonly string[], told: string, { facts, content }: Ground): boolean {
  const named = content(blanked(told, facts(told).conditions));
  return awaited.every((word) => named.includes(word));
}

/** The sentences of finished tasks; looked for once. */
function finishedIn(ground: Ground): readonly Piece[] {
  const known = finished.get(ground);
  if (known) return known;
  const found = ground.region.passages.flatMap((_, passage) =>
    ground.before.of(passage).filter(({ task }) => task === "done"),
  );
  finished.set(ground, found);
  return found;
}

const finished = new WeakMap<Ground, readonly Piece[]>();

/** Made when it is first asked for. */
export const onceMore = lazily({
  /** What was done is done once more; lower case. */
  again: () => new RegExp(toldOf("again"), "u"),
});
