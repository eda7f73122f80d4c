/** The words that stand beside literals in Italian. */
import type { Handles } from "../../language.ts";

/** Italian words that announce, bound and count literals. */
export const handles: Handles = {
  ports: "porta",
  numbered: "articolo articoli fattura ordine",
  joins: "e",
  due: "scadenza",
  limits: "limite",
};
