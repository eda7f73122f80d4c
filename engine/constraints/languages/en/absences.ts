/** What English says is missing, unfinished or out of reach. */
import type { CueGroup } from "../../language.ts";
import { gapAtStart, namesAGap, ofTheWork, settled, subjectNamed } from "./fact-sites.ts";
import { unconditional } from "./sites.ts";

/** Gaps by the thing that is missing, by its state or by a label. Notation of language.ts. */
export const absences: readonly CueGroup[] = [
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: ["no(?= [a-z¤])(?! (?:longer|more|problem|worries|need|matter|doubt|one))", "zero(?= [a-z])"],
    when: gapAtStart,
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "(?:ships?|shipped|comes|came|defines?|declares?|states?|specif(?:y|ies)|documents?|mentions?|implements?|handles?|registers?|emits?|publish(?:es)?|exports?|exposes?|leaves|accepts|gets|sees|knows|owns|grants?|granted|gave) (?:with )?(?:no|neither|none of)(?= [a-z¤])(?! (?:longer|effect|differences?|problems?|choice|trouble|intention|doubt|matter|idea|attention|secrets?|errors?(?! code)|warnings?|data|side|harm|state|external|other|more|further|dependencies|assumptions?|action|special|changes?|new|room))",
      "(?:tickets?|specs?|briefs?|docs?|vendor|manual|error|logs?|messages?|readme|page) (?:itself )?gives? no(?= )",
      "(?:yielded|produced|found|revealed|returned|showed|offered|exposed|contained|received|provided|included|carried|listed|recorded|reported|identified|surfaced|detected) (?:absolutely )?no(?= [a-z¤])(?! (?:errors?|issues?|problems?|regressions?|failures?|warnings?|conflicts?|differences?|changes?|findings?|blockers?|new|other|longer|more|further|leaks?|duplicates?|violations?|mismatch(?:es)?|secrets?|drift|surprises?|matches|output|results?|hits))",
      "(?:ships?|shipped|comes|came|is stored|are stored|was built|were built|was generated|arrives?|was released|went live|deployed) without(?= [a-z¤])(?! (?:problems?|issues?|errors?|trouble|warnings?|downtime|incidents?|conflicts?))",
      "(?:has|have|had|with|at) (?:zero|0) (?:[a-z-]{2,16} )?(?:coverage|tests?|documentation|docs|callers|users|consumers|references|usages?|hits|support|visibility|validation|monitoring|entries|rows|comments|handlers)",
      "(?:says|said|say|tells? us|mentions|knows|does|did|contains|has|shows) nothing(?: (?:about|of|on|regarding|beyond|for|in|at all))?(?= |[.,;)]|$)(?! (?:when|if|unless|until|while|wrong|more|else))",
      "nothing in (?:the |this |our )?(?:[^ ,]{1,30} ){1,4}(?:calls|uses|reads|imports|references|tests|checks|covers|sets|writes|enforces|handles|prevents|mentions|depends|exercises|validates)",
      "nothing (?:else |currently |there |here |yet |actually |really )?(?:exercises|imports|references|consumes|writes|handles|depends on|implements|sets|produces|emits|listens|subscribes|consults|documents|backs|restores|cleans|retries|polls|renders|sends|loads|exists)",
      "not (?:every|all|each) (?:[^ ,]{1,20} ){1,4}(?:is|are|was|were|has|have|does|do|can|supports?|works?|pass(?:es)?)",
      "incompatible with",
      "(?:has|have|had) yet to be [a-z]{3,14}",
      "but (?:is |are |was |were |still |currently )?(?:unwired|unused|unimplemented|untested|empty|stubbed(?: out)?|disabled|commented out|never (?:called|used|read|set|wired))(?= {0,4}(?:[.,;:)—–]|$| (?:in|on|by|so|because|for) ))",
      "not in (?:ci|git|production|prod|the (?:repo|repository|workflow|build|pipeline|image|bundle))",
      "(?:has|have|had) yet to (?:run|land|ship|merge|sign|answer|decide|happen|start|finish|see|review|confirm|implement|test)",
      "(?:is|are|was|were)(?:n't| not)(?: even| yet| currently| actually)? (?:(?:on|in|under|inside|at|within|listed in|present in|part of|among|behind|checked into|available (?:in|on|for|from|to)) (?:the|our|this|any|its|their|every|git|main|master|npm|pypi|ci|version|source|production|staging|prod|place|scope|sync|use|¤)|on (?:a|my|your|the|its)? ?path|in (?:a|an) [a-z-]{3,16})",
      "(?:is|are|was|were|remains?|stays?|still|currently|all|sits?) (?:[a-z]{2,12} )?(?:empty(?= {0,4}(?:[.,;:)—–]|$| (?:on|in|for|and|so|because|since|after|at) ))|unused|dead code|uncommitted|unpushed|unauthenticated|unsigned(?= {0,4}(?:[.,;:)—–]|$))|unencrypted|unfinished|incomplete|undecided|unassigned|unowned|unreleased|unpublished|unlinked|unwired|uncovered|unlisted|untracked|unindexed|unvalidated|unguarded|unprotected|unenforced|unhandled|unresolved|unfixed|orphaned|half[- ](?:done|finished|implemented|built|baked)|partially (?:implemented|done|finished|complete)|partly (?:implemented|done|finished)|stubbed(?: out)?|off(?= (?:in|on|for) )|commented out|out of reach|switched off|turned off|not there|a dead link|a black box|a mock-?up|a skeleton|a shell|a dummy|a to-?do|stub only|a stub|a placeholder|only a (?:stub|placeholder|mock-?up|skeleton|shell|prototype|sketch|draft)|just a (?:stub|placeholder|mock-?up|skeleton|shell|prototype|sketch|draft))",
      "(?:currently|still) hard-?coded",
      "(?:is|are|was|were) (?:now )?hard-?(?:coded|wired)(?= (?:instead|rather|to|for now|as|at)(?: |$)| ?(?:[.,;)]|$))",
      "(?:currently|still|just|only) (?:just |simply |merely )?(?:throws?|returns?|raises?) ¤{1,80}(?= {0,4}(?:[.,;:)—–]|$))",
      "(?:documented|defined|tested|covered|handled|used|called|checked|enforced|mentioned|implemented|referenced|imported) (?:nowhere|by nobody|by nothing)",
      "(?:is|are|was|were) (?:never|not|rarely) (?:actually |really |ever |even |yet )?(?:called|used|read|set|invoked|reached|executed|consumed|imported|referenced|rendered|registered|populated|written|released|closed|freed|awaited|cleaned up|rotated|refreshed|invalidated|updated|emitted|triggered|loaded|persisted|enforced|consulted|picked up|exercised|hit)(?! (?:directly|outside|from|by (?:the )?(?:user|agent|code|tests)|in (?:plain|production|a )|until|before|unless|with|more than|twice|without|again|as|to|into|manually|when))",
      "(?:was|were|has been|have been|had been|got) (?:skipped|left out|omitted|deferred|postponed|descoped|put off|cut short|left undone|left open|not attempted)(?! (?:by|if|when|because of the|in the (?:list|output)))",
      "(?:tests?|suites?|steps?|checks?|jobs?|specs?|hooks?|builds?) (?:[a-z]{2,12} )?(?:is|are) (?:currently |still |always )?(?:skipped|disabled|commented out|quarantined|excluded|ignored|switched off|turned off)",
      "(?:never|not) (?:actually |really |ever )?(?:made it (?:in)?to|got around to|gets? (?:called|run|used|read)|ran on|runs? (?:in|on)|went live|shipped|landed|merged|worked|happened|came|existed)",
      "only (?:the |a |one |half |part of (?:the )?|some (?:of )?(?:the )?)?(?:(?!when |if |where |for |in |after |once |use |run )[^ ,]{1,20} ){0,5}(?:is|are|was|were|has been|have been) (?:implemented|translated|tested|covered|supported|documented|done|wired|migrated|ported|built|finished|available|configured|populated|complete)",
      "(?:(?:unit |integration |e2e )?tests?|reviews?|ci|documentation|docs|(?:test )?coverage|monitoring|alerting|backups?|linting|linter|migrations?|authentication|auth|logging|persistence|database|approval|sign-off|owner|tests? run) ?: (?:none|nothing|missing|absent)(?: (?:yet|so far|found|configured|set up|written|in (?:the )?[a-z]{2,12}))?",
      "(?:do not|don't|does not|doesn't|did not|didn't) (?:yet |currently |even )?have(?= (?:the|an?|any|access|permission|enough|[a-z¤]))(?! (?:to|any (?:problem|issue|opinion|question|preference)|an? (?:opinion|preference|problem)))",
      "(?:i|we|they|agents?|agent) (?:currently |still )?(?:have|had|has) no(?= )(?! (?:idea|plans?|opinion|preference|objections?|problem|intention|questions?|doubt|strong|reason|time|further|more|other|choice))",
      "not (?:found|installed|present|available|set|there|possible|reachable|readable|writable|accessible|visible) (?:on|in|at|from|under|for|via|through|to)",
      "(?:owner|cause|reason|origin|status|root cause|behaviou?r|impact|author|password|location) (?:is |still |currently )?(?:unknown|unclear|undetermined|not known|not established)",
      "(?:is|are|was|were)(?:n't| not)(?: yet| currently| actually| even| really| fully| strictly)? (?:persistent|consistent|transactional|synchronous|portable|durable|accurate|exhaustive|comprehensive|complete|visible|readable|writable|editable|searchable|clickable|responsive|accessible|usable|representative|equivalent|identical|interchangeable|feasible|viable|live|active|online|public|private|writeable|automatic|transitive|recursive|incremental|isolated|hermetic|signed|versioned|tagged|typed|async|reentrant|re-entrant|exposed|reviewed|approved|agreed|signed off)(?! (?:enough )?(?:to (?:me|you)|what you|whether|if|why|how))",
      "(?:is|are|gets?) (?:lost|dropped|forgotten) (?:on|in|after|during|across|between|when (?:re|con|round))",
      "order (?:is|was)(?:n't| not) (?:guaranteed|preserved|stable|kept)",
      "(?:know|known) of no",
      "(?:is|are|was|were) (?:out of|beyond) (?:reach|our control|my control)",
    ],
    unless: [
      "if there (?:is|are) no",
      "(?:open )?(?:questions?|issues?|blockers?|problems?|errors?|failures?|conflicts?) (?:is|are|was|were) (?:un)?resolved",
      "no longer",
    ],
    when: (site) =>
      unconditional(site) &&
      settled(site) &&
      subjectNamed(site) &&
      !/^(?:previously|formerly|before|earlier|originally|until now) /.test(site.clause),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "(?:i|we) (?:have not|haven't|had not|hadn't|did not|didn't) (?:yet |actually |even |been able to )?(?:run|test|push|commit|verif|check|deploy|merge|publish|finish|start|implement|touch|migrat|updat|try|tri|find|found|look|review|measur|investigat|open|creat|written|write|built|build|done|address|fix|confirm|reproduc|translat|document)-",
      "(?:i|we) (?:do not|don't|did not|didn't) (?:currently |yet )?have (?:access|permission|an?|any|the) [a-z]{3,16}",
    ],
    when: (site) => settled(site) && !/^ {0,3}(?:problem|issue|opinion|preference|question|idea)/.test(site.after),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: ["(?:is|are|was|were)(?:n't| not) (?:actually |really |yet |even |currently )?an?(?= [a-z¤])"],
    when: (site) => unconditional(site) && settled(site) && ofTheWork(site),
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: [
      "(?:still |currently |explicitly |deliberately )?(?:not (?:yet )?(?:run|tested|verified|checked|pushed|committed|deployed|merged|migrated|translated|documented|configured|installed|found|present|exposed|reviewed|addressed|investigated|attempted)(?: yet)?|postponed|skipped|left out|omitted|not in (?:the |this )?(?:script|repo|scope|release|build|version|image|plan|mvp)|not included|not covered|not done|descoped|unfinished|incomplete|untested|unverified|undocumented|uncovered|absent|unavailable|lacking|known limitations?|limitations?|known issues?|known restrictions?|gaps?|caveats?|blind spots?)(?= {0,4}: [^ ])",
    ],
    when: namesAGap,
  },
  {
    as: "absent",
    strength: 2,
    at: "end",
    find: [
      "(?:still |yet |currently |explicitly |deliberately )?not (?:yet )?(?:been )?(?:supported|started|available|implemented|done|tested|run|verified|configured|installed|documented|wired(?: up)?|deployed|migrated|translated|used|included|written|built|set|checked|handled|exposed|planned|possible)(?: yet| so far| at all| anywhere)?",
      "(?:unknown|untested|undocumented|unimplemented|unconfigured|uncommitted|unfinished|incomplete|undecided)",
    ],
    when: (site) =>
      unconditional(site) &&
      settled(site) &&
      /[a-z0-9¤)"'] ?(?::|—|–|-|→|->|,|\(|\|)? {0,3}$/.test(`${site.lead}${site.head}`) &&
      !/(?:^| )(?:if|when|whether|or|and|that|which|be|is|are|was|were|unless|where|as|of|the|an?|for) {0,3}$/.test(
        `${site.lead}${site.head}`,
      ),
  },
];
