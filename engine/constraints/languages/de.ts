/** German. */
import type { CueSite, Language } from "../language.ts";
import { anyWord, conceptsBy, firstWord, phrases } from "./notation.ts";
import { stemGerman } from "./stems.ts";

const W = "[a-zäöüß]";

/** Orders as one says them to a friend; with "-en sie" to a stranger. */
const IMPERATIVE =
  "lösche? ändere? verändere? fasse? fass rühre? nutze? benutze? verwende schreibe? schreib mache? pushe? pushen? committ?e? merge deploye? führe? starte stoppe? entferne? füge? lege? erstelle bearbeite editiere modifiziere überschreibe? installiere? aktualisiere? rate frage? warte schicke? sende veröffentliche? rufe? gehe? geh gib vertraue? verlasse? lasse? lass nimm setze? stelle? tue? öffne schließe? schließ lies importiere exportiere refaktoriere? refactore logge? speichere antworte beantworte sprich übersetze kopiere verschiebe benenne teste baue? brich springe? spring greife? greif halte? halt wechsle wechsele ersetze packe? hänge? mische verrate teile behalte gebe breche arbeite nenne vergib schalte trage zeige erfinde wiederhole? ignoriere prüfe hole? hol bleib behandle formatiere rolle bestätige reiche stütze verschicke kürze streiche";
