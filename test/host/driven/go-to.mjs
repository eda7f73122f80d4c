/** From the lineage to where a lost value stood, through its places, and back; everything by keyboard. */
import assert from "node:assert/strict";
import { openPanel } from "./lineage.mjs";

/** The journeys to places in a session. */
export default [
  {
    name: "a lost item is shown in the session and back, and Go to finds compactions, handles and records",
    async walk({ page, command, panel, shoot }) {
      await openPanel({ page, command, panel });
      await panel().locator('[role="treeitem"]').first().focus();
      await page.keyboard.press("ArrowRight");
      await panel().locator('[role="treeitem"][aria-level="2"]').first().waitFor();
      await page.keyboard.press("ArrowDown");
      const item = panel().locator('[role="treeitem"][aria-level="2"]:focus');
      const wanted = await item.locator("code").first().textContent();
      await page.keyboard.press("Shift+Enter");

      const record = panel().locator("article:focus");
      await record.waitFor();
      await panel().locator(".found-item", { hasText: wanted }).waitFor();
      await panel().locator("mark.current").waitFor();
      await shoot("session-item");
      await record.focus();
      await page.keyboard.press("l");
      await panel().locator('[role="treeitem"]').first().waitFor();

      await command("Palimpsest: Read Session");
      await record.waitFor();
      await page.keyboard.press("Control+Shift+O");
      const row = page.locator(".quick-input-list .monaco-list-row");
      await row.filter({ hasText: "Compaction 1" }).first().waitFor();
      await row.filter({ hasText: "in compaction" }).first().waitFor();
      await shoot("session-go-to");
      await page.keyboard.insertText("b-20871");
      await page.locator(".quick-input-list .monaco-list-row.focused", { hasText: "b-20871" }).waitFor();
      await page.keyboard.press("Enter");
      await panel().locator("mark.current", { hasText: "b-20871" }).waitFor();
      await record.waitFor();

      await page.keyboard.press("Control+G");
      await page.locator(".quick-input-widget", { hasText: "Record 1 to" }).waitFor();
      await page.keyboard.insertText("1");
      await page.keyboard.press("Enter");
      await panel().locator("article:focus[aria-posinset='1']").waitFor();
      await page.keyboard.press("b");
      await panel().locator("article:focus mark.current").waitFor();
      assert.notEqual(await record.getAttribute("aria-posinset"), "1", "back is where it was");
    },
  },
];
