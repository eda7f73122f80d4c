/** Where an English "no …" forbids, and where it says how things are. */
import type { CueSite } from "../../../language.ts";
import { instructs, modal, opensClause } from "../words.ts";
import { gapAtStart } from "./gap.ts";
import {
  BEGS,
  BOUND_BY,
  CONDITIONAL,
  COVERS,
  FACT_NOUN,
  FINITE,
  HERE,
  LISTED,
  NO_TROUBLE,
  NOTHING_OPEN,
  OUTCOME,
  REPORTS,
  RULE_LABEL,
  STATUS,
  TELLS,
} from "./no-signs.ts";

/** "no …" at the start: without a verb it forbids, unless it names an outcome. */
export function forbidsNoun(site: CueSite): boolean {
  const { after, head, before, ruled, agent, lead } = site;
  if (CONDITIONAL.test(head) || /(?:^| )but {0,8}$/.test(head) || gapAtStart(site)) return false;
  if (BEGS.test(site.clause) && !FINITE.test(after) && !NO_TROUBLE.test(after)) return true;
  if (
    modal.test(after) ||
    /(?:^| )(?:is|are) (?:authori[sz]ed|acceptable|tolerated|accepted|welcome|wanted)(?![a-z])/.test(after)
  )
    return true;
  if (
    /^ {0,8}(?!pending|remaining|missing|failing|existing|outstanding|matching|warning)[a-z]{3,14}ing (?![a-z]{2,14}(?:ed|s) )/.test(
      after,
    ) &&
    !FINITE.test(after)
  )
    return true;
  if (HERE.test(after) || /^ {0,8}¤{1,200} (?:has|have|returns|shows|starts) .{0,80}\( {0,2}$/.test(head)) return false;
  if (!ruled && !RULE_LABEL.test(head) && (STATUS.test(after) || OUTCOME.test(after)) && !FINITE.test(after))
    return false;
  if (COVERS.test(after) && !/(?:^| )(?:without|unless|until|before) /.test(after)) return false;
  const said = after
    .replace(/^ {0,8}(?:required|needed|necessary|available|known|left) /, " ")
    .replace(/ (?:before|until|unless|without|while|as long as|once) .{0,400}$/, " ");
  if (/^ {0,8}changes? to (?:the|any|our|existing|public|¤)/.test(after) && !FINITE.test(said))
    return (
      ruled ||
      (!agent && before === head && lead.trim() === "" && !(site.listed ? TELLS : REPORTS).test(site.preceding))
    );
  if (ruled && /^ {0,8}changes? to /.test(after) && !FINITE.test(said)) return true;
  if (!/^ {0,8}[¤a-z"'/.@]/.test(after) || FACT_NOUN.test(after) || FINITE.test(said)) return false;
  if (/(?:^| )(?:without|unless|until|before) /.test(after)) return true;
  if (ruled) return true;
  if (
    agent ||
    LISTED.test(after) ||
    ((before !== head || (site.listed && !/please/.test(after))) && /^ {0,8}(?:more|longer) (?!than)/.test(after))
  )
    return false;
  if (site.listed ? TELLS.test(site.preceding) : REPORTS.test(`${site.preceding} ${site.lead}`)) return false;
  const first =
    (lead.trim() === "" || instructs.test(lead.trimStart())) &&
    (before === head || /[:)] {0,8}$/.test(head.slice(0, head.length - before.length)) || BOUND_BY.test(head));
  return (
    first || opensClause(site) || (/^ {0,8}no /.test(head) && (lead.trim() === "" || instructs.test(lead.trimStart())))
  );
}

/** "no …" without a verb, after a report of how it came out. */
export const reportsNone = (site: CueSite): boolean =>
  !site.ruled &&
  !CONDITIONAL.test(site.head) &&
  !modal.test(site.after) &&
  !FACT_NOUN.test(site.after) &&
  !NO_TROUBLE.test(site.after) &&
  !/(?:^| )(?:needed|required|necessary)(?![a-z])|(?:changed?|changes|affected) {0,8}$/.test(site.after) &&
  (site.listed ? TELLS.test(site.preceding) : REPORTS.test(`${site.preceding} ${site.lead}`));

/** "no …" at the start with a verb or an outcome: it says how things are. */
export const deniesNoun = (site: CueSite): boolean => {
  const said = site.after.replace(/, {0,8}(?:so|because|since|but|and|therefore) .{0,400}$/, "");
  return (
    !modal.test(said) &&
    !CONDITIONAL.test(site.head) &&
    (FINITE.test(said) || COVERS.test(said) || HERE.test(said)) &&
    !NO_TROUBLE.test(said) &&
    !NOTHING_OPEN.test(said) &&
    !/(?:^| )(?:needed|required|necessary)(?![a-z])/.test(said) &&
    !forbidsNoun(site) &&
    !/^ {0,8}(?:worries|problem|idea|doubt)/.test(said) &&
    !/^ {0,8}else (?:is|was|has been) /.test(said) &&
    !/^ {0,8}(?:[^ ]{1,20} ){1,3}(?:is|are) able /.test(said) &&
    !/(?:^| )(?:affected|harmed|lost|hurt|impacted|damaged|leaked|exposed|displayed|restarted|overwritten|deleted|changed|modified|touched|renamed|moved)(?![a-z])/.test(
      said,
    ) &&
    !/^ {0,8}(?:else |here |there |more )?(?:failed|broke|crashed|happened|is wrong|was wrong|was lost|was found|to )/.test(
      said,
    )
  );
};
