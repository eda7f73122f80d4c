/** How a speaker of Turkish binds himself. */
import type { Pledges } from "../../language.ts";

/** Turkish first persons that bind themselves. */
export const pledges: Pledges = {
  binding: /(?:mayacağ|meyeceğ)(?:ım|im|ız|iz)/,
};
