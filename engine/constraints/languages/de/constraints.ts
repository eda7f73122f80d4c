/** What German forbids, limits and makes wait. */
import type { CueGroup } from "../../language.ts";
import { phrases } from "../notation.ts";
import {
  ABOUT_RULES,
  CONDITIONAL,
  finite,
  forbids,
  forbidsNoun,
  LEAVE,
  limits,
  modal,
  NICHT_FACT,
  ordered,
  rulesNever,
} from "./sites.ts";

/** Somebody's word, or leave. */
const APPROVAL =
  "(?:freigabe|zustimmung|genehmigung|erlaubnis|rücksprache|bestätigung|rückfrage|einwilligung|okay|ok|review|absprache|auftrag|einverständnis|abnahme|go|anweisung|autorisierung|aufforderung|ankündigung|vorwarnung|rückmeldung)";

/** Whose word it is, and which. */
const ANY =
  "(?:meine[rn]?|deine[rn]?|ihre[rn]?|unsere[rn]?|vorherige[rn]?|ausdrückliche[rsnm]?|explizite[rsnm]?|schriftliche[rsn]?|manuelle[rsn]?|die|der|eine[rn]?|jede|klare[sn]?|menschliche[rn]?|[a-zäöü]{2,14}s)";

/** Rules: bans, limits, gates and closed areas. Groups of phrases in the notation of language.ts. */
export const constraints: readonly CueGroup[] = [
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
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: phrases(
      "nicht (?:per|via|über|mit|aus|in|im|von|durch|als|auf|an) … (?:, )?sondern; nicht [^,;]{2,60}, sondern",
    ),
    when: (site) => !finite.test(site.clause) && !site.agent && !CONDITIONAL.test(site.head),
  },
  { as: "restriction", strength: 2, at: "any", find: phrases("nur(?! noch nicht)"), when: limits },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: phrases(
      "(?:steht|stehen|liegt|liegen|gehört|gehören|kommt|kommen|bleibt|bleiben) (?:immer |stets )?nur (?:in|im|unter|auf|nach|ins)",
    ),
    when: (site) => !site.agent && !CONDITIONAL.test(site.head),
  },
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
          !/(?:^| )(?:war|waren|hat|haben|habe|hatte|ist|sind|lief|ging|kam|wurde|wurden|läuft|funktioniert) /.test(
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
];
