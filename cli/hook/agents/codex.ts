/** Codex: nothing can be added to a compaction, but the session start that follows takes context. */
import { callOf, type HookAgent, json } from "../agent.ts";
import { claudeCode } from "./claude-code.ts";

/**
 * PreCompact takes only the common fields, so the contract goes nowhere and is kept for the record; `continue: false` stops the turn.
 * SessionStart with source `compact` may be queued to a later turn, once for every compaction of a turn. More than 2,500 tokens, four
 * bytes each, are moved to a file.
 */
export const codex: HookAgent = {
  ...claudeCode,
  name: "codex",
  writesFirst: true,
  bytes: 9800,
  call: (event, payload) => {
    const call = claudeCode.call(event, payload);
    return event === "PostCompact" ? callOf("none", event, payload) : call;
  },
  instruct: () => ({}),
  block: (reason) => json({ continue: false, stopReason: reason }),
};
