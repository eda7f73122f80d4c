/** `resolve ADDRESS|HANDLE|RECORD`: brings back what was spilled, verified; a record's dropped range is read again from its source. */
import { readFile } from "node:fs/promises";
import { resolve as absolute } from "node:path";
import { addressOf } from "../../engine/digest.ts";
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
    const record = await recordOf(what, io);
    return record ? resolveRecord(record, what, store, io) : resolveHandle(what, store, io);
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

async function resolveHandle(handle: string, store: SpillStore, io: Io): Promise<number> {
  const places = await store.resolve(handle);
  for (const { address, span } of places) {
    const text = await verified(address, store);
    if (text?.slice(span.start, span.end) === handle)
      io.out(`${address} ${span.start}–${span.end}: ${lineAround(text, span.start)}\n`);
  }
  if (places.length === 0) io.err(`palimpsest resolve: nothing stored holds \`${handle}\`\n`);
  return places.length === 0 ? 1 : 0;
}

/** What `resolve` needs of a compaction record. */
interface DroppedRange {
  readonly digest: string;
  readonly spill?: string;
  readonly source?: string;
  readonly range?: { readonly start: number; readonly end: number };
}

/** The record in a file; undefined where the operand names no file. */
async function recordOf(path: string, io: Io): Promise<DroppedRange | undefined> {
  const text = await readFile(absolute(io.cwd, path), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadInput(path, "is no compaction record: no JSON");
  }
  const record = parseRecord(data);
  if (!record) throw new BadInput(path, "is no compaction record: it has no digest of what was dropped");
  return record;
}

function parseRecord(data: unknown): DroppedRange | undefined {
  if (typeof data !== "object" || data === null || !("digest" in data) || typeof data.digest !== "string")
    return undefined;
  const spill = "spill" in data && typeof data.spill === "string" ? { spill: data.spill } : {};
  const source = "source" in data && typeof data.source === "string" ? { source: data.source } : {};
  const range = "droppedRange" in data ? parseRange(data.droppedRange) : undefined;
  return { digest: data.digest, ...spill, ...source, ...(range ? { range } : {}) };
}

function parseRange(data: unknown): { readonly start: number; readonly end: number } | undefined {
  if (typeof data !== "object" || data === null || !("start" in data) || !("end" in data)) return undefined;
  const { start, end } = data;
  return typeof start === "number" && typeof end === "number" ? { start, end } : undefined;
}

async function resolveRecord(record: DroppedRange, path: string, store: SpillStore, io: Io): Promise<number> {
  const { spill, source, range, digest } = record;
  const stored = spill !== undefined && isAddress(spill) ? await verified(spill, store) : undefined;
  const text =
    stored ??
    (source !== undefined && range
      ? (await readFile(absolute(io.cwd, source), "utf8").catch(() => undefined))?.slice(range.start, range.end)
      : undefined);
  if (text === undefined) {
    io.err(`palimpsest resolve: ${path}: its dropped text is neither stored nor at its source\n`);
    return 1;
  }
  if (addressOf(text) !== digest) {
    io.err(`palimpsest resolve: ${path}: what lies there now is not what was dropped (${digest})\n`);
    return 1;
  }
  io.out(text);
  return 0;
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
