/** What Italian says has failed, is missing, is over, is not sure or was wrong; and what it orders and permits. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import { orders } from "../romance.ts";
import { infinitive, isAside, speaks } from "./sites.ts";

/** Trouble that does not come back, and people's wishes: nothing has ended. */
const GONE_TROUBLE =
  /(?:bug|error|problem|guast|blocc|crash|avvis)[a-z]{0,3} (?:[^ ]{1,20} ){0,4}non |non (?:vuole|vogliono|succede|succedono|accade|fallisce|si presenta|si blocca|dà errore) /;

/** Negative facts, doubts, and directives. Groups of phrases in the notation of language.ts. */
export const facts: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: phrases(`
      non (?:ha|hanno|aveva|abbiamo|è|sono) (?:[a-zà-ÿ]{2,12} )?(?:funzionat|aiutat|bastat|risolt|cambiat|migliorat|servit|avuto|portato|prodotto|dato|riuscit|andat)-; non (?:funziona|funzionano|funzionava|basta|serve a|risolve|compila|parte|regge|scala|converge|passa|aiuta)
      senza (?:successo|effetto|risultato|risultati|esito); invano; inutilmente; (?:fallit[oaie]|fallisce|falliscono|fallì|fallimento); (?:ancora|sempre|di nuovo|tuttora) (?:rott[oa]|in errore|fallisce|bloccat[oa])
      (?:è stat[oa]|sono stat[ie]|abbiamo|ho) (?:annullat|ripristinat|scartat|rifiutat|respint|abbandonat|revertit)-; vicolo cieco; (?:è|era|resta) (?:rott[oa]|inutilizzabile|inservibile|troppo (?:lent[oa]|instabile)); peggiorat-; (?:nessun|nessuna) (?:effetto|miglioramento|differenza|successo|cambiamento); (?:si è bloccat|è andat[oa] in (?:crash|errore|timeout))-`),
    when: (site) => speaks(site) && !isAside(site),
    unless: phrases("se fallisce; 0 fallit-; test falliti"),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: phrases(`
      non (?:esiste|esistono|esisteva|c'è|c'era|ci sono|ci sarà|vi è|vi sono)(?! (?:fretta|problema|problemi|dubbio|di che|bisogno)); (?:non|non è ancora|non sono ancora|ancora non) (?:è|sono|era|erano|stat-)? ?(?:ancora )?(?:stat[oaie] )?(?:implementat|configurat|disponibil|installat|supportat|testat|definit|documentat|attivat|abilitat|completat|migrat|collegat|inclus|verificat|pubblicat|pront|integrat|registrat|presente|trovat)-
      non (?:ha|hanno|aveva|contiene|include|supporta|supportano|offre|possiede|copre|accetta|restituisce|prevede|gestisce); (?:manca|mancano|mancava); privo di; senza (?:supporto|documentazione|test|copertura); mai (?:stat[oaie] )?(?:testat|implementat|eseguit|provat)-; (?:nessun|nessuna) (?:[a-zà-ÿ¤]{2,40} ){1,4}(?:ha|esiste|contiene|restituisce|è)`),
    when: (site) => !isAside(site),
  },
  {
    as: "deprecated",
    strength: 2,
    at: "any",
    find: phrases(`
      obsolet[oai]; deprecat[oai]; dismess[oaie]; non (?:è|sono|si|viene|vengono|esiste|funziona) … più; non … più(?= ?(?:[.,;)]|$|in|da|dal|usat|mantenut|supportat)); (?:è stat[oa]|sono stat[ie]) (?:rimoss|eliminat|ritirat|sostituit|disattivat|dismess)-; in disuso`),
    when: (site) =>
      !isAside(site) &&
      !(infinitive.test(site.cue.slice(3)) && orders(site)) &&
      !GONE_TROUBLE.test(`${site.head}${site.cue}`),
  },
  {
    as: "unconfirmed",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:sospetto|sospettiamo|suppongo|supponiamo|presumo|presumibilmente); (?:non|non ancora|da|mai) (?:è |sono )?(?:confermat|verificat|provat|dimostrat|confermare|verificare)-; non è (?:chiaro|certo|sicuro) (?:se|perché|che); (?:ipotesi|supposizione|congettura)`),
    when: speaks,
  },
  {
    as: "correction",
    strength: 2,
    at: "any",
    find: phrases(
      "(?:è|era|sono|erano) (?:sbagliat|errat|fals|scorrett)[oaie]; correzione(?=:| di| del); (?:si chiama|è|sono|sta in|si trova in|usa) [^,;]{1,60}, (?:e )?non",
    ),
    when: (site) =>
      speaks(site) &&
      !(/^usa /.test(site.cue) && site.head.trim() === "") &&
      (!/, (?:e )?non$/.test(site.cue) || /[\d`_/@]|\p{Lu}/u.test(site.spelledAfter.slice(0, 40))),
  },
  {
    as: "hedge",
    strength: 1,
    at: "any",
    find: phrases(
      "forse; probabilmente; può darsi; magari; sembra; pare; potrebbe; potrebbero; credo che; penso che; non (?:è escluso|si esclude|è impossibile|è improbabile)",
    ),
  },
  {
    as: "duty",
    strength: 2,
    at: "any",
    find: phrases(
      "deve; devono; devi; bisogna; occorre; sempre; assicurati; è (?:obbligatorio|necessario); obbligatori-; ricorda; non dimenticare",
    ),
    when: speaks,
  },
  {
    as: "permission",
    strength: 2,
    at: "any",
    find: phrases(
      "(?:puoi|può|possono|potete) [a-zà-ÿ]{2,16}(?:are|ere|ire|rre); (?:è|sono) (?:consentit|permess|ammess)-; si può; non (?:serve|occorre) (?:chiedere|il permesso|l'approvazione)",
    ),
    when: (site) => !/(?:^| )non {1,8}(?:si )?$/.test(site.before),
  },
];
