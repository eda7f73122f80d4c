/**
 * The store in plain files: `sha256/ab/<digest>` for texts, `index/ab/<digest of the handle>/<n>` for the places of a handle.
 * A text is written to a temporary file, flushed, then linked to its name: a link either exists whole or not at all, and never
 * replaces one that is there. So a killed writer leaves at most a temporary file, and concurrent writers agree.
 */
import { hash } from "node:crypto";
import { readdir, rm, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { type Address, CorruptBlobError, isAddress, type SpillStore, type StoredSpan } from "../../index.ts";
import { bytesOf, codeOf, temporaryIn, writeOnce } from "./disk.ts";

/**
 * Opens the store in a folder, which is made owner-only when the first text is put. Nothing is written before that.
 * Texts are kept as UTF-8; a lone surrogate has no bytes there and comes back as U+FFFD.
 */
export function openFileStore(folder: string): SpillStore {
  return {
    put: (text) => put(folder, text),
    get: (address) => get(folder, address),
    index: (handle, places) => addPlaces(folder, handle, places),
    resolve: (handle) => placesOf(folder, handle),
    list: () => addressesOf(folder),
    collect: (named) => collect(folder, named),
  };
}

async function put(folder: string, text: string): Promise<Address> {
  const bytes = Buffer.from(text, "utf8");
  const digest = hash("sha256", bytes, "hex");
  const address: Address = `sha256:${digest}`;
  // What lies there already must be this very text: a damaged one is reported, never believed.
  if (!(await writeOnce(folder, join(folder, "sha256", digest.slice(0, 2)), digest, bytes))) await get(folder, address);
  return address;
}

async function get(folder: string, address: Address): Promise<string | undefined> {
  if (!isAddress(address)) return undefined;
  const digest = address.slice("sha256:".length);
  const bytes = await bytesOf(join(folder, "sha256", digest.slice(0, 2), digest));
  if (!bytes) return undefined;
  if (hash("sha256", bytes, "hex") !== digest) throw new CorruptBlobError(address);
  return bytes.toString("utf8");
}

async function addPlaces(folder: string, handle: string, places: readonly StoredSpan[]): Promise<void> {
  const shelf = shelfOfHandle(folder, handle);
  const known = new Set((await placesOf(folder, handle)).map(keyOf));
  const fresh = places.filter((place) => !known.has(keyOf(place)));
  if (fresh.length === 0) return;
  const bytes = Buffer.from(JSON.stringify({ handle: sha256(handle), places: fresh }), "utf8");
  for (let number = Number((await numbersIn(shelf)).at(-1) ?? "-1") + 1; ; number++) {
    if (await writeOnce(folder, shelf, String(number).padStart(8, "0"), bytes)) return;
  }
}

async function placesOf(folder: string, handle: string): Promise<readonly StoredSpan[]> {
  const shelf = shelfOfHandle(folder, handle);
  const found = new Map<string, StoredSpan>();
  for (const name of await numbersIn(shelf)) {
    const bytes = await bytesOf(join(shelf, name));
    for (const place of parsePlaces(bytes?.toString("utf8") ?? "", sha256(handle))) {
      if (!found.has(keyOf(place))) found.set(keyOf(place), place);
    }
  }
  return [...found.values()];
}

async function addressesOf(folder: string): Promise<readonly Address[]> {
  const found: Address[] = [];
  for (const shelf of await namesIn(join(folder, "sha256"))) {
    const names = await namesIn(join(folder, "sha256", shelf));
    found.push(...names.map((name): Address => `sha256:${name}`).filter(isAddress));
  }
  return found;
}

const pathOf = (folder: string, address: Address): string => {
  const digest = address.slice("sha256:".length);
  return join(folder, "sha256", digest.slice(0, 2), digest);
};

async function collect(folder: string, named: ReadonlySet<Address>): Promise<readonly Address[]> {
  const removed = (await addressesOf(folder)).filter((address) => !named.has(address));
  for (const address of removed) await unlink(pathOf(folder, address));
  if (removed.length > 0) await forget(folder, new Set(removed));
  await sweep(folder);
  return removed;
}

/** Removes what was said of handles in removed texts only; the order of everything else stays. */
async function forget(folder: string, removed: ReadonlySet<Address>): Promise<void> {
  const index = join(folder, "index");
  for (const first of await namesIn(index)) {
    for (const handle of await namesIn(join(index, first))) {
      for (const name of await numbersIn(join(index, first, handle))) {
        const path = join(index, first, handle, name);
        const places = parsePlaces((await bytesOf(path))?.toString("utf8") ?? "", handle);
        if (places.length > 0 && places.every(({ address }) => removed.has(address))) await unlink(path);
      }
    }
  }
}

/** Removes temporary files that killed writers left more than an hour ago. */
async function sweep(folder: string): Promise<void> {
  for (const name of await namesIn(temporaryIn(folder))) {
    const path = join(temporaryIn(folder), name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > 3_600_000) await rm(path, { force: true });
  }
}

const sha256 = (text: string): string => hash("sha256", text, "hex");
const keyOf = ({ address, span }: StoredSpan): string => `${address} ${span.start} ${span.end}`;

function shelfOfHandle(folder: string, handle: string): string {
  const digest = sha256(handle);
  return join(folder, "index", digest.slice(0, 2), digest);
}

const numbersIn = async (shelf: string): Promise<readonly string[]> =>
  (await namesIn(shelf)).filter((name) => /^\d{8}$/.test(name)).sort();

async function namesIn(path: string): Promise<readonly string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

/** The places in an index file; none where it is not whole or speaks of another handle. */
function parsePlaces(text: string, handle: string): readonly StoredSpan[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [];
  }
  if (typeof data !== "object" || data === null || !("handle" in data) || data.handle !== handle) return [];
  return "places" in data && Array.isArray(data.places) ? data.places.filter(isPlace) : [];
}

function isPlace(data: unknown): data is StoredSpan {
  if (typeof data !== "object" || data === null || !("address" in data) || !("span" in data)) return false;
  const { address, span } = data;
  if (typeof address !== "string" || !isAddress(address) || typeof span !== "object" || span === null) return false;
  return "start" in span && "end" in span && Number.isInteger(span.start) && Number.isInteger(span.end);
}
