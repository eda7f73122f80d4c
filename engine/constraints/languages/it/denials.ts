/** What Italian says that a thing does not do or is not, that nobody does, and what was turned down. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import { amongGaps, isForbidden, judges, tellsGap } from "../romance.ts";
import { infinitive, isAside, layers } from "./sites.ts";

/** Verbs in "-are" of what tools, code and services do, without their endings. */
const ARE =
  "trov|valid|caric|gener|lanci|renderizz|salv|aggiorn|sincronizz|invi|mand|mostr|process|tratt|rispett|rilev|avvi|autentic|filtr|ordin|termin|complet|mont|elenc|import|esport|registr|applic|consult|verific|controll|propag|pass|notific|segnal|ripristin|copi|arriv|stamp|logg|chiam|us|utilizz|azion|interpret|cattur|invalid|raggrupp|ascolt|scaric|calcol|confront|guard|torn|esegu|lavor|entr|port|comunic|funzion|rispecchi|ingloba|disegn|seleziona|scal|convert";

/** Verbs in "-ere" and "-ire" of the same, without their endings. */
const ERE =
  "legg|restituisc|rispond|persist|emett|ricev|riconosc|apr|produc|aggiung|raggiung|rifless|distingu|segu|converg|copr|scriv|gestisc|rimuov|inserisc|definisc|esclud|includ|sostituisc|sopravviv|garantisc|dipend|vend|perd|permett|consent|accad|protegg|chiud|corregg|interromp|riesc|conosc|corr|estend|prend|riduc|traduc|accend|trasmett|ottien|mantien|tien|contien|vien|fornisc|impedisc|pulisc|unisc|spedisc|finisc|reagisc|intervien|espon|spegn|sal|scend";

const told = tellsGap(isAside, layers);

const isVerdict = judges(
  "stato|status|fase|situazione",
  "(?:[a-z']{1,4} ?)?(?:approcc|tentativ|opzion|idea|ipotesi|soluzion|strad|piano|alternativ|prova |uso d|version|¤)",
);

