/** What English wants left as it is: leave alone, keep unchanged. */
import type { CueGroup } from "../../../language.ts";
import { modal, opensClause } from "../words.ts";

/** Things to be left or kept as they are. Notation of language.ts. */
export const leftAlone: readonly CueGroup[] = [
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "(?:leave|leaving|leaves) … (?:alone|untouched|unchanged|as (?:it |they )?(?:is|are|was|were)|intact|unread|empty|in place|be|in peace|where (?:it|they) (?:is|are)|out|unset|blank|open|closed|off|on)",
      "(?:keep|keeps|keeping|stay|stays|remain|remains) … free (?:of|from)",
      "(?:keep|keeps|keeping) … (?:out of|away from|off(?: limits)?|as (?:it |they )?(?:is|are)|exactly|unchanged|untouched|intact|identical|unmodified|private|secret|confidential|local|offline|internal|verbatim|stable|frozen|in sync|backward.?compatible|word for word)",
      "(?:stay|stays|remain|remains|staying) (?:exactly |strictly |completely )?(?:untouched|unchanged|as (?:it |they )?(?:is|are)|put|intact|identical|frozen|unmodified|in place|where (?:it|they) (?:is|are)|the same|empty|read-?only|read only|private|secret|confidential|closed|unpublished|o(?:ff|n)(?= ?(?:[.,;)]|$| (?:by|until|for|unless|in) )))",
      "(?:stay|stays|remain|remains) (?:[a-z]{2,12} ){0,2}(?:until|unless|as long as|for now)",
      "(?:must|has to|have to|needs to) (?:always )?(?:stay|remain|keep|continue|be (?:kept|left|preserved|identical|byte|unchanged))",
      "(?:should|shall|ought to) (?:always |all |strictly )?(?:stay|remain|be (?:kept|left)) (?:[a-z]{3,12}ly )?(?:discarded|removed|deleted|retired|deprecated|disabled|locked|frozen|sealed|closed|paused|parked|reverted|rejected|isolated|separated?|hidden|excluded|ignored|archived|dropped|banned|blocked|muted|deferred|untouched|unchanged|unmodified|unpublished|private|confidential|secret|read-?only|off|out|gone|dead|alone|as(?: |-)is|as (?:it|they) (?:is|are)|where (?:it|they) (?:is|are)|put|in place|empty|identical|the same|away from|out of|outside|inside|within|below|under)",
      "(?:keep|leave) … out(?= ?(?:[.,;)]|$))",
      "keep [a-z¤][^.;:]{1,60}(?:, | such as | like | including )[^.;:]{1,80} (?:outside|out of)(?= [a-z¤])",
      "(?:preserve|retain) … (?:exactly|verbatim|unchanged|byte|word for word|as is)",
      "(?:is|are) to (?:stay|remain|be (?:left|kept))",
      "must (?:first |always )?be [a-z-]{2,20} (?:first|before(?= [a-z¤]))",
      "(?:must|has to|have to|needs? to) (?:first |always |all )?(?:pass|succeed|be green|complete|finish|exist|land|run|happen|be done|go through) (?:[a-z]{2,12} ){0,3}before",
      "(?:stays?|remains?|(?:is|are) kept)(?: put| in place| on)?,? (?:no matter (?:what|how|who)|whatever (?:happens|else happens|comes|it (?:costs|takes))|come what may|under all circumstances|in all circumstances|at all costs)",
      "(?:must|should|shall|has to|have to|needs? to) (?:be|stay|remain) non-?[a-z]{3,16}",
    ],
    when: (site) =>
      !/(?:^| )(?:was|were|had|stayed|remained|if) /.test(site.before) &&
      !/^ {0,8}(?:so|thus|hence|therefore|which|because|since) /.test(site.before) &&
      !(!site.ruled && /^(?:stays|remains) (?:the same|closed|open|empty|off|on|put|in place)/.test(site.cue)) &&
      !/(?:^| )(?:that|which|who) {0,8}$/.test(site.before) &&
      !GRANTS.test(site.before) &&
      !LEAVES_BEHIND.test(site.cue) &&
      (site.ruled || site.head.trim() !== "" || !/^(?:keeps|leaves) /.test(site.cue)),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "start",
    find: ["(?:leave|keep|preserve|retain|maintain)"],
    when: ({ after, agent }) =>
      !agent &&
      !/^ (?:an eye|track|in mind|[a-z]{3,14}ing) /.test(after) &&
      /^[^,;:.!?]{1,120} (?:until|unless|as long as) /.test(after),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "start",
    find: ["(?:just |then |please )?leave (?:it|them|those|these|that|this)(?: be)?(?= {0,4}(?:[.,;:!)—–]|$))"],
    when: ({ agent }) => !agent,
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "without (?:ever )?(?:using|relying on|depending on|creating|running|calling|installing|bypassing|skipping|disabling|duplicating|refactoring|overwriting|moving|replacing|exposing|logging|breaking|changing|touching|modifying|adding|losing|altering|affecting|removing|renaming|introducing|editing|rewriting|restarting|deleting|pushing|committing|merging)",
    ],
    when: (site) => !site.agent && (opensClause(site) || modal.test(site.head) || WISHES.test(site.head)),
  },
];

/** "The user wants to do it without …". */
const WISHES =
  /(?:^| )(?:user|owner|client|customer|boss|team|he|she|i|we) (?:wants?|wanted|asks?|asked|needs?|prefers?|would like|insists?|insisted)(?: (?:me|us|you))? (?:to |on )/;

/** "It is fine to leave it empty": a leave. */
const GRANTS =
  /(?:^| )(?:fine|ok|okay|allowed|free|possible|safe|able|can|may|might|could|would|easy|easier|tempting)(?: to)? {0,8}$/;

/** "Leave a comment on the ticket": what somebody puts there. */
const LEAVES_BEHIND =
  /^(?:leave|leaving|leaves|keep) (?:an? )(?:short |brief |quick |blank |empty |clear )?(?:comment|note|message|review|reply|line|space|gap|trace|marker|todo|record|log|copy|backup|remark|list)(?![a-z])/;
