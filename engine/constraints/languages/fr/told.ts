/** How French tells what came of a deed. */
import type { Told } from "../../language.ts";

/** French words of results, notes and wishes. */
export const told: Told = {
  absent: /introuvable/i,
  failed: /échou|erreur/i,
  done: /fait/i,
  again: /\b(?:encore|de nouveau|une (?:seconde|deuxième) fois)\b|(?<!\p{L})à nouveau\b/u,
  complete: /(?<![\p{L}\p{N}])rien n['’]a été (?:perdu|omis|supprimé)/iu,
};
