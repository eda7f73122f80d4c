/** A real client over two streams against the server, with a world that the test hands in. */
import { PassThrough } from "node:stream";
import { createConnection } from "vscode-languageserver/node";
import {
  ApplyWorkspaceEditRequest,
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver-protocol/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { createDesk } from "../../server/desk.ts";
import { serve } from "../../server/server.ts";
import type { World } from "../../server/world.ts";

/** What a test may decide. */
export interface Options {
  readonly world?: Partial<World>;
  readonly capabilities?: ClientCapabilities;
  readonly start?: object;
}

/** A client that is connected. */
export interface Client {
  readonly connection: ProtocolConnection;
  readonly answer: InitializeResult;
  /** The edits that the server asked for, each of which counts as applied. */
  readonly edits: readonly WorkspaceEdit[];
  /** What the server told the user. */
  readonly told: readonly string[];
  /** Opens a document and waits for its findings. */
  readonly open: (uri: string, text: string) => Promise<readonly Diagnostic[]>;
  /** Replaces the first place of `from` and waits for findings of that version. */
  readonly edit: (uri: string, from: string, to: string) => Promise<readonly Diagnostic[]>;
  readonly text: (uri: string) => string;
  /** The text that an edit makes of a document. */
  readonly applied: (uri: string, edit: WorkspaceEdit | null | undefined) => string;
  readonly close: () => Promise<void>;
}

const nowhere: World = {
  earlier: async () => undefined,
  sessions: async () => [],
  watch: () => () => {},
  store: async () => {
    throw new Error("this test has no store");
  },
  text: async () => undefined,
};

/** Starts a server and a client that talks to it. */
export async function startClient({ world = {}, capabilities = {}, start = {} }: Options = {}): Promise<Client> {
  const [up, down] = [new PassThrough(), new PassThrough()];
  const server = createConnection(new StreamMessageReader(up), new StreamMessageWriter(down));
  serve(server, { ...nowhere, ...world }, createDesk());
  const connection = createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
  connection.listen();
  const documents = new Map<string, TextDocument>();
  const edits: WorkspaceEdit[] = [];
  const told: string[] = [];
  connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => {
    edits.push(edit);
    return { applied: true };
  });
  connection.onNotification(ShowMessageNotification.type, ({ message }) => void told.push(message));
  const waiting = new Map<string, (found: readonly Diagnostic[]) => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) => {
    waiting.get(`${uri} ${version}`)?.(diagnostics);
  });
  const found = (uri: string, version: number): Promise<readonly Diagnostic[]> =>
    new Promise((resolve) => waiting.set(`${uri} ${version}`, resolve));
  const answer = await connection.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: null,
    capabilities,
    initializationOptions: start,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  return {
    connection,
    answer,
    edits,
    told,
    async open(uri, text) {
      documents.set(uri, TextDocument.create(uri, "markdown", 1, text));
      const findings = found(uri, 1);
      await connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId: "markdown", version: 1, text },
      });
      return findings;
    },
    async edit(uri, from, to) {
      const document = documents.get(uri);
      if (!document) throw new Error(`${uri} is not open`);
      const start = document.getText().indexOf(from);
      const range = { start: document.positionAt(start), end: document.positionAt(start + from.length) };
      const version = document.version + 1;
      const contentChanges = [{ range, text: to }];
      TextDocument.update(document, contentChanges, version);
      const findings = found(uri, version);
      await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges,
      });
      return findings;
    },
    text: (uri) => documents.get(uri)?.getText() ?? "",
    applied(uri, edit) {
      const edits = (edit?.changes?.[uri] ?? []) as TextEdit[];
      const document = documents.get(uri);
      return document ? TextDocument.applyEdits(document, edits) : "";
    },
    async close() {
      await connection.sendRequest(ShutdownRequest.type);
      connection.dispose();
      server.dispose();
    },
  };
}
