/** Joins connection, inspections and features; decides nothing. */
import { fileURLToPath } from "node:url";
import {
  type Connection,
  DidChangeConfigurationNotification,
  type InitializeParams,
  type InitializeResult,
  type ServerCapabilities,
} from "vscode-languageserver";
import { parseBaseline } from "../engine/rules/baseline.ts";
import { defaults, parseSettings, type Settings } from "../engine/settings.ts";
import type { Desk } from "./desk.ts";
import { features } from "./features/index.ts";
import { type Delivery, keepInspections, syncKind } from "./inspections.ts";
import { type InitializationOptions, sessionsRequest, trustGranted, watchNotice } from "./protocol/requests.ts";
import type { World } from "./world.ts";

/** Serves one client until it hangs up. */
export function serve(connection: Connection, world: World, far: Desk & { readonly close?: () => void }): void {
  const inspections = keepInspections(connection, world, far, () => world.store(client.folders[0], settings.store));
  let client: Client = { commands: false, asksForSettings: false, registersSettings: false, folders: [] };
  let settings: Settings = defaults;

  connection.onInitialize((params): InitializeResult => {
    const started = parseStart(params.initializationOptions);
    client = clientOf(params, started);
    const delivery = deliveryTo(params, started);
    inspections.deliver(delivery);
    inspections.agree({ settings, commands: client.commands });
    if (started.trusted) inspections.trust();
    return { serverInfo: { name: "palimpsest" }, capabilities: capabilities(delivery) };
  });
  connection.onInitialized(async () => {
    if (client.registersSettings) {
      await connection.client.register(DidChangeConfigurationNotification.type, { section: "palimpsest" });
    }
    await agree(undefined);
  });
  connection.onDidChangeConfiguration(async ({ settings: sent }) => agree(sent));
  connection.onNotification(trustGranted, () => inspections.trust());
  connection.onNotification(watchNotice, ({ uri, watch }) =>
    watch === "start" ? inspections.watch(uri) : inspections.unwatch(uri),
  );
  connection.onRequest(sessionsRequest, ({ folder }) => world.sessions(folder));
  connection.onShutdown(() => {
    inspections.close();
    far.close?.();
  });
  for (const feature of features) feature.listen(connection, inspections.ask, inspections.open, inspections.lent);
  connection.listen();

  /** Settings that the client sent, or else those it is asked for; a baseline file of the first folder joins them. */
  async function agree(sent: unknown): Promise<void> {
    const asked = client.asksForSettings ? await connection.workspace.getConfiguration("palimpsest") : sectionOf(sent);
    const parsed = parseSettings(asked ?? {});
    for (const problem of parsed.problems) connection.console.warn(`palimpsest: ${problem}`);
    settings = { ...parsed.settings, known: await baselineOf(parsed.settings) };
    inspections.agree({ settings, commands: client.commands });
  }

  async function baselineOf({ baseline }: Settings): Promise<ReadonlySet<string>> {
    const folder = client.folders[0];
    const text = folder === undefined ? undefined : await world.text(`${folder}/${baseline}`);
    if (text === undefined) return new Set();
    const { known, problems } = parseBaseline(parseJson(text));
    for (const problem of problems) connection.console.warn(`${baseline}: ${problem}`);
    return known;
  }
}

interface Client {
  readonly commands: boolean;
  readonly asksForSettings: boolean;
  readonly registersSettings: boolean;
  /** Paths of the workspace's folders. */
  readonly folders: readonly string[];
}

function clientOf(
  { capabilities: { workspace }, workspaceFolders }: InitializeParams,
  started: InitializationOptions,
): Client {
  const uris = (workspaceFolders ?? []).map(({ uri }) => uri).filter((uri) => uri.startsWith("file:"));
  return {
    commands: started.commands === true,
    asksForSettings: workspace?.configuration === true,
    registersSettings: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    folders: uris.map((uri) => fileURLToPath(uri)),
  };
}

/** What a client said at `initialize`, named; anything else counts as not said. */
function parseStart(sent: unknown): InitializationOptions {
  if (typeof sent !== "object" || sent === null) return {};
  const said = (key: string): boolean => (sent as { readonly [key: string]: unknown })[key] === true;
  return { commands: said("commands"), trusted: said("trusted") };
}

/** Editors that pull are let pull; our own client, which shows all of one file at once, is pushed to. */
function deliveryTo(
  { capabilities: { textDocument, workspace } }: InitializeParams,
  started: InitializationOptions,
): Delivery {
  const pulls = textDocument?.diagnostic !== undefined && workspace?.diagnostics?.refreshSupport === true;
  return pulls && !started.commands ? "pull" : "push";
}

/** What the features can do. Whoever is pushed to is not told that it may pull, or it would show everything twice. */
function capabilities(delivery: Delivery): ServerCapabilities {
  const all: ServerCapabilities = Object.assign(
    { textDocumentSync: { openClose: true, change: syncKind, save: true } },
    ...features.map((feature) => feature.capabilities ?? {}),
  );
  const { diagnosticProvider, ...others } = all;
  return delivery === "pull" && diagnosticProvider ? { ...others, diagnosticProvider } : others;
}

const sectionOf = (sent: unknown): unknown =>
  typeof sent === "object" && sent !== null && "palimpsest" in sent ? sent.palimpsest : sent;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
