/** `seal FILE…`: moves every rule that stands in rewritable text into the file's sealed region, or into a sealed file (spec §6). */
import { stat } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { type ReadSource, read } from "../../engine/reading.ts";
import { digestEdits, sealEdits, sealToFileEdits } from "../../engine/seal.ts";
import { BadInput, type Command, type Io } from "../command.ts";
import { configOf } from "../config.ts";
import { counted } from "../counted.ts";
import { readSource } from "../input.ts";
import { alone, applied, replaceFile } from "../write.ts";

/** Sealing is detection, not prevention: the entries can still be changed, and then `check` and `gate` name them. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("<file...>", "pads whose rules are to be sealed")
      .option("--to <file>", "move them into this sealed file, which is made if it is not there")
      .option("--digests", "give every entry a short digest chained over those above it")
      .option("--dry-run", "print the file as it would be, and write nothing"),
  run: async ({ operands, options }, io) => {
    const wish = { digests: options.digests === true, dry: options.dryRun === true };
    for (const path of operands) {
      const to = await targetOf(options.to, path, io);
      if (to === undefined) await alone([path], io, () => seal(path, wish, io));
      else await alone([path, to], io, () => sealTo(path, to, wish, io));
    }
    return 0;
  },
};

interface Wish {
  readonly digests: boolean;
  readonly dry: boolean;
}

/** The file that `--to` names, or the setting `sealedFile` as a path from the pad; undefined for a region in the pad itself. */
async function targetOf(to: unknown, path: string, io: Io): Promise<string | undefined> {
  if (typeof to === "string") return resolve(io.cwd, to);
  const { settings } = await configOf(undefined, io);
  return settings.sealedFile === "" ? undefined : resolve(dirname(resolve(io.cwd, path)), settings.sealedFile);
}

async function seal(path: string, { digests, dry }: Wish, io: Io): Promise<void> {
  const { loose, text, pad } = await padAt(path, io);
  const moved = sealEdits(loose, { text, pad }, digests ? "always" : "as-before");
  const sealed = digests ? withDigests(applied(text, moved), path) : applied(text, moved);
  if (dry) io.out(sealed);
  else if (sealed === text) io.out(`${path}: nothing to seal\n`);
  else {
    await replaceFile(path, sealed, text, io);
    io.out(`${path}: ${counted(loose.length, "rule")} sealed\n`);
  }
}

/** The sealed file is written first: whatever happens in between, a rule stands in both files rather than in none. */
async function sealTo(path: string, to: string, { digests, dry }: Wish, io: Io): Promise<void> {
  const target = resolve(io.cwd, path);
  if (target === to) throw new BadInput(path, "is the sealed file itself");
  const from = await padAt(path, io);
  const isThere = (await stat(to).catch(() => undefined)) !== undefined;
  const into = isThere ? await padAt(to, io) : undefined;
  const link = relative(dirname(target), to).replaceAll("\\", "/");
  const file = { link, text: into?.text ?? "", pad: into?.pad ?? { blocks: [], sealed: [], suppressions: [] } };
  const moved = sealToFileEdits(from.loose, from, file, digests ? "always" : "as-before");
  if (!moved) return io.out(`${path}: nothing to seal\n`);
  const grown = applied(file.text, moved.file);
  const sealed = digests ? withDigests(grown, to) : grown;
  const pad = applied(from.text, moved.pad);
  if (dry) return io.out(`${path}:\n${pad}\n${link}:\n${sealed}`);
  await replaceFile(to, sealed, into?.text, io);
  await replaceFile(path, pad, from.text, io);
  io.out(`${path}: ${counted(from.loose.length, "rule")} sealed in ${link}\n`);
}

interface PadFile {
  readonly text: string;
  readonly pad: NonNullable<ReadSource["pad"]>;
  /** Its rules that stand in rewritable text. */
  readonly loose: ReadSource["items"];
}

async function padAt(path: string, io: Io): Promise<PadFile> {
  const source = await readSource(path, io);
  const { pad, items } = read(source);
  if (!pad) throw new BadInput(path, "is a transcript, and those are never edited");
  const loose = items.filter(
    ({ kind, provenance }) => (kind === "constraint" || kind === "negative_fact") && provenance !== "sealed",
  );
  return { text: source.text ?? "", pad, loose };
}

function withDigests(text: string, name: string): string {
  const { pad } = read({ name, text });
  return applied(text, pad ? digestEdits({ text, pad }) : []);
}
