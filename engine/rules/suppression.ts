/** Comments that silence one rule on the next line, each with a reason. */
import type { Pad } from "../pad.ts";
import { overlaps } from "../text.ts";
import type { Diagnostic } from "./rule.ts";

/** Whether a comment above the finding silences it. Without a reason it does not. */
export const isSuppressed = ({ code, span }: Diagnostic, pad: Pad | undefined): boolean =>
  (pad?.suppressions ?? []).some(
    ({ rule, reason, target }) =>
      (rule === code || rule === "all") && reason !== undefined && reason !== "" && overlaps(span, target),
  );
