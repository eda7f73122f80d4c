/** A compaction in the diff editor: what was there, what replaced it, and the way from loss to loss. */
import { openPanel } from "./lineage.mjs";

/** The journeys through a review. */
export default [
  {
    name: "Review opens from the lineage with findings on both sides, and F8 goes to the next loss",
    async walk({ page, command, panel, shoot }) {
      await openPanel({ page, command, panel });
      await panel().locator('[role="treeitem"]', { hasText: "#1" }).first().click();
      await panel().locator('.details[aria-label*="1"]').waitFor();
      await panel().locator(".details .actions button").first().click();
      for (const side of [".original-in-monaco-diff-editor", ".modified-in-monaco-diff-editor"]) {
        await page.locator(`${side} [class*="squiggly-"]`).first().waitFor();
      }
      await shoot("review");
      await page.locator(".original-in-monaco-diff-editor .view-line").first().click();
      await page.keyboard.press("F8");
      await page.locator(".monaco-hover:visible").first().waitFor();
      await shoot("next-loss");
    },
  },
];
