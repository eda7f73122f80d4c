/** How German tells what came of a deed. */
import type { Told } from "../../language.ts";

/** German words of results, notes and wishes. */
export const told: Told = {
  absent: /nicht gefunden/i,
  unfound: /keine treffer/i,
  failed: /fehl/i,
  done: /erledigt|fertig/i,
  again: /\b(?:noch ?(?:ein)?mal|erneut|wieder|zum zweiten mal|ein zweites mal)\b/,
  complete: /(?<![\p{L}\p{N}])nichts (?:ging verloren|wurde (?:weggelassen|ausgelassen)|ist verloren gegangen)/iu,
};
