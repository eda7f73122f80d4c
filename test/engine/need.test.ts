import { expect, test } from "vitest";
import type { Item, Passage } from "../../engine/item.ts";
import { itemsOf } from "../../engine/items.ts";
import { addressesOf } from "../../engine/need/address.ts";
import { addressItems } from "../../engine/need/pieces.ts";
import { rankByNeed } from "../../engine/need.ts";

const said = (text: string, record: number): Passage => ({ text, provenance: "user", form: "markdown", record });
const call = (tool: string, key: string, text: string, record: number): Passage => ({
  text,
  provenance: "tool",
  form: key === "command" ? "command" : "value",
  tool,
  key,
  record,
});
const result = (text: string, record: number): Passage => ({ text, provenance: "tool", form: "plain", record });

/** What is at risk of these passages, most needed first; `surviving` is all that is left, besides the `kept` messages. */
function ranked(passages: readonly Passage[], surviving = "", kept: readonly Passage[] = [], cwd?: string) {
  return rankByNeed({
    region: itemsOf(passages),
    fates: [],
    standsIn: (literal) => (surviving.split(" ").includes(literal) ? "summary" : undefined),
    surviving: itemsOf(kept),
    ...(cwd === undefined ? {} : { session: { format: "test", records: [], compactions: [], problems: [], cwd } }),
  });
}

const path = (text: string, provenance: Item["provenance"] = "user"): Item => ({
  kind: "handle",
  subtype: "path",
  text,
  span: { start: 0, end: text.length },
  provenance,
  passage: 0,
});

test("what was edited lately goes before what only stood in a listing", () => {
  const [first] = ranked([
    result("src/alpha/one.ts\nsrc/alpha/two.ts\nsrc/alpha/three.ts", 0),
    call("Edit", "file_path", "src/beta/four.ts", 1),
  ]);
  expect(first?.text).toBe("src/beta/four.ts");
  expect(first?.reasons).toEqual(["edited", "used lately"]);
});

test("what the summary still holds word for word is not at risk", () => {
  const texts = ranked([said("See docs/a.md and docs/b.md.", 0)], "docs/a.md").map(({ text }) => text);
  expect(texts).toEqual(["docs/b.md"]);
});

test("one place in several spellings is listed once, in its fullest", () => {
  const texts = ranked([
    call("Read", "file_path", "/work/shop/src/cart.ts", 0),
    result("src/cart.ts:12: export function total()", 1),
    said("cart.ts is wrong", 2),
  ]).map(({ text }) => text);
  expect(texts.filter((text) => text.endsWith("cart.ts"))).toEqual(["/work/shop/src/cart.ts"]);
});

test("a place of which only a shorter spelling survives says so first", () => {
  const [first] = ranked(
    [call("Read", "file_path", "/work/shop/src/cart.ts", 0), said("Look at src/cart.ts", 1)],
    "src/cart.ts",
  );
  expect(first?.survives).toBe("as `src/cart.ts`");
  expect(first?.reasons[0]).toBe("survives only as `src/cart.ts`");
});

test("a place that stands in another spelling, which only its fate tells, is not lost", () => {
  const region = itemsOf([said("The bug is harbour/crane#88.", 0)]);
  const [item] = region.items;
  if (!item) throw new Error("no handle");
  const page = "https://github.com/harbour/crane/issues/88";
  const [first] = rankByNeed({
    region,
    fates: [{ item, state: "equivalent", instead: { text: page, passage: 0, span: { start: 0, end: page.length } } }],
    standsIn: (literal) => (literal === page ? "summary" : undefined),
  });
  expect(first?.survives).toBe(`as \`${page}\``);
});

test("paths and hashes inside a command line count as used by it", () => {
  const texts = ranked([call("Bash", "command", "git show 4f9a2c1d -- src/pay/retry.go", 0)]).map(({ text }) => text);
  expect(texts).toContain("src/pay/retry.go");
  expect(texts).toContain("4f9a2c1d");
});

