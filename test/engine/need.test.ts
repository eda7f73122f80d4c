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

/** What is at risk of these passages, most needed first; `surviving` is all that is left. */
function ranked(passages: readonly Passage[], surviving = "") {
  return rankByNeed({
    region: itemsOf(passages),
    fates: [],
    standsIn: (literal) => (surviving.split(" ").includes(literal) ? "summary" : undefined),
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

test("paths and hashes inside a command line count as used by it", () => {
  const texts = ranked([call("Bash", "command", "git show 4f9a2c1d -- src/pay/retry.go", 0)]).map(({ text }) => text);
  expect(texts).toContain("src/pay/retry.go");
  expect(texts).toContain("4f9a2c1d");
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
