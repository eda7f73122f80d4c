/** The lineage webview: one panel a session. It keeps no rows; *ready* in, request out, *lineage* back, and again on a change. */
import {
  type CancellationToken,
  commands,
  type Disposable,
  type Event,
  type ExtensionContext,
  env,
  l10n,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
} from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { FromPanel, ToPanel } from "../../server/protocol/panel.ts";
import {
  generationRequest,
  lineageListRequest,
  obligationsRequest,
  searchRequest,
} from "../../server/protocol/requests.ts";
import { nameOf } from "../addresses.ts";
import { unlessOvertaken } from "../language-client.ts";
import { parseFromPanel } from "../panel-messages.ts";
import { pageOf } from "../panel-page.ts";
import { createRunning, type Running } from "../running.ts";
import type { Watches } from "../watches.ts";
import type { CompactionDiff } from "./compaction-diff.ts";
import { openPlace, openRawLine } from "./readable-texts.ts";
import { copyRecoveryNote } from "./recovery-note.ts";
import { exportReport } from "./report.ts";
import { searchSessions } from "./search-sessions.ts";
import { readSessionCommand } from "./session-editor.ts";

const viewType = "palimpsest.lineage";

/** The lineage panels of this window. */
export interface LineagePanels extends Disposable {
  /** Brings the panel of a session to the front, or opens it; `generation` is selected where given. */
  show(uri: string, generation?: string): void;
  /** The session whose panel is in front; undefined where none is. */
  active(): string | undefined;
}

/** Creates the panels of this window; none is opened yet, but those of a reloaded window come back. */
export function createLineagePanels(
  client: LanguageClient,
  extension: ExtensionContext,
  reviews: CompactionDiff,
  { watches, changes }: { readonly watches: Watches; readonly changes: Event<string> },
): LineagePanels {
  const root = Uri.joinPath(extension.extensionUri, "dist", "webview");
  const options = { enableScripts: true, localResourceRoots: [root] };
  const panels = new Map<string, WebviewPanel>();

  function show(uri: string, generation?: string): void {
    const known = panels.get(uri);
    if (known) {
      known.reveal();
      if (generation) void tell(known, { type: "reveal", generation });
      return;
    }
    const title = l10n.t("Lineage: {0}", nameOf(Uri.parse(uri)));
    adopt(uri, window.createWebviewPanel(viewType, title, ViewColumn.Active, options), generation);
  }

  function adopt(uri: string, panel: WebviewPanel, generation?: string): void {
    panels.set(uri, panel);
    panel.iconPath = {
      light: Uri.joinPath(extension.extensionUri, "media", "lineage-light.svg"),
      dark: Uri.joinPath(extension.extensionUri, "media", "lineage-dark.svg"),
    };
    const release = watches.keep(uri);
    const running = createRunning();
    const received = panel.webview.onDidReceiveMessage(async (raw: unknown) => {
      const message = parseFromPanel(raw);
      if (!message) return;
      try {
        await answer(uri, panel, message, running);
        if (message.type === "ready" && generation) await tell(panel, { type: "reveal", generation });
      } catch (error) {
        await tellFailure(panel, error);
      }
    });
    panel.onDidDispose(() => {
      panels.delete(uri);
      running.dispose();
      received.dispose();
      release();
    });
    panel.webview.html = pageOf(panel.webview, root, uri);
  }

  async function answer(uri: string, panel: WebviewPanel, message: FromPanel, running: Running): Promise<void> {
    switch (message.type) {
      case "ready":
        await tell(panel, { type: "loading", uri, name: nameOf(Uri.parse(uri)) });
        return refresh(uri, panel);
      case "look":
        return running.begin(`look ${message.generation}`, (token) => openUp(uri, panel, message.generation, token));
      case "leave":
        return running.end(`look ${message.generation}`);
      case "open":
        return openPlace(client, uri, message.place);
      case "openRaw":
        return openRawLine(uri, message.place.line);
      case "review":
        await reviews.open(uri, message.generation);
        return;
      case "search": {
        const { query } = message;
        running.end("search");
        return tell(panel, { type: "found", query, hits: await client.sendRequest(searchRequest, { uri, query }) });
      }
      case "searchAll":
        return searchAll(uri, panel, message.query, running);
      case "openIn":
        return openPlace(client, message.uri, message.place);
      case "copyNote":
        return tell(panel, { type: "noteCopied", characters: await copyRecoveryNote(client, uri, message.generation) });
      case "read":
        await commands.executeCommand(readSessionCommand, uri);
        return;
      case "readAt":
        await commands.executeCommand(readSessionCommand, uri, { place: message.place, item: message.item });
        return;
      case "copy":
        await env.clipboard.writeText(message.text);
        return;
      case "export":
        return exportReport(client, extension, uri);
    }
  }

  /** One search at a time for each panel. */
  const searchAll = (uri: string, panel: WebviewPanel, query: string, running: Running): Promise<void> =>
    running.begin("search", (token) =>
      searchSessions(client, { besides: uri, query, token }, watches, (searched) =>
        tell(panel, { type: "foundElsewhere", query, ...searched }),
      ),
    );

  async function openUp(uri: string, panel: WebviewPanel, generation: string, token: CancellationToken): Promise<void> {
    const open = await client.sendRequest(generationRequest, { uri, generation }, token).catch(unlessOvertaken);
    if (open === undefined || token.isCancellationRequested) return;
    await tell(panel, { type: "generation", generation, ...(open ? { open } : {}) });
  }

  async function refresh(uri: string, panel: WebviewPanel): Promise<void> {
    const answer = (await ask(uri)) ?? (await ask(uri));
    if (answer === undefined) return;
    const [list, obligations] = answer;
    await tell(panel, { type: "lineage", uri, name: nameOf(Uri.parse(uri)), list, obligations });
  }

  /** Undefined where the session changed meanwhile. */
  const ask = (uri: string) =>
    Promise.all([
      client.sendRequest(lineageListRequest, { uri }),
      client.sendRequest(obligationsRequest, { uri }),
    ]).catch(unlessOvertaken);

  const changed = changes(async (uri) => {
    const panel = panels.get(uri);
    if (panel) await refresh(uri, panel).catch((error) => tellFailure(panel, error));
  });
  const restored = window.registerWebviewPanelSerializer(viewType, {
    async deserializeWebviewPanel(panel, state: unknown) {
      const uri = sessionOf(state);
      if (uri === undefined || panels.has(uri)) return panel.dispose();
      panel.webview.options = options;
      adopt(uri, panel);
    },
  });

  const dispose = (): void => {
    for (const part of [changed, restored, ...panels.values()]) part.dispose();
  };
  const active = (): string | undefined => [...panels].find(([, panel]) => panel.active)?.[0];
  return { show, active, dispose };
}

async function tell(panel: WebviewPanel, message: ToPanel): Promise<void> {
  await panel.webview.postMessage(message);
}

/** Nobody is told once the panel is closed: its page then takes no messages. */
const tellFailure = (panel: WebviewPanel, error: unknown): Promise<void> =>
  tell(panel, { type: "failed", reason: reasonOf(error) }).catch(() => undefined);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The webview's own state names its session, so that a reloaded window can ask for it again. */
function sessionOf(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  const { uri } = state as { readonly uri?: unknown };
  return typeof uri === "string" ? uri : undefined;
}
