/** What German says has failed, is missing, is over, is not sure or was wrong; and what it orders and permits. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import { CONDITIONAL, finite, modal, ordered } from "./sites.ts";

/** Negative facts, doubts, and directives. Groups of phrases in the notation of language.ts. */
export const facts: readonly CueGroup[] = [
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
      (!/^nicht /.test(site.cue) || finite.test(site.clause)) &&
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
];
