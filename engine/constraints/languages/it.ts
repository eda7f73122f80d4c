/** Italian. */
import type { CueSite, Language } from "../language.ts";
import { anyWord, conceptsBy, firstWord, phrases } from "./notation.ts";
import { asideBehind, orders, PAST, rulesAlways, stemRomance } from "./romance.ts";

/** The cue stands in a condition, a relative clause or a reason. */
const isAside = asideBehind("se|quando|perché|poiché|dato che|che|cui|mentre|sebbene");

/** A text that shares "solo", "mai" or "senza" with another language is Italian where one of these stands in it. */
const ITALIAN =
  /[àèìòù]|(?<![a-zà-ÿ])(?:il|lo|gli|della|del|dei|delle|degli|che|di|con|un|una|non|sono|nel|nella|nei|sul|sulla|al|alla|senza|anche|questo|questa|ogni|prima|tutti|tutte|suo|mio|nostro|nessun|nessuna|mai|la|le|si|è|da|dal|dalla|ma)(?![a-zà-ÿ])/;
const speaks = ({ clause, cue, after }: CueSite): boolean =>
  ITALIAN.test(clause.replace(cue, " ")) || opens.test(clause) || infinitive.test(after);

const CLITICS = "(?:(?:si|lo|la|li|le|mi|ti|ci|vi|ne|gli)\\s{1,4}){0,2}";
/** A bare infinitive forbids one person: "non toccare", "non farlo". */
const infinitive = firstWord(
  `${CLITICS}(?:mai\\s{1,4}|più\\s{1,4})?[a-zà-ÿ]{1,18}(?:are|ere|ire|rre|arl[oaie]|erl[oaie]|irl[oaie]|arsi|ersi|irsi|arne|erne|arci|arti)`,
);
/** To many, or to a stranger: "modificate", "usi", "tocchi". */
const ORDER = firstWord(
  `${CLITICS}(?!(?:state|siate|potete|avete|sapete|dovete|volete|estate|date|vite|rete|sete|pareti|moneta|esiste|sempre)(?![a-zà-ÿ]))(?:[a-zà-ÿ]{2,16}(?:ate|ete|ite|iamo)|modifichi|tocchi|usi|cambi|cancelli|elimini|scriva|esegua|aggiunga|crei|faccia|installi|pubblichi|carichi|inserisca|rinomini|rimuova|sposti)`,
);
const PASSIVE = firstWord(
  "(?:si\\s{1,4}(?:tocca|toccano|modifica|modificano|cambia|cambiano|cancella|elimina|usa|usano|aggiunge|pubblica|committa|fa|fanno|crea|installa|discute|scrive|accettano|accetta)|(?:va|vanno)\\s{1,4}(?:mai\\s)?[a-zà-ÿ]{3,16}(?:at|ut|it|ss|tt|s)[oaie])",
);

const forbids = (site: CueSite): boolean => {
  const { after, before, ruled, agent } = site;
  if (isAside(site)) return false;
  if (PASSIVE.test(after)) return ruled || !agent;
  if (/(?:^| )(?:per|da|a|può|puoi|possono|posso|di) {1,8}$/.test(before))
    return /(?:chiesto|detto|chiede|ricorda|ricordati|attenzione|cura|prega|pregato|deciso|promesso) (?:[a-zà-ÿ]{2,12} )?(?:di|a) {1,8}$/.test(
      before,
    );
  if (infinitive.test(after)) return true;
  return ORDER.test(after) && (orders(site) || /(?:^| )(?:ma|e|voi|che|favore)[: ] {0,8}$/.test(before));
};

