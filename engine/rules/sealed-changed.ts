import { readPad } from "../pad.ts";
import type { Breach } from "../seal.ts";
import { breachesOf, brokenDigests } from "../seal.ts";
import { placeOfLine } from "./place.ts";
import { quote } from "./quote.ts";
import type { Found, Rule } from "./rule.ts";

/** Says which sealed entries were changed, removed, reordered, or had something put before them (spec §6). */
export const sealedChanged: Rule = {
  code: "sealed-changed",
  severity: "error",

  *pad(pad) {
    for (const breach of brokenDigests(pad)) {
      if (breach.kind === "digest") yield { span: breach.entry.span, message: messageOf(breach) };
    }
  },

  *rewrite(_, inspection) {
    if (inspection.before === undefined || inspection.pad === undefined) return;
    const sealed = inspection.pad.sealed[0];
    const top = sealed ? placeOfLine(inspection, sealed.span.start) : placeOfLine(inspection, 0);
    for (const breach of breachesOf(readPad(inspection.before), inspection.pad)) {
      const found: Found = { ...("entry" in breach ? { span: breach.entry.span } : top), message: messageOf(breach) };
      yield found;
    }
  },
};

function messageOf(breach: Breach): string {
  switch (breach.kind) {
    case "removed":
      return `the sealed entry ${quote(breach.was.text)} was removed`;
    case "changed":
      return `the sealed entry ${quote(breach.was.text)} now says ${quote(breach.entry.text)}`;
    case "reordered":
      return `the sealed entry ${quote(breach.was.text)} is not where it was`;
    case "inserted":
      return `${quote(breach.entry.text)} was put before sealed entries instead of after them`;
    case "digest":
      return `the digest of the sealed entry ${quote(breach.entry.text)} fits neither it nor the entries above it`;
  }
}
