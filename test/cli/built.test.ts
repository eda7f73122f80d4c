import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "./run.ts";

test("the built program reads obligations in YAML and refuses for the binding they name", () => {
  const folder = folderWith({
    "before.md": "The rollback needs revision `rev-4f9a2c`.\n",
    "after.md": "The rollback is prepared.\n",
    "obligations.yaml": "- name: roll back the migration\n  needs: [rev-4f9a2c]\n",
  });
  const args = [
    "gate",
    "--before",
    "before.md",
    "--after",
    "after.md",
    "--obligations",
    "obligations.yaml",
    "--format",
    "json",
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(process.cwd(), "dist/cli.js"), ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([stderr, status]).toEqual(["", 1]);
  expect(JSON.parse(stdout)).toMatchObject({ verdict: "refuse", reasons: expect.arrayContaining(["binding-lost"]) });
});
