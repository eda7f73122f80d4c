import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const factsIn = (text: string): readonly string[] =>
  rulesIn(text, "user").filter((rule) => /^(?:failed_attempt|absent|deprecated): /.test(rule));

describe("notes without a verb", () => {
  test.each([
    ["- Till drawer broken; use the tin", "failed_attempt: Till drawer broken"],
    ["- `weigh.py` skipped (no scale on the bench)", "absent: `weigh.py` skipped (no scale on the bench)"],
    ["- Old bellows incompatible with the new valve", "absent: Old bellows incompatible with the new valve"],
    ["- Score not comparable across kilns", "absent: Score not comparable across kilns"],
    ["- Cellar sensor currently empty", "absent: Cellar sensor currently empty"],
    ["- Throughput unchanged (12 vs 12 loaves)", "failed_attempt: Throughput unchanged (12 vs 12 loaves)"],
    ["- Oven choice: gas (delivery blocked by the city)", "failed_attempt: delivery blocked by the city"],
  ])("%s", (text, fact) => expect(factsIn(text)).toEqual([fact]));

  test.each([
    "- Keep the tin box empty",
    "- Mail goes out if the queue not configured",
    "- The loaves must pass unchanged",
    "- 12/12 bad loaves rejected",
    "- Opening hours unchanged",
    "- The parser marks the row invalid (see below)",
    "- **Belt Stuck**: see the night log",
    "- The jig that the new press misses is found by trying the old one",
    "- Nothing about the loaf looked wrong",
    "- Do not leave the drawer unset",
  ])("no finding: %s", (text) => expect(factsIn(text)).toEqual([]));
});
