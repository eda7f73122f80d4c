/** The words that stand beside literals in Turkish. */
import type { Handles } from "../../language.ts";

/** Turkish words that announce, bound and count literals. */
export const handles: Handles = {
  versions: "sürüm",
  places: "dosya klasör",
  secrets: /parola|ş[iİ]fre/,
  channels: "kanal",
  units: "satır saniye dakika gün",
  each: "başına",
  reporting: /hata/i,
};
