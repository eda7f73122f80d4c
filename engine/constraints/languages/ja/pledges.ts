/** How a speaker of Japanese binds himself. */
import type { Pledges } from "../../language.ts";

/** Japanese first persons that bind themselves. */
export const pledges: Pledges = {
  binding: /(?:し|触り|変え|行い|いたし)ません|しないように(?:し|いたし)ます/,
};
