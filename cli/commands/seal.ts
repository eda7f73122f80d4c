/** `seal FILE…`: moves every rule that stands in rewritable text into the file's sealed region (spec §6). */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { read } from "../../engine/reading.ts";
import type { Edit } from "../../engine/rules/rule.ts";
import { digestEdits, sealEdits } from "../../engine/seal.ts";
import type { Command, Io } from "../command.ts";
import { readSource } from "../input.ts";
import { applied, replaceFile } from "../write.ts";

/** Sealing is detection, not prevention: the entries can still be changed, and then `check` and `gate` name them. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("<file...>", "pads whose rules are to be sealed")
      .option("--digests", "give every entry a short digest chained over those above it")
      .option("--dry-run", "print the file as it would be, and write nothing"),
  run: async ({ operands, options }, io) => {
    for (const path of operands)
      await seal(path, { digests: options.digests === true, dry: options.dryRun === true }, io);
    return 0;
  },
};

interface Wish {
  readonly digests: boolean;
  readonly dry: boolean;
}

async function seal(path: string, { digests, dry }: Wish, io: Io): Promise<void> {
  const source = await readSource(path, io);
  const text = source.text ?? "";
  const reading = read(source);
  const { pad, items } = reading;
  if (!pad) {
    io.err(`palimpsest seal: ${path}: is a transcript, and those are never edited\n`);
    return;
  }
  const loose = items.filter(
    ({ kind, provenance }) => (kind === "constraint" || kind === "negative_fact") && provenance !== "sealed",
  );
  const moved = sealEdits(loose, { text, pad }, digests ? "always" : "as-before");
  const sealed = digests ? withDigests(applied(text, moved), path) : applied(text, moved);
  if (dry) io.out(sealed);
  else if (sealed === text) io.out(`${path}: nothing to seal\n`);
  else {
    const mark = (await readFile(resolve(io.cwd, path))).subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
    await replaceFile(path, sealed, { bytes: source.bytes ?? 0, mark }, io);
    io.out(`${path}: ${loose.length} ${loose.length === 1 ? "rule" : "rules"} sealed\n`);
  }
}

function withDigests(text: string, name: string): string {
  const { pad } = read({ name, text });
  const edits: readonly Edit[] = pad ? digestEdits({ pad }) : [];
  return applied(text, edits);
}
