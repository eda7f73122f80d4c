/** Copilot CLI: told before a compaction; no hook behind it takes context, so the note lies where the record is. */
import { callOf, type HookAgent, json, type Moment } from "../agent.ts";

/** Configured in the PascalCase spelling, whose payloads are snake_case. `sessionStart` takes context where the version lets it. */
export const copilot: HookAgent = {
  name: "copilot",
  appendOnly: true,
  writesFirst: true,
  lastChance: true,
  bytes: 40_000,
  call: (event, payload) => callOf(momentOf(event, payload.source), event, payload),
  instruct: () => ({}),
  handBack: (note) => json({ additionalContext: note }),
  deny: (reason) => json({ permissionDecision: "deny", permissionDecisionReason: reason }),
  quiet: () => ({}),
};

function momentOf(event: string, source: unknown): Moment {
  const name = event.charAt(0).toUpperCase() + event.slice(1);
  if (name === "PreCompact") return "before";
  if (name === "PreToolUse") return "tool";
  return name === "SessionStart" && source === "resume" ? "after" : "none";
}
