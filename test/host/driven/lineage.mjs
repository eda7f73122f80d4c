/** A session: chosen from the list, its lineage walked by keyboard, an item opened where it stood. */
import assert from "node:assert/strict";
import { appendFileSync } from "node:fs";
import axe from "axe-core";
import fixtures from "../fixtures.cjs";

/** The journeys through a session's lineage. */
export default [
  {
    name: "Open Session lists this workspace's session and opens its lineage",
    async walk({ page, command, panel, shoot }) {
      await openPanel({ page, command, panel, shoot });
      const nodes = panel().locator('[role="treeitem"][aria-level="1"]');
      await nodes.nth(1).waitFor();
      assert.equal(await nodes.count(), 2, "two compactions, two nodes");
      assert.match(await nodes.nth(0).textContent(), /#1/);
      await panel().locator(".details .items li").first().waitFor();
      await shoot("lineage");
    },
  },
  {
    name: "the lineage passes axe-core, and its policy was never broken",
    async walk({ page, command, panel, panelFrame }) {
      const complaints = [];
      page.on("console", (message) => {
        if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
      });
      await openPanel({ page, command, panel });
      await panel().locator(".details .items li").first().waitFor();
      assert.deepEqual(complaints, []);
      await (await panelFrame()).evaluate(axe.source);
      const found = await (await panelFrame()).evaluate(() => globalThis.axe.run(document));
      const wrong = found.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`,
      );
      assert.deepEqual(wrong, []);
    },
  },
  {
    name: "the tree is walked by keyboard, and Enter opens an item where it stood",
    async walk({ page, command, panel, lines, shoot }) {
      await openPanel({ page, command, panel });
      const focused = panel().locator('[role="treeitem"]:focus');
      await panel().locator('[role="treeitem"]').first().focus();
      await page.keyboard.press("ArrowRight");
      await panel().locator('[role="treeitem"][aria-level="2"]').first().waitFor();
      await page.keyboard.press("ArrowDown");
      await panel().locator('[role="treeitem"][aria-level="2"]:focus').waitFor();
      const wanted = (await focused.locator("code").first().textContent()).replaceAll(/\s+/g, " ");
      await shoot("lineage-keyboard");
      await page.keyboard.press("Enter");
      await lines(wanted.slice(0, 24)).first().waitFor();
      await page.locator(".monaco-editor .selected-text").first().waitFor();
      await shoot("record");
      await command("Palimpsest: Open Raw Line");
      await page.locator(".monaco-editor.focused .view-line", { hasText: "parentUuid" }).first().waitFor();
    },
  },
  {
    name: "a session that grows is drawn again",
    async walk({ page, command, panel }, { session, workspace }) {
      await openPanel({ page, command, panel });
      await panel().locator('[role="treeitem"]').first().waitFor();
      appendFileSync(session, fixtures.laterCompaction(workspace));
      await panel().locator('[role="treeitem"][aria-level="1"]').nth(2).waitFor();
    },
  },
];

/** From the palette to the panel, over the list of sessions. */
export async function openPanel({ page, command, panel, shoot }) {
  await command("Palimpsest: Open Session");
  const row = page.locator(".quick-input-list .monaco-list-row.focused", { hasText: "compactions" });
  await row.first().waitFor();
  if (shoot) await shoot("open-session");
  await page.keyboard.press("Enter");
  await panel().locator('[role="treeitem"]').first().waitFor();
}
