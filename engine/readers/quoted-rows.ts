/** Rows of session files that stand quoted in another text: what a tool printed of a log. */
import type { Span } from "../text.ts";

/** The lines of a text that are rows of a session file of any agent, in order; empty at once where no row can stand in it. */
export function quotedRows(text: string): readonly Span[] {
  if (!TURN.test(text)) return [];
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
