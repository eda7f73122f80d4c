/** What `init` knows of an agent: where its hooks are configured, and what stands there for us. */
import { stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Io } from "../command.ts";
import { jsonHooks } from "./json-hooks.ts";
import { opencodePlugin } from "./opencode-plugin.ts";

/** One file of an agent's that `init` writes, and how. */
export interface SetupFile {
  readonly path: string;
  /** The file's text with our hooks; `text` is undefined where there is no file. Undefined where there is no room for us. */
  readonly add: (text: string | undefined, shim: string) => string | undefined;
  /** The text without our hooks; undefined where nothing but ours was in it, so that the file can go. */
  readonly remove: (text: string) => string | undefined;
  readonly executable?: true;
  /** Not wished for this time: it goes where it is there. */
  readonly stale?: true;
}

/** One agent. */
export interface Setup {
  readonly name: string;
  /** A folder that is there where the agent is installed. */
  readonly home: string;
  readonly files: readonly SetupFile[];
  /** What the user still has to do, in one sentence. */
  readonly afterwards?: string;
}

/** What the user wants of the hooks. */
export interface SetupWish {
  /** Settings of this folder, or those of the user for every folder. */
  readonly scope: "project" | "user";
  readonly tripwire: boolean;
  readonly block: boolean;
}

/** The folder of the user. */
export const homeOf = ({ env }: Pick<Io, "env">): string => env.HOME || homedir();

/** Every agent that `init` can set up. */
export function setupsFor(io: Io, wish: SetupWish): readonly Setup[] {
  const home = homeOf(io);
  const flags = wish.block ? " --block" : "";
  const claude = io.env.CLAUDE_CONFIG_DIR || join(home, ".claude");
  const codex = io.env.CODEX_HOME || join(home, ".codex");
  return [
    {
      name: "claude-code",
      home: claude,
      files: [
        jsonHooks(
          wish.scope === "user" ? join(claude, "settings.json") : join(io.cwd, ".claude", "settings.local.json"),
          "nested",
          [
            { event: "PreCompact", command: `claude-code${flags}`, timeout: 5 },
            { event: "PostCompact", command: "claude-code", timeout: 5 },
            { event: "SessionStart", matcher: "compact", command: "claude-code", timeout: 5 },
            ...(wish.tripwire ? [{ event: "PreToolUse", command: "claude-code --tripwire", timeout: 5 }] : []),
          ],
        ),
      ],
    },
    {
      name: "codex",
      home: codex,
      files: [
        jsonHooks(join(codex, "hooks.json"), "nested", [
          { event: "PreCompact", command: `codex${flags}`, timeout: 5 },
          { event: "SessionStart", matcher: "compact", command: "codex", timeout: 5 },
          ...(wish.tripwire ? [{ event: "PreToolUse", command: "codex --tripwire", timeout: 5 }] : []),
        ]),
      ],
      afterwards: "Codex runs new hooks only after you have reviewed them: open /hooks there once.",
    },
    {
      name: "gemini",
      home: join(home, ".gemini"),
      files: [
        jsonHooks(join(home, ".gemini", "settings.json"), "nested", [
          { event: "PreCompress", command: "gemini", timeout: 5000 },
          { event: "BeforeAgent", command: "gemini", timeout: 5000 },
          { event: "AfterTool", command: "gemini", timeout: 5000 },
          ...(wish.tripwire ? [{ event: "BeforeTool", command: "gemini --tripwire", timeout: 5000 }] : []),
        ]),
      ],
    },
    {
      name: "copilot",
      home: join(home, ".copilot"),
      files: [
        jsonHooks(join(home, ".copilot", "hooks", "palimpsest.json"), "flat", [
          { event: "PreCompact", command: "copilot", timeout: 5 },
          { event: "SessionStart", command: "copilot", timeout: 5 },
          ...(wish.tripwire ? [{ event: "PreToolUse", command: "copilot --tripwire", timeout: 5 }] : []),
        ]),
      ],
    },
    {
      name: "cline",
      home: join(home, "Documents", "Cline"),
      files: ["PreCompact", "TaskResume", "UserPromptSubmit", "PostToolUse", "PreToolUse"].map((event) => ({
        ...clineHook(join(home, "Documents", "Cline", "Hooks", event), event),
        ...(event === "PreToolUse" && !wish.tripwire ? { stale: true } : {}),
      })),
      afterwards: "Cline runs hooks only where they are switched on in its settings.",
    },
    {
      name: "opencode",
      home: join(io.env.XDG_CONFIG_HOME || join(home, ".config"), "opencode"),
      files: [
        opencodePlugin(
          join(io.env.XDG_CONFIG_HOME || join(home, ".config"), "opencode", "plugins", "palimpsest.js"),
          wish.tripwire,
        ),
      ],
    },
  ];
}

/** Cline has one executable an event, so a hook that is there already leaves no room. */
function clineHook(path: string, event: string): SetupFile {
  return {
    path,
    executable: true,
    add: (text, shim) =>
      text !== undefined && !text.includes(MARK)
        ? undefined
        : `#!/bin/sh\n# ${MARK}\nexec ${shellWord(shim)} cline ${event}${event === "PreToolUse" ? " --tripwire" : ""}\n`,
    remove: (text) => (text.includes(MARK) ? undefined : text),
  };
}

/** Stands in every file that is ours as a whole. */
export const MARK = "palimpsest init";

/** A path as one word of a shell. */
export const shellWord = (path: string): string =>
  /^[\w/.:@%+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

/** Whether an agent is found on this machine. */
export const isInstalled = async ({ home }: Setup): Promise<boolean> =>
  (await stat(home).catch(() => undefined))?.isDirectory() ?? false;
