/** Words of failure and absence that find nothing: quoted, asked, checked, said of whatever is so, or of how things work by design. */
import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const facts = (text: string): readonly string[] =>
  rulesIn(text, "user").filter((rule) => /^(?:failed_attempt|absent|deprecated|correction): /.test(rule));

describe("no finding", () => {
  test.each([
    'The panel shows `lid_open` "belt failed to start" and a lamp.',
    "Does the belt fail again after lunch?",
    "A sample showing that a dry seal breaks the result.",
    "Oil the belt, close the lid, and then fix any reported errors.",
    "A tray whose label is not in the drawer did not happen.",
    "The only open point is what physically can't be painted.",
    "Hand labels for cases scales can't weigh.",
    "A lid is not tight just because the lamp is green.",
    "The gate asserts that the belt runs\n  so that the weigher can't pass by luck.",
    "The gateway drops parcels without a label.",
    "The lamp never slowed.",
    "Getting a public price wrong costs a day.",
    "Drums with the brake disabled",
    "The loft is a place that cannot be heated.",
    "The seal is still slow.",
    "`press` is a shell function.",
    "I want the side drawer to be collapsed when the shop opens.",
    "Sketches are merged into `main` when the owner nods.",
    "The branch was merged into the release branch on Monday.",
    "The belt is not flaky.",
    "Where nothing of weight was lost, nothing is said.",
    "The loft is not blocked.",
  ])("%s", (text) => expect(facts(text)).toEqual([]));
});

describe("findings", () => {
  test.each([
    ["The old lamp failed again after lunch.", "failed_attempt: The old lamp failed again after lunch"],
    ["That belt was removed in June.", "deprecated: That belt was removed in June"],
    ["The old scale was merged into the press.", "deprecated: The old scale was merged into the press"],
    ["The belt collapsed after lunch.", "failed_attempt: The belt collapsed after lunch"],
    ["The drawer is not seeded with labels.", "absent: The drawer is not seeded with labels"],
    ["The belt is flaky.", "failed_attempt: The belt is flaky"],
    ["The firewall blocks the label printer.", "failed_attempt: The firewall blocks the label printer"],
    ["The drum won't fit in the loft.", "absent: The drum won't fit in the loft"],
  ])("%s", (text, fact) => expect(facts(text)).toEqual([fact]));
});
