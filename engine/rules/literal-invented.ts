import type { Instead, Invention } from "../survival.ts";
import { overlaps } from "../text.ts";
import { quote, quoteAll } from "./quote.ts";
import type { Found, Rule } from "./rule.ts";
import { bothWays, type Scene } from "./scene.ts";

/**
 * Says which literals of a summary or rewritten pad nothing in the region supports: those of a summary in one line, those of a
 * pad one by one where they stand in the place of something, for a pad may also carry honest news.
 */
export const literalInvented: Rule = {
  code: "literal-invented",
  severity: "warning",

  ...bothWays((scene) => {
    // A near miss is said once, by handle-altered.
    const nearMisses = scene.survival.flatMap(({ state, instead }) =>
      state === "altered" && instead ? [instead] : [],
    );
    const literals = scene.invented.filter(
      (one) => one.kind === "handle" && !nearMisses.some((miss) => isSame(miss, one)),
    );
    return scene.kind === "rewrite" ? literals.flatMap((one) => inPlaceOf(one, scene)) : together(literals, scene);
  }),
};

function inPlaceOf(invention: Invention, { stands }: Scene): readonly Found[] {
  const { text, standsInFor } = invention;
  if (standsInFor === undefined) return [];
  const message = `${quote(text)} stands nowhere in what was replaced, where ${quote(standsInFor)} stood`;
  return [{ ...stands(invention), message }];
}

function together([first, ...more]: readonly Invention[], { stands, name }: Scene): readonly Found[] {
  if (first === undefined) return [];
  const texts = quoteAll([first, ...more].slice(0, 5).map(({ text }) => text));
  const [what, verb] = more.length === 0 ? ["one literal", "stands"] : [`${more.length + 1} literals`, "stand"];
  const related = more.slice(0, 20).map((one) => ({ message: quote(one.text), ...stands(one) }));
  return [{ ...stands(first), message: `${what} of ${name} ${verb} nowhere in what was replaced: ${texts}`, related }];
}

const isSame = (a: Instead, b: Instead): boolean => a.passage === b.passage && overlaps(a.span, b.span);
