import { placeInRecord, recordsOf } from "../records.ts";
import type { Rule } from "./rule.ts";

/** Operations that restore, decide or act on exact recall (the second design). */
const RESTORING = new Set(["authorize", "commit", "emit_authoritative", "retry_idempotent"]);

/** Says where a lossy artifact is to be used for something that needs exact recall. */
export const restorationUnsound: Rule = {
  code: "restoration-unsound",
  severity: "error",

  *pad(pad, { source }) {
    const text = source.text ?? "";
    for (const record of recordsOf(pad, text)) {
      const { kind, operation = "", lossClass = "LOSSY_LITERAL", digest } = record;
      if (kind !== "artifact" || !RESTORING.has(operation)) continue;
      const fault =
        lossClass !== "LOSSLESS"
          ? `the artifact is ${lossClass}`
          : digest === undefined
            ? "the artifact carries no digest"
            : undefined;
      if (fault === undefined) continue;
      yield {
        span: placeInRecord(record, `"${operation}"`, text),
        message: `\`${operation}\` needs exact recall, and ${fault}`,
      };
    }
  },
};
