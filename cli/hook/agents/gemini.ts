/** Gemini CLI: told before a compression; context can be added to the next prompt or tool result. */
import { callOf, type HookAgent, json, type Moment } from "../agent.ts";

/** PreCompress is fired and not waited for: nothing can be added or stopped. Standard output must be JSON and nothing else. */
export const gemini: HookAgent = {
  name: "gemini",
  appendOnly: false,
  writesFirst: true,
  bytes: 40_000,
  call: (event, payload) => callOf(MOMENTS.get(event) ?? "none", event, payload),
  instruct: () => json({}),
  handBack: (note, { event }) => json({ hookSpecificOutput: { hookEventName: event, additionalContext: note } }),
  deny: (reason) => json({ decision: "deny", reason }),
  quiet: () => json({}),
};

const MOMENTS: ReadonlyMap<string, Moment> = new Map(
  Object.entries({
    PreCompress: "before",
    BeforeAgent: "after",
    AfterTool: "after",
    BeforeTool: "tool",
  }),
);
