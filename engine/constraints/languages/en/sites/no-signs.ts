/** Signs by which an English "no …" is known as a rule, as an outcome or as good news. */

/** What there is none of, and nobody would forbid: errors, results, deadlines. */
export const FACT_NOUN =
  /^ {0,8}(?:such |other |further |more |new |real |known |obvious |significant |visible |hard |fixed |unexpected |noticeable |measurable )?(?:errors?|warnings?|issues?|problems?|match(?:es)?|results?|responses?|output|changes?(?! to (?:the|any|our|existing|public|¤))|deadlines?|blockers?|effects?|differences?|regressions?|data|answers?|luck|improvements?|gains?|success|failures?|evidence|signs?|traces?|hits?|reply|findings?|idea|clue|worries|way|longer|one|op|news|comments?|questions?|objections?|hurry|equivalent|methods?|modules?|members?|attributes?|handlers?|space left|matching)(?![a-z])/;

/** What nobody would forbid where no rules stand: how a work goes, or what a product spares its users. */
export const STATUS =
  /^ {0,8}(?:hard |fixed |unexpected |noticeable |measurable |visible |extra )?(?:(?:matching|open|known|outstanding|unresolved|duplicate|stale|relevant) [a-z]{2,16}s(?= {0,3}(?:[.,;)]|$))|limits?(?= by| {0,3}(?:[.,;()]|$))|dependenc(?:y|ies)(?= {0,3}(?:[.,;()]|$))|[a-z]{3,14} dependency(?= {0,3}(?:[.,;()]|$))|deadlines?|blockers?|lock-in|overflow|downtime|hassle|fuss|setup|sign-?up|installation|configuration|boilerplate|friction|impact|drift|overlap|progress|feedback|activity|(?:sound|audio|video|picture|image|signal|power|connection|connectivity|internet|wi-?fi|reaction|notifications?|vibration|microphone|camera)(?= (?:in|on|from|at|after|when|with|through|via|over|during|until)(?![a-z])| {0,3}(?:$|[.,;()]))|(?:broken|missing|dangling|orphaned|unresolved|uncommitted|failing|failed|leftover|remaining|pending) [a-z]{2,14})(?![a-z])/;

/** How something came out, with what may be said of it: "no further action", "no merge conflicts". */
export const OUTCOME = new RegExp(
  "^ {0,8}(?!unhandled |silent |swallowed |unexplained )(?:(?:(?:further|other|more|immediate|additional|manual|new|user) )?actions?|(?:[a-z-]{2,16} ){0,2}(?:crash(?:es)?|conflicts?|cause|winner|follow-?ups?|tasks?|(?:to-?do )(?:list )?items?|todos?|errors?|warnings?|regressions?|failures?|issues?|problems?|bugs?|leaks?|reasons?|timeouts?|differences?|findings?|questions?|incidents?|complaints?|improvements?|flicker|evidence|violations?|duplicates?)" +
    "|(?:(?:behaviou?r(?:al)?|functional|user-visible|visible|user-facing|observable|semantic|net|material|significant|other|further) )?changes?|diffs?|tests?|such [a-z ]{2,20})" +
    "(?: (?:yet|so far|here|left|either|to (?:report|change|fix)|in [^,]{2,40}|on [^,]{2,40}|between [^,]{2,40}|after [^,]{2,40}|since [^,]{2,40}|as far as [^,]{2,40}|at [^,]{2,30}))? {0,4}(?:$|[.,;:)(])",
);

/** A label that says that rules follow on its line. */
export const RULE_LABEL =
  /(?:^| )(?:constraints?|rules?|requirements?|conditions?|guardrails?|limits?|polic(?:y|ies)|boundar(?:y|ies)|non-negotiables?)[^:]{0,20}: (?:[^:]{0,80}, ?)?$/;

/** A verb that makes a statement of "no …". */
export const FINITE =
  /(?:^| )(?:is|are|was|were|has|have|had|exists?|existed|yet|so far|currently|found|remains?|left|needed|required|necessary|available|configured|set|wired|enabled|defined|registered|present|installed|implemented|recorded|written|tested|published|detected|reported|shows?|appears?|works|passes|failed|happened|got|came|comes|will|can|could|does|did)(?![a-z])/;

/** "Before the freeze ends, no …", "analysis only, no …": what stands before the comma binds. */
export const BOUND_BY =
  /^ {0,8}(?:before|until|till|unless|while|during|outside|beyond|as long as|throughout|per|by order of|for the (?:duration|rest|remainder) of) [^,]{2,80}, {0,8}$|(?:^|[:,] )[^,:]{2,40} only, {0,8}$/;

/** Nobody asks for what is already so. */
export const BEGS = /(?:^|[ ,])please(?![a-z])/;

/** A report of what was done and how it came out. */
export const REPORTS =
  /(?:^| )(?:was|were|ran|passed|passes?|completed?|finished|present|verified|verifies|clean|green|unchanged|collected|retrieved|\d{1,6} (?:passed|tests?|warnings?|failed))(?![a-z]).{0,200}$/;

/** What an entry tells before: a verb in the past or of being, and nothing that orders. */
export const TELLS =
  /^(?!.{0,400}(?:^|[.!] )(?:use|keep|run|write|add|make|do|always|never|please|fix|put|take|leave|build) ).{0,400} (?:is|are|was|were|has|have|had|did|[a-z]{3,14}ed|moved|gave|got|went|exposes?|returns?|shows?) /;

