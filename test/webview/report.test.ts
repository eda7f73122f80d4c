/** A report in a real browser, opened from the disk as somebody who was sent it would. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inspect } from "../../engine/inspection.ts";
import { reportPage } from "../../engine/node/report-page.ts";
import { type ReportKind, reportOf } from "../../engine/report.ts";
import { openBrowser } from "./panel.ts";

vi.setConfig({ testTimeout: 60_000 });

const painter = resolve(import.meta.dirname, "../../dist/webview");
const isThere = existsSync(join(painter, "webview.js")) && existsSync(process.env.CHROMIUM ?? "/usr/bin/chromium");
const folder = mkdtempSync(join(tmpdir(), "palimpsest-report-"));
const axe = readFileSync(resolve(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");

let browser: Browser;
beforeAll(async () => {
  if (isThere) browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Opened {
  readonly page: Page;
  readonly asked: readonly string[];
  readonly complaints: readonly string[];
}

async function opened(kind: ReportKind, colorScheme: "light" | "dark"): Promise<Opened> {
  const text = readFileSync("examples/deployment.jsonl", "utf8");
  const report = reportOf(inspect({ name: "deployment.jsonl", text }), "deployment.jsonl", kind);
  const path = join(folder, `${kind}.html`);
  writeFileSync(path, await reportPage(report, painter));
  const page = await browser.newPage({ viewport: { width: 1100, height: 760 }, colorScheme });
  const [asked, complaints]: [string[], string[]] = [[], []];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(pathToFileURL(path).href);
  await page.waitForSelector("[role=treeitem]");
  return { page, asked, complaints };
}

const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe);
  const { violations: found } = (await page.evaluate("axe.run()")) as { violations: readonly { id: string }[] };
  return found.map(({ id }) => id);
};

for (const [kind, scheme] of [
  ["redacted", "light"],
  ["quoted", "dark"],
] as const) {
  test.skipIf(!isThere)(
    `a ${kind} report paints itself, asks nobody for anything, and reads well in the ${scheme}`,
    async () => {
      const { page, asked, complaints } = await opened(kind, scheme);
      expect(await page.locator("[role=treeitem]").count()).toBeGreaterThan(1);
      await page.evaluate("document.fonts.ready");
      expect(asked.filter((url) => !url.startsWith("data:"))).toHaveLength(1);
      expect(complaints).toEqual([]);
      expect(await violations(page)).toEqual([]);
      expect(await page.getByRole("button", { name: /Copy|Export|Review/ }).count()).toBe(0);
    },
  );
}

test.skipIf(!isThere)("its generations can be chosen and its values found without anybody behind it", async () => {
  const { page } = await opened("quoted", "light");
  await page.locator("[role=treeitem]").nth(1).click();
  await page.waitForSelector("aside:has-text('cur_')");
  await page.getByRole("searchbox").fill("payments-ro");
  await page.keyboard.press("Enter");
  expect(await page.locator(".found").textContent()).toContain("payments-ro-eu-west-2b");
});

test.skipIf(!isThere)("a redacted one says that it is, and shows no value", async () => {
  const { page } = await opened("redacted", "light");
  const text = await page.locator("#root").textContent();
  expect(text).toContain("Redacted");
  expect(text).toMatch(/\[constraint 1\]/);
  expect(text).not.toContain("payments-ro");
});
