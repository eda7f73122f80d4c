/** `accept TEXT --reason WHY`: retires an item that was deleted on purpose, so that no gate refuses because of it (spec §6). */
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { digestOfItem, parseRetirements } from "../../engine/gate/retired.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import { BadInput, type Command } from "../command.ts";
import { configOf, jsonIn } from "../config.ts";
import { shownPath } from "../input.ts";

/** Writes the baseline, or prints the line for a commit message. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("<text...>", "the words of the rule, fact or value that may go, as the gate showed them")
      .requiredOption("--reason <why>", "why it may go, or who retired it")
      .option("--trailer", "print a line for the commit message instead of writing the baseline"),
  run: async ({ operands, options }, io) => {
    const text = operands.join(" ").trim();
    const reason = String(options.reason).trim();
    if (text === "") throw new BadInput("accept", "names nothing that may go");
    if (reason === "") throw new BadInput("--reason", "says nothing");
    const digest = digestOfItem(text);
    if (options.trailer === true) {
      io.out(`Palimpsest-Retires: ${digest} ${reason}\n`);
      return 0;
    }
    const { folder, settings } = await configOf(undefined, io);
    const path = join(folder, settings.baseline);
    const old = await jsonIn(path);
    const rest = typeof old === "object" && old !== null ? old : {};
    const kept = parseRetirements(old).filter((one) => !one.digest.startsWith(digest));
    const retired = [...kept, { digest, reason, text: maskCredentials(text) }];
    await writeFileAtomic(path, `${JSON.stringify({ ...rest, retired }, undefined, 2)}\n`);
    io.out(`${shownPath(path, io)}: \`${maskCredentials(text)}\` may go (${digest})\n`);
    return 0;
  },
};
