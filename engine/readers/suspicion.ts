/** How agents open the text that stands in place of a region: the only trace of a compaction in an array without marks. */

const OPENINGS: readonly string[] = [
  "This session is being continued from a previous conversation",
  "Another language model started to solve this problem",
  "The conversation history before this point was compacted",
  "<state_snapshot>",
  "Context summary:",
  "Your context was compacted",
  "[CONTEXT COMPACTION",
  "[CONTEXT SUMMARY]",
  "Summary of the conversation so far",
  "I spoke to you previously about",
  "<conversation-summary>",
  "## Conversation Summary",
];

/** Whether a message opens like a summary that some agent wrote over its history. */
export function opensLikeSummary(text: string): boolean {
  const start = text.slice(0, 400).trimStart();
  return OPENINGS.some((opening) => start.startsWith(opening));
}
