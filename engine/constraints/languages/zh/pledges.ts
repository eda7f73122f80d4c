/** How a speaker of Chinese binds himself. */
import type { Pledges } from "../../language.ts";

/** Chinese first persons that bind themselves. */
export const pledges: Pledges = {
  binding: /我(?:们|們)?(?:不会|不會|会|會|将|將|保证|保證)/,
};
