/** What English says has failed, is missing, is over, is doubtful or was wrong. */
import type { CueGroup } from "../../language.ts";
import { wished } from "./fact-sites.ts";
import {
  attempted,
  CONDITIONAL,
  corrects,
  deniesNoun,
  FINITE_VERB,
  NO_TROUBLE,
  orderGoesOn,
  relieved,
  reportsNone,
  told,
  unconditional,
} from "./sites.ts";
import { agentBefore, modal, opensClause } from "./words.ts";

/** What a field may hold and who may do what in the product is its design, and nothing to look for. */
const DOMAIN_RULE =
  /^(?:guests?|anonymous users?|customers?|members?|visitors?|(?:an? )?users?|admins?|an? [a-z]{3,14}) (?:[^ ]{1,20} ){0,4}(?:cannot|can't|can not) |(?:cannot|can't|can not) (?:be (?:negative|null|empty|zero|blank|longer|shorter|larger|smaller|more|less)|have (?:more|two|both|multiple)|exceed|contain|overlap)(?![a-z])/;

/** What English says has failed, is missing, is over, is doubtful or was wrong. Groups of phrases in the notation of language.ts. */
export const facts: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: [
      "(?:did not|didn't) (?:even |really |actually |seem to )?(?:help|work|fix|solve|make|improve|resolve|succeed|converge|take|stick|hold|matter|go|pan out|pay off|survive|scale|suffice|apply cleanly|change (?:anything|a thing)|do anything|do the trick|cut it|move the needle|reproduce|pass|compile|build|catch|cure|affect|reduce|speed|generali[sz]e|transfer|beat|recover|finish|terminate|land|get (?:us )?(?:far|anywhere))",
      "(?:did|changed|achieved|gained|bought(?: us)?|brought|fixed|solved) (?:absolutely |exactly |next to )?nothing",
      "(?:does|changes) (?:absolutely |exactly )?nothing(?!.{0,80} (?:when|if|unless|until|while) )",
      "(?:same|identical) (?:result|error|failure|problem|outcome|crash|behaviou?r|symptom|issue|timeout|hang|thing|message|trouble)s?(?: (?:as before|again|every time))?(?= {0,4}(?:[.,;)]|$))",
      "no (?:change|measurable|noticeable|visible)(?: (?:change|effect|difference|gain|improvement|impact))?(?= {0,4}(?:[.,;)]|$| (?:in|on|to|over|from) ))",
      "(?:was|were|is|are|proved|turned out)(?: to be)? (?:a |an )(?:net |complete |total |huge |clear )?(?:loss|failure|flop|mistake|bust|disaster|non-?starter|waste|regression|step back|wash|red herring|false lead|misfire)",
      "(?:was|were|is|are) (?:not worth|no better|no faster|no use|no help|worse|slower than|useless|of no use|ineffective|fruitless|futile|unsuccessful|inconclusive)",
      "(?:hit|reached|ran into) a (?:dead end|brick wall|wall)",
      "(?:scrapped|ditched|shelved|dismissed|discarded|set aside|called off|aborted)(?= (?:the|it|this|that|because|after|due|for|as|since|:|in|—)| \\(|[.,;)]|$)",
      "(?:was|were|been|got) (?:[a-z]{2,14} )?(?:scrapped|ditched|shelved|dismissed|aborted|called off|overruled|dropped (?:because|after|due|since|as))",
      "(?:went|going) nowhere",
      "(?:net|statistically) (?:negative|insignificant)",
      "not (?:statistically )?significant",
      "(?:lost|loses|cost|costs|worsened|worsens|hurt) (?:\\S{1,12} ){0,3}(?:accuracy|recall|precision|performance|quality|points?|throughput|latency)",
      "(?:ended up|ends up) (?:worse|slower|broken|flaky|unusable)",
      "(?:does not|doesn't|don't|do not|won't|will not|would not|wouldn't) (?:help|work(?! with)|scale|suffice|cut it)",
      "(?:made|makes|make|had|has|have|showed|shows?|saw|with|to|gives?|gave|brought|brings?|yielded|yields?|produced|produces?|found|finds?|measured|detected) (?:absolutely |almost |little or )?(?:no|zero|little|hardly any|barely any|negligible|minimal) (?:[a-z]{2,16} ){0,3}(?:effect|difference|improvement|gain|benefit|change|luck|success|progress|avail|speed-?up|advantage|relief|win)",
      "without (?:any )?(?:success|luck|effect|improvement)",
      "in vain",
      "(?:have|has|had)(?:n't| not) (?:yet )?been able to",
      "to no avail",
      "no luck",
      "no (?:improvement|effect|difference|gain|luck|success|benefit|progress|win|speed-?up)(?= {0,4}(?:[.,;)]|$| (?:over|in|on|for|from|at|with|against|whatsoever)(?: |$)))",
      "only (?:adds?|added|makes?|made|moves?|moved|delays?|delayed|hides?|hid|masks?|masked|shifts?|shifted|postpones?|postponed) (?:it |things |the |more |matters )?(?:noise|worse|problem|error|bug|latency|cost|complexity|crash|failure|symptom|leak)s?",
      "(?:turned|came) out (?:to be )?(?:much |slightly |far |even )?(?:worse|slower|lower|no better|flaky|unstable|unusable|impossible|infeasible|impractical|useless|broken|wrong|false|too [a-z]{2,12})",
      "(?:is|was|were|proved|seems) (?:technically |practically |simply )?(?:impossible|infeasible|impractical|unreliable|buggy|known to (?:fail|crash|hang|break|leak))",
      "(?:gave|gives|produced|produces|caused|created|had|generated|needed|took|used|cost) (?:us )?(?:far |way |much )?too (?:many|much|few|little|long)",
      "(?:had|has|have) to (?:revert|roll (?:it |this |that |them )?back|undo|give up|abandon|back (?:it |this |that )?out|drop|disable|kill|restart)-",
      "(?:caused|led to|resulted in|triggered|ended in|introduced) (?:[^ ]{1,16} ){0,3}(?:regressions?|errors?|timeouts?|ooms?|data loss|deadlocks?|duplicates?|crash(?:es)?|corruption|failures?|conflicts?|leaks?|races?|hangs?|outages?|downtime)",
      "(?:ran|runs|run) out of (?:memory|disk|space|quota|time|file descriptors|connections|budget)",
      "(?:oom'd|oomed|blew up|chok(?:es|ed) on|fell over|exploded|stalled|plateaued|saturated|deadlocked|starved|segfaulted|livelocked|thrashed)",
      "(?:below|under|behind|lower than|worse than|short of) (?:the |our )?baseline",
      "(?:won't|will not) (?:be )?fix(?:ed)?",
      "(?:performed|performs|scored|scores|did|fared|fares) (?:much |slightly |far |even )?(?:worse|lower|no better)",
      "(?:later|after|despite|even|with|without|but|yet|and) … (?:is|are) still (?:there|broken|failing|wrong|slow|red|flaky|leaking|too [a-z]{3,8})",
      "(?:problem|error|issue|symptom|bug|failure|leak|crash|warning|timeout|flake|hang|deadlock)s? (?:still )?(?:persists?|persisted|came back|is back|returned|reappeared|remained)",
      "(?:rejected|refused|declined|vetoed)(?= (?:the|our|my|it|this|that|both|all|every|¤))",
      "(?:still|again|always|also|then|both|all|consistently|repeatedly|keeps?|attempts?|approach) (?:still )?(?:fail(?:s|ed|ing)?|crash(?:es|ed|ing)?|hangs?|hung|timed out|time out|breaks|broke)",
      "(?:tests?|builds?|ci|suite|checks?|jobs?|pipeline) never (?:passed|succeeded|finished|completed|ran green|went green)",
      "(?:bug|problem|issue|cause|error|fault|leak|failure|culprit|slowdown|flake|crash) (?:is|was)(?:n't| not) (?:in|inside|from|caused by|related to|due to)",
      "(?:has|have|had) failed",
      "failed(?! (?:approach|attempt|experiment|idea|path|strateg|hypothes)[a-z]{0,4})",
      "fails (?:with|on|because|again|due|since|after|even|at|during|every)",
      "failed to",
      "(?:was|were|got|been) (?:[a-z]{2,14} (?:and |but |then )?){0,2}(?:rejected|reverted|rolled back|backed out|abandoned|discarded|refused|ruled out|thrown out|undone|turned down|vetoed)",
      "(?:is|are) (?:[a-z]{2,14} (?:and |but |then )?){0,2}(?:reverted|rolled back|backed out|abandoned|ruled out|thrown out|undone|vetoed|rejected by)",
      "(?:was|were|got|been) (?:[a-z]{2,14} )?blocked (?:by|because|at|due to)(?! (?:#|task|step|ticket|pr |issue|phase|story))",
      "(?:reverted|rolled back|backed out|abandoned)(?= (?:the|it|this|that|because|after|due|in|to|¤|as))",
      "(?:a|an|the|hit|another|is|was|were|are|proved|both|two|three|known) (?:[a-z]{2,12} )?dead.?ends?(?! (?:list|log|file))",
      "dead.?end(?= {0,4}[:;,.—–-]|$)",
      "blind alley",
      "wild goose chase",
      "gave up",
      "given up",
      "backfired",
      "corrupted",
      "(?:is|was|are|were|turned out|proved) (?:not |never )?(?:broken|unusable|infeasible|unworkable|a trap|a dead end|flaky|useless|pointless|too (?:slow|big|large|expensive|unstable|flaky|noisy))",
      "broke(?! ?(?:down|out|up|even))",
      "crashed",
      "timed out",
      "(?:dropped|drops|fell|falls|decreased|went down|degraded|slipped|declined|sank|regressed|plummeted|tanked) (?:\\S{1,14} ){0,3}from … to",
      "(?:rose|grew|climbed|increased|went up|jumped|doubled|tripled|ballooned) (?:\\S{1,14} ){0,2}from … to … (?:ms|s|seconds|minutes|mb|gb|errors|failures)",
      "(?:made|makes|is|was|got|gets|even|becomes?|became|left|leaves) (?:it |things |everything |that |them |the [a-z]{2,16} (?:[a-z]{2,16} )?)?(?:much |even |far |noticeably |slightly |a lot )?(?:worse|slower|flakier|noisier|harder|less [a-z]{3,14})",
      "regressed",
      "null result",
      "result:? (?:null|none|negative|nothing)",
      "within (?:the )?(?:noise|margin of error)",
      "(?:returned|yielded|gave|showed|printed|produced) (?:an? |only |just )?(?:empty|nothing|garbage|blank|wrong|nonsense)",
      "(?:returns|yields|gives|shows|prints|produces) (?:an? |only |just )?(?:garbage|wrong|nonsense|empty|blank)(?!.{0,80} (?:when|if|unless|for|on) )",
      "(?:couldn't|could not|wasn't able to|were not able to|was unable to|were unable to|is unable to|unable to|never managed to|failed to)",
      "(?:insufficient|inadequate|unsuitable|unusable|impractical|infeasible|unworkable|ineffective|not (?:good |fast |stable )?enough)(?= {0,4}(?:[.,;:)]|$| (?:for|to|here|because|as|on|in|at|with|by)(?: |$)))",
      "(?:halted|bailed out|stalled) (?:early|short|before|at|with|on|while|because|due|when)",
      "stopped … at ¤",
      "(?:made|makes) (?:[^ ]{1,16} ){1,4}(?:crash|fail|hang|break|flake|time out|unreadable|impossible|unusable)",
      "(?:stayed|stays|remained|remains) (?:just as |as )?(?:broken|wrong|red|slow|flaky|unusable|unsolved|unfixed)",
      "why (?:it|this|that|they) (?:failed|did not work|didn't work|broke|was rejected|was dropped)(?= {0,4}: )",
      "(?:is|was|are|were|became|proved|turned out) (?:completely |totally |basically |effectively )?un(?!avoid|avail|accept|reach|mistak|reason|deni|believ|question|forgett|change)[a-z]{3,14}able",
      "(?:destroyed|wiped out|clobbered|overwrote)(?! by)",
      "(?:is|was|are|were)(?:n't| not) the (?:root |real |actual |main |primary |only |sole )?(?:cause|lever|problem|culprit|bottleneck|reason|answer|fix|solution|source|way|trigger|driver|factor|issue|blocker|limit)",
      "(?:and|but|though|yet) not (?:sufficient|enough)",
      "(?:crashes|crashed|corrupts|corrupted) (?:the|our|all|every|any|¤)",
      "(?:still|returns?|returned|remains?|stays?|gives?|gave) … even (?:after|with|when|though)",
      "but (?:it |that |this )?(?:still )?(?:fails|failed|crashes|crashed|hangs|hung|breaks|broke|times out|timed out)",
      "not (?:viable|feasible|worth (?:it|the|pursuing)|an option|workable)",
      "(?:turned out|proved) (?:to be )?(?:wrong|false|not|a (?:dead|red|false|trap|loss|failure|waste|mistake|mirage|bust)-)",
      "inconclusive",
      "(?:decided|opted|advised|voted) against",
      "(?:hangs|crashes|segfaults|panics|breaks|fails) (?:on|under|with|in|against|above|below|for)",
      "(?:hurts?|underfits?|overfits?|diverge[sd]|degrade[sd]|collapse[sd])",
      "(?:caus(?:es|ed)|introduc(?:es|ed)|by|from|saw|showed) (?:an? |the )?(?:\\S{1,20} ){0,3}regressions?",
      "(?:encountered|hit|ran into|runs into|threw|raised|produced|died with|ended (?:in|with)) (?:an? |the )?(?:[a-z]{2,16} )?(?:errors?|exceptions?|wall|failures?|panic|crash|blocker|deadlock|timeout|limit)",
      "(?:with|on|under|against) (?:¤{1,60}|\\S{0,20}\\d\\S{0,20}) (?:(?!when |if |whenever |once |unless )[a-z]{1,16} ){0,4}(?:differs|breaks|fails|crashes|hangs)",
    ],
    when: (site) => attempted(site) && !relieved(site),
    unless: [
      "fail(?:s|ed|ing)? (?:closed|open|fast|safe|soft|over|loudly|loud|gracefully|early)",
      "currently (?!using|trying)[a-z]{2,14}ing … (?:crash|fail|break|hang|freez)e?s",
      "(?:is|are) idempotent",
      "as expected",
      "(?:nothing|none|nobody|no one|never|not|without)(?: else| of them| has| have)? (?:fail|crash|broke|hang|timed)-",
      "succeeded where",
      "(?:instead|rather) of (?:fail|crash|hang|break|tim)ing",
      "failed: 0",
      "0 failed",
      "no (?:test|job)s? failed",
      "failed (?:row|test|job|request|run|check|call|login|payment|message|item|build|event|upload)s?",
      "if … fail-",
      "(?:a|the|any|each|every) failed",
    ],
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "start",
    find: [
      "(?:rejected|abandoned|reverted|discarded|ruled out|shelved|scrapped|vetoed|dropped|rolled back|backed out|given up|turned off(?: again)?|switched off(?: again)?|removed again|taken out(?: again)?|disabled(?: again)?|pulled again|parked|binned|thrown away|undone)(?= {0,4}(?:[,.;:)]|$)| (?:because|as|since|after|due|for|when|by|again|too)(?: |$))",
      "ruled out(?= [^ ])",
    ],
    when: attempted,
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: ["(?:will|would) (?:[a-z]{2,10} ){0,2}(?:fail|break|crash|hang|time out|not work)"],
    when: ({ head, cue }) =>
      (/ silently /.test(cue) && !/(?:^| )(?:if|unless|or|when|whenever) /.test(head)) ||
      (/^ {0,8}(?:any|all|every|this|these|that|using|calling) /.test(head) && !/ (?:or|if|when) /.test(head)),
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "start",
    find: [
      "(?:i |we )?(?:have |has |had |'ve )?(?:also |already |first |then |even )?(?:tried|attempted)",
      "(?:the |my |our |an? )?(?:first|second|third|initial|earlier|previous|naive|original) (?:attempts?|try|tries|approach)(?= [a-z¤(])",
    ],
    unless: [
      "and (?:it |that )?(?:works|worked|passes|passed|fixed|succeeded|helped)",
      "(?:works|worked) (?:now|fine|well)",
      "(?:succeeded|went through|did the trick|fixed it|was successful)",
    ],
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "there(?: is|'s| are| was| were|'re)(?: still| currently)? (?:no|not|none|nothing|neither)",
      "there (?:isn't|aren't|wasn't|weren't)",
      "(?:has|have|had|having|contains?|takes?|offers?|provides?|supports?|exposes?|carries|carry|lists?|returns?|with(?= no (?:way|support|access|tests?|fallback|limit|documentation|validation|index|backup)(?:[ ,.;]|$)| no (?:[a-z-]{2,16} ){1,3}at all)) (?:absolutely |currently |at all )?no(?! (?:longer|effect|difference|problem|choice|trouble|intention|doubt|matter|idea|plans?|opinion|preference|objections?|questions?|strong|comments?))",
      "(?:is|are|was|were)(?:n't| not)(?: yet| currently| actually| even| really)? (?:implemented|configured|supported|available|installed|enabled|defined|deployed|tested|run|merged|wired|done|included|set|created|documented|verified|known|present|possible|reachable|working|used|ready|public|exported|tracked|ported|migrated|written|accessible|registered|found|built|there|part of|connected|handled|covered|checked|pushed|published|translated|shipped|started|complete|finished|loaded|populated|listed|committed|fetched)",
      "(?:is|are|was|were|still|currently) (?:unimplemented|unavailable|unsupported|nonexistent|non-existent|paywalled|geo-?blocked|unreachable|inaccessible|undocumented|untested|unmaintained|unversioned|unpatched)",
      "(?:unimplemented|unavailable|unsupported|nonexistent|non-existent|paywalled|geo-?blocked|unreachable|inaccessible|undocumented|untested|unmaintained|unversioned|unpatched)(?= {0,4}(?:[.,;:)(]|$| (?:in|on|from|for|at|yet|under|with|by|because|since|so|here|and|as|to) ))",
      "(?:is|are|was|were|still|'s) missing",
      "missing from",
      "(?:was|were|is|are|been) not found",
      "lacks?",
      "lacking(?!.{0,120} (?:must|should|may|shall) )",
      "without any",
      "nowhere (?:to be found|defined|used|documented|mentioned|implemented|stored)",
      "(?:has|have|offers?|provides?|ships?|comes?)(?: with)? neither",
      "(?:is|are) (?:absent|unknown|deferred|postponed|on hold)",
      "(?:still|remains?|currently) (?:unknown|unclear|unresolved|unsolved)",
      "(?:is|are|was|were)(?:n't| not) (?:[a-z]{2,12}-)?(?:unique|safe|idempotent|atomic|stable|secure|reliable|deterministic|compatible|sufficient|enough|sorted|validated|cached|persisted|encrypted|escaped|thread-safe|reproducible|trivial|responding|aware)",
      "(?:was|were|has|have|had)(?: been)? never(?: been)? (?!needed|required|necessary|meant|intended|supposed|a problem|an issue)[a-z]{2,16}",
      "support (?:for \\S{1,30} )?(?:has )?(?:ended|ends)",
      "(?:is|are|was|were|remains?) (?:still |known to be )?incompatible",
      "(?:is|are|was|were|been) (?:deliberately|intentionally|explicitly|currently|still|purposely|simply|therefore|also|thus|so far|apparently) not (?:[a-z]{3,14}(?:ed|en)|set|run|built|done|kept|read|sent|shown|there|on|part of)",
      "(?:is|are|remains?) (?:still )?(?:an? |the )?(?:[a-z]{2,16} )?(?:gaps?|blind spots?)",
    ],
    unless: [
      "if there (?:is|are) no",
      "nothing (?:wrong|special|left|else|new)",
      "no (?:single|right|wrong|easy|perfect|one) (?:answer|solution|choice)",
      "no (?:errors?|failures?|warnings?|regressions?|issues?|problems?|conflicts?|surprises?|findings?|leaks?|complaints?)",
      "(?:if|when|unless) … (?:is|are) (?:not|missing)",
      "no longer",
      "(?:works?|runs?|fine|passes|builds?) (?:[a-z]{2,12} )?(?:with|without) (?:no|any)",
    ],
    when: unconditional,
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "not yet (?:been )?(?:[a-z]{3,14}ed|done|run|built|written|set|started|there|in place)",
      "not (?:yet )?(?:been )?(?:implemented|configured|supported|available|installed|deployed|tested|merged|verified by|wired up|wired|documented|exported|ported|migrated|written|registered|started|built|successfully run|run|pushed|done yet|in place|integrated|created|established|determined|identified|investigated|measured|reproduced|handled|enabled|set up|finished|validated|released|addressed|used (?:by|in|anywhere|for|here)|checked|compiled|recorded|shipped|published|translated|cached|persisted|encrypted|finali[sz]ed|decided)(?! (?:in|as|to) (?:order|case))",
    ],
    when: (site) =>
      unconditional(site) &&
      !/(?:^| )(?:do|does|did|must|should|may|shall|to|will|can|would|could|i'm|i am|we're|we are) {0,8}$/.test(
        site.head,
      ),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "(?:has|have|had) not(?: yet)?(?: been)?(?! (?:looked|checked|seen|thought|decided|had))",
      "(?:hasn't|haven't|hadn't)(?: yet)?(?: been)?(?! (?:looked|checked|seen|thought|decided|had))",
      "never (?!(?:im|ex)ported|committed|pushed|edited|modified|stored|logged|exposed|shared|called|used|deleted|removed|renamed|changed|touched|printed|cached|persisted|returned|mutated|skipped|bypassed|hard-?coded|inlined|pruned|fetched|parsed|reused|mixed|passed|trusted|retried|overwritten|embedded|bundled|published|truncated|replaced|duplicated|nested|mocked)(?:[a-z]{3,14}ed|ran|worked|came|got|took|went|fired|shipped)",
    ],
    when: (site) =>
      unconditional(site) && !FINITE_VERB.test(site.before) && !modal.test(site.head) && !opensClause(site),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "(?:does not|doesn't|do not|don't) (?!(?:need|want|apply|matter|require|care|mind|change|affect|touch|alter|modify|impact|break|interfere|count|depend|hurt|differ)(?![a-z])|have to)[a-z]{2,20}(?:-[a-z]{2,16})?",
    ],
    when: (site) =>
      (!site.agent || site.ruled) &&
      !site.atStart &&
      !wished(site.head) &&
      !relieved(site) &&
      !agentBefore.test(site.before) &&
      !orderGoesOn(site) &&
      told(site) &&
      site.before.trim() !== "" &&
      !/(?:^|[ "'(])(?:if|when|whenever|unless|that|which|who|where|so|because|while|i|as) (?:[^ ]{1,30} ){0,6}["'(]?$/.test(
        site.before.replace(/(?:^| )(?:note|notice|aware|mind|found|means|shows) that /, " "),
      ),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are|was|were)(?:n't| not)(?: yet| currently| actually| even| really| being| fully)? (?!required|needed|supposed|allowed|permitted|intended|expected|recommended|advised|affected|concerned|involved|interested|changed|touched|modified|impacted|surprised|convinced|blocked|limited|related|worried|triggered|authori[sz]ed|considered|counted|acceptable|permissible|advisable|desirable|negotiable|liable|responsible|embed|indeed|speed|need|feed)(?:[a-z]{2,12}-)?[a-z]{3,14}(?:ed|able|ible|idempotent|backed up)",
    ],
    when: (site) =>
      unconditional(site) &&
      told(site) &&
      !site.agent &&
      !/^ {0,8}(?:until|unless|when|if|by hand|by you)(?![a-z])/.test(site.after),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: ["but not", "but never(?= (?:on|in|with|for|to|against|under|by|¤{1,200}|[a-z]{3,14}ed)(?: |$))"],
    when: (site) =>
      !modal.test(site.clause) &&
      !opensClause(site) &&
      !site.agent &&
      / [^ ]{1,40} [^ ]/.test(`${site.lead}${site.head}`) &&
      !/^ {0,8}(?:required|necessary|needed|mandatory|essential|critical|limited|only|always|too|very|so|as|quite|really|necessarily|yet (?:a|an)|broken|blocking|impossible|sure|because|if|when|vice|bad|great|ideal|perfect|much|enough|at)(?![a-z])/.test(
        site.after,
      ),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: ["(?:did not|didn't) [a-z]{2,20}"],
    when: attempted,
    unless: ["(?:did not|didn't) (?:know|think|see|mean|want|realise|realize|expect|need)"],
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: [
      "(?:still |currently )?(?:not (?:yet )?(?:done|implemented|supported|included|covered|available|built|started|ported|working|wired|tested|handled)(?: yet)?|missing|unsupported|deferred|unimplemented|known gaps?)(?= {0,4}: )",
    ],
  },
  {
    as: "absent",
    strength: 2,
    at: "end",
    find: [
      "not (?:yet )?(?:been )?(?!required|needed|affected|changed|modified|touched|impacted|indeed|allowed|permitted|recommended|intended|expected|supposed|interested|limited|related|supplied|provided|specified|covered|relaxed|restarted|displayed|invented|rejected|blocked)[a-z]{3,14}(?:ed|en)(?: yet)?",
      "(?:disabled|switched off|turned off|unavailable|missing)",
    ],
    when: (site) =>
      / [^ ]{2,30} {0,8}$|^ {0,8}[^ ]{2,30} {0,8}$/.test(site.before) &&
      unconditional(site) &&
      told(site) &&
      !site.agent &&
      !modal.test(site.clause) &&
      !opensClause(site) &&
      !/(?:^| )(?:do|does|did|to|will|can|would|could|is|are|was|were|be|been|if|when|or|and|keep|leave|must|should|may|i|we|as|not|for|of|the|an?|handle|handles) {0,8}$/.test(
        site.before,
      ),
  },
  {
    as: "absent",
    strength: 2,
    at: "end",
    find: ["deferred", "postponed", "on hold", "not started", "stubbed(?: out)?", "unresolved", "unsupported"],
    when: (site) => site.before.trim() !== "" && unconditional(site) && !modal.test(site.clause),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are|was|were|stays?|remains?) (?:[a-z]{2,14} )?(?:denied|disabled|disallowed|unset|stubbed(?: out)?|hard-?coded to nothing|a no-?op|a stub|a placeholder)",
    ],
    unless: ["(?:denied|disabled) (?:when|if|until|while|unless|during|for)"],
    when: (site) => unconditional(site) && told(site) && !opensClause(site),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "no (?:[a-z¤-]{2,20} ){1,4}(?:exists?|existed|(?:is|are|was|were) (?:currently |yet )?(?:available|configured|installed|set up|defined|implemented|wired|in place|present|provided|supported|documented))(?: yet)?",
    ],
    when: (site) => unconditional(site) && !relieved(site),
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: [
      "no(?! ?[,.!:])",
      "zero(?! (?:dependenc|config|downtime|cost|trust|copy|setup|knowledge|warnings?|errors?)[a-z]{0,8})",
    ],
    when: deniesNoun,
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: [
      "(?:nobody|no one|no-one) (?:really |actually |currently )?(?:owns|knows|maintains|answers|uses|has|is|remembers|understands|responds|monitors|watches)",
    ],
    when: (site) => !modal.test(site.after),
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: [
      "but (?:there (?:is|was|are|were) )?(?:still )?no(?= [a-z¤])(?! (?:longer|more|problem|worries|need|matter|doubt|one))",
    ],
    when: (site) => !modal.test(site.clause) && !opensClause(site) && !NO_TROUBLE.test(site.after),
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: ["no(?= [a-z¤])(?! (?:longer|more|problem|worries|need|matter|doubt|one))"],
    when: reportsNone,
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: ["nothing"],
    when: (site) =>
      !site.agent &&
      !/^(?:if|unless|when|whenever|once) /.test(site.clause) &&
      !/^ {0,8}(?:else )?(?:is|was) (?:else )?(?:blocked|broken|missing|lost|left|pending|wrong|outstanding)(?![a-z])/.test(
        site.after,
      ) &&
      deniesNoun(site),
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: [
      "not (?:fixed|done|addressed|covered|tested|handled|implemented|included|investigated|verified|checked|resolved|merged|deployed|shipped|pushed|committed|solved|ported|cleaned up) (?:here|yet|so far|this session|in this (?:session|pass|round|change|pr|branch))",
      "none (?:present|found|detected|configured|available|yet|exists?|so far)",
    ],
    when: (site) => !CONDITIONAL.test(site.head),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "nothing (?:ever |anywhere |currently |here |else |yet )?(?:reads?|notices?|checks?|enforces|uses|tests|covers|catches|stops|prevents|calls|verifies|guards|tells|ensures|validates|tracks|monitors)",
    ],
    when: (site) => unconditional(site) && !/(?:^| )(?:way|ways|that|which|where|so) {0,8}$/.test(site.before),
  },
  {
    as: "absent",
    strength: 2,
    at: "start",
    find: ["none of", "neither"],
    when: (site) =>
      !modal.test(site.after) && !CONDITIONAL.test(site.head) && / [a-z¤]{2,40} {1,8}[a-z¤]/.test(site.after),
  },
  {
    as: "absent",
    strength: 1,
    at: "any",
    find: ["cannot", "can't", "can not", "(?:can|could|does|did) (?:do )?neither"],
    when: (site) =>
      !site.agent &&
      site.before.trim() !== "" &&
      !DOMAIN_RULE.test(`${site.before.trim()} ${site.cue}${site.after}`) &&
      !wished(site.head) &&
      !/(?:[^ ] so|^so that) (?:that )?(?:[^ ]{1,30} ){0,8}$/.test(site.head) &&
      !/(?:^| )(?:this|(?:you|i|we|it|that|they|which|who|if|when|one|users?|agents?)(?: [^ ]{1,20}){0,3}) $/.test(
        `${site.before.trimEnd()} `,
      ),
  },
  {
    as: "deprecated",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are|was|were|been|now|already|as of \\S{1,20}|officially|marked) deprecated(?! api)",
      "deprecated(?= {0,4}(?:[,;.)—–-]|$|since|in favou?r|as of|in v|in \\d|and|by|;))",
      "(?:is|are|was|were|been|now) obsolete",
      "discontinued",
      "superseded(?= {0,4}(?:by|in|with|since|as of|on|when|and|[.,;:)]|$|—|–))",
      "no longer",
      "(?:is|are|was|were|been|being|got) (?:(?!to |be )[a-z]{2,12} ){0,3}(?:removed|retired|decommissioned|dropped|sunset|sunsetted|shut down|phased out|withdrawn|deleted|defunct|discarded|revoked|suspended|switched off|turned off|taken down|taken offline|shut off|unpublished|mothballed|killed off|end-of-life|eol|archived|eliminated|abolished|torn out|ripped out|stripped out)",
      "(?:is|are|was|were) (?:now |already |all )?(?:gone|over|expired)",
      "(?:has|have) gone away",
      "(?:is|are|was|were) (?:now )?legacy",
      "(?:is|are) (?:now |all |already |therefore )?(?:stale|out of date|out-of-date)",
      "sunsetting",
      "(?:has|have) (?:now |already |just )?expired",
      "removed in (?:v|version|¤|\\d)",
      "end.of.life",
      "(?:was|were|has been|have been|got) replaced (?:by|with)",
      "(?:we|i|they|team|has|have|had) stopped (?:using|supporting|maintaining|shipping|publishing|building|producing|selling|offering)",
      "(?:is|are|reached|went|goes) eol",
      "dropped support",
      "(?:is|are) dead",
    ],
    unless: [
      "(?:if|when|until|once|unless|after) … (?:is|are|was|were) (?:removed|gone|deleted|over|expired|dropped)",
      "game over",
      "(?:is|are) (?:[a-z]{2,12} )?(?:removed|deleted|dropped|discarded|revoked|suspended|archived|turned off|switched off) (?:after|when|once|if|on|every|before|automatically|by|at|from the (?:list|queue|cache)|nightly|daily|weekly|on)-",
    ],
    when: (site) =>
      unconditional(site) &&
      !opensClause(site) &&
      !relieved(site) &&
      !/^are (?:deleted|discarded|dropped)$/.test(site.cue),
  },
  {
    as: "unconfirmed",
    strength: 2,
    at: "any",
    find: [
      "(?:i |we )?suspect(?:s|ed)?(?: that)?",
      "(?:my |our )?suspicion",
      "not (?:yet )?(?:been )?(?:confirmed|verified|proven|proved|certain|sure|established)",
      "unconfirmed",
      "unverified",
      "unproven",
      "to be (?:confirmed|verified)",
      "(?:working|my|our|the current) hypothesis",
      "hypothesis:-",
      "(?:just|only|merely|is|was|still|that's|it's) (?:just |only |merely |still )?(?:a guess|an assumption|speculation|a hunch|a theory|guesswork)",
      "(?:i|we) (?:assume|guess|presume)",
      "(?:i|we) (?:do not|don't) (?:yet |really )?know (?:whether|if|why)",

      "remains to be (?:seen|confirmed|verified)",
      "(?:nobody|no one|no-one) (?:has |have )?(?:yet )?(?:checked|verified|confirmed|tested|looked|proved|tried)",
      "(?:have|has|had)(?:n't| not) (?:yet )?(?:been )?(?:confirmed|verified|proven|proved|checked|double-checked|reproduced|validated)",
      "(?:needs?|still to|yet to) (?:be )?(?:confirm|verif|check|prov)(?:ed|ied|ing|en|ying|y)?",
      "unclear (?:why|whether|if)",
      "allegedly",
      "supposedly",
      "presumably",
    ],
    unless: ["suspect(?:s|ed)? (?:is|are|was)", "the suspected", "not sure (?:if|whether) you"],
  },
  { as: "correction", strength: 2, at: "any", find: ["not"], when: corrects },
  {
    as: "correction",
    strength: 2,
    at: "any",
    find: [
      "(?:is|was|are|were) (?:wrong|incorrect|mistaken|inaccurate|outdated|a hallucination|hallucinated|a misreading|a mistake|false)",
      "contrary to",
      "(?:mis-?named|misspelled|misspelt|misread)",
      "corrected (?:me|us|my|the agent|the assistant)",
    ],
    when: (site) =>
      attempted(site) && !/(?:^| )(?:that|which|what|who|whatever|where) (?:[^ ]{1,20} ){0,4}$/.test(site.head),
  },
  {
    as: "correction",
    strength: 2,
    at: "start",
    find: ["corrections?(?: to| from|:)", "actually … (?:not|instead of|rather than)"],
  },
  {
    as: "hedge",
    strength: 1,
    at: "any",
    find: [
      "probably",
      "maybe",
      "perhaps",
      "possibly",
      "likely",
      "might",
      "seems?",
      "appears? to",
      "apparently",
      "could be",
      "i think",
      "i guess",
    ],
  },
];
