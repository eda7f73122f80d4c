import { readPad } from "../pad.ts";
import { brokenLinks, compareSealed, type SealedChange } from "../seal.ts";
import { placeOfLine } from "./place.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says which sealed entries were changed, cut, removed, reordered or taken out of the region (spec §6). */
export const sealedChanged: Rule = {
  code: "sealed-changed",
  severity: "error",

  *pad({ sealed }) {
    for (const { entries } of sealed) {
      for (const { entry, kind } of brokenLinks(entries)) {
        const broken = entries[entry];
        if (broken === undefined) continue;
        const what = kind === "moved" ? "is not where it was sealed" : "or one above it is not as it was sealed";
        yield { span: broken.span, message: `the entry ${quote(broken.text)} ${what}` };
      }
    }
  },

  *rewrite(_, inspection) {
    const { before, pad, source } = inspection;
    if (before === undefined || pad === undefined) return;
    const top = placeOfLine(inspection, pad.sealed[0]?.span.start ?? 0);
    for (const change of compareSealed({ source: before, pad: readPad(before) }, { source, pad })) {
      yield { ...(change.into ? { span: change.into.span } : top), message: messageOf(change) };
    }
  },
};

function messageOf({ kind, entry, into }: SealedChange): string {
  const was = `the sealed entry ${quote(entry.text)}`;
  switch (kind) {
    case "removed":
      return `${was} was removed`;
    case "unsealed":
      return `${was} was taken out of the sealed region`;
    case "reordered":
      return `${was} is not where it was`;
    case "truncated":
      return `${was} was cut to ${quote(into?.text ?? "")}`;
    case "changed":
      return `${was} now says ${quote(into?.text ?? "")}`;
  }
}
