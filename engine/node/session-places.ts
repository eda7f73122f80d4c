/** Where each agent keeps the sessions of a working directory: the list of places. */
import { cline, roo, vscodeChat } from "./places/editors.ts";
import { aider, claudeCode, codex, copilot, cursor, droid, gemini, pi } from "./places/files.ts";
import type { SessionPlace } from "./places/place.ts";
import { goose, hermes, opencode, openhands } from "./places/stores.ts";

/** Every agent whose place is known. */
export const sessionPlaces: readonly SessionPlace[] = [
  claudeCode,
  codex,
  pi,
  gemini,
  copilot,
  cursor,
  droid,
  aider,
  roo,
  cline,
  vscodeChat,
  opencode,
  goose,
  hermes,
  openhands,
];
