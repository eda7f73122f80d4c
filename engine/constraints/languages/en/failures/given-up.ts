/** What English says was rejected, rolled back, abandoned or ruled out. */
import type { FailureFamily } from "./family.ts";

/** What English says was rejected, rolled back, abandoned or ruled out. */
export const givenUp: FailureFamily = {
  plain: [
    "(?:scrapped|ditched|shelved|dismissed|discarded|set aside|called off|aborted)(?= (?:the|it|this|that|because|after|due|for|as|since|:|in|—)| \\(|[.,;)]|$)",
    "(?:was|were|been|got) (?:[a-z]{2,14} )?(?:scrapped|ditched|shelved|dismissed|aborted|called off|overruled|dropped (?:because|after|due|since|as))",
    "(?:had|has|have) to (?:revert|roll (?:it |this |that |them )?back|undo|give up|abandon|back (?:it |this |that )?out|drop|disable|kill|restart)-",
    "(?:rejected|refuted|refused|declined|vetoed)(?= (?:the|our|my|it|this|that|both|all|every|¤))",
    "(?:was|were|got|been) (?:[a-z]{2,14} (?:and |but |then )?){0,2}(?:rejected|refuted|reverted|rolled back|backed out|abandoned|discarded|refused|ruled out|thrown out|undone|turned down|vetoed)",
    "(?:is|are) (?:[a-z]{2,14} (?:and |but |then )?){0,2}(?:reverted|rolled back|backed out|abandoned|ruled out|thrown out|undone|vetoed|rejected by)",
    "(?:was|were|got|been) (?:[a-z]{2,14} )?blocked (?:by|because|at|due to)(?! (?:#|task|step|ticket|pr |issue|phase|story))",
    "(?:reverted|rolled back|backed out|abandoned)(?= (?:the|it|this|that|because|after|due|in|to|¤|as))",
    "both (?:refused|rejected|failed|denied|blocked|vetoed)",
    "gave up",
    "given up",
    "(?:decided|opted|advised|voted) against",
  ],
  afterATry: [],
  settled: [
    "(?:dropped|abandoned|discarded|scrapped|shelved|parked|killed|buried|rejected|gave up on|given up on|walked away from) (?:the|that|this|our|my|both) (?:[a-z-]{2,16} ){0,2}(?:idea|plan|approach|attempt|experiment|effort|design|spike|thought|notion|proposal|option|route|path|rewrite)",
    "(?:backed|back) out (?:of|the|that|this|my|our)",
    "(?:ended up|wound up|forced to|resorted to) (?:revert|roll|remov|disabl|abandon|back|undo|scrapp|dropp)ing",
    "(?:had|has|have) to be (?:reverted|rolled back|backed out|undone|abandoned|scrapped|thrown (?:away|out)|killed|pulled|torn out|disabled)",
    "(?:turned down|shot down|knocked back|overruled|vetoed) (?:the|our|my|it|this|that|both|all|¤)",
    "(?:turned|shot) (?:it|this|that|them|us) down",
    "(?:ruled|ruling) (?:it|them|that|this|both) out",
    "(?:can|could) (?:now |safely |therefore )?be (?:ruled out|excluded|dismissed)",
    "withdrawn (?:after|because|when|by|at)",
    "abandoned (?:the )?[^ ,]{2,24} (?:for|in favou?r of)",
    "(?:we|i|they|team|owner|user|maintainers?|vendor|he|she) (?:[a-z]{3,12} )?(?:declined|refused|opted not|chose not|decided not) to",
    "(?:considered|tried|evaluated|tested|explored|attempted|proposed|discussed|prototyped|benchmarked)(?: [^ ,;]{1,24}){0,8},? (?:and|but) (?:then |both |all |later |subsequently |finally |it )?(?:rejected|dropped|abandoned|discarded|ruled out|reverted|missed|lost|fell short|backed out|rolled back|found (?:wanting|insufficient))",
  ],
};
