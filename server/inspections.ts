/**
 * URI to inspection, kept up as texts change and files grow: the only state of the server.
 * Small documents lie on the near desk and are inspected at once; large ones and files on the far desk, in the background.
 */
import {
  type CancellationToken,
  type Connection,
  type Diagnostic,
  LSPErrorCodes,
  type Range,
  ResponseError,
  type TextDocumentContentChangeEvent,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { HEAD_LENGTH, headOf, opensDocument } from "../engine/readers/head.ts";
import { sniff } from "../engine/readers/index.ts";
import { defaults } from "../engine/settings.ts";
import { keepSurroundings, type Lent } from "./around.ts";
import { createDesk, type Desk, type Terms } from "./desk.ts";
import type { Ask, AskFile } from "./feature.ts";
import { diagnosticsView } from "./features/diagnostics.ts";
import { statusView } from "./features/status.ts";
import { pathOf } from "./paths.ts";
import type { Status } from "./protocol/answers.ts";
import { lineageChanged, statusChanged } from "./protocol/requests.ts";
import { type Change, firstFindings, quickFindings } from "./quick.ts";
import { keepVersions } from "./versions.ts";
import { watchFiles } from "./watching.ts";
import type { World } from "./world.ts";

/** Characters from which a document is inspected in the background. */
const LARGE = 24_000;

/** Characters from which an edit is first answered from its section alone, and the whole is looked at in a pause. */
const QUICK = 4000;

/** Milliseconds without an edit after which the whole of such a document is inspected. */
const PAUSE = 250;

/** How findings reach the editor. */
export type Delivery = "push" | "pull";

/** The state of the server, as its features see it. */
export interface Inspections {
  readonly ask: Ask;
  readonly lent: Lent;
  /** The URIs of the open documents. */
  readonly open: () => readonly string[];
  readonly agree: (terms: Terms) => void;
  /** From now on Git may be asked. */
  readonly trust: () => void;
  readonly deliver: (how: Delivery) => void;
  readonly watch: (uri: string) => void;
  readonly unwatch: (uri: string) => void;
  readonly close: () => void;
}

interface Kept {
  /** The version that lies on a desk, and which one. */
  version: number;
  desk?: Desk;
  timer?: NodeJS.Timeout;
  /** Changes since the last answer. */
  changes: Change[];
  /** The findings that the editor shows, and of which version. */
  shown: readonly Diagnostic[];
  shownVersion: number;
  /** No Markdown: its lines are too long to be looked at one section at a time. */
  readonly transcript: boolean;
  /** The whole document is being inspected in the background. */
  busy: boolean;
}

/** Keeps inspections of the documents that the connection tells of, and of the files that features ask for. */
export function keepInspections(connection: Connection, world: World, far: Desk, store: Lent["store"]): Inspections {
  const near = createDesk();
  const kept = new Map<string, Kept>();
  const files = new Set<string>();
  const versions = keepVersions(world, again);
  const lent: Omit<Lent, "askFile"> = {
    store,
    async text(uri) {
      const path = pathOf(uri);
      return documents.get(uri)?.getText() ?? (path === undefined ? undefined : world.text(path));
    },
  };
  const surroundings = keepSurroundings(lent, (uri) => kept.has(uri));
  const watching = watchFiles(world, (uri) => {
    for (const key of [uri, recordsOf(uri)]) far.touch(key);
    void connection.sendNotification(lineageChanged, { uri });
  });
  const documents = new TextDocuments({ create: TextDocument.create, update: changed });
  let terms: Terms = { settings: defaults, commands: false };
  let delivery: Delivery = "push";

  documents.onDidOpen(({ document }) => {
    const { uri } = document;
    const text = document.getText();
    const transcript = opensDocument(text) || sniff(headOf(uri, text.slice(0, HEAD_LENGTH))) !== undefined;
    kept.set(uri, { version: -1, transcript, changes: [], shown: [], shownVersion: -1, busy: false });
    files.delete(uri);
    versions.opened(uri, text);
    void versions.look(uri);
    if (transcript || !isLarge(document)) return schedule(document, 0);
    showQuickly(document, firstFindings(document, terms));
    schedule(document, PAUSE);
  });
  documents.onDidChangeContent(({ document }) => {
    const state = kept.get(document.uri);
    if (!state || state.changes.length === 0) return;
    const changes = state.changes.splice(0);
    if (document.getText().length < QUICK || state.transcript) {
      schedule(document, state.transcript ? PAUSE : 0);
      return;
    }
    showQuickly(document, quickFindings(document, changes, state.shown, terms));
    schedule(document, PAUSE);
  });
  documents.onDidSave(({ document }) => {
    void versions.look(document.uri);
    for (const uri of documents.keys()) if (surroundings.of(uri)?.sealed?.name === document.uri) again(uri);
  });
  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(kept.get(uri)?.timer);
    kept.delete(uri);
    versions.closed(uri);
    surroundings.closed(uri);
    near.drop(uri);
    far.drop(uri);
    if (delivery === "push") void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
  documents.listen(connection);

  /** Applies an edit and remembers its changes; one without a range is a new text. */
  function changed(document: TextDocument, changes: TextDocumentContentChangeEvent[], version: number): TextDocument {
    const state = kept.get(document.uri);
    for (const change of changes)
      state?.changes.push("range" in change ? change : { ...change, range: wholeOf(document) });
    return TextDocument.update(document, changes, version);
  }

  function showQuickly(document: TextDocument, findings: readonly Diagnostic[]): void {
    void show(document, findings).catch(report);
  }

  /** Shows findings, or has them pulled. */
  async function show({ uri, version }: TextDocument, findings: readonly Diagnostic[]): Promise<void> {
    const state = kept.get(uri);
    if (!state) return;
    state.shown = findings;
    state.shownVersion = version;
    if (delivery === "push") await connection.sendDiagnostics({ uri, version, diagnostics: [...findings] });
    else await connection.languages.diagnostics.refresh();
  }

  const isLarge = (document: TextDocument): boolean => LARGE < document.getText().length;

  function schedule(document: TextDocument, pause: number): void {
    const state = kept.get(document.uri);
    if (!state) return;
    clearTimeout(state.timer);
    state.timer = setTimeout(() => void refresh(document).catch(report), pause);
  }

  const report = (thrown: unknown): void =>
    connection.console.error(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));

  /** Inspects a document as a whole and tells the editor. What was overtaken by an edit is not told, and looked at again in the next pause. */
  async function refresh(document: TextDocument): Promise<void> {
    const { uri, version } = document;
    const state = kept.get(uri);
    if (!state) return;
    if (state.busy) return schedule(document, PAUSE);
    // A document that was closed and opened again begins with the same version.
    const isOvertaken = (): boolean => kept.get(uri) !== state || version !== documents.get(uri)?.version;
    state.busy = true;
    try {
      await lookAround(uri, document.getText());
      if (isOvertaken()) return;
      const desk = lay(document);
      const findings = (await desk.view(uri, diagnosticsView.name, undefined)) as readonly Diagnostic[];
      if (isOvertaken()) return;
      await show(document, findings);
      const status = (await desk.view(uri, statusView.name, undefined)) as Status;
      if (isOvertaken()) return;
      await connection.sendNotification(statusChanged, status);
      if (status.kind === "transcript") await connection.sendNotification(lineageChanged, { uri });
    } finally {
      state.busy = false;
    }
  }

  /** Looks at what the document names; what does not answer at once is not waited for, and the document inspected again when it has. */
  async function lookAround(uri: string, text: string): Promise<void> {
    const looked = surroundings.look(uri, text);
    const answer = await Promise.race([looked, later(PAUSE)]);
    const state = kept.get(uri);
    if (answer === "other" && state) state.version = -1;
    if (answer === "late") void looked.then((found) => found === "other" && again(uri)).catch(report);
  }

  /** Puts the document on its desk, if that has not this version. */
  function lay(document: TextDocument): Desk {
    const { uri, version } = document;
    const desk = isLarge(document) ? far : near;
    const state = kept.get(uri);
    if (!state || (state.version === version && state.desk === desk)) return desk;
    if (state.desk !== desk) state.desk?.drop(uri);
    const text = document.getText();
    const earlier = versions.of(uri, text, terms.settings);
    const around = surroundings.of(uri);
    desk.put(uri, { kind: "text", text, version, ...(earlier ? { earlier } : {}), ...(around ? { around } : {}) });
    state.version = version;
    state.desk = desk;
    return desk;
  }

  /** Inspects an open document again though its text is the same. */
  function again(uri: string): void {
    const document = documents.get(uri);
    const state = kept.get(uri);
    if (!document || !state) return;
    state.version = -1;
    schedule(document, 0);
  }

  const ask: Ask = async (view, uri, params, token) => {
    const document = documents.get(uri);
    const state = kept.get(uri);
    if (view.name === diagnosticsView.name && state && state.shownVersion === document?.version) {
      return state.shown as ReturnType<typeof view.answer>;
    }
    const desk = document ? lay(document) : layFile(uri);
    const version = document?.version;
    if (!desk) return undefined;
    const answer = await desk.view(uri, view.name, params);
    stopIf(token);
    if (version !== documents.get(uri)?.version) {
      throw new ResponseError(LSPErrorCodes.ContentModified, "the document changed meanwhile");
    }
    return answer as ReturnType<typeof view.answer>;
  };

  /** A file that is not open is read from disk, in the background; its records also where it is open. */
  function layFile(uri: string, key = uri): Desk | undefined {
    const path = pathOf(uri);
    if (path === undefined) return undefined;
    if (files.has(key)) return far;
    files.add(key);
    far.put(key, { kind: "file", path });
    watching.start(uri);
    return far;
  }

  const askFile: AskFile = async (view, uri, params) => {
    const desk = layFile(uri, recordsOf(uri));
    return (await desk?.view(recordsOf(uri), view.name, params)) as Awaited<ReturnType<typeof view.answer>> | undefined;
  };

  return {
    ask,
    lent: { ...lent, askFile },
    open: () => documents.keys(),
    watch: watching.start,
    unwatch(uri) {
      watching.stop(uri);
      for (const key of [uri, recordsOf(uri)]) files.delete(key);
    },
    agree(agreed) {
      terms = agreed;
      near.agree(agreed);
      far.agree(agreed);
      for (const uri of documents.keys()) again(uri);
    },
    trust() {
      versions.trust();
      for (const uri of documents.keys()) void versions.look(uri);
    },
    deliver(how) {
      delivery = how;
    },
    close() {
      for (const { timer } of kept.values()) clearTimeout(timer);
      watching.close();
    },
  };
}

/** Waits some milliseconds without keeping the process alive. */
const later = (milliseconds: number): Promise<"late"> =>
  new Promise((done) => setTimeout(() => done("late"), milliseconds).unref());

/** The name on a desk of a file as it lies on disk, whatever is open of it. */
const recordsOf = (uri: string): string => `${uri}#records`;

/** The range of a whole document. */
const wholeOf = (document: TextDocument): Range => ({
  start: { line: 0, character: 0 },
  end: document.positionAt(document.getText().length),
});

/** Incremental: only what changed crosses the wire. */
export const syncKind = TextDocumentSyncKind.Incremental;

function stopIf(token: CancellationToken | undefined): void {
  if (token?.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, "cancelled");
}
