/** How Portuguese tells what came of a deed. */
import type { Told } from "../../language.ts";

/** Portuguese words of results, notes and wishes. */
export const told: Told = {
  absent: /não encontrad/i,
  failed: /falh|erro/i,
  done: /feito/i,
  again: /\b(?:de novo|novamente|outra vez|(?:uma )?segunda vez)\b/,
  complete: /(?<![\p{L}\p{N}])nada (?:foi perdido|foi omitido|se perdeu)/iu,
};
