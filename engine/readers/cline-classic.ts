/** Classic Cline's API history: what is dropped stands only in the log beside it, as a stretch of indices that grows. */
import { addRecord, type Draft, emptyDraft, note, sessionOf } from "./draft.ts";
import { elements, type Located, recordOf } from "./json.ts";
import { placesIn } from "./places.ts";
import type { DocumentReader } from "./reader.ts";
import { isTaskHistory, readMessages, type TaskEntry } from "./roo.ts";
import { openThread, remove, type Thread } from "./thread.ts";

/** Reads a task of classic Cline, or one of Roo that was never condensed. */
export const clineClassic: DocumentReader = {
  unit: "document",
  format: "cline",
  accepts: ({ document }) => isTaskHistory(document),
  companions: () => ["ui_messages.json", "context_history.json"],
  read(document, { mark, companions }) {
    const draft = emptyDraft("cline");
    const messages = readMessages(draft, document, placesIn(document.source, mark));
    const events = [
      ...rangesIn(companions.get("ui_messages.json")),
      ...editsIn(companions.get("context_history.json")),
    ];
    replay(
      draft,
      messages,
      events.sort((a, b) => a.ts - b.ts),
    );
    return sessionOf(draft);
  },
};

/** Something that changed what is sent, at a time in milliseconds. */
type Event =
  | { readonly kind: "range"; readonly ts: number; readonly start: number; readonly end: number }
  | { readonly kind: "edit"; readonly ts: number; readonly messages: readonly number[] };

/** Stretches of messages that were deleted, one for each time that the stretch grew. */
function rangesIn(log: Located | undefined): readonly Event[] {
  const events: Event[] = [];
  let last = -1;
  for (const entry of elements(log)) {
    const { ts, conversationHistoryDeletedRange: range } = recordOf(entry.value) ?? {};
    if (typeof ts !== "number" || !Array.isArray(range)) continue;
    const [start, end] = range;
    if (typeof start !== "number" || typeof end !== "number" || end <= last) continue;
    last = end;
    events.push({ kind: "range", ts, start, end });
  }
  return events;
}

/** Texts that are replaced in requests: `[[message, [type, [[block, [[time, "text", …]]]]]]]`, gathered by their times. */
function editsIn(history: Located | undefined): readonly Event[] {
  const byTime = new Map<number, Set<number>>();
  for (const entry of elements(history)) {
    const [message, body]: readonly unknown[] = Array.isArray(entry.value) ? entry.value : [];
    if (typeof message !== "number") continue;
    for (const block of listAt(body, 1)) {
      for (const edit of listAt(block, 1)) {
        const ts = Array.isArray(edit) ? edit[0] : undefined;
        if (typeof ts === "number") byTime.set(ts, (byTime.get(ts) ?? new Set()).add(message));
      }
    }
  }
  return [...byTime].map(([ts, messages]) => ({ kind: "edit", ts, messages: [...messages] }));
}

function listAt(value: unknown, place: number): readonly unknown[] {
  const list: unknown = Array.isArray(value) ? value[place] : undefined;
  return Array.isArray(list) ? list : [];
}

function replay(draft: Draft, messages: readonly TaskEntry[], events: readonly Event[]): void {
  const thread = openThread(draft);
  const placeOf = new Map(messages.flatMap(({ at, records }) => records.map((index) => [index, at] as const)));
  let sent = 0;
  const send = (ts: number): void => {
    for (; sent < messages.length && (messages[sent]?.ts ?? 0) <= ts; sent += 1) {
      thread.live.push(...(messages[sent]?.records ?? []));
    }
  };
  for (const event of events) {
    send(event.ts);
    if (event.kind === "range") {
      drop(thread, event, (index) => within(event, placeOf.get(index) ?? -1), summaryIn(draft, messages, event.ts));
    } else blank(thread, event, messages);
  }
  send(Number.POSITIVE_INFINITY);
}

const within = ({ start, end }: { readonly start: number; readonly end: number }, at: number): boolean =>
  start <= at && at <= end;

const timeOf = (ts: number): string | undefined => (Math.abs(ts) < 8e15 ? new Date(ts).toISOString() : undefined);

/** A stretch that is deleted; where the model was asked to write a summary of it before, that stands in its place. */
function drop(
  thread: Thread,
  { ts, end }: Extract<Event, { readonly kind: "range" }>,
  drops: (index: number) => boolean,
  summary: number | undefined,
): void {
  if (!thread.live.some(drops)) return;
  if (summary !== undefined) {
    note(
      thread.draft,
      "doubtful",
      undefined,
      "a summary was written by `summarize_task`; what it replaced is taken from the deleted stretch",
    );
  }
  const event = {
    id: `deleted-${end}`,
    kind: summary === undefined ? "truncate" : "summary",
    trigger: "auto",
    confidence: summary === undefined ? "exact" : "derived",
    line: 0,
    time: timeOf(ts),
    summary,
    source: "",
  } as const;
  remove(thread, event, drops);
}

/** The words of the latest call of `summarize_task` before a time, as a record of their own. */
function summaryIn(draft: Draft, messages: readonly TaskEntry[], ts: number): number | undefined {
  for (const { records, ts: at = 0 } of messages.toReversed()) {
    if (ts < at) continue;
    for (const index of records) {
      const record = draft.records[index];
      const texts = (record?.texts ?? []).filter(({ tool }) => tool === "summarize_task");
      if (!record || texts.length === 0) continue;
      const words = texts.map(({ text, raw, escaped, via }) => ({
        text,
        raw,
        escaped,
        ...(via && { via }),
        use: "prose" as const,
      }));
      return addRecord(draft, {
        ...record,
        id: `${record.id}.summary`,
        role: "summary",
        provenance: "summary",
        texts: words,
      });
    }
  }
  return undefined;
}

/** Results whose text is replaced in requests. */
function blank(
  thread: Thread,
  { ts, messages: places }: Extract<Event, { readonly kind: "edit" }>,
  messages: readonly TaskEntry[],
): void {
  const records = new Set(
    places.flatMap((at) => messages[at]?.records ?? []).filter((index) => thread.draft.records[index]?.role === "tool"),
  );
  if (!thread.live.some((index) => records.has(index))) return;
  const event = { kind: "clear", trigger: "auto", confidence: "exact", line: 0, source: "" } as const;
  remove(thread, { ...event, id: `edited-${ts}`, time: timeOf(ts) }, (index) => records.has(index));
}
