/** How English says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** English words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld:
    /\b(?:replac(?:es?|ing)|supersed(?:es?|ing)|overrid(?:es?|ing)|instead of|in place of) (?:all )?(?:the |those |our )?(?:(?:old|former|previous|earlier|prior)\b|(?:ones|rules?|list|section|version)? ?(?:above|before)\b)/iu,
  newer: /\b(?:new|newer|newest|updated|current|revised|latest)\b/iu,
  over: /void|obsolete|superseded|overruled|rescinded|revoked|repealed|withdrawn|retired|lifted|moot|outdated|no longer (?:valid|in force|binding|applicable)/iu,
  overVerbs: /is|are|was|were|been|now|as|declared|considered|gets|got/iu,
  overAdverbs: /now|hereby/iu,
  overLeads: /now|since/iu,
  by: /by/iu,
  since: /since|as of/iu,
  overTitles: /former rules?|old rules?|old|former|previous|replaced by [^)\]]{1,60}/iu,
  voids:
    /\b(?:no longer (?:appl(?:y|ies)|holds?|binds?|stands?|counts?)|(?:do|does)(?:n't| not) (?:apply|hold|stand|count) any ?more|(?:free|open|fine|ok|okay|allowed|permitted|possible|welcome) again|(?:scrap|forget|drop|ignore|lift|disregard|withdraw|revoke|cancel)(?:s|ped|ed|n)? (?:the|that|this|my|our) (?:["'“‘]?[\w-]{1,20}["'”’]? ){0,3}(?:rule|ban|limit|restriction|freeze|policy|instruction|convention|requirement)|(?:rule|ban|limit|restriction|freeze|policy|requirement) (?:is|was) (?:gone|off|history|dropped|dead|out)|(?:overrid|supersed|overrul)(?:es|ing))(?!\p{L})/iu,
  takesBack: /(?:overrid|supersed|overrul)(?:es|ing)/iu,
  retires: /overrid(?:es|ing)|supersed(?:es|ing)|replac(?:es|ing)|revok(?:es|ing)|lifts|cancels/iu,
  untrue: /\b(?:not|never|hardly|cannot|no)|n['’]t/iu,
  nobody: /\b(?:nobody|no one)\b/iu,
  holdsNow:
    /\b(?:from now on|from (?:today|tomorrow|\p{L}{3,9}|\d[\d-]{3,9}) on(?:wards)?|as of (?:now|today|\p{L}{3,9}|\d)|(?:changed|raised|lowered|moved|switched|updated?) (?:on|to|since|in|from)|now|instead|new (?:limit|rule|maximum|value)|update[sd]?:|from here on|actually|on second thoughts?|no,? wait)\b/iu,
  amends:
    /(?:(?:no|nah|nope|wait|actually|sorry|rather|better|i meant|let's (?:say|do|go with)|(?:let's |please )?(?:make|set|change|raise|lower|bump) (?:it|that)(?: (?:up |down )?(?:to|at))?)[,.:]{0,2} ){1,3}(?=[$€£]?\d)/iu,
  takesBackLast:
    /(?:(?:ok|okay|no|nah|wait|actually|sorry)[,.:]{0,2} ){0,3}(?:scratch|strike|forget|ignore|disregard) (?:that|this|it|the last (?:one|message|bit|part)|what i (?:just )?said)\b/iu,
  replacesAbove:
    /\b(?:this|which|it) (?:replaces|supersedes|overrides|overrules) (?:the |both |that )?(?:(?:two|three|four|five|one|last|previous|earlier) )?(?:(?:rules?|lines?|entries|entry|notes?|points?|ones?|versions?) )?(?:above|before(?: (?:it|this))?)\b/iu,
  adds: /\b(?:also|too|as well|additionally|in addition|likewise)\b/iu,
  inPlaceOf:
    /\b(?:instead of|in place of|formerly|previously|used to be|no longer|replac(?:es|ing)|supersed(?:es|ing))|\((?:was|were|ex|old:?|formerly:?|previously:?)/iu,
  changed:
    /\b(?:renam|chang|mov|switch|migrat|convert)(?:ed|es|ing|e)?(?: (?:it|everything|the|this|our)(?: [\w-]{1,20})?)?(?: from)?/iu,
  toAnother: /to|into|over to/iu,
  noMore: /not?/iu,
  anyMore: /any(?: ?more| longer)\b/iu,
  finishedLeads: /has|have|is|are|was|were|been|already|now|then|all|both|also/iu,
  finished:
    /finished|done|completed?|closed|cancell?ed|abandoned|merged|obsolete|discarded|retired|resolved|torn down|cleaned up/iu,
  isNow:
    /(?:\b(?:is|are|becomes?|runs? (?:on|at)|lives? (?:in|at|on)) now|\bnow (?:is|are|at|on|in|called|named|uses?)|\bchanged to|\bmoved to)(?::? the)?/iu,
  atPresent: /\bnow\b/iu,
  replacedBy:
    /(?:(?:has|have|is|are|was|were|been|now|which|that) ){0,4}(?:superseded|replaced|renamed|obsoleted) (?:by|with|to)\b/iu,
  failsNow:
    /\b(?:fails|fail|is (?:failing|broken|red|down)|are (?:failing|broken|red)|breaks|crashes|hangs|times out|(?:does|do)(?:n['’]t| not) (?:compile|build|start|work|pass|load))\b(?!.{0,120}\b(?:tried|trying|attempt))/iu,
  putRight:
    /(?:(?:it|this|that|now|both|all) ){0,2}(?:(?:is|are|was|were|has been|have been) ){0,1}(?:now )?(?:fixed|resolved|solved|repaired|corrected)\b/iu,
};
