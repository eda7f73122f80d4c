/** Words that claim that a text stands for its source in full (spec §5.2, §9). A claim of loss ("nothing but the ids was lost") is none. */

const LOST = "(?:lost|dropped|omitted|left out|missing|changed)";

const ENGLISH = [
  `nothing (?:(?:was|is|got|has been) )?${LOST}(?! (?:but|except))`,
  `no (?:information|details?|data|context|content)(?: (?:was|is|has been|have been))? ${LOST}`,
  "without (?:any )?loss of (?:information|details?|data|context|content)",
  "without (?:any )?loss(?= ?[.,;:!)]|$)",
  "(?:lossless|verbatim|word[- ]for[- ]word) (?:summary|copy|record|account|transcript|reproduction) of",
  "(?:this|it|text|summary|output|what follows) is (?:an? )?(?:lossless|verbatim|word[- ]for[- ]word|exact copy)",
  "(?:identical|equivalent|equal|same as|identical with) (?:to )?the (?:original|source|full (?:transcript|context|conversation))",
  "exact(?:ly)? as (?:it was|written|before)",
  "(?:everything|the (?:whole|full|entire) (?:context|conversation|transcript)) (?:is|was|has been) (?:fully )?(?:preserved|kept)",
];

const OTHERS = [
  "nada se (?:ha perdido|perdió|omitió|ha omitido)",
  "rien n['’]a été (?:perdu|omis|supprimé)",
  "nichts (?:ging verloren|wurde (?:weggelassen|ausgelassen)|ist verloren gegangen)",
  "nada (?:foi perdido|foi omitido|se perdeu)",
  "ничего не (?:потеряно|пропущено|упущено)",
  "hiçbir şey (?:kaybolmadı|atlanmadı)",
  "没有(?:任何)?(?:遗漏|丢失)|無任何遺漏",
  "何も失われて(?:いない|いません)|漏れなく(?:記録|再現)",
  "(?:누락|손실)(?:된 것)?(?:이|은)? ?없(?:음|다|습니다)",
];

/** Such claims in a text; matches everywhere, so it carries a position and is for `matchAll` and `match` alone. */
export const EQUIVALENCE = new RegExp(
  `\\b(?:${ENGLISH.join("|")})|(?<![\\p{L}\\p{N}])(?:${OTHERS.slice(0, 6).join("|")})|${OTHERS.slice(6).join("|")}`,
  "giu",
);

/** Whether a text claims to say all that its source said. */
export const claimsEquivalence = (text: string): boolean => text.search(EQUIVALENCE) >= 0;
