/** Claude Code: instructions on standard output before, `additionalContext` at the session start that follows. */
import { callOf, type HookAgent, json, type Moment } from "../agent.ts";

/**
 * PreCompact: standard output with exit 0 becomes custom compact instructions; exit 2 stops it since 2.1.105. PostCompact tells the
 * summary and can add nothing. SessionStart with source `compact` adds at most 10,000 characters, and may come before the boundary is
 * written. For a sub-agent's compaction all three come with the main session's path and no id of the sub-agent.
 */
export const claudeCode: HookAgent = {
  name: "claude-code",
  appendOnly: true,
  writesFirst: false,
  bytes: 40_000,
  call: (event, payload) => callOf(momentOf(event, payload.source), event, payload),
  instruct: (contract) => ({ stdout: contract }),
  handBack: (note) => json({ hookSpecificOutput: { hookEventName: "SessionStart", additionalContext: note } }),
  deny: (reason) =>
    json({
      hookSpecificOutput: {
        hookEventName: "PreToolUse",
        permissionDecision: "deny",
        permissionDecisionReason: reason,
      },
    }),
  block: (reason) => ({ stderr: `${reason}\n`, code: 2 }),
  quiet: () => ({}),
};

function momentOf(event: string, source: unknown): Moment {
  if (event === "PreCompact") return "before";
  if (event === "PostCompact") return "summary";
  if (event === "PreToolUse") return "tool";
  return event === "SessionStart" && source === "compact" ? "after" : "none";
}
