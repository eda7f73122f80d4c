/** The journeys by keyboard and mouse: installs the packaged .vsix, opens the workbench in Chromium and walks through it. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import gitJourneys from "./driven/git.mjs";
import goToJourneys from "./driven/go-to.mjs";
import lineageJourneys from "./driven/lineage.mjs";
import padJourneys from "./driven/pad.mjs";
import reviewJourneys from "./driven/review.mjs";
import sizeJourneys from "./driven/size.mjs";
import { handsOn } from "./hands.mjs";
import { launchBrowser, serverVerb, startServer, workbenchUrl } from "./lib.mjs";
import { packageVsix } from "./package-vsix.mjs";

const all = [...padJourneys, ...lineageJourneys, ...goToJourneys, ...reviewJourneys, ...gitJourneys, ...sizeJourneys];

/** Walks every journey in turn in one window, telling each result; a failed one leaves a picture and the next begins afresh. */
export async function drive({ root, temp, workspace, configuration, session, tell }) {
  const shots = join(root, "shots");
  const extensionsDir = install(packageVsix(root, join(temp, "package")), temp);
  const server = await startServer({ extensionsDir, env: { CLAUDE_CONFIG_DIR: configuration } });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.origin });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(workbenchUrl(server, { folder: workspace }));
    await page.locator('.explorer-folders-view .monaco-list-row[aria-label*="scratchpad"]').waitFor();
    const hands = handsOn(page, { workspace, shots });
    const grep = process.env.PALIMPSEST_HOST_GREP ?? "";
    for (const { name, walk } of all.filter((journey) => journey.name.includes(grep))) {
      await walkOne(name, () => walk(hands, { workspace, session }), { page, shots, tell });
      await afresh(hands);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

function install(vsix, temp) {
  const folder = join(temp, "extensions");
  mkdirSync(folder, { recursive: true });
  const { status, stdout, stderr } = serverVerb([
    "--server-data-dir",
    folder,
    "--extensions-dir",
    folder,
    "--install-extension",
    vsix,
  ]);
  if (status !== 0) throw new Error(`the .vsix could not be installed:\n${stdout}${stderr}`);
  return folder;
}

async function walkOne(name, walk, { page, shots, tell }) {
  const began = Date.now();
  try {
    await walk();
    tell({ name, ok: true, ms: Date.now() - began });
  } catch (error) {
    const picture = join(shots, `failed-${name.replaceAll(/[^a-z]+/gi, "-").toLowerCase()}.png`);
    await page.screenshot({ path: picture }).catch(() => {});
    tell({ name, ok: false, ms: Date.now() - began, error: `${error.stack}\nsee ${picture}` });
  }
}

/** No journey inherits the last one's mess: every editor is closed, and nothing is saved. */
async function afresh({ page, command }) {
  const discard = page.locator(".monaco-dialog-box .monaco-button", { hasText: "Don't Save" });
  const tabs = page.locator(".editor-group-container .tab");
  for (let attempt = 0; attempt < 5 && (await tabs.count()) > 0; attempt++) {
    for (let i = 0; i < 3; i++) await page.keyboard.press("Escape");
    await command("View: Close All Editors").catch(() => {});
    await Promise.race([discard, tabs.first()].map(waitBriefly));
    if (await discard.isVisible()) await discard.click();
    await tabs
      .first()
      .waitFor({ state: "detached", timeout: 2000 })
      .catch(() => {});
  }
}

const waitBriefly = (locator, index) =>
  locator.waitFor({ state: index === 0 ? "visible" : "detached", timeout: 2000 }).catch(() => {});
