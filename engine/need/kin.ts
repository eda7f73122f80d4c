/** Addresses that are used together: a test and its source, and the files of one name in several folders. */

/** A file's name without extension and without the mark of a test: `x` of `a/x_test.go`, `b/x.test.ts` and `c/test_x.py`. */
export function stemOf(key: string): string {
  const name = key.slice(key.lastIndexOf("/") + 1).toLowerCase();
  return name
    .replace(/\.[a-z0-9]{1,5}$/, "")
    .replace(/[._-](?:test|tests|spec)$/, "")
    .replace(/^test_/, "");
}

/** When the kin of each address was last acted on; -1 where it has none, or none that was. Bare names have no kin. */
export function kinActed(acted: ReadonlyMap<string, number>): (key: string) => number {
  const families = new Map<string, { readonly key: string; readonly at: number }[]>();
  for (const [key, at] of acted) {
    const stem = stemOf(key);
    if (at < 0 || stem.length < SHORTEST || !key.includes("/")) continue;
    const [first, second] = families.get(stem) ?? [];
    const latest = [first, second, { key, at }].filter((member) => member !== undefined);
    families.set(stem, latest.sort((a, b) => b.at - a.at).slice(0, 2));
  }
  return (key) => families.get(stemOf(key))?.find((member) => member.key !== key)?.at ?? -1;
}

/** Shorter stems say nothing. */
const SHORTEST = 3;
