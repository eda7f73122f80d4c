/** How German says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** German words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld:
    /(?<!\p{L})(?:ersetz(?:t|en)|statt|anstelle) (?:alle )?(?:die |der |den )?(?:alten?|bisherigen?|früheren?|obigen?|vorigen?|vorherigen?|Regeln? oben)(?!\p{L})/iu,
  newer: /(?<!\p{L})(?:neue?[nrs]?|aktuelle?[nrs]?|überarbeitete?[nrs]?)(?!\p{L})/iu,
  amends:
    /(?:(?:nein|nee|halt|moment|doch|lieber|besser|sagen wir|(?:mach|nimm|setz)e?(?: lieber| doch)?(?: es auf)?)[,.:]{0,2} ){1,3}(?=\d)/iu,
  takesBackLast:
    /(?:(?:ok|nein|nee|halt|moment|doch)[,.:]{0,2} ){0,3}(?:vergiss|streiche?|ignoriere?) (?:das|es)(?!\p{L})/iu,
  replacesAbove:
    /\b(?:das|dies|es) ersetzt (?:die (?:(?:zwei|drei|vier|beiden|letzte|letzten) )?)?(?:Regeln?|Zeilen?|Punkte|Einträge) (?:oben|darüber|davor)/iu,
  over: /hinfällig|überholt|aufgehoben|ungültig|obsolet/iu,
  overVerbs: /ist|sind|wurde|wird/iu,
  overAdverbs: /jetzt|damit/iu,
  overLeads: /ist|jetzt/iu,
  since: /seit/iu,
  voids: /\b(?:gilt|gelten) (?:[\p{L}-]{1,30} ){0,6}nicht mehr(?!\p{L})/iu,
  retires: /ersetzt|hebt/iu,
  untrue: /\b(?:nicht|nie)/iu,
  nobody: /\bniemand\b/iu,
  holdsNow: /\b(?:ab (?:sofort|jetzt|heute)|seit|jetzt|nunmehr)\b/iu,
  adds: /\b(?:auch|zusätzlich|ebenfalls)\b/iu,
  inPlaceOf: /\b(?:anstelle von|statt|früher|vormals|ehemals)/iu,
  anyMore: /nicht mehr/iu,
  finished: /fertig|erledigt|abgeschlossen|abgebrochen/iu,
  isNow: /\b(?:ist|lautet|liegt) jetzt|\bjetzt (?:unter|auf|in)/iu,
  atPresent: /\bjetzt\b/iu,
  putRight: /behoben|erledigt/iu,
};
