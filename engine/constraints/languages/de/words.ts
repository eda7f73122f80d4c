/** Headings in German, and how its words are compared. */
import type { Headings, Words } from "../../language.ts";
import { conceptsBy, phrases } from "../notation.ts";
import { stemGerman } from "../stems.ts";

/** Whole headings by what they say of the items below them. */
export const headings: Headings = {
  forbidding: phrases(
    "(?:absolut |streng |strikt )?(?:verboten|verbote?|untersagt|tabu|tabus|no.?gos?)(?: (?:ist|sind))?; verbotene[rsn]? [a-zäöüß]{4,20}; unzulässige[rsn]? [a-zäöüß]{4,20}; (?:was )?(?:nicht|niemals|nie)(?: (?:tun|machen|erlaubt|anfassen|ändern|verwenden|zulässig|gestattet))?; das nicht; nicht tun; nicht anfassen; was (?:du )?nicht (?:tun|machen) (?:darfst|sollst|soll|darf); (?:bitte )?vermeiden; finger weg; außerhalb des (?:umfangs|auftrags); nicht im umfang; nicht-?ziele; anti-?patterns?; nur lesen; schreibgeschützt; gesperrt; geschützt(?:e dateien)?; rote linien; don'?ts",
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
};

/** How words are compared. */
export const words: Words = {
  stop: "der die das den dem des ein eine einen einem einer eines und oder aber auch so wie als an am auf aus bei beim bis durch für gegen im in ins mit nach ohne um unter von vom vor zu zum zur über ist sind war waren wird werden wurde wurden sein haben hat ich du er sie es wir ihr mich dich mir dir ihm ihnen sich uns euch mein dein unser nicht kein keine keinen keiner keines keinem nie niemals nur immer noch schon mehr alle allen aller alles jede jeden jeder jedes jedem diese diesen dieser dieses diesem dass wenn falls weil bitte darf dürfen darfst soll sollen sollst sollte muss müssen kann können hier dort dann also denn doch da bevor solange außer statt auf keinen fall unter umständen nichts etwas bitte bleibt bleiben lassen lass werde",
  small: "der die das und oder ist sind im in den dem des ein eine nicht mit von zu auf für",
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
};
