/** The panel's only door: messages to and from the host, and what the host remembers for us. */
import type { FromPanel, Report, ToPanel } from "../server/protocol/panel.ts";
import { openWire, type Wire } from "./wire.ts";

/** What survives when the panel is hidden and shown again. */
export interface Remembered {
  readonly selected?: string;
}

/** What the painter may ask of whoever shows it: VS Code's webview, or a test. */
export interface Host extends Wire<FromPanel, ToPanel> {
  recall(): Remembered;
  remember(state: Remembered): void;
  /** Nobody is behind the page: it shows what it was written with, with the session's words or without, and opens nothing. */
  readonly frozen?: Report["kind"];
}

const KNOWN: ReadonlySet<ToPanel["type"]> = new Set([
  "loading",
  "lineage",
  "generation",
  "found",
  "foundElsewhere",
  "noteCopied",
  "reveal",
  "failed",
]);

/** The host inside VS Code. Throws where `acquireVsCodeApi` is not there. */
export function connect(): Host {
  const wire = openWire<FromPanel, ToPanel>(KNOWN);
  return {
    ...wire,
    recall: () => parseRemembered(wire.recall()),
    // With the session that the host put on the page, so that a reloaded window can ask for it again.
    remember: (state) => wire.remember({ ...state, uri: document.getElementById("root")?.dataset.session }),
  };
}

function parseRemembered(state: unknown): Remembered {
  if (typeof state !== "object" || state === null || !("selected" in state)) return {};
  return typeof state.selected === "string" ? { selected: state.selected } : {};
}
