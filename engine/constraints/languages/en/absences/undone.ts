/** What English says is not done yet or never happens: not implemented, never run, skipped. */
import { HAS_NOT, IS_NOT } from "../negated.ts";
import { FINITE_VERB } from "../sites/clause.ts";
import { ORDERED_OR_OWN, subjectNamed, told, unconditional } from "../sites/denial.ts";
import { neverTold } from "../sites/never-told.ts";
import { CONDITIONAL } from "../sites/no-signs.ts";
import { settled } from "../sites/outcome.ts";
import { modal, opensClause, SPELT_AS_PAST } from "../words.ts";
import type { AbsenceFamily } from "./family.ts";
import { NO_GAP } from "./no-gap.ts";

/** What English says is not done yet or never happens: not implemented, never run, skipped. */
export const undone: AbsenceFamily = {
  plain: [
    `${IS_NOT}(?: yet| currently| actually| even| really)? (?:implemented|configured|supported|available|installed|enabled|defined|deployed|tested|run|merged|wired|done|included|set|created|documented|verified|known|present|possible|reachable|working|used|ready|public|exported|tracked|ported|migrated|written|accessible|registered|found|built|there|part of|connected|handled|covered|checked|pushed|published|translated|shipped|started|complete|finished|loaded|populated|listed|committed|fetched|live)`,
    "(?:was|were|has|have|had)(?: been)? never(?: been)? (?!needed|required|necessary|meant|intended|supposed|a problem|an issue)[a-z]{2,16}",
    "(?:is|are|was|were|been) (?:deliberately|intentionally|explicitly|currently|still|purposely|simply|therefore|also|thus|so far|apparently) not (?:[a-z]{3,14}(?:ed|en)|set|run|built|done|kept|read|sent|shown|there|on|part of)",
  ],
  settled: [
    "(?:has|have|had) yet to be [a-z]{3,14}",
    "(?:has|have|had) yet to (?:run|land|ship|merge|sign|answer|decide|happen|start|finish|see|review|confirm|implement|test)",
    "(?:documented|defined|tested|covered|handled|used|called|checked|enforced|mentioned|implemented|referenced|imported) (?:nowhere|by nobody|by nothing)",
    "(?:is|are|was|were) (?:never|not|rarely) (?:actually |really |ever |even |yet )?(?:called|used|read|set|invoked|reached|executed|consumed|imported|referenced|rendered|registered|populated|written|released|closed|freed|awaited|cleaned up|rotated|refreshed|invalidated|updated|emitted|triggered|loaded|persisted|enforced|consulted|picked up|exercised|hit|compared|validated|flagged|tested|measured|delivered|received|applied|saved|checked(?! (?:in|out|into)))(?! (?:directly|outside|from|by (?:the )?(?:user|agent|code|tests)|in (?:plain|production|a )|until|before|unless|with|more than|twice|without|again|as|to|into|manually|when))",
    "(?:was|were|has been|have been|had been|got) (?:skipped|left out|omitted|deferred|postponed|descoped|put off|cut short|left undone|left open|not attempted)(?! (?:by|if|when|because of the|in the (?:list|output)))",
    "(?:tests?|suites?|steps?|checks?|jobs?|specs?|hooks?|builds?) (?:[a-z]{2,12} )?(?:is|are) (?:currently |still |always )?(?:skipped|disabled|commented out|quarantined|excluded|ignored|switched off|turned off)",
    "(?:never|not) (?:actually |really |ever )?(?:made it (?:in)?to|got around to|gets? (?:called|run|used|read)|ran on|runs? (?:in|on)|went live|shipped|landed|merged|worked|happened|came|existed)",
    "(?:(?:unit |integration |e2e )?tests?|reviews?|ci|documentation|docs|(?:test )?coverage|monitoring|alerting|backups?|linting|linter|migrations?|authentication|auth|logging|persistence|database|approval|sign-off|owner|tests? run) ?: (?:none|nothing|missing|absent)(?: (?:yet|so far|found|configured|set up|written|in (?:the )?[a-z]{2,12}))?",
  ],
  groups: [
    { as: "absent", strength: 2, at: "any", find: ["never"], when: (site) => unconditional(site) && neverTold(site) },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        "not yet (?:been )?(?:[a-z]{3,14}ed|done|run|built|written|set|started|there|in place)",
        "not (?:yet )?(?:been )?(?:implemented|configured|supported|available|installed|deployed|tested|merged|verified by|wired up|wired|documented|exported|ported|migrated|written|registered|started|built|successfully run|run|pushed|done yet|in place|integrated|created|established|determined|identified|investigated|measured|reproduced|handled|enabled|set up|finished|validated|released|addressed|used (?:by|in|anywhere|for|here)|checked|compiled|recorded|shipped|published|translated|cached|persisted|encrypted|finali[sz]ed|decided)(?! (?:in|as|to) (?:order|case))",
      ],
      when: (site) => unconditional(site) && !ORDERED_OR_OWN.test(site.head),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        `${HAS_NOT}(?: yet)?(?: been)?(?! (?:looked|checked|seen|thought|decided|had))`,
        `never (?!${SPELT_AS_PAST}|(?:im|ex)ported|committed|pushed|edited|modified|stored|logged|exposed|shared|called|used|deleted|removed|renamed|changed|touched|printed|cached|persisted|returned|mutated|skipped|bypassed|hard-?coded|inlined|pruned|slowed|lagged|crashed|failed|stalled|leaked|exceeded|regressed|fetched|parsed|reused|mixed|passed|trusted|retried|overwritten|embedded|bundled|published|truncated|replaced|duplicated|nested|mocked)(?:[a-z]{3,14}ed|ran|worked|came|got|took|went|fired|shipped)`,
      ],
      when: (site) =>
        unconditional(site) && !FINITE_VERB.test(site.before) && !modal.test(site.head) && !opensClause(site),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        `${IS_NOT}(?: yet| currently| actually| even| really| being| (?!necessarily|only|exactly|directly|strictly|usually|normally|typically|generally|merely|simply|particularly|especially)[a-z]{3,14}ly){0,2} (?!${NO_GAP}|convinced|triggered|authori[sz]ed|counted|permissible|desirable|liable)(?:[a-z]{2,12}-)?[a-z]{3,14}(?:ed|able|ible|idempotent|backed up)`,
      ],
      when: (site) =>
        unconditional(site) &&
        told(site) &&
        !site.agent &&
        !/^ {0,8}(?:until|unless|when|if|by hand|by you)(?![a-z])/.test(site.after),
    },
    {
      as: "absent",
      strength: 2,
      at: "end",
      find: [
        `not (?:yet )?(?:been )?(?!${NO_GAP}|supplied|provided|specified|covered|relaxed|restarted|displayed|invented|rejected)[a-z]{3,14}(?:ed|en)(?: yet)?`,
        "(?:disabled|switched off|turned off|unavailable|missing)",
      ],
      when: (site) =>
        / [^ ]{2,30} {0,8}$|^ {0,8}[^ ]{2,30} {0,8}$/.test(site.before) &&
        unconditional(site) &&
        told(site) &&
        !site.agent &&
        !modal.test(site.clause) &&
        !opensClause(site) &&
        !/(?:^| )with(?:out)? (?:[^ ]{1,20} ){1,4}$/.test(site.before) &&
        !/(?:^| )(?:do|does|did|to|will|can|would|could|is|are|was|were|be|been|if|when|or|and|keep|leave|must|should|may|i|we|as|not|for|of|the|an?|handle|handles) {0,8}$/.test(
          site.before,
        ),
    },
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [
        "not (?:fixed|done|addressed|covered|tested|handled|implemented|included|investigated|verified|checked|resolved|merged|deployed|shipped|pushed|committed|solved|ported|cleaned up) (?:here|yet|so far|this session|in this (?:session|pass|round|change|pr|branch))",
        "none (?:present|found|detected|configured|available|yet|exists?|so far)",
      ],
      when: (site) => !CONDITIONAL.test(site.head),
    },
  ],
  laterGroups: [
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        "never (?:actually |even |really |quite )?(?:runs|fires|reaches|loads|arrives|returns|triggers|renders|updates|resolves|completes|finishes|shows|appears|works|starts|connects|responds|converges|succeeds|passes|matches|executes|propagates|recovers|fire|arrive|load|converge|execute|appear|complete|trigger|terminate|return|happen|decomposes|checks|closes|releases|expires|syncs|cleans|validates|verifies|notifies|warns|emits|persists|refreshes)",
      ],
      when: (site) =>
        !site.ruled && !site.agent && !site.atStart && unconditional(site) && settled(site) && subjectNamed(site),
    },
  ],
};
