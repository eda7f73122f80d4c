/** Where a cue in Italian means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { anyWord, firstWord } from "../notation.ts";
import { asideBehind, deniesByNoun, orders, ordersWith, partOfDesign } from "../romance.ts";

/** The cue stands in a condition, a relative clause or a reason. */
export const isAside = asideBehind("se|quando|perché|poiché|dato che|che|cui|mentre|sebbene");

/** A text that shares "solo", "mai" or "senza" with another language is Italian where one of these stands in it. */
const ITALIAN =
  /[àèìòù]|(?<![a-zà-ÿ])(?:il|lo|gli|della|del|dei|delle|degli|che|di|con|un|una|non|sono|nel|nella|nei|sul|sulla|al|alla|senza|anche|questo|questa|ogni|prima|tutti|tutte|suo|mio|nostro|nessun|nessuna|mai|la|le|si|è|da|dal|dalla|ma|dopo|fuori|finché|devono|deve|agli|alle|ci|hanno)(?![a-zà-ÿ])/;

/** A sign of the language beside the cue itself, which other languages have too. */
export const speaks = ({ clause, cue, spelled, after }: CueSite): boolean =>
  ITALIAN.test(clause.replace(cue, " ")) ||
  opens.test(clause) ||
  infinitive.test(after) ||
  (cue === "mai" && /^ {1,8}¤/.test(after)) ||
  (spelled === "mai" && /^ {1,8}(?:in|su|con|dentro|per|più) /.test(after));

const CLITICS = "(?:(?:si|lo|la|li|le|mi|ti|ci|vi|ne|gli)\\s{1,4}){0,2}";

/** A bare infinitive forbids one person: "non toccare", "non farlo". */
export const infinitive = firstWord(
  `${CLITICS}(?:mai\\s{1,4}|più\\s{1,4})?[a-zà-ÿ]{1,18}(?:are|ere|ire|rre|arl[oaie]|erl[oaie]|irl[oaie]|arsi|ersi|irsi|arne|erne|arci|arti|armi|ermi|irmi|arvi|ervi|irvi|erti|irti|argli|ergli|armelo|artelo)`,
);

/** To many, or to a stranger: "modificate", "usi", "tocchi". */
export const ORDER = firstWord(
  `${CLITICS}(?!(?:state|siate|potete|avete|sapete|dovete|volete|estate|date|vite|rete|sete|pareti|moneta|esiste|sempre)(?![a-zà-ÿ]))(?:[a-zà-ÿ]{2,16}(?:ate|ete|ite)|fate|[a-zà-ÿ]{2,16}iamo(?!\\s{1,4}più)|modifichi|tocchi|usi|cambi|cancelli|elimini|scriva|esegua|aggiunga|crei|faccia|installi|pubblichi|carichi|inserisca|rinomini|rimuova|sposti)`,
);

/** What is not done by anybody: a rule in the passive. */
export const PASSIVE = firstWord(
  "(?:si\\s{1,4}(?:tocca|toccano|modifica|modificano|cambia|cambiano|cancella|elimina|usa|usano|aggiunge|pubblica|committa|fa|fanno|crea|installa|discute|discutono|scrive|scrivono|accettano|accetta|tocca|rilascia|rilasciano|mergia|pusha|deploya|inventa|inventano|aggiungono|creano|cancellano|eliminano|rimuove|rimuovono|salta|saltano|importa|importano|installa|installano(?!\\ssu)|traduce|traducono|rinomina|ridisegna|sovrascrive|mischia|mischiano|duplica|ignora|ignorano|lancia|indovina|forza|logga|loggano|espone|espongono|commit|chiede|chiedono)|(?:va|vanno)\\s{1,4}(?:mai\\s)?[a-zà-ÿ]{2,16}[st][oaie])",
);

/** "va committato": what is owed, in a relative clause too. */
const OWED = firstWord("(?:va|vanno)\\s{1,4}(?:mai\\s)?[a-zà-ÿ]{2,16}[st][oaie]");

/** What parts of a design never do to each other: "il core non importa", "i controller non accedono". */
const DESIGNED = firstWord(
  `${CLITICS}(?:mai\\s{1,4})?(?:(?:import|chiam|us|utilizz|tocc|alter|modific|cre|port|entr|logg|salv|carica|valid|consult|blocc|annull|cancell|restituisc|duplic|mischi|condivid|lanci|eredit|gener|invoc|divent|cambi|supera|rest|decid|pass|calcol|invi|sovrascriv|stamp)(?:a|ano|e|ono)|(?:dipend|conosc|scriv|acced|ricev|legg|espon|contien|conteng|perd|rimuov|fa|fanno|va|vanno|rompe|segu|vive|prend)(?:e|ono)?|(?:viene|vengono)\\s{1,4}(?:mai\\s{1,4})?[a-zà-ÿ]{3,16}[oaie]|ha|hanno)`,
);

