/** `accept ITEM…`: says that something was dropped on purpose and why, by its digest (spec §6). */
import { readFile } from "node:fs/promises";
import { applyEdits, modify, parse } from "jsonc-parser";
import { digestOfItem, parseRetirement, parseRetirements } from "../../engine/gate/retired.ts";
import { defaults } from "../../engine/settings.ts";
import { BadInput, type Command, type Io } from "../command.ts";
import { baselinePath, configOf } from "../config.ts";
import { shownPath } from "../input.ts";
import { alone, replaceFile } from "../write.ts";

/** Prints the commit trailer that retires each item; with `--baseline` it is written into the baseline file instead. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("<item...>", "the words of a dropped rule or value, or the digest that `gate --git` printed")
      .requiredOption("--reason <why>", "why it may go")
      .option(
        "--baseline",
        `write it into the baseline file (${defaults.baseline}) instead of printing a commit trailer`,
      ),
  run: async ({ operands, options }, io) => {
    const reason = String(options.reason).split(/\s/).filter(Boolean).join(" ");
    const retired = operands.map((item) => retirementOf(item, reason));
    if (options.baseline === true) {
      const path = baselinePath(await configOf(undefined, io));
      await alone([path], io, () => keep(retired, path, io));
    } else io.out(retired.map(({ digest }) => `Palimpsest-Retires: ${digest} ${reason}\n`).join(""));
    return 0;
  },
};

function retirementOf(item: string, reason: string): { readonly digest: string; readonly reason: string } {
  const digest = /^(?:sha256:)?([0-9a-f]{8,64})$/i.exec(item)?.[1]?.toLowerCase() ?? digestOfItem(item);
  const retirement = parseRetirement(`${digest} ${reason}`);
  if (!retirement) throw new BadInput("--reason", "says nothing, or more than 500 characters");
  return retirement;
}

async function keep(
  retired: readonly { readonly digest: string; readonly reason: string }[],
  path: string,
  io: Io,
): Promise<void> {
  const old = await readFile(path, "utf8").catch(() => undefined);
  const text = old ?? "{}\n";
  const baseline: unknown = parse(text);
  if (typeof baseline !== "object" || baseline === null || Array.isArray(baseline))
    throw new BadInput(shownPath(path, io), "is no JSON object");
  const known = parseRetirements(baseline);
  const fresh = retired.filter(({ digest }) => !known.some((one) => one.digest === digest));
  const value = [...known, ...fresh];
  const edits = modify(text, ["retired"], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } });
  if (fresh.length > 0) await replaceFile(path, applyEdits(text, edits), old, io);
  io.out(`${shownPath(path, io)}: ${fresh.length} retired\n`);
}
