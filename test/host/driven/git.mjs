/** A pad under Git: a rule is deleted, its loss shows while the pad is edited, and goes when the rule is back. */
const fact = "The column is";

/** The journeys through a pad's history. */
export default [
  {
    name: "a deleted negative fact shows beside the committed pad, and undo makes it quiet",
    async walk({ page, openFile, command, goTo, shoot }) {
      await openFile("scratchpad.md");
      await goTo(fact);
      await page.keyboard.press("Control+Shift+K");
      await page.locator(".monaco-editor .squiggly-error").first().waitFor();
      await command("Palimpsest: Review Pad Against Git");
      await page.locator(".original-in-monaco-diff-editor .squiggly-error").first().waitFor();
      await shoot("pad-under-git");
      await page.locator(".modified-in-monaco-diff-editor .view-line").first().click();
      await page.keyboard.press("Control+Z");
      await page.locator(".original-in-monaco-diff-editor .squiggly-error").first().waitFor({ state: "detached" });
      await page.locator(".modified-in-monaco-diff-editor .squiggly-error").first().waitFor({ state: "detached" });
    },
  },
];
