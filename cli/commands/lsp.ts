/** `lsp`: starts the language server, for any editor that speaks the protocol. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { BadInput, type Command } from "../command.ts";

/** Serves on standard input and output until the client ends it. */
export const command: Command = {
  configure: (syntax) =>
    syntax.option("--stdio", "over standard input and output, which is the only way and the default"),
  run: async () => {
    const path = ["./server.cjs", "../server.cjs"]
      .map((name) => fileURLToPath(new URL(name, import.meta.url)))
      .find(existsSync);
    if (path === undefined)
      throw new BadInput(
        "server.cjs",
        "is not beside this program; `npm run build` makes it, and the whole package has it",
      );
    if (!process.argv.includes("--stdio")) process.argv.push("--stdio");
    createRequire(import.meta.url)(path);
    // The server ends the process itself when its client tells it to.
    await new Promise(() => undefined);
    return 0;
  },
};
