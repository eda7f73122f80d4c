/** VS Code's side: start the server, show what it answers, relay what the user asks. Decides nothing. */
import type { ExtensionContext } from "vscode";
import { registerCommands } from "./commands.ts";
import { createClient, lineageChangesOf, statusOf } from "./language-client.ts";
import { createCompactionDiff } from "./surfaces/compaction-diff.ts";
import { toastCompactions } from "./surfaces/compaction-toast.ts";
import { createHookSetup } from "./surfaces/hook-setup.ts";
import { createLineagePanels } from "./surfaces/lineage-panel.ts";
import { showMarks } from "./surfaces/marks.ts";
import { createPadDiff } from "./surfaces/pad-diff.ts";
import { serveReadableTexts } from "./surfaces/readable-texts.ts";
import { colourReviews } from "./surfaces/review-colours.ts";
import { showStatus } from "./surfaces/status-bar.ts";
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
  const hooks = createHookSetup(extension);
  extension.subscriptions.push(
    client,
    reviews,
    pads,
    panels,
    hooks,
    serveReadableTexts(client, reviews),
    showStatus(status),
    showMarks(extension),
    colourReviews(),
    ...registerCommands({ client, extension, reviews, pads, panels, hooks }),
    ...offerTools(extension),
  );
  await client.start();
  extension.subscriptions.push(toastCompactions(extension, { client, panels, watches, grown: changes }));
}
