/** Where English only expects that something does not happen. */

/** "Must never have run": what must have been so. */
export const PERFECT =
  /^ {0,8}have (?:been|run|gone|had|got|come|[a-z]{3,12}ed(?= (?:yet|by|in|on|at|to|the|it|since|because)|$|[,.]))(?![a-z])/;

/** What nobody does on purpose: an expectation. */
export const MISHAP =
  /^ {0,8}(?:actually |ever |really )?(?:be (?:hard|difficult)|have any (?:side )?(?:effects?|impact)|affect (?:users|production|performance|anyone|anything|existing users)|happen|occur|get here|fire|be reached|be (?:confused|mistaken|conflated|hit|reachable|possible|visible|noticeable|affected|there|too|much|a big|an? (?:problem|issue)|the (?:problem|cause|bottleneck|issue|reason|culprit))|matter|come up|come as|surprise|be surprising|take (?:long|more))(?![a-z])/;

/** "This change should not affect performance": what a change is expected to do. */
export const expected = ({ head, after }: { readonly head: string; readonly after: string }): boolean =>
  /(?:^| )(?:it|this|that|(?:this|that|the|these|those|our|my) (?:[a-z-]{2,16} )?(?:changes?|patch|fix|pr|refactor|refactoring|update|migration|upgrade|commit|diff|move|rename|tweak|bump)) (?:also |therefore |hence )?$/.test(
    head,
  ) &&
  /^ {0,8}(?:affect|break|impact|cause|change|require|need|conflict|interfere|be (?:affected|a|an|any|noticeable|visible|too|much))(?![a-z])/.test(
    after,
  );
