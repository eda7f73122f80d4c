/** What English says was damaged or used up on the way: a stack blown, an interface left dead, a page of empty boxes. */
import type { FailureFamily } from "./family.ts";

/** What runs full. */
const VESSEL =
  "(?:stack|heap|memory|ram|vram|disk|quota|budget|buffers?|pool|queue|context window|timeouts?|limits?|event loop|rate limit|file descriptors|connections)";

/** What English says was damaged or used up on the way. */
export const damage: FailureFamily = {
  plain: [],
  afterATry: [],
  settled: [
    `(?:blew|overflowed|exhausted|exceeded|maxed out|overran|saturated|starved|filled up|choked) (?:through |past )?(?:the |our |its |every |all |a )?(?:[^ ,]{2,16} ){0,3}${VESSEL}`,
    "(?:left|leaves) (?:the|our|every|all|it|them|its|both|half) (?:[^ ,]{1,20} ){0,4}(?:dead|unusable|broken|stuck|hanging|frozen|inert|orphaned|unreachable|unresponsive|inconsistent|corrupted|dangling|stranded|blank|in a (?:broken|bad|half-[a-z]{3,10}|inconsistent) state)",
    "(?:took|takes|brought|brings) (?:the|our|every|all|it|them|down) (?:[^ ,]{1,20} ){0,4}(?:down|offline)(?= |[.,;:)]|$)",
    "(?:renders?|rendered|shows? up|showed up|appears?|appeared|comes? out|came out|displays?|displayed|prints?|printed|decodes?|decoded) as (?:an? |the )?(?:[a-z]{2,12} )?(?:empty (?:box|square|page|cell|rectangle)(?:es|s)?|blank|garbage|garbled|broken|mojibake|question marks?|tofu|gibberish|nonsense|boxes|raw (?:html|markdown|tags)|solid black|black (?:box|square|screen)(?:es|s)?)",
    "(?:froze|wedged|locked up|killed|tanked) (?:the|our|every|all|half|both) (?:[^ ,]{1,20} ){0,2}[a-z]{2,20}",
    "(?:actively |quietly |routinely )(?:destroys?|corrupts?|discards?|breaks?|loses|drops|deletes|overwrites|harms?|hurts?)",
  ],
};
