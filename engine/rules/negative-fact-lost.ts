import type { Survival } from "../survival.ts";
import { quote, quoteAll } from "./quote.ts";
import type { Found, Rule, Severity } from "./rule.ts";
import { bothWays, type Scene } from "./scene.ts";
import { isGoneFact, isInRule, type LostFacts, lostFactsOf } from "./telling.ts";
import { isGiven } from "./weight.ts";

/**
 * Says what was tried and failed, does not exist or is over, and is no longer said. In a pad each is an error. In a transcript
 * the failed attempts that the user told of warn one by one; the agent's own and everything else are one line a compaction.
 */
export const negativeFactLost: Rule = {
  code: "negative-fact-lost",
  severity: "error",

  ...bothWays((scene) => {
    const { survival } = scene;
    if (scene.kind !== "rewrite") return ofTranscript(lostFactsOf(survival, scene.inspection), scene);
    const gone = survival.filter((fate) => isGoneFact(fate) && isGiven(fate.item) && !isInRule(fate, survival));
    return gone.map((fate) => one(fate, scene, "error"));
  }),
};

/** What the user told of warns one by one; everything else is one line, a warning where an attempt is among it. */
function* ofTranscript({ attempts, others }: LostFacts, scene: Scene): Iterable<Found> {
  for (const fate of attempts) if (fate.item.provenance !== "assistant") yield one(fate, scene, "warning");
  const own = attempts.filter(({ item }) => item.provenance === "assistant");
  yield* together(own, others, scene);
}

function* together(attempts: readonly Survival[], facts: readonly Survival[], scene: Scene): Iterable<Found> {
  const fates = [...attempts, ...facts];
  if (fates.length === 0) return;
  const what = [counted(attempts.length, "failed attempt"), counted(facts.length, "negative fact")]
    .filter((words) => words !== "")
    .join(" and ");
  const some = quoteAll(fates.slice(0, 2).map(({ item }) => item.text));
  const related = fates.slice(0, 10).map(({ item }) => ({ message: quote(item.text), ...scene.stood(item) }));
  const severity = attempts.length > 0 ? "warning" : "info";
  yield { ...scene.top, severity, message: `${what} did not get into ${scene.name}: ${some}`, related };
}

const counted = (count: number, noun: string): string =>
  count === 0 ? "" : count === 1 ? `one ${noun}` : `${count} ${noun}s`;

function one({ item, instead }: Survival, scene: Scene, severity: Severity): Found {
  if (instead === undefined) {
    return { ...scene.stood(item), severity, message: `${quote(item.text)} is not in ${scene.name}` };
  }
  const related = [{ message: quote(item.text), ...scene.stood(item) }];
  const message = `${quote(instead.text)} says less than ${quote(item.text)}`;
  return { ...scene.stands(instead), severity, message, related };
}
