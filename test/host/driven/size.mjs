/** A session beyond what VS Code shows to extensions: read, searched, and followed in the session editor. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const generator = resolve(import.meta.dirname, "../../../bench/large-session.mjs");
const NEEDLE = "rev-7d3e91c04b";

/** The journeys through a large session. */
export default [
  {
    name: "a session of 65 MB is read, searched, and followed while it grows",
    async walk({ page, rows, command, panel, shoot }, { workspace }) {
      const file = join(workspace, "large.jsonl");
      execFileSync(process.execPath, [generator, file, "65"], { stdio: "ignore" });
      try {
        await command("Refresh Explorer");
        await rows(".explorer-folders-view").filter({ hasText: "large.jsonl" }).click({ button: "right" });
        await page.locator(".monaco-menu .action-item", { hasText: "Read Session" }).first().hover();
        await page.locator(".monaco-menu .action-item.focused", { hasText: "Read Session" }).waitFor();
        await page.keyboard.press("Enter");
        const records = panel().locator("article");
        await records.first().waitFor({ timeout: 60_000 });

        await panel().locator("article[tabindex='0']").focus();
        await page.keyboard.press("/");
        await page.keyboard.insertText(NEEDLE);
        await page.keyboard.press("Enter");
        await panel().locator("mark.current", { hasText: NEEDLE }).waitFor({ timeout: 60_000 });
        await shoot("session-found");

        await panel().getByText("6 compactions").waitFor({ timeout: 60_000 });
        await panel().locator(".find input").focus();
        await page.keyboard.press("Escape");
        await page.keyboard.press("c");
        const band = panel().locator(".band", { hasText: "Compaction 1" });
        await band.locator(".sentence.grave, .sentence.notable, .sentence.calm").waitFor({ timeout: 120_000 });
        await page.locator(".statusbar-item", { hasText: "6 compactions" }).waitFor();
        await shoot("session-band");

        const message = { role: "user", content: "Stop here: the ledger table is read-only." };
        appendFileSync(
          file,
          `${JSON.stringify({ parentUuid: null, isSidechain: false, sessionId: "s", type: "user", uuid: "later", message })}\n`,
        );
        await panel().getByRole("button", { name: "1 new" }).click();
        const fresh = panel().locator("article.fresh", { hasText: "the ledger table is read-only" });
        await fresh.waitFor();
        assert.equal(await fresh.count(), 1);
        await shoot("session-fresh");
      } finally {
        rmSync(file, { force: true });
      }
    },
  },
];
