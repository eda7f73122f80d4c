/** Where an English "never" says how things are: a remark behind what was told, or what is so for now. */
import type { CueSite } from "../../../language.ts";
import { instructs } from "../words.ts";

/** "The code exists, never passed on", "currently the values never reach the page". */
export const neverTold = ({ clause, head, after, lead, atStart, ruled }: CueSite): boolean =>
  TODAY.test(clause) ||
  (!ruled &&
    atStart &&
    LIFE.test(after) &&
    !HOW.test(after) &&
    TELLS.test(`${lead}${head}`) &&
    !instructs.test(`${lead}${head}`.trimStart()));

/** What is so for now is no rule. */
const TODAY =
  /^ {0,8}(?:currently|at present|at the moment|presently|as of (?:now|today)|so far|right now|today|until now),? /;

/** What becomes of code and values, and what was not done with them. */
const LIFE =
  /^ {0,8}(?:actually |really |ever )?(?:(?:read|set|run)(?! (?:the|an?|any|your|our|this|that) | ¤)|written|passed|called|used|wired|enabled|tested|deployed|merged|finished|invoked|consumed|imported|reached|awaited|closed|released|freed|updated|populated|emitted|fired|loaded|rendered|registered|mounted|received|triggered|checked|validated|verified|applied|implemented|shown|displayed|sent|measured|reproduced|documented|exercised|built)(?![a-z])/;

/** How something is not to be done makes a rule of it. */
const HOW = /(?:^| )(?:directly|manually|by hand|outside|inside|unless|without|except|before|until)(?![a-z])/;

/** A verb that tells, and the mark behind which the remark stands. */
const TELLS =
  /(?:^| )(?:exists?|is|are|was|were|has|have|had|[a-z]{3,14}ed|built|written|kept|sent|held|lives?|sits?)(?= )[^.]{0,300}[,;—–-] {0,8}(?:but |and |yet )?$/;
