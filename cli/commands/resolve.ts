/** `resolve ADDRESS|HANDLE|RECORD`: brings back what was spilled, verified; a record's dropped range is read again from its source. */
import { readFile } from "node:fs/promises";
import { resolve as absolute, dirname } from "node:path";
import { type DroppedRange, droppedText, parseDropped } from "../../engine/dropped.ts";
import { readPad } from "../../engine/pad.ts";
import { recordsOf } from "../../engine/records.ts";
import { CorruptBlobError, isAddress, type SpillStore } from "../../engine/store.ts";
import { BadInput, type Command, type Io } from "../command.ts";
import { openCliStore } from "../store.ts";

/** Answers 1 where an address or a handle leads nowhere. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("<what>", "an address sha256:…, a handle, or the file of a compaction record")
      .option("--store <location>", "folder or address of the store"),
  run: async ({ operands, options }, io) => {
    const what = operands[0] ?? "";
    const store = await openCliStore(options.store, io);
    if (isAddress(what)) return resolveAddress(what, store, io);
    if (/^sha256:/i.test(what)) throw new BadInput(what, "is no address: sha256: and 64 small hexadecimal digits");
    const record = await recordIn(what, io);
    if (typeof record === "object") return resolveRecord(record, what, store, io);
    if (await resolveHandle(what, store, io)) return 0;
    if (record === "other")
      throw new BadInput(what, "is no compaction record with a digest, and nothing stored holds its name");
    io.err(`palimpsest resolve: nothing stored holds \`${what.split("\n", 1)[0]}\`\n`);
    return 1;
  },
};

async function resolveAddress(address: `sha256:${string}`, store: SpillStore, io: Io): Promise<number> {
  const text = await verified(address, store);
  if (text === undefined) {
    io.err(`palimpsest resolve: ${address}: the store has no such text\n`);
    return 1;
  }
  io.out(text);
  return 0;
}

/** Prints every place of a handle; false where there is none. */
async function resolveHandle(handle: string, store: SpillStore, io: Io): Promise<boolean> {
  const places = await store.resolve(handle);
  let shown = 0;
  for (const { address, span } of places) {
    const text = await verified(address, store).catch((error: BadInput) => {
      io.err(`palimpsest resolve: ${error.file}: ${error.message}\n`);
      return undefined;
    });
    if (text?.slice(span.start, span.end) !== handle) continue;
    shown += 1;
    io.out(`${address} ${span.start}–${span.end}: ${lineAround(text, span.start)}\n`);
  }
  return shown > 0;
}

/** The record in a file, by itself or embedded in Markdown; a file may be none, and the operand may name no file. */
async function recordIn(path: string, io: Io): Promise<DroppedRange | "other" | "no-file"> {
  const text = await readFile(absolute(io.cwd, path), "utf8").catch(() => undefined);
  if (text === undefined) return "no-file";
  return parseDropped(jsonOf(text)) ?? embeddedIn(text) ?? "other";
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as unknown;
  } catch {
    return undefined;
  }
}

/** The newest record of a Markdown text that says what it dropped. */
const embeddedIn = (text: string): DroppedRange | undefined =>
  recordsOf(readPad({ name: "pad.md", text }), text)
    .flatMap((one) => parseDropped(one) ?? [])
    .at(-1);

async function resolveRecord(record: DroppedRange, path: string, store: SpillStore, io: Io): Promise<number> {
  const { spill, source } = record;
  const found = droppedText(record, {
    stored: spill !== undefined && isAddress(spill) ? await verified(spill, store) : undefined,
    source: source === undefined ? undefined : await sourceOf(source, path, io),
  });
  if ("problem" in found) {
    io.err(`palimpsest resolve: ${path}: ${WHY[found.problem]} (${record.digest})\n`);
    return 1;
  }
  io.out(found.text);
  if (found.replaced) io.err(`palimpsest resolve: ${path}: credentials had been replaced before it was stored\n`);
  return 0;
}

const WHY = {
  nowhere: "its dropped text is neither stored nor at its source",
  changed: "what lies there now is not what was dropped",
  "range-outside": "its range does not lie inside its source",
} as const;

/** A record's source counts from the working directory, or else from the record's own folder. */
async function sourceOf(source: string, path: string, io: Io): Promise<string | undefined> {
  for (const place of [absolute(io.cwd, source), absolute(dirname(absolute(io.cwd, path)), source)]) {
    const text = await readFile(place, "utf8").catch(() => undefined);
    if (text !== undefined) return text.replace(/^\uFEFF/, "");
  }
  return undefined;
}

async function verified(address: `sha256:${string}`, store: SpillStore): Promise<string | undefined> {
  try {
    return await store.get(address);
  } catch (error) {
    if (error instanceof CorruptBlobError)
      throw new BadInput(address, "what the store has there is damaged and is not served");
    throw error;
  }
}

function lineAround(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return text.slice(start, end < 0 ? text.length : end).trim();
}
