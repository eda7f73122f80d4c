import fc from "fast-check";
import { LinkifyIt } from "linkify-it";
import { expect, test } from "vitest";
import { findHandles } from "../../engine/handles/index.ts";
import { blocksOf } from "../../engine/markdown.ts";
import { passageOfText } from "../../engine/passages.ts";

// linkify-it guesses bare domains and addresses of mail too; only what has a scheme is compared.
// A line that ends on `_` is left out: Markdown takes it for emphasis.
const oracle = new LinkifyIt().set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

const theirs = (text: string): readonly string[] =>
  (oracle.match(text) ?? []).filter(({ schema }) => /^(?:https?|ftp):$/.test(schema)).map(({ raw }) => raw);

const ours = (text: string): readonly string[] =>
  findHandles(passageOfText(text), blocksOf(text), 0)
    .filter(({ subtype, text: found }) => subtype === "url" && /^(?:https?|ftp):\/\//.test(found))
    .map(({ text: found }) => found);

const label = fc.stringMatching(/^[a-z][a-z0-9]{1,8}$/);
const url = fc
  .record({
    scheme: fc.constantFrom("http", "https", "ftp"),
    host: fc.array(label, { minLength: 1, maxLength: 3 }).map((labels) => [...labels, "com"].join(".")),
    port: fc.constantFrom("", ":8080", ":443"),
    path: fc.array(fc.stringMatching(/^[a-z0-9](?:[a-z0-9_~-]{0,6}[a-z0-9])?$/), { maxLength: 4 }),
    query: fc.constantFrom("", "?page=2", "?q=a+b&sort=asc"),
    fragment: fc.constantFrom("", "#part-2", "#L12"),
  })
  .map(({ scheme, host, port, path, query, fragment }) =>
    [`${scheme}://${host}${port}`, ...path].join("/").concat(path.length > 0 ? `${query}${fragment}` : ""),
  );

const frames = [
  (found: string) => `See ${found} for more.`,
  (found: string) => `It is at ${found}.`,
  (found: string) => `Look (${found}), then go on.`,
  (found: string) => `<${found}>`,
  (found: string) => `"${found}"; and that is all!`,
  (found: string) => `Is it ${found}?`,
] as const;

test("a URL with a scheme ends where linkify-it lets it end", () => {
  fc.assert(
    fc.property(url, fc.constantFrom(...frames), (address, frame) => {
      const text = frame(address);
      expect(ours(text)).toEqual(theirs(text));
    }),
    { numRuns: 300 },
  );
});

test("every URL of a line is found, in order", () => {
  fc.assert(
    fc.property(fc.uniqueArray(url, { minLength: 2, maxLength: 4 }), (addresses) => {
      const text = addresses.join(" and ");
      expect(ours(text)).toEqual(theirs(text));
    }),
    { numRuns: 100 },
  );
});
