/** Files of agents with one value that nobody would write in the place of another. */
import fc from "fast-check";

/** A value with something strange in one of its places. */
function mangled(value: unknown, path: readonly number[], strange: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== "object" || value === null) return strange;
  if (Array.isArray(value)) {
    if (value.length === 0) return strange;
    return value.map((each, at) => (at === step % value.length ? mangled(each, rest, strange) : each));
  }
  const keys = Object.keys(value);
  const chosen = keys[step % Math.max(1, keys.length)];
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === chosen ? mangled(each, rest, strange) : each]),
  );
}

const strangers = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -1,
    1e300,
    true,
    "",
    "x",
    [],
    {},
    [[]],
    [null],
    { type: "text" },
    ["ses_", 3],
    "constructor",
    { toString: [], valueOf: [] },
  ),
  fc.object({ maxDepth: 2 }),
);

/** Takes texts of JSON; gives one of them at a time with something strange in one of its places. */
export const mangledJson = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...texts), fc.array(fc.nat(40), { maxLength: 9 }), strangers)
    .map(([text, path, strange]) => JSON.stringify(mangled(JSON.parse(text), path, strange)));
