/** By which words English calls things and rules. */
import type { Naming } from "../../language.ts";

/** English articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues:
    /(?<!\p{L})(?:english|german|french|spanish|italian|portuguese|russian|turkish|chinese|japanese|korean|dutch|polish)(?!\p{L})/iu,
  turning:
    /\b(?:(?:you|we) (?:can|may|could)|please|feel free to|let['’]s|switch(?:ing)?|change|go(?:ing)?|back|again|return|revert|now|from now on|continue|carry on|keep|use|speak|talk|answers?|answer(?:ing)?|repl(?:y|ies)|respond|responses?|write|writing|instead|only|always|just|everything|all|(?:is|are) (?:fine|ok(?:ay)?)(?: too| again| now)?)\b/iu,
  articles: /the/iu,
  these: /that|this|our/iu,
  ours: /these|those|my/iu,
  certain: /its|agreed|given|same/iu,
  earlier: /\b(?:old|older|former|previous|earlier|above|existing)\b/iu,
  about: /for|on|about|against|of/iu,
  rules: /\b(?:rules?|conventions?|instructions?|guidelines?|decisions?)\b/iu,
  bans: /\b(?:bans?|limits?|restrictions?|polic(?:y|ies)|requirements?|constraints?|prohibitions?)\b/iu,
  states: /\b(?:freezes?|locks?|lockdown|embargo|moratorium|hold|pause)\b/iu,
  stateTimes: /until|till|before|while|during|for/iu,
  manyRules:
    /rules|conventions|instructions|guidelines|decisions|bans|limits|restrictions|policies|requirements|constraints|prohibitions/iu,
  entries: /rule|decision|item|point|no\.?|number|entry|convention/iu,
  notes: /final|updat|not|info|fyi|decision|decid|chang|correct|new|news/iu,
  days: /(?:mond|tues|wednesd|thursd|frid|saturd|sund)a|(?:januar|februar|march|april|may$|jun|jul|august|septemb|octob|novemb|decemb)|(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun)$/iu,
  whileTimes: /until|till|before|while|during|as long as|so long as/iu,
  copulas: /is|are/iu,
  links: /of|is|to|at/iu,
  stateLabels: /status|state/iu,
  compared:
    /(?:no |not )?(?:more|longer|larger|bigger|greater|fewer|less|older|higher|lower|later) than|at (?:most|least)|up to|max(?:imum|\.)?(?: of)?|min(?:imum|\.)?(?: of)?|under|over|below|above|within/iu,
  workplaces:
    /\bmounted|\brepo(?:sitory)?\b|\broot\b|\bcheckout|\bcheck(?:ed)? out|\bworktree|\bwork(?:ing|space)?\b|\brelative to|\bproject\b|\bdirectory\b|\bbase (?:path|dir)/iu,
};
