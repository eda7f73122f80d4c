/** The session editor's only door: messages to and from the host, and where it was before it was hidden. */
import type { FromSession, ToSession } from "../../server/protocol/session-panel.ts";

interface VsCodeApi {
  postMessage(message: FromSession): void;
  getState(): unknown;
  setState(state: Place): void;
}

declare function acquireVsCodeApi(): VsCodeApi;

/** Where the reader was. */
export interface Place {
  readonly record: number;
}

/** What the painter may ask of whoever shows it. */
export interface SessionHost {
  post(message: FromSession): void;
  /** Calls back for each message until the returned function is called. */
  listen(receive: (message: ToSession) => void): () => void;
  recall(): Place | undefined;
  remember(place: Place): void;
}

/** The host inside VS Code. Throws where `acquireVsCodeApi` is not there. */
export function connectSession(): SessionHost {
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
    recall: () => parsePlace(api.getState()),
    // VS Code gives the state back: no effect may take that for its end.
    remember: (place) => void api.setState(place),
  };
}

const KNOWN: ReadonlySet<unknown> = new Set<ToSession["type"]>([
  "overview",
  "verdicts",
  "records",
  "piece",
  "raw",
  "hits",
  "goTo",
  "failed",
]);

/** The one door for what arrives: messages of a known type are the host's, everything else is not for us. */
function parseMessage(data: unknown): ToSession | undefined {
  if (typeof data !== "object" || data === null || !("type" in data) || !KNOWN.has(data.type)) return undefined;
  return data as ToSession;
}

function parsePlace(state: unknown): Place | undefined {
  if (typeof state !== "object" || state === null || !("record" in state)) return undefined;
  return typeof state.record === "number" ? { record: state.record } : undefined;
}
