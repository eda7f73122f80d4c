/** Signs by which an English "only" is known as a limit, as a count or as a trait. */

/** A verb that tells what is or happens, where a bare noun with its place would be a rule: "variables from the theme only". */
export const STATES =
  /(?:^| )(?:is|are|was|were|did|does|do|has|have|had|can|could|will|would|happens?|occurs?|fails?|failed|appears?|shows?|works?|exists?|runs?|seen|applies|apply|holds?|needs?|knows?|sees?|gets?|[a-z]{3,14}ed)(?= )/;

/** Where something is or comes from. */
export const PLACED = /(?:^| )(?:from|in|on|at|under|inside|within|to|over|behind)(?= )/;

/** "The hook only fires once": one thing, and how it works. */
export const THING = /^ {0,8}(?:the|this|that|an?|each|every|¤) ?(?:[^ ,]{1,24} {1,8}){0,4}$/;

/** A verb of how a thing works: "fires once", "reads the cache". */
export const WORKS_SO =
  /^ {0,8}(?:appears|happens|fires|accepts|allows|shows|mentions|covers|runs|listens|works|has|contains|supports|reads|knows|sees|needs|takes|returns|handles|loads|checks|renders|triggers|applies|starts|gets|sets|logs|lists|stores|holds|matches|affects|exists|lives|serves|responds)(?![a-z])/;

/** "Analysis only": the kind of work that is asked for. */
export const CONFINED =
  /(?:^|[ :] )(?:analysis|research|planning|review|docs|documentation|investigation|design|exploration|discussion|internal use|personal use|local use|bug ?fixes|text changes|doc changes) {0,8}$|^ {0,8}(?:in )?scope ?: [^,;.]{2,40}$/;

/** "Left to do: only the docs". */
export const LEFT_OVER =
  /(?:^| )(?:left|left to do|remaining|remains|to do|todo|open|missing|pending|outstanding) ?: {0,8}$/;

/** What appears or works only there is told, not ordered. */
export const SHOWS =
  /(?:^| )(?:appears?|occurs?|shows? up|works?|fires?|triggers?|visible|available|reproduces?|fails?|renders?|displays?|displayed|shown|activates?|matters?|applicable|relevant|returned|emitted|needed|required|possible|useful|comes|came|stems|derives|results) {0,8}$/;

/** "Only visible in …", "only called by …": what follows tells how things are. */
export const SHOWN =
  /^ {0,8}(?:visible|available|shown|needed|required|applicable|relevant|displayed|present|active|enabled|useful|reproducible|possible|works?|appears?|affects?|matters?|happens|occurs|(?:used|called|read|loaded|invoked|referenced|triggered|reached|seen)(?= (?:by|in|for|at|from|on|once|when) ))(?![a-z])/;

/** "Only ever came from": what was, not what may be. */
export const EVER_DID = /^ {0,8}ever (?:[a-z]{3,14}ed|came|did|was|were|saw|had|got|went|ran|made|took)(?![a-z])/;

/** "Only the baseline improved": a verb in the past ends the clause, or what it did follows. */
export const PAST_END =
  /^ {0,8}(?:the |an? |this |that |our )?(?:(?!(?:is|are|be|gets?|may|can|must|should) )[^ ,]{1,24} ){1,3}(?:[a-z]{3,14}ed|ran|went|broke|got|came|did)(?: {0,4}$|[.,;]| (?:in|on|at|by|with|for|after|to|the|a|when|because) )/;

