/** What every page has of VS Code: messages to and from the host, and a state that outlives its being hidden. */

interface VsCodeApi {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): unknown;
}

declare function acquireVsCodeApi(): VsCodeApi;

/** A page's end: posts one union of messages, hears another. What was kept comes back as unknown. */
export interface Wire<Said, Heard> {
  post(message: Said): void;
  /** Calls back for each message until the returned function is called. */
  listen(receive: (message: Heard) => void): () => void;
  recall(): unknown;
  remember(state: unknown): void;
}

/** The wire inside VS Code; hears messages of the known types. Throws where `acquireVsCodeApi` is not there. */
export function openWire<Said, Heard extends { readonly type: string }>(
  known: ReadonlySet<Heard["type"]>,
): Wire<Said, Heard> {
  const api = acquireVsCodeApi();
  return {
    post: (message) => api.postMessage(message),
    listen(receive) {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (isKnown<Heard>(data, known)) receive(data);
      };
      window.addEventListener("message", onMessage);
      return () => window.removeEventListener("message", onMessage);
    },
    recall: () => api.getState(),
    // VS Code gives the state back: no effect may take that for its end.
    remember: (state) => void api.setState(state),
  };
}

/** The one door for what arrives: messages of a known type are the host's, everything else is not for us. */
function isKnown<Heard extends { readonly type: string }>(data: unknown, known: ReadonlySet<unknown>): data is Heard {
  return typeof data === "object" && data !== null && "type" in data && known.has(data.type);
}