test("a path inside a command line keeps its variable, and is not absolute behind what the shell computes", () => {
  const line = `"command":"go run $\{SHOP_DIR}/cmd/till/main.go -o $OUT/bin/till" "$ROOT"/lists/a.toml $(pwd)/lists/b.toml`;
  const texts = ranked([call("Bash", "command", line, 0)]).map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining([`$\{SHOP_DIR}/cmd/till/main.go`, "$OUT/bin/till", "lists/a.toml", "lists/b.toml"]),
  );
  expect(texts.filter((text) => text.startsWith("/"))).toEqual([]);
});

test("a command line that ends in a path is no spelling of it", () => {
  const found = ranked([
    call("edit", "path", "src/tide/gate.ts", 1),
    call("bash", "command", "cd /srv/tide && grep -n open src/tide/gate.ts", 2),
    call("bash", "command", "cd /srv/tide && grep -n shut src/tide/gate.ts", 3),
  ]);
  expect(found[0]?.text).toBe("src/tide/gate.ts");
  expect(found[0]?.spellings).not.toContain("cd /srv/tide && grep -n open src/tide/gate.ts");
});

test("a value that an open task needs goes before one that was merely read", () => {
  const [first] = ranked([
    said("Ticket OPS-4127 and revision rev-4f9a2c.", 0),
    said("- [ ] roll back the release (needs: `rev-4f9a2c`)", 1),
  ]);
  expect(first?.text).toBe("rev-4f9a2c");
  expect(first?.reasons).toContain("an open task needs it");
});

test("both sides of a diff and the file are one address", () => {
  const items = addressItems([path("a/src/x.ts", "tool"), path("b/src/x.ts", "tool"), path("src/x.ts")]);
  expect(addressesOf(items, undefined).map(({ key }) => key)).toEqual(["src/x.ts"]);
});

test("a bare name means the path that the region names most", () => {
  const items = [path("one/hooks.go"), path("two/hooks.go"), path("two/hooks.go"), path("hooks.go")];
  expect(addressesOf(items, undefined).map(({ key, spellings }) => [key, [...spellings.keys()]])).toEqual([
    ["one/hooks.go", ["one/hooks.go"]],
    ["two/hooks.go", ["two/hooks.go", "hooks.go"]],
  ]);
});

test("devices and the folders of every machine are nobody's loss", () => {
  expect(addressItems([path("/dev/null"), path("/tmp"), path("/srv/data")]).map(({ text }) => text)).toEqual([
    "/srv/data",
  ]);
});

test("the ending of a file's name is nobody's loss, a file of that name is one", () => {
  expect(addressItems([path(".json"), path(".env"), path(".gitignore")]).map(({ text }) => text)).toEqual([
    ".env",
    ".gitignore",
  ]);
});

test("a range of commits is listed as the branch where it begins", () => {
  const run = call("Bash", "command", "git log --oneline origin/main...HEAD && git diff origin/fix/latch..HEAD", 0);
  const texts = ranked([run], "", [], "/work/shop").map(({ text, subtype }) => `${subtype} ${text}`);
  expect(texts).toContain("branch origin/main");
  expect(texts).toContain("branch origin/fix/latch");
  expect(texts.filter((text) => text.startsWith("path"))).toEqual([]);
});

test("a file in a folder that is called like a remote is a path", () => {
  const texts = ranked([call("Bash", "command", "cat upstream/src/latch.c", 0)]).map(
    ({ text, subtype }) => `${subtype} ${text}`,
  );
  expect(texts).toContain("path upstream/src/latch.c");
});

test("a path below the working directory is listed from there, unless only the whole path is lost", () => {
  const read = call("Read", "file_path", "/work/shop/src/cart.ts", 0);
  expect(ranked([read], "", [], "/work/shop").map(({ text }) => text)).toEqual(["src/cart.ts"]);
  const [first] = ranked([read], "src/cart.ts", [], "/work/shop");
  expect(first).toMatchObject({ text: "/work/shop/src/cart.ts", survives: "as `src/cart.ts`" });
});

