/** What English makes wait for a word of somebody: ask first, not without approval. */
import type { CueGroup } from "../../../language.ts";

/** Gates by who has to be asked, and by what is waited for. Notation of language.ts. */
export const approval: readonly CueGroup[] = [
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
      "(?<!no )(?<!without )(?:approvals?|sign-?offs?|permissions?|consent|confirmation|go-?ahead) (?:comes? first|first|(?:(?:is|are) )?(?:required|needed|mandatory|necessary))",
      "(?<!no )(?<!without )(?:reviewers|signatures) (?:come first|first|are (?:required|needed|mandatory|necessary)|(?:required|needed|mandatory|necessary)(?= {0,4}(?:[.,;:!)—–]|$)| (?:for|before|on|per) ))",
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
      ((site.ruled && site.cue.startsWith("wait")) || !GETS_READY.test(site.cue + site.after)) &&
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
      "(?:must|has to|have to|needs? to) (?:first |always |both |explicitly )?(?:approve|sign off(?: on)?|okay|ok|authori[sz]e|green-?light)(?= )",
      "(?:approval|review|sign-?off|ok|okay|go-?ahead|consent|confirmation) (?:by|from|of) (?:the |an? )?[a-z]{2,16}(?: [a-z]{2,16})? (?:first|beforehand|before(?= ))",
    ],
    when: ({ agent, ruled }) => !agent || ruled,
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "(?:waiting|waits?|awaiting|pending|held|on hold|blocked) (?:for |on |until )?(?:(?:the |an? )?(?:user|owner|operator|maintainer|client|customer|human|explicit|your|my|our)(?:'s)? ){0,3}(?:to (?:approve|confirm|review|decide|sign off|answer|authori[sz]e)|approval|confirmation|go-?ahead|sign-?off|permission|consent|decision|ok)",
      "(?:explicitly |deliberately |still )?(?:deferred|postponed|put off|held back|parked|paused|blocked) by (?:the )?(?:user|owner|operator|client|customer|maintainer|boss|team lead)(?: (?:until|till|to|for))?",
      "(?:merges?|merging|deploys?|deploying|deployments?|releases?|releasing|publishing|rollouts?|work|implementation|coding|phase \\d|step \\d|prs?|commits?|pushes|pushing) (?:[^ ,]{1,20} ){0,3}(?:is|are|stays?|remains?) (?:blocked|on hold|frozen|locked|closed) (?:until|unless|pending)",
      "(?:is|are|stays?|remains?|put) on hold (?:until|pending|for now|till)",
    ],
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "start",
    find: [
      "(?:(?:an?|the|one|two|three|at least (?:one|two|three|\\d)|explicit|written|manual|code|peer|security|design|legal|human|owner|maintainer|qa|second) ){0,3}(?:approvals?|sign-?offs?|reviews?|go-?aheads?|consent)(?= (?:[^ ,.;:]{1,20} ){0,6}before (?:the |any |each |every |an? |we |you )?(?:merg|submi|releas|deploy|push|land|publish|ship|roll|commit|go|launch))",
    ],
    when: ({ agent, after }) => !agent && !HAPPENED.test(after),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "start",
    find: [
      "(?:ask|show (?:me|us|him|her|them|the user)|send (?:me|us)|let (?:me|us) (?:see|check|review|look)|talk to|speak (?:to|with)|check with|consult|tell|ping|confirm with|clear (?:it |this )?with|notify|inform|get in touch with|come to)",
    ],
    when: ({ clause, agent }) => !agent && /^(?:[a-z]{2,9},? )?before [^,]{3,80}, /.test(clause.trimStart()),
  },
];

/** "Two approvals came before the merge", "reviews catch it before release": with a verb it tells. */
const HAPPENED =
  /^ (?:[^ ,.;:]{1,20} ){0,5}(?:is|are|was|were|has|have|had|came|come|comes|happens?|happened|took|takes?|catch(?:es)?|caught|finds?|found|went|goes|[a-z]{3,14}ed) (?:[^ ,.;:]{1,20} ){0,5}before /;

/** A word that denies or binds: without one, what is done "without asking" is a leave. */
const DENIES =
  /(?:^|[ (])(?:not|never|no|nothing|nobody|none|nor|neither|only|must|shall|cannot|avoid|refuse[sd]?|forbid(?:s|den)?|prohibit(?:s|ed)?|banned|stop|unacceptable|rejected|reverted|[a-z]{2,6}n't)(?![a-z])/;

/** "You don't have to ask first": nobody has to. */
const EXEMPT =
  /(?:^| )(?:(?:do|does|did|need|have|has)(?:n't| not)(?: have| need)?(?: to)?|no|not|never|without|rarely|no longer)(?: (?:to|have to|need to|need|have))? {0,8}$/;

/** "Wait until the pod is ready", "keep an eye on it until …": a step, not a gate. */
const GETS_READY =
  /^(?:keep|leave) (?:an eye|track|in mind|[a-z]{3,14}ing)(?![a-z])|^wait [^,;:]{0,60}until (?:[^ ,]{1,20} ){1,4}(?:is|are) (?:ready|up|healthy|running|available|loaded|started|idle|empty)(?![a-z])/;