/** "Dark theme only": two to four words that name a thing, none of them a verb of being or a number. */
export const NAME_ALONE =
  /^ {0,8}(?!.{0,60}(?:linux|mac|macos|windows|ios|android|x64|x86|arm|arm64|chrome|firefox|safari|desktop|mobile|browser|test|tests|run|smoke|premium|enterprise|beta)[ -])(?!(?:for|in|on|at|by|with|from|to|as|if|when|not|it|this|that|they|some|most|partly|currently|mostly|now|still|so|was|is|are|has|had|[a-z]{3,14}ed(?! [a-z]{3,20}[^s]s {0,8}$)|shown|seen|run|built|done|made|sent|set|kept|written|one|two|three|four|five|six|seven|eight|nine|ten|several|few|many|all) )(?:(?!(?:is|are|was|were|be|has|have|had|does|do|did|can|will|would|could|works?|passes|fails|runs|supports) )[a-z¤"'/+-]{1,24} ){1,3}[a-z¤"'/+-]{2,24} {0,8}$/;

/** "English only". */
export const LANGUAGE_ALONE =
  /^ {0,8}(?:[a-z]{3,12} (?:in )?)?(?:english|german|french|spanish|italian|portuguese|dutch|polish|turkish|russian|ukrainian|chinese|japanese|korean|hindi|arabic|markdown|json|yaml|csv|ascii|plain text|metric) {0,8}$/;

/** What something is there for, and for nothing else. */
export const ROLE =
  /(?:^| )(?:is|are|as|be|serves? as|stays?|remains?|counts? as|acts? as) (?:there )?(?:for |an? |the )?(?:[a-z-]{2,16} )?(?:references?|corroboration|guidance|illustrations?|documentation|context|background|inspiration|fallbacks?|examples?|demos?|demonstration|testing|tests|debugging|diagnostics?|development|evaluation|(?:internal|local|personal|private|educational|temporary|emergency|one-off) use|evidence|advice|advisory|convenience|information|informational|orientation|comparison|reading|inspection|reporting|display|training|research|placeholders?|hints?|suggestions?|cosmetic|decorative|emergencies) {0,8}$/;

/** Nothing follows but a mark. */
export const BARE_END = /^ {0,8}(?:[.;!()"\]]|$)/;

/** A verb of being, having or doing: what is, not what has to be. */
export const BE_OR_DO =
  /(?:^| )(?:is|are|was|were|has|have|had|does|did|can|could|will|needs?|needed|remains?|remained|works?|worked|fails?|failed|recorded|matters?|applies|exists?|shows?|sees?|knows?|reproduces?|crashes|triggers|hits|exhibits?|throws|supports?|displays?|renders?|survived?|improves?|improved|changed|shipped|landed|passed|came|went|got|made)(?= )/;

/** "Only maintainers may …": a leave for some. */
export const ONLY_SOME =
  /^ (?!\d)[^,;]{1,60} (?:may|can|must|should|(?:is|are)(?! (?:left|missing|open|pending|affected|broken|failing|remaining|to blame|wrong|different|needed|required|known|visible|shown|still|now|not)(?![a-z]))|shall|gets? to|goes|go|count)(?![a-z])/;

/** An answer to a question: a condition without a clause that it limits. */
export const ELLIPTIC = /^ {0,8}only (?:if|when|with|in|on|for|by|from|once|after|because) [^,]{0,200}$/;

/** A condition, time or place follows, to which something is limited. */
export const GATE_WORD =
  /^ {0,8}(?:ever |then )?(?:after|once(?! {0,4}(?:$|[.,;:)]| per | a ))|when|where|if|with|on request|upon|in|on|for|by|from|via|through|under|within|inside)(?![a-z])/;

/** A condition or time follows, behind which nothing is merely told. */
export const STARTS_ONLY =
  /^ {0,8}(?:after|once(?! {0,4}(?:$|[.,;:)]| per | a ))|when|if|with|upon|on request|by explicit)(?![a-z])/;

/** A number, a share or a reason follows, or what somebody did. */
export const QUANTITY =
  /^ {0,8}(?:because|as a|one of|one|two|three|four|five|some|half|part|partly|partially|a few|an?|now|recently|got|had|saw|found|the first|\d)(?![a-z])/;

/** The clause begins with what was done: "kept in …", "`x` now reads …". */
export const PAST_DOING =
  /^ {0,8}(?:¤{1,200} now [a-z]{3,14}s |(?:kept|left|used|made|built|[a-z]{3,14}ed|(?:set|run)(?= (?:in|on|at|by|from|with|under|to|every|once|when) )) )/;

/** "Is for lookups", "are local". */
export const IS_FOR = /(?:^| )(?:is|are) (?:for )?[a-z-]{2,20}(?: [a-z-]{2,20})? {0,8}$/;

/** Nothing but a verb of what a program does stands before. */
export const DOES =
  /^ {0,8}(?:runs|loads|returns|exports|renders|fires|triggers|starts|logs|shows|reads|calls|works|fails) {1,8}$/;

/** A verb in its plain form and its object follow. */
export const VERB_WITH_OBJECT =
  /^ {0,8}(?!(?:through|from|with|via|for|under|inside|within|after|when|once|until|before|upon|where|over) )[a-z]{3,14}(?<!s|ed|ly|ing)(?= (?:the|an?|one|two|¤|[a-z]))/;

/** Nothing follows but a mark, a comma included. */
export const ANY_END = /^ {0,8}(?:[,.;!()"\]]|$)/;

/** Something is taken, allowed or placed: a rule though it is put as a statement. */
export const TAKES =
  /(?:^| )(?:takes?|accepts?|allows?|supports?|uses?|gets?|goes?|go|comes?|happens?|belongs?|for|by|via|through|with)(?= )/;

/** A verb that tells how things are stands right before. */
export const IS_SO =
  /(?:^| )(?:is|are|works?|appl(?:y|ies)|exists?|runs?|shows?|appears?|happens?|needed|available|used) {0,8}$/;

/** A place and nothing else stands before what follows: "in tests …". */
export const THERE =
  /^ {0,8}(?:in|for|on|at|during|inside|within|with) (?:the |all |any |our )?[^ ,]{2,24} (?=[a-z]{2,12} )/;
