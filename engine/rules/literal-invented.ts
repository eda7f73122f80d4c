import type { Instead, Invention } from "../survival.ts";
import { overlaps } from "../text.ts";
import { birthOf } from "./birth.ts";
import { afterwards } from "./mishap.ts";
import { quote, quoteAll } from "./quote.ts";
import type { Found, Rule } from "./rule.ts";
import { bothWays, type Scene } from "./scene.ts";

/** What a summary or rewritten pad invents. */
const written = bothWays((scene) => {
  // A near miss is said once, by handle-altered.
  const nearMisses = scene.survival.flatMap(({ state, instead }) => (state === "altered" && instead ? [instead] : []));
  const literals = scene.invented.filter(
    (one) => one.kind === "handle" && !nearMisses.some((miss) => isSame(miss, one)),
  );
  return scene.kind === "rewrite" ? literals.flatMap((one) => inPlaceOf(one, scene)) : together(literals, scene);
});

/** What the agent reaches for afterwards without ever having heard of it. */
const reachedFor = afterwards(
  "literal-invented",
  ({ text }) => `${quote(text)} stands nowhere before this action, and it is not there`,
);

/**
 * Says which literals of a summary or rewritten pad nothing in the region supports: those of a summary in one line, those of a
 * pad one by one where they stand in the place of something, for a pad may also carry honest news. And where an action after a
 * compaction reaches for a value that was never said and does not exist.
 */
export const literalInvented: Rule = {
  code: "literal-invented",
  severity: "warning",

  *compaction(generation, inspection, settings) {
    yield* written.compaction(generation, inspection, settings);
    yield* reachedFor.compaction(generation, inspection, settings);
  },
  rewrite: written.rewrite,
};

function inPlaceOf(invention: Invention, { stands }: Scene): readonly Found[] {
  const { text, standsInFor } = invention;
  if (standsInFor === undefined) return [];
  const message = `${quote(text)} stands nowhere in what was replaced, where ${quote(standsInFor)} stood`;
  return [{ ...stands(invention), message }];
}

/** New ones and those of earlier summaries in one line, the new ones first. */
function together(literals: readonly Invention[], scene: Scene): readonly Found[] {
  const made = literals.filter(({ born }) => born === undefined);
  const old = literals.filter(({ born }) => born !== undefined);
  const [first, ...more] = [...made, ...old];
  if (first === undefined) return [];
  const { stands } = scene;
  const related = more.slice(0, 20).map((one) => ({ message: quote(one.text), ...stands(one) }));
  const births = old.slice(0, 20).flatMap((one) => birthOf(one, scene).related);
  const message = [madeUp(made, scene), carriedOn(old, scene)].filter((words) => words !== "").join("; ");
  return [{ ...stands(first), message, related: [...related, ...births] }];
}

function madeUp(literals: readonly Invention[], { name }: Scene): string {
  if (literals.length === 0) return "";
  const [what, verb] = literals.length === 1 ? ["one literal", "stands"] : [`${literals.length} literals`, "stand"];
  return `${what} of ${name} ${verb} nowhere in what was replaced: ${someOf(literals)}`;
}

/** Names the generations of birth in order, each once. */
function carriedOn(literals: readonly Invention[], { inspection }: Scene): string {
  if (literals.length === 0) return "";
  const generations = inspection.lineage?.generations ?? [];
  const births = generations.flatMap(({ id }, index) => (literals.some(({ born }) => born === id) ? [index + 1] : []));
  const what = literals.length === 1 ? "one literal" : `${literals.length} literals`;
  const where = `${births.length === 1 ? "generation" : "generations"} ${births.join(", ")}`;
  return `${what} made up in ${where} ${literals.length === 1 ? "is" : "are"} carried on: ${someOf(literals)}`;
}

const someOf = (literals: readonly Invention[]): string => quoteAll(literals.slice(0, 5).map(({ text }) => text));

const isSame = (a: Instead, b: Instead): boolean => a.passage === b.passage && overlaps(a.span, b.span);
