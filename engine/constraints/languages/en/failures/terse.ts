/** English notes of what failed, without a verb: "QR window broken", "speed unchanged". */
import type { CueGroup } from "../../../language.ts";
import { saidTersely, WHERE_OR_WHY } from "../sites/terse.ts";
import { UNFIT } from "./unfit.ts";

/** What a try was to change. */
const MEASURED =
  /(?:^| )(?:speed|ratio|errors?|behaviou?r|results?|latency|throughput|accuracy|loss|scores?|recall|precision|time|runtime|size|memory|performance|quality|f1|rmse|mae|auc|psnr|ssim|perplexity|numbers|symptoms?|crash|failure|rate|output|metrics?) {1,8}$/;

/** Failures told in the short style of notes. Notation of language.ts. */
export const terse: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: [
      `(?:currently |still |completely |totally |also |all |both |now ){0,2}(?:${UNFIT}|reverted|abandoned|rolled back|ruled out|refuted|disproved|discarded|blocked|stuck|stalled|stale|outdated|dead|jammed|bricked|unresponsive)${WHERE_OR_WHY}`,
      "(?:still |also |currently )?(?:blocked|rejected|refuted|refused|killed|throttled|rate-limited) by(?! (?:#|task|step|ticket|pr |issue|phase|story|design))",
    ],
    when: saidTersely,
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: [`(?:still |also |otherwise )?(?:unchanged|identical|the same|flat|no better|no worse)${WHERE_OR_WHY}`],
    when: (site) => MEASURED.test(site.before) && saidTersely(site),
  },
];
