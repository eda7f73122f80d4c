/** English words that deny, auxiliaries in full and contracted: pieces in the notation of language.ts. */

/** "Is not", "weren't". */
export const IS_NOT = "(?:is|are|was|were)(?:n't| not)";

/** "Do not", "doesn't". */
export const DOES_NOT = "(?:do|does)(?:n't| not)";

/** "Did not", "doesn't": now or then. */
export const DO_OR_DID_NOT = "(?:do|does|did)(?:n't| not)";

/** "Has not", "hadn't". */
export const HAS_NOT = "(?:has|have|had)(?:n't| not)";

/** "Cannot", "can't". */
export const CANNOT = "(?:cannot|can't|can not)";

/** "No" before a noun that may be missing. */
export const NO_NOUN = "no(?= [a-z¤])(?! (?:longer|more|problem|worries|need|matter|doubt|one))";
