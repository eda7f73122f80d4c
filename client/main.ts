/** VS Code's side: start the server, show what it answers, relay what the user asks. Decides nothing. */
import { type Event, EventEmitter, type ExtensionContext, window } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { statusRequest } from "../server/protocol/requests.ts";
import { registerCommands } from "./commands.ts";
import { createClient, lineageChangesOf, statusOf } from "./language-client.ts";
import { createCompactionDiff } from "./surfaces/compaction-diff.ts";
import { toastCompactions } from "./surfaces/compaction-toast.ts";
import { createHookSetup } from "./surfaces/hook-setup.ts";
import { createLineagePanels, type LineagePanels } from "./surfaces/lineage-panel.ts";
import { showMarks } from "./surfaces/marks.ts";
import { createPadDiff } from "./surfaces/pad-diff.ts";
import { serveReadableTexts } from "./surfaces/readable-texts.ts";
import { colourReviews } from "./surfaces/review-colours.ts";
import { createSessionEditors, type SessionEditors } from "./surfaces/session-editor.ts";
import { type SessionsInFront, showStatus } from "./surfaces/status-bar.ts";
import { offerTools } from "./tools-for-agents.ts";
import { createWatches } from "./watches.ts";

/** Called by VS Code when a Markdown or JSON Lines file opens, or a command is run. Resolves when the server listens. */
export async function activate(extension: ExtensionContext): Promise<void> {
  const client = createClient(extension);
  const status = statusOf(client);
  const reviews = createCompactionDiff(client);
  const pads = createPadDiff(client, status);
  const changes = lineageChangesOf(client);
  const watches = createWatches(client);
  const panels = createLineagePanels(client, extension, reviews, { watches, changes });
  const editors = createSessionEditors(client, extension, { watches, changes, panels, reviews });
  const hooks = createHookSetup(extension);
  extension.subscriptions.push(
    client,
    reviews,
    pads,
    panels,
    editors,
    hooks,
    serveReadableTexts(client, reviews),
    showStatus(status, sessionsInFront(client, changes, panels, editors)),
    showMarks(extension),
    colourReviews(),
    ...registerCommands({ client, extension, reviews, pads, panels, editors, hooks }),
    ...offerTools(extension),
  );
  await client.start();
  extension.subscriptions.push(toastCompactions(extension, { client, panels, watches, grown: changes }));
}

/** The sessions that panels and session editors show: a change of tabs may bring another to the front. */
function sessionsInFront(
  client: LanguageClient,
  grown: Event<string>,
  panels: LineagePanels,
  editors: SessionEditors,
): SessionsInFront {
  const switched = new EventEmitter<void>();
  window.tabGroups.onDidChangeTabs(() => switched.fire());
  window.tabGroups.onDidChangeTabGroups(() => switched.fire());
  return {
    active: () => editors.active() ?? panels.active(),
    switched: switched.event,
    grown,
    ask: (uri) => client.sendRequest(statusRequest, { uri }),
  };
}
