/** English. */
import type { CueGroup, CueSite, Language } from "../language.ts";

/** Verbs that instruct at the start of a clause: what rules files, pads and chats tell an agent to do or leave. */
const INSTRUCT =
  "(?:use|run|keep|put|write|add|commit|push|call|create|edit|change|modify|touch|read|make|take|set|store|save|place|send|deploy|" +
  "build|test|check|follow|prefer|return|import|export|include|apply|install|update|delete|remove|rename|move|copy|merge|rebase|" +
  "open|close|start|work|leave|stick|target|support|accept|allow|expose|log|report|respond|reply|answer|speak|document|describe|" +
  "comment|name|fix|implement|refactor|format|lint|ship|release|publish|review|approve|stage|pass|catch|throw|handle|treat|" +
  "load|fetch|query|scan|insert|select|truncate|drop|migrate|seed|reset|restore|retry|wait|ask|stop|launch|execute|configure|" +
  "enable|disable|switch|restart|connect|bind|listen|print|render|show|display|translate|generate|regenerate|declare|define|" +
  "assign|pick|choose|go|do|give|get|let|limit|restrict|extend|inherit|wrap|mock|stub|assert|verify|validate|track|pin|bump|" +
  "upgrade|downgrade|reference|link|cite|quote|mention|explain|summarize|focus|talk|say|tell|assume|continue|proceed|" +
  "detail|list|group|sort|order|split|resolve|own|escalate|attach|upload|download|register|schedule|trigger|invoke|emit|spawn|" +
  "kill|mount|serve|cache|flush|clear|clean|archive|back|transfer|share|grant|hand|feed|draw|paint|plan|process|propose|" +
  "provide|produce|request|require|work|book|cut|water|turn|hold|bring|" +
  "omit|exclude|skip|ignore|respect|preserve|maintain|consult|confirm|adopt|address|adjust|analy[sz]e|annotate|append|audit|batch|" +
  "begin|break|capture|clean|clone|collect|combine|compare|compile|complete|compute|consider|consume|convert|count|cover|debug|" +
  "delegate|deny|derive|detect|determine|discuss|distinguish|embed|encode|estimate|evaluate|examine|expand|extract|finish|flag|" +
  "forward|freeze|guard|honou?r|identify|inform|inspect|integrate|investigate|isolate|join|label|look|mark|match|measure|monitor|" +
  "notify|obtain|organi[sz]e|override|parse|paste|patch|perform|persist|poll|prefix|prepare|present|promote|prompt|prune|pull|" +
  "raise|rebuild|reduce|rely|replace|reproduce|resume|reuse|revert|rewrite|roll|route|seal|search|separate|sign|simplify|squash|" +
  "state|strip|submit|suggest|swap|sync|trust|undo|unify|warn|watch)";

/** Words that show what is, where "never", "no" and "only" would otherwise rule. */
const STATE =
  "(?:have|know|think|see|need|want|understand|believe|care|expect|like|seem|mean|remember|recall|own|exist|appear|look|matter|work|" +
  "recognise|recognize|get it|agree|mind)";

const AGENTS =
  "(?:you|we|one|agents?|assistants?|models?|subagents?|sub-agents?|workers?|executors?|reviewers?|planners?|auditors?|" +
  "developers?|devs|contributors?|maintainers?|everyone|everybody|users?|bots?|claude|codex|copilot|gemini)";

const re = (source: string): RegExp => new RegExp(source);
const PREFIX =
  "^(?:[ ,]|always |please |just |and |then |so |but |also |instead |now |first |next |otherwise |ever ){0,4}";
const instructs = re(
  `${PREFIX}(?:${INSTRUCT}|${INSTRUCT}e?s(?! (?:is|are|was|were|has|have|had|must|should|may|can|will|do|does|on|to|of|in|for|from|and) ))(?![a-z'])`,
);
/** A noun that looks like an order: "commit subjects are …". */
const nounFirst =
  /^(?:(?!that |which |if |when |where |what |who |whether |unless |how )\S{1,30} {1,8}){1,7}(?:is|are|was|were|has|have|had) /;
const stateVerb = re(`^ {0,8}(?:really |fully |quite |even |actually |yet |currently |completely )?${STATE}(?![a-z])`);
const inward =
  /^ {0,8}(?:really |fully |quite |even |actually |yet )?(?:know|think|see|need|want|understand|seem|remember|recall|agree|mind|exist|appear|have)(?![a-z])/;
const agentBefore = re(
  `(?:^| )(?:the |an? |each |every |all |any )?${AGENTS}(?: (?:should|must|will|can|also|always))? {0,8}$`,
);
const pronounBefore =
  /(?:^| )(?:it|this|that|they|these|those|which|who|he|she|there)(?: (?:will|would|can|could|still|also|simply|just|has|have|had|is|was|were|are))? {0,8}$/;
const pastBefore = /(?:^| )(?:has|have|had|was|were|'ve|'d|would|could|did|i|i'm|i've) {0,8}$/;

const opensClause = ({ clause, before }: CueSite): boolean =>
  [clause, before].some((text) => instructs.test(text.trimStart()) && !nounFirst.test(text.trimStart()));
const modal =
  /(?:^| )(?:must|should|shall|may|is to|are to|has to|have to|need to|needs to|can be|allowed|permitted)(?! have)(?![a-z])/;

/** "never": a command, a rule about agents, or a standing rule in the passive; not what code does or what somebody lived to see. */
function rulesNever({ before, after, atStart, ruled, agent }: CueSite): boolean {
  if (atStart)
    return !/^ {0,8}(?:mind|again|before|seen|been|worked|had|got|tried|happened|happens)(?![a-z])/.test(after);
  if (agentBefore.test(before)) return !PAST.test(after);
  if (pastBefore.test(before) || pronounBefore.test(before)) return false;
  if (/(?:^| )(?:is|are|be|to|must|should|shall|may|can|will) {0,8}$/.test(before))
    return (
      !/(?:^| )(?:it|this|that|i) /.test(before) &&
      !/ by (?:the|an?|¤)/.test(after) &&
      (!agent || ruled || modal.test(before))
    );
  if (agent && !ruled) return false;
  if (BEHAVES.test(after)) return false;
  return ruled || /^ {0,8}[a-z]{2,20}(?<!ed|s)(?![a-z])/.test(after) || / an? /.test(` ${before}`);
}

const PAST = /^ {0,8}(?:saw|had|got|went|knew|[a-z]{3,14}ed)(?![a-z])/;

const BEHAVES =
  /^ {0,8}(?:happens?|returns?|fails?|exits?|throws?|completes?|reach(?:es)?|fires?|renders?|appears?|shows?|sees|knows|matches|works?|worked|ran|occurs?|resolves?|terminates?|finish(?:es)?|loads?|gets|got|receives?|came|comes|had|was|became|becomes|changes)(?![a-z])/;

