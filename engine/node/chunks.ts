/** The bytes of a file in chunks, unpacked where they are packed with zstd. */
import type { FileHandle } from "node:fs/promises";
import type { Transform } from "node:stream";
import * as zlib from "node:zlib";

/** Bytes asked for at a time. */
const CHUNK = 1024 * 1024;

const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** The chunks of an open file from a byte offset to its present end, of at most `size` bytes. Each is a buffer of its own, so that it may be held. */
export async function* chunksOf(handle: FileHandle, from = 0, size = CHUNK): AsyncGenerator<Buffer> {
  for (let position = from; ; ) {
    const buffer = Buffer.allocUnsafe(size);
    const { bytesRead } = await handle.read(buffer, 0, size, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * The same chunks, each in the place of the one before the last: for whoever is done with one when the next is asked for. One is read
 * while the one before is worked on.
 */
export async function* passingChunks(handle: FileHandle, from = 0): AsyncGenerator<Buffer> {
  const read = (into: Buffer, position: number): Promise<number> => {
    const asked = handle.read(into, 0, CHUNK, position).then(({ bytesRead }) => bytesRead);
    // Whoever stops early does not wait for what was asked ahead, and may not hear of its failure.
    asked.catch(() => undefined);
    return asked;
  };
  let [here, ahead] = [Buffer.allocUnsafeSlow(CHUNK), Buffer.allocUnsafeSlow(CHUNK)];
  let coming = read(here, from);
  for (let position = from; ; ) {
    const length = await coming;
    if (length === 0) return;
    position += length;
    coming = read(ahead, position);
    yield here.subarray(0, length);
    [here, ahead] = [ahead, here];
  }
}

/** The same chunks, unpacked if the first one opens a zstd frame. */
export async function* unpacked(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const first = await chunks.next();
  if (first.done) return;
  const all = chained(first.value, chunks);
  yield* first.value.subarray(0, 4).equals(ZSTD) ? asFarAsWhole(unzstd(all)) : all;
}

/** Of a packed file that breaks off, since it is being written, what can be unpacked; where that is nothing, it cannot be read. */
async function* asFarAsWhole(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let given = false;
  try {
    for await (const chunk of chunks) {
      given ||= chunk.length > 0;
      yield chunk;
    }
  } catch (thrown) {
    if (!given) throw thrown;
  }
}

async function* chained(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

function unzstd(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  // Node has its own decompressor from 22.15 on.
  const own = (zlib as { readonly createZstdDecompress?: () => Transform }).createZstdDecompress;
  return own ? piped(chunks, own()) : pushed(chunks);
}

async function* piped(chunks: AsyncGenerator<Buffer>, through: Transform): AsyncGenerator<Buffer> {
  const { Readable } = await import("node:stream");
  const source = Readable.from(chunks, { objectMode: false });
  source.on("error", (error) => through.destroy(error));
  for await (const chunk of source.pipe(through)) yield chunk as Buffer;
}

async function* pushed(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const { Decompress } = await import("fzstd");
  let ready: Buffer[] = [];
  const through = new Decompress((chunk) => ready.push(Buffer.from(chunk)));
  for await (const chunk of chunks) {
    through.push(chunk);
    yield* ready;
    ready = [];
  }
  through.push(new Uint8Array(0), true);
  yield* ready;
}
