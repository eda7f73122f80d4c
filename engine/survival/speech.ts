/** What people say to each other about rules, in any of the languages: yes, a release, an open question. */
import { sayingsIn } from "../constraints/compiled.ts";
import { codesIn, shadowOf } from "../constraints/shadow.ts";
import { isTitleOf } from "../constraints/titles.ts";

type Phrases = "release" | "yes" | "standing" | "passing";

/** Whether a text holds one of a language's phrases of this kind; `yes` only where it begins with it. */
export function says(kind: Phrases, text: string): boolean {
  const shadow = shadowOf(text, codesIn(text)).trimStart();
  return shadow.search(sayingsIn(shadow)[kind]) !== -1;
}

/** Whether a heading says that what stands below it is finished. */
export const isDoneHeading = (heading: string): boolean => isHeadingOf("done", heading);

/** Whether a heading says that open work stands below it. */
export const isNextHeading = (heading: string): boolean => isHeadingOf("next", heading);

function isHeadingOf(kind: "done" | "next", heading: string): boolean {
  const shadow = shadowOf(heading, []).replace(/^[^\p{L}]{1,8}|[^\p{L}]{1,8}$/gu, "");
  return isTitleOf(kind, shadow);
}

/** Whether a text asks something. */
export const asks = (text: string): boolean => /[?？](?:["'”’)*_]{0,3})(?:\s|$)/.test(text) || /？/.test(text);
