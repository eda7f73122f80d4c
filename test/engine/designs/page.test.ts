import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "test/engine/designs";

test("the page of the designs lists every test of theirs, and no other", () => {
  const designs = readdirSync(FOLDER).filter((name) =>
    /^(?:projection|reconstruction|scratchpad|reachability)\.test\.ts$/.test(name),
  );
  const names = designs.flatMap((name) =>
    Array.from(
      readFileSync(`${FOLDER}/${name}`, "utf8").matchAll(/\btest(?:\.each\([^)]{1,200}\))?\(\s{0,20}"([^"]{1,200})"/g),
      ([, title = ""]) => title.replace("%s", "a named operation"),
    ),
  );
  const page = readFileSync("docs/designs.md", "utf8");
  const rows = Array.from(page.matchAll(/^\| (.+) \|$/gm), ([, row = ""]) => row).filter(
    (row) => row !== "behaviour" && row !== "---",
  );
  expect(rows.toSorted()).toEqual(names.toSorted());
});
