/** What Italian forbids, limits and makes wait. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import { amongGaps, betweenLiterals, orders, PAST, rulesAlways } from "../romance.ts";
import {
  bare,
  finite,
  forbids,
  goesWithout,
  infinitive,
  isAside,
  limits,
  modal,
  ORDER,
  ordered,
  PASSIVE,
  speaks,
} from "./sites.ts";

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
      non (?:deve|devono|devi|dovete|dobbiamo|dovrà|dovranno|puoi|potete)(?! (?:preoccuparti|essere un problema)); (?:nessuno|niente|nulla|nessun|nessuna) (?:[a-zà-ÿ]{2,20} ){0,3}(?:deve|può|dovrà); guai a [a-zà-ÿ]{2,16}(?:are|ere|ire|rre|rl[oaie]); non (?:può|possono|potrà)`),
    unless: phrases("(?:queste|le) regole non"),
    when: (site) =>
      !isAside(site) &&
      (!/^non p(?:uò|oss|otr)/.test(site.cue) || (site.ruled && !site.agent)) &&
      !(
        !site.ruled &&
        /^non si /.test(site.cue) &&
        /^ {1,8}(?:testare|provare|avviare|installare|vedere|leggere|aprire|compilare|raggiungere|misurare|riprodurre|verificare|scaricare)/.test(
          site.after,
        )
      ),
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
    when: (site) => bare(site) && !finite.test(site.after) && site.below !== "absent" && site.below !== "failed",
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: phrases(
      "(?:niente|nulla)(?! (?:di (?:nuovo|strano|grave|che|particolare|fatto|male|più)|da (?:fare|segnalare|dire)|paura|panico|male|altro|più|è|ha|di ?[.,;]))(?= [a-zà-ÿ¤])",
    ),
    when: (site) =>
      (site.atStart || /[:;,(—–-] {0,4}$/.test(site.head)) &&
      !finite.test(site.after.slice(0, 40)) &&
      !isAside(site) &&
      (!site.agent || site.ruled) &&
      site.below !== "absent" &&
      site.below !== "failed" &&
      !/^ {1,8}(?:sembra|cambia|chiama|legge|usa|scrive|testa|copre|gestisce|impedisce|garantisce|vieta|panico|paura|male)(?![a-zà-ÿ])/.test(
        site.after,
      ),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["senza"],
    when: (site) =>
      site.below !== "failed" &&
      !amongGaps(site) &&
      !(finite.test(site.head) && /\([^)]{0,20}$/.test(site.head)) &&
      ((bare(site) &&
        (infinitive.test(site.after) ||
          (site.atStart &&
            !/^ {0,8}(?:per|con|in|nel|nella|quando|se) /.test(site.before) &&
            !(!site.ruled && finite.test(site.head))))) ||
        goesWithout(site)),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: phrases(`
      evit(?:a|ate|are|i|ino)(?: di| che)?; (?:astieniti|astenersi|astenetevi) d-; non (?:si )?(?:dovrebbe|dovrebbero|consiglia|raccomanda|conviene); sconsigliat[oaie]; non è (?:consigliabile|raccomandat-|opportun-|una buona idea); meglio non; preferibilmente non; non (?:ci si aspetta|è previsto) che; preferisco che non`),
    when: (site) => !isAside(site) && (site.cue !== "evita" || orders(site)),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: phrases("(?:invece|al posto) d(?:i|el|ella|ei)"),
    when: (site) => (!site.agent || site.ruled) && ordered(site),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: phrases("(?<=, |\\(|— |- )(?:e )?(?:non|mai)"),
    when: (site) => (ordered(site) || betweenLiterals(site)) && !PAST.test(site.after),
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
      nient'altro(?: che)?; nessun altro; nessun'altra; nessuno tranne; null'altro; (?:limita|limitati|limitarsi|limitato|limitata|riservato|riservata|attieniti|attenersi|attenetevi) (?:a|ai|al|alla|alle); (?:nulla|niente) (?:oltre|al di fuori d-|al di là d-); non (?:può|possono|deve|devono) esserci più di; (?:può|possono|deve|devono) (?:essercene|esserci|esistere|essere) (?:attiv- )?un(?:a|o)? sol[oa]; un(?:a|o)? sol[oa] … (?:può|deve|per); è (?:di )?(?:esclusiva|competenza esclusiva|responsabilità esclusiva) d-; non … (?:che|se non)(?= in )`),
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
      (?:fermati|fermatevi|fermarsi|attendi|resta fermo) … (?:finché|fino a|prima di|e chied-|e domand-); (?:finit|completat|conclus|pront|chius|fatt)[oaie] solo (?:quando|se|dopo|con)
      (?:deploy|rilascio|merge|push|commit|release|migrazione|modifica|modifiche) solo (?:dopo|con|previa|su|se|quando)
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
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: phrases(
      "(?:sempre )?(?:resta |restano |stanno |sta |vanno |va |devono stare )?fuori da(?:l|lla|i|lle|gli)? (?:repo|repository|git|codice|versionamento|controllo versione|bundle|commit|log|build|docker|front-?end|client|pr|storico|deposito)",
    ),
    when: (site) =>
      !isAside(site) &&
      !site.agent &&
      !site.atStart &&
      !finite.test(`${site.head} ${site.after.slice(0, 20).replace(/[,;(—].{0,20}$/, "")}`),
  },
  {
    as: "requirement_negated",
    strength: 3,
    at: "any",
    find: [
      "non (?:è|sono) (?:da considerar(?:e|si) |considerat[oaie] )?(?:finit|completat|conclus|pront|chius|fatt|terminat)[oaie](?: …)? (?:finché|fino|se non|prima|senza)",
    ],
    when: (site) => !isAside(site) && !site.agent,
  },
  {
    as: "read_only",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:in )?sola lettura; solo (?:in )?lettura; (?:è|sono|resta|restano) (?:congelat|bloccat|protett|immutabil|intoccabil)-; generat[oaie] automaticamente; fuori (?:ambito|scope|portata|dall'ambito|dal perimetro); fuori dai limiti`),
    when: (site) => !isAside(site) && (!site.agent || site.ruled || /lettura/.test(site.cue)),
  },
];
