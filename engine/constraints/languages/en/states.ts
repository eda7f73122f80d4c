/** How entries of English lists of tasks say how they stand. */
import type { States } from "../../language.ts";

/** English words of tasks that are done, called off, or none. */
export const states: States = {
  calledOff:
    /cancelled|canceled|dropped|skipped|superseded|descoped|won'?t (?:do|fix)|not needed(?: any ?more)?|no longer needed|moot/iu,
  calledOffAlone: /obsolete|abandoned|rejected|duplicate/iu,
  beginsCalledOff: /cancelled|canceled|dropped|skipped|superseded/i,
  finished: /done|finished|completed|merged|shipped/iu,
  beginsFinished: /done|finished|completed/iu,
  bracketFinished: /done|finished|completed|merged/i,
  behindState:
    /after|already|and|as|at|because|by|due|for|from|in|now|of|on|per|see|since|to|today|via|with|yesterday/iu,
  none: /none|n\/a|nil|nothing(?: (?:left|else|more|further|pending|outstanding|open|planned|to do|at the moment|for now|right now|yet|at this time)){0,3}(?: to do)?/i,
  behindNone:
    /pending|planned|outstanding|open|left|remaining|yet|for now|at the moment|at this (?:time|stage|point)|currently|so far/i,
  inBrackets: /done|open|finished|cancelled|canceled|in progress|wip/,
};
