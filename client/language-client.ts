/** Starts the language server over Node's IPC, tells it what the window can do, and asks it questions. */
import { type Event, EventEmitter, type ExtensionContext, Uri, workspace } from "vscode";
import {
  LanguageClient,
  type LanguageClientOptions,
  LSPErrorCodes,
  ResponseError,
  type ServerOptions,
  TransportKind,
} from "vscode-languageclient/node";
import type { Status } from "../server/protocol/answers.ts";
import {
  type InitializationOptions,
  lineageChanged,
  statusChanged,
  trustGranted,
} from "../server/protocol/requests.ts";

/**
 * What the server looks at: Markdown, compaction records and artifacts, and JSON Lines, of which it leaves alone what is no session.
 * The readable texts of `palimpsest:` are made from the server's own answers and never sent back.
 */
const looksAt = ["file", "untitled", "vscode-remote", "vscode-vfs"].flatMap((scheme) => [
  { scheme, language: "markdown" },
  { scheme, language: "jsonl" },
  { scheme, pattern: "**/*.jsonl" },
  { scheme, pattern: "**/*.{compaction-record,artifact}.json" },
]);

/** The client of `dist/server.cjs`, not started yet. Git is run by the server only where the workspace is trusted. */
export function createClient(extension: ExtensionContext): LanguageClient {
  const module = Uri.joinPath(extension.extensionUri, "dist", "server.cjs").fsPath;
  const server: ServerOptions = { module, transport: TransportKind.ipc };
  const start: InitializationOptions = { commands: true, trusted: workspace.isTrusted };
  const options: LanguageClientOptions = {
    documentSelector: looksAt,
    initializationOptions: start,
    middleware: { workspace: { configuration: ({ items }) => items.map(() => chosenSettings(extension)) } },
  };
  const client = new LanguageClient("palimpsest", "Palimpsest", server, options);
  extension.subscriptions.push(
    workspace.onDidGrantWorkspaceTrust(() => void client.sendNotification(trustGranted, {})),
  );
  return client;
}

/**
 * The settings that the user made, by their keys. VS Code would send the manifest's defaults along, which would then count as
 * chosen: a rule could no longer be milder in one place than in another.
 */
function chosenSettings({ extension: { packageJSON } }: ExtensionContext): Readonly<Record<string, unknown>> {
  const all = workspace.getConfiguration("palimpsest");
  const keys = Object.keys(packageJSON.contributes.configuration.properties).map((key) =>
    key.replace("palimpsest.", ""),
  );
  const chosen = keys.filter((key) => {
    const { globalValue, workspaceValue, workspaceFolderValue } = all.inspect(key) ?? {};
    return [globalValue, workspaceValue, workspaceFolderValue].some((value) => value !== undefined);
  });
  return Object.fromEntries(chosen.map((key) => [key, all.get(key)]));
}

/** What the server says of the documents it inspected, for as many listeners as there are: the connection itself has room for one. */
export function statusOf(client: LanguageClient): Event<Status> {
  const told = new EventEmitter<Status>();
  client.onNotification(statusChanged, (status) => told.fire(status));
  return told.event;
}

/** The URIs of sessions whose lineage is no longer what was answered, for as many listeners as there are. */
export function lineageChangesOf(client: LanguageClient): Event<string> {
  const told = new EventEmitter<string>();
  client.onNotification(lineageChanged, ({ uri }) => told.fire(uri));
  return told.event;
}

/** Lets an answer go that an edit has overtaken, since a notice of the next one follows; throws anything else again. */
export function unlessOvertaken(thrown: unknown): undefined {
  if (thrown instanceof ResponseError && thrown.code === LSPErrorCodes.ContentModified) return undefined;
  throw thrown;
}
