/**
 * The read-only session editor: the records of a file of any size. VS Code hands over a URI; the server reads the file, and what the page
 * asks for is relayed. Nothing is kept here.
 */
import {
  type CustomReadonlyEditorProvider,
  commands,
  type Disposable,
  type Event,
  type ExtensionContext,
  Uri,
  type WebviewPanel,
  window,
} from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { Place } from "../../server/protocol/answers.ts";
import { lineageListRequest } from "../../server/protocol/requests.ts";
import type { FromSession, ItemName, ToSession } from "../../server/protocol/session-panel.ts";
import {
  findRequest,
  occurrencesRequest,
  overviewRequest,
  pieceRequest,
  rawPieceRequest,
  recordAtRequest,
  recordsRequest,
} from "../../server/protocol/session-requests.ts";
import { nameOf } from "../addresses.ts";
import { unlessOvertaken } from "../language-client.ts";
import { pageOf } from "../panel-page.ts";
import { parseFromSession } from "../session-messages.ts";
import type { Watches } from "../watches.ts";
import type { CompactionDiff } from "./compaction-diff.ts";
import { askForRecord, pickGoal } from "./go-to.ts";
import type { LineagePanels } from "./lineage-panel.ts";
import { openPlace } from "./readable-texts.ts";

const viewType = "palimpsest.session";

/** Command: opens a session's records; argument `uri`. */
export const readSessionCommand = "palimpsest.readSession";

/** Milliseconds between two questions how far a file is read. */
const AGAIN = 120;

/** The session editors of this window. */
export interface SessionEditors extends Disposable {
  /** Opens the records of a session, or brings them to the front; at the place of an item where one is given. */
  show(uri: string, at?: ItemPlace): Promise<void>;
  /** Lets the user choose where to go in the session in front. */
  goTo(what: "anything" | "record"): Promise<void>;
  /** The session whose records are in front; undefined where none are. */
  active(): string | undefined;
}

/** Where an item stands, and its name where all its places can be found by that. */
export interface ItemPlace {
  readonly place: Pick<Place, "record">;
  readonly item?: ItemName;
}

interface Around {
  readonly watches: Watches;
  readonly changes: Event<string>;
  readonly panels: LineagePanels;
  readonly reviews: CompactionDiff;
}

