/** A store in memory that keeps the promises of `SpillStore`, for the designs' own tests. */
import { type Address, addressOf, type SpillStore, type StoredSpan } from "../../../engine/index.ts";

export function memoryStore(): SpillStore {
  const texts = new Map<Address, string>();
  const places = new Map<string, StoredSpan[]>();
  return {
    async put(text) {
      texts.set(addressOf(text), text);
      return addressOf(text);
    },
    get: async (address) => texts.get(address),
    async index(handle, spans) {
      places.set(handle, [...(places.get(handle) ?? []), ...spans]);
    },
    async indexAll(handles) {
      for (const [handle, spans] of handles) places.set(handle, [...(places.get(handle) ?? []), ...spans]);
    },
    resolve: async (handle) => places.get(handle) ?? [],
    list: async () => [...texts.keys()],
    async collect(named) {
      const gone = [...texts.keys()].filter((address) => !named.has(address));
      for (const address of gone) texts.delete(address);
      return gone;
    },
  };
}
