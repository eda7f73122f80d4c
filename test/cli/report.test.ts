import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, run } from "./run.ts";

/** The page is made from the built panel. */
const built = existsSync("dist/webview/webview.js");
const KEY = "sk-live-4Jx93hfKQ0aa8s7d6f5g4h3j";
const TALK = `user: Never restart the billing queue. The last good revision is rev-4f9a2c, the key is ${KEY}.
assistant: Noted. To do:

- [ ] roll back if errors rise (needs: \`rev-4f9a2c\`)
summary: A release is being watched. Avoid restarts of the billing queue. </script><b>x</b>
`;

/** What stands in the page beside the painter. */
const dataOf = (page: string): string => /id="report">(.*?)<\/script>/s.exec(page)?.[1] ?? "";

test.skipIf(!built)(
  "a report holds no word of the session, and the same text has the same name everywhere",
  async () => {
    const folder = folderWith({ "talk.txt": TALK });
    const { code, out } = await run(folder, "report", "talk.txt");
    expect(code).toBe(0);
    const data = dataOf(out);
    for (const word of ["billing", "rev-4f9a2c", "roll back", "4Jx93", "queue"]) expect(data).not.toContain(word);
    const report = JSON.parse(data);
    const binding = report.items[report.rows[0].id].find(
      (item: { obligation?: string }) => item.obligation !== undefined,
    );
    expect(binding.obligation).toBe(report.obligations[0].text);
    expect(report.obligations[0].needs[0].token).toBe(binding.text);
  },
);

test.skipIf(!built)("with quotations it holds the words, and still no credential", async () => {
  const folder = folderWith({ "talk.txt": TALK });
  const { out } = await run(folder, "report", "talk.txt", "--quote");
  const data = dataOf(out);
  expect(data).toContain("Never restart the billing queue");
  expect(out).not.toContain("4Jx93hfKQ0aa8s7d6f5g4h3j");
  expect(JSON.parse(data).kind).toBe("quoted");
});

test.skipIf(!built)(
  "it is written where the user says, whole, and names nothing that a browser would fetch",
  async () => {
    const folder = folderWith({ "talk.txt": TALK });
    writeFileSync(join(folder, "report.html"), "an earlier one");
    const { code, out } = await run(folder, "report", "talk.txt", "-o", "report.html");
    expect([code, out]).toEqual([0, "report.html: 1 generation, redacted\n"]);
    const page = readFileSync(join(folder, "report.html"), "utf8");
    const markup = page.replaceAll(/<script[^>]*>.*?<\/script>/gs, "").replaceAll(/base64,[\w+/=]+/g, "");
    expect(markup).toMatch(/^<!DOCTYPE html>/);
    expect(markup).toContain("default-src 'none'");
    expect(markup).not.toMatch(/\b(?:src|href)="|@import|url\((?!data:)/);
  },
);

test("a file that is no session is bad input, and nothing is written", async () => {
  const folder = folderWith({ "notes.md": "# Notes\n" });
  const { code, err } = await run(folder, "report", "notes.md", "-o", "report.html");
  expect(code).toBe(2);
  expect(err).toMatch(/^palimpsest report: notes\.md: /);
  expect(existsSync(join(folder, "report.html"))).toBe(false);
});

test("the session itself is never written to, and a folder that is not there is said", async () => {
  const folder = folderWith({ "talk.txt": TALK });
  const same = await run(folder, "report", "talk.txt", "-o", "./talk.txt");
  expect([same.code, same.err]).toEqual([
    2,
    "palimpsest report: ./talk.txt: is the session itself, which is never written to\n",
  ]);
  expect(readFileSync(join(folder, "talk.txt"), "utf8")).toBe(TALK);
  expect((await run(folder, "report", "talk.txt", "-o", "gone/report.html")).code).toBe(2);
});
