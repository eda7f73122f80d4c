/** What English says somebody else does not let through: refused, blocked, throttled, killed. */
import type { CueGroup } from "../../../language.ts";
import { attempted, relieved } from "../sites/failure.ts";
import { settled } from "../sites/outcome.ts";
import type { FailureFamily } from "./family.ts";

/** Whoever sets limits to a work from outside. */
const POWERS =
  /(?:^|[ (])(?:polic(?:y|ies)|sandbox(?:es)?|firewalls?|prox(?:y|ies)|browsers?|host|hosts|vendor|provider|gateway|kernel|os|opa|vpc(?: perimeter)?|cdn|waf|ids|antivirus|gatekeeper|selinux|apparmor|seccomp|cors|csp|hypervisor|scheduler|watchdog|oom killer|harness|bash tool|classifier|guard|permissions?|admission|branch protection|ruleset|spam filter|rate limiter|registry|marketplace|app store|play store|safari|chrome|chromium|firefox|webkit|edge|github|gitlab|bitbucket|npm|pypi|docker|podman|kubernetes|windows|macos|ios|android|linux|wayland|aws|gcp|azure|cloudflare|vercel|netlify|render|heroku|supabase|firebase|google|apple|microsoft|meta|reddit|spotify|slack|discord|telegram|twitter|youtube|stripe|paypal|openai|anthropic|claude|codex|copilot|gemini|jira|confluence|notion|figma|shopify|wordpress|upstream|server-side|sessions?|[a-z-]{2,20}api|api) (?:(?:silently|also|still|always|now|simply|just) )?$/;

/** What it does by design: "drops requests without a host header". */
const BY_DESIGN = /(?:^| )(?:without|unless|whose|whenever|until|older than|larger than|longer than) /;

/** What English says somebody else does not let through: refused, blocked, throttled, killed. */
export const refused: FailureFamily = {
  plain: [
    "(?:was|were|got|gets?|been|being) (?:(?!not |never )[a-z]{2,14} )?(?:rate-?limited|throttled|blocked by|killed by|oom-?killed|banned|kicked out|locked out|denied by|forbidden by|disallowed by|rejected by|refused by|cut off by|blacklisted|sandboxed away|stripped by|swallowed by|intercepted by|quarantined)",
    "blocked by (?:the |our |an? |its )?(?:[^ ,]{2,20} ){0,3}(?:policy|firewall|proxy|perimeter|sandbox|cors|csp|permissions?|rules?|ruleset|protection|hook|guard|gateway|waf|vpn|network|filter|antivirus|gatekeeper|harness|settings?|restrictions?|¤{1,60})",
  ],
  afterATry: [],
  settled: [
    "(?:refuses|refused) to (?!be )[a-z]{3,16}(?= [^ ])",
    "(?:returned|gave|got|gets?|getting|answered(?: with)?|responded with|threw|hit|raised|received|came back with|yielded|served) (?:an? |the |http |status |only |just |all )?(?:http )?(?:4[0-5]\\d|50\\d|52\\d)(?:s|'s)?(?: errors?)?(?= |[.,;:)]|$)",
  ],
};

/** Refusals by whoever has the power: "the shop firewall blocks …". Notation of language.ts. */
export const refusals: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: [
      "(?:rejects?|refuses?|blocks?|denies|forbids?|disallows?|kills?|strips?|drops?|throttles?|rate-?limits?|swallows?|ignores?|terminates?|bans?|prohibits?|intercepts?|overrides?|clobbers?|truncates?)(?= (?!to (?:the )?next)[^ ])",
    ],
    when: (site) =>
      POWERS.test(site.before) && !BY_DESIGN.test(site.after) && attempted(site) && settled(site) && !relieved(site),
  },
];
