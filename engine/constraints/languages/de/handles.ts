/** The words that stand beside literals in German. */
import type { Handles } from "../../language.ts";

/** German words that announce, bound and count literals. */
export const handles: Handles = {
  branch: "zweig",
  places: "ordner verzeichnis unter",
  dotted: "ordner",
  secretEnds: /passwort|kennwort/,
  channels: "kanal",
  numbered: "artikel artikeln charge rechnung auftrag",
  joins: "und",
  coded: "buchung referenz",
  due: "frist",
  units: "zeile zeilen sekunde sekunden minute minuten stunde stunden tag tage",
  limits: "grenze maximal",
  each: "pro je",
  comparing: "höchstens maximal mindestens",
  relating: "als",
  holding: "nicht",
  wordings: "wortlaut",
  verbatim: "wortlaut",
  reporting: /fehler|meldung/i,
};