const opens = firstWord(
  "(?:per\\sfavore,?\\s)?(?:usa|usare|usate|utilizza|utilizzare|modifica|modificare|modificate|tocca|lavora|lavorare|scrivi|scrivere|rispondi|rispondere|fai|fare|esegui|eseguire|crea|creare|aggiungi|aggiungere|leggi|salva|salvare|installa|installare|pubblica|mantieni|mantenere|accetta|metti|mettere|prova|importa|importare|invia|chiama|committa|segui|seguire|includi|limita|preferisci)",
);
/** An order opens the clause, or its piece with the cue. */
const ordered = ({ clause, before }: CueSite): boolean => opens.test(clause) || opens.test(before);
const modal = anyWord(
  "deve devono devi dovete dovrà dovranno dovrebbe dovrebbero può possono puoi potete potrà va vanno consentito consentita consentiti consentite permesso permessa permessi ammesso ammessi ammesse accetta accettano",
);
const finite = anyWord(
  "è sono era erano fu c'è ci.sono ha hanno aveva resta restano manca mancano serve servono funziona esiste mostra restituisce appare succede fallisce gira contiene riguarda costa impiega richiede dura",
);

const limits = (site: CueSite): boolean =>
  speaks(site) &&
  !isAside(site) &&
  !/(?:^| )(?:non|un|una|il|la|era|da|è) {0,8}$/.test(site.before) &&
  !/^ {1,8}(?:che|un|una|perché|manca|mancano|ha|aveva|era|\d)(?![a-zà-ÿ])/.test(site.after) &&
  (modal.test(site.clause) ||
    ordered(site) ||
    (site.atStart && !site.agent && !finite.test(site.after.slice(0, 20))) ||
    (!site.agent && !finite.test(site.head) && !finite.test(site.after.slice(0, 20))));

/** "senza …" or "nessun …" without a verb of being: nothing of the kind may be added. */
const bare = (site: CueSite): boolean =>
  !finite.test(`${site.before} ${site.after.replace(/[,:(].{0,400}$/, "")}`) &&
  !isAside(site) &&
  !/^ {1,8}(?:successo|effetto|fortuna|dubbio|problema|problemi|errori|errore|risultato|risultati|risposta|altro|idea|fretta|cambiamento)(?![a-zà-ÿ])/.test(
    site.after,
  ) &&
  (!site.agent || site.ruled);

const APPROVAL =
  "(?:approvazione|autorizzazione|permesso|conferma|consenso|benestare|revisione|ok|okay|via libera|autorizzarlo|richiesta)";
const ASKS =
  "(?:chiedi|chiedete|chiedimi|chiedere|consulta|consultami|avvisa|avvisami|avvisare|conferma|domanda|senti|sentimi)";

