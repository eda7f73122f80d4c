/** How a speaker of French binds himself. */
import type { Pledges } from "../../language.ts";

/** French first persons that bind themselves. */
export const pledges: Pledges = {
  binding: /\b[Jj]e ne (?:vais|ferai|toucherai|changerai)\b/,
};
