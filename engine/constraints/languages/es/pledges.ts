/** How a speaker of Spanish binds himself. */
import type { Pledges } from "../../language.ts";

/** Spanish first persons that bind themselves. */
export const pledges: Pledges = {
  binding: /\b[Nn]o (?:(?:voy|vamos) a\b|tocaré|haré|cambiaré)/,
};
