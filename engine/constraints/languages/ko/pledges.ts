/** How a speaker of Korean binds himself. */
import type { Pledges } from "../../language.ts";

/** Korean first persons that bind themselves. */
export const pledges: Pledges = {
  binding: /(?:하지|건드리지|바꾸지) 않(?:겠|을)/,
};
