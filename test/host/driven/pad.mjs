/** A pad in the editor: marks, Problems, hover, and the quick fix by keyboard alone. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const rule = "Do not retry writes after a 5xx";

/** The journeys through a pad, in the order in which they are walked. */
export default [
  {
    name: "a pad shows its marks, its Problems rows and a hover",
    async walk({ page, openFile, lines, rows, shoot }) {
      await openFile("scratchpad.md");
      await page.locator(".monaco-editor .squiggly-info, .monaco-editor .squiggly-hint").first().waitFor();
      await shoot("pad");
      await page.keyboard.press("Control+Shift+M");
      await rows(".markers-panel").filter({ hasText: "seal" }).first().waitFor();
      await shoot("problems");
      await page.keyboard.press("Control+Shift+M");
      const box = await lines(rule).first().boundingBox();
      await page.mouse.move(box.x + 120, box.y + box.height / 2);
      await page.locator(".monaco-hover:visible", { hasText: "constraint" }).first().waitFor();
      await shoot("hover");
      await page.mouse.move(1, 1);
    },
  },
  {
    name: "the quick fix seals a rule by keyboard, undo takes it back, and saving writes it",
    async walk({ page, openFile, goTo, listFixes, lines, shoot }, { workspace }) {
      await openFile("scratchpad.md");
      await goTo(rule);
      await listFixes(/sealed region/i);
      await shoot("quick-fix");
      await page.keyboard.press("Enter");
      await lines("[constraint]").filter({ hasText: rule }).first().waitFor();
      await shoot("sealed");
      await page.keyboard.press("Control+Z");
      await lines("[constraint]").filter({ hasText: rule }).first().waitFor({ state: "detached" });
      assert.ok(!(await page.locator(".tab.active.dirty").isVisible()), "undo leaves the file as it was");
      await page.keyboard.press("Control+Y");
      await lines("[constraint]").filter({ hasText: rule }).first().waitFor();
      await page.keyboard.press("Control+S");
      await page.locator(".tab.dirty").waitFor({ state: "detached" });
      const text = readFileSync(join(workspace, "scratchpad.md"), "utf8");
      assert.match(text.slice(text.indexOf("<!-- sealed -->")), /Do not retry writes/);
    },
  },
  {
    name: "a finding is suppressed with a reason, which is asked for",
    async walk({ page, openFile, goTo, listFixes, lines }) {
      await openFile("scratchpad.md");
      await goTo("Never push");
      await (await listFixes(/^Suppress/)).click();
      const box = page.locator(".quick-input-widget:visible input").first();
      await box.waitFor();
      await page.keyboard.press("Enter");
      await page.locator(".quick-input-message", { hasText: "A reason is required." }).waitFor();
      await box.fill("the freeze ends today");
      await page.keyboard.press("Enter");
      await lines("palimpsest-disable-next-line constraint-unsealed -- the freeze ends today").first().waitFor();
      await page.locator(".monaco-editor .squiggly-info").first().waitFor({ state: "detached" });
      await page.keyboard.press("Control+Z");
      await lines("palimpsest-disable-next-line").first().waitFor({ state: "detached" });
    },
  },
];
