import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, THEMES, type Theme } from "./panel.ts";
import { type OpenSession, openSession } from "./session-page.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function shown(records: number, theme: Theme = "dark"): Promise<OpenSession> {
  const editor = await openSession(browser, records, theme);
  await editor.page.waitForSelector("article .text");
  await editor.page.locator("article[tabindex='0']").focus();
  return editor;
}

const focused = ({ page }: OpenSession): Promise<string> =>
  page.evaluate(
    "document.activeElement?.getAttribute('aria-posinset') ?? document.activeElement?.tagName",
  ) as Promise<string>;

/** Rows are laid over one another until they are measured: colours are looked at when all have stood still for some frames. */
const STILL = `(async () => {
  for (let still = 0, last = ""; still < 5; ) {
    const places = JSON.stringify([...document.querySelectorAll(".row")].map((row) => row.getBoundingClientRect()));
    still = places === last ? still + 1 : 0;
    last = places;
    await new Promise(requestAnimationFrame);
  }
})()`;

async function violations({ page }: OpenSession): Promise<readonly string[]> {
  await page.evaluate(STILL);
  await page.evaluate(readFileSync(AXE, "utf8"));
  const found = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as {
    violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
  };
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`);
}

describe("the session editor", () => {
  test("asks for the records in view, and says how many there are", async () => {
    const editor = await shown(10);
    expect(await editor.heard()).toEqual([{ type: "ready" }, { type: "records", from: 0, count: 100 }]);
    expect(await editor.page.locator("article").count()).toBe(10);
    expect(await editor.page.locator(".counts").textContent()).toContain("10 records");
    expect(await editor.page.getByText("1 compaction", { exact: true }).count()).toBe(1);
    expect(await editor.page.locator("article").first().getAttribute("aria-setsize")).toBe("10");
    await editor.page.close();
  });

  test("folds what tools print until it is asked for, and reads the rest of it then", async () => {
    const editor = await shown(10);
    const { page } = editor;
    const printed = page.locator("article.tool").first();
    expect(await printed.textContent()).not.toContain("line 300");
    await printed.locator("button.folded").click();
    await printed.getByText("line 300 of record 3").waitFor();
    expect(await editor.heard()).toContainEqual({ type: "piece", record: 3, part: 0, from: 0 });
    await printed.locator("button.folded").click();
    await expect.poll(() => printed.textContent()).not.toContain("line 300");
    await page.close();
  });

  test("is read by the keyboard alone", async () => {
    const editor = await shown(5000);
    const { page } = editor;
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(editor)).toBe("2");
    await page.keyboard.press("PageDown");
    await expect.poll(async () => Number(await focused(editor))).toBeGreaterThan(6);
    await page.keyboard.press("End");
    await expect.poll(() => focused(editor)).toBe("5000");
    await page.keyboard.press("Home");
    await expect.poll(() => focused(editor)).toBe("1");
    await page.keyboard.press("c");
    await expect.poll(() => focused(editor)).toBe("501");
    expect(await page.locator("[role=status]").last().textContent()).toContain("Compaction 1 · one rule of yours");
    await page.keyboard.press("c");
    await expect.poll(() => focused(editor)).toBe("1001");
    await page.keyboard.press("C");
    await expect.poll(() => focused(editor)).toBe("501");
    await page.keyboard.press("r");
    await page.locator(".raw").getByText('"role":"summary"').waitFor();
    await editor.heard();
    await page.keyboard.press("o");
    await expect.poll(editor.heard).toEqual([{ type: "open", record: 500, line: 501 }]);
    await page.close();
  });

  test("goes through a long text before it leaves it", async () => {
    const editor = await shown(20);
    const { page } = editor;
    for (let at = 0; at < 3; at += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByText("line 300 of record 3").waitFor();
    await page.keyboard.press("PageDown");
    await expect.poll(() => focused(editor)).toBe("4");
    for (let at = 0; at < 14; at += 1) await page.keyboard.press("PageDown");
    await expect.poll(async () => Number(await focused(editor))).toBeGreaterThan(4);
    await page.close();
  });

  test("draws a compaction as a band with its verdict, which opens the review", async () => {
    const editor = await shown(10);
    const band = editor.page.locator(".band").first();
    await band.getByText("one rule of yours; 300 handles, none needed").waitFor();
    await editor.heard();
    await band.getByRole("button", { name: "Review compaction" }).click();
    await band.getByRole("button", { name: "Lineage" }).click();
    await expect.poll(editor.heard).toEqual([
      { type: "review", generation: "g1" },
      { type: "lineage", generation: "g1" },
    ]);
    await editor.page.close();
  });

  test("finds a text in the whole file turn by turn, and steps through the hits", async () => {
    const editor = await shown(120_000);
    const { page } = editor;
    await page.keyboard.press("/");
    await page.keyboard.type("PART-119996.ts");
    await page.keyboard.press("Enter");
    await page.locator("mark.current", { hasText: "part-119996.ts" }).waitFor();
    const turns = (await editor.heard()).flatMap((said) => (said.type === "find" ? [said.from] : []));
    expect(turns).toEqual([0, 50_000, 100_000]);
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(editor)).toBe("119997");
    await page.keyboard.press("/");
    await page.locator(".find input").fill("run the tests of part 9");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".found-count").textContent()).toMatch(/^\d+ of [\d,]+$/);
    const first = await page.locator(".found-count").textContent();
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await expect.poll(() => page.locator(".found-count").textContent()).not.toBe(first);
    await page.keyboard.press("N");
    await expect.poll(() => page.locator(".found-count").textContent()).toBe(first);
    await page.close();
  });

  test("stops a search that is not wanted any more, and goes to a line", async () => {
    const editor = await shown(120_000);
    const { page } = editor;
    await page.keyboard.press("/");
    await page.keyboard.type("nowhere to be found");
    await page.keyboard.press("Enter");
    await page.locator(".find input").fill("");
    await page.waitForTimeout(300);
    const turns = (await editor.heard()).filter(({ type }) => type === "find").length;
    await page.waitForTimeout(300);
    expect((await editor.heard()).filter(({ type }) => type === "find").length + turns).toBeLessThanOrEqual(3);
    await page.keyboard.type(":777");
    await page.keyboard.press("Enter");
    await page.locator("article[aria-posinset='777']").waitFor();
    await page.close();
  });

  test("goes through the places of an item by the keyboard alone, and back to where it was", async () => {
    const editor = await shown(5000);
    const { page } = editor;
    await page.keyboard.press("ArrowDown");
    await editor.heard();
    await page.keyboard.press("g");
    expect(await editor.heard()).toContainEqual({ type: "goTo" });
    const places = [40, 44, 4000].map((record) => ({ record, part: 0, start: 15, end: 27 + `${record}`.length }));
    const item = { kind: "handle", text: "src/app/part-40.ts" } as const;
    await editor.say({ type: "occurrences", occurrences: { ...item, hits: places, total: 5000 }, from: 0 });
    await expect.poll(() => focused(editor)).toBe("41");
    expect(await page.locator("mark.current").textContent()).toBe("src/app/part-4");
    expect(await page.locator(".found-item").textContent()).toBe("src/app/part-40.ts");
    await expect.poll(() => page.locator(".found-count").textContent()).toBe("1 of 3");
    await page.keyboard.press("F3");
    await expect.poll(() => focused(editor)).toBe("45");
    await page.keyboard.press("Shift+F3");
    await expect.poll(() => focused(editor)).toBe("41");
    await page.keyboard.press("N");
    await expect.poll(() => focused(editor)).toBe("4001");
    await page.keyboard.press("b");
    await expect.poll(() => focused(editor)).toBe("2");
    await page.keyboard.press("l");
    expect(await editor.heard()).toContainEqual({ type: "lineage", generation: "g1" });
    expect(await violations(editor)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".found-item").count()).toBe(0);
    await page.close();
  });

  test("asks for the places of an item again when the file grows, and stays where it is", async () => {
    const editor = await shown(50);
    const { page } = editor;
    const item = { kind: "handle", text: "src/app/part-40.ts" } as const;
    const hits = [{ record: 40, part: 0, start: 15, end: 33 }];
    await editor.say({ type: "occurrences", occurrences: { ...item, hits, total: 50 }, from: 40 });
    await expect.poll(() => focused(editor)).toBe("41");
    await editor.heard();
    await editor.grow(3);
    await expect.poll(editor.heard).toContainEqual({ type: "occurrences", ...item });
    const more = [...hits, { record: 52, part: 0, start: 15, end: 33 }];
    await editor.say({ type: "occurrences", occurrences: { ...item, hits: more, total: 53 } });
    await expect.poll(() => page.locator(".found-count").textContent()).toBe("1 of 2");
    expect(await focused(editor)).toBe("41");
    await page.close();
  });

  test("returns to the item that it was at, which stands nowhere only once that is known", async () => {
    const item = { kind: "handle", text: "src/app/part-40.ts" } as const;
    const editor = await openSession(browser, 50, "dark", 1100, { record: 39, item });
    await expect.poll(() => editor.page.locator(".foot [role=status]").textContent()).toBe("40 of 50");
    expect(await editor.page.locator(".found-item").textContent()).toBe(item.text);
    expect(await editor.heard()).toContainEqual({ type: "occurrences", ...item });
    await editor.say({ type: "occurrences", occurrences: { ...item, hits: [], total: 50 } });
    await expect.poll(() => editor.page.locator(".foot [role=status]").textContent()).toContain("stands nowhere");
    await editor.page.close();
  });

  test("a late answer to a text that was looked for adds nothing to the places of an item of the same text", async () => {
    const editor = await shown(50);
    const { page } = editor;
    const item = { kind: "handle", text: "src/app/part-40.ts" } as const;
    const places = [40, 44].map((record) => ({ record, part: 0, start: 15, end: 33 }));
    await editor.say({ type: "occurrences", occurrences: { ...item, hits: places.slice(0, 1), total: 50 }, from: 40 });
    await expect.poll(() => focused(editor)).toBe("41");
    await editor.say({ type: "hits", query: item.text, page: { edition: 1, hits: places, next: 50, total: 50 } });
    await editor.say({ type: "goTo", record: 9 });
    await expect.poll(() => focused(editor)).toBe("10");
    expect(await page.locator(".found-count").textContent()).toBe("1 of 1");
    await page.close();
  });

  test("follows a file that grows: new records are marked, and shown where the reader is at the end", async () => {
    const editor = await shown(50);
    const { page } = editor;
    await editor.grow(2);
    await page.getByRole("button", { name: "2 new" }).click();
    await expect.poll(() => page.locator("article.fresh").count()).toBe(2);
    await page.keyboard.press("End");
    await expect.poll(() => focused(editor)).toBe("52");
    await editor.grow(1);
    await page.locator("article[aria-posinset='53'].fresh").waitFor();
    await page.close();
  });

  test("begins anew where the file was replaced", async () => {
    const editor = await shown(50);
    const { page } = editor;
    await page.keyboard.press("End");
    await page.evaluate("window.edition = 2; window.total = 7; bands = undefined; overview();");
    await page.getByText("7 records").waitFor();
    await expect.poll(() => page.locator("article").count()).toBe(7);
    expect(await page.locator("article.fresh").count()).toBe(0);
    await page.close();
  });

  test.each([10, 5000, 500_000])("draws %d records with under 500 nodes in the document", async (records) => {
    const editor = await shown(records);
    const { page } = editor;
    const nodes = () => page.evaluate("document.querySelectorAll('#root *').length") as Promise<number>;
    expect(await nodes()).toBeLessThan(500);
    const started = Date.now();
    await page.keyboard.press("End");
    await page.locator(`article[aria-posinset='${records}'] header b`, { hasNotText: "Reading" }).waitFor();
    expect(Date.now() - started).toBeLessThan(4000);
    await expect.poll(() => focused(editor)).toBe(`${records}`);
    expect(await nodes()).toBeLessThan(500);
    await page.mouse.wheel(0, -3000);
    await page.locator("article .text, article .folded").first().waitFor();
    expect(await nodes()).toBeLessThan(500);
    await page.close();
  });

  test.each(Object.keys(THEMES) as Theme[])("passes axe and the policy in every state, %s", async (theme) => {
    const editor = await shown(10, theme);
    const { page } = editor;
    await page.locator("article.tool button.folded").first().click();
    await page.getByText("line 300 of record 3").waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("r");
    await page.locator(".raw .text").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("part");
    await page.keyboard.press("Enter");
    await page.locator("mark.current").waitFor();
    await editor.grow(3);
    await page.getByRole("button", { name: "3 new" }).waitFor();
    expect(editor.complaints).toEqual([]);
    expect(await violations(editor)).toEqual([]);
    await editor.say({ type: "failed", reason: "the file is gone" });
    await page.getByText("the file is gone").waitFor();
    expect(await violations(editor)).toEqual([]);
    await page.evaluate("window.edition = 3; window.total = 0; bands = []; overview();");
    await page.getByText("No records yet").waitFor();
    expect(await violations(editor)).toEqual([]);
    await page.evaluate("window.edition = 4; window.total = 9; bands = undefined; overview({ done: 30, size: 100 });");
    await page.getByText("30 % read").waitFor();
    expect(await violations(editor)).toEqual([]);
    await page.close();
  });
});
