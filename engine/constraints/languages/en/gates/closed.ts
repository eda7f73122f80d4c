/** What English declares off limits: read-only, frozen, out of scope. */
import type { CueGroup } from "../../../language.ts";
import { unconditional } from "../sites/denial.ts";

/** Areas that are closed. Notation of language.ts. */
export const closed: readonly CueGroup[] = [
  {
    as: "read_only",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are|be|stays?|remains?|as|was made|keep it|declared|considered|treat(?:ed)? … as) (?:[a-z]{2,12} )?(?:read-?only|read only|append-?only|append only|write-?protected|immutable|frozen|locked|protected|sealed|vendored|off-limits|off limits|out of scope|out of bounds|owner-gated|(?:maintainer|owner|founder|human|operator|lead|admin)s?(?:-| )only)",
      "(?:is|are) (?:auto-?|automatically |machine-?)generated(?: files?)?",
      "(?:auto-?|machine-)?generated (?:files?|code)(?=[^a-z]{0,3}(?:do not|don't|never|$))",
      "(?:is|are|stays?|remains?) (?:[a-z]{3,14}ly )?(?:not in scope|excluded from (?:the |this |our )?(?:scope|task|pr|change|release|sprint|phase|milestone|mvp|work))",
      "(?:is|are|stays?|remains?) (?:explicitly|deliberately|intentionally|expressly) (?:excluded|out|off the table)",
      "(?:is|are|falls|lies|stays) (?:outside (?:of )?|beyond )(?:the |our |this )?scope",
      "(?:belongs?|reserved) (?:to|for) (?:the other|another|someone|somebody|maintainers?)",
      "(?:is|are) not (?:a )?part of (?:this|the|our|your) (?:task|ticket|job|pr|change|scope|work|brief|mvp|milestone|phase|sprint|release|assignment)",
      "(?:is|are) (?:fixed|set|given|prescribed|dictated|mandated|bound) by (?:the |our |a |an )?(?:[a-z]{2,14} )?(?:contracts?|law|regulations?|regulators?|statutes?|treaty|agreement)",
      "(?:is|are) (?:cast|carved|set|written|etched) in (?:stone|concrete)",
      "(?:is|are) generated(?=,? (?:from|by|so|edit|do not|don't|never|change|regenerate))",
    ],
    unless: ["(?:is|are) not (?:read|frozen|locked|protected|sealed)"],
    when: (site) =>
      (!site.agent || site.ruled || !/(?:locked|protected|sealed|scope|generated)$/.test(site.cue)) &&
      (!/^(?:is|are) generated$/.test(site.cue) || (site.ruled && OUTPUT.test(site.head)) || /^,/.test(site.after)) &&
      !LEAVES_ITS_SCOPE.test(site.head) &&
      !/^what /.test(site.clause.trimStart()) &&
      (site.ruled || !OPENED_SO.test(`${site.head}${site.cue}`)) &&
      (!GENERATED.test(site.cue) || NAMED_SO.test(site.head)) &&
      !(
        !site.ruled &&
        !/^(?:treat|as|declared|considered)/.test(site.cue) &&
        ((STATE_OF_THINGS.test(`${site.cue}${site.after}`) && !SET_DOWN.test(site.head)) ||
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
    at: "any",
    find: [
      "(?:you|we|agents?|assistants?|claude|contributors?) (?:only )?(?:have|has|get|gets) (?:strictly |only )?read(?:-| )?only (?:access|rights|permissions?)",
      "(?:you|we)(?: are|'re)? (?:(?:act|work|run|operate)(?:ing)? )?(?:as )?(?:an? |in )(?:strictly |purely )?read-?only (?:[a-z-]{2,16} ){0,2}(?:agents?|sub-?agents?|assistant|reviewers?|auditors?|explorer|analysts?|researcher|planner|scout|mode|session|role)",
      "(?:you|we|agents?|assistants?|claude|contributors?) (?:only )?(?:have|has|get|gets) read (?:access|rights|permissions?) only",
    ],
    when: ({ agent }) => !agent,
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
      "(?:maintainer|owner|founder|human|operator|lead)s?-only(?: [a-z]{3,16}){0,2}(?= ?: )",
      "(?:explicit |explicitly |known )?(?:non-?goals?|out of scope|off-?limits|off limits|not in scope|hands off|excluded|read-?only|append-?only|frozen|untouchable|locked)(?= ?: )",
    ],
    when: ({ after }) => !SETTING.test(after),
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
      "(?:maintainer|owner|founder|human|operator|lead)s?(?:-| )only",
      "off-limits",
      "off limits",
      "out of scope",
      "hands off",
      "hands-off",
    ],
    when: (site) =>
      unconditional(site) &&
      !LEAVES_ITS_SCOPE.test(site.head) &&
      !/^ {0,8}(?:see|read|cf|check|refer) /.test(site.clause) &&
      (site.ruled || !OPENED_SO.test(site.head)) &&
      !/(?:^| )(?:everything|anything|all|things?|items?|entries|state|work|what(?:'s| is)) $/.test(site.before),
  },
];

