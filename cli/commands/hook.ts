/** `hook AGENT [EVENT]`: called by an agent with JSON on standard input; answers within two seconds and never traps (spec §10). */
import type { Command } from "../command.ts";
import { carryOut } from "../hook/calling.ts";
import { quoting } from "../quoting.ts";

/**
 * Exit 0 whatever happens, unless `--block` was asked for and there is reason to. Everything is loaded when it is needed: most calls
 * have nothing to do.
 */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("[agent]", "claude-code, codex, gemini, copilot, cline or opencode")
      .argument("[event]", "the agent's own word for the event, where the payload does not say it")
      .option(
        "--block",
        "stop a compaction whose spill failed or whose sealed set exceeds its budget, never twice in a row",
      )
      .option("--tripwire", "deny an action once that uses a dropped or changed value")
      .option("--replay <session>", "print what would have been done at each compaction of a session")
      .option("--work", "carry out a call read from standard input; for the hook itself"),
  run: async (invocation, io) => {
    const { replay } = invocation.options;
    if (typeof replay !== "string") return carryOut(invocation, io);
    const hooks = await import("../hook/replay.ts");
    return quoting(io, (lent) => hooks.replay(replay, lent));
  },
};
