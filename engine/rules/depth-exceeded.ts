import { placeOfRecordLine } from "./place.ts";
import type { Rule } from "./rule.ts";

/** Says once that a session is a summary of a summary of a summary. */
export const depthExceeded: Rule = {
  code: "depth-exceeded",
  severity: "info",

  *session(_, inspection, settings) {
    const bound = settings["depth.bound"];
    const deep = inspection.lineage?.generations.find(({ depth }) => depth > bound);
    if (deep === undefined) return;
    const deepest = Math.max(...(inspection.lineage?.generations ?? []).map(({ depth }) => depth));
    yield {
      ...placeOfRecordLine(deep.summary, inspection),
      message: `${deepest} generations of summary over summary, more than the ${bound} that were set as the bound`,
    };
  },
};
