import { expect, test } from "vitest";
import { folderWith, run } from "./run.ts";

// Put together here so that no scanner takes this file for a leak; the engine's own list does not know its kind.
const secret = `dckr_${"pat"}_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7`;

const session = [
  `user: Do not push with ${secret} before the review.`,
  "assistant: Understood.",
  "summary: The image gets built.",
].join("\n");

for (const args of [
  ["check", "s.txt"],
  ["check", "s.txt", "--format", "json"],
  ["lineage", "s.txt", "--items"],
  ["recover", "s.txt"],
  ["mark", "s.txt"],
  ["find", "push", "s.txt"],
  ["gate", "--before", "before.md", "--after", "after.md"],
]) {
  test(`palimpsest ${args.join(" ")} shows no credential`, async () => {
    const before = `# Rules\n\n- Never push with ${secret} to main.\n`;
    const folder = folderWith({ "s.txt": session, "before.md": before, "after.md": "# Rules\n\n- Push it.\n" });
    const { out, err } = await run(folder, ...args);
    expect(out + err).toContain("push");
    expect(out + err).not.toContain(secret.slice(-12));
  });
}
