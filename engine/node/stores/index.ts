/** The stores by the scheme of their location. */
import { fileURLToPath } from "node:url";
import type { SpillStore } from "../../index.ts";
import { openFileStore } from "./file.ts";

/** Opens a store at a location: a folder, or an address with a scheme. */
export interface StoreKind {
  readonly scheme: string;
  open(location: string): Promise<SpillStore>;
}

/** Tried by scheme; a location without one is a folder. */
export const stores: readonly StoreKind[] = [
  { scheme: "redis", open: openRedis },
  { scheme: "rediss", open: openRedis },
  { scheme: "file", open: async (location) => openFileStore(folderOf(location)) },
];

/** The driver is large and asked for by few, so the copy of the program that an editor's extension carries comes without it. */
async function openRedis(location: string): Promise<SpillStore> {
  const driver = await import("./redis.ts").catch((error: Error & { readonly code?: string }) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error(
      "this copy of the program, the editor extension's, has no driver for Redis; install the package `palimpsest`, or name a folder",
    );
  });
  return driver.openRedisStore(location);
}

/** A folder as it is, or as the path of a `file:` address. */
const folderOf = (location: string): string =>
  location.startsWith("file://") ? fileURLToPath(location) : location.replace(/^file:/, "");

/** The store at a location. Throws a sentence for a scheme that nobody serves. */
export async function openStore(location: string): Promise<SpillStore> {
  const scheme = /^([a-z][a-z0-9+.-]{1,20}):/.exec(location)?.[1] ?? "file";
  const kind = stores.find((store) => store.scheme === scheme);
  if (!kind)
    throw new Error(`no store for \`${scheme}:\`; known are ${stores.map((store) => store.scheme).join(", ")}`);
  return kind.open(location);
}
