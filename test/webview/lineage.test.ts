import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LineageRow } from "../../server/protocol/panel.ts";
import { type OpenPanel, openBrowser, openPanel, THEMES, type Theme } from "./panel.ts";
import { listed, opened, rowsFor } from "./rows.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function showing(count: number, mood: "calm" | "mixed" = "mixed", theme: Theme = "dark"): Promise<OpenPanel> {
  const panel = await openPanel(browser, theme);
  await panel.say(listed(rowsFor(count, mood)));
  return panel;
}

/** In the page: when the details of a generation were first there, and when they first said that they wait. */
function watchDetails(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  new MutationObserver(() => {
    const text = document.querySelector(".details")?.textContent;
    if (text === undefined || text === null) return;
    if (times.length === 0) times.push(performance.now());
    if (times.length === 1 && text.includes("Reading items")) times.push(performance.now());
  }).observe(document.body, { childList: true, subtree: true });
}

async function violations({ page }: OpenPanel): Promise<readonly string[]> {
  await page.evaluate(readFileSync(AXE, "utf8"));
  const found = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as {
    violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
  };
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`);
}

describe("the lineage panel", () => {
  test("asks to be exported when its button is pressed, and still reads well", async () => {
    const panel = await showing(3);
    await panel.page.getByRole("button", { name: "Export…" }).click();
    expect((await panel.heard()).at(-1)).toEqual({ type: "export" });
    expect(await violations(panel)).toEqual([]);
    await panel.page.close();
  });

  test("says that it is ready, and nothing else, before it is told anything", async () => {
    const { page, heard } = await openPanel(browser);
    expect(await heard()).toEqual([{ type: "ready" }]);
    await page.close();
  });

  test("selects the gravest generation and asks for its items", async () => {
    const panel = await showing(10);
    await panel.page.waitForSelector("[role=treeitem]");
    expect(await panel.heard()).toContainEqual({ type: "look", generation: "g2" });
    expect(await panel.page.locator("[role=treeitem]").count()).toBe(10);
    await panel.page.close();
  });

  test("shows an item in the session by button, and by Shift and Enter", async () => {
    const panel = await showing(10);
    await panel.say(opened(rowsFor(10)[1] as LineageRow));
    await panel.page.getByRole("button", { name: "Show in session: rev-4f9a2c" }).click();
    const [, lost] = rowsFor(10)[1]?.top ?? [];
    const wish = { type: "readAt", place: lost?.place, item: { kind: "handle", text: "rev-4f9a2c" } };
    expect((await panel.heard()).at(-1)).toEqual(wish);
    await panel.page.locator("[role=treeitem]").first().focus();
    for (const key of ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowDown"]) await panel.page.keyboard.press(key);
    await panel.page.keyboard.press("Shift+Enter");
    expect((await panel.heard()).at(-1)).toEqual(wish);
    await panel.page.close();
  });

  test("keeps the keyboard on an item while the session grows under it", async () => {
    const panel = await showing(10);
    const whole = opened(rowsFor(10)[1] as LineageRow);
    await panel.say(whole);
    const button = panel.page.getByRole("button", { name: "Show in session: rev-4f9a2c" });
    await button.focus();
    await panel.heard();
    await panel.say(listed(rowsFor(11)));
    await expect.poll(panel.heard).toEqual([{ type: "look", generation: "g2" }]);
    await panel.say(whole);
    await expect.poll(() => panel.page.locator("[role=treeitem]").count()).toBe(11);
    expect(await button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    await panel.page.close();
  });

  test("lists a generation's items by state, and a click reports the place", async () => {
    const panel = await showing(10);
    const row = rowsFor(10)[1];
    if (!row) throw new Error("no row");
    await panel.say(opened(row));
    const value = panel.page.locator(".details button.value", { hasText: "rev-4f9a2c" });
    await value.waitFor();
    expect(await panel.page.locator(".details").textContent()).toContain("handle write errors");
    await panel.heard();
    await value.click();
    expect(await panel.heard()).toEqual([{ type: "open", place: row.top[1]?.place }]);
    await panel.page.close();
  });

  test("asks for the rest of a generation that is unfolded, and lets go of it when it is folded before it came", async () => {
    const panel = await showing(20);
    const { page } = panel;
    const row = page.locator("[role=treeitem]", { hasText: "#9" });
    await row.click();
    await page.locator("[role=treeitem]", { hasText: "#2" }).first().click();
    await expect.poll(panel.heard).toEqual(
      expect.arrayContaining([
        { type: "look", generation: "g9" },
        { type: "leave", generation: "g9" },
        { type: "look", generation: "g2" },
      ]),
    );
    const twist = row.locator(".twist");
    await twist.click();
    await expect.poll(panel.heard).toEqual([{ type: "look", generation: "g9" }]);
    await twist.click();
    await expect.poll(panel.heard).toEqual([{ type: "leave", generation: "g9" }]);
    await twist.click();
    await panel.say(opened(rowsFor(20)[8] as LineageRow));
    await page.waitForSelector("[role=treeitem][aria-level='2']");
    expect(await page.locator("[role=treeitem][aria-level='2']").count()).toBe(2);
    await panel.heard();
    await panel.say(listed(rowsFor(21)));
    await expect.poll(panel.heard).toHaveLength(2);
    expect(await page.locator("[role=treeitem][aria-level='2']").count()).toBe(2);
    await page.close();
  });

  test("says that it is waiting only for what takes longer than a moment", async () => {
    const panel = await openPanel(browser);
    await panel.page.evaluate(watchDetails);
    await panel.say(listed(rowsFor(10)));
    const reading = panel.page.locator(".details").getByText("Reading items…");
    await reading.waitFor();
    const [shown = 0, told = 0] = (await panel.page.evaluate("window.times")) as readonly number[];
    expect(told - shown).toBeGreaterThan(100);
    await panel.say(opened(rowsFor(10)[1] as LineageRow));
    await reading.waitFor({ state: "detached" });
    await panel.page.close();
  });

  test("is walked by the keyboard alone: down, open, into the items, enter", async () => {
    const panel = await showing(10);
    const { page } = panel;
    await page.locator("[role=treeitem]").first().waitFor();
    await page.locator("[role=treeitem][tabindex='0']").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[role=treeitem][aria-selected=true]");
    await page.keyboard.press("ArrowRight");
    await panel.say(opened(rowsFor(10)[1] as LineageRow));
    await page.waitForSelector("[role=treeitem][aria-level='2']");
    await panel.heard();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const place = rowsFor(10)[1]?.top[0]?.place;
    await expect.poll(panel.heard).toEqual([{ type: "open", place }]);
    await page.keyboard.press("End");
    await expect.poll(() => page.evaluate("document.activeElement?.textContent")).toContain("#10");
    await page.close();
  });

  test("keeps the selection when the session grows", async () => {
    const panel = await showing(10);
    await panel.page.locator("[role=treeitem]", { hasText: "rule of yours" }).last().click();
    const before = await panel.page.locator("[aria-selected=true]").textContent();
    await panel.say(listed(rowsFor(11)));
    await expect.poll(() => panel.page.locator("[role=treeitem]").count()).toBe(11);
    expect(await panel.page.locator("[aria-selected=true]").textContent()).toBe(before);
    await panel.page.close();
  });

  test("marks what came while it was open, until that is looked at", async () => {
    const panel = await showing(10);
    const rows = rowsFor(11).map((row) =>
      row.id === "g3" ? { ...row, sentence: { ...row.sentence, text: "something else was lost" } } : row,
    );
    await panel.say(listed(rows));
    const marked = panel.page.locator("[role=treeitem]", { has: panel.page.locator(".changed") });
    await expect.poll(() => marked.count()).toBe(2);
    await marked.filter({ hasText: "something else was lost" }).click();
    await expect.poll(() => marked.count()).toBe(1);
    await panel.page.close();
  });

  test("is calm where nothing of weight was lost, and says so where nothing was compacted", async () => {
    const calm = await showing(3, "calm");
    await calm.page.getByText("Nothing of weight was lost").waitFor();
    await calm.say(listed([]));
    await calm.page.getByText("No compaction in this session").waitFor();
    await calm.say({ type: "failed", reason: "the file is gone" });
    await calm.page.getByText("the file is gone").waitFor();
    await calm.page.close();
  });

  test("asks everywhere for a value and shows where it died", async () => {
    const panel = await showing(10);
    await panel.page.getByRole("searchbox").fill("rev-4f9a2c");
    await panel.page.keyboard.press("Enter");
    await expect.poll(panel.heard).toContainEqual({ type: "search", query: "rev-4f9a2c" });
    const place = { record: 7, textIndex: 0, line: 7, span: { start: 0, end: 3 } };
    await panel.say({
      type: "found",
      query: "rev-4f9a2c",
      hits: [
        {
          text: "rev-4f9a2c",
          kind: "handle",
          subtype: "id",
          places: [place],
          fates: [{ generation: "g2", state: "lost" }],
        },
      ],
    });
    await panel.page.locator(".found").getByText("2 lost").waitFor();
    await panel.page.close();
  });

  test("looks for a value in the other sessions on request, and opens what it finds there", async () => {
    const panel = await showing(10);
    const { page } = panel;
    await page.getByRole("searchbox").fill("rev-4f9a2c");
    await page.keyboard.press("Enter");
    await panel.say({ type: "found", query: "rev-4f9a2c", hits: [] });
    await page.getByRole("button", { name: "Look in the other sessions" }).click();
    await expect.poll(panel.heard).toContainEqual({ type: "searchAll", query: "rev-4f9a2c" });
    const place = { record: 3, textIndex: 0, line: 4, span: { start: 0, end: 3 } };
    const hit = { text: "rev-4f9a2c", kind: "handle", subtype: "id", places: [place] } as const;
    const found = { ...hit, fates: [{ generation: "x", number: 1, state: "kept" }] } as const;
    const sessions = [{ uri: "file:///o.jsonl", name: "o.jsonl", agent: "Codex", hits: [found] }];
    await panel.say({ type: "foundElsewhere", query: "another", sessions, looked: 1, of: 2 });
    await panel.say({ type: "foundElsewhere", query: "rev-4f9a2c", sessions, looked: 1, of: 2 });
    await page.getByText("1 of 2 other sessions looked into…").waitFor();
    await panel.say({ type: "foundElsewhere", query: "rev-4f9a2c", sessions, looked: 2, of: 2 });
    await page.getByText("2 other sessions looked into, 1 of them hold it").waitFor();
    const other = page.getByRole("region", { name: "o.jsonl" });
    expect(await other.textContent()).toContain("1 kept");
    expect(await violations(panel)).toEqual([]);
    await panel.heard();
    await other.getByRole("button", { name: "4" }).click();
    expect(await panel.heard()).toEqual([{ type: "openIn", uri: "file:///o.jsonl", place }]);
    await page.close();
  });

  test("holds 5,000 generations with under 500 nodes in the document", async () => {
    const panel = await showing(5000);
    await panel.page.waitForSelector("[role=treeitem]");
    expect(await panel.page.evaluate("document.querySelectorAll('.tree *').length")).toBeLessThan(500);
    await panel.page.locator("[role=treeitem][tabindex='0']").focus();
    await panel.page.keyboard.press("End");
    await panel.page.locator("[role=treeitem]", { hasText: "depth 10" }).last().waitFor();
    await expect.poll(() => panel.page.evaluate("document.activeElement?.textContent")).toContain("#5000");
    await panel.page.close();
  });

  test.each(Object.keys(THEMES) as Theme[])("passes axe and the policy in every state, %s", async (theme) => {
    const panel = await showing(10, "mixed", theme);
    const row = rowsFor(10)[1];
    if (!row) throw new Error("no row");
    await panel.say(opened(row));
    await panel.page.locator(".details code").first().waitFor();
    await panel.page.locator("[role=treeitem][tabindex='0']").focus();
    expect(panel.complaints).toEqual([]);
    expect(await violations(panel)).toEqual([]);
    await panel.say(listed(rowsFor(3, "calm")));
    expect(await violations(panel)).toEqual([]);
    await panel.say(listed([]));
    expect(await violations(panel)).toEqual([]);
    await panel.page.close();
  });
});
