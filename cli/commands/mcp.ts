/** `mcp`: the MCP server on standard input and output. */
import { readFileSync } from "node:fs";
import type { Command } from "../command.ts";

/** Ends when the client closes the connection. */
export const command: Command = {
  configure: (syntax) => syntax,
  run: async (_, io) => {
    const { serve } = await import("../mcp/server.ts");
    await serve(versionOf(), io);
    return 0;
  },
};

/** The package's own version; the bundle lies one folder below its manifest, or two. */
function versionOf(): string {
  for (const path of ["../package.json", "../../package.json"]) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
      if (name === "palimpsest" && typeof version === "string") return version;
    } catch {
      // Not there: the next one.
    }
  }
  return "0.0.0";
}
