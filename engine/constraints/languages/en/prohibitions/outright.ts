/** What English forbids outright: never, must not, under no circumstances. */
import type { CueGroup, CueSite } from "../../../language.ts";
import { DOES_NOT } from "../negated.ts";
import { expected, MISHAP, PERFECT } from "../sites/expectation.ts";
import { rulesNever } from "../sites/never.ts";
import { modal } from "../words.ts";

/** Bans of the greatest strength. Notation of language.ts. */
export const outright: readonly CueGroup[] = [
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
      "(?:is|are|am|being|i'm|we're|you're|they're|he's|she's) not (?:supposed|meant) to(?! be (?:easy|hard|funny|real))",
      "(?:isn't|aren't) supposed to",
      "(?:isn't|aren't|wasn't|weren't) (?:allowed|permitted|acceptable|authori[sz]ed|tolerated|negotiable|to be(?! (?:blamed|found|trusted|confused)))",
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
      "(?:prs?|pull requests?|changes|commits|patches|contributions|submissions|diffs|branches|merge requests) (?:[^ ]{1,30} ){0,8}(?:will be|are|get|is|gets) (?:closed|rejected|refused|declined|reverted|turned down|sent back|closed without review)",
      "(?:prs?|pull requests?|changes|commits|patches|contributions|submissions|diffs|branches|merge requests) (?:[^ ]{1,30} ){0,8}(?:is|are) not (?:accepted|merged|approved|reviewed)",
      `${DOES_NOT} belong (?:in|on|to|here|inside|under|there|at)`,
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
      !isAttribute(site) &&
      !PERFECT.test(site.after) &&
      !(MISHAP.test(site.after) || (expected(site) && !/^(?:must|shall)/.test(site.cue))) &&
      !(TURNED_AWAY.test(site.head) && /^ {0,4}(?:$|[.;:!)])/.test(site.after)),
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
    strength: 3,
    at: "start",
    find: ["not (?:a single|one|any|even)"],
    when: ({ after }) => modal.test(after),
  },
];

/** "The forbidden room", "a list of banned words", "forbidden words are marked": what something is called. */
const isAttribute = ({ cue, head, after }: CueSite): boolean =>
  /^(?:[a-z]+ly )?(?:forbidden|prohibited|disallowed|outlawed|unacceptable)$/.test(cue) &&
  (/(?:^| )(?:the|an?|these|those|such|any|every|each|of|for|with|as|into) {0,8}$/.test(head)
    ? /^ {1,8}[a-z]/.test(after)
    : head.trim() === "" && /^ {1,8}[a-z-]{2,20} (?:is|are|was|were|has|have|gets?) /.test(after));

/** "The request was forbidden": how it went. */
const TURNED_AWAY = /(?:^| )(?:was|were|got|been) {0,8}$/;

/** A tool, language or service keeps to its own rules: that is how it works. */
const PRODUCT_RULE =
  /(?:^| )(?:compiler|typescript|javascript|rust|python|java|kotlin|swift|go|eslint|biome|linter|browsers?|chrome|safari|spec|protocol|kernel|linux|windows|macos|postgres|postgresql|mysql|sqlite|librar(?:y|ies)|framework|react|parser|type system|type checker|borrow checker|csp|cors|sandbox|firewall|docker|kubernetes|github|server|json|yaml|http|regex|sql|syntax|grammar|runtime|mode|schema|lint rule) (?:already |also |simply |itself )?$/;
