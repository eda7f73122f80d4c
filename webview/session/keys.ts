import type { KeyboardEvent } from "react";
import type { FromSession } from "../../server/protocol/session-panel.ts";
import { rawKey, recordKey, recordOf, type SessionEvent, type SessionState } from "./state.ts";

/** What a key does; undefined for keys that are none of ours, and wherever somebody is typing. */
export function keyOf(
  event: KeyboardEvent<HTMLElement>,
  state: SessionState,
  fits: number,
): SessionEvent | "search" | { readonly ask: FromSession } | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const isOnControl = event.target instanceof HTMLElement && event.target.closest("button, input") !== null;
  const { active, overview } = state;
  const to = (record: number): SessionEvent => ({ type: "activate", record, reveal: "yes" });
  const jump = (record: number): SessionEvent => ({ type: "jump", record });
  switch (event.key) {
    case "ArrowDown":
    case "j":
      return to(active + 1);
    case "ArrowUp":
    case "k":
      return to(active - 1);
    case "PageDown":
      return to(active + fits);
    case "PageUp":
      return to(active - fits);
    case "Home":
      return jump(0);
    case "End":
      return jump((overview?.total ?? 1) - 1);
    case "/":
      return "search";
    case "F3":
      return { type: "step", by: event.shiftKey ? -1 : 1 };
    case "n":
      return { type: "step", by: 1 };
    case "N":
      return { type: "step", by: -1 };
    case "c":
      return jump(nextBand(state, 1));
    case "C":
      return jump(nextBand(state, -1));
    case "Enter":
    case " ":
      return isOnControl ? undefined : { type: "toggle", key: recordKey(active) };
    case "Escape":
      return { type: "search", query: "" };
    case "r":
      return { type: "toggle", key: rawKey(active) };
    case "o":
      return { ask: { type: "open", record: active, line: recordOf(state, active)?.line ?? 0 } };
    case "g":
      return { ask: { type: "goTo" } };
    case "b":
    case "Backspace":
      return { type: "back" };
    case "l":
      return { ask: lineageOf(state) };
    default:
      return undefined;
  }
}

/** The record of the next compaction, or of the one before; where there is none, the active one. */
export function nextBand({ overview, active }: SessionState, by: 1 | -1): number {
  const records = (overview?.bands ?? []).map(({ record }) => record).sort((a, b) => a - b);
  const found = by === 1 ? records.find((record) => active < record) : records.findLast((record) => record < active);
  return found ?? (by === 1 ? (records[0] ?? active) : active);
}

/** The lineage at the compaction that the active record heads, or at the one that dropped it. */
function lineageOf({ overview, active }: SessionState): FromSession {
  const bands = [...(overview?.bands ?? [])].sort((a, b) => a.record - b.record);
  const band = bands.find(({ record }) => active <= record);
  return band ? { type: "lineage", generation: band.id } : { type: "lineage" };
}
