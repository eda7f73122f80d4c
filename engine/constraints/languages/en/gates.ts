/** English gates, stops, things to be left as they are, and closed areas. */
import type { CueGroup } from "../../language.ts";
import { unconditional } from "./sites.ts";
import { modal, opensClause } from "./words.ts";

/** English gates, stops, things to be left as they are, and closed areas. Groups of phrases in the notation of language.ts. */
export const gates: readonly CueGroup[] = [
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "without (?:my |our |your |the |an? |any |their |explicit |express |prior |written |first |direct ){0,4}(?:[a-z]{1,16}'s )?(?:explicit |express |prior |written )?(?:asking|approval|permission|confirmation|consent|authori[sz]ation|sign-?off|review|agreement|go-?ahead|ok|okay|go|yes|blessing|say-so|knowledge|being asked|being told|pin|clearing|checking with|confirming|telling|notice|warning)",
    ],
    when: ({ clause }) => DENIES.test(clause),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "without asking (?:me |us |the user )?(?:for )?(?:any |further |more |additional |clarifying |follow-?up |back ){1,2}(?:questions?|clarification|input|details)",
      "without (?:further |any |more ){1,2}(?:questions|clarification|discussion|interaction|input from me)",
    ],
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "(?:ask|check with|talk to|consult|tell|ping|confirm with|come back to|report to|clear (?:it |this )?with) (?:me|us|the user|him|her|them|(?:the |our |a |an )?[a-z]{2,16}(?: [a-z]{2,16})?) (?:first|before)",
      "ask (?:first )?before",
      "ask (?:me |us |the user )?first",
      "check in before",
      "confirm (?:before|first(?= ?(?:[.,;:)]|$|with)))",
      "(?:always )?ask for (?:approval|permission|confirmation|the ok|consent)",
      "wait (?:for|until) (?:my|our|the user'?s?|his|her|their|explicit|approval|confirmation|permission|an? (?:ok|answer|approval|go)|me|us|i|someone|somebody|the (?:ok|go-ahead|approval|review|answer|green light|sign-off)|[a-z]{2,16}'s)",
      "(?:needs?|requires?|need|must have|must get|get|obtain|subject to|pending|awaits?|awaiting) (?!(?:[a-z]{1,14} ){0,2}(?:accessibility|recording|camera|microphone|location|files?|filesystem|storage|notifications?|network|root|sudo|write|read|execute|internet|iam|os|system|bluetooth|runtime|screen|bucket) permission)(?:[a-z]{1,14} |\\d |[a-z]{2,14}'s ){0,3}(?:approvals?|confirmation|authori[sz]ation|permission|consent|sign-?offs?|go-?ahead|ok|okay|pair of eyes|reviewers|signatures)",
      "(?:must|has to|have to|needs? to|should|is to|are to|shall) (?:first |always )?be (?:approved|reviewed|signed off|confirmed|cleared|authori[sz]ed|okayed|agreed)",
      "(?:wait|hold on|hold back|hold) (?:with|on|for) … (?:until|before|till)",
      "wait … until",
      "(?<!no )(?<!without )(?:approval|sign-?off|permission|consent|confirmation|go-?ahead) (?:comes first|first|(?:is )?(?:required|needed|mandatory|necessary))",
      "(?:pause|stop|halt|hold|wait)(?: here| there)? for (?:[a-z]{2,12} ){0,2}(?:approval|confirmation|permission|review|input|feedback|sign-?off|an? (?:ok|answer|go-?ahead)|instructions?)",
      "stop (?:here|there|now|and (?:ask|wait|report|tell|check|confirm)|at this point|before|after|right)",
      "hold off",
      "pause (?:here|before|until|and)",
      "hold (?:it|on|the)? …(?:until|before)",
      "(?:not|isn't|aren't|never) (?:yet )?(?:done|complete|finished|ready|merged|mergeable|releasable|shippable|acceptable|deployable|final|valid|considered [a-z]{2,12}) (?:until|unless|before|while|without|as long as)",
      "(?:signed off|approved|cleared|okayed|agreed|confirmed|reviewed) (?:by|with) … (?:first|before|beforehand)",
      "(?:leave|keep|preserve|retain|maintain) … (?:until|unless|as long as)",
      "(?:leave|keep) as(?: |-)is",
      "(?:leave|keep) (?:it|them|this|that) (?:that way|this way|so|like that|like this|as (?:it|they) (?:is|are))",
      "leave … to (?:the|me|us|him|her|them|ops|qa|security)",
    ],
    when: (site) =>
      (site.ruled || !GETS_READY.test(site.cue + site.after)) &&
      !EXEMPT.test(site.head) &&
      ((!/(?:^| )(?:was|were|had|did|i asked|we asked) /.test(site.clause) &&
        !/^(?:requires?|need)/.test(site.cue + site.after)) ||
        site.ruled ||
        /approval|confirm|sign|consent|permission|pair of eyes|reviewers|(?:ok|okay|go|yes)$/.test(site.cue)),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "(?:leave|leaving|leaves) … (?:alone|untouched|unchanged|as (?:it |they )?(?:is|are|was|were)|intact|unread|empty|in place|be|in peace|where (?:it|they) (?:is|are)|out|unset|blank|open|closed|off|on)",
      "(?:keep|keeps|keeping|stay|stays|remain|remains) … free (?:of|from)",
      "(?:keep|keeps|keeping) … (?:out of|away from|off(?: limits)?|as (?:it |they )?(?:is|are)|exactly|unchanged|untouched|intact|identical|unmodified|private|secret|verbatim|stable|frozen|in sync|backward.?compatible|word for word)",
      "(?:stay|stays|remain|remains|staying) (?:exactly |strictly |completely )?(?:untouched|unchanged|as (?:it |they )?(?:is|are)|put|intact|identical|frozen|unmodified|in place|where (?:it|they) (?:is|are)|the same|empty|read-?only|read only|private|secret|confidential|closed|unpublished|off(?= ?(?:[.,;)]|$| (?:by|until|for|unless|in) )))",
      "(?:stay|stays|remain|remains) (?:[a-z]{2,12} ){0,2}(?:until|unless|as long as|for now)",
      "(?:must|has to|have to|needs to) (?:always )?(?:stay|remain|keep|continue|be (?:kept|left|preserved|identical|byte|unchanged))",
      "(?:preserve|retain) … (?:exactly|verbatim|unchanged|byte|word for word|as is)",
      "(?:is|are) to (?:stay|remain|be (?:left|kept))",
      "must (?:first |always )?be [a-z-]{2,20} (?:first|before)",
      "(?:must|has to|have to|needs? to) (?:first |always |all )?(?:pass|succeed|be green|complete|finish|exist|land|run|happen|be done|go through) (?:[a-z]{2,12} ){0,3}before",
      "(?:must|should|shall|has to|have to|needs? to) (?:be|stay|remain) non-?[a-z]{3,16}",
    ],
    when: (site) =>
      !/(?:^| )(?:was|were|had|stayed|remained|if) /.test(site.before) &&
      !/^ {0,8}(?:so|thus|hence|therefore|which|because|since) /.test(site.before) &&
      !(!site.ruled && /^(?:stays|remains) (?:the same|closed|open|empty|off|put|in place)/.test(site.cue)) &&
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
    when: ({ after, agent }) => !agent && /^[^,;:.!?]{1,120} (?:until|unless|as long as) /.test(after),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "start",
    find: ["(?:skip|omit|ignore)"],
    when: ({ after, agent }) => !agent && /^[^,;:.!?]{1,120} (?:until|unless) /.test(after),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "(?:waiting|waits?|awaiting|pending|held|on hold|blocked) (?:for |on |until )?(?:(?:the |an? )?(?:user|owner|operator|maintainer|client|customer|human|explicit|your|my|our)(?:'s)? ){0,3}(?:to (?:approve|confirm|review|decide|sign off|answer|authori[sz]e)|approval|confirmation|go-?ahead|sign-?off|permission|consent|decision|ok)",
      "(?:is|are|stays?|remains?|put) on hold (?:until|pending|for now|till)",
    ],
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: ["not", "nothing"],
    when: ({ after }) => /^[^,;:.!?]{1,80} (?:until|unless) /.test(after),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "start",
    find: [
      "(?:ask|talk to|speak (?:to|with)|check with|consult|tell|ping|confirm with|clear (?:it |this )?with|notify|inform|get in touch with|come to)",
    ],
    when: ({ clause, agent }) => !agent && /^(?:[a-z]{2,9},? )?before [^,]{3,80}, /.test(clause.trimStart()),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "without (?:ever )?(?:breaking|changing|touching|modifying|adding|losing|altering|affecting|removing|renaming|introducing|editing|rewriting|restarting|deleting|pushing|committing|merging)",
    ],
    when: (site) => !site.agent && (opensClause(site) || modal.test(site.head)),
  },
  // Declared off limits.
  {
    as: "read_only",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are|be|stays?|remains?|as|was made|keep it|declared|considered|treat(?:ed)? … as) (?:[a-z]{2,12} )?(?:read-?only|read only|append-?only|append only|write-?protected|immutable|frozen|locked|protected|sealed|vendored|off-limits|off limits|out of scope|out of bounds|owner-gated|maintainers?-only|maintainers? only)",
      "(?:is|are) (?:auto-?|automatically |machine-?)generated(?: files?)?",
      "(?:auto-?|machine-)?generated (?:files?|code)(?=[^a-z]{0,3}(?:do not|don't|never|$))",
      "(?:is|are|falls|lies|stays) (?:outside (?:of )?|beyond )(?:the |our |this )?scope",
      "(?:belongs?|reserved) (?:to|for) (?:the other|another|someone|somebody|maintainers?)",
      "(?:is|are) not (?:a )?part of (?:this|the|our|your) (?:task|ticket|job|pr|change|scope|work|brief|mvp|milestone|phase|sprint|release|assignment)",
      "(?:is|are) generated(?=,? (?:from|by|so|edit|do not|don't|never|change|regenerate))",
    ],
    unless: ["(?:is|are) not (?:read|frozen|locked|protected|sealed)"],
    when: (site) =>
      (!site.agent || site.ruled || !/(?:locked|protected|sealed|scope|generated)$/.test(site.cue)) &&
      (!/^(?:is|are) generated$/.test(site.cue) || site.ruled || /^,/.test(site.after)) &&
      !/^what /.test(site.clause.trimStart()) &&
      (site.ruled || !OPENED_SO.test(`${site.head}${site.cue}`)) &&
      (!GENERATED.test(site.cue) || NAMED_SO.test(site.head)) &&
      !(
        !site.ruled &&
        !/^(?:treat|as|declared|considered)/.test(site.cue) &&
        (STATE_OF_THINGS.test(`${site.cue}${site.after}`) ||
          (/protected$/.test(site.cue) &&
            /(?:^| )(?:routes?|pages?|endpoints?|views?|screens?|dashboard|apis?) (?:[^ ]{1,20} ){0,3}$/.test(
              site.head,
            )))
      ) &&
      !SUPPOSED.test(site.head),
  },
  {
    as: "read_only",
    strength: 2,
    at: "start",
    find: ["(?:strictly )?read-?only (?:access|mode|use|review|analysis|investigation|task|audit|session|pass|work)"],
    when: ({ clause, agent }) =>
      !agent && !/(?:^| )(?:is|are|was|were|has|can|shows?|serves?|works?|[a-z]{3,14}ed) /.test(clause),
  },
  {
    as: "read_only",
    strength: 2,
    at: "start",
    find: [
      "(?:code|feature|merge|deploy|deployment|release|schema|content|change|api) freeze(?: is)? (?:until|till|through|in (?:effect|force)|active|on )",
      "consider (?:¤{1,200}|[^ ,]{1,20}(?: [^ ,]{1,20}){0,3}) (?:frozen|locked|read-?only|off-?limits|off limits|sealed|immutable)",
    ],
    when: ({ agent }) => !agent,
  },
  {
    as: "read_only",
    strength: 2,
    at: "start",
    find: [
      "(?:explicit |explicitly |known )?(?:non-?goals?|out of scope|off-?limits|off limits|not in scope|hands off|excluded)(?= ?: )",
    ],
  },
  {
    as: "read_only",
    strength: 2,
    at: "end",
    find: [
      "read-?only",
      "read only",
      "(?:is|are) generated",
      "append-?only",
      "maintainers?-only|maintainers? only",
      "off-limits",
      "off limits",
      "out of scope",
      "hands off",
      "hands-off",
    ],
    when: (site) =>
      unconditional(site) &&
      !/^ {0,8}(?:see|read|cf|check|refer) /.test(site.clause) &&
      (site.ruled || !OPENED_SO.test(site.head)) &&
      !/(?:^| )(?:everything|anything|all|things?|items?|entries|state|work|what(?:'s| is)) $/.test(site.before),
  },
];

/** "You don't have to ask first": nobody has to. */
const EXEMPT =
  /(?:^| )(?:(?:do|does|did|need|have|has)(?:n't| not)(?: have| need)?(?: to)?|no|not|never|without|rarely|no longer)(?: (?:to|have to|need to|need|have))? {0,8}$/;

/** "Wait until the pod is ready": a step, not a gate. */
const GETS_READY =
  /^wait [^,;:]{0,60}until (?:[^ ,]{1,20} ){1,4}(?:is|are) (?:ready|up|healthy|running|available|loaded|started|idle|empty)(?![a-z])/;

/** "It is fine to leave it empty": a leave. */
const GRANTS =
  /(?:^| )(?:fine|ok|okay|allowed|free|possible|safe|able|can|may|might|could|would|easy|easier|tempting)(?: to)? {0,8}$/;

/** "Leave a comment on the ticket": what somebody puts there. */
const LEAVES_BEHIND =
  /^(?:leave|leaving|leaves|keep) (?:an? )(?:short |brief |quick |blank |empty |clear )?(?:comment|note|message|review|reply|line|space|gap|trace|marker|todo|record|log|copy|backup|remark|list)(?![a-z])/;

/** "Locked by another transaction", "frozen while it scrolls", "immutable": how a thing is, not what may be done to it. */
const STATE_OF_THINGS =
  /immutable(?:$|[ .,;)])|(?:locked|protected|frozen|sealed|read-?only|append-?only) (?:by (?:an?|another|the|design|default)|at the|because|while|when|if|after|due|to|at (?:run ?time|compile time|startup)|during (?:rendering|initiali[sz]ation|start-?up|the build|iteration|playback|scroll(?:ing)?|load(?:ing)?|execution|hydration|boot|animation|the render))(?![a-z])/;

/** "Mounted the volume read-only", "the replica is read-only": how a device or a widget was made. */
const OPENED_SO =
  /(?:^| )(?:mounted|mounts|opened|opens|loaded|attached|moved|moves|pushed)(?: [^ ,]{1,24}){0,4} |(?:^| )(?:replica|volume|mount|file ?system|disk|partition|rootfs|cursor|property|input|textarea|connection|transaction)s? (?:is|are) /;

/** "Generated code": a label, or what something is. */
const GENERATED = /^(?:auto-?|machine-)?generated (?:files?|code)$/;
const NAMED_SO = /^ {0,8}(?:(?:[^ ,]{1,24} ){0,6}(?:is|are|contains?|holds?|only|all|:|-) {0,8})?$/;

/** What is only supposed, asked or waited for is not declared. */
const SUPPOSED =
  /(?:^| )(?:whether|if|when|once|until|while|unless|(?:prove|mean|impl(?:y|ie)|assume|detect|check|verif(?:y|ie)|suggest)s?(?: that)?) (?:[^ ]{1,30} ){0,5}$/;

/** A word that denies or binds: without one, what is done "without asking" is a leave. */
const DENIES =
  /(?:^|[ (])(?:not|never|no|nothing|nobody|none|nor|neither|only|must|shall|cannot|avoid|refuse[sd]?|forbid(?:s|den)?|prohibit(?:s|ed)?|banned|stop|unacceptable|rejected|reverted|[a-z]{2,6}n't)(?![a-z])/;
