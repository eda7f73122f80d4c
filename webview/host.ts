/** The panel's only door: messages to and from the host, and what the host remembers for us. */
import type { FromPanel, ToPanel } from "../server/protocol/panel.ts";

interface VsCodeApi {
  postMessage(message: FromPanel): void;
  getState(): unknown;
  setState(state: Remembered & { readonly uri?: string | undefined }): void;
}

declare function acquireVsCodeApi(): VsCodeApi;

/** What survives when the panel is hidden and shown again. */
export interface Remembered {
  readonly selected?: string;
}

/** What the painter may ask of whoever shows it: VS Code's webview, or a test. */
export interface Host {
  post(message: FromPanel): void;
  /** Calls back for each message until the returned function is called. */
  listen(receive: (message: ToPanel) => void): () => void;
  recall(): Remembered;
  remember(state: Remembered): void;
  /** Nobody is behind the page: it shows what it was written with, with the session's words or without, and opens nothing. */
  readonly frozen?: "redacted" | "quoted";
}

/** The host inside VS Code. Throws where `acquireVsCodeApi` is not there. */
export function connect(): Host {
  const api = acquireVsCodeApi();
  return {
    post: (message) => api.postMessage(message),
    listen(receive) {
      const onMessage = (event: MessageEvent<unknown>): void => {
        const message = parseMessage(event.data);
        if (message) receive(message);
      };
      window.addEventListener("message", onMessage);
      return () => window.removeEventListener("message", onMessage);
    },
    recall: () => parseRemembered(api.getState()),
    // With the session that the host put on the page, so that a reloaded window can ask for it again.
    remember: (state) => api.setState({ ...state, uri: document.getElementById("root")?.dataset.session }),
  };
}

const KNOWN: ReadonlySet<unknown> = new Set<ToPanel["type"]>([
  "loading",
  "lineage",
  "items",
  "found",
  "foundElsewhere",
  "noteCopied",
  "reveal",
  "failed",
]);

/** The one door for what arrives: messages of a known type are the host's, everything else is not for us. */
function parseMessage(data: unknown): ToPanel | undefined {
  if (typeof data !== "object" || data === null || !("type" in data) || !KNOWN.has(data.type)) return undefined;
  return data as ToPanel;
}

function parseRemembered(state: unknown): Remembered {
  if (typeof state !== "object" || state === null || !("selected" in state)) return {};
  return typeof state.selected === "string" ? { selected: state.selected } : {};
}