const opens = firstWord(
  `(?:(?:bitte|und|aber|also|dann|nun|jetzt|immer),?\\s{1,4}){0,2}(?:${IMPERATIVE.split(" ").join("|")}|${W}{2,18}e?n\\s{1,4}sie|du)`,
);
/** An order opens the clause, or its piece with the cue. */
const ordered = ({ clause, before }: CueSite): boolean => opens.test(clause) || opens.test(before);
/** Somebody may, must or shall. */
const modal = anyWord(
  "darf dürfen darfst soll sollen sollst sollte sollten muss müssen musst müsst dürft sollt ist.zu sind.zu erlaubt zulässig gestattet",
);
/** A finite verb of being, having or being able: the clause says how things are. */
const finite = anyWord(
  "ist sind war waren hat haben hatte hatten wird werden wurde wurden gibt gab kann können konnte konnten könnte bleibt existiert fehlt funktioniert läuft lief zeigt kommt kam steht liegt macht geht ging reicht bringt brachte half enthält braucht liefert lieferte tut heißt scheint passiert",
);
/** A clause that depends on another, or a relative clause. */
const DEPENDS =
  /(?:^|[ ,(])(?:wenn|falls|weil|da|dass|ob|obwohl|während|als|sobald|damit|sodass|wie|wo|warum|der|die|das|denen|welche[rs]?) (?:[^ ,;]{1,24} ){0,6}$/;
/** The same, told by what stands before its comma too. */
const depends = ({ before, head }: CueSite): boolean =>
  DEPENDS.test(before) &&
  !(
    /^ {0,8}(?:der|die|das|den) /.test(before) &&
    !/, {0,8}$/.test(head.slice(0, head.length - before.length)) &&
    !DEPENDS.test(before.replace(/^ {0,8}(?:der|die|das|den) /, ""))
  );
const CONDITIONAL = /(?:^|[ ,(])(?:wenn|falls|weil|dass|ob|obwohl|während|sobald|damit|warum|wieso) (?:[^,;]{0,60} )?$/;
/** The clause ends in a bare infinitive ("nicht anfassen"), up to a condition or remark behind it. */
const ENDS_INFINITIVE = new RegExp(
  ` (?!(?:sind|waren|haben|hatten|werden|wurden|können|konnten|müssen|gegen|neben|wegen|zwischen|seinen|ihren|meinen|deinen|keinen|allen|einen|den|dateien|daten|tabellen|zeilen|änderungen|versionen|kunden|regeln|funktionen|stunden|minuten|sekunden|tagen|namen|seiten|stellen|fragen)(?![a-zäöüß]))${W}{2,24}(?:en|ern|eln)(?:[\\s"').!]{0,6}$|,| \\(| (?:ohne|außer|bis|bevor|wenn|falls|solange|vor|nach|als|auf|in|im|für|weil|da|da)(?= ))`,
);
/** Done to things by whoever works on them. */
const DONE =
  "(?:(?:mehr|manuell|direkt|von hand|automatisch|weiter|einfach|selbst) {1,4}){0,2}(?:an-?gefasst|angerührt|geändert|verändert|gelöscht|committ?e?t|gepusht|gemerged?t?|gemergt|deploy(?:e?d|t)|editiert|bearbeitet|überschrieben|umbenannt|angetastet|verwendet|benutzt|genutzt|eingecheckt|modifiziert|verschoben|entfernt|hinzugefügt|veröffentlicht|weitergegeben|geteilt|geloggt|protokolliert|gespeichert|eingebaut|versendet|verschickt|ausgeführt|gestartet|installiert|aktualisiert|hochgeladen|beantwortet|diskutiert|verhandelt|umgangen|abgeschaltet|deaktiviert|unterschritten|überschritten|gebrochen|wiederholt|eingeführt|erstellt|angelegt|geschrieben|gemacht)";
const passive = new RegExp(`^ {1,8}${DONE}(?!${W})`);

const NICHT_FACT = new RegExp(
  `^ {1,8}(?:vorhanden|implementiert|verfügbar|unterstützt|konfiguriert|möglich|nötig|notwendig|bekannt|klar|sicher|gefunden|erreichbar|definiert|dokumentiert|gesetzt|so|sehr|ganz|mal|einmal|immer|gut|schlecht|schlimm|viel|alle|jede[rns]?|wirklich|unbedingt|wahr)(?!${W})`,
);

/** "nicht": in an order, before or behind its infinitive, or in the passive of a rule. */
const forbids = (site: CueSite): boolean => {
  const { after, before, head, clause, ruled, agent } = site;
  if (CONDITIONAL.test(head) || NICHT_FACT.test(after)) return false;
  if (
    /(?:^| )(?:muss|musst|müssen|müsst|brauchst?|brauchen|können|kann|könnte|könnten|konnte|will|wollte|wird|würde) (?:[^,]{0,40} )?$/.test(
      before,
    )
  ) {
    return /(?:^| )(?:wird|werden) (?:[^,]{0,60} )?$/.test(before) && passive.test(after) && (ruled || !agent);
  }
  if (opens.test(before)) return true;
  if (/(?:^| )(?:wird|werden) (?:[^,]{0,60} )?$/.test(before)) return passive.test(after) && (ruled || !agent);
  if (finite.test(before) || depends(site)) return false;
  return (
    ENDS_INFINITIVE.test(after.replace(/^ {0,8}(?:zu|mehr) /, " ")) &&
    !finite.test(after.replace(/,.{0,400}$/, "")) &&
    !/^(?:um|ohne|anstatt) /.test(clause.trimStart())
  );
};

/** "kein …": the name of what must not be, or an order with "kein" in it. */
const forbidsNoun = (site: CueSite): boolean => {
  const { after, before, head, ruled, agent, lead } = site;
  if (NO_SUCH.test(after) || CONDITIONAL.test(head)) return false;
  if (opens.test(before) || modal.test(before)) return true;
  const rest = after.replace(/, {0,8}(?:weil|da|denn|sonst|außer|es sei).{0,400}$/, "");
  if (ENDS_INFINITIVE.test(after) && !finite.test(before) && !depends(site)) return true;
  if (before.trim() !== "" && !site.atStart) return /[^\s,(]: {0,4}$/.test(head) && !finite.test(rest);
  if (passive.test(after.replace(/^.{0,80} (?=wird|werden)/, "").replace(/^(?:wird|werden)/, ""))) return true;
  return (
    !finite.test(rest) &&
    !LACKS.test(rest) &&
    (ruled || !agent) &&
    (ruled || lead.trim() === "" || head.trim() !== "" || !agent)
  );
};
const NO_SUCH =
  /^ {1,8}(?:ahnung|sorge|sorgen|problem|probleme|eile|wunder|zweifel|frage|hektik|panik|stress|thema|wirkung|effekt|besserung|verbesserung|unterschied|erfolg|treffer|fehler|ergebnis|ergebnisse|antwort|rückmeldung|auffälligkeiten|befunde|lust|zeit|einziger)(?![a-zäöüß-])/;
const LACKS =
  /(?:^| )(?:vorhanden|gefunden|verfügbar|definiert|konfiguriert|bekannt|nötig|notwendig|erforderlich|da|dabei|mehr da|aufgetreten|entdeckt|möglich)(?![a-zäöüß])/;

/** "nie": an order or a rule, not what never happened. */
const rulesNever = (site: CueSite): boolean => {
  const { after, before, head, clause, ruled, agent } = site;
  if (
    /^ {1,8}(?:gesehen|passiert|gelaufen|funktioniert|erreicht|aufgerufen|zuvor|wieder gesehen|war|hat|gekommen)(?![a-zäöüß])/.test(
      after,
    )
  )
    return false;
  if (ABOUT_RULES.test(clause) || CONDITIONAL.test(head) || /[ąćęłńśźż]/.test(clause)) return false;
  if (opens.test(before) || modal.test(before)) return true;
  if (ENDS_INFINITIVE.test(after) && !finite.test(before)) return true;
  if (site.atStart) return !/^ {1,8}(?:war|ist|hat|wurde)(?![a-zäöüß])/.test(after);
  if (/(?:^| )(?:hat|haben|habe|hatte|ist|war|wurde|wurden|passiert|kommt|kam|erreicht|läuft|lief) /.test(before))
    return false;
  return ruled || !agent;
};
/** A sentence about the rules below it. */
const ABOUT_RULES = /(?:^| )(?:diese|folgende|die folgenden|alle) (?:regeln?|vorgaben|verbote|grundsätze)(?![a-zäöüß])/;

const limits = (site: CueSite): boolean => {
  const { after, before, head, clause, ruled, agent } = site;
  if (
    CONDITIONAL.test(head) ||
    (/(?:^| )(?:nicht|war|waren|ist|sind|hat|hatte|haben|ging|gibt es|kam|einen|ein|das) {0,8}$/.test(before) &&
      !modal.test(clause))
  )
    return false;
  if (
    /^ {1,8}(?:dass|so|ein|eine|einen|einmal|bedingt|teilweise|kurz|halb|leider|weil|zum teil|eingeschränkt)(?![a-zäöüß])/.test(
      after,
    ) &&
    !modal.test(clause)
  )
    return false;
  if (modal.test(clause) || opens.test(clause)) return true;
  if (agent && !ruled) return false;
  if (site.atStart && !finite.test(after.replace(/,.{0,400}$/, "")))
    return (
      ruled ||
      ENDS_INFINITIVE.test(after) ||
      /^ {1,8}(?:mit|nach|in|im|unter|über|via|für|auf|bei|wenn|an|von|aus|zwischen|noch|¤|lokal|die|der|das|den)(?![a-zäöüß])/.test(
        after,
      )
    );
  return !finite.test(clause);
};

/** Somebody is given leave: what follows lifts a gate and sets none. */
const LEAVE = /(?:^| )(?:darf|dürfen|darfst|kannst|könnt|erlaubt)(?! (?:nicht|nie|kein|nur))[^.]{0,120}$/;

const APPROVAL =
  "(?:freigabe|zustimmung|genehmigung|erlaubnis|rücksprache|bestätigung|rückfrage|einwilligung|okay|ok|review|absprache|auftrag|einverständnis|abnahme|go|anweisung|autorisierung|aufforderung|ankündigung|vorwarnung|rückmeldung)";
const ANY =
  "(?:meine[rn]?|deine[rn]?|ihre[rn]?|unsere[rn]?|vorherige[rn]?|ausdrückliche[rsnm]?|explizite[rsnm]?|schriftliche[rsn]?|manuelle[rsn]?|die|der|eine[rn]?|jede|klare[sn]?|menschliche[rn]?|[a-zäöü]{2,14}s)";

/** German: imperatives of all persons, bare and separable infinitives, "kein", "nur", gates, tries and failures. */
export const de: Language = {
  code: "de",
  script: "latin",
  spaced: true,
  cues: [
    {
      as: "prohibition",
      strength: 3,
      at: "any",
      find: phrases(`
        auf keinen fall; unter keinen umständen; keinesfalls; in keinem fall; unter gar keinen umständen; um keinen preis; nie und nimmer; zu keiner zeit; zu keinem zeitpunkt
        (?:darf|dürfen|darfst|dürft) (?:… )?(?:nicht(?!s? (?:fehlen|vergessen))|nichts|niemals|nie|kein-|niemand|weder)
        (?:kein-|niemand|nichts|nie|niemals) … (?:darf|dürfen)
        (?:kein-|niemand|nichts) (?:darf|dürfen); (?:streng(?:stens)? |strikt |ausdrücklich )?(?:verboten|untersagt|unzulässig|tabu); verbietet; verboten-
        nicht (?:erlaubt|gestattet|zulässig|zugelassen|gewünscht|gewollt|akzeptabel|statthaft|hinnehmbar); unerwünscht; unterlassen; (?:hat|haben) zu unterbleiben`),
      unless: phrases("403 verboten"),
      when: (site) => !ABOUT_RULES.test(site.clause) && !CONDITIONAL.test(site.head),
    },
    { as: "prohibition", strength: 3, at: "any", find: phrases("niemals; nie(?! mehr als)"), when: rulesNever },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: phrases(
        "(?:soll|sollen|sollst|sollt) (?:… )?(?:nicht|nichts|kein-|niemand|nie); (?:ist|sind) (?:… )?nicht zu [a-zäöüß]{3,20}; (?:bitte )?nicht … (?:ist|sind) zu",
      ),
      unless: phrases(
        "nicht zu (?:ende|spät|groß|klein|viel|sehen|finden|erreichen|reproduzieren|glauben|erklären|retten)",
      ),
      when: (site) => !CONDITIONAL.test(site.head) && !/^ {1,8}heißen/.test(site.after),
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: phrases("nicht; nichts; bitte nicht; bitte nichts"),
      when: forbids,
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: phrases("bitte kein(?:e|en|er|es|em)?; kein(?:e|en|er|es|em)?; keinerlei; null (?:toleranz|emojis)"),
      when: forbidsNoun,
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:finger|hände|pfoten) weg(?: von)?; lass(?:t|en sie)? (?:bitte )?(?:die finger|die hände) (?:weg )?von; (?:halte?|halt|halten sie) (?:dich|euch|sich) … (?:fern|raus|heraus)
        (?:hör|hört|hören sie) auf,? (?:zu|mit); (?:will|wollen|möchte|möchten|wünsche) (?:hier |dort |da )?(?:kein-|nicht, dass|nichts)
        (?:gebeten|gesagt|angewiesen|vereinbart|beschlossen|versprochen|aufgetragen),? … (?:nicht|nichts|kein-); no.?go; weder … noch; nirgend(?:s|wo)`),
      when: (site) =>
        (!/^(?:weder|nirgend)/.test(site.cue) || (!finite.test(site.clause) && !site.agent) || ordered(site)) &&
        !CONDITIONAL.test(site.head),
    },
    {
      as: "prohibition",
      strength: 1,
      at: "any",
      find: phrases(`
        (?:sollte|sollten|solltest|solltet) (?:… )?(?:nicht|nichts|kein-|vermieden); vermeide(?:n sie|t)?; vermeiden; zu vermeiden; zu unterlassen; nicht (?:empfohlen|ratsam|empfehlenswert|sinnvoll, [a-z]); besser nicht; lieber nicht; lieber kein-; verzichte(?:n sie|t)? … auf; (?:auf … )?verzichten; abzuraten; wird … abgeraten; davon absehen`),
      unless: phrases("(?:um|damit) … (?:zu )?vermeiden; sollte(?:n)? (?:das|es) (?:kein problem|nicht stören)"),
      when: (site) => !CONDITIONAL.test(site.head),
    },
    {
      as: "prohibition",
      strength: 1,
      at: "any",
      find: phrases("statt; anstatt; anstelle; an stelle"),
      when: (site) =>
        (!site.agent || site.ruled) && ordered(site) && !/^ {1,8}(?:zu|dessen)(?![a-zäöüß])/.test(site.after),
    },
    {
      as: "prohibition",
      strength: 2,
      at: "any",
      find: phrases("(?<=, |\\(|– |— )(?:und )?nicht"),
      when: (site) => (ordered(site) || (site.ruled && !finite.test(site.clause))) && !NICHT_FACT.test(site.after),
    },
    { as: "restriction", strength: 2, at: "any", find: phrases("nur(?! noch nicht)"), when: limits },
    {
      as: "restriction",
      strength: 2,
      at: "any",
      find: phrases("ausschließlich; lediglich; einzig und allein; allein"),
      when: (site) => limits(site) && (site.cue !== "allein" || modal.test(site.head)),
    },
    {
      as: "restriction",
      strength: 2,
      at: "any",
      find: phrases(`
        höchstens; maximal; max\\.? (?:\\d|¤)-; nicht (?:mehr|länger|später|öfter|größer|höher|weiter) als; kein(?:e|en)? (?:weiteren?|anderen?|anderer|anderes)(?= ); nichts anderes; nichts außer; niemand (?:außer|anderes); (?:darf|dürfen) … (?:nicht )?(?:überschreiten|übersteigen)
        (?:nicht )?über … (?:hinausgehen|hinaus); bis (?:zu )?maximal; (?:mehr|weiter) nicht; (?:beschränk|begrenz|limitier)(?:e|t|en sie) … auf; (?:ist|sind|bleibt|bleiben) (?:auf … )(?:beschränkt|begrenzt); obergrenze:?`),
      when: (site) =>
        !CONDITIONAL.test(site.head) &&
        (!site.agent || site.ruled || modal.test(site.clause)) &&
        !/(?:^| )(?:war|waren|wurde|wurden|hat|hatte) /.test(site.clause),
    },
    {
      as: "requirement_negated",
      strength: 2,
      at: "any",
      find: phrases(`
        ohne (?:${ANY} ){0,3}${APPROVAL}; ohne (?:vorher |zuvor |mich |uns |dich |erst ){0,2}(?:zu fragen|nachzufragen|rückzufragen|zu bestätigen|gefragt zu|abzusprechen|bescheid); nicht ohne
        (?:erst|frühestens) (?:nach|wenn|sobald|nachdem|dann|ab)
        (?:frag|frage|fragt|fragen sie)(?: [a-zäöüß]{2,16}){0,3},? (?:bevor|ehe)
        (?:frag|frage|fragt|fragen sie|sprich|melde|melden sie|bestätige|kläre|klär) … (?:vorher|zuerst|zuvor|erst|bevor|vor dem|vor der|vor jedem|vor jeder|ehe)
        vor (?:jede[mrn]|dem|der|allen) … (?:fragen|nachfragen|rückfragen|rückfrage|rücksprache|absprechen|abstimmen|freigabe|bestätigung|bestätigen|um erlaubnis|frag-)
        (?:bedarf|bedürfen|braucht|brauchen|benötigt|benötigen|erfordert|erfordern|setzt|verlangt) (?:immer |stets |vorher )?(?:${ANY} ){0,3}${APPROVAL}; (?:nur|erst) (?:nach|mit|auf) (?:${ANY} ){0,3}${APPROVAL}; freigabepflichtig; genehmigungspflichtig
        (?:warte|wartet|warten sie|abwarten) (?:… )?(?:auf|bis); (?:stopp|stoppe|halte|halt|haltet|anhalten) (?:hier|danach|dann|an|bitte)(?: an)?; hier (?:ist )?(?:schluss|stopp|anhalten)
        nicht … (?:bevor|ehe|bis|solange|es sei denn); kein- … (?:bevor|ehe|bis|solange|es sei denn|ohne); bevor … nicht; solange … nicht; nichts … (?:bevor|ehe|bis|solange|ohne)`),
      when: (site) =>
        (!CONDITIONAL.test(site.head) || /^(?:solange|bevor)/.test(site.cue)) &&
        !(site.cue.startsWith("ohne") && LEAVE.test(site.lead + site.head)) &&
        (!/^(?:nicht|kein|bevor|solange|erst|frühestens|nichts)/.test(site.cue) ||
          site.ruled ||
          modal.test(site.clause) ||
          ordered(site) ||
          (!site.agent &&
            !/(?:^| )(?:war|waren|hat|haben|habe|hatte|ist|sind|lief|ging|kam|wurde|wurden|ging|läuft|funktioniert) /.test(
              `${site.before}${site.cue} `,
            ))),
    },
    {
      as: "requirement_negated",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:lass|lasse|lasst|lassen sie|belasse|belass) … (?:wie (?:es|sie|er) (?:ist|sind)|unverändert|unangetastet|unberührt|in ruhe|liegen|stehen|so|zu|aus|an|weg|leer)
        (?:unverändert|unangetastet|unberührt|in ruhe|so|stehen|liegen|wie (?:es|sie|er) (?:ist|sind)|geschlossen) (?:zu )?(?:lassen|gelassen|belassen|bleiben)
        (?:bleibt|bleiben)(?: [a-zäöüß]{2,16}){0,3},? wie (?:er|sie|es) (?:ist|sind|war|waren)
        (?:bleibt|bleiben|bleibe) … (?:unverändert|unangetastet|unberührt|wie (?:es|sie|er) (?:ist|sind)|gleich|identisch|geheim|vertraulich|privat|gesperrt|eingefroren|zu|geschlossen|aus|leer|stehen|liegen|außen vor)
        (?:halte|halt|halten sie|haltet) … (?:heraus|raus|fern|geheim|getrennt|aus … heraus); (?:muss|müssen|soll|sollen) … (?:unverändert|identisch|gleich|geheim|erhalten|bestehen|unangetastet) bleiben; außen vor (?:lassen|bleiben|bleibt)`),
      when: (site) => !CONDITIONAL.test(site.head) && !/(?:^| )(?:war|waren|blieb|blieben|wurde) /.test(site.before),
    },
    {
      as: "read_only",
      strength: 2,
      at: "any",
      find: phrases(`
        schreibgeschützt-; nur (?:lesbar|lesend|zum lesen|lesezugriff|leserechte|anhängen)
        (?:ist|sind|bleibt|bleiben|gilt als|gelten als|wurde|wird) (?:[a-zäöüß]{2,14} )?(?:eingefroren|gesperrt|unveränderlich|geschützt|generiert|automatisch (?:erzeugt|generiert)|außerhalb des (?:umfangs|rahmens|auftrags)|nicht teil des auftrags)
        (?:gehört|gehören) nicht (?:zum|in den) (?:umfang|auftrag|rahmen|scope); außerhalb des (?:umfangs|auftrags|scopes?)`),
      when: (site) => !CONDITIONAL.test(site.head) && (!site.agent || site.ruled),
    },
    {
      as: "failed_attempt",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:hat|haben|hatte|hatten) … (?:nicht(?:s)?|kein-|wenig) … (?:geholfen|funktioniert|geklappt|gebracht|gewirkt|gereicht|genützt|geändert|bewirkt|geschafft|verbessert|behoben|gelöst)
        (?:half|halfen|hilft|helfen|brachte|brachten|bringt|nützte?|reichte?|reicht|reichen|klappte?|klappt|klappen|funktioniert|funktionierte|funktionieren|funktionierten|ging|geht|griff|greift|wirkte|wirkt|lief|läuft|laufen|zog|zieht|skaliert|kompiliert|baut|startet|startete|änderte|löste|löst|behob|behebt) (?:… )?(?:nicht(?= ?(?:[.,;:)!]|$)| (?:mit|auf|in|im|bei|beim|unter|für|gegen|ab|seit|weil|durch|richtig|mehr|zuverlässig|stabil|sauber))|nichts(?! anderes)|gar nicht)
        ohne (?:jeden |jegliche )?(?:erfolg|wirkung|effekt|besserung|ergebnis); erfolglos-; vergeblich; vergebens; umsonst; gescheitert; scheiter(?:t|te|ten|n); fehlgeschlagen-; fehlschlag; fehlversuch-; (?:schlug|schlugen|schlägt|schlagen) … fehl
        sackgasse; (?:brachte|bringt|hatte|hat|zeigte|ergab|macht|machte|machten) (?:leider |aber |auch |praktisch )?(?:keine|keinen|kein) (?:messbar-|spürbar-)?(?: ?[a-zäöüß]{2,14} )?(?:wirkung|effekt|besserung|verbesserung|unterschied|erfolg|gewinn|änderung|nutzen|vorteil)
        (?:zurückgerollt|rückgängig gemacht|zurückgenommen|zurückgezogen|verworfen|abgelehnt|zurückgedreht|revertiert|reverted|aufgegeben|ausgeschlossen worden|zurückgebaut)
        (?:stürzt|stürzte|stürzten|bricht|brach|brachen) … (?:ab|zusammen); abgestürzt; abgebrochen; (?:ist|war|sind|bleibt) (?:leider |weiterhin |immer noch |noch )?(?:kaputt|defekt|unbrauchbar|zu langsam|zu groß|zu teuer|instabil|ungeeignet|keine option|keine lösung); (?:weiterhin|immer noch|trotzdem|wieder|erneut) (?:fehler|kaputt|rot|fehlgeschlagen|ein timeout|timeouts?); (?:verschlimmert|verschlechtert)-; (?:konnte|konnten|ließ|ließen|lässt) (?:sich )?(?:… )?nicht (?:[a-zäöüß]{3,24}(?:t|en)); lief(?:en)? (?:… )?in (?:ein|einen|den|das|timeout|fehler|eine)-`),
      unless: phrases("wenn … (?:fehlschlägt|scheitert|abbricht)"),
      when: (site) =>
        !CONDITIONAL.test(site.head) &&
        !modal.test(site.head) &&
        !/(?:^| )(?:soll|sollte|muss|darf|kann|könnte|würde) {0,8}$/.test(site.before) &&
        !ordered(site),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: phrases(`
        (?:gibt|gab) es (?:… )?(?:nicht|kein-|nichts); es (?:gibt|gab) (?:… )?(?:nicht|kein-|nichts|weder); existier(?:t|en|te|ten) (?:… )?nicht; (?:fehlt|fehlen|fehlte|fehlten); mangelt es an
        (?:ist|sind|war|waren|wurde|wurden|wird|werden|noch|bisher|bislang|ist noch|sind noch) (?:… )?nicht (?:[a-zäöüß]{2,14} )?(?:vorhanden|implementiert|verfügbar|unterstützt|konfiguriert|installiert|getestet|umgesetzt|eingebaut|gefunden|angebunden|definiert|dokumentiert|gesetzt|eingerichtet|migriert|enthalten|aktiviert|möglich|erreichbar|fertig|abgeschlossen|angelegt|ausgerollt|geprüft|belegt|gepflegt|veröffentlicht|registriert|geschrieben|bekannt|vorgesehen|abgedeckt|integriert|idempotent|atomar|eindeutig|threadsicher)
        (?:hat|haben|hatte|besitzt|kennt|bietet|enthält|enthalten|unterstützt|unterstützen|liefert|führt|exportiert|bekommt|zeigt) (?:… )?(?:kein-|nicht|weder)
        noch nicht(?! (?:klar|sicher|entschieden|so ?weit|ganz|gefragt|dran)); kein(?:e|en|er|es)? … (?:vorhanden|gefunden|verfügbar|definiert|da|konfiguriert|implementiert|hinterlegt|gesetzt); nirgends (?:definiert|dokumentiert|gefunden); unbekannt; nie (?:[a-zäöüß]{2,14} )?(?:implementiert|getestet|gelaufen|umgesetzt|deployt|aufgerufen|angelegt); nicht (?:implementiert|unterstützt|vorhanden|verfügbar|umgesetzt|konfiguriert|dokumentiert)`),
      when: (site) =>
        !CONDITIONAL.test(site.head) &&
        !ordered(site) &&
        !/(?:^| )(?:darf|dürfen|soll|sollen|muss|müssen) /.test(site.head),
    },
    {
      as: "deprecated",
      strength: 2,
      at: "any",
      find: phrases(`
        veraltet-; abgekündigt-; obsolet(?:er|es|en|em)?; nicht mehr; kein(?:e|en|er)? mehr; abgeschafft; ausgemustert; abgelöst; eingestellt(?= ?(?:[.,;)]|$|und|seit))
        (?:wurde|wurden|ist|sind|worden|bereits|inzwischen|mittlerweile) (?:… )?(?:entfernt|abgeschaltet|gelöscht|stillgelegt|eingestellt|ersetzt|gestrichen|ausgebaut|weggefallen|entfallen|abgelaufen|außer betrieb)(?: worden)?; (?:entfällt|entfallen); außer dienst`),
      when: (site) =>
        !CONDITIONAL.test(site.head) &&
        !ordered(site) &&
        !modal.test(site.head) &&
        !/(?:^| )(?:bis|sobald|nachdem|soll|sollen) /.test(site.head),
    },
    {
      as: "unconfirmed",
      strength: 2,
      at: "any",
      find: phrases(`
        vermut(?:e|en|lich|ung|ungen|et); (?:ein |der |mein )?verdacht; unbestätigt-; nicht (?:bestätigt|verifiziert|gesichert|bewiesen|nachgewiesen|belegt|sicher)(?!,? (?:dass du|ob du)); angeblich; mutmaßlich; unklar,? (?:ob|warum|wieso|wie); (?:arbeits)?hypothese; (?:nur )?eine? (?:annahme|vermutung); ungeprüft-; (?:ich|wir) (?:nehme|nehmen|gehe|gehen) (?:an|davon aus)`),
    },
    {
      as: "correction",
      strength: 2,
      at: "any",
      find: phrases(
        "(?:ist|war|sind|waren) (?:falsch|verkehrt|ein irrtum|inkorrekt|ein fehler|eine fehlannahme); korrektur(?=:| zu| von); entgegen; (?:heißt|lautet|ist|liegt|steht|nennt sich) [^,;]{1,60}, nicht; nicht [^,;]{1,60}, sondern",
      ),
      when: (site) =>
        !CONDITIONAL.test(site.head) &&
        !ordered(site) &&
        (!/, (?:nicht|sondern)$/.test(site.cue) ||
          /[\d`_/@]|\p{Lu}\p{Lu}|\p{L}[.-]\p{L}/u.test(site.spelledAfter.slice(0, 40))),
    },
    {
      as: "hedge",
      strength: 1,
      at: "any",
      find: phrases(
        "vielleicht; wahrscheinlich; möglicherweise; eventuell; evtl; könnte; könnten; scheint; scheinbar; anscheinend; wohl; womöglich; ich glaube; ich denke; nicht (?:ausgeschlossen|auszuschließen|unwahrscheinlich|unmöglich|undenkbar)",
      ),
    },
    {
      as: "duty",
      strength: 2,
      at: "any",
      find: phrases(
        "muss; müssen; musst; müsst; immer; stets; pflicht; verpflichtend; zwingend; soll; sollen; unbedingt; denk daran; vergiss nicht",
      ),
      when: (site) => !/^ {1,8}nicht/.test(site.after),
    },
    {
      as: "permission",
      strength: 2,
      at: "any",
      find: phrases(
        "(?:darf|dürfen|darfst|dürft)(?! … (?:nicht|kein-|nur)); (?:ist|sind) (?:erlaubt|gestattet|zulässig|in ordnung|okay|ok|freigegeben); (?:du|ihr|sie) (?:kannst|könnt|können); muss nicht; müssen nicht; nicht nötig; keine (?:freigabe|rückfrage|genehmigung) nötig",
      ),
      when: (site) => !/^ {1,8}(?:[^ ,]{1,24} ){0,4}(?:nicht|nur|kein)/.test(site.after),
    },
  ],
  idle: phrases(`
    keine (?:sorge|sorgen|ahnung|eile|frage|panik|angst|hektik|ursache); kein (?:problem|ding|stress|thema|zweifel|wunder); mach dir kein-; nicht nur; nicht (?:schlecht|schlimm|übel|tragisch|der rede wert|wahr|unbedingt|zwingend|zuletzt); warum nicht; wieso nicht; oder nicht; ob … oder nicht; vergiss nicht; nicht vergessen; nicht zögern; zöger-? nicht; nichts zu danken; gar nicht so; es sei denn, nicht; geschweige; macht nichts; schon gut; (?:muss|musst|müssen|müsst|brauchst?|brauchen) (?:dich |euch |dir )?nicht(?! (?:ohne|vor))`),
  openers: phrases(
    "und; aber; oder; also; dann; auch; bitte; so; doch; immer; jetzt; nun; wichtig; hinweis; achtung; merke; regel; ok; okay; ja; nein; gut; danke; außerdem; zudem; ferner; zusätzlich; grundsätzlich; generell; übrigens; ansonsten; sonst; zuerst; zunächst; schließlich; erstens; zweitens; denk dran; vorsicht; strikt; verstanden; du; wir; sie; ihr; vorerst; ab sofort; ab jetzt; von nun an; im code; im übrigen; noch etwas; nochmal; bei unklarheit",
  ),
  closers: phrases("bitte; danke; mehr; vorerst; jetzt; hier; dort; heute; noch; auch; werden; sein"),
  leads: phrases(
    "wenn; falls; sobald; solange; bevor; nachdem; bei; beim; für; auf; im; ins; am; mit; nach; vor; zu; zum; zur; aus; aufgrund; außer; außerhalb; innerhalb; während; ohne; bis; ab; unter; über; ehe; seit; sofern; trotz; von; in; an(?= (?:den?r?m?|die|das) ); neben; zwischen; gegen; durch",
  ),
  conditions: phrases(
    "es sei denn; außer(?: wenn| bei| in| mit| für)?; ausgenommen; mit ausnahme; bis(?: zum| zur| auf)?; bevor; ehe; nachdem; solange; wenn; falls; sofern; sobald; während; ohne; nur wenn; nur falls; vor (?:dem|der|jede[mr]|allen|freigabe); nach (?:dem|der|freigabe|rücksprache|absprache); außerhalb; im falle?; abgesehen von",
  ),
  conditionEnds: [],
  gates: phrases("es sei denn; bis; ohne; bevor; ehe; außer (?:mit|nach)"),
  reasons: phrases(
    "erst; zuerst; stattdessen; schau; prüfe; nimm; weil; da; denn; sonst; ansonsten; damit; sodass; so dass; andernfalls; deshalb; daher; darum; das; die; der; es; sie; dies; wegen; obwohl; ich; wir; dort; hier; dafür; was; dann",
  ),
  halves: phrases("nicht; statt; anstatt; mehr nicht"),
  pronouns: phrases(
    "es; sie; ihn; ihm; ihnen; das; dies; diese; diesen; da; dort; davon; daran; dran; darauf; damit; dahin",
  ),
  abbreviations: phrases(
    "z.b; z. b; bzw; ca; usw; u.a; d.h; ggf; evtl; inkl; exkl; vgl; s.o; s.u; nr; sog; bspw; mind; zzgl; abs; tel; str; o.ä; i.d.r; v.a; u.u",
  ),
  release: phrases(
    "(?:du|ihr|sie) (?:darfst|dürft|dürfen|kannst|könnt|können) (?:jetzt|nun|wieder|loslegen); jetzt darfst du; leg los; legt los; mach (?:das|es|mal|weiter|ruhig); freigegeben; freigabe erteilt; grünes licht; genehmigt; gilt (?:ab jetzt |jetzt )?nicht mehr; (?:ist|sind) (?:jetzt |hiermit |wieder )?(?:aufgehoben|erlaubt|freigegeben|entsperrt); hebe … auf; vergiss (?:die regel|was ich)",
  ),
  yes: phrases(
    "ja; klar; gerne?; jo; jup; passt; einverstanden; in ordnung; mach das; mach es; leg los; genau; bestätigt; freigegeben; genehmigt",
  ),
  standing: phrases(
    "jede[mrns]?; immer; nie; niemals; stets; alle(?! tests grün); allen; grundsätzlich; generell; ab sofort; ab jetzt; von nun an; jederzeit",
  ),
  passing: phrases(
    "noch nicht; noch kein-; vorerst; fürs erste; zunächst; momentan; im moment; derzeit; heute; diese woche; diesmal; bis (?:ich|wir|du|er|sie|zur|zum|auf weiteres|morgen|montag|dienstag|mittwoch|donnerstag|freitag); in (?:dieser|diesem) (?:sitzung|aufgabe|session|lauf|schritt|branch|pr|chat|runde); solange ich; einstweilen; erstmal",
  ),
  begun: phrases(
    "gestartet; angestoßen; gesperrt; pausiert; angehalten; migriert; deaktiviert; abgeschaltet; ausgesetzt; läuft (?:noch|seit|gerade|im hintergrund); angelegt (?:als test|temporär); reserviert; eingehängt; wartungsmodus (?:an|aktiv)",
  ),
  ended: phrases(
    "beendet; abgeschlossen; fertig; freigegeben; entsperrt; fortgesetzt; wieder (?:aktiviert|gestartet|an|eingeschaltet); zurückgerollt; rückgängig gemacht; entfernt; gelöscht; geschlossen; aufgeräumt; abgebrochen; erledigt; gestoppt",
  ),
  succeeded: phrases(
    "funktioniert; klappt; geklappt; behoben; gelöst; erfolgreich; erfolg; half; hilft; geholfen; läuft",
  ),
  headings: {
    forbidding: phrases(
      "(?:absolut |streng |strikt )?(?:verboten|verbote?|untersagt|tabu|tabus|no.?gos?)(?: (?:ist|sind))?; (?:was )?(?:nicht|niemals|nie)(?: (?:tun|machen|erlaubt|anfassen|ändern|verwenden|zulässig|gestattet))?; das nicht; nicht tun; nicht anfassen; was (?:du )?nicht (?:tun|machen) (?:darfst|sollst|soll|darf); (?:bitte )?vermeiden; finger weg; außerhalb des (?:umfangs|auftrags); nicht im umfang; nicht-?ziele; anti-?patterns?; nur lesen; schreibgeschützt; gesperrt; geschützt(?:e dateien)?; rote linien; don'?ts",
    ),
    failed: phrases(
      "(?:fehlgeschlagen|gescheitert|verworfen|abgelehnt|erfolglos|vergeblich|bisherig|frühere?)e? ?(?:versuche|ansätze|ideen|optionen|lösungen|experimente)?; (?:was|das) (?:nicht|schon) (?:funktioniert|geklappt|geholfen|versucht|probiert)(?: hat| wurde)?; was nicht (?:geht|ging|half|klappte|lief); (?:schon |bereits )?(?:versucht|probiert|ausprobiert)(?: und (?:gescheitert|verworfen))?; sackgassen; fehlversuche; fehlschläge; verworfen; verworfenes; ausgeschlossen",
    ),
    absent: phrases(
      "(?:noch )?nicht (?:implementiert|umgesetzt|unterstützt|verfügbar|vorhanden|enthalten|erledigt); fehlt(?: noch)?; fehlend(?:es|e)?; lücken; bekannte (?:lücken|einschränkungen|grenzen); einschränkungen; es fehlt",
    ),
    corrected: phrases("korrekturen?; berichtigungen?; richtigstellung; errata"),
    unconfirmed: phrases(
      "(?:noch )?(?:nicht|un)[ -]?(?:bestätigt|geprüft|verifiziert)(?:es|e)?; annahmen?; vermutungen?; hypothesen?; verdacht; offene vermutungen",
    ),
    rules: phrases(
      "regeln?; -?regeln; vorgaben?; grundsätze; richtlinien; konventionen; einschränkungen; rahmenbedingungen; grenzen; anforderungen; verboten; verbote; pflicht; pflichten; wichtig; leitplanken; anweisungen; prinzipien; standards; muss; commit-regeln; arbeitsregeln; spielregeln; [a-zäöüß]{2,20}regeln; arbeitsweise",
    ),
    next: phrases(
      "nächste(?:r|s)?(?: schritte?| aufgaben?| aktion)?; als nächstes; offen(?:e punkte|e aufgaben|es)?; noch (?:offen|zu tun); zu tun; zu erledigen; ausstehend; aufgaben; restarbeiten; was (?:noch )?fehlt; was bleibt",
    ),
    done: phrases(
      "erledigt(?:es)?; fertig; abgeschlossen; geschafft; gemacht; verlauf; historie; geschlossen; gelöst; abgebrochen",
    ),
  },
  words: {
    stop: "der die das den dem des ein eine einen einem einer eines und oder aber auch so wie als an am auf aus bei beim bis durch für gegen im in ins mit nach ohne um unter von vom vor zu zum zur über ist sind war waren wird werden wurde wurden sein haben hat ich du er sie es wir ihr mich dich sich uns euch mein dein unser nicht kein keine keinen keiner keines keinem nie niemals nur immer noch schon mehr alle allen aller alles jede jeden jeder jedes jedem diese diesen dieser dieses diesem dass wenn falls weil bitte darf dürfen darfst soll sollen sollst sollte muss müssen kann können hier dort dann also denn doch da bevor solange außer statt auf keinen fall unter umständen nichts etwas bitte bleibt bleiben lassen lass werde",
    stem: stemGerman,
    concepts: conceptsBy(stemGerman, {
      delete: "löschen lösche gelöscht entfernen entferne entfernt tilgen",
      change:
        "ändern ändere ändert geändert änderung verändern verändert bearbeiten bearbeite bearbeitet editieren modifizieren anfassen angefasst =fass =fasse rühren anrühren antasten aktualisieren anpassen",
      write: "schreiben schreibe schreibt geschrieben",
      run: "ausführen ausgeführt führen führe",
      use: "nutzen nutze benutzen benutze verwenden verwende verwendet genutzt benutzt",
      push: "pushen pushe gepusht",
      commit: "committen committe committet",
      deploy: "deployen ausrollen veröffentlichen veröffentliche veröffentlicht ausliefern",
      approval:
        "freigabe freigeben freigegeben genehmigung genehmigen genehmigt zustimmung zustimmen erlaubnis bestätigung bestätigen bestätigt einwilligung rücksprache",
      ask: "fragen frage gefragt nachfragen rückfrage",
      file: "datei dateien",
      add: "hinzufügen =füge =fügen anlegen erstellen erstelle erstellt ergänzen",
      restart: "neustart neustarten",
      install: "installieren installiere installiert",
      merge: "mergen merge gemergt zusammenführen",
      rename: "umbenennen umbenannt",
      retry: "wiederholen wiederhole wiederholt",
      secret: "geheimnis geheimnisse zugangsdaten passwort passwörter",
      log: "protokollieren protokolliere loggen",
      database: "datenbank datenbanken",
      branch: "zweig zweige",
      user: "benutzer nutzer",
      production: "produktion produktiv",
      send: "senden sende verschicken schicken schicke gesendet",
      read: "lesen gelesen",
      customer: "kunde kunden",
      price: "preis preise",
      rule: "regel regeln",
      start: "starten starte beginnen",
      stop: "stoppen stoppe anhalten",
      answer: "antworten antworte antwort beantworten",
      english: "englisch",
      tax: "steuer steuern",
      tabl: "tabelle tabellen",
      dependenci: "abhängigkeit abhängigkeiten",
    }),
  },
  grammar: {
    clauseJoints: ["und"],
    orderJoints: ["und"],
    verbJoints: ["oder", "und"],
    because: ["weil"],
    manners: ["von hand", "manuell"],
    lacking: ["kein[a-z]{0,2}"],
    none: ["kein(?:e|en|er)?"],
  },
  deeds: {
    conditional: /\b(?:bevor|ohne|außer|wenn|falls)\b/iu,
    changing: /(?<!\p{L})(?:(?:ge|ver|ab|um)?änder|(?:ge)?bearbeit|an(?:ge)?fass|berühr|überschr)/iu,
    staying: /in ruhe|unverändert/iu,
    deleting: /(?<!\p{L})(?:(?:ge)?lösch|umbenenn)/iu,
    running: /\b(?:ausführen|starten|aufrufen)\b|führe/iu,
    onto: /\b(?:auf|nach)/iu,
  },
};
