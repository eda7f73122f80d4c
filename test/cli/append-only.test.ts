/** The sealed region against its earlier version: an explicit file, Git's merge base; the editor's snapshot is in `test/server/append-only.test.ts`. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, run } from "./run.ts";

const SEALED =
  "# Plan\n\n<!-- sealed -->\n- [constraint] Never push to main.\n- [negative_fact] The cache did not help.\n<!-- /sealed -->\n";
const CHANGED = SEALED.replace("Never push to main.", "Never push to main on Fridays.");
const APPENDED = SEALED.replace("<!-- /sealed -->", "- [constraint] Never force push.\n<!-- /sealed -->");

const reasonsIn = (out: string): readonly string[] => {
  const answer = JSON.parse(out);
  return answer.reasons ?? answer.files.flatMap(({ reasons }: { reasons: readonly string[] }) => reasons);
};

test("is held against an explicit file, by check and by gate", async () => {
  const folder = folderWith({ "before.md": SEALED, "plan.md": CHANGED, "more.md": APPENDED });
  const checked = await run(folder, "check", "plan.md", "--before", "before.md");
  expect([checked.code, checked.out]).toEqual([1, expect.stringContaining("sealed-changed")]);
  expect((await run(folder, "check", "more.md", "--before", "before.md")).code).toBe(0);
  const gate = async (after: string) =>
    run(folder, "gate", "--before", "before.md", "--after", after, "--format", "json");
  expect(reasonsIn((await gate("plan.md")).out)).toContain("sealed-changed");
  expect(JSON.parse((await gate("more.md")).out)).toMatchObject({ verdict: "allow" });
});

test("is held against Git's merge base: a change on a branch shows though it was committed since", async () => {
  const folder = folderWith({ "plan.md": SEALED });
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.org", ...args], {
      cwd: folder,
      stdio: "pipe",
    });
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("commit", "-q", "-m", "first");
  git("checkout", "-q", "-b", "work");
  writeFileSync(join(folder, "plan.md"), CHANGED);
  git("commit", "-q", "-am", "second");
  const refused = await run(folder, "gate", "--git", "main", "--format", "json");
  expect([refused.code, refused.out]).toEqual([1, expect.stringContaining("sealed-changed")]);
  writeFileSync(join(folder, "plan.md"), APPENDED);
  expect((await run(folder, "gate", "--git", "main")).code).toBe(0);
});
