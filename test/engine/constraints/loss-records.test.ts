/** A notice says what went; how a thing looks or is set is none. */
import { expect, test } from "vitest";
import { read } from "../../../engine/reading.ts";

const recordsIn = (text: string): readonly string[] =>
  read({ name: "notes.md", text }).items.flatMap(({ kind, text: said }) => (kind === "loss_record" ? [said] : []));

test.each([
  "[condensed: 9 zone names]",
  "[compacted: earlier output of the linter]",
  "[truncated]",
  "[12 messages removed]",
  "[dropped: the two ids of the lease]",
  "[204 rows compressed to 11. Retrieve: key=5a1c]",
])("%s is a notice", (notice) => expect(recordsIn(`Before.\n\n${notice}\n\nBehind.`)).toEqual([notice]));

test.each([
  "The sidebar starts [collapsed] on phones.",
  "Cards: [condensed: 2 columns], [pruned] by hand.",
  "Select details[removed] in the style sheet.",
  "The jacket is reversible: no.",
  "src/lib/rates/quarter...[truncated]",
])("%s has none", (text) => expect(recordsIn(text)).toEqual([]));
