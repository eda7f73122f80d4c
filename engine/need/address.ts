/** Which spellings name the same place: relative and absolute paths, `./` and trailing slashes, import paths. */
import { addTo, type Group, groupedBy } from "../groups.ts";
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
  if (cwd !== undefined) resolveModules(keys, `${cwd.replaceAll("\\", "/")}/`);
  const counts = new Map<string, number>();
  for (const { text } of handles) {
    const key = keys.get(text) ?? text;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const whole = wholeOf(counts);
  const addresses = new Map<string, { key: string; spellings: Map<string, Group<Item>> }>();
  for (const item of handles) {
    const key = topmost(keys.get(item.text) ?? item.text, whole);
    const address = addresses.get(key) ?? { key, spellings: new Map<string, Group<Item>>() };
    addresses.set(key, address);
    addTo(address.spellings, item.text, item);
  }
  return [...addresses.values()];
}

/** Follows tails to the longest path that they are meant to be. */
function topmost(own: string, whole: ReadonlyMap<string, string>): string {
  let key = own;
  for (let longer = whole.get(key); longer !== undefined; longer = whole.get(key)) key = longer;
  return key;
}

/** Before the key of a command line: it may end in a path, and is no spelling of it. */
const COMMAND = "\0";

/** A path without anchor, `./` and trailing slash, made absolute where the root is known; anything else as it stands. */
export function keyOf(text: string, subtype: string, cwd: string | undefined): string {
  if (subtype === "command") return `${COMMAND}${text}`;
  if (subtype !== "path") return text;
  const bare = text.replaceAll("\\", "/").replace(ANCHOR, "");
  const path = bare.length > 1 && bare.endsWith("/") ? bare.slice(0, -1) : bare;
  const relative = path.startsWith("./") ? path.slice(2) : path;
  if (relative.startsWith("/") || /^[~$%]/.test(relative) || /^[A-Za-z]:\//.test(relative)) return relative;
  return cwd === undefined || !relative.includes("/") ? relative : `${cwd.replaceAll("\\", "/")}/${relative}`;
}

/**
 * Import paths of the project's own packages: what stands behind the module's name is a folder or file below the working directory
 * (`root`, with its last slash) that is known already.
 */
function resolveModules(keys: Map<string, string>, root: string): void {
  const known = placesBelow(root, keys.values());
  for (const [text, key] of keys) {
    if (key.startsWith("/") || key.startsWith(COMMAND) || key.includes("://")) continue;
    const rest = tailsOf(key).find((tail) => tail.includes("/") && known.has(tail));
    if (rest !== undefined) keys.set(text, root + rest);
  }
}

/** Every path below the root and all folders on the way to it, without the root. */
function placesBelow(root: string, keys: Iterable<string>): ReadonlySet<string> {
  const places = new Set<string>();
  for (const key of keys) {
    if (!key.startsWith(root)) continue;
    const path = key.slice(root.length);
    for (let end = path.length; end > 0 && !places.has(path.slice(0, end)); end = path.lastIndexOf("/", end - 1))
      places.add(path.slice(0, end));
  }
  return places;
}

/** What follows each slash of a path, longest first. */
export function tailsOf(path: string): readonly string[] {
  const tails: string[] = [];
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) tails.push(path.slice(at + 1));
  return tails;
}

/** `#L3` or `#section` after a path. */
const ANCHOR = /#[\w-]{1,80}$/;

/**
 * For each key that is the tail of longer paths: the one of them that the region names most often. Who says `hooks.go` means the
 * `hooks.go` that everybody is talking about.
 */
function wholeOf(counts: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const paths = [...counts.keys()].filter((key) => !key.startsWith(COMMAND));
  const byName = groupedBy(paths, (key) => key.slice(key.lastIndexOf("/") + 1));
  const whole = new Map<string, string>();
  for (const family of byName.values()) {
    if (family.length < 2 || MANY < family.length) continue;
    for (const key of family) {
      const longer = family.filter(
        (other) => other.endsWith(`/${key}`) && (key.includes("/") || !NOT_MEANT.test(other)),
      );
      if (longer.length > 0)
        whole.set(
          key,
          longer.reduce((best, other) => ((counts.get(best) ?? 0) < (counts.get(other) ?? 0) ? other : best)),
        );
    }
  }
  return whole;
}

/** Who says a bare name means no address of the net, and no path that some configuration puts together from a variable. */
const NOT_MEANT = /:\/\/|^\$|^%\w/;

/** A name that so many paths end in says nothing about which is meant. */
const MANY = 200;
