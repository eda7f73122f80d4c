import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LineageRow } from "../../server/protocol/panel.ts";
import { openBrowser, openPanel } from "./panel.ts";
import { listed, opened, rowsFor } from "./rows.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const place = (line: number) => ({ record: line, textIndex: 0, line, span: { start: 3, end: 13 } });

/** The second of three generations dropped a revision whose near miss was used. */
const rows: readonly LineageRow[] = rowsFor(3).map((row, index) =>
  index === 1
    ? {
        ...row,
        afterwards: {
          actions: 40,
          mishaps: [
            {
              code: "literal-diverged",
              text: "rev-4f9a2d",
              tool: "bash",
              failed: true,
              place: place(231),
              was: "rev-4f9a2c",
              source: place(160),
            },
          ],
          refetched: { calls: 5, tokens: 22850 },
          unchanged: { calls: 4, tokens: 20000 },
          searches: { byHandle: { hit: 1, miss: 0 }, byProse: { hit: 0, miss: 0 } },
          next: { tool: "Read", target: "src/sum.ts", sameTool: true, sameTarget: false },
        },
      }
    : row,
);

test("what went wrong afterwards is counted in the row, shown in the details, and opens on both sides", async () => {
  const panel = await openPanel(browser, "dark");
  await panel.say(listed(rows));
  await panel.say(opened(rows[1] as LineageRow));
  await panel.page.locator("[role=treeitem]", { hasText: "1 went wrong" }).waitFor();
  const details = panel.page.locator(".details");
  await details.getByRole("heading", { name: "What went wrong afterwards" }).waitFor();
  const text = await details.textContent();
  expect(text).toContain("5 calls, about 22,850 tokens; 4 unchanged since");
  expect(text).toContain("Read; tool as before, target another than before");
  await panel.heard();
  await details.getByRole("button", { name: "rev-4f9a2d" }).click();
  await details.getByRole("button", { name: "rev-4f9a2c" }).first().click();
  expect(await panel.heard()).toEqual([
    { type: "open", place: place(231) },
    { type: "open", place: place(160) },
  ]);
  await panel.page.evaluate(readFileSync(AXE, "utf8"));
  const found = (await panel.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as {
    readonly violations: readonly { readonly id: string }[];
  };
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await panel.page.close();
});
