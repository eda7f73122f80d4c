/** Italian. */
import type { Language } from "../language.ts";
import { consent } from "./it/consent.ts";
import { constraints } from "./it/constraints.ts";
import { denials } from "./it/denials.ts";
import { facts } from "./it/facts.ts";
import { handles } from "./it/handles.ts";
import { naming } from "./it/naming.ts";
import { retiring } from "./it/retiring.ts";
import { rewording } from "./it/rewording.ts";
import { headings, words } from "./it/words.ts";
import { phrases } from "./notation.ts";

/** Italian: "non" with infinitive and imperative, "vietato", "solo", "senza", gates, tries and failures. */
export const it: Language = {
  code: "it",
  script: "latin",
  spaced: true,
  cues: [...constraints, ...facts, ...denials],
  idle: phrases(`
    non (?:ti |vi |si )?preoccup-; non (?:c'è|ci sono|c'erano|ho trovato|abbiamo trovato) (?:più |altr[ioe] |stat[ie] )?(?:problema|problemi|fretta|dubbio|dubbi|di che|bisogno|attività|regression-|error-|conflitt-|blocch-|bug|differenze|perdite|novità); nessun(?:a|o)? (?:regression-|errore|errori|conflitto|test (?:fallit|rott)-|blocco|bug|anomalia|differenza di comportamento); nessun (?:problema|dubbio); nessuna (?:fretta|idea); non solo; non soltanto; non importa(?= ?(?:[.,;)]|$| se| che| quando| come| chi| quanto)); non dimentic-; non esit-; perché non; se no; o no(?= ?[,.;]|$); o meno; di niente; niente male; non male; non so; non è (?:necessario|obbligatorio|grave); non serve(?= ?[,.;]|$); non necessariamente; senza (?:problemi|dubbio|fretta); non vedo l'ora; più che mai; se non altro; come non mai; niente di grave; non è chiaro quando; non si sa`),
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
  halves: phrases(
    "non; mai(?= (?:in|di|il|la|lo|i|gli|le|su|sul|sulla|dentro|nel|nella|nei|nelle|con|da|dal|dalla|un|una|¤)(?: |¤)); invece d-; al posto d-; nient'altro",
  ),
  pronouns: phrases(
    "lo; la; li; le; ciò; questo; quello; essi; esse; lì; là; farlo; toccarlo; toccarli; toccarla; toccarle; modificarlo; modificarli",
  ),
  introducing: phrases("un[ao]?; il; la; lo; gli; le; qualche; qualsiasi; ogni"),
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
  headings,
  words,
  grammar: {
    counts: ["(?!)", "tre", "quattro", "cinque", "(?!)", "sette", "otto", "nove", "dieci"],
    orderJoints: ["e"],
    verbJoints: ["e", "o"],
    handling: ["toccare|modificare|cambiare|cancellare|eliminare|rinominare|sovrascrivere|usare|spostare"],
    because: ["perché"],
    lacking: ["senza"],
  },
  deeds: {
    conditional: /\b(?:senza|tranne|prima)\b/iu,
    deleting: /(?<!\p{L})cancell/iu,
    running: /\b(?:eseguire|lanciare)\b/iu,
  },
  retiring,
  naming,
  consent,
  rewording,
  handles,
};
