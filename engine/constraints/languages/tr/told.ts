/** How Turkish tells what came of a deed. */
import type { Told } from "../../language.ts";

/** Turkish words of results, notes and wishes. */
export const told: Told = {
  failed: /hata|başarısız/i,
  done: /tamam/i,
  again: /\b(?:tekrar|yeniden|ikinci kez|bir daha)\b/,
  complete: /(?<![\p{L}\p{N}])hiçbir şey (?:kaybolmadı|atlanmadı)/iu,
};
