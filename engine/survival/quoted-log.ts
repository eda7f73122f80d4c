/** Values that only stand in the print of a session's log: somebody else's conversation, or an earlier one, quoted by a tool. */
import type { Item, Passage } from "../item.ts";
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
  const known = rows.get(passage) ?? readRows(passage.text);
  rows.set(passage, known);
  return known;
}

const NONE: readonly Span[] = [];
const rows = new WeakMap<Passage, readonly Span[]>();

function readRows(text: string): readonly Span[] {
  if (!TURN.test(text)) return NONE;
  const found: Span[] = [];
  for (let start = 0; start < text.length; ) {
    const stop = text.indexOf("\n", start);
    const end = stop === -1 ? text.length : stop;
    if (isRow(text.slice(start, Math.min(end, start + HEAD)))) found.push({ start, end });
    start = end + 1;
  }
  return found;
}

/** A JSON object that says whose turn it is, and by what it hangs together with others; a number or a file name may stand before it. */
const isRow = (line: string): boolean => ROW.test(line) && TURN.test(line) && LINK.test(line);

const ROW = /^[^{"]{0,160}\{\s?"/;
const TURN =
  /"(?:role|type)"\s?:\s?"(?:user|assistant|system|tool|human|ai|summary|message|toolResult|response_item|event_msg|turn_context|session_meta|compacted|compaction)"/;
const LINK =
  /"(?:uuid|parentUuid|parentId|sessionId|session_id|sessionID|messageID|message|payload|timestamp|content|parts|tool_calls|tool_use_id|requestId)"\s?:/;

/** So much of a row says what it is. */
const HEAD = 2_000;
