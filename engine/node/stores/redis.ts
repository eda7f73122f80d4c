/**
 * The store of a team on a Redis server: texts under `palimpsest:sha256:<digest>`, places of a handle in a sorted set by the order in
 * which they were said. Nothing is overwritten (`NX`), everything is verified on read. How durable a write is, the server decides:
 * `appendfsync always` is as good as the store in files.
 */
import { createHash } from "node:crypto";
import { createClient } from "@redis/client";
import { type Address, CorruptBlobError, isAddress, type SpillStore, type StoredSpan } from "../../index.ts";

/** Opens the store at a `redis:` or `rediss:` address; connects at the first use and does not keep the process alive. */
export function openRedisStore(url: string): SpillStore {
  const lazy: { connected?: Promise<Redis> } = {};
  const redis = (): Promise<Redis> => (lazy.connected ??= connect(url));
  return {
    put: async (text) => put(await redis(), text),
    get: async (address) => get(await redis(), address),
    index: async (handle, places) => addPlaces(await redis(), handle, places),
    indexAll: async (handles) => {
      const connected = await redis();
      for (const [handle, places] of handles) await addPlaces(connected, handle, places);
    },
    resolve: async (handle) => placesOf(await redis(), handle),
    list: async () => addressesOf(await redis()),
    collect: async (named) => collect(await redis(), named),
  };
}

const clientAt = (url: string) => createClient({ url, socket: { connectTimeout: 5000, reconnectStrategy: false } });
type Redis = ReturnType<typeof clientAt>;

async function connect(url: string): Promise<Redis> {
  const client = clientAt(url);
  // An error that no call waits for must not end the process; the next call reports it.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Error(
      `the store at ${withoutPassword(url)} cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  client.unref();
  return client;
}

const withoutPassword = (url: string): string => url.replace(/\/\/[^/@]{0,200}@/, "//…@");

const TEXTS = "palimpsest:sha256:";
const PLACES = "palimpsest:index:";

async function put(redis: Redis, text: string): Promise<Address> {
  const digest = sha256(text);
  const stored = await redis.set(`${TEXTS}${digest}`, text, { condition: "NX" });
  const address: Address = `sha256:${digest}`;
  if (stored === null) await get(redis, address);
  return address;
}

async function get(redis: Redis, address: Address): Promise<string | undefined> {
  if (!isAddress(address)) return undefined;
  const digest = address.slice("sha256:".length);
  const text = await redis.get(`${TEXTS}${digest}`);
  if (text === null) return undefined;
  if (sha256(text) !== digest) throw new CorruptBlobError(address);
  return text;
}

async function addPlaces(redis: Redis, handle: string, places: readonly StoredSpan[]): Promise<void> {
  const key = `${PLACES}${sha256(handle)}`;
  for (const { address, span } of places) {
    const score = await redis.incr("palimpsest:said");
    await redis.zAdd(key, { score, value: `${address} ${span.start} ${span.end}` }, { condition: "NX" });
  }
}

async function placesOf(redis: Redis, handle: string): Promise<readonly StoredSpan[]> {
  const members = await redis.zRange(`${PLACES}${sha256(handle)}`, 0, -1);
  return members.flatMap((member): readonly StoredSpan[] => {
    const [address = "", start, end] = member.split(" ");
    const span = { start: Number(start), end: Number(end) };
    return isAddress(address) && Number.isInteger(span.start) && Number.isInteger(span.end) ? [{ address, span }] : [];
  });
}

async function addressesOf(redis: Redis): Promise<readonly Address[]> {
  const found = new Set<Address>();
  for await (const keys of redis.scanIterator({ MATCH: `${TEXTS}*`, COUNT: 500 })) {
    for (const key of keys) found.add(`sha256:${key.slice(TEXTS.length)}`);
  }
  return [...found];
}

async function collect(redis: Redis, named: ReadonlySet<Address>): Promise<readonly Address[]> {
  const removed = (await addressesOf(redis)).filter((address) => !named.has(address));
  for (const address of removed) await redis.del(`${TEXTS}${address.slice("sha256:".length)}`);
  if (removed.length > 0) await forget(redis, new Set(removed));
  return removed;
}

/** Removes the places in removed texts; the order of the others stays. */
async function forget(redis: Redis, removed: ReadonlySet<string>): Promise<void> {
  for await (const keys of redis.scanIterator({ MATCH: `${PLACES}*`, COUNT: 500 })) {
    for (const key of keys) {
      const gone = (await redis.zRange(key, 0, -1)).filter((member) => removed.has(member.split(" ")[0] ?? ""));
      if (gone.length > 0) await redis.zRem(key, gone);
    }
  }
}

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
