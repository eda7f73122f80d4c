/** German. */
import type { Language } from "../language.ts";
import { consent } from "./de/consent.ts";
import { constraints } from "./de/constraints.ts";
import { facts } from "./de/facts.ts";
import { handles } from "./de/handles.ts";
import { losses } from "./de/losses.ts";
import { naming } from "./de/naming.ts";
import { pledges } from "./de/pledges.ts";
import { retiring } from "./de/retiring.ts";
import { rewording } from "./de/rewording.ts";
import { told } from "./de/told.ts";
import { headings, words } from "./de/words.ts";
import { phrases } from "./notation.ts";

/** German: imperatives of all persons, bare and separable infinitives, "kein", "nur", gates, tries and failures. */
export const de: Language = {
  code: "de",
  script: "latin",
  spaced: true,
  cues: [...constraints, ...facts],
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
    "es sei denn; außer(?: wenn| bei| in| mit| für)?; ausgenommen; mit ausnahme; bis(?: zum| zur| auf)?; bevor; ehe; nachdem; solange; wenn; falls(?! (?:back|through|into|under|within|short|behind|off|out|over|to|on|apart|below)(?![a-zäöüß])); sofern; sobald; während; ohne; nur wenn; nur falls; vor (?:dem|der|jede[mr]|allen|freigabe); nach (?:dem|der|freigabe|rücksprache|absprache); außerhalb; im falle?; abgesehen von",
  ),
  conditionEnds: [],
  gates: phrases("es sei denn; bis; ohne; bevor; ehe; außer (?:mit|nach)"),
  reasons: phrases(
    "erst; zuerst; stattdessen; schau; prüfe; nimm; weil; da; denn; sonst; ansonsten; damit; sodass; so dass; andernfalls; deshalb; daher; darum; das; die; der; es(?! sei denn); sie; dies; wegen; obwohl; ich; wir; dort; hier; dafür; was; dann",
  ),
  halves: phrases("nicht; statt; anstatt; mehr nicht"),
  pronouns: phrases(
    "es; sie; ihn; ihm; ihnen; das; dies; diese; diesen; da; dort; davon; daran; dran; darauf; damit; dahin",
  ),
  introducing: phrases("eine?[mnrs]?; de[rmns]; die; das; irgende-; jede[mnrs]?; weitere[mnrs]?"),
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
  headings,
  words,
  grammar: {
    counts: ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
    clauseJoints: ["und"],
    orderJoints: ["und"],
    verbJoints: ["oder", "und"],
    handling: [
      "anfassen|ändern|verändern|bearbeiten|löschen|entfernen|umbenennen|überschreiben|ersetzen|verwenden|benutzen|verschieben|anrühren",
    ],
    titleAsides: ["bekannt(?:es)?", "warum", "notizen", "hinweise", "sonstiges"],
    because: ["weil"],
    manners: ["von hand", "manuell"],
    lacking: ["kein[a-z]{0,2}"],
    none: ["kein(?:e|en|er)?"],
    numbering: ["nr\\.?"],
    hours: ["uhr"],
  },
  deeds: {
    conditional: /\b(?:bevor|ohne|außer|wenn|falls)\b/iu,
    changing: /(?<!\p{L})(?:(?:ge|ver|ab|um)?änder|(?:ge)?bearbeit|an(?:ge)?fass|berühr|überschr)/iu,
    staying: /in ruhe|unverändert/iu,
    deleting: /(?<!\p{L})(?:(?:ge)?lösch|umbenenn)/iu,
    running: /\b(?:ausführen|starten|aufrufen)\b|führe/iu,
    onto: /\b(?:auf|nach)/iu,
  },
  retiring,
  naming,
  consent,
  told,
  pledges,
  rewording,
  losses,
  handles,
};
