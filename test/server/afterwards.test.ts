import { expect, test } from "vitest";
import { HoverRequest } from "vscode-languageserver-protocol";
import { notations } from "../harness/story.ts";
import { startClient } from "./client.ts";

test("a hover over a dropped value tells of the near miss that was used for want of it, and where", async () => {
  const text =
    notations[0]?.write([
      "user: If the smoke test fails, roll back to rev-4f9a2c.",
      "summary: The smoke test runs; roll back if it fails.",
      "> bash deployctl rollback --to rev-4f9a2d",
      "! no such revision: rev-4f9a2d",
    ]) ?? "";
  const client = await startClient();
  const uri = "file:///work/session.jsonl";
  await client.open(uri, text);
  const answer = await client.connection.sendRequest(HoverRequest.type, {
    textDocument: { uri },
    position: { line: 0, character: text.indexOf("rev-4f9a2c") + 2 },
  });
  const { value } = (answer ?? expect.fail("no hover")).contents as { readonly value: string };
  expect(value).toContain("- compaction 1 (line 2): **lost**");
  expect(value).toMatch(/- afterwards `rev-4f9a2d` \(line 4\): \[literal-diverged\]\(https:/);
  await client.close();
});
