/** Where English names something that is wanted and missing. */
import type { CueSite } from "../../../language.ts";
import { modal } from "../words.ts";

/** "No Windows support", "No tests for the retry path": what is wanted is missing. In a list of rules only with its verb or a "yet". */
export const gapAtStart = ({ after, head, ruled }: CueSite): boolean =>
  !ruled &&
  !modal.test(after) &&
  !/(?:^| )(?:please|without|unless|until|before|needed|required|necessary|expected|allowed|permitted|changed?) ?/.test(
    after,
  ) &&
  !/(?:if|when|with|because|since|so|and|or|but|that|of|to|is|are|has|have) {0,8}$/.test(head) &&
  GAP.test(after) &&
  (WHERE.test(after) || BARE_GAP.test(after));

/** Things that are wanted: nobody forbids them, so that "no …" says they are missing. */
const WANTED =
  "(?:[a-z]{3,14} ){0,2}(?:support|coverage|documentation|typings|type definitions|error.handling|retry logic|retries|rate.?limit(?:s|ing|er)?|pagination|authentication|authori[sz]ation|auth|remote(?= ?(?:$|[.,;:)—–]| (?:configured|set|yet|repo)))|monitoring|alerting|observability|tracing|backups?|migration path|upgrade path|rollback (?:path|plan|script)|staging(?: environment)?|test (?:suite|coverage|framework|environment|runner|harness)|(?:unit|integration|end-to-end|e2e|regression|automated|smoke) tests?|internet(?: access)?|network access|guarantees?|audit (?:trail|log)|evidence|visibility|offline mode|dark mode|access(?= to)|permissions?(?= (?:to|for|on))|root(?: access)?|sudo|gpus?|cuda|sandbox|acceptance criteria|decision|answer|reply|response|sign-off|credentials|licen[sc]e|changelog|readme|ci|pipeline|linter|formatter|type checker|lockfile|owner|maintainer|persistence|caller|consumers?|implementation|(?:bulk )?endpoint|tests?(?= (?:for|of|around|yet|cover|exercise|on|at) ))";

const GAP = new RegExp(`^ {0,8}${WANTED}(?= |[.,;:)]| {0,4}$)`);

const WHERE =
  /^ {0,8}(?:[^ ,:]{1,24} ){1,4}(?:for|on|in|at|around|from|to|of|between|behind|against|yet|so far|beyond) ?(?:the|a|an|this|our|any|its|¤|[a-z]|$|[.)])/;

/** Nothing but the wanted thing, or its reason behind a colon or bracket. */
const BARE_GAP = new RegExp(
  `^ {0,8}${WANTED}(?: yet| so far| at all| here| there| for now| currently)? {0,4}(?:$|[:,;(.)])`,
);

/** What a label of a gap names: at least two words, and no order. */
export const namesAGap = (site: CueSite): boolean =>
  2 < site.after.trim().split(" ").length &&
  !/^ ?: (?:none|nothing|n\/a|no |see |run |add |use |fix |check |the following)/.test(site.after);