/** Denials of things and people. Groups of phrases in the notation of language.ts. */
export const denials: readonly CueGroup[] = [
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: phrases(`
      non (?:si |ci |lo |la |li |le |gli |ne )?(?:(?:${ARE})(?:a|ano|ava|avano)|(?:${ERE})(?:e|ono|eva|evano|iva|ivano)|fa|fanno|dà|danno|va|vanno(?! [a-z]{2,16}[aeiou]t[aeio])|sa|sanno|tiene|scatta|scattano|parte|partono|gira|girano|compare|compaiono|appare|appaiono|esce|escono|sale|regge|basta)`),
    when: (site) =>
      told(site) &&
      !/^ {1,8}(?:bene|male|nulla di|problem|differenza|parte del problema|testo|schifo|d'accordo|senso)/.test(
        site.after,
      ) &&
      !(
        / v(?:a|anno)$/.test(site.cue) && /^ {1,8}(?:mai )?[a-zà-ÿ]{2,16}(?:[aiu]t|s|t)[aeio](?![a-z])/.test(site.after)
      ),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: phrases(`
      non (?:è|sono|era|erano|viene|vengono|veniva|venivano|risulta|risultano) (?:ancora |mai |più |stat[oaie] |del tutto |affatto |mica ){0,2}(?!(?:permess|consentit|ammess|autorizzat|tollerat|raccomandat|consigliat|richiest|necessari|obbligat|obbligatori|interessat|limitat|preoccupat|previst[oa] che|vietat|dett|stat|lat|dat|attività|part|res|cos|pos|fin|bas|cas|pres|mes|certo|certa|tant|molt|tutt|quest|stess|spess|adess|compres|sol|giust|inclus[oa] nel|colp))(?:[a-zà-ÿ]{3,16}(?:[aiu]t|ess|ers|ert|int|ost|ort|olt|ett|itt)|scritt|apert|fatt|letto|affidabil|attendibil|compatibil|accessibil|stabil|raggiungibil|valid|esatt|unic|complet|visibil|idempotent|pubblic|attiv|vers?ionat|gratuit|prevedibil|riproducibil|pront|presente|disponibil|in uso|in funzione|in produzione|collegat)-
      non (?:è|era|sarebbe) (?:stato )?possibile; non (?:abbiamo|ho|hanno) (?:accesso|modo|i permessi|permessi|credenziali|un ambiente|copertura|test|backup|documentazione)
      non (?:si |lo |la |li |le |l')?(?:ho|abbiamo) (?:ancora |mai )?(?:trovato|testato|verificato|implementato|potuto|fatto|finito|terminato|provato|controllato|validato|configurato|coperto|documentato|pubblicato|eseguito|lanciato|individuato)-; non (?:sono|siamo) (?:riuscit[oaie]|arrivat[oaie])
      non si (?:può|possono|riesce) (?:testare|provare|avviare|installare|usare|vedere|leggere|aprire|compilare|raggiungere|misurare|riprodurre|eseguire|lanciare|verificare|accedere|scaricare)
      non si (?:apre|aprono|installa|avvia|aggiorna|aggiornano|vede|vedono|carica|riproduce|collega|connette|chiude|attiva|sveglia|ricarica|ridimensiona|sincronizza)
      ha (?:la |il |le |i |lo )?[a-zà-ÿ]{3,18} non (?:valid|scadut|attiv|aggiornat|configurat|compatibil)-; non c'è`),
    when: (site) =>
      !isAside(site) &&
      !/^ {1,8}(?:problemi?|errori?|differenz|fretta|bisogno|nulla da|niente da)/.test(site.after) &&
      !/(?:^| )(?:task|attività|feature|storia|fase|pr) $/.test(site.before) &&
      !/^[^.;]{0,60} (?:finché|fino a|prima|a meno) /.test(site.after) &&
      !(site.ruled && /^non (?:si |v)/.test(site.cue)) &&
      !(layers(site) && !/possibil|ho |abbiamo /.test(site.cue)),
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: phrases(`
      (?:nessuno|niente|nulla) (?:più )?(?:chiama|legge|usa|scrive|consuma|testa|valida|verifica|pulisce|aggiorna|ascolta|gestisce|copre|garantisce|impedisce|importa|lancia|mantiene|controlla|protegge|referenzia)
      nessun(?:o|a)? (?:[a-zà-ÿ¤]{2,40} ){1,4}(?:copre|valida|testa|chiama|usa|legge|scrive|gestisce|verifica|supporta|risponde|funziona|ha funzionato|ha risolto|gira|passa|controlla|è stat- trovat-|è stat- creat-|trovat-|configurat-|implementat-|disponibil-)`),
    when: (site) => !site.ruled && !isAside(site),
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: phrases(`
      (?:nessun(?:o|a)?|senza|niente) (?:accesso|test|copertura|documentazione|supporto|indice|indici|validazione|gestione|tipi|tipizzazione|backup|monitoraggio|autenticazione|paginazione|cache|retry|rollback|log|permess[oi]|traduzione|ambiente|credenziali|storico|migrazion[ei]|rete|internet|upload|export|import|fallback|controllo|feedback)(?! (?:fallit|rott))`),
    when: (site) =>
      !isAside(site) &&
      !isForbidden(site) &&
      (site.below === "absent" ||
        (!site.ruled &&
          !/^ {0,8}(?:[.,;:]|$)/.test(site.after) &&
          !/^ {1,8}(?:in chiaro|nel|nei|nella|su|hardcoded|a mano)/.test(site.after))),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:resta|restano|rimane|rimangono|è|sono|continua) (?:ancora )?senza (?:correzione|soluzione|risposta|test|supporto|copertura|documentazione|validazione|accesso|indice|backup|implementazione|dati|migrazione|licenza)
      (?:è|sono|era|resta|restano|risulta) (?:ancora )?(?:scadut|non valid|invalid|incomplet|irraggiungibil|indisponibil|inaccessibil|incompatibil|fermo al|ferma al)-; non aggiornat[oaie](?= ?(?:[.,;)]|$)); (?:è rimast|sono rimast)[oaie] (?:fuori|a metà|indietro|da fare)`),
    when: (site) => !isAside(site) && !site.ruled,
  },
  {
    as: "absent",
    strength: 3,
    at: "start",
    find: phrases(
      "senza(?= [a-zà-ÿ¤]); nessun[ao]?(?= [a-zà-ÿ¤])(?! (?:si|ha|è|lo|la|mi|problem|error|reclam|guast|blocc|lament|novità))",
    ),
    when: (site) =>
      !isForbidden(site) &&
      !infinitive.test(site.after) &&
      (amongGaps(site) || / (?:al momento|finora|per ora|attualmente|ad oggi|ancora)(?![a-zà-ÿ])/.test(site.after)),
  },
  {
    as: "absent",
    strength: 2,
    at: "end",
    find: phrases(
      "(?:ancora )?non (?:ancora )?(?:implementat|supportat|disponibil|testat|verificat|configurat|documentat|pubblicat|migrat|tradott|gestit|copert|fatt|avviat|presente)-",
    ),
    when: (site) => !site.ruled && !isAside(site) && /[:—–(-] {0,3}$/.test(`${site.lead}${site.head}`),
  },
  {
    as: "deprecated",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:ho|abbiamo|hanno|ha) (?:smesso|cessato|finito) di (?:usare|funzionare|supportare|mantenere|rispondere|esistere)
      non (?:usiamo|uso|usano|serve|servono|gira|supporta|supportiamo|manteniamo|lavora) più
      (?:è stat[oa]|sono stat[ie]) (?:spent|archiviat|tolt|soppress|abbandonat)-; fuori produzione`),
    when: (site) => !isAside(site) && !site.ruled,
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:scartat|abbandonat|rifiutat|respint|smentit|annullat|bocciat|revertat)[oaie]; non praticabil[ei]
      (?:peggio|peggiora|rompe|si blocca|esplode|impraticabile|senza (?:effetto|guadagno|miglioramenti|differenza)|nessun (?:effetto|guadagno|miglioramento)|stesso (?:errore|risultato|problema|sintomo)|stessi (?:errori|sintomi)|troppo (?:lent|fragil|instabil|pesant)-)(?= ?(?:[.,;)(]|$)| (?:molto|tutto|il|la|i|le|in|su|con|per|di|da))`),
    when: (site) => !isAside(site) && isVerdict(site),
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "start",
    find: phrases(
      "(?:già )?(?:vicol[oi] ciec(?:o|hi)|tentativ[oi] (?:fallit|scartat|abbandonat)[oi]|provat[oaie](?: (?:e scartat|senza)-)?|scartat[oaie]|rifiutat[oaie]|smentit[oaie]|abbandonat[oaie]|fallit[oaie]|non (?:ha|hanno) (?:funzionato|risolto|aiutato)|non funziona|senza (?:effetto|successo)|trappol[ae]|insidi[ae])(?= {0,4}: [^ ])",
    ),
    when: ({ head, after, ruled }) => !ruled && head.trim() === "" && 2 < after.trim().split(" ").length,
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: phrases(`
      (?:è stat[oa]|sono stat[ie]) (?:smentit|bocciat|accantonat|invalidat)-; non (?:va|vanno|andava)(?= ?(?:[.,;:)]|$)); non (?:ha|hanno) (?:fatto differenza|attecchito|sistemato|corretto|retto|tenuto|convinto|sortito)
      (?:ha|hanno) (?:rotto|peggiorato|mandato in (?:crash|errore|timeout)|fatto fallire|causato)(?! .{0,40} risolto); (?:continua|continuano|continuava) a (?:fallire|dare|bloccarsi|non|rompersi|lampeggiare)
      (?:ho|abbiamo) (?:rinunciato|scartato|abbandonato|lasciato perdere|annullato|bocciato); (?:ho|abbiamo) (?:provato|tentato) … (?:ma|però|e) (?:non|nulla|niente|dava|fallis)-; si è rivelat[oa] (?:un vicolo|inutile|impraticabile|sbagliat|peggi)-
      lascia sempre; (?:è|era) (?:impraticabile|inutile|un vicolo)`),
    when: (site) => !isAside(site) && !site.ruled,
  },
];
