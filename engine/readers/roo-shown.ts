/** What Roo showed to its user: the log beside the history, which tells when the context was condensed and at what size. */
import { elements, type Located, member, stringOf } from "./json.ts";

/** One event of the log that changed the context. */
export interface ShownEvent {
  readonly kind: "summary" | "truncate";
  readonly ts: number;
  /** Id of the condensation or truncation, where the log has one. */
  readonly id: string | undefined;
  readonly summary: string | undefined;
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** What the log tells of the event. */
  readonly facts: Located;
}

/** The log with its events. */
export interface Shown {
  readonly log: Located | undefined;
  readonly events: readonly ShownEvent[];
}

/** The events of a log; none where there is no log. */
export function shownEvents(log: Located | undefined): Shown {
  return { log, events: elements(log).flatMap(eventOf) };
}

function eventOf(entry: Located): readonly ShownEvent[] {
  const say = stringOf(member(entry, "say"));
  const ts = numberIn(entry, "ts");
  if (ts === undefined) return [];
  if (say === "condense_context") {
    const facts = member(entry, "contextCondense");
    return facts ? [{ kind: "summary", ts, ...factsOf(facts, "condenseId") }] : [];
  }
  if (say !== "sliding_window_truncation") return [];
  const facts = member(entry, "contextTruncation");
  return facts ? [{ kind: "truncate", ts, ...factsOf(facts, "truncationId") }] : [];
}

function factsOf(facts: Located, id: string): Omit<ShownEvent, "kind" | "ts"> {
  return {
    id: stringOf(member(facts, id)),
    summary: stringOf(member(facts, "summary")),
    before: numberIn(facts, "prevContextTokens"),
    after: numberIn(facts, "newContextTokens"),
    facts,
  };
}

function numberIn(node: Located, key: string): number | undefined {
  const value = member(node, key)?.value;
  return typeof value === "number" ? value : undefined;
}
