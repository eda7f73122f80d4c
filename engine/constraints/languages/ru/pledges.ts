/** How a speaker of Russian binds himself. */
import type { Pledges } from "../../language.ts";

/** Russian first persons that bind themselves. */
export const pledges: Pledges = {
  binding: /(?:[Яя]|[Мм]ы) не буд(?:у|ем)|[Нн]е буд(?:у|ем) /,
};
