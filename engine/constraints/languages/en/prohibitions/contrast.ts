/** What English names as not to be taken: X, not Y; X instead of Y. */
import type { CueGroup } from "../../../language.ts";
import { pairsTerms, tellsATask } from "../sites/addressed.ts";
import { afterComma, describes } from "../sites/clause.ts";
import { contrasts, contrastsWithTheClauseBefore, leavesOut } from "../sites/contrast.ts";
import { opensClause } from "../words.ts";

/** Bans as the other half of an instruction. Notation of language.ts. */
export const contrast: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["rather than", "instead of"],
    when: ({ after, agent, ruled }) => (!agent || ruled) && afterComma(after),
  },
  { as: "prohibition", strength: 2, at: "any", find: ["not"], when: contrasts },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["not"],
    when: (site) => (!site.agent || site.ruled) && (pairsTerms(site) || tellsATask(site)),
  },
  { as: "prohibition", strength: 2, at: "any", find: ["but not"], when: leavesOut },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["not"],
    when: (site) => (!site.agent || site.ruled) && contrastsWithTheClauseBefore(site),
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
      site.below !== "next" &&
      !/(?:^|[ (])(?:todo|fixme|follow-?up|next|later|idea)s?(?: ?\([^)]{1,30}\))? ?: /.test(site.head) &&
      !/ (?:when|to|so|if|that|which|because) /.test(site.head) &&
      !/(?:^| )(?:made|did|was|were|has|had|gave|failed|broke|hangs|is|helps|helped|works|worked|caused) /.test(
        site.after,
      ),
  },
];
