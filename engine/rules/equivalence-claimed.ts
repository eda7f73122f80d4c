import { claimsIn } from "../equivalence.ts";
import { placeInRecord, recordsOf } from "../records.ts";
import { inside } from "../text.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says where a rewritten pad calls itself verbatim or complete while something went. */
export const equivalenceClaimed: Rule = {
  code: "equivalence-claimed",
  severity: "warning",

  /** What an artifact says with authority must not claim it at all; a record's summary only where nothing was lost. */
  *pad(pad, { source }) {
    const text = source.text ?? "";
    for (const record of recordsOf(pad, text)) {
      const { operation, lossClass = "LOSSY_LITERAL" } = record;
      const isAuthority = operation === "emit_authoritative";
      if (!isAuthority && lossClass === "LOSSLESS") continue;
      const [claim] = claimsIn(record.text ?? record.summary ?? "");
      const said = claim?.[0];
      if (said === undefined) continue;
      yield {
        span: placeInRecord(record, said, text),
        ...(isAuthority ? { severity: "error" as const } : {}),
        message: isAuthority
          ? `${quote(said)} is claimed in authoritative output, which may claim no equivalence`
          : `${quote(said)} is claimed, and the record is ${lossClass}`,
      };
    }
  },

  *rewrite({ lossClass }, { kind, source, before, pad }) {
    if (kind !== "pad" || lossClass === "LOSSLESS") return;
    const records = pad ? recordsOf(pad, source.text ?? "") : [];
    for (const match of claimsIn(source.text ?? "")) {
      if (before?.text?.includes(match[0])) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      if (records.some((record) => inside(span, record.span))) continue;
      yield { span, message: `${quote(match[0])} is claimed, and the rewrite is ${lossClass}` };
    }
  },
};
