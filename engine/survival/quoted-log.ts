/** Values that only stand in the print of a session's log: somebody else's conversation, or an earlier one, quoted by a tool. */
import type { Item, Passage } from "../item.ts";
import { quotedRows } from "../readers/quoted-rows.ts";
import { holds, type Span } from "../text.ts";
import type { Ground } from "./ground.ts";

/** Whether all places of a handle lie in rows of a session file that a tool printed: its log holds them, and this work is not about them. */
export const isOfQuotedLog = (places: readonly Item[], { region }: Ground): boolean =>
  places.length > 0 &&
  places.every(({ passage, span }) => {
    const printed = region.passages[passage];
    return printed !== undefined && rowsIn(printed).some((row) => holds(row, span.start));
  });

/** The stretches of a printed text that are rows of a session file, in order; worked out once. */
function rowsIn(passage: Passage): readonly Span[] {
  if (passage.provenance !== "tool" || passage.key !== undefined) return NONE;
  const known = rows.get(passage) ?? quotedRows(passage.text);
  rows.set(passage, known);
  return known;
}

const NONE: readonly Span[] = [];
const rows = new WeakMap<Passage, readonly Span[]>();
