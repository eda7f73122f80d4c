/** The agents whose hooks are known. */
import type { HookAgent } from "../agent.ts";
import { claudeCode } from "./claude-code.ts";
import { cline } from "./cline.ts";
import { codex } from "./codex.ts";
import { copilot } from "./copilot.ts";
import { gemini } from "./gemini.ts";
import { opencode } from "./opencode.ts";

/** Every agent, in the order of the docs; adding one is one file and one line. */
export const hookAgents: readonly HookAgent[] = [claudeCode, codex, gemini, copilot, cline, opencode];
