/** Which spellings name the same place: relative and absolute paths, `./` and trailing slashes. */
import type { Item } from "../item.ts";

/** Handles that name one place, each spelling with the items that spell it so. */
export interface Address {
  /** What all spellings come down to; shown nowhere. */
  readonly key: string;
  readonly spellings: ReadonlyMap<string, readonly Item[]>;
}

/** Sorts handles into addresses. `cwd` is where relative paths start, if known. */
export function addressesOf(handles: readonly Item[], cwd: string | undefined): readonly Address[] {
  const keys = new Map<string, string>();
  for (const { text, subtype } of handles) if (!keys.has(text)) keys.set(text, keyOf(text, subtype, cwd));
  const whole = wholeOf(new Set(keys.values()));
  const addresses = new Map<string, { key: string; spellings: Map<string, Item[]> }>();
  for (const item of handles) {
    const own = keys.get(item.text) ?? item.text;
    const key = whole.get(own) ?? own;
    const address = addresses.get(key) ?? { key, spellings: new Map<string, Item[]>() };
    addresses.set(key, address);
    const items = address.spellings.get(item.text);
    if (items) items.push(item);
    else address.spellings.set(item.text, [item]);
  }
  return [...addresses.values()];
}

/** A path without anchor, `./` and trailing slash, made absolute where the root is known; anything else as it stands. */
export function keyOf(text: string, subtype: string, cwd: string | undefined): string {
  if (subtype !== "path") return text;
  const bare = text.replaceAll("\\", "/").replace(ANCHOR, "");
  const path = bare.length > 1 && bare.endsWith("/") ? bare.slice(0, -1) : bare;
  const relative = path.startsWith("./") ? path.slice(2) : path;
  if (relative.startsWith("/") || relative.startsWith("~") || /^[A-Za-z]:\//.test(relative)) return relative;
  return cwd === undefined || !relative.includes("/") ? relative : `${cwd.replaceAll("\\", "/")}/${relative}`;
}

/** `#L3` or `#section` after a path. */
const ANCHOR = /#[\w-]{1,80}$/;

/** For each key that is the tail of exactly one longer path: that path. A bare file name seen in two folders stays alone. */
function wholeOf(keys: ReadonlySet<string>): ReadonlyMap<string, string> {
  const byName = new Map<string, string[]>();
  for (const key of keys) {
    const name = key.slice(key.lastIndexOf("/") + 1);
    const known = byName.get(name);
    if (known) known.push(key);
    else byName.set(name, [key]);
  }
  const whole = new Map<string, string>();
  for (const family of byName.values()) {
    if (family.length < 2 || 200 < family.length) continue;
    for (const key of family) {
      const longer = family.filter((other) => other.length > key.length && other.endsWith(`/${key}`));
      const longest = longer.reduce((best, other) => (best.length < other.length ? other : best), "");
      if (longer.length > 0 && longer.every((other) => longest === other || longest.endsWith(`/${other}`)))
        whole.set(key, longest);
    }
  }
  return whole;
}
