/** A user's hands and eyes in the workbench: what is typed, clicked and seen. Waits on what shows, never on time. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The themes that screenshots are taken in, by the word in the picture's name. */
const themes = {
  light: ["Light Modern", ".monaco-workbench.vs"],
  dark: ["Dark Modern", ".monaco-workbench.vs-dark"],
  contrast: ["Default High Contrast", ".monaco-workbench.hc-black"],
};

/** Hands on one page, which shows `workspace`; `shots` is the folder of the pictures. */
export function handsOn(page, { workspace, shots }) {
  mkdirSync(shots, { recursive: true });
  const rows = (view) => page.locator(`${view} .monaco-list-row`);

  /** Runs a command from the palette; asks again while extensions are still telling what they offer. */
  async function command(title) {
    const row = page.locator(".quick-input-list .monaco-list-row.focused", { hasText: title }).first();
    for (let attempt = 1; ; attempt++) {
      await page.keyboard.press("F1");
      await page.locator(".quick-input-widget input").first().fill(`>${title}`);
      if (await row.waitFor({ timeout: 3000 }).then(yes, no)) break;
      await page.keyboard.press("Escape");
      if (attempt === 5) throw new Error(`the palette has no ${title}`);
    }
    await page.keyboard.press("Enter");
  }

  /** Opens a file of the workspace by its name, with the keyboard. */
  async function openFile(name) {
    await page.keyboard.press("Control+P");
    await page.locator(".quick-input-widget input").first().fill(name);
    await page.locator(".quick-input-list .monaco-list-row.focused", { hasText: name }).first().waitFor();
    await page.keyboard.press("Enter");
    await page.locator(`.tab.active[aria-label*="${name}"]`).waitFor();
    await page.locator(".monaco-editor .view-line").first().waitFor();
  }

  /** Puts the cursor behind a text of the active editor, by the find widget. */
  async function goTo(text) {
    await page.keyboard.press("Control+F");
    await page.locator(".find-widget.visible textarea, .find-widget.visible input").first().waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(text);
    await page.locator(".monaco-editor .currentFindMatch, .monaco-editor .findMatch").first().waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await page.locator(".find-widget.visible").waitFor({ state: "detached" });
  }

  /** Lists the quick fixes at the cursor until one is called so; asks again while VS Code's own extensions still register theirs. */
  async function listFixes(title) {
    const fix = page.locator(".action-widget .monaco-list-row", { hasText: title }).first();
    for (let attempt = 1; ; attempt++) {
      await page.keyboard.press("Control+.");
      if (await fix.waitFor({ timeout: 3000 }).then(yes, no)) return fix;
      await page.keyboard.press("Escape");
      if (attempt === 5) throw new Error(`no quick fix ${title}`);
    }
  }

  /** A picture of the window in each theme; ends in the light one. */
  async function shoot(name) {
    for (const theme of ["dark", "contrast", "light"]) {
      await switchTo(theme);
      await page.screenshot({ path: join(shots, `${name}-${theme}.png`) });
    }
  }

  // By the workspace's settings: VS Code watches those, but not the user's once it has started.
  async function switchTo(theme) {
    const [setting, shown] = themes[theme];
    mkdirSync(join(workspace, ".vscode"), { recursive: true });
    writeFileSync(join(workspace, ".vscode", "settings.json"), JSON.stringify({ "workbench.colorTheme": setting }));
    await page.locator(shown).waitFor();
    await page.waitForTimeout(400); // colours fade in
  }

  /** The painter's document inside VS Code's frame inside the panel's frame. */
  const panel = () => page.frameLocator("iframe.webview.ready").frameLocator("iframe#active-frame");

  /** The same as a frame, for scripts. */
  async function panelFrame() {
    const outer = await (await page.locator("iframe.webview.ready").elementHandle()).contentFrame();
    return (await outer.locator("iframe#active-frame").elementHandle()).contentFrame();
  }

  /** The texts on screen in the active editor. */
  const lines = (text) => page.locator(".monaco-editor .view-line", { hasText: text });

  return { page, rows, command, openFile, goTo, listFixes, shoot, panel, panelFrame, lines };
}

const yes = () => true;
const no = () => false;