/** Among rules, what something named does not do is how it is to be built. */
export const layers = (site: CueSite): boolean => site.ruled && isPart(site);

const isPart = partOfDesign(DESIGNED, "attualmente|oggi|ancora|già|per ora");

/** Among rules, a thing named with what it goes without: "UI senza logica". */
export const goesWithout = (site: CueSite): boolean =>
  site.ruled &&
  site.listed &&
  !site.agent &&
  site.lead.trim() === "" &&
  !opens.test(site.head) &&
  / {0,4}[a-zà-ÿ¤]/.test(site.head) &&
  site.head.length < 40 &&
  !/[,:;(]/.test(site.head) &&
  !/(?:are|ere|ire|rre)(?![a-zà-ÿ])/.test(site.head) &&
  !finite.test(`${site.head} ${site.after}`) &&
  bare(site);

/** "non" before a verb: a rule; not what something does or what happened. */
export const forbids = (site: CueSite): boolean => {
  const { after, before, ruled, agent } = site;
  if (OWED.test(after) && !/(?:^| )(?:se|quando) [^,]{0,60}$/.test(before)) return ruled || !agent;
  if (isAside(site)) return false;
  if (layers(site)) return true;
  if (PASSIVE.test(after)) return ruled || !agent;
  if (/(?:^| )(?:per|da|a|può|puoi|possono|posso|di) {1,8}$/.test(before))
    return /(?:chiesto|detto|chiede|ricorda|ricordati|attenzione|cura|prega|pregato|deciso|promesso) (?:[a-zà-ÿ]{2,12} )?(?:di|a) {1,8}$/.test(
      before,
    );
  if (infinitive.test(after)) return true;
  return ORDER.test(after) && (orders(site) || /(?:^| )(?:ma|e|voi|che|favore)[: ] {0,8}$/.test(before));
};

/** An order begins the text. */
const opens = firstWord(
  "(?:per\\sfavore,?\\s)?(?:usa|usare|usate|utilizza|utilizzare|modifica|modificare|modificate|tocca|lavora|lavorare|scrivi|scrivere|rispondi|rispondere|fai|fare|esegui|eseguire|crea|creare|aggiungi|aggiungere|leggi|salva|salvare|installa|installare|pubblica|mantieni|mantenere|accetta|metti|mettere|prova|importa|importare|invia|chiama|committa|segui|seguire|includi|limita|preferisci)",
);

/** An order opens the clause, or its piece with the cue. */
export const ordered = ordersWith(opens);

/** Somebody may, must or shall. */
export const modal = anyWord(
  "deve devono devi dovete dovrà dovranno dovrebbe dovrebbero può possono puoi potete potrà va vanno consentito consentita consentiti consentite permesso permessa permessi ammesso ammessi ammesse accetta accettano",
);

/** A finite verb of being, having or being able: the clause says how things are. */
export const finite = anyWord(
  "è sono era erano fu c'è ci.sono ha hanno aveva resta restano manca mancano serve servono funziona esiste mostra restituisce appare succede fallisce gira contiene riguarda costa impiega richiede dura",
);

/** "solo": an order or a limit; not a count, and not what something does. */
export const limits = (site: CueSite): boolean =>
  speaks(site) &&
  !isAside(site) &&
  !/(?:^| )(?:non|un|una|il|la|era|da|è) {0,8}$/.test(site.before) &&
  !/^ {1,8}(?:che|un|una|perché|manca|mancano|ha|aveva|era|\d)(?![a-zà-ÿ])/.test(site.after) &&
  (modal.test(site.clause) ||
    ordered(site) ||
    (site.atStart && !site.agent && !finite.test(site.after.slice(0, 20))) ||
    (!site.agent && !finite.test(site.head) && !finite.test(site.after.slice(0, 20))));

/** "senza …" or "nessun …" without a verb of being: nothing of the kind may be added. */
export const bare = (site: CueSite): boolean =>
  byNoun(site) &&
  !/^ {1,8}(?:successo|effetto|fortuna|dubbio|problema|problemi|errori|errore|risultato|risultati|risposta|altro|idea|fretta|cambiamento)(?![a-zà-ÿ])/.test(
    site.after,
  );

const byNoun = deniesByNoun(finite, isAside);
