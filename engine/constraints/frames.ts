/** An agent's own fixed frame around a summary: it is no part of it, and no rule. */
import type { Span } from "../text.ts";

/** Stretches of a text that the agent wrapped around a summary, not somebody's words. */
export function framesIn(text: string): readonly Span[] {
  if (!FRAME_HINT.test(text)) return [];
  return FRAMES.flatMap((frame) =>
    [...text.matchAll(frame)]
      .slice(0, MOST)
      .map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
  );
}

/** An agent frames a summary once; a text with more of one frame than this only looks like it. */
const MOST = 16;

const FRAME_HINT =
  /continued from a previous|before compaction|where (?:we|it was) left|handoff|language model|context checkpoint|conversation history|may or may not be relevant|consider them in your response/i;

const FRAMES: readonly RegExp[] = [
  /This session is being continued from a previous conversation[^\n]{0,400}/g,
  /If you need specific details from before compaction[^\n]{0,600}/g,
  /(?:Please )?[Cc]ontinue the conversation from where (?:we|it was) left[^\n]{0,600}/g,
  /Please continue (?:the conversation|with the last task)[^\n]{0,600}/g,
  /Another language model started to solve this problem[^\n]{0,800}/g,
  /The conversation history before this point was compacted into[^\n]{0,300}/g,
  /IMPORTANT: this context may or may not be relevant[^\n]{0,300}/g,
  /Caveat: The messages below were generated[^\n]{0,400}|DO NOT respond to these messages or otherwise consider them[^\n]{0,200}/g,
  /(?:You are|Here is) (?:performing )?a CONTEXT CHECKPOINT COMPACTION[^\n]{0,600}/g,
];
