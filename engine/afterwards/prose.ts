/** The words of a text that carry its meaning, as any language with blanks has them. */

/** Words of four letters or more in lower case, without the commonest; each once. */
export const contentWordsOf = (text: string): readonly string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{4,40}/gu) ?? []).filter((word) => !COMMON.has(word))),
];

const COMMON = new Set(
  "that this with from have been were will would should could which where when what they them their there then than your into about after before also only just some more most very each such does doing done made make over under again".split(
    " ",
  ),
);
