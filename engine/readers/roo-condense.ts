/** What each condensation and truncation of a Roo task took from the context. */
import type { Compaction } from "../session.ts";
import { type Draft, note } from "./draft.ts";
import { type Located, member, stringOf } from "./json.ts";
import { markOf, type TaskEntry } from "./roo.ts";
import type { Shown, ShownEvent } from "./roo-shown.ts";
import { logRecords, logSummary } from "./task-log.ts";
import { openThread, type Removal, remove } from "./thread.ts";

/** The oldest and the middle way keep this many of the latest messages behind the summary. */
const KEPT = 3;

/** Notes every event, in the order of the list. */
export function condensations(draft: Draft, messages: readonly TaskEntry[], shown: Shown): void {
  const living = new Set(messages.flatMap((entry) => markOf(entry, "condenseId") ?? []));
  const hiding = new Set(messages.flatMap((entry) => (isMarker(entry) ? (markOf(entry, "truncationId") ?? []) : [])));
  const thread = openThread(draft);
  const entryOf = new Map(messages.flatMap((entry) => entry.records.map((index) => [index, entry] as const)));
  let sent = 0;
  const send = (until: number): void => {
    for (; sent < Math.min(until, messages.length); sent += 1) thread.live.push(...(messages[sent]?.records ?? []));
  };
  for (const entry of messages) {
    const { at } = entry;
    if (isMarker(entry)) {
      send(at + 1);
      const id = markOf(entry, "truncationId") ?? "";
      const dropped = (index: number): boolean => markOf(entryOf.get(index) ?? entry, "truncationParent") === id;
      if (id !== "" && thread.live.some(dropped)) remove(thread, truncation(entry, id, shown), dropped);
    }
    if (!isSummary(entry)) continue;
    const id = markOf(entry, "condenseId");
    const event = eventFor(entry, id, shown);
    const summary = entry.records[0];
    if (id === undefined) {
      destructive(draft, thread, messages, entry, event, shown, send);
      continue;
    }
    const isFresh = stringOf(member(entry.node, "role")) === "user";
    send(isFresh ? at + 1 : keptUntil(messages, at, event));
    const isTagged = (index: number): boolean => markOf(entryOf.get(index) ?? entry, "condenseParent") === id;
    const drops = (index: number): boolean => isTagged(index) || (isFresh && index < (summary ?? 0));
    if (thread.live.some((index) => index !== summary && drops(index))) {
      remove(thread, removalOf(entry, event, isFresh ? "exact" : "derived"), drops);
    }
  }
  send(messages.length);
  const orphans = messages.filter((entry) => isOrphan(entry, living, hiding)).length;
  if (orphans > 0) {
    note(draft, "doubtful", undefined, `${orphans} messages name a summary that a rewind removed; they count as sent`);
  }
}

const isSummary = ({ node }: TaskEntry): boolean => member(node, "isSummary")?.value === true;
const isMarker = ({ node }: TaskEntry): boolean => member(node, "isTruncationMarker")?.value === true;

function isOrphan(entry: TaskEntry, living: ReadonlySet<string>, hiding: ReadonlySet<string>): boolean {
  const [condensed, hidden] = [markOf(entry, "condenseParent"), markOf(entry, "truncationParent")];
  return (condensed !== undefined && !living.has(condensed)) || (hidden !== undefined && !hiding.has(hidden));
}

/** The log's event for a summary: by its id, else by the words of the summary. */
function eventFor(entry: TaskEntry, id: string | undefined, { events }: Shown): ShownEvent | undefined {
  if (id !== undefined) return events.find((event) => event.id === id);
  const content = stringOf(member(entry.node, "content"));
  return events.findLast((event) => event.kind === "summary" && event.summary === content);
}

