/** `spill FILE`: puts a text into the content-addressed store and prints the address to leave in its place (spec §7). */
import { spillNotice, spillRegion } from "../../engine/designs/index.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import { masked } from "../../engine/node/masking.ts";
import { BadInput, type Command } from "../command.ts";
import { readSource } from "../input.ts";
import { openCliStore } from "../store.ts";

/** Credentials are replaced before anything is stored, unless the user asks for every word. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("<file...>", "the text to spill, or - for standard input; with --collect: files and folders")
      .option("--collect", "remove from the store what no address in these files and folders names")
      .option("--dry-run", "with --collect: print what would be removed, and remove nothing")
      .option("--lines <from-to>", "only these lines, counted from 1")
      .option("--store <location>", "folder or address of the store")
      .option("--verbatim", "store credentials as they are")
      .option("--format <name>", "text or json", "text"),
  run: async ({ operands, options }, io) => {
    if (options.collect === true)
      return (await import("../collect.ts")).collect(
        operands,
        { store: options.store, dry: options.dryRun === true },
        io,
      );
    const [path = "-", more] = operands;
    if (more !== undefined) throw new BadInput(more, "only one text is spilled at a time");
    const whole = path === "-" ? await io.input() : ((await readSource(path, io)).text ?? "");
    const region = linesOf(whole, options.lines);
    if (region === "") throw new BadInput(path, "holds no text there");
    const text = options.verbatim === true ? region : await masked(maskCredentials(region));
    const address = await spillRegion(text, await openCliStore(options.store, io), "verbatim");
    const answer = { address, notice: spillNotice(address), masked: text !== region };
    io.out(options.format === "json" ? `${JSON.stringify(answer)}\n` : `${answer.notice}\n`);
    if (answer.masked) io.err("palimpsest spill: credentials were replaced; --verbatim stores them as they are\n");
    return 0;
  },
};

function linesOf(text: string, option: unknown): string {
  if (option === undefined) return text;
  const range = /^(\d{1,9})-(\d{1,9})$/.exec(String(option));
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  if (!range || from < 1 || to < from) throw new BadInput(`--lines ${String(option)}`, "is no range like 3-17");
  return text
    .split(/(?<=\n)/)
    .slice(from - 1, to)
    .join("");
}
