/** The words that stand beside literals in French. */
import type { Handles } from "../../language.ts";

/** French words that announce, bound and count literals. */
export const handles: Handles = {
  branch: "branche",
  places: "dossier répertoire",
  dotted: "dossier",
  secrets: /mot de passe|mdp/,
  numbered: "article articles lot référence références facture commande",
  joins: "et",
  coded: "réservation",
  due: "échéance",
  units: "ligne lignes seconde secondes minute minutes jour jours heure heures",
  limits: "limite",
  each: "par",
  relating: "plus de",
  holding: "ne jamais",
  wordings: "texte",
  reporting: /erreur/i,
};