/** "do not" with a subject: a rule only where the subject is who is told. */
function tellsNot({ before, after, head, atStart, ruled }: CueSite): boolean {
  if (inward.test(after)) return false;
  if (/(?:^| )(?:we|i) {0,8}$/.test(before)) return (ruled || /^[^,]{0,40}$/.test(head)) && !stateVerb.test(after);
  if (atStart) return !/^ {0,8}(?:forget|worry|hesitate|bother|panic)(?![a-z])/.test(after);
  return agentBefore.test(before) && (ruled || /(?:^| )you {0,8}$/.test(before)) && !stateVerb.test(after);
}

const FACT_NOUN =
  /^ {0,8}(?:such |other |further |more |new |real |known |obvious |significant |visible )?(?:errors?|warnings?|issues?|problems?|match(?:es)?|results?|responses?|output|changes?|effects?|differences?|regressions?|data|answers?|luck|improvements?|gains?|success|failures?|evidence|signs?|traces?|hits?|reply|findings?|idea|clue|worries|way|longer|one|op|news|comments?|questions?|objections?|hurry|equivalent|methods?|modules?|members?|attributes?|handlers?|space left|matching)(?![a-z])/;
const FINITE =
  /(?:^| )(?:is|are|was|were|has|have|had|exists?|existed|yet|so far|currently|found|remains?|left|needed|available|configured|detected|reported|shows?|appears?|works?|passes|failed|happened|got|came|comes|will|can|could|does|did)(?![a-z])/;

