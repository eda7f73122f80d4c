/**
 * The store in plain files: `sha256/ab/<digest>` for texts, `index/a/<n>` for the places of the handles whose digest begins with `a`.
 * A text is written to a temporary file, flushed, then linked to its name: a link either exists whole or not at all, and never
 * replaces one that is there. So a killed writer leaves at most a temporary file, and concurrent writers agree.
 */
import { hash } from "node:crypto";
import { readdir, rm, stat, unlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Address, CorruptBlobError, isAddress, type SpillStore, type StoredSpan } from "../../index.ts";
import { bytesOf, codeOf, temporaryIn, writeOnce } from "./disk.ts";

/**
 * Opens the store in a folder, which is made owner-only when the first text is put. Nothing is written before that.
 * Texts are kept as UTF-8; a lone surrogate has no bytes there and comes back as U+FFFD.
 */
export function openFileStore(location: string): SpillStore {
  const folder = resolve(location);
  return {
    put: (text) => put(folder, text),
    get: (address) => get(folder, address),
    index: (handle, places) => addPlaces(folder, new Map([[handle, places]])),
    indexAll: (handles) => addPlaces(folder, handles),
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
  if (!(await writeOnce(folder, join(folder, "sha256", digest.slice(0, 2)), [digest], bytes)))
    await get(folder, address);
  return address;
}

async function get(folder: string, address: Address): Promise<string | undefined> {
  if (!isAddress(address)) return undefined;
  const bytes = await bytesOf(pathOf(folder, address));
  if (!bytes) return undefined;
  if (`sha256:${hash("sha256", bytes, "hex")}` !== address) throw new CorruptBlobError(address);
  return bytes.toString("utf8");
}

/** One file a shelf, whatever the number of handles; a shelf holds a sixteenth of all handles. */
async function addPlaces(folder: string, handles: ReadonlyMap<string, readonly StoredSpan[]>): Promise<void> {
  const shelves = new Map<string, [string, readonly StoredSpan[]][]>();
  for (const [handle, places] of handles) {
    const digest = sha256(handle);
    const shelf = shelfOf(folder, digest);
    const own = shelves.get(shelf);
    if (own) own.push([digest, places]);
    else shelves.set(shelf, [[digest, places]]);
  }
  await Promise.all(Array.from(shelves, ([shelf, said]) => addToShelf(folder, shelf, said)));
}

async function addToShelf(folder: string, shelf: string, said: readonly Said[]): Promise<void> {
  const known = new Set<string>();
  const digests = new Set(said.map(([digest]) => digest));
  for await (const [digest, places] of saidOn(shelf, digests))
    for (const one of places) known.add(`${digest} ${keyOf(one)}`);
  const fresh = said
    .map(([digest, places]): Said => [digest, places.filter((one) => !known.has(`${digest} ${keyOf(one)}`))])
    .filter(([, places]) => places.length > 0);
  if (fresh.length === 0) return;
  const last = Number((await numbersIn(shelf)).at(-1) ?? "-1");
  await writeOnce(folder, shelf, numbersFrom(last + 1), Buffer.from(JSON.stringify({ said: fresh }), "utf8"));
}

function* numbersFrom(first: number): Iterable<string> {
  for (let number = first; ; number++) yield String(number).padStart(8, "0");
}

/** A handle by its digest, with places that were said of it. */
type Said = readonly [string, readonly StoredSpan[]];

/** What a shelf says of some handles, in the order in which it was said. */
async function* saidOn(shelf: string, digests: ReadonlySet<string>): AsyncIterable<Said> {
  for (const name of await numbersIn(shelf)) {
    const text = (await bytesOf(join(shelf, name)))?.toString("utf8") ?? "";
    if (digests.size < FEW && ![...digests].some((digest) => text.includes(digest))) continue;
    for (const one of parseSaid(text)) if (digests.has(one[0])) yield one;
  }
}

/** So few handles are looked for in a file's text before it is parsed. */
const FEW = 8;

async function placesOf(folder: string, handle: string): Promise<readonly StoredSpan[]> {
  const digest = sha256(handle);
  const found = new Map<string, StoredSpan>();
  for await (const [, places] of saidOn(shelfOf(folder, digest), new Set([digest]))) {
    for (const place of places) if (!found.has(keyOf(place))) found.set(keyOf(place), place);
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

/** Removes what was said of removed texts only; the order of everything else stays. */
async function forget(folder: string, removed: ReadonlySet<Address>): Promise<void> {
  for (const first of await namesIn(join(folder, "index"))) {
    const shelf = join(folder, "index", first);
    for (const name of await numbersIn(shelf)) {
      const said = parseSaid((await bytesOf(join(shelf, name)))?.toString("utf8") ?? "");
      const places = said.flatMap(([, own]) => own);
      if (places.length > 0 && places.every(({ address }) => removed.has(address))) await unlink(join(shelf, name));
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

const shelfOf = (folder: string, digest: string): string => join(folder, "index", digest.slice(0, 1));

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

/** What an index file says; nothing where it is not whole. */
function parseSaid(text: string): readonly Said[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [];
  }
  if (typeof data !== "object" || data === null || !("said" in data) || !Array.isArray(data.said)) return [];
  return data.said.flatMap((one: unknown): readonly Said[] => {
    const [digest, places] = Array.isArray(one) ? (one as readonly unknown[]) : [];
    return typeof digest === "string" && Array.isArray(places) ? [[digest, places.filter(isPlace)]] : [];
  });
}

function isPlace(data: unknown): data is StoredSpan {
  if (typeof data !== "object" || data === null || !("address" in data) || !("span" in data)) return false;
  const { address, span } = data;
  if (typeof address !== "string" || !isAddress(address) || typeof span !== "object" || span === null) return false;
  return "start" in span && "end" in span && Number.isInteger(span.start) && Number.isInteger(span.end);
}
