/** What English says came out worse than hoped: correct but slower, better here and not there, built on a wrong premise. */
import type { FailureFamily } from "./family.ts";
import { UNFIT } from "./unfit.ts";

/** Words of degree, and of how long it has been so; none that denies. */
const DEGREE =
  "(?:currently|still|often|sometimes|generally|usually|quite|very|far too|highly|notoriously|fundamentally|inherently|effectively|essentially|basically|simply|really|presently|now|also|mostly|largely|completely|totally|entirely|consistently|known to be|too|somewhat|just|both|all)";

/** What is better in one place and not in the other. */
const BETTER =
  "(?:improve[sd]?|help(?:s|ed)|lower(?:s|ed)|raise[sd]|reduce[sd]|increase[sd]|speeds? up|sped up|fixe[sd]|boost(?:s|ed)|solve[sd])";

/** What English says came out worse than hoped. */
export const compared: FailureFamily = {
  plain: [],
  afterATry: [],
  settled: [
    "but (?:(?:it |that |this )?(?:is|are|was|were) )?(?:much |far |slightly |still |even |somewhat |noticeably |significantly |way |[\\d.]{1,6}(?:x|%) )?(?:slower|worse|heavier|flakier|noisier|costlier|more (?:expensive|fragile|brittle|verbose)|less [a-z]{4,14}|not (?:any )?(?:faster|better)|no (?:faster|better))(?= than |[.,;)]| {0,3}$| (?:on|in|at|for|with|under|because) )",
    "within (?:the |our )?(?:[a-z-]{2,16} ){1,2}(?:noise|variance|margin of error|error bars?)",
    "(?:buried|lost|drowned) in (?:the )?noise",
    `${BETTER} (?:[^ ,]{1,24} ){0,4}[^ ,]{1,24}, (?:but )?not(?: (?:the|our|on|in|for))? [^ ]{1,30}`,
    `(?:is|are|was|were|seems?|seemed|remains?|remained|proved|became|gets?|got) ${DEGREE} (?:${UNFIT}|fragile|brittle|lossy|racy|unsafe|unpredictable|inaccurate|nondeterministic|non-deterministic|misleading|ambiguous|inconsistent|bottlenecked)`,
    "(?:built|based|rests?|rested|relies|relied|founded|premised|depends|depended|acting|acted) on (?:an? |the )?(?:[a-z]{2,14} )?(?:wrong|false|mistaken|incorrect|faulty|flawed|bad|outdated) (?:[a-z]{2,14} )?(?:premises?|assumptions?|reading|model|theory|belief|idea|foundation|data|understanding)",
  ],
};
