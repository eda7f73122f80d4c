/** Where English says something in the short style of notes: "QR window broken", "result not comparable across runs". */
import type { CueSite } from "../../../language.ts";
import { instructs, ORDER_WITH_OBJECT } from "../words.ts";
import { CONDITIONAL_CLAUSE, REPORT } from "./clause.ts";

/** What may stand behind the word: nothing, a bracket, where, since when, why. */
export const WHERE_OR_WHY =
  "(?= {0,4}(?:[.,;:()]|$|—|–)| (?:in|on|at|for|from|to|with|by|across|under|over|during|after|before|since|until|as|because|due|so|yet|here|there|via|through|between|against|outside|beyond|within|today|per)(?: |$))";

/** A few words name a thing, and the cue says of it how it is, without a verb between them; nothing goes on behind it but where or why. "Belt Stuck: …" is a title. */
export const saidTersely = ({ before, head, after, spelled, clause, ruled }: CueSite): boolean =>
  !ruled &&
  !(/^\p{Lu}\p{Ll}/u.test(spelled) && /^ {0,4}:/.test(after)) &&
  NAMED.test(before) &&
  !VERB.test(before) &&
  !INSIDE.test(before) &&
  !NO_NAME.test(before) &&
  !LEANS.test(before) &&
  !REPORT.test(clause) &&
  !CONDITIONAL_CLAUSE.test(head) &&
  !ordersBefore(before.trimStart());

/** An order and what it is to be done to; "print window broken", "report skipped": a bare name in the singular makes one name of both. */
const ordersBefore = (before: string): boolean =>
  (ORDER_WITH_OBJECT.test(before) && !/^[a-z-]{2,20} ¤/.test(before)) ||
  (instructs.test(before) && OBJECT.test(before));

const OBJECT =
  /^[a-z-]{2,20} (?:(?:the|an?|any|all|every|each|your|our|its|their|this|that|these|those|it|them|no|only|up|out|down|for|with|by|as|if|to|from) |¤|[^ ]{2,24}[^s'u]s )/;

/** One to nine words, the last of them a name. */
const NAMED = /^ {0,8}(?!["'“‘])[(]?(?:[^ ]{1,40} {1,8}){0,8}(?:¤{1,200}|[^ ]{0,40}[a-z0-9)¤"'%]) {1,8}$/;

/** A verb, or a word that looks for one. */
const VERB =
  /(?:^| )(?:is|are|was|were|be|been|being|am|has|have|had|having|do|does|did|can|could|will|would|should|must|may|might|shall|gets?|got|cannot|[a-z]{2,8}n't|it's|that's|goes|went|seems?|look(?:s|ed)?|feels?|felt|pass(?:es|ed)?|run|runs|turns?|turned|comes?|came|means?|implies|say|says|said|declares?|declared|assumes?|assumed|contains?|uses?|using|handles?|handling|detects?|skips|filters?|lists?|prints?|if|when|whenever|whether|unless|until|that|which|who|what|how|why|where|to|and|or|not|never|no|without|with|as|than|than|like|for|from|of|in|on|at|by|an?|the|any|every|each|all)(?= {1,8}$)/;

/** Words that only point, or say how. */
const NO_NAME =
  /^ {0,8}(?:(?:it|this|that|these|those|they|he|she|you|we|i|there|here|which|who|what|so|and|or|but|then|also|still|now|already|just|all|both|yet|e\.g|i\.e|[a-z]{3,12}ly) {1,8}){1,4}$/;

/** A condition, a duty or a wish on the way, or a verb whose object the name is: "marks the row invalid". */
const INSIDE =
  /(?:^| )(?:keep(?:s|ing)?|kept|leav(?:es?|ing)|left|mark(?:s|ed|ing)?|treat(?:s|ed|ing)?|consider(?:s|ed|ing)?|mak(?:es?|ing)|made|render(?:s|ed|ing)?|sets?|setting|return(?:s|ed|ing)?|finds?|found|remain(?:s|ed)?|stay(?:s|ed)?|shows?|showed|sees?|saw|seen|count(?:s|ed)?|report(?:s|ed)?|becomes?|became|flag(?:s|ged)?|gets?|getting|got|having|with|without|is|are|was|were|be|been|it's|that's|there's|what's|if|si|when|whenever|unless|until|whether|where|while|must|should|may|might|can|could|would|will|shall|that|which|who) /;

/** A circumstance, a number of things or an order stands first. */
const LEANS =
  /^ {0,8}(?:if|when|whenever|unless|until|while|with|without|for|in|on|at|by|from|under|after|before|during|because|since|as|like|than|any|each|every|no|not|to|\d{1,6}(?:\/\d{1,6})?|e\.g|otherwise|either|neither|both|how|why|what|which|whether|where|nothing|nobody|none|never|please|verify|check|confirm|ensure|assert|what's|here's|that's|keep|leave|mark|treat|make|only|even) /;
