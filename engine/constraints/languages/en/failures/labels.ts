/** English labels and short verdicts that stand alone: "Dead end: …", "batch 64 → OOM". */
import type { CueGroup } from "../../../language.ts";
import { NO_NOUN } from "../negated.ts";
import { attempted } from "../sites/failure.ts";
import { NO_TROUBLE } from "../sites/no-signs.ts";
import { ordersLater, settled, verdictOnTheClauseBefore } from "../sites/outcome.ts";
import { UNFIT } from "./unfit.ts";

/** "Result: no steam": a label of an outcome stands right before it. */
const COMES_OUT = /(?:^|[ (])(?:results?|outcomes?|verdict|effect|upshot|observed)(?: [^ :]{1,16}){0,2} ?: {1,8}$/;

/** Failures by the label, or by a few words behind a mark. Notation of language.ts. */
export const labels: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: [`(?:still |again |absolutely )?${NO_NOUN}(?! op)`],
    when: ({ head, after }) => COMES_OUT.test(head) && !NO_TROUBLE.test(after),
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "start",
    find: [
      "(?:did not|didn't|does not|doesn't|not) (?:work|working|help)(?= {0,4}: )",
      "(?:known |common |classic )?(?:pitfall|trap|gotcha|footgun|dead.?end|failed attempt|failed approach|failed|failure|rejected|refuted|rejected alternative|abandoned|reverted|ruled out|tried and (?:failed|rejected|refuted|reverted|abandoned|discarded)|tried, (?:failed|rejected|refuted|reverted)|tried without success|no luck|no effect)(?:s|es)?(?= {0,4}: [^ ])",
      "blocked by (?!#|task|step|ticket|pr |issue|phase|story)",
    ],
    when: (site) =>
      site.head.trim() === "" &&
      attempted(site) &&
      settled(site) &&
      2 < site.after.trim().split(" ").length &&
      !ordersLater(site),
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "start",
    find: [
      `(?:still |also |again |all |both |consistently |silently |simply |technically |currently )?(?:${UNFIT}|not (?:an? )?(?:[a-z]{3,12} )?(?:possible|viable|feasible|workable|usable|sufficient|practical|option|fit|solution|fallback)|failed|fails|rejected|refuted|reverted|rolled back|abandoned|discarded|diverged|diverges|crashed|crashes|hung|hangs|timed out|times out|refused|denied|blocked|vetoed|broke|stalled|oom|oom'd|oom again|out of memory|nan|loss nan|segfaults?|segfaulted|did nothing|does nothing|changed nothing|no effect|no change|no gain|no help|no difference|no improvement|no luck|no go|worse|slower|dead end|not enough|did not work|didn't work|didn't help|did not help|doesn't work|does not work|not working|overfits?|overfitted|same error|same result|same failure|same problem|misses|missed|loses|lost|negative|null|regressed|regression)(?= {0,4}(?:[.,;:)(]|$)| (?:again|after|at|on|with|in|because|due|by|as|since|for|from|to|under|too|per|over|before|without|pending|when|outright|entirely|every|the|all|half|\\d[^ ]{0,12}|¤)(?: |$|[.,;:]))`,
    ],
    when: verdictOnTheClauseBefore,
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "start",
    find: [
      "(?:(?:stack|buffer|heap|integer) overflow|(?:re)?boot.?loops?|infinite (?:loop|recursion|redirects?)|deadlocks?|crash(?:es)?|segfaults?|kernel panic|panics?|data loss|memory leaks?|race conditions?|(?:black|white|blank) (?:screen|page)|time-?outs?|[45]\\d\\d|errors?|exceptions?|corruption|hard ?fault|watchdog reset|garbage|hangs?|duplicates?)(?= {0,4}(?:[.,;:)(]|$)| (?:again|after|at|on|in|with|every|under|for|from)(?: |$))",
    ],
    when: (site) => DEED.test(site.lead) && !CHAIN.test(site.lead) && verdictOnTheClauseBefore(site),
  },
];

/** What was done stands before the mark: "doing it inside the handler → stack overflow". */
const DEED = /^ {0,4}(?:[a-z]{2,14}ing |after |with |using |two |both |direct |naive |plain )/;

/** What follows from what follows is told with it. */
const CHAIN = /(?:→|⇒|->|=>)[^→⇒>]{1,120}(?:→|⇒|->|=>)/;
