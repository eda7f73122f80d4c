/** Whether a literal stands in a text, on token boundaries. */
import { standsAlone } from "../survival/boundary.ts";

/** Whether the literal stands somewhere in the text as a whole token; `subtype` is the handle's, if it is one. Nothing stands nowhere. */
export function standsIn(text: string, literal: string, subtype = "id"): boolean {
  if (literal === "") return false;
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1)) {
    if (standsAlone(text, at, at + literal.length, subtype)) return true;
  }
  return false;
}