/** End of the messages that were kept behind a summary: those older than its event, else as many as Roo keeps. */
function keptUntil(messages: readonly TaskEntry[], at: number, event: ShownEvent | undefined): number {
  const most = at + 1 + KEPT;
  if (event === undefined) return most;
  const later = messages.findIndex((entry, place) => at < place && event.ts < (entry.ts ?? 0));
  return later < 0 ? most : Math.min(later, most);
}

const SOURCE = "the context, as the agent estimated it";

function removalOf(entry: TaskEntry, event: ShownEvent | undefined, confidence: Compaction["confidence"]): Removal {
  const [summary] = entry.records;
  return {
    id: markOf(entry, "condenseId") ?? entry.id,
    kind: "summary",
    trigger: "unknown",
    confidence,
    line: 0,
    time: timeOf(event?.ts ?? entry.ts),
    summary,
    ...(summary === undefined && { opaque: true as const }),
    ...numbers(event),
  };
}

function truncation(entry: TaskEntry, id: string, { events }: Shown): Removal {
  const event = events.find((each) => each.kind === "truncate" && each.id === id);
  return {
    id,
    kind: "truncate",
    trigger: "auto",
    confidence: "exact",
    line: 0,
    time: timeOf(event?.ts ?? entry.ts),
    injected: entry.records,
    ...numbers(event),
  };
}

const numbers = (event: ShownEvent | undefined): Pick<Removal, "before" | "after" | "source"> => ({
  before: event?.before,
  after: event?.after,
  source: event ? SOURCE : "",
});

const timeOf = (ts: number | undefined): string | undefined =>
  ts !== undefined && Math.abs(ts) < 8e15 ? new Date(ts).toISOString() : undefined;

/** The oldest way removes the messages from the file; the log beside it may still tell what they said. */
function destructive(
  draft: Draft,
  thread: ReturnType<typeof openThread>,
  messages: readonly TaskEntry[],
  entry: TaskEntry,
  event: ShownEvent | undefined,
  shown: Shown,
  send: (until: number) => void,
): void {
  const { at } = entry;
  const { log } = shown;
  send(at);
  const [first, next] = [messages[0], messages[at + 1]];
  const from = log ? overwritten(draft, thread, { ...shown, log }, event, first?.ts ?? 0) : (first?.ts ?? 0);
  const before = thread.live.filter((index) => draft.records[index]?.role === "summary");
  const told = log ? logRecords(draft, log, from, next?.ts ?? event?.ts ?? 0) : [];
  thread.live.push(...told);
  send(keptUntil(messages, at, event));
  const gone = new Set([...before, ...told]);
  if (told.length === 0) {
    note(
      draft,
      "doubtful",
      undefined,
      "the condensed messages are not in this file; `ui_messages.json` beside it may show them",
    );
  }
  const removal = removalOf(entry, event, "heuristic");
  remove(thread, told.length === 0 ? { ...removal, gone: true } : removal, (index) => gone.has(index));
}

/** Condensations before the last one, whose summaries only the log still holds. Gives the time of the last of them. */
function overwritten(
  draft: Draft,
  thread: ReturnType<typeof openThread>,
  { log, events }: Shown & { readonly log: Located },
  last: ShownEvent | undefined,
  from: number,
): number {
  let since = from;
  for (const event of events) {
    if (event === last || event.kind !== "summary" || event.id !== undefined) continue;
    if (last !== undefined && last.ts <= event.ts) continue;
    const before = thread.live.filter((index) => draft.records[index]?.role === "summary");
    const told = logRecords(draft, log, since, event.ts);
    const summary = logSummary(draft, log, event);
    since = event.ts;
    if (summary === undefined || told.length === 0) continue;
    thread.live.push(...told, summary);
    const gone = new Set([...before, ...told]);
    const removal = { id: `condensed-${event.ts}`, kind: "summary", trigger: "unknown", line: 0 } as const;
    const about = { confidence: "heuristic", time: timeOf(event.ts), summary, ...numbers(event) } as const;
    remove(thread, { ...removal, ...about }, (index) => gone.has(index));
  }
  return since;
}