/** "no …" at the start: without a verb it forbids, unless it names an outcome. */
function forbidsNoun(site: CueSite): boolean {
  const { after, head, before, ruled, agent, lead } = site;
  if (CONDITIONAL.test(head)) return false;
  if (modal.test(after)) return true;
  if (!/^ {0,8}[¤a-z"'/.@]/.test(after) || FACT_NOUN.test(after) || FINITE.test(after)) return false;
  if (/(?:^| )(?:without|unless|until) /.test(after)) return true;
  if (ruled) return true;
  if (agent || LISTED.test(after)) return false;
  const first =
    (lead.trim() === "" || instructs.test(lead.trimStart())) &&
    (before === head || /[:)] {0,8}$/.test(head.slice(0, head.length - before.length)));
  return first || opensClause(site) || /^ {0,8}no /.test(head);
}

/** What stands before is a condition or a circumstance of what is. */
const CONDITIONAL =
  /(?:^|[ ,(])(?:if|when|whenever|where|with|because|since|as|though|although|while|that|which|has|have|had) {0,8}$/;

/** A named field or file that is missing. */
const LISTED =
  /^ {0,8}¤{1,200} (?:fields?|columns?|keys?|files?|entry|entries|flags?|options?|parameters?|attributes?|property|properties|branch|table|endpoint|route)(?![a-z])/;

/** "no …" at the start with a verb or an outcome: it says how things are. */
const deniesNoun = (site: CueSite): boolean => {
  const said = site.after.replace(/, {0,8}(?:so|because|since|but|and|therefore) .{0,400}$/, "");
  return (
    !modal.test(said) &&
    !CONDITIONAL.test(site.head) &&
    FINITE.test(said) &&
    !/^ {0,8}(?:worries|problem|idea|doubt)/.test(said)
  );
};

/** "only": an order, a permission for some, a gate; not a count, a cause or a trait. */
function limits(site: CueSite): boolean {
  const { head, lead, before, after, clause, spelled, atStart, ruled, agent } = site;
  if (/(?:^| )(?:the|if|an|not|can|could|was|were|has|had|have|one|first) {0,8}$/.test(before))
    return spelled === "ONLY";
  if (
    /^ {0,8}(?:because|as a|one of|one|two|three|four|five|some|half|part|partly|partially|a few|an?|then|now|recently|got|had|saw|found|the first|\d)(?![a-z])/.test(
      after,
    ) &&
    !modal.test(clause)
  )
    return spelled === "ONLY";
  if (spelled === "ONLY" || /^ {0,8}(?:allowed|permitted|authori[sz]ed|to be)(?![a-z])/.test(after)) return true;
  if (agent && !ruled && !COMMITS.test(head)) return false;
  if (/(?:^| )(?:if|when|whether|where|because|since|that) [^,]{0,60}$/.test(head) && !STARTS_ONLY.test(after))
    return false;
  if (/(?:^| )(?:we|i) {0,8}$/.test(before) && PAST.test(after)) return false;
  if (atStart)
    return (
      (modal.test(after) || !ELLIPTIC.test(clause)) &&
      ((instructs.test(after.trimStart()) && !/^ {0,8}[a-z]{2,20},/.test(after)) ||
        modal.test(after) ||
        ONLY_SOME.test(after) ||
        GATE_WORD.test(after) ||
        (!agent &&
          lead.trim() === "" &&
          spelled === "Only" &&
          /^ {0,8}[a-z¤"]/.test(after) &&
          !BE_OR_DO.test(`${after} `)))
    );
  if (pronounBefore.test(before) && !modal.test(before)) return false;
  if (modal.test(before) && /^ {0,8}(?:need|take|have|require|cost|affect|matter|happen)(?![a-z])/.test(after))
    return false;
  if (opensClause(site) || modal.test(before)) return true;
  if (/^ {0,8}(?:[,.;!()]|$)/.test(after))
    return (
      /(?:^| )(?:takes?|accepts?|allows?|supports?|uses?|gets?|goes?|for|by|via|through|with)(?= )/.test(before) ||
      !FINITE_VERB.test(before)
    );
  return (
    STARTS_ONLY.test(after) ||
    agentBefore.test(before) ||
    (ruled &&
      !/(?:^| )(?:is|are|works?|appl(?:y|ies)|exists?|runs?|shows?|appears?|happens?|needed|available|used) {0,8}$/.test(
        before.replace(/^[ (]{1,4}/, " "),
      ))
  );
}

/** An agent binds itself. */
const COMMITS = /(?:^| )(?:i|i'll|i will|we'll|we will) /;

const BE_OR_DO = /(?:^| )(?:is|are|was|were|has|have|had|does|did|can|could|will)(?= )/;

const ONLY_SOME = /^ (?!\d)[^,;]{1,60} (?:may|can|must|should|is|are|shall|gets? to|goes|go|count)(?![a-z])/;
/** An answer to a question: a condition without a clause that it limits. */
const ELLIPTIC = /^ {0,8}only (?:if|when|with|in|on|for|by|from|once|after|because) [^,]{0,200}$/;

const FINITE_VERB = /(?:^| )(?:is|are|was|were|did|does|do|has|have|had|can|could|will|[a-z]{3,14}(?:ed|[^s]s))(?= )/;

const GATE_WORD =
  /^ {0,8}(?:ever |then )?(?:after|once|when|if|with|on request|upon|in|on|for|by|from|via|through|under|within|inside)(?![a-z])/;
const STARTS_ONLY = /^ {0,8}(?:after|once|when|if|with|upon|on request|by explicit)(?![a-z])/;

/** Something stands before a comma, bracket or dash, and the cue right behind it. */
const afterMark = /[^\s,(][,(—–:] {0,8}(?:and |but )?$/;

/** "X, not Y" and "X (not Y)": an instruction makes it a prohibition. */
const contrasts = (site: CueSite): boolean =>
  afterMark.test(site.head) &&
  (!site.agent || site.ruled || COMMITS.test(site.head)) &&
  !/^\S{1,30} (?:says|is|are|was|were|means|has|have) /.test(site.clause.trimStart()) &&
  (opensClause(site) ||
    modal.test(site.head) ||
    PLACES.test(site.head) ||
    ((site.ruled || (!site.agent && site.lead.trim() === "")) && !FINITE_VERB.test(`${site.head} `)));

/** What goes where is a rule, though no verb orders it. */
const PLACES = /(?:^| )(?:belongs?|goes?|go|lives?|stays?) (?:[^ ]{1,40} ){1,6}$/;

/** "X is a, not b": what is so, set right. */
const corrects = (site: CueSite): boolean =>
  afterMark.test(site.head) &&
  (!opensClause(site) || /^\S{1,30} (?:says|is|are|was|were|means) /.test(site.clause.trimStart())) &&
  SAYS_SO.test(site.head.slice(site.head.lastIndexOf(": ") + 1)) &&
  SHORT_TERM.test(site.after) &&
  /[\d`_/@]|\p{Lu}|\p{L}[.-]\p{L}/u.test(site.spelledAfter.slice(0, 60));

/** One term, as a correction sets it against another: code, a number, or at most three words. */
const SHORT_TERM =
  /^ {0,8}(?:(?:the|an?|in|on|at|with|by|under|via) )?(?:¤{1,200}|\d[^\s,;]{0,40}|[^\s,;¤]{1,40}(?: [^\s,;¤]{1,40}){0,2})(?:[,;).]| as | {0,4}$)/;

const SAYS_SO =
  /(?:^| )(?:is|are|was|were|says|means|lives?|uses|expects|called|named|spelled|spelt|runs on|we're|it's|that's)(?![a-z])/;

/** A failure that closes a road: something was tried, done again, or is over; a bare symptom in the present is none. */
const attempted = ({ clause, head }: CueSite): boolean =>
  !/(?:^| )(?:if|when|whenever|may|might|can|could|would|should|will|to|must|expect(?:ed)? to|unless|until) (?:[a-z]{1,12} ){0,4}$/.test(
    head,
  ) && !/^(?:if|when|whenever|unless|once|should) /.test(clause.trimStart());

const CONDITIONAL_CLAUSE = /^(?:if|when|whenever|unless|once|in case|where|why) /;

/** An order follows the comma. */
const afterComma = (after: string): boolean => {
  const comma = after.indexOf(",");
  return comma !== -1 && instructs.test(after.slice(comma + 1).trimStart());
};

const unconditional = ({ clause, head }: CueSite): boolean =>
  !/^(?:if|when|whenever|unless|once|in case) /.test(clause.trimStart()) && !OPEN_ENDED.test(head);

/** A condition, a relative clause or somebody's own state: what is denied behind it is no fact about the work. */
const OPEN_ENDED =
  /(?:^| )(?:(?:if|when|whenever|unless|in case|where|until|while) (?:[^ ]{1,30} ){0,6}|(?:no one|nobody|nothing|none|that|which|who|whose|i|i'm|we're|i am|we are) )$/;

const told = (site: CueSite): boolean =>
  !pronounBefore.test(site.before) || /^ {0,8}(?:exist|support|work|have|help)/.test(site.after);

const cues: readonly CueGroup[] = [
  // Prohibitions.
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
      "are not to",
      "is not to",
      "(?:strictly |expressly )?(?:forbidden|prohibited|disallowed|verboten|outlawed)",
      "(?:is|are|be|stays?|remains?) (?:banned|taboo)",
      "(?:not|never) (?:be )?(?:allowed|permitted|acceptable|authori[sz]ed|okay|ok)",
      "unacceptable",
      "non-?negotiable",
      "under no circumstances",
      "in no case",
      "at no (?:time|point)",
      "on no account",
      "by no means",
      "not under any circumstances",
      "not ever",
      "(?:forbade|forbids?|prohibits?|disallows?)",
      "(?:wants?|asked for|insists on|requires?) no(?! (?:longer|more))",
      "(?:ensure|make sure|see to it)(?: that)? (?:no(?! (?:longer|more))|nothing|nobody|none|you (?:do not|don't|never))",
      "(?:not|never) (?:welcome|wanted|tolerated)",
      "must (?:be|have|contain|include|make|use) no",
    ],
    unless: ["403 forbidden", "(?:is|are) not (?:allowed|permitted|authori[sz]ed) to (?:read|open|see) this"],
  },
  { as: "prohibition", strength: 3, at: "any", find: ["never"], when: rulesNever },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["you (?:cannot|can't|can not)"],
    when: (site) =>
      !site.agent &&
      !CONDITIONAL_CLAUSE.test(site.clause.trimStart()) &&
      !/^ {0,8}(?:really |just )?(?:see|tell|know|find|help|be sure|have|believe|imagine|remember|miss|go wrong)(?![a-z])/.test(
        site.after,
      ),
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
    find: ["may not"],
    when: ({ before, after, agent }) =>
      /^ {0,8}be (?:[a-z]{2,14}ed|sent|written|run|read|put|set to|cut|sold|shown|done|made|given|taken|kept|built|used|left|hidden|lost|shut)(?![a-z])(?! (?:yet|always|at all))/.test(
        after,
      ) ||
      (!agent &&
        agentBefore.test(before) &&
        !/^ {0,8}(?:always|work|exist|have|know|need|want|see|be|get|yet|even|actually|notice|realize|like)(?![a-z])/.test(
          after,
        )),
    unless: ["may not be (?:needed|required|supported|installed|allowed)"],
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["(?:i|we|you) (?:will not|won't|shall not|am not going to|are not going to)"],
    unless: ["won't (?:be able|need|work|help|know|have|see)"],
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["(?:nobody|no one|no-one|nothing|none|neither)"],
    when: ({ after }) =>
      modal.test(after) ||
      / ever /.test(after) ||
      /^(?: [a-z]{1,20}){0,4} (?:gets|goes|leaves|can|will|shall|touches|changes|runs) /.test(after),
  },
  { as: "prohibition", strength: 2, at: "start", find: ["no(?! ?[,.!:])", "zero(?= tolerance)"], when: forbidsNoun },
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
    strength: 2,
    at: "start",
    find: [
      "(?:stop|quit|cease) [a-z]{2,20}ing",
      "(?:cease|stop) all",
      "let'?s not",
      "let us not",
      "(?:make|add|use|create|introduce|leave|allow|accept|write|give|take|do) (?:no(?! longer)|nothing)",
    ],
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:told|asked|instructed|ordered|agreed|promised|decided|careful|care|sure|said|want(?:s|ed)?(?: you)?|prefers?|plan) (?:me |us |you )?not to",
      "(?:does|do|did) not want (?:you|me|us|any|to)",
      "doesn't want",
      "don't want",
    ],
    unless: ["if you (?:do not|don't) want"],
  },
  {
    as: "prohibition",
    strength: 1,
    at: "start",
    find: ["avoid", "refrain from", "abstain from", "try not to", "better not", "not for"],
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: [
      "should not",
      "shouldn't",
      "ought not",
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
    unless: [
      "should(?:n't| not) (?:be (?:a problem|an issue|needed|necessary|too)|take long|matter|happen|have (?:been|to))",
    ],
  },
  // Contrast: an instruction that names what not to take.
  { as: "prohibition", strength: 2, at: "any", find: ["not"], when: contrasts },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: ["instead of", "rather than", "in place of"],
    when: (site) =>
      (!site.agent || site.ruled) && opensClause(site) && !/ (?:when|to|so|if|that|which|because) /.test(site.head),
  },
  // Restrictions.
  { as: "restriction", strength: 2, at: "any", find: ["only"], when: limits },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: [
      "(?:must|should|shall|may|to|be|is|are) (?:be )?(?:used |run |done |made |written |kept )?(?:exclusively|solely)",
      "(?:exclusively|solely) (?:use|with|through|via|by|for|in|from|to)",
    ],
    when: (site) => site.atStart || opensClause(site) || modal.test(site.clause) || site.ruled,
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: [
      "no (?:more|fewer|less|longer|later|earlier) than",
      "not (?:more|fewer|less|longer) than",
      "at (?:the )?most",
      "(?:not|never) exceed",
      "nothing (?:but|except|other than|outside|beyond)",
      "no other",
      "nowhere else",
      "no one else",
      "nobody (?:but|else)",
      "(?:max|maximum|max\\.)(?: of)? {0,2}(?:¤|\\d)-",
      "up to (?:a )?max(?:imum)?",
      "(?:no|nothing) (?:more|else|less|further)(?= ?(?:[.,;!)]|$))",
    ],
    when: (site) =>
      opensClause(site) ||
      modal.test(site.clause) ||
      site.ruled ||
      site.atStart ||
      /^(?:no|nothing) (?:other|else|more|less|further|but|except|outside|beyond)/.test(site.cue),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: [
      "must be (?:local|limited|restricted|confined|scoped|contained)",
      "(?:stays?|remains?|keep|keeps) (?:strictly )?(?:inside|within|under|below|local)",
      "(?:limit|restrict|confine|cap|scope|keep) … (?:to|at|under|within|below)",
      "(?:is|are|be) (?:limited|restricted|confined|capped|reserved) (?:to|at|for)",
    ],
    when: (site) =>
      !/(?:^| )(?:was|were) /.test(site.clause) &&
      (site.atStart ||
        opensClause(site) ||
        modal.test(site.clause) ||
        site.ruled ||
        (!site.agent && /^(?:(?:is|are|be) (?:restricted|reserved|confined)|stays|remains)/.test(site.cue))),
  },
  // Requirements put as a negation, gates and stops.
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "without (?:my |our |your |the |an? |any |their |explicit |express |prior |written |first |direct ){0,4}(?:[a-z]{1,16}'s )?(?:explicit |express |prior |written )?(?:asking|approval|permission|confirmation|consent|authori[sz]ation|sign-?off|review|agreement|go-?ahead|ok|okay|being asked|being told|pin|clearing|checking with|confirming|telling|notice|warning)",
      "(?:ask|check with|talk to|consult|tell|ping|confirm with|come back to|report to|clear (?:it |this )?with) (?:me|us|the user|him|her|them|(?:the |our |a |an )?[a-z]{2,16}(?: [a-z]{2,16})?) (?:first|before)",
      "ask (?:first )?before",
      "ask (?:me |us |the user )?first",
      "check in before",
      "confirm (?:first|before)",
      "(?:always )?ask for (?:approval|permission|confirmation|the ok|consent)",
      "wait (?:for|until) (?:my|our|the user'?s?|his|her|their|explicit|approval|confirmation|permission|an? (?:ok|answer|approval|go)|me|us|i|someone|somebody|the (?:ok|go-ahead|approval|review|answer|green light|sign-off)|[a-z]{2,16}'s)",
      "(?:needs?|requires?|need|must have|must get|get|obtain|subject to|pending|awaits?|awaiting) (?:my |our |your |the |an? |user |explicit |prior |written |human |manual |owner |maintainer |[a-z]{2,14}'s ){0,3}(?:approval|confirmation|authori[sz]ation|permission|consent|sign-?off|go-?ahead)",
      "stop (?:here|there|now|and (?:ask|wait|report|tell|check|confirm)|at this point|before|after|right)",
      "hold off",
      "pause (?:here|before|until|and)",
      "hold (?:it|on|the)? …(?:until|before)",
      "not (?:yet )?(?:done|complete|finished|ready|merged|considered [a-z]{2,12}) (?:until|unless|before)",
      "not … until",
      "not … unless",
      "nothing … (?:until|unless)",
    ],
    when: (site) =>
      (!/(?:^| )(?:was|were|had|did|i asked|we asked) /.test(site.clause) &&
        !/^(?:requires?|need)/.test(site.cue + site.after)) ||
      site.ruled ||
      /approval|confirm|sign|consent|permission/.test(site.cue),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "(?:leave|leaving|leaves) … (?:alone|untouched|unchanged|as (?:it |they )?(?:is|are|was|were)|intact|unread|empty|in place|be|in peace|where (?:it|they) (?:is|are)|out|unset|blank|open|closed|off|on)",
      "(?:keep|keeps|keeping) … (?:out of|away from|off(?: limits)?|as (?:it |they )?(?:is|are)|exactly|unchanged|untouched|intact|identical|unmodified|private|secret|verbatim|stable|frozen|in sync|backward.?compatible|word for word)",
      "(?:stay|stays|remain|remains|staying) (?:exactly |strictly |completely )?(?:untouched|unchanged|as (?:it |they )?(?:is|are)|put|intact|identical|frozen|unmodified|in place|where (?:it|they) (?:is|are)|the same|empty|read-?only|read only|private|secret|confidential|closed|unpublished|off)",
      "(?:stay|stays|remain|remains) (?:[a-z]{2,12} ){0,2}(?:until|unless|as long as|for now)",
      "(?:must|has to|have to|needs to) (?:always )?(?:stay|remain|keep|continue|be (?:kept|left|preserved|identical|byte|unchanged))",
      "(?:preserve|retain) … (?:exactly|verbatim|unchanged|byte|word for word|as is)",
      "(?:is|are) to (?:stay|remain|be (?:left|kept))",
      "must (?:first |always )?be [a-z-]{2,20} (?:first|before)",
    ],
    when: (site) => !/(?:^| )(?:was|were|had|stayed|remained|if) /.test(site.before),
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
    ],
    unless: ["(?:is|are) not (?:read|frozen|locked|protected|sealed)"],
    when: (site) => !site.agent || site.ruled || !/(?:locked|protected|sealed|scope|generated)$/.test(site.cue),
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
    when: unconditional,
  },
  // Negative facts.
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: [
      "(?:did not|didn't) (?:help|work|fix|solve|make|improve|resolve|succeed|converge|take|stick|hold|matter|go|pan out|pay off|survive|scale|suffice|apply cleanly)",
      "(?:does not|doesn't|don't|do not|won't|will not|would not|wouldn't) (?:help|work(?! with)|scale|suffice|cut it)",
      "(?:made|makes|make|had|has|have|showed|saw|with|to|gave|brought|yielded|produced) (?:absolutely |almost |little or )?no (?:[a-z]{2,16} )?(?:effect|difference|improvement|gain|benefit|change|luck|success|progress|avail|speed-?up|advantage|relief|win)",
      "without (?:any )?(?:success|luck|effect|improvement)",
      "in vain",
      "to no avail",
      "no luck",
      "no (?:improvement|effect|difference|gain|luck|success)(?= ?(?:[.,;)]|$))",
      "(?:rejected|refused|declined|vetoed)(?= (?:the|our|my|it|this|that|both|all|every|¤))",
      "(?:still|again|always|also|then|both|all|consistently|repeatedly|keeps?|attempts?|approach) (?:still )?(?:fail(?:s|ed|ing)?|crash(?:es|ed|ing)?|hangs?|hung|timed out|time out|breaks|broke)",
      "(?:has|have|had) failed",
      "failed",
      "fails (?:with|on|because|again|due|since|after|even)",
      "failed to",
      "(?:was|were|got|been|is|are) (?:[a-z]{2,14} )?(?:rejected|reverted|rolled back|backed out|abandoned|discarded|refused|ruled out|thrown out|undone|turned down|vetoed)",
      "(?:reverted|rolled back|backed out|abandoned)(?= (?:the|it|this|that|because|after|due|in|to|¤|as))",
      "dead.?ends?",
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
      "(?:dropped|fell|decreased|went down|degraded|slipped|declined) from … to",
      "(?:made|makes|is|was|got|even) (?:it |things |everything |that )?(?:much )?worse",
      "regressed",
      "null result",
      "result:? (?:null|none|negative|nothing)",
      "within (?:the )?(?:noise|margin of error)",
      "(?:returns?|returned|yields?|yielded|gives?|gave|shows?|showed|prints?|printed|produced?|produces) (?:an? |only |just )?(?:empty|nothing|garbage|blank|wrong|nonsense)",
      "(?:couldn't|could not|wasn't able to|were not able to|was unable to|were unable to|is unable to|unable to|never managed to|failed to)",
      "not (?:viable|feasible|worth (?:it|the|pursuing)|an option|workable)",
      "(?:turned out|proved) (?:to be )?(?:wrong|false|not|a)",
      "inconclusive",
      "(?:decided|opted|advised|voted) against",
      "(?:hangs|crashes|segfaults|panics|breaks|fails) (?:on|under|with|in|against|above|below|for)",
      "(?:hurts?|underfits?|overfits?|diverge[sd]|degrade[sd]|collapse[sd])",
      "(?:caus(?:es|ed)|introduc(?:es|ed)|by|from|saw|showed) (?:an? |the )?(?:\\S{1,20} ){0,3}regressions?",
      "(?:encountered|hit|ran into|runs into|threw|raised|produced|died with|ended (?:in|with)) (?:an? |the )?(?:[a-z]{2,16} )?(?:errors?|exceptions?|wall|failures?|panic|crash|blocker|deadlock|timeout|limit)",
      "(?:with|on|under|against) (?:¤{1,60}|\\S{0,20}\\d\\S{0,20}) (?:[a-z]{1,16} ){0,4}(?:differs|breaks|fails|crashes|hangs)",
    ],
    when: attempted,
    unless: [
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
      "(?:i |we )?(?:have |has |had |'ve )?(?:also |already |first |then |even )?(?:tried|attempted)",
      "tried",
      "(?:the |my |our |an? )?(?:first|second|third|initial|earlier|previous|naive|original) (?:attempts?|try|tries|approach)",
    ],
    unless: [
      "and (?:it |that )?(?:works|worked|passes|passed|fixed|succeeded|helped)",
      "(?:works|worked|succeeded) (?:now|fine|well)",
    ],
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "there(?: is|'s| are| was| were|'re)(?: still| currently)? (?:no|not|none|nothing|neither)",
      "there (?:isn't|aren't|wasn't|weren't)",
      "(?:has|have|had|having|contains?|takes?|offers?|provides?|supports?|exposes?|with|carries|carry|lists?|returns?) (?:absolutely |currently |at all )?no(?! (?:longer|effect|difference|problem|choice|trouble|intention|doubt|matter|idea))",
      "(?:is|are|was|were)(?:n't| not)(?: yet| currently| actually| even| really)? (?:implemented|configured|supported|available|installed|enabled|defined|deployed|tested|run|merged|wired|done|included|set|created|documented|verified|known|present|possible|reachable|working|used|ready|public|exported|tracked|ported|migrated|written|accessible|registered|found|built|there|part of|connected|handled|covered|checked|pushed|published|translated|shipped|started|complete|finished|loaded|populated|listed|committed|fetched|needed)",
      "(?:unimplemented|unavailable|unsupported|nonexistent|non-existent|paywalled|geo-?blocked)",
      "(?:is|are|was|were|still|'s) missing",
      "missing from",
      "(?:was|were|is|are|been) not found",
      "lacks?",
      "lacking",
      "without any",
      "nowhere to be found",
      "(?:is|are) (?:absent|unknown|deferred|postponed|on hold)",
      "(?:still|remains?|currently) (?:unknown|unclear|unresolved|unsolved)",
      "(?:is|are|was|were)(?:n't| not) (?:[a-z]{2,12}-)?(?:unique|safe|idempotent|atomic|stable|secure|reliable|deterministic|compatible|sufficient|enough|sorted|validated|cached|persisted|encrypted|escaped|thread-safe|reproducible|trivial|responding|aware)",
      "(?:was|were|has|have|had)(?: been)? never(?: been)? [a-z]{2,16}",
      "support (?:for \\S{1,30} )?(?:has )?(?:ended|ends)",
    ],
    unless: ["if there (?:is|are) no", "(?:if|when|unless) … (?:is|are) (?:not|missing)", "no longer"],
    when: unconditional,
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: [
      "not (?:yet )?(?:been )?(?:implemented|configured|supported|available|installed|deployed|tested|merged|verified by|wired up|wired|documented|exported|ported|migrated|written|registered|started|built|successfully run|run|pushed|done yet|in place|integrated)(?! (?:in|as|to) (?:order|case))",
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
      "never (?:[a-z]{3,14}ed|ran|worked|came|got|took|went|fired|shipped)",
    ],
    when: (site) => unconditional(site) && !FINITE_VERB.test(site.before),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: ["(?:does not|doesn't|do not|don't) (?!(?:have|need|want|apply|matter|require)(?![a-z]))[a-z]{2,20}"],
    when: (site) =>
      (!site.agent || site.ruled) &&
      !site.atStart &&
      !agentBefore.test(site.before) &&
      told(site) &&
      site.before.trim() !== "" &&
      !/(?:^| )(?:if|when|whenever|unless|that|which|who|where|so|because|while|i|as) (?:[^ ]{1,30} ){0,6}$/.test(
        site.before,
      ),
  },
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: ["(?:did not|didn't) [a-z]{2,20}"],
    unless: ["(?:did not|didn't) (?:know|think|see|mean|want|realise|realize|expect|need)"],
  },
  { as: "absent", strength: 2, at: "start", find: ["no(?! ?[,.!:])", "zero"], when: deniesNoun },
  { as: "absent", strength: 2, at: "start", find: ["nothing"], when: (site) => !site.agent && deniesNoun(site) },
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
    find: ["cannot", "can't", "can not"],
    when: (site) =>
      !site.agent &&
      site.before.trim() !== "" &&
      !/(?:^| )(?:you|i|we|it|that|this|they|which|who|if|when|one|users?|agents?) (?:[^ ]{1,20} ){0,3}$/.test(
        `${site.before.trimEnd()} `,
      ),
  },
  {
    as: "deprecated",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are|was|were|been|now|already|as of \\S{1,20}|officially|marked) deprecated(?! api)",
      "deprecated(?= ?(?:[,;.)—–-]|$|since|in favou?r|as of|in v|in \\d|and|by|;))",
      "(?:is|are|was|were|been|now) obsolete",
      "discontinued",
      "superseded",
      "no longer",
      "(?:is|are|was|were|been|being|got) (?:[a-z]{2,12} )?(?:removed|retired|decommissioned|dropped|sunset|sunsetted|shut down|phased out|withdrawn|deleted|defunct|discarded|revoked|suspended)",
      "(?:is|are|was|were) (?:now |already |all )?(?:gone|over|expired)",
      "(?:has|have) (?:now |already |just )?expired",
      "removed in (?:v|version|¤|\\d)",
      "end.of.life",
      "(?:was|were|has been|have been) replaced by",
      "dropped support",
      "(?:is|are) dead",
    ],
    unless: [
      "(?:if|when|until|once|unless|after) … (?:is|are|was|were) (?:removed|gone|deleted|over|expired|dropped)",
      "game over",
    ],
    when: (site) => unconditional(site) && !opensClause(site),
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
      "(?:just|only|merely|is|was|still) (?:a guess|an assumption|speculation)",
      "(?:i|we) (?:assume|guess|presume)",

      "remains to be (?:seen|confirmed|verified)",
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
    ],
    when: attempted,
  },
  { as: "correction", strength: 2, at: "start", find: ["corrections?(?: to| from|:)", "actually … not"] },
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
  // Directives.
  {
    as: "duty",
    strength: 3,
    at: "any",
    find: ["must", "(?:is|are) (?:required|mandatory|compulsory|obligatory)", "required to"],
    when: ({ head, after }) =>
      !/^(?: be| have)? not /.test(after) && !/(?:^| )(?:i|we|you'd|if|was|had) (?:[a-z]{1,12} ){0,2}$/.test(head),
  },
  {
    as: "duty",
    strength: 2,
    at: "start",
    find: ["always", "make sure", "be sure to", "ensure", "remember to", "do not forget", "don'?t forget"],
  },
  { as: "duty", strength: 1, at: "any", find: ["should", "always"] },
  {
    as: "permission",
    strength: 2,
    at: "any",
    find: [
      "(?:you|agents?|we) (?:may|can|might)",
      "may be",
      "may (?!not)[a-z]{2,16}",
      "feel free to",
      "(?:is|are|be) (?:allowed|permitted|free|welcome|fine|okay|ok|acceptable|optional)(?: to)?",
      "(?:it's|it is|that's) (?:fine|okay|ok|all right|alright) (?:to|if)",
      "without (?:asking|approval)",
      "no (?:approval|permission|confirmation) (?:is )?(?:needed|required|necessary)",
    ],
  },
];

/** English: imperatives, modal verbs, "no" and "only", gates, tries and failures. */
export const en: Language = {
  code: "en",
  script: "latin",
  spaced: true,
  cues,
  idle: [
    "never ?mind",
    "may or may not",
    "do not you",
    "(?:do not|don'?t) (?:worry|hesitate|bother|panic|be afraid|be shy|mind)",
    "(?:do not|don'?t) (?:forget|fail) to",
    "no (?:problem|worries|worry|doubt|big deal|need|rush|hurry|matter|wonder|pressure|offen[sc]e|thanks|hard feelings|idea|kidding|way to (?:know|tell))",
    "there is no (?:doubt|question|need|rush|hurry|harm|reason)",
    "not only",
    "not just",
    "not necessarily",
    "not to mention",
    "why not",
    "(?:whether|if|or) (?:or )?not(?=[,.;]| |$)",
    "why (?:do|did|does)n't (?:you|we)",
    "not a (?:problem|big deal)",
    "if only",
    "only if you (?:want|like)",
    "never been (?:better|happier)",
    "can't wait",
    "couldn't agree more",
    "cannot (?:thank|stress|emphasi[sz]e)",
    "(?:do not|don't) you",
    "no sooner",
    "nothing but (?:good|praise)",
    "no(?:-| )op",
    "more often than not",
    "last but not least",
    "not at all",
    "not bad",
    "no one's business",
  ],
  openers: [
    "and",
    "but",
    "or",
    "so",
    "then",
    "also",
    "please",
    "just",
    "now",
    "always",
    "again",
    "still",
    "instead",
    "however",
    "therefore",
    "thus",
    "hence",
    "really",
    "absolutely",
    "definitely",
    "important",
    "note",
    "warning",
    "remember",
    "ok",
    "okay",
    "right",
    "yes",
    "no",
    "good",
    "you",
    "we",
    "plus",
    "otherwise",
    "yet",
    "nor",
    "first",
    "second",
    "third",
    "finally",
    "lastly",
    "furthermore",
    "moreover",
    "additionally",
    "similarly",
    "likewise",
    "strictly",
    "generally",
    "for now",
    "at all",
    "before anything else",
    "before i forget",
    "first of all",
    "by the way",
    "one (?:more )?thing",
    "that(?: is|'s) (?:right|correct|true|fine)",
    "understood",
    "correct",
    "exactly",
    "noted",
    "agreed",
    "perfect",
    "great",
    "thanks",
    "sorry",
    "to be clear",
    "in short",
    "reminder",
    "for the record",
    "as (?:i )?said",
    "under no circumstances",
    "never ever",
    "ever",
  ],
  closers: [
    "please",
    "thanks",
    "thank you",
    "for now",
    "at all",
    "ever",
    "anymore",
    "any more",
    "too",
    "either",
    "yet",
    "today",
    "now",
    "here",
    "there",
    "again",
  ],
  leads: [
    "if",
    "when",
    "whenever",
    "while",
    "before",
    "after",
    "until",
    "unless",
    "for",
    "in",
    "inside",
    "on",
    "at",
    "during",
    "without",
    "with",
    "within",
    "once",
    "as",
    "by",
    "from",
    "under",
    "outside",
    "to",
    "except",
    "even",
    "where",
    "wherever",
    "because",
    "since",
    "although",
    "though",
    "given",
    "per",
    "besides",
    "apart from",
    "beyond",
    "above",
    "below",
  ],
  conditions: [
    "unless",
    "until",
    "till",
    "except(?: for| when| if| in| that)?",
    "other than",
    "apart from",
    "before",
    "after",
    "as long as",
    "so long as",
    "while",
    "during",
    "if",
    "when",
    "whenever",
    "once",
    "only if",
    "only when",
    "without",
    "outside(?: of)?",
    "in case",
    "provided(?: that)?",
    "even if",
    "but only",
    "excluding",
    "with the exception of",
  ],
  conditionEnds: [],
  gates: ["unless", "until", "till", "without", "before", "except with"],
  reasons: [
    "because",
    "since",
    "so",
    "as it",
    "as they",
    "which",
    "it",
    "they",
    "that",
    "this",
    "these",
    "those",
    "we",
    "i",
    "he",
    "she",
    "you",
    "there",
    "otherwise",
    "or else",
    "or it",
    "lest",
    "the reason",
    "due to",
    "even though",
    "though",
    "although",
    "whereas",
    "hence",
    "thus",
    "therefore",
  ],
  halves: ["not", "instead of", "rather than", "(?:no|nothing) (?:more|else|less|further)"],
  pronouns: [
    "it(?! (?:is|was|has|had|does|will))",
    "them",
    "that",
    "this",
    "those",
    "these",
    "there",
    "him",
    "her",
    "so",
  ],
  abbreviations: [
    "e.g",
    "i.e",
    "eg",
    "ie",
    "etc",
    "vs",
    "cf",
    "approx",
    "no",
    "fig",
    "sec",
    "dr",
    "mr",
    "mrs",
    "ms",
    "st",
    "resp",
    "ca",
    "incl",
    "excl",
    "max",
    "min",
    "ver",
    "vol",
    "dept",
    "est",
    "jr",
    "sr",
    "inc",
    "ltd",
    "co",
    "al",
    "viz",
    "nb",
    "p.s",
    "u.s",
    "a.m",
    "p.m",
    "ext",
  ],
  release: [
    "go ahead",
    "you (?:may|can) (?:now )?[a-z]{2,20}",
    "(?:now )?you (?:may|can)",
    "feel free",
    "green light",
    "approved",
    "permission granted",
    "(?:is|are) (?:fine|ok|okay|allowed|unlocked|unfrozen|lifted|over) now",
    "no longer (?:applies|needed|necessary|frozen|locked|off-limits|off limits)",
    "(?:i|we) (?:lift|drop|cancel|withdraw|release)",
    "forget (?:the rule|what i said|about)",
    "never mind the",
    "scratch that",
    "the (?:freeze|ban|rule|lock|embargo) is (?:over|lifted|gone|off)",
    "now",
    "do it",
    "ship it",
  ],
  yes: [
    "yes",
    "yep",
    "yeah",
    "sure",
    "ok",
    "okay",
    "fine",
    "do it",
    "go",
    "go ahead",
    "go for it",
    "please do",
    "alright",
    "all right",
    "approved",
    "confirmed",
    "agreed",
    "lgtm",
    "proceed",
    "continue",
  ],
  standing: ["every", "each", "always", "never", "ever", "any", "all", "whenever", "in general", "from now on"],
  passing: [
    "yet",
    "for now",
    "for the moment",
    "at the moment",
    "for the time being",
    "right now",
    "just now",
    "until (?:i|we|you|the user|he|she|they) (?:say|said|tell|ask|answer|confirm|approve|reply|have|am|is|are|come)-",
    "until (?:i|we|you|he|she|they|[a-z]{2,16}) [a-z]{2,16}",
    "before (?:you|i|we|he|she|they|the user) (?:answer|reply|confirm|say|approve|sign|look|check|review)-",
    "(?:for|during) this (?:whole |entire )?(?:job|task|session|run|pr|change|sprint|round|turn|step|migration|release)",
    "in this (?:session|task|chat|pr|change|run|turn|commit)",
    "this time",
    "today",
    "tonight",
    "this (?:morning|afternoon|evening|week)",
    "stop here",
    "hold off",
    "until (?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|further notice|then)",
    "before (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)",
    "meanwhile",
    "while i",
  ],
  begun: [
    "(?:re)?started(?! (?:with|from|by|at))",
    "launched",
    "dispatched",
    "spawned",
    "kicked off",
    "(?:is |are |was |still )?running",
    "locked",
    "(?:took|acquired|holds?|holding|obtained) (?:the |a )?lock",
    "paused",
    "disabled",
    "suspended",
    "stashed",
    "cordoned",
    "drained",
    "checked out",
    "mounted",
    "reserved",
    "migrated",
    "applied (?:the )?migration",
    "migration … applied",
    "(?:switched|put|set|is|are) (?:on|in|into|to) maintenance(?: mode)?",
    "created (?:a |an |the )?(?:temp-|temporary|test|throw-?away|scratch)",
    "turned off",
    "scaled (?:down|to 0|to zero)",
    "opened (?:a |the )?(?:tunnel|port|transaction|session)",
  ],
  ended: [
    "stopped",
    "finished",
    "completed",
    "done",
    "ended",
    "terminated",
    "killed",
    "exited",
    "released",
    "unlocked",
    "resumed",
    "re-?enabled",
    "enabled again",
    "rolled back",
    "reverted",
    "undone",
    "removed",
    "deleted",
    "dropped",
    "cleaned up",
    "torn down",
    "closed",
    "merged",
    "popped",
    "uncordoned",
    "unmounted",
    "collected",
    "cancel(?:l)?ed",
    "turned (?:back )?on",
    "scaled (?:back )?up",
  ],
  succeeded: [
    "work(?:s|ed)",
    "fix(?:es|ed)",
    "succe(?:eds|eded|ss|ssful|ssfully)",
    "solved",
    "passes",
    "passed",
    "helped",
    "ok",
    "okay",
    "fine",
  ],
  headings: {
    forbidding: [
      "(?:strictly )?(?:forbidden|prohibited|banned|disallowed|off-limits|off limits)(?: (?:actions|things|patterns|commands|operations|files|paths|practices))?",
      "do(?:n'?t| not)s?(?: do)?(?: this| these| that)?",
      "(?:please )?(?:do not|don't|never)(?: ever)?",
      "never do(?: this| these)?",
      "avoid(?: these| this)?",
      "not allowed",
      "not permitted",
      "must not",
      "(?:things|what) (?:you must |you should |to )?(?:not to|never|never to|avoid)(?: do)?",
      "what not to do",
      "anti.?patterns",
      "no.?gos?",
      "hands off",
      "out of scope",
      "non.?goals",
      "read-?only|read only",
      "do not (?:touch|edit|modify|change)",
      "bad",
      "wrong",
      "prohibitions",
      "you must not",
      "you must never",
      "never do the following",
      "restricted",
      "protected(?: files| paths)?",
      "frozen",
    ],
    failed: [
      "(?:already |what i |what we |things i |things we )?(?:tried|attempted)(?: and failed)?(?: already| so far| before)?(?: \\(failed\\))?",
      "(?:failed|rejected|abandoned|discarded|unsuccessful|previous|earlier) (?:approach|attempt|experiment|idea|option|alternative|fix|solution|hypothes)(?:es|s|e|is)?",
      "(?:what|things|approaches|ideas|attempts|fixes) (?:that )?(?:did not|didn't|does not|doesn't|do not|don't) work",
      "(?:what|which) failed",
      "(?:approaches|ideas|attempts|things) that failed",
      "dead.?ends?",
      "did not work",
      "didn't work",
      "doesn't work",
      "does not work",
      "ruled out",
      "failures",
      "failed",
      "negative results",
      "null results",
      "attempts",
      "rejected",
    ],
    absent: [
      "not (?:yet )?(?:implemented|done|supported|available|covered|included)(?: yet)?",
      "missing",
      "known gaps",
      "gaps",
      "unsupported",
      "not in this (?:version|release|repo)",
      "limitations",
      "known limitations",
    ],
    corrected: ["corrections?(?: from the user| by the user)?", "errata", "corrected(?: facts)?"],
    unconfirmed: [
      "(?:not|un)(?: yet)? ?(?:confirmed|verified)",
      "assumptions?",
      "hypothes[ie]s",
      "suspicions?",
      "suspects",
      "guesses",
      "open hypotheses",
      "unverified assumptions",
    ],
    rules: [
      "rules?",
      "constraints?",
      "conventions?",
      "guidelines?",
      "requirements?",
      "polic(?:y|ies)",
      "restrictions?",
      "guardrails?",
      "safety",
      "boundaries",
      "principles",
      "instructions?",
      "mandatory",
      "critical",
      "important",
      "must",
      "standards?",
      "workflow",
      "preferences",
      "do's",
      "gotchas",
      "never",
      "forbidden",
      "roles?",
    ],
    next: [
      "next(?: steps?| actions?| up| tasks?| session)?",
      "to.?dos?(?: list)?",
      "open(?: work| tasks?| items?| points?| issues?| questions?)?",
      "remaining(?: work| tasks?| steps?)?",
      "pending(?: tasks?| work| items?)?",
      "outstanding(?: work| tasks?| items?)?",
      "what remains",
      "still (?:open|to do)",
      "left to do",
      "optional next steps?",
      "follow.?ups?",
      "plan",
      "backlog",
      "action items",
    ],
    done: [
      "done",
      "completed(?: work| tasks?| steps?)?",
      "finished",
      "closed",
      "cancelled",
      "canceled",
      "what was done",
      "changelog",
      "history",
      "archive",
      "shipped",
      "resolved",
    ],
  },
  words: {
    stop: "a an the this that these those it its they them their there here i me my we us our you your he she his her who which what whose whom and or but nor so then than as at by for from in into of off on onto out over to up with within via per about also just please now very too any all some each every both such own same other another more most is are was were be been being am do does did done doing has have had having will would shall should can could may might must ought need not no never none nothing nobody only ever always yet still already again if unless until till except when whenever while before after once without how why because since ok okay yes let make sure keep stay stays leave remain get got go one ones thing things way",
    stem: stemEnglish,
    concepts: {
      delete: "delet remov eras drop wip purg",
      change: "chang modif edit alter touch updat adjust rewrit",
      write: "writ",
      run: "run execut launch invok",
      use: "us utiliz",
      push: "push",
      commit: "commit",
      deploy: "deploy releas publish ship",
      approval: "approv permiss confirm consent authoriz authoris",
      ask: "ask",
      file: "fil",
      test: "test",
      add: "add insert creat",
      restart: "restart reboot",
      install: "instal",
      merge: "merg",
      rename: "renam",
      retry: "retri resend",
      secret: "secret credential password token",
      log: "log",
      database: "databas db",
      branch: "branch",
      user: "user",
      production: "production prod liv",
      send: "send mail",
      fail: "fail",
      work: "work",
      exist: "exist",
      read: "read",
      customer: "custom client",
      price: "pric",
      rule: "rul",
      start: "start begin",
      stop: "stop halt",
      only: "",
    },
  },
};

/** Cuts the endings that English words change by: plural, -ing, -ed, -ly and a silent e. */
function stemEnglish(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (bare.length < 4) return bare;
  const single = bare.endsWith("ies")
    ? `${bare.slice(0, -3)}i`
    : bare.endsWith("s") && !/(?:ss|us|is)$/.test(bare)
      ? bare.slice(0, -1)
      : bare;
  const root = rootOf(single, "ing") ?? rootOf(single, "ed") ?? rootOf(single, "ion") ?? rootOf(single, "ly") ?? single;
  const plain = root.length > 3 && root.endsWith("e") ? root.slice(0, -1) : root;
  return plain.endsWith("y") ? `${plain.slice(0, -1)}i` : plain;
}

/** The word without an ending, if enough of it is left; a doubled consonant becomes single. */
function rootOf(word: string, ending: string): string | undefined {
  if (!word.endsWith(ending) || word.length - ending.length < 3) return undefined;
  const root = word.slice(0, -ending.length);
  return /[bdgklmnprtz]$/.test(root) && root.at(-1) === root.at(-2) ? root.slice(0, -1) : root;
}
