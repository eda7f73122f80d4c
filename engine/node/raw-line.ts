/** One line of a large file, fetched by the bytes of a record in it: what raw offsets of the record count in. */
import { type FileHandle, open } from "node:fs/promises";
import type { Span } from "../index.ts";

const STEP = 65_536;
const FEED = 0x0a;

/**
 * The decoded line that holds a record, given the record's `bytes`; a record that shares its line with others gets the whole line up to its
 * own end. `undefined` if the file is gone, packed, or shorter than that by now.
 */
export async function readRawLine(path: string, bytes: Span): Promise<string | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, "r");
    const start = await lineStart(handle, bytes.start);
    const line = await stretch(handle, { start, end: bytes.end });
    if (line === undefined || line.readUInt32LE(0) === 0xfd2fb528) return undefined;
    const mark = start === 0 && line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf ? 3 : 0;
    return line.toString("utf8", mark);
  } catch {
    return undefined;
  } finally {
    await handle?.close();
  }
}

/** Offset of the first byte after the newline before `at`; records that begin their line are found in one small read. */
async function lineStart(handle: FileHandle, at: number): Promise<number> {
  let end = at;
  for (let step = 1; 0 < end; step = STEP) {
    const start = Math.max(0, end - step);
    const feed = (await stretch(handle, { start, end }))?.lastIndexOf(FEED) ?? -1;
    if (0 <= feed) return start + feed + 1;
    end = start;
  }
  return 0;
}

async function stretch(handle: FileHandle, { start, end }: Span): Promise<Buffer | undefined> {
  const buffer = Buffer.alloc(end - start);
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
  return bytesRead === buffer.length ? buffer : undefined;
}
