/** OpenHands: events of the agent SDK (V1) and of the older controller (V0), as one list, one a line, or a trajectory a line. */
import { type Draft, emptyDraft, lineId, sessionOf } from "./draft.ts";
import { elements, type Located, member, recordOf, stringOf } from "./json.ts";
import { isV0Event, openV0 } from "./openhands-v0.ts";
import { isV1Event, openV1 } from "./openhands-v1.ts";
import { type Place, placesIn } from "./places.ts";
import type { DocumentReader, LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";

/** Takes one event after another. */
export type TakeEvent = (event: Located, place: Place, fallback: string) => void;

/** Reads an exported list of events. */
export const openhands: DocumentReader = {
  unit: "document",
  format: "openhands",
  accepts: ({ document }) =>
    Array.isArray(document) && (isMostly(document, isV1Event) || isMostly(document, isV0Event)),
  read(document, { mark }) {
    const draft = emptyDraft("openhands");
    takeAll(draft, elements(document), placesIn(document.source, mark));
    return sessionOf(draft);
  },
};

/** Whether the first elements are events; some exports pair an action with its observation. */
function isMostly(list: readonly unknown[], isEvent: (value: unknown) => boolean): boolean {
  const head = list.slice(0, 20);
  return head.length > 0 && head.every((each) => (Array.isArray(each) ? each.some(isEvent) : isEvent(each)));
}

function takeAll(draft: Draft, list: readonly Located[], place: (node: Located) => Place, agent?: string): void {
  const events = list.flatMap((each) => (Array.isArray(each.value) ? elements(each) : [each]));
  const isNew = events.slice(0, 20).some(({ value }) => isV1Event(value));
  const take = isNew ? openV1(draft, agent) : openV0(draft, agent);
  for (const [at, event] of events.entries()) if (recordOf(event.value)) take(event, place(event), `E${at}`);
}

/** Reads events of the agent SDK, one a line. */
export const openhandsLines: LineReader = {
  unit: "line",
  format: "openhands",
  accepts: ({ rows }) => rows.length > 0 && rows.every(isV1Event),
  open() {
    const draft = emptyDraft("openhands");
    const take = openV1(draft, undefined);
    const feed = feedRows(({ node, line, at, bytes }) => take(node, { line, at, bytes }, lineId(line)));
    return { line: feed.line, session: () => sessionOf(draft, [], feed.problems()) };
  },
};

/** Reads the output of an evaluation: one trajectory a line, each a conversation of its own. */
export const openhandsEvaluation: LineReader = {
  unit: "line",
  format: "openhands",
  accepts: ({ rows }) => rows.length > 0 && rows.every((row) => "instance_id" in row && Array.isArray(row.history)),
  open() {
    const draft = emptyDraft("openhands");
    const feed = feedRows((row) => takeTrajectory(draft, row));
    return { line: feed.line, session: () => sessionOf(draft, [], feed.problems()) };
  },
};

function takeTrajectory(draft: Draft, { node, line, at, bytes }: Row): void {
  const agent = stringOf(member(node, "instance_id")) ?? lineId(line);
  takeAll(draft, elements(member(node, "history")), () => ({ line, at, bytes }), agent);
}
