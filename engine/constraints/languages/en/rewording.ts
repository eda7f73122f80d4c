/** What English adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** English words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  denying: /\b(?:not|no|never|nothing|none|neither|cannot|without)\b|n't\b/iu,
  softening:
    /\b(?:prefer(?:ably)?|tr(?:y|ies) (?:not )?to|if possible|where(?:ver)? possible|as far as possible|ideally|usually|generally|normally|mostly|rarely|seldom|sparingly|should probably|should (?:stay|remain|be kept|be left)|ought to)\b/iu,
  caution:
    /\b(?:careful\w{0,4}|caution\w{0,4}|carefully|with care|try|avoid|sparing\w{0,2}|prefer\w{0,5}|if possible|where possible|mind|watch|handl(?:e|es|ed|ing)|sensibl[ey]|low|rarely)\b/iu,
  keeping: /(?:(?:please|always) )?(?:keep|leave) (?:the |all )?/iu,
  opensClause:
    /note|remember|reminder|important|caution|warning|also|still|hence|therefore|because|since|that|says?|said|insists?|thus|generally|overall|currently|remaining|strictly|absolutely/iu,
  joins: /and|or|as well as/iu,
  joinsNot: /nor/iu,
  alternatives: /or/iu,
  placing: /in|on|during|for|at|within|while|inside|outside|only in/iu,
  timing: /when/iu,
  bans: /(?:please )?(?:no|(?:do not|don['’]t|never) use|stop using)(?: the| any| an?)?/iu,
  banReasons: /because|since|as /iu,
  using: /(?:with|using|uses?|used|via|through|on top of|based on)(?: the| an?)?/iu,
  vagueTrials:
    /\b(?:several|some|various|multiple|a few|other|many|different|earlier|previous|first) (?:\w{1,20} ){0,2}(?:approach(?:es)?|attempts?|ways?|options?|tries|fixes|ideas|things|trouble|problems?|issues?|difficulties|errors?)\b|\b(?:trouble|problems|issues|difficulties) with\b/iu,
  toldTrials:
    /\b(?:tried|tested|attempted|explored|considered|investigated|evaluated|looked at|ran|was|were|had|has|have|been|did|got|after|despite|with(?=[^.]{0,30}(?:success|luck))|encountered|faced|hit|failed|worked|fixed|solved|resolved|gave|given up|ruled out|rejected|discarded)\b/iu,
  trying:
    /\b(?:tr(?:y|ied|ies|ying)|attempt\w{0,3}|approach(?:es)?|trouble|fail\w{0,5}|problems?|difficult\w{0,4}|errors?)\b/iu,
  setAgainst: /not|instead of|rather than|in place of/iu,
  onlyOne: /only|solely|(?:nobody|no one|none|nothing)(?: else)? (?:but|except|other than)/iu,
  describing: /(?:if|when|whenever|while|during|where|in case)/iu,
  allBut: /outside(?: of)?|other than|beyond|elsewhere|anywhere else/iu,
  refraining:
    /(?:is|are|do|does|be) (?:not|never)(?: be)?(?: [a-z]{2,14}ly)?|(?:isn|aren|don|doesn)['’]t(?: be)?(?: [a-z]{2,14}ly)?|(?:no|without(?: any)?)(?: [a-z]{3,14}(?:ed|ic|al|ual|other))?/iu,
  negating:
    /\b(?:not|no|never|nothing|none|nobody|neither|nor|cannot|lack(?:s|ed|ing)?|ignor(?:es?|ed|ing)|omit(?:s|ted)?|miss(?:es|ing)|empty|absent|void|withdrawn|discarded|reverted|abandoned|dropped|rejected|impossible|unavailable|un(?:used|tested|wired|implemented|finished|supported|documented|verified|handled|resolved|fixed)|rather than|instead of|fail(?:s|ed|ing)?|d(?:ied|ies)|broke|breaks?|crash(?:es|ed)?|wrong|worse)\b|n['’]t\b/iu,
  binding:
    /\b(?:is|are|stays?|remains?|be|kept|left) (?:[a-z-]{2,14} ){0,2}(?:out|off[- ]limits|as(?: |-)is|untouched|unchanged|frozen|taboo)\b|\b(?:not enough|nothing (?:outside|but|else|beyond|except)|neither|has no|have no|carry no|carries no|contains? no|gets? no)\b|(?:^[^\p{L}]{0,6}|[:;,—–] )\p{L}{2,14} no (?!longer|more)/iu,
  requiring: /\b(?:needs?|requires?|must (?:first )?have|(?:only|always) (?:with|after|once))\b/iu,
  lacking: /without|unless there is/iu,
  noPlace:
    /purpose|fact|practice|principle|general|total|full|place|now|all|once|its own|their own|addition|particular/iu,
  toldOnce:
    /(?:[a-z]{2,12} )?(?:was|were|has|had|happened)|(?:is |are )?(?:needed|necessary|required|planned|done|possible|yet|so far)/iu,
  coming: /\b(?:will|shall|should|must|can|could|may|might|would|going to|to be|plans?|planned|if|whether)\b|\?/iu,
  bareArticles: /the|an?/iu,
};
