/** Headings in Italian, and how its words are compared. */
import type { Headings, Words } from "../../language.ts";
import { conceptsBy, phrases } from "../notation.ts";
import { stemRomance } from "../stems.ts";

/** Whole headings by what they say of the items below them. */
export const headings: Headings = {
  forbidding: phrases(
    "(?:assolutamente |severamente )?(?:vietato|vietati|vietata|vietate|proibito|proibiti|divieti|divieto)(?: (?:assoluti?|espliciti|generali|importanti|critici|per l'agente|per gli agenti))?; (?:cosa |cose da |da |cosa l'agente )?(?:non|mai) (?:fare|fa|fai|fate|si fa|deve fare|devi fare|toccare|modificare|usare|voglio|consentit[oaie]|ammess[oaie])(?: mai| qui)?; (?:cose |cosa |errori |pratiche |pattern )?da (?:non fare|evitare); cosa evitare; mai; evitare; fuori (?:ambito|perimetro|portata); sola lettura; non obiettivi; anti-?pattern; linee rosse; intoccabili",
  ),
  failed: phrases(
    "(?:tentativi|approcci|strade|esperimenti|opzioni|alternative|soluzioni|idee) (?:fallit|scartat|rifiutat|abbandonat|respint|non riuscit)[ie]; (?:tentativi|approcci|strade|esperimenti|opzioni|alternative|soluzioni|idee|cose) (?:che )?(?:non (?:hanno funzionato|funzionano|hanno risolto|sono servit[ie]|hanno aiutato)|hanno fallito|abbiamo scartato|già provat[ie](?: senza successo)?); (?:cosa|ciò che|quello che|quel che) (?:non ha funzionato|non è servito|non ha risolto|non funziona|è fallito|è stato scartato|è andato storto|ho (?:già )?provato|abbiamo (?:già )?(?:provato|tentato|scartato))(?: e (?:non ha funzionato|è fallito|non funziona|non ha risolto))?; già (?:provato|provati|tentato); vicoli ciechi; scartat[oie]; fallimenti; tentativi",
  ),
  absent: phrases(
    "non (?:ancora )?(?:implementat|supportat|disponibil|fatt|inclus)[oaiei]; mancanze; (?:mancanze|lacune|limiti|limitazioni)(?: (?:not[ei]|attuali))?(?: d(?:el|ella|ei|i) [a-zà-ÿ]{2,20})?; mancante; (?:cosa|ciò che|quello che) (?:ancora )?(?:manca(?: ancora)?|non (?:c'è|esiste|è (?:stato )?(?:fatto|implementato|pronto))); non (?:c'è|esiste|abbiamo)",
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
};

/** How words are compared. */
export const words: Words = {
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
};
