/** What English forbids, and what it names as not to be taken. */
import type { CueGroup } from "../../language.ts";
import {
  afterComma,
  CONDITIONAL_CLAUSE,
  contrasts,
  describes,
  FINITE,
  forbidsNoun,
  orderGoesOn,
  rulesNever,
  tellsNot,
} from "./sites.ts";
import { agentBefore, habitual, instructs, modal, opensClause, pronounBefore, stateVerb } from "./words.ts";

/** The same sentence has bound somebody before: what he "does not" do goes on with it. */
const BINDS = /(?:^| )(?:never|must|only|no other|nothing else|nowhere else|may not|shall) ?/;

/** What a team rules out for itself; what it cannot see or reproduce is how things are. */
const DEEDS =
  /^ {0,8}(?:use|add|change|modify|touch|rename|remove|delete|drop|break|introduce|install|upgrade|bump|ship|deploy|merge|push|rely on|store|log|share|expose|send|commit|allow|take on|depend on|bring in|pull in|edit|rewrite|refactor|move|skip|publish|release)(?![a-z])/;

/** The clause before the cue is a reason, a condition or part of another. */
const SUBORDINATE =
  /(?:^| )(?:because|since|as|that|which|so|if|when|where|what|why|until|while|although|though|then|how|who)(?: [^ ]{1,20}){0,3} {0,8}$/;

const PAST_TELLING = /(?:^| )(?:was|were|had|did|yet) |(?: yet|: ?[a-z]{2,20}error)/;

/** A tool, language or service keeps to its own rules: that is how it works. */
const PRODUCT_RULE =
  /(?:^| )(?:compiler|typescript|javascript|rust|python|java|kotlin|swift|go|eslint|biome|linter|browsers?|chrome|safari|spec|protocol|kernel|linux|windows|macos|postgres|postgresql|mysql|sqlite|librar(?:y|ies)|framework|react|parser|type system|type checker|borrow checker|csp|cors|sandbox|firewall|docker|kubernetes|github|server|json|yaml|http|regex|sql|syntax|grammar|runtime|mode|schema|lint rule) (?:already |also |simply |itself )?$/;

/** "Must never have run": what must have been so. */
const PERFECT =
  /^ {0,8}have (?:been|run|gone|had|got|come|[a-z]{3,12}ed(?= (?:yet|by|in|on|at|to|the|it|since|because)|$|[,.]))(?![a-z])/;

/** What nobody does on purpose: an expectation. */
const MISHAP =
  /^ {0,8}(?:actually |ever |really )?(?:be (?:hard|difficult)|have any (?:side )?(?:effects?|impact)|affect (?:users|production|performance|anyone|anything|existing users)|happen|occur|get here|fire|be reached|be (?:hit|reachable|possible|visible|noticeable|affected|there|too|much|a big|an? (?:problem|issue)|the (?:problem|cause|bottleneck|issue|reason|culprit))|matter|come up|come as|surprise|be surprising|take (?:long|more))(?![a-z])/;

/** "This change should not affect performance": what a change is expected to do. */
const expected = ({ head, after }: { readonly head: string; readonly after: string }): boolean =>
  /(?:^| )(?:it|this|that|(?:this|that|the|these|those|our|my) (?:[a-z-]{2,16} )?(?:changes?|patch|fix|pr|refactor|refactoring|update|migration|upgrade|commit|diff|move|rename|tweak|bump)) (?:also |therefore |hence )?$/.test(
    head,
  ) &&
  /^ {0,8}(?:affect|break|impact|cause|change|require|need|conflict|interfere|be (?:affected|a|an|any|noticeable|visible|too|much))(?![a-z])/.test(
    after,
  );

