/** Where a cue in German means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { anyWord, firstWord } from "../notation.ts";

const W = "[a-zäöüß]";

/** Orders as one says them to a friend; with "-en sie" to a stranger. */
const IMPERATIVE =
  "lösche? ändere? verändere? fasse? fass rühre? nutze? benutze? verwende schreibe? schreib mache? pushe? pushen? committ?e? merge deploye? führe? starte stoppe? entferne? füge? lege? erstelle bearbeite editiere modifiziere überschreibe? installiere? aktualisiere? rate frage? warte schicke? sende veröffentliche? rufe? gehe? geh gib vertraue? verlasse? lasse? lass nimm setze? stelle? tue? öffne schließe? schließ lies importiere exportiere refaktoriere? refactore logge? speichere antworte beantworte sprich übersetze kopiere verschiebe benenne teste baue? brich springe? spring greife? greif halte? halt wechsle wechsele ersetze packe? hänge? mische verrate teile behalte gebe breche arbeite nenne vergib schalte trage zeige erfinde wiederhole? ignoriere prüfe hole? hol bleib behandle formatiere rolle bestätige reiche stütze verschicke kürze streiche";

/** An order begins the text. */
const opens = firstWord(
  `(?:(?:bitte|und|aber|also|dann|nun|jetzt|immer),?\\s{1,4}){0,2}(?:${IMPERATIVE.split(" ").join("|")}|${W}{2,18}e?n\\s{1,4}sie|du)`,
);

/** An order opens the clause, or its piece with the cue. */
export const ordered = ({ clause, before }: CueSite): boolean => opens.test(clause) || opens.test(before);

/** Somebody may, must or shall. */
export const modal = anyWord(
  "darf dürfen darfst soll sollen sollst sollte sollten muss müssen musst müsst dürft sollt ist.zu sind.zu erlaubt zulässig gestattet",
);

/** A finite verb of being, having or being able: the clause says how things are. */
export const finite = anyWord(
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

/** The cue stands in a condition, a reason or a relative clause. */
export const CONDITIONAL =
  /(?:^|[ ,(])(?:wenn|falls|weil|dass|ob|obwohl|während|sobald|damit|warum|wieso) (?:[^,;]{0,60} )?$/;

/** The clause ends in a bare infinitive ("nicht anfassen"), up to a condition or remark behind it. */
const ENDS_INFINITIVE = new RegExp(
  ` (?!(?:sind|waren|haben|hatten|werden|wurden|können|konnten|müssen|gegen|neben|wegen|zwischen|seinen|ihren|meinen|deinen|keinen|allen|einen|den|dateien|daten|tabellen|zeilen|änderungen|versionen|kunden|regeln|funktionen|stunden|minuten|sekunden|tagen|namen|seiten|stellen|fragen)(?![a-zäöüß]))${W}{2,24}(?:en|ern|eln)(?:[\\s"').!]{0,6}$|,| \\(| (?:ohne|außer|bis|bevor|wenn|falls|solange|vor|nach|als|auf|in|im|für|weil|da)(?= ))`,
);

/** Done to things by whoever works on them. */
const DONE =
  "(?:(?:mehr|manuell|direkt|von hand|automatisch|weiter|einfach|selbst) {1,4}){0,2}(?:an-?gefasst|angerührt|geändert|verändert|gelöscht|committ?e?t|gepusht|gemerged?t?|gemergt|deploy(?:e?d|t)|editiert|bearbeitet|überschrieben|umbenannt|angetastet|verwendet|benutzt|genutzt|eingecheckt|modifiziert|verschoben|entfernt|hinzugefügt|veröffentlicht|weitergegeben|geteilt|geloggt|protokolliert|gespeichert|eingebaut|versendet|verschickt|ausgeführt|gestartet|installiert|aktualisiert|hochgeladen|beantwortet|diskutiert|verhandelt|umgangen|abgeschaltet|deaktiviert|unterschritten|überschritten|gebrochen|wiederholt|eingeführt|erstellt|angelegt|geschrieben|gemacht)";

const passive = new RegExp(`^ {1,8}${DONE}(?!${W})`);

/** What is merely not there, not known or not so. */
export const NICHT_FACT = new RegExp(
  `^ {1,8}(?:vorhanden|implementiert|verfügbar|unterstützt|konfiguriert|möglich|nötig|notwendig|bekannt|klar|sicher|gefunden|erreichbar|definiert|dokumentiert|gesetzt|so|sehr|ganz|mal|einmal|immer|gut|schlecht|schlimm|viel|alle|jede[rns]?|wirklich|unbedingt|wahr)(?!${W})`,
);

/** "nicht": in an order, before or behind its infinitive, or in the passive of a rule. */
export const forbids = (site: CueSite): boolean => {
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
export const forbidsNoun = (site: CueSite): boolean => {
  const { after, before, head, ruled, agent, lead } = site;
  if (!/[a-zäöüß¤]/.test(after) || NO_SUCH.test(after) || CONDITIONAL.test(head)) return false;
  if (opens.test(before) || modal.test(before)) return true;
  const rest = after.replace(
    /, {0,8}(?:weil|da|denn|sonst|außer|es sei|bevor|ehe|bis|solange|wenn|falls|sobald).{0,400}$/,
    "",
  );
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
export const rulesNever = (site: CueSite): boolean => {
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
export const ABOUT_RULES =
  /(?:^| )(?:diese|folgende|die folgenden|alle) (?:regeln?|vorgaben|verbote|grundsätze)(?![a-zäöüß])/;

/** "nur": an order or a limit; not a count, and not what something does. */
export const limits = (site: CueSite): boolean => {
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
export const LEAVE = /(?:^| )(?:darf|dürfen|darfst|kannst|könnt|erlaubt)(?! (?:nicht|nie|kein|nur))[^.]{0,120}$/;
