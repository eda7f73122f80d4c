/** How Turkish phrases are written. */
import { phrases } from "../notation.ts";

/** The letters of the language. */
export const T = "a-zçğıöşüâîû";

/** A capital I in a shadow is a dotted i, whatever was meant: each dotless one may be dotted too. */
export const list = (text: string): readonly string[] =>
  phrases(text).map((phrase) => phrase.replace(/\[[^\]]{1,80}\]|ı/g, eitherI));

const eitherI = (part: string): string => (part === "ı" ? "(?:ı|i)" : part.replace("ı", "ıi"));
