/** How an English text claims to say all that its source said. */

const LOST = "(?:lost|dropped|omitted|left out|missing|changed)";

const WAYS = [
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

/** Claims that nothing was lost, that a summary is verbatim, or the same as its source. */
export const complete = new RegExp(`\\b(?:${WAYS.join("|")})`, "iu");
