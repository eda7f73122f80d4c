/** How Turkish says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** Turkish words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld: /(?<!\p{L})(?:eski|önceki)\p{L}{0,8}(?: kural\p{L}{0,8})? yerine/iu,
  newer: /(?<!\p{L})(?:yeni|güncel)(?!\p{L})/iu,
  over: /geçersiz|kaldırıldı/iu,
  voids: /\bartık geçerli değil(?!\p{L})|kaldırıldı/iu,
  holdsNow: /artık|bundan sonra/iu,
  adds: /ayrıca/iu,
  finished: /tamamlandı/iu,
  putRight: /düzeltildi/iu,
};
