/** The session editor's only door: messages to and from the host, and where it was before it was hidden. */
import type { FromSession, ItemName, ToSession } from "../../server/protocol/session-panel.ts";
import { openWire, type Wire } from "../wire.ts";

/** Where the reader was. */
export interface Place {
  readonly record: number;
  /** The item whose places were gone through. */
  readonly item?: ItemName;
}

/** What the painter may ask of whoever shows it. */
export interface SessionHost extends Wire<FromSession, ToSession> {
  recall(): Place | undefined;
  remember(place: Place): void;
}

const KNOWN: ReadonlySet<ToSession["type"]> = new Set([
  "overview",
  "verdicts",
  "records",
  "piece",
  "raw",
  "hits",
  "goTo",
  "occurrences",
  "failed",
]);

/** The host inside VS Code. Throws where `acquireVsCodeApi` is not there. */
export function connectSession(): SessionHost {
  const wire = openWire<FromSession, ToSession>(KNOWN);
  return { ...wire, recall: () => parsePlace(wire.recall()) };
}

function parsePlace(state: unknown): Place | undefined {
  if (typeof state !== "object" || state === null || !("record" in state)) return undefined;
  if (typeof state.record !== "number") return undefined;
  const item = "item" in state ? (state.item as ItemName | undefined) : undefined;
  return { record: state.record, ...(item ? { item } : {}) };
}