/** Offers the editor for session files; none is opened unasked. */
export function createSessionEditors(
  client: LanguageClient,
  extension: ExtensionContext,
  around: Around,
): SessionEditors {
  const root = Uri.joinPath(extension.extensionUri, "dist", "webview");
  const open = new Set<OpenEditor>();
  /** Where editors go that are not open yet, by session. */
  const wanted = new Map<string, ItemPlace>();

  const provider: CustomReadonlyEditorProvider = {
    openCustomDocument: (uri) => ({ uri, dispose() {} }),
    resolveCustomEditor({ uri: file }, panel) {
      const uri = file.toString();
      const tell: Tell = async (message) => void (await panel.webview.postMessage(message));
      // Nobody is told once the editor is closed: its page then takes no messages.
      const tellFailure = (error: unknown): Promise<void> => tell(failure(error)).catch(() => undefined);
      const refresh = oneAtATime(() => tellWhatIsThere(uri, tell, () => goWhereWanted(uri, tell)).catch(tellFailure));
      const one: OpenEditor = { uri, panel, refresh, tell };
      open.add(one);
      panel.webview.options = { enableScripts: true, localResourceRoots: [root] };
      const release = around.watches.keep(uri);
      const received = panel.webview.onDidReceiveMessage(async (raw: unknown) => {
        const message = parseFromSession(raw);
        if (message?.type === "ready") refresh();
        else if (message) await answer(uri, message, tell).catch(tellFailure);
      });
      panel.onDidDispose(() => {
        open.delete(one);
        received.dispose();
        release();
      });
      panel.webview.html = pageOf(panel.webview, root, uri, "session");
    },
  };

  /** How much there is, again and again until the file is read; then what its compactions did. */
  async function tellWhatIsThere(uri: string, tell: Tell, onRead: () => Promise<void>): Promise<void> {
    for (;;) {
      const overview = await client.sendRequest(overviewRequest, { uri });
      if (!overview) throw new Error("it is no file on this machine");
      await tell({ type: "overview", name: nameOf(Uri.parse(uri)), overview });
      if (!overview.reading) {
        await onRead();
        if (overview.bands.length > 0) await tellVerdicts(uri, tell);
        return;
      }
      await later(AGAIN);
    }
  }

  /** An editor that was opened at a place goes there once its file is read. */
  async function goWhereWanted(uri: string, tell: Tell): Promise<void> {
    const at = wanted.get(uri);
    wanted.delete(uri);
    if (at) await goToPlace(uri, at, tell);
  }

  async function goToPlace(uri: string, { place: { record }, item }: ItemPlace, tell: Tell): Promise<void> {
    const occurrences = item && (await client.sendRequest(occurrencesRequest, { uri, ...item }));
    await tell(occurrences ? { type: "occurrences", occurrences, from: record } : { type: "goTo", record });
  }

  async function choose(uri: string, what: "anything" | "record", tell: Tell): Promise<void> {
    const goal = await (what === "record" ? askForRecord(client, uri) : pickGoal(client, uri));
    if (!goal) return;
    if ("record" in goal) await tell({ type: "goTo", record: goal.record });
    else await goToPlace(uri, { place: { record: 0 }, item: goal.item }, tell);
  }

  async function tellVerdicts(uri: string, tell: Tell): Promise<void> {
    const list = await client.sendRequest(lineageListRequest, { uri }).catch(unlessOvertaken);
    if (!list) return;
    const verdicts = list.rows.map(({ id, sentence: { text, weight } }) => ({ id, text, weight }));
    await tell({ type: "verdicts", verdicts });
  }

  async function answer(uri: string, message: Exclude<FromSession, { type: "ready" }>, tell: Tell): Promise<void> {
    switch (message.type) {
      case "records": {
        const { from, count } = message;
        const page = await client.sendRequest(recordsRequest, { uri, from, count });
        return page ? tell({ type: "records", page }) : undefined;
      }
      case "piece": {
        const { record, part, from } = message;
        const piece = await client.sendRequest(pieceRequest, { uri, record, part, from });
        return piece ? tell({ type: "piece", record, part, piece }) : undefined;
      }
      case "raw": {
        const { record, from } = message;
        const piece = await client.sendRequest(rawPieceRequest, { uri, record, from });
        return piece ? tell({ type: "raw", record, piece }) : undefined;
      }
      case "find": {
        const { query, from } = message;
        const page = await client.sendRequest(findRequest, { uri, query, from });
        return page ? tell({ type: "hits", query, page }) : undefined;
      }
      case "line": {
        const record = await client.sendRequest(recordAtRequest, { uri, line: message.line });
        return record === null ? undefined : tell({ type: "goTo", record });
      }
      case "goTo":
        return choose(uri, "anything", tell);
      case "occurrences": {
        const { kind, text } = message;
        const occurrences = await client.sendRequest(occurrencesRequest, { uri, kind, text });
        return occurrences ? tell({ type: "occurrences", occurrences }) : undefined;
      }
      case "open": {
        const { record, line } = message;
        return openPlace(client, uri, { record, textIndex: 0, line, span: { start: 0, end: 0 } });
      }
      case "review":
        await around.reviews.open(uri, message.generation);
        return;
      case "lineage":
        around.panels.show(uri, message.generation);
        return;
    }
  }

  const inFront = (): OpenEditor | undefined => [...open].find(({ panel }) => panel.active);
  const registered = window.registerCustomEditorProvider(viewType, provider, {
    supportsMultipleEditorsPerDocument: true,
  });
  const changed = around.changes((uri) => {
    for (const one of open) if (one.uri === uri) one.refresh();
  });
  return {
    async show(uri, at) {
      const known = [...open].find((one) => one.uri === uri);
      if (at && !known) wanted.set(uri, at);
      await commands.executeCommand("vscode.openWith", Uri.parse(uri), viewType);
      if (at && known) await goToPlace(uri, at, known.tell);
    },
    async goTo(what) {
      const one = inFront();
      if (one) await choose(one.uri, what, one.tell);
    },
    active: () => inFront()?.uri,
    dispose() {
      for (const part of [registered, changed]) part.dispose();
    },
  };
}

type Tell = (message: ToSession) => Promise<void>;

interface OpenEditor {
  readonly uri: string;
  readonly panel: WebviewPanel;
  readonly refresh: () => void;
  readonly tell: Tell;
}

/** Work that is asked for while it is done is done once more afterwards, and never twice at a time. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    again = running;
    if (running) return;
    running = true;
    await work();
    running = false;
    if (again) await run();
  };
  return () => void run();
}

const failure = (error: unknown): ToSession => ({
  type: "failed",
  reason: error instanceof Error ? error.message : String(error),
});

const later = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));