/** "ReadOnly: false": a key with its value. */
const SETTING =
  /^ ?: {1,8}(?:(?:true|false|null|nil)(?![a-z])|(?:yes|no|on|off|none|0|1)(?: {0,8}$| {0,8}[,;}\n]| {1,8}[a-z_]{2,30}:))/;

/** "Locked by another transaction", "frozen while it scrolls", "immutable": how a thing is, not what may be done to it. */
const STATE_OF_THINGS =
  /immutable(?:$|[ .,;)])|(?:locked|protected|frozen|sealed|read-?only|append-?only) (?:by (?:an?|another|the|design|default)|at the|because|while|when|if|after|due|to|at (?:run ?time|compile time|startup)|during (?:rendering|initiali[sz]ation|start-?up|the build|iteration|playback|scroll(?:ing)?|load(?:ing)?|execution|hydration|boot|animation|the render))(?![a-z])/;

/** "Existing reports are immutable": what has been set down once is meant to stay. */
const SET_DOWN =
  /^ {0,8}(?:the |all |our |any |these |those )?(?:existing|original|raw|sources?|published|released?|releases|landed|merged|approved|accepted|past|historical|archived|prior|previous|signed|committed|applied|shipped|sealed|frozen|golden|baselines?|migrations|snapshots|backups|evidence|audit) /;

/** "The operators fall out of scope": a name is no longer seen. */
const LEAVES_ITS_SCOPE =
  /(?:^| )(?:go|goes|went|gone|going|falls?|fell|fallen|falling|drops?|dropped|runs?|ran|leaks?) $/;

/** Files and code, which a program writes. */
const OUTPUT =
  /¤|(?:^| )(?:files?|code|client|sdk|types|typings|docs?|documentation|bindings|modules?|folder|directory|schema|sources?|readme|changelog|pages?|project|manifest|lockfile|output|artifacts?)(?![a-z])/;

/** "Mounted the volume read-only", "the replica is read-only": how a device or a widget was made. */
const OPENED_SO =
  /(?:^| )(?:mounted|mounts|opened|opens|loaded|attached|moved|moves|pushed)(?: [^ ,]{1,24}){0,4} |(?:^| )(?:replica|volume|mount|file ?system|disk|partition|rootfs|cursor|property|input|textarea|connection|transaction)s? (?:is|are) /;

/** "Generated code": a label, or what something is. */
const GENERATED = /^(?:auto-?|machine-)?generated (?:files?|code)$/;

const NAMED_SO = /^ {0,8}(?:(?:[^ ,]{1,24} ){0,6}(?:is|are|contains?|holds?|only|all|:|-) {0,8})?$/;

/** What is only supposed, asked or waited for is not declared. */
const SUPPOSED =
  /(?:^| )(?:whether|if|when|once|until|while|unless|(?:prove|mean|impl(?:y|ie)|assume|detect|check|verif(?:y|ie)|suggest)s?(?: that)?) (?:[^ ]{1,30} ){0,5}$/;
