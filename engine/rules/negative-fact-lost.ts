import type { Survival } from "../survival.ts";
import { overlaps } from "../text.ts";
import { quote, quoteAll } from "./quote.ts";
import type { Found, Rule } from "./rule.ts";
import { bothWays, type Scene } from "./scene.ts";
import { weightOf } from "./weight.ts";

/**
 * Says what was tried and failed, does not exist or is over, and is no longer said.
 * In a pad each is an error; in a transcript failed attempts warn, and the rest is one line a compaction.
 */
export const negativeFactLost: Rule = {
  code: "negative-fact-lost",
  severity: "error",

  ...bothWays((scene) => {
    const gone = scene.survival.filter(
      (fate) => isGone(fate) && !isInRule(fate, scene.survival) && weightOf(fate.item, scene.inspection) !== "off",
    );
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
  for (const fate of attempts) yield one(fate, scene, "warning");
  const rest = gone.filter(({ item }) => item.subtype !== "failed_attempt");
  if (rest.length === 0) return;
  const some = quoteAll(rest.slice(0, 2).map(({ item }) => item.text));
  const what = rest.length === 1 ? "one negative fact" : `${rest.length} negative facts`;
  const related = rest.slice(0, 10).map(({ item }) => ({ message: quote(item.text), ...scene.stood(item) }));
  yield { ...scene.top, severity: "info", message: `${what} did not get into ${scene.name}: ${some}`, related };
}

function one({ item, instead }: Survival, scene: Scene, severity: "error" | "warning"): Found {
  if (instead === undefined) {
    return { ...scene.stood(item), severity, message: `${quote(item.text)} is not in ${scene.name}` };
  }
  const related = [{ message: quote(item.text), ...scene.stood(item) }];
  const message = `${quote(instead.text)} says less than ${quote(item.text)}`;
  return { ...scene.stands(instead), severity, message, related };
}
