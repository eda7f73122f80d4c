/** How a speaker of Portuguese binds himself. */
import type { Pledges } from "../../language.ts";

/** Portuguese first persons that bind themselves. */
export const pledges: Pledges = {
  binding: /\b[Nn]ão (?:vou|vamos|farei|tocarei|alterarei)\b/,
};