/** What English forbids, and what it names as not to be taken. Groups of phrases in the notation of language.ts. */
export const prohibitions: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: [
      "must not",
      "mustn't",
      "must never",
      "shall not",
      "shall never",
      "should never",
      "can never be",
      "may never",
      "are not to(?! blame)",
      "is not to(?! blame)",
      "(?:strictly |expressly )?(?:forbidden|prohibited|disallowed|verboten|outlawed)",
      "(?:is|are|be|stays?|remains?) (?:banned|taboo)",
      "(?:not|never) (?:be )?(?:allowed|permitted|acceptable|authori[sz]ed|okay|ok)",
      "(?:is|are|am|being) not supposed to",
      "(?:isn't|aren't) supposed to",
      "unacceptable",
      "non-?negotiable(?! (?:conventions?|rules?|constraints?|requirements?|principles?|standards?|guidelines?))",
      "under no circumstances",
      "in no case",
      "at no (?:time|point)",
      "on no account",
      "by no means",
      "not under any circumstances",
      "not ever",
      "(?:forbade|forbids?|prohibits?|disallows?)",
      "(?:must|should|shall|may|can|is to|are to|has to|have to)(?: be| contain| have| use| include| hold| touch| depend on)? neither",
      "(?:important|essential|critical|crucial|vital|imperative|advisable|wise|best|better|mandatory) (?:not|never) to",
      "(?:you|we|agents?|nobody|developers?|contributors?|they)(?: are|'re| is) not (?:supposed|meant) to",
      "(?:allows?|permits?|tolerates?) (?:no(?! (?:longer|more))|nothing)",
      "(?:wants?|wanted|asked for|insist(?:s|ed) on) no(?! (?:longer|more))",
      "(?:ensure|make sure|see to it)(?: that)? (?:no(?! (?:longer|more))|nothing|nobody|none|you (?:do not|don't|never))",
      "(?:not|never) (?:welcome|wanted|tolerated)",
      "(?:make|be|making) sure (?:u |you |to |that |we |it ){0,2}(?:dont|don't|do not|does not|doesn't|never|not to)",
      "(?:must|should|shall|is to|are to) (?:be|have|contain|include|make|use|do|need|add|introduce|create|hold|cause) no(?! (?:longer|more|problem|issue|need|impact|difference|doubt|trouble|surprise|harm|effect)-)",
      "(?:insists?|insisted|demands?|demanded|(?:essential|critical|crucial|vital|imperative|important|mandatory|agreed|decided)) that (?:no|nothing|nobody|no one|none)(?! (?:longer|more))",
      "(?:prs?|pull requests?|changes|commits|patches|contributions|submissions|diffs|branches|merge requests) (?:[^ ]{1,30} ){0,8}(?:will be|are|get|is|gets) (?:rejected|refused|declined|reverted|turned down|sent back|closed without review)",
      "(?:prs?|pull requests?|changes|commits|patches|contributions|submissions|diffs|branches|merge requests) (?:[^ ]{1,30} ){0,8}(?:is|are) not (?:accepted|merged|approved|reviewed)",
      "(?:does not|doesn't|do not|don't) belong (?:in|on|to|here|inside|under|there|at)",
      "(?:has|have) no (?:place|business)",
      "(?:will|would) (?:not|never) be (?:merged|accepted|approved|reviewed|tolerated)",
      "won't be (?:merged|accepted|approved|reviewed|tolerated)",
      "(?:asked?|asks|demand(?:s|ed)?|insist(?:s|ed)?|want(?:s|ed)?|decided|agreed|said)(?: explicitly)?(?: that)? (?:nothing|nobody|no one|none|no) (?:[a-z-]{2,16} ){0,4}(?:be|is|are|may|must|should|shall|will|gets?)",
    ],
    when: (site) =>
      !(PRODUCT_RULE.test(site.head) && /^(?:forb|prohib|disallow|allow|permit|tolerat)/.test(site.cue)) &&
      (site.ruled ||
        site.head.trim() !== "" ||
        !/^(?:forbid|prohibit|disallow|allow|permit|tolerate)s/.test(site.cue)) &&
      !PERFECT.test(site.after) &&
      !(MISHAP.test(site.after) || expected(site)),
    unless: [
      "403 forbidden",
      "forbidden \\(403\\)",
      "returns? (?:an? )?forbidden",
      "(?:is|are) not (?:allowed|permitted|authori[sz]ed) to (?:read|open|see) this",
    ],
  },
  { as: "prohibition", strength: 3, at: "any", find: ["never"], when: rulesNever },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["we (?:cannot|can't|can not)"],
    when: (site) =>
      !site.agent && DEEDS.test(site.after) && !SUBORDINATE.test(site.head) && !PAST_TELLING.test(site.clause),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:we|i)(?: are|'re| am|'m) not (?:touching|adding|changing|migrating|renaming|deleting|removing|rewriting|refactoring|upgrading|merging|deploying|introducing|moving|replacing|publishing|shipping)",
    ],
    when: (site) => !site.agent && !SUBORDINATE.test(`${site.head} `),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["refuse (?:to|any|all|every|requests)"],
    when: (site) => !site.agent,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["you (?:cannot|can't|can not)"],
    when: (site) =>
      !site.agent &&
      !CONDITIONAL_CLAUSE.test(site.clause.trimStart()) &&
      !SUBORDINATE.test(`${site.head} `) &&
      !/^ {0,8}(?:really |just )?(?:see|tell|know|find|help|be sure|have|believe|imagine|remember|miss|go wrong|access|reach|connect|get|run into|expect|reproduce|undo)(?![a-z])/.test(
        site.after,
      ),
  },
  {
    as: "prohibition",
    strength: 3,
    at: "start",
    find: ["not (?:a single|one|any|even)"],
    when: ({ after }) => modal.test(after),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["rather than", "instead of"],
    when: ({ after, agent, ruled }) => (!agent || ruled) && afterComma(after),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["do not", "do n't", "don'?t", "do never", "not to be", "never ever"],
    when: tellsNot,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["(?:does not|doesn't)"],
    when: (site) =>
      !site.agent &&
      !stateVerb.test(site.after) &&
      ((site.ruled && agentBefore.test(site.before)) || (pronounBefore.test(site.before) && BINDS.test(site.lead))),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["(?:drop|exclude|omit|leave out|keep out) … from (?:all|any|every|each)"],
    when: (site) => !site.agent,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["may not"],
    when: ({ before, after, lead, agent, ruled }) =>
      /^ {0,8}be (?:[a-z]{2,14}ed|sent|written|run|read|put|set to|cut|sold|shown|done|made|given|taken|kept|built|used|left|hidden|lost|shut)(?![a-z])(?! (?:yet|always|at all))/.test(
        after,
      ) ||
      (!agent &&
        (agentBefore.test(before) ||
          (pronounBefore.test(before) && /(?:^| )(?:may|must|never|only) /.test(lead)) ||
          (ruled && /(?:^| )(?:an?|no|each|every|[a-z]{2,20}s) (?:[^ ]{1,20} ){0,3}$/.test(before))) &&
        !/^ {0,8}(?:always|work|exist|have|know|need|want|see|be|get|yet|even|actually|notice|realize|like|fit|match|reflect|apply|match|arrive|return|happen|appear|support)(?![a-z])/.test(
          after,
        )),
    unless: ["may not be (?:needed|required|supported|installed|allowed)"],
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["(?:i|we|you) (?:will not|won't|shall not|am not going to|are not going to)"],
    unless: [
      "(?:won't|will not) (?:be able|need|work|help|know|have|see|find|notice|get|believe|regret|miss|even|always|hear)",
    ],
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["(?:nobody|no one|no-one|nothing|none|neither)"],
    when: ({ after }) =>
      modal.test(after) ||
      / ever /.test(after) ||
      (habitual.test(after) &&
        !/^ (?:else )?(?:owns?|uses?|reads?|answers?|responds?|maintains?|starts?|works?|notices?|calls?|watches|tells?|says?|shows?|prevents?|stops?|checks?|catches|guards?|enforces|validates|tests?|covers?|documents?|blocks?|tracks?|monitors?)(?![a-z])/.test(
          after,
        )) ||
      (/ (?:without|until|unless|before) /.test(after) && !/(?:^| )(?:was|were|had|did|happened) /.test(after)) ||
      /^(?: [a-z]{1,20}){0,4} (?:gets|goes|leaves|can|will|shall|touches|changes|runs) /.test(after),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: [
      "no(?! ?[,.!:])",
      "zero(?= (?:tolerance|new|extra|additional|external|direct|manual|hard-?coded|changes to) )",
    ],
    when: forbidsNoun,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["not"],
    when: ({ spelled, before, after }) =>
      spelled === "NOT" && before.trim() === "" && /^ {0,8}[a-z¤"]/.test(after) && !FINITE.test(after),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:can not|cannot|can't|can never) be (?:changed|edited|modified|renamed|deleted|moved|removed|altered|touched|rebased|force-pushed|skipped|bypassed|overridden|merged|reused|shared|logged)",
    ],
    when: ({ ruled, agent }) => ruled && !agent,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are) (?:an? )?(?:absolute |hard |strict )?(?:no-?nos?|hard no|red line|taboo|sacred|untouchable|sacrosanct)",
      "(?:is|are) not (?:up for (?:discussion|debate|grabs)|negotiable|yours to [a-z]{2,12}|ours to [a-z]{2,12})",
    ],
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "hands off",
      "(?:stay|keep|steer|stand) (?:well )?(?:away|clear|off) (?:from|of)?",
      "stay out of",
      "keep your hands off",
      "off-limits",
      "off limits",
      "no-go",
    ],
    unless: ["(?:hands|hand) off to"],
  },
  {
    as: "prohibition",
    strength: 1,
    at: "start",
    find: ["skip (?!this|that|it|to|if|when|over|ahead)[^ ]{1,40}"],
    when: ({ after, agent }) =>
      !agent &&
      /(?:^| )(?:for now|this time|today|for this (?:task|pr|change|session|release|run)|entirely|altogether|until further notice)(?: {0,3}[.,;)]| {0,3}$)/.test(
        after,
      ),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: [
      "(?:stop|quit|cease) [a-z]{2,20}ing",
      "(?:cease|stop) all",
      "let'?s not",
      "let us not",
      "(?:make|add|use|create|introduce|leave|allow|accept|write|give|take|do|change|touch|delete|remove|rename|modify|edit|install|commit|push|log|store|print|send|run|import|export|expose|share|publish|deploy|ship|assume|invent|skip|hard-?code|bring in|pull in|mix in|include|merge|refactor|reuse|copy|cache|mock|spawn|start|open|call) (?:no(?! (?:longer|sooner))|nothing)",
      "(?:make sure|ensure|see to it|take care)(?: that)? (?:[^ ,]{1,20} ){1,5}(?:never|(?:do|does|is|are)(?: not|n't)|cannot|can't)(?! (?:only|just|yet|already))",
      "(?:strictly |explicitly |always )?(?:banned|disallowed|not permitted)(?: [a-z]{2,14}){0,2}(?= ?: )",
    ],
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:told|asked|remember|instructed|ordered|agreed|promised|decided|careful|care|sure|said|want(?:s|ed)?(?: you)?|prefers|plan) (?:me |us |you )?not to",
      "(?:does|do|did) not want (?:you|me|us|any|to|an?|the|more|new|this|that|another|it|anything|anyone)",
      "(?:user|client|owner|customer|he|she|boss|lead|maintainer|team) (?:does not|doesn't|never|no longer) wants? (?:[a-z¤])-",
      "doesn't want",
      "never wants? (?:to see|you|us|any)",
      "don't want",
    ],
    unless: ["if you (?:do not|don't) want"],
  },
  {
    as: "prohibition",
    strength: 1,
    at: "start",
    find: [
      "(?<!^to )(?:ideally |preferably |where possible,? |if possible,? )?(?:(?:please )?try to )?avoid",
      "refrain from",
      "resist the (?:urge|temptation) to",
      "abstain from",
      "try not to",
      "better not",
      "not for",
      "(?:please )?prefer not to",
      "(?:ideally|preferably),? (?:do not|don't|no|never|not|nothing|without)",
      "(?:do not|don't|never|no) … (?:if possible|where possible|if you can|if avoidable|unless unavoidable)",
    ],
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: [
      "(?:should|must|to be|best|please|better|are to|is to) (?:be )?avoided?",
      "(?:must|should|shall|please) refrain from",
      "discouraged",
      "not recommended",
      "frowned (?:up)?on",
      "had better not",
      "(?:i'd|i would|would|we'd) (?:rather|prefer)(?: that)? (?:you|we|it|nobody) (?:not|didn't|did not|never)",
      "(?:would |i'd |we )?prefer not to",
      "'d better not",
    ],
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: ["should not", "shouldn't", "ought not"],
    when: (site) => !expected(site) && !MISHAP.test(site.after) && !PERFECT.test(site.after),
    unless: [
      "should(?:n't| not) (?:be (?:a problem|an issue|needed|necessary|too)|take long|matter|happen|have (?:been|to))",
      "(?:should not|shouldn't) [^,;]{2,60}, but (?:it|they|still|is|are|does|do)",
    ],
  },
  { as: "prohibition", strength: 1, at: "any", find: ["avoid"], when: orderGoesOn },
  // Contrast: an instruction that names what not to take.
  { as: "prohibition", strength: 2, at: "any", find: ["not"], when: contrasts },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["not(?= ¤)"],
    when: (site) =>
      (!site.agent || site.ruled) && / [—–-] {0,8}$/.test(site.lead) && instructs.test(site.lead.trimStart()),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: ["instead of", "rather than", "in place of"],
    when: (site) =>
      (!site.agent || site.ruled) &&
      opensClause(site) &&
      (site.ruled || !describes(site.clause)) &&
      !/ (?:when|to|so|if|that|which|because) /.test(site.head) &&
      !/(?:^| )(?:made|did|was|were|has|had|gave|failed|broke|hangs|is|helps|helped|works|worked|caused) /.test(
        site.after,
      ),
  },
];
