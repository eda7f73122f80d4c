/** Words that claim that a text stands for its source in full (spec §5.2, §9). A claim of loss ("nothing but the ids was lost") is none. */
import { toldOf } from "./constraints/all-languages.ts";
import { lazily } from "./constraints/lazily.ts";

/** Such claims in a text, wherever they stand. */
export const claimsIn = (text: string): Iterable<RegExpExecArray> => text.matchAll(CLAIMS.complete);

/** Whether a text claims to say all that its source said. */
export const claimsEquivalence = (text: string): boolean => text.search(CLAIMS.complete) >= 0;

/** What summaries claim of themselves, as an expression that is made when it is first asked for. */
export const CLAIMS = lazily({ complete: () => new RegExp(toldOf("complete"), "giu") });
