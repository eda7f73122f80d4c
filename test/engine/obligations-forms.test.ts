import { describe, expect, test } from "vitest";
import { read } from "../../engine/reading.ts";

/** The obligations of a pad that are still open, by their words. */
const openIn = (text: string): readonly string[] =>
  read({ name: "pad.md", text })
    .obligations.filter(({ status }) => status === "open")
    .map((duty) => duty.text);

describe("what stands below a heading of open work is to be done", () => {
  test.each([
    "Next steps",
    "What's next",
    "What's Left to Build",
    "What is left to do",
    "Immediate Next Actions",
    "Recommended next steps",
    "For the next session",
    "Upcoming",
    "Still to be done",
    "In Progress",
    "Remaining tasks",
    "Action items",
  ])("%s", (title) =>
    expect(openIn(`## ${title}\n\n- sift the flour\n- weigh the salt\n`)).toEqual(["sift the flour", "weigh the salt"]),
  );

  test.each(["Done", "Completed", "Shipped"])("%s: nothing", (title) =>
    expect(openIn(`## ${title}\n\n- sift the flour\n`)).toEqual([]),
  );
});

test.each(["None.", "- None", "- n/a", "- Nothing left to do.", "- *None at this time*", "- Nothing planned"])(
  "an entry that names nothing is no obligation: %s",
  (entry) => expect(openIn(`## Next steps\n\n${entry}\n`)).toEqual([]),
);

test.each([
  "- [x] sift the flour",
  "- [ ] ~~sift the flour~~",
  "- [ ] sift the flour (cancelled)",
  "- [ ] sift the flour (superseded by the mill)",
  "- [ ] sift the flour — obsolete",
  "- [ ] sift the flour (won't do)",
  "- [ ] CANCELLED: sift the flour",
  "- [ ] sift the flour [done]",
  "- [ ] sift the flour — done",
  "- [ ] sift the flour - done",
  "- [ ] sift the flour (done in the mill)",
  "- [ ] sift the flour (duplicate of the first)",
  "- [ ] sift the flour (rejected, too coarse)",
])("a box that says it is closed binds nothing: %s", (box) => expect(openIn(box)).toEqual([]));

test.each([
  "- [ ] sift the flour",
  "1. [ ] sift the flour",
  "- [ ] ❌ sift the flour",
  "- [ ] cancel the order of flour",
  "- [ ] remove the obsolete sieve",
  "- [ ] merge the lists of flour and de-duplicate",
  "- [ ] throw away what is half-finished",
  "- [ ] weigh the orders (rejected ones too)",
  "- [ ] weigh the orders (completed ones only)",
])("a box that only speaks of it stays open: %s", (box) => expect(openIn(box)).toHaveLength(1));
