/** How Spanish tells what came of a deed. */
import type { Told } from "../../language.ts";

/** Spanish words of results, notes and wishes. */
export const told: Told = {
  absent: /no encontrad/i,
  failed: /fall[óo]/i,
  done: /hecho/i,
  again: /\b(?:de nuevo|otra vez|nuevamente|(?:una )?segunda vez)\b/,
  complete: /(?<![\p{L}\p{N}])nada se (?:ha perdido|perdió|omitió|ha omitido)/iu,
};
