/** Where English says that one thing took the place of another. */
import type { CueSite } from "../../../language.ts";

/** "Zustand replaced Redux": one named thing took the place of another; of any other cue it says nothing. */
export const tookThePlace = ({ cue, before, after, spelledAfter, atStart }: CueSite): boolean =>
  !/^(?:has |have |had )?(?:replac|supersed|obsolet|supplant)[a-z]{0,4}$/.test(cue) ||
  (!atStart &&
    !/(?:^| )(?:is|are|be|been|being|was|were|gets?|got|every [a-z]{2,20}|that|which|we|i|to|and) {0,8}$/.test(
      before,
    ) &&
    !/ (?:with|by) /.test(after) &&
    /^ (?:the |our |an? |both |all )?(?:old|legacy|previous|former|earlier|custom|hand-[a-z]+|hardcoded|original|\p{Lu}|`)/u.test(
      spelledAfter,
    ));

/** "Features are merged into `main` when …": how a branch comes in, and nothing that is over. */
export const joinsABranch = ({ spelled, spelledAfter }: CueSite): boolean =>
  /^merged into/i.test(spelled) && BRANCH.test(`${spelled}${spelledAfter}`);

const BRANCH =
  /^merged into [`"']?(?:(?:the|our) )?[`"']?(?:(?:origin|upstream)\/)?(?:main|master|trunk|dev|develop|staging|production|release(?:\/[^ ]{1,40})?|(?:[a-z]{2,16} )?branch)(?![a-z])/i;

/** "All mentions of the old name have been replaced": work that was done on a text, and nothing that is over. */
export const tidiedUp = ({ head }: CueSite): boolean => TIDIED.test(head);

const TIDIED =
  /(?:^| )(?:instances?|occurrences?|mentions?|usages?|references?|duplicates?|typos?|whitespace|placeholders?|console\.logs?|todos|comments?|trailing [a-z]{3,12}|(?:unused|debug|dead|redundant) (?:imports?|variables?|code|prints?|logs?|statements?))(?: (?:of|to|in) [^.;]{1,80})? $/;
