/** Starts the language server over Node's IPC, tells it what the window can do, and asks it questions. */
import { type ExtensionContext, Uri, workspace } from "vscode";
import {
  LanguageClient,
  type LanguageClientOptions,
  type ServerOptions,
  TransportKind,
} from "vscode-languageclient/node";
import { type InitializationOptions, trustGranted } from "../server/protocol/requests.ts";

/**
 * What the server looks at: Markdown, and JSON Lines, of which it leaves alone what is no session.
 * The readable texts of `palimpsest:` are made from the server's own answers and never sent back.
 */
const looksAt = ["file", "untitled", "vscode-remote", "vscode-vfs"].flatMap((scheme) => [
  { scheme, language: "markdown" },
  { scheme, language: "jsonl" },
  { scheme, pattern: "**/*.jsonl" },
]);

/** The client of `dist/server.cjs`, not started yet. Git is run by the server only where the workspace is trusted. */
export function createClient(extension: ExtensionContext): LanguageClient {
  const module = Uri.joinPath(extension.extensionUri, "dist", "server.cjs").fsPath;
  const server: ServerOptions = { module, transport: TransportKind.ipc };
  const start: InitializationOptions = { commands: true, trusted: workspace.isTrusted };
  const options: LanguageClientOptions = {
    documentSelector: looksAt,
    initializationOptions: start,
    synchronize: { configurationSection: "palimpsest" },
  };
  const client = new LanguageClient("palimpsest", "Palimpsest", server, options);
  extension.subscriptions.push(
    workspace.onDidGrantWorkspaceTrust(() => void client.sendNotification(trustGranted, {})),
  );
  return client;
}