/** Italian: "non" with infinitive and imperative, "vietato", "solo", "senza", gates, tries and failures. */
export const it: Language = {
  code: "it",
  script: "latin",
  spaced: true,
  cues: [
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
      when: (site) =>
        !isAside(site) && !PAST.test(site.after) && (!site.agent || site.ruled || modal.test(site.clause)),
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
      when: (site) => !isAside(site) && !(infinitive.test(site.cue.slice(3)) && orders(site)),
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
        speaks(site) && (!/, (?:e )?non$/.test(site.cue) || /[\d`_/@]|\p{Lu}/u.test(site.spelledAfter.slice(0, 40))),
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
  ],
  idle: phrases(`
    non (?:ti |vi |si )?preoccup-; non (?:c'è|ci sono) (?:problema|problemi|fretta|dubbio|dubbi|di che|bisogno); nessun (?:problema|dubbio); nessuna (?:fretta|idea); non solo; non soltanto; non importa; non dimentic-; non esit-; perché non; se no; o no(?= ?[,.;]|$); o meno; di niente; niente male; non male; non so; non è (?:necessario|obbligatorio|grave); non serve(?= ?[,.;]|$); non necessariamente; senza (?:problemi|dubbio|fretta); non vedo l'ora; più che mai; se non altro; come non mai; niente di grave; non è chiaro quando; non si sa`),
  openers: phrases(
    "e; ma; o; oppure; quindi; allora; inoltre; anche; per favore; ora; adesso; sempre; importante; nota; attenzione; ricorda; regola; ok; va bene; sì; bene; comunque; d'accordo; tu; voi; noi; agenti; prima di tutto; infine; in generale; per ora; d'ora in poi; da ora in poi; perciò; mi raccomando",
  ),
  closers: phrases("per favore; grazie; ancora; per ora; mai; qui; adesso; ora; anche; più"),
  leads: phrases(
    "se; quando; prima; dopo; fino; nel; nella; nei; nelle; con; per; senza; durante; mentre; da(?= [a-zà-ÿ]); salvo; tranne; eccetto; dentro; fuori; sotto; secondo; anche se; entro; sul; sulla; negli",
  ),
  conditions: phrases(
    "a meno che; salvo(?: se| in| per)?; tranne(?: se| in| per| quando)?; eccetto(?: se| in| per| quando)?; finché; fino a(?:l|lla|i)?; prima (?:di|che|del|della); dopo(?= (?:il|la|un|una|che|aver|le|i|gli|ogni))?; (?<!per )se (?:non|il|i|gli|un|una|ci|c'è|è|sei|hai|vuoi|serve|necessario|possibile|qualcuno|qualcosa|esiste|fallisce|manca|tutt[oi]|lo (?:dico|chiedo)-); solo (?:se (?:non|il|i|gli|un|una|è|hai|lo|la|vuoi|serve|qualcuno|tutt[oi])|quando|dopo); quando; mentre; durante; purché; una volta; in caso di; nel caso; fuori d(?:a|al|alla|i); senza; con l'eccezione; anche se",
  ),
  conditionEnds: [],
  gates: phrases("a meno che; salvo; finché; fino; senza; prima; tranne; eccetto"),
  reasons: phrases(
    "prima; guarda; usa; perché; poiché; dato che; siccome; visto che; così; il che; che; questo; ciò; è; sono; sta; lui; lei; altrimenti; sennò; per questo; a causa; io; noi; infatti",
  ),
  halves: phrases("non; invece d-; al posto d-; nient'altro"),
  pronouns: phrases(
    "lo; la; li; le; ciò; questo; quello; essi; esse; lì; là; farlo; toccarlo; toccarli; toccarla; toccarle; modificarlo; modificarli",
  ),
  abbreviations: phrases("es; p.es; ecc; sig; dott; pag; art; max; min; ca; cfr; nr; tel; vs"),
  release: phrases(
    "vai pure; (?:ora |adesso )(?:puoi|potete)(?! non); puoi (?:procedere|andare|continuare|farlo)-; via libera; approvato; autorizzato; procedi pure; fai pure; non (?:vale|si applica) più; (?:è|sono) (?:revocat|sbloccat)-; tolgo (?:il|la); dimentica (?:la regola|quello che)",
  ),
  yes: phrases(
    "sì; si(?= ?(?:[.,!]|$)); certo; va bene; d'accordo; ok; procedi; perfetto; confermo; confermato; approvato; vai; fallo",
  ),
  standing: phrases("ogni; sempre; mai; tutti; tutte; qualsiasi; qualunque; in generale; d'ora in poi; da ora in poi"),
  passing: phrases(
    "ancora; per ora; per il momento; per adesso; finché (?:non )?(?:te lo |lo |ti )?(?:dico|confermo|rispondo|torno|avviso)-; fino a nuovo ordine; questa volta; stavolta; oggi; in questa (?:sessione|attività|conversazione|fase); nel frattempo; fino a (?:domani|lunedì|martedì|mercoledì|giovedì|venerdì)",
  ),
  begun: phrases(
    "avviat[oaie]; lanciat[oaie]; bloccat[oaie]; sospes[oaie]; in corso; in esecuzione; migrat[oai]; disattivat[oaie]; messo in pausa",
  ),
  ended: phrases(
    "terminat[oaie]; completat[oaie]; conclus[oaie]; sbloccat[oaie]; ripres[oaie]; ripristinat[oaie]; annullat[oaie]; rimoss[oaie]; chius[oaie]; riattivat[oaie]; fermat[oaie]",
  ),
  succeeded: phrases("funziona; ha funzionato; risolto; corretto; riuscito; successo; passa; passano"),
  headings: {
    forbidding: phrases(
      "(?:assolutamente |severamente )?(?:vietato|vietati|vietata|vietate|proibito|proibiti|divieti|divieto)(?: assoluti?)?; (?:cosa |cose da )?non (?:fare|toccare|modificare|usare|consentito|ammesso); da (?:non fare|evitare); mai; evitare; fuori (?:ambito|perimetro|portata); sola lettura; non obiettivi; anti-?pattern; linee rosse; intoccabili",
    ),
    failed: phrases(
      "(?:tentativi|approcci|strade|esperimenti|opzioni|alternative|soluzioni|idee) (?:fallit|scartat|rifiutat|abbandonat|respint|non riuscit)[ie]; (?:cosa|ciò che|quello che) (?:non ha funzionato|è fallito|abbiamo già provato|non funziona); già (?:provato|provati|tentato); vicoli ciechi; scartat[oie]; fallimenti; tentativi",
    ),
    absent: phrases(
      "non (?:ancora )?(?:implementat|supportat|disponibil|fatt|inclus)[oaiei]; mancanze; lacune(?: note)?; limiti(?: noti)?; limitazioni(?: note)?; mancante; cosa manca",
    ),
    corrected: phrases("correzion[ei](?: dell'utente)?; errata; rettifiche"),
    unconfirmed: phrases(
      "(?:non|da) (?:confermat[oaie]|confermare|verificat[oaie]|verificare); ipotesi; supposizioni; sospetti; assunzioni",
    ),
    rules: phrases(
      "regol[ae]; vincoli; vincolo; convenzioni; linee guida; direttive; politiche; requisiti; limiti; principi; istruzioni; obbligatorio; importante; standard; divieti; vietato; mai; restrizioni; indicazioni; norme",
    ),
    next: phrases(
      "prossim[io] pass[io]; passi successivi; da fare; in sospeso; rimanenti; attività(?: aperte| rimanenti)?; aperto; aperti; cosa resta",
    ),
    done: phrases(
      "fatto; fatti; completat[oaie]; conclus[oaie]; terminat[oaie]; risolt[oaie]; chius[oaie]; storico; cronologia; annullat[oaie]",
    ),
  },
  words: {
    stop: "il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal dalla dai nel nella nei nelle sul sulla sui e ed o ma che chi cui non né si mi ti ci vi ne è sono era essere ha hanno ho abbiamo questo questa questi queste quello quella suo sua mio mia tuo tua nostro loro lui lei noi voi io tu come se quando dove anche già ancora più molto poi così perché mai sempre ogni tutto tutti tutte nessun nessuno nessuna niente nulla solo soltanto prima dopo senza fare fai deve devono può possono va vanno vietato vietati proibito consentito permesso favore",
    stem: stemRomance,
    concepts: conceptsBy(stemRomance, {
      delete: "cancellare cancella eliminare elimina rimuovere =rimuovi =togliere",
      change:
        "cambiare =cambia =cambiate modificare modifica modifichi =toccare =tocca =toccate =tocchi aggiornare alterare",
      write: "scrivere scrivi scritto",
      run: "eseguire esegui lanciare",
      use: "utilizzare =usare =usa =usate =usi",
      push: "pushare",
      commit: "committare",
      deploy: "=pubblicare =pubblica rilasciare",
      approval: "approvazione approvare autorizzazione autorizzare conferma confermare consenso",
      ask: "chiedere chiedi chiedimi",
      file: "=archivio",
      test: "=prova =prove testare",
      add: "aggiungere aggiungi =creare =crea",
      restart: "riavviare riavvia",
      install: "installare",
      merge: "=unire",
      rename: "rinominare",
      retry: "ritentare =riprovare",
      secret: "segreto credenziali",
      branch: "=ramo =rami",
      user: "=utente =utenti",
      production: "=produzione",
      send: "=inviare =invia =mandare",
      read: "leggere =leggi lettura",
      customer: "cliente",
      price: "prezzo",
      rule: "=regola =regole",
      start: "avviare =iniziare",
      stop: "fermare",
      answer: "rispondere risposta",
      english: "inglese",
      tax: "=imposta =imposte =tasse",
      tabl: "tabella",
      dependenci: "dipendenza",
    }),
  },
  grammar: {
    orderJoints: ["e"],
    verbJoints: ["e", "o"],
    because: ["perché"],
    lacking: ["senza"],
  },
  deeds: {
    conditional: /\b(?:senza|tranne|prima)\b/iu,
    deleting: /(?<!\p{L})cancell/iu,
    running: /\b(?:eseguire|lanciare)\b/iu,
  },
};
