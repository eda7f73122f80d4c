import type { Survival } from "../survival.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";

/**
 * Says which literals an open obligation needs word for word and cannot fetch again (spec §2, §4).
 * What one might only have to undo, and nobody declared, is a warning.
 */
export const bindingLost: Rule = {
  code: "binding-lost",
  severity: "error",

  ...bothWays(function* ({ survival, obligations, stood, stands, name }) {
    for (const fate of survival) {
      const { item, instead, obligation } = fate;
      if (obligation === undefined || !isGone(fate)) continue;
      const message = `${quote(item.text)} is needed by "${plain(obligation)}" but is not in ${name}`;
      const related = instead ? [{ message: `${quote(instead.text)} stands there now`, ...stands(instead) }] : [];
      const abort = obligations.some(({ text, abort: inferred }) => inferred && text === obligation);
      yield { ...stood(item), ...(abort ? { severity: "warning" as const } : {}), message, related };
    }
  }),
};

const isGone = ({ item, state }: Survival): boolean =>
  item.kind === "handle" && (state === "lost" || state === "weakened" || state === "altered");

const plain = (obligation: string): string => quote(obligation).slice(1, -1);