test("an item that is listed from the working directory on still stands where it says", () => {
  const [first] = ranked([call("Read", "file_path", "/work/shop/src/cart.ts", 0)], "", [], "/work/shop");
  expect("/work/shop/src/cart.ts".slice(first?.item.span.start, first?.item.span.end)).toBe("src/cart.ts");
});

test("an import path of the project is the folder it names", () => {
  const items = [path("/work/shop/cmd/pay/retry.go"), { ...path("example.com/shop/cmd/pay"), subtype: "url" }];
  expect(addressesOf(items, "/work/shop").map(({ key }) => key)).toEqual([
    "/work/shop/cmd/pay/retry.go",
    "/work/shop/cmd/pay",
  ]);
});

test("what kept messages use goes before what was used as often before them, and is not listed for standing there alone", () => {
  const region = [call("Read", "file_path", "src/a/one.ts", 0), call("Read", "file_path", "src/b/two.ts", 0)];
  const kept = [call("Edit", "file_path", "src/b/two.ts", 2), call("Read", "file_path", "src/c/three.ts", 3)];
  expect(ranked(region, "", kept).map(({ text }) => text)).toEqual(["src/b/two.ts", "src/a/one.ts"]);
});

test("the test beside a source that was edited lately goes before a stranger", () => {
  const [source, ...others] = ranked([
    result("src/pay/other_test.go\nsrc/pay/retry_test.go\nsrc/pay/third_test.go", 0),
    call("Edit", "file_path", "src/pay/retry.go", 1),
  ]);
  expect(source?.text).toBe("src/pay/retry.go");
  expect(others[0]?.text).toBe("src/pay/retry_test.go");
  expect(others[0]?.reasons).toContain("its test, source or namesake was used lately");
});

test("a longer spelling of what is listed already takes no second place", () => {
  const texts = ranked([
    call("Bash", "command", "git log entire/4f9a2c1", 0),
    call("Bash", "command", "git show refs/heads/entire/4f9a2c1", 1),
  ]).map(({ text }) => text);
  expect(texts.filter((text) => !text.includes(" ") && text.endsWith("entire/4f9a2c1"))).toHaveLength(1);
});

test("the folder that a pattern of file names looks in was used", () => {
  const texts = ranked([call("Bash", "command", "grep -n retry /work/shop/src/pay/*.go", 0)]).map(({ text }) => text);
  expect(texts).toContain("/work/shop/src/pay");
});

test("what a search prints behind a path is no part of it", () => {
  const items = addressItems([
    path("src/x.go:194:func", "tool"),
    path("src/x.go-469-", "tool"),
    path("logs/2026-01-19-a.json"),
  ]);
  expect(items.map(({ text }) => text)).toEqual(["src/x.go", "src/x.go", "logs/2026-01-19-a.json"]);
});

test("what is said of a bare name counts for a path that a tool printed, but for none behind a variable", () => {
  const reasonsOfPath = (root: string): string => {
    const printed = result(`run ${root}/cmd/barn/weigh.go start`, 0);
    const said = [1, 2].map((record) => call("Edit", "new_string", "see weigh.go", record));
    return (
      ranked([printed, ...said])
        .find(({ text }) => text.startsWith(root))
        ?.reasons.join() ?? ""
    );
  };
  expect(reasonsOfPath("/srv/farm")).toContain("written 2 times");
  expect(reasonsOfPath("$FARM_ROOT")).not.toContain("written");
});

test("a temporary file that was used and left goes behind a file of the project, one in use does not", () => {
  const later = Array.from({ length: 12 }, (_, at): Passage => said("Go on.", at + 2));
  const [temporary, own] = ["/tmp/work/body.md", "/srv/farm/notes.md"];
  const first = [call("Write", "file_path", own, 0), call("Write", "file_path", temporary, 1)];
  expect(ranked(first).map(({ text }) => text)).toEqual([temporary, own]);
  expect(ranked([...first, ...later]).map(({ text }) => text)).toEqual([own, temporary]);
});
