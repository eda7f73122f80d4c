/** What Italian forbids, limits and makes wait. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import { orders, PAST, rulesAlways } from "../romance.ts";
import { bare, finite, forbids, infinitive, isAside, limits, modal, ORDER, ordered, PASSIVE, speaks } from "./sites.ts";

/** Somebody's word, or leave. */
const APPROVAL =
  "(?:approvazione|autorizzazione|permesso|conferma|consenso|benestare|revisione|ok|okay|via libera|autorizzarlo|richiesta)";

/** Orders to ask somebody. */
const ASKS =
  "(?:chiedi|chiedete|chiedimi|chiedere|consulta|consultami|avvisa|avvisami|avvisare|conferma|domanda|senti|sentimi)";

/** Rules: bans, limits, gates and closed areas. Groups of phrases in the notation of language.ts. */
export const constraints: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: phrases(`
      (?:è |sono |resta |restano |severamente |assolutamente |tassativamente )?(?:vietat[oaie]|proibit[oaie]|interdett[oaie]); (?:vieta|vietiamo|si vieta|divieto di|divieto assoluto)
      non (?:è|sono|sarà|saranno) (?:consentit|permess|ammess|autorizzat|tollerat|accettabil|negoziabil)-; inaccettabil-; non si (?:può|possono|deve|devono)
      in nessun caso; per nessun motivo; per nessuna ragione; in nessuna circostanza; sotto nessun pretesto; mai e poi mai; in alcun (?:caso|modo)
      non (?:deve|devono|devi|dovete|dobbiamo|dovrà|dovranno|puoi|potete)(?! (?:preoccuparti|essere un problema)); (?:nessuno|niente|nulla|nessun|nessuna) (?:[a-zà-ÿ]{2,20} ){0,3}(?:deve|può|dovrà)`),
    unless: phrases("(?:queste|le) regole non"),
    when: (site) => !isAside(site),
  },
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: ["mai"],
    when: (site) => speaks(site) && !isAside(site) && rulesAlways(site),
  },
  { as: "prohibition", strength: 2, at: "any", find: phrases("non(?! ?[,.!:]); neppure; neanche"), when: forbids },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: phrases(`
      niente (?:di nuovo|emoji|commenti|commit|push|dipendenze|modifiche|refactoring|file); zero (?:dipendenze|emoji|tolleranza)
      non (?:voglio|vogliamo|vuole|vogliono) (?:che|nessun-|più|vedere|avere|[a-zà-ÿ]{3,20})
      (?:ha chiesto|ha detto|chiede|vuole|ha ordinato|abbiamo deciso) (?:che |di )?non; smetti(?:la)? di; giù le mani; stai? (?:lontano|alla larga|fuori) d-; intoccabil[ei]`),
    when: (site) => !isAside(site) && (!site.agent || site.ruled || /chiesto|detto|chiede|vuole/.test(site.cue)),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: phrases("nessun(?:a|o)?"),
    when: (site) => bare(site) && !finite.test(site.after),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["senza"],
    when: (site) => bare(site) && (site.atStart || infinitive.test(site.after)),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: phrases(`
      evit(?:a|ate|are|i|ino)(?: di| che)?; (?:astieniti|astenersi|astenetevi) d-; non (?:si )?(?:dovrebbe|dovrebbero|consiglia|raccomanda|conviene); sconsigliat[oaie]; non è (?:consigliabile|raccomandat-|opportun-|una buona idea); meglio non; preferibilmente non; preferisco che non`),
    when: (site) => !isAside(site) && (site.cue !== "evita" || orders(site)),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: phrases("(?:invece|al posto) d(?:i|el|ella|ei|i)"),
    when: (site) => (!site.agent || site.ruled) && ordered(site),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: phrases("(?<=, |\\(|— |- )(?:e )?(?:non|mai)"),
    when: (site) => ordered(site) && !PAST.test(site.after),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: phrases("solo; soltanto; solamente; unicamente; esclusivamente"),
    when: limits,
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: phrases(`
      al massimo; al più; massimo (?:\\d|un|una|due|tre|cinque|dieci)-; limite (?:massimo|rigido)? ?(?:di )?\\d-; non più di; non oltre; non (?:superare|eccedere|superi|superate|supera)
      nient'altro(?: che)?; nessun altro; nessun'altra; nessuno tranne; null'altro; (?:limita|limitati|limitarsi|limitato|limitata|limitati|riservato|riservata) (?:a|ai|al|alla|alle); non … (?:che|se non)(?= in )`),
    when: (site) => !isAside(site) && !PAST.test(site.after) && (!site.agent || site.ruled || modal.test(site.clause)),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: phrases(`
      senza (?:la |il |una |un |mia |mio |tua |sua |previa |nostra ){0,3}(?:esplicita |previa |scritta )?${APPROVAL}; senza (?:prima )?(?:chiedere|chiedermi|consultare|avvisare|confermare|autorizzare|averne parlato|aver chiesto)-
      ${ASKS}(?: a [a-zà-ÿ]{2,16}| sempre| prima| conferma| il permesso| all'utente){0,3} prima(?: di)?; prima di … (?:chied|consult|avvis|conferm|domand|aspett|attend|sent)-; ${ASKS} prima
      (?:richiede|richiedono|serve|servono|occorre|necessita|necessitano|esige|soggett[oa] a|previa) (?:di )?(?:la |il |una |un |mia |mio |sua |l')?(?:previa |esplicita )?${APPROVAL}; (?:serve|occorre) l'${APPROVAL}
      (?:aspetta|aspettate|attendi|attendete|attendere|aspettare) (?:che|fino|la|il|una|un|mia|mio|l'-|prima); (?:fermati|fermatevi|fermarsi) (?:qui|lì|ora|prima|dopo|e)
      non … (?:finché|fino a|prima|senza|a meno che|salvo|se non); niente … (?:senza|prima|finché); nulla … (?:senza|prima|finché)`),
    when: (site) =>
      !isAside(site) &&
      (!/^(?:non|niente|nulla) /.test(site.cue) ||
        ((infinitive.test(site.cue.slice(3)) ||
          ORDER.test(site.cue.slice(3)) ||
          PASSIVE.test(site.cue.slice(3)) ||
          /^n(?:iente|ulla) /.test(site.cue)) &&
          !PAST.test(site.cue.slice(3)))),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:lascia|lasciate|lasciare) … (?:com'è|come (?:è|sono|sta|stanno)|così|in pace|intatt-|stare)
      (?:resta|restano|rimane|rimangono|deve restare|devono restare|mantieni|mantenere|mantiene) … (?:com'è|come (?:è|sono)|intatt-|invariat-|uguale|congelat-|chius-|identic-|segret-|privat-)
      (?:tieni|tenere|tenete) … (?:fuori|lontano|segret-)`),
    when: (site) => !isAside(site),
  },
  {
    as: "read_only",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:in )?sola lettura; solo (?:in )?lettura; (?:è|sono|resta|restano) (?:congelat|bloccat|protett|immutabil|intoccabil)-; generat[oaie] automaticamente; fuori (?:ambito|portata|dall'ambito|dal perimetro); fuori dai limiti`),
    when: (site) => !isAside(site) && (!site.agent || site.ruled || /lettura/.test(site.cue)),
  },
];
