/** How a speaker of German binds himself. */
import type { Pledges } from "../../language.ts";

/** German first persons that bind themselves. */
export const pledges: Pledges = {
  binding: /\b(?:[Ii]ch|[Ww]ir) (?:werden?|lassen?|fassen?|ändern?|machen?|pushen?)\b/,
};
