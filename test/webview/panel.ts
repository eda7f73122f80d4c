/** The built panel in a real browser, under the policy that the editor sets, with a host made of messages. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { dark, light } from "../../engine/node/report-theme.ts";
import type { FromPanel, ToPanel } from "../../server/protocol/panel.ts";

const DIST = resolve(import.meta.dirname, "../../dist/webview");
const ORIGIN = "http://panel.test";

/** VS Code's own colours for the variables that the panel uses, as its three kinds of theme set them. */
export const THEMES = {
  light,
  dark,
  contrast: {
    foreground: "#ffffff",
    "editor-background": "#000000",
    descriptionForeground: "#ffffff",
    errorForeground: "#f48771",
    "list-hoverBackground": "#000000",
    "list-activeSelectionBackground": "#000000",
    "list-activeSelectionForeground": "#ffffff",
    "badge-background": "#000000",
    "badge-foreground": "#ffffff",
    "button-background": "#000000",
    "button-foreground": "#ffffff",
    "button-border": "#6fc3df",
    "button-hoverBackground": "#000000",
    "button-secondaryForeground": "#ffffff",
    "input-background": "#000000",
    "input-foreground": "#ffffff",
    "input-border": "#6fc3df",
    "input-placeholderForeground": "#b3b3b3",
    "textLink-foreground": "#21a6ff",
    "textLink-activeForeground": "#21a6ff",
    focusBorder: "#f38518",
    contrastBorder: "#6fc3df",
    contrastActiveBorder: "#f38518",
    "panel-border": "#6fc3df",
    "charts-green": "#89d185",
    "charts-red": "#f48771",
    "charts-yellow": "#ffcc00",
    "charts-blue": "#3794ff",
    "charts-orange": "#ff9d00",
    "charts-purple": "#b180d7",
    "editorWarning-foreground": "#ffd370",
  },
} as const;

/** A kind of theme. */
export type Theme = keyof typeof THEMES;

/** The browser the tests use: Debian's Chromium, or the one that `CHROMIUM` names. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-dev-shm-usage",
    ],
  });

/** A built page, open: what the host says to it, and what it says. */
export interface OpenPage<Said, Heard> {
  readonly page: Page;
  /** Says something to the page. */
  say(message: Said): Promise<void>;
  /** What the page has said since the last call. */
  heard(): Promise<readonly Heard[]>;
  /** Errors and violations of the policy on the console. */
  readonly complaints: readonly string[];
}

/** The panel open in a page. */
export type OpenPanel = OpenPage<ToPanel, FromPanel>;

/** Opens the panel as the editor does and waits until it said that it is ready. */
export const openPanel = (browser: Browser, theme: Theme = "dark", width = 1100): Promise<OpenPanel> =>
  openPage(browser, width, { title: "Lineage", root: "", colours: THEMES[theme], host: HOST });

const HOST =
  "window.said = []; window.acquireVsCodeApi = () => ({ postMessage: (m) => window.said.push(m), getState: () => undefined, setState: () => {} });";

/** What makes one page another: attributes of its root, colours by variable, and the script that plays the host and fills `window.said`. */
export interface PageParts {
  readonly title: string;
  readonly root: string;
  readonly colours: Readonly<Record<string, string>>;
  readonly host: string;
}

/** Opens a built page under the policy that the editor sets, and waits until it has said something. */
export async function openPage<Said, Heard>(
  browser: Browser,
  width: number,
  parts: PageParts,
): Promise<OpenPage<Said, Heard>> {
  const page = await browser.newPage({ viewport: { width, height: 760 } });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.route(`${ORIGIN}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === "") return route.fulfill({ contentType: "text/html", body: html(parts) });
    const contentType = name.endsWith(".js") ? "text/javascript" : name.endsWith(".css") ? "text/css" : "font/ttf";
    return route.fulfill({ contentType, body: readFileSync(resolve(DIST, name)) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction("window.said.length > 0");
  return {
    page,
    complaints,
    say: (message) =>
      page.evaluate((data) => window.postMessage(data, "*"), message as unknown as object) as Promise<void>,
    heard: () => page.evaluate("window.said.splice(0)") as Promise<Heard[]>,
  };
}

function html({ title, root, colours, host }: PageParts): string {
  const variables = Object.entries(colours)
    .map(([name, value]) => `--vscode-${name}: ${value};`)
    .join(" ");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${ORIGIN} 'nonce-theme'; font-src ${ORIGIN}; script-src 'nonce-panel'">
<style nonce="theme">:root { ${variables} --vscode-font-family: sans-serif; --vscode-font-size: 13px; --vscode-editor-font-family: monospace; }</style>
<link rel="stylesheet" href="webview.css"></head><body><div id="root" ${root}></div>
<script nonce="panel">${host}</script>
<script type="module" nonce="panel" src="webview.js"></script></body></html>`;
}