/** What stands before is a condition or a circumstance of what is. */
export const CONDITIONAL =
  /(?:^|[ ,(])(?:if|when|whenever|where|with|because|since|as|though|although|while|that|which|has|have|had) {0,8}$/;

/** A named field or file that is missing. */
export const LISTED =
  /^ {0,8}¤{1,200} (?:fields?|columns?|keys?|files?|entry|entries|flags?|options?|parameters?|attributes?|property|properties|branch|table|endpoint|route)(?![a-z])/;

/** "No cgo on this machine": how things are where one works. */
export const HERE =
  /^ {0,8}(?:[^ ]{1,24} ){1,3}(?:on|in) this (?:machine|environment|box|host|sandbox|container|laptop|harness|shell|vm)(?![a-z])/;

/** "No active task recorded": an empty place in a form. */
export const NOTHING_OPEN =
  /^ {0,8}(?:active|open|current|pending|known|outstanding|further|other|remaining) (?:[a-z]{3,14} )?(?:tasks?|questions?|issues?|blockers?|work|items?|todos?|decisions?|bugs?|problems?)(?![a-z])/;

/** "No workflow covers the folder": one thing, its verb, and what that is said of. */
export const COVERS =
  /^ {0,8}[a-z-]{2,20} [a-z]{3,14}[^s]s (?:¤|(?:the|an?|it|this|that|any|all|these|them|our|its)(?: |$)|\d)|^ {0,8}(?:¤{1,200} )?[a-z-]{2,20} (?:exceeds|reaches|passes|beats|costs|takes|shows|scores) \d/;

/** "No tests cover the parser": several things, of what they are witnesses. */
export const NONE_DO =
  /^ {0,8}(?:[a-z-]{2,16} )?[a-z-]{2,20}s (?:currently |actually |yet )?(?:cover|mention|exercise|reference|match|exist|contain|show|document|describe|define|check|catch|handle|test|point|explain|verify|prove) (?:¤|(?:the|an?|it|this|that|any|all|these|them|our|its|to|for|in|at|how|what|why|whether)(?: |$))/;

/** "No build or deploy attempted", "no snapshots captured during the week": a deed in the past, and where or when it was not done. */
export const HAPPENED =
  /^ {0,8}(?!need )(?:[^ ,:]{2,24} ){1,5}(?!(?:needed|required|allowed|permitted|accepted|tolerated|expected|affected|involved|related|intended|included|hardcoded|unrelated|indeed|embed|speed|feed|seed)(?![a-z]))(?:[a-z]{3,14}ed|taken|made|built|sent|written|given|seen|kept|done)(?= {0,3}(?:$|[.,;:)—–])| (?:this|during|yet|so far|today|yesterday|since|until|till|in|on|from|by|anywhere|here|at all|because|due)(?: |$))/;

/** Good news by denial. */
export const NO_TROUBLE =
  /^ {0,8}(?:[a-z]{2,14} ){0,1}(?:errors?|issues?|problems?|failures?|regressions?|conflicts?|blockers?|dead.?ends?|surprises?|crash(?:es)?|leaks?|warnings?|complaints?|bugs?|incidents?)(?![a-z])/;

/** "The repository is private, so the badge is gone: no …": what comes of it stands behind the colon. */
export const TOLD_BEFORE_COLON =
  /(?:^| )(?:is|are|was|were|has|had|gives|gave|returns?|returned|answers|answered|fails?|failed|shows|showed|means|meant|runs|ran|gets|got|so|because|since) [^:]{3,200}: {0,8}$/;

/** A verb of leave follows: "no warnings are accepted", "no excuses accepted". */
export const ACCEPTED =
  /(?:^| )(?:is|are) (?:authori[sz]ed|acceptable|tolerated|accepted|welcome|wanted)(?![a-z])|(?:^| )(?:authori[sz]ed|acceptable|tolerated|accepted|welcome|condoned|excused)(?= {0,3}(?:$|[.,;:()])| (?:in|on|at|for|here|without|unless|until|under)(?![a-z]))/;

/** A deed and its object, or one that only people do: "no pushing the branch", "no guessing". */
export const DOING =
  /^ {0,8}(?!pending|remaining|missing|failing|existing|outstanding|matching|warning)[a-z]{3,14}ing (?![a-z]{2,14}(?:ed|s) )|^ {0,8}(?:(?:self|force|copy|hand|monkey|hard)-)?(?:apologi[sz]|guess|assum|skipp|cheat|fak|invent|hedg|padd|rush|improvis|fabricat|speculat|stall|refactor|renam|delet|committ|push|merg|rebas|cod|hardcod|mock|stubb|reformatt|post|spamm|swear|curs|yell|shout|bragg|flatter|lectur|morali[sz]|rambl|wav|past|squash|amend|bikeshedd|patch|interrupt|whin|begg|repeat|summari[sz]|paraphras|exaggerat|embellish|publish|deploy|upload|shar|leak|gloss)ing(?= {0,3}(?:$|[,.;)]))/;

/** Something makes a gate of it. */
export const GATED = /(?:^| )(?:without|unless|until|before) /;
