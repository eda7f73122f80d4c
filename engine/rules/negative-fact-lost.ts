import type { Survival } from "../survival.ts";
import { overlaps } from "../text.ts";
import { quote, quoteAll } from "./quote.ts";
import type { Found, Rule, Severity } from "./rule.ts";
import { bothWays, type Scene } from "./scene.ts";
import { isGiven } from "./weight.ts";

/**
 * Says what was tried and failed, does not exist or is over, and is no longer said. In a pad each is an error. In a transcript
 * the failed attempts that the user told of warn one by one, the agent's own in one line a compaction, and the rest is one line more.
 */
export const negativeFactLost: Rule = {
  code: "negative-fact-lost",
  severity: "error",

  ...bothWays((scene) => {
    const gone = scene.survival.filter((fate) => isGone(fate) && isGiven(fate.item) && !isInRule(fate, scene.survival));
    return scene.kind === "rewrite" ? gone.map((fate) => one(fate, scene, "error")) : ofTranscript(gone, scene);
  }),
};

const isGone = ({ item, state }: Survival): boolean =>
  item.kind === "negative_fact" && (state === "lost" || state === "weakened" || state === "altered");

/** A sentence that forbids and says why is said once, as the rule. */
const isInRule = ({ item }: Survival, all: readonly Survival[]): boolean =>
  all.some(
    ({ item: rule }) => rule.kind === "constraint" && rule.passage === item.passage && overlaps(rule.span, item.span),
  );

function* ofTranscript(gone: readonly Survival[], scene: Scene): Iterable<Found> {
  const attempts = gone.filter(({ item }) => item.subtype === "failed_attempt");
  const rest = gone.filter(({ item }) => item.subtype !== "failed_attempt");
  for (const fate of attempts) if (fate.item.provenance !== "assistant") yield one(fate, scene, "warning");
  const own = attempts.filter(({ item }) => item.provenance === "assistant");
  yield* together(own, scene, "warning", ["failed attempt of the agent", "failed attempts of the agent"]);
  yield* together(rest, scene, "info", ["negative fact", "negative facts"]);
}

function* together(
  fates: readonly Survival[],
  scene: Scene,
  severity: Severity,
  [single, plural]: readonly [string, string],
): Iterable<Found> {
  if (fates.length === 0) return;
  const some = quoteAll(fates.slice(0, 2).map(({ item }) => item.text));
  const what = fates.length === 1 ? `one ${single}` : `${fates.length} ${plural}`;
  const related = fates.slice(0, 10).map(({ item }) => ({ message: quote(item.text), ...scene.stood(item) }));
  yield { ...scene.top, severity, message: `${what} did not get into ${scene.name}: ${some}`, related };
}

function one({ item, instead }: Survival, scene: Scene, severity: Severity): Found {
  if (instead === undefined) {
    return { ...scene.stood(item), severity, message: `${quote(item.text)} is not in ${scene.name}` };
  }
  const related = [{ message: quote(item.text), ...scene.stood(item) }];
  const message = `${quote(instead.text)} says less than ${quote(item.text)}`;
  return { ...scene.stands(instead), severity, message, related };
}
