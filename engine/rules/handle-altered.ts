import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";

/** Says where a well-formed near miss stands in the place of a handle (spec §3). */
export const handleAltered: Rule = {
  code: "handle-altered",
  severity: "error",

  ...bothWays(function* ({ kind, survival, stands, stood }) {
    for (const { item, state, instead } of survival) {
      if (item.kind !== "handle" || state !== "altered" || instead === undefined) continue;
      const related = [{ message: quote(item.text), ...stood(item) }];
      const message = `${quote(instead.text)} stands where the source says ${quote(item.text)}`;
      const edits = [{ span: stands(instead).span, text: item.text }];
      // A transcript is never edited.
      const fixes = kind === "rewrite" ? [{ title: `Copy ${quote(item.text)}`, safe: false, edits }] : [];
      yield { ...stands(instead), message, related, fixes };
    }
  }),
};
