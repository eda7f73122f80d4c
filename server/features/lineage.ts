/** The lineage of a session: its rows, the items of a generation, obligations, records as readable text, the recovery note. */
import type { Inspection } from "../../engine/inspection.ts";
import type { Generation } from "../../engine/lineage/generation.ts";
import { type LineageList, listOf } from "../../engine/lineage/list.ts";
import { obligationRowsOf } from "../../engine/lineage/obligation-rows.ts";
import { itemsOfGeneration, type LineageRow, type RowSource, rowOf, rowsOf } from "../../engine/lineage/rows.ts";
import { recoveryNote } from "../../engine/recover.ts";
import type { Feature } from "../feature.ts";
import type {
  ItemRow,
  ItemState,
  ObligationRow,
  OpenGeneration,
  RecordText,
  SessionCounts,
} from "../protocol/answers.ts";
import {
  generationRequest,
  itemsRequest,
  lineageListRequest,
  lineageRequest,
  obligationsRequest,
  recordRequest,
  recoveryNoteRequest,
  sessionCountsRequest,
} from "../protocol/requests.ts";
import type { View } from "../subject.ts";
import { readRecord } from "./readable.ts";

/** Names a generation; without, the newest is meant. */
export interface Which {
  readonly generation?: string;
}

/** What rows are drawn from; undefined where the document is no session. */
export function rowSource({ lineage, session, passages }: Inspection): RowSource | undefined {
  return lineage && session ? { lineage, session, passages } : undefined;
}

/** The generation that is meant. */
export const generationOf = ({ lineage }: Inspection, { generation }: Which): Generation | undefined =>
  generation === undefined ? lineage?.generations.at(-1) : lineage?.generations.find(({ id }) => id === generation);

const rowsView: View<undefined, readonly LineageRow[]> = {
  name: "lineage",
  answer({ inspection }) {
    const source = rowSource(inspection);
    return source ? rowsOf(source) : [];
  },
};

const listView: View<undefined, LineageList> = {
  name: "lineage-list",
  answer({ inspection }) {
    const source = rowSource(inspection);
    return listOf(source ? rowsOf(source) : []);
  },
};

const generationView: View<Which, OpenGeneration | undefined> = {
  name: "generation",
  answer({ inspection }, params) {
    const source = rowSource(inspection);
    const generation = generationOf(inspection, params);
    const row = source && generation && rowOf(generation, source);
    return row ? { row, items: itemsOfGeneration(generation, source) } : undefined;
  },
};

const itemsView: View<Which & { readonly state?: ItemState }, readonly ItemRow[]> = {
  name: "items",
  answer({ inspection }, params) {
    const source = rowSource(inspection);
    const generation = generationOf(inspection, params);
    return source && generation ? itemsOfGeneration(generation, source, params.state) : [];
  },
};

const obligationsView: View<undefined, readonly ObligationRow[]> = {
  name: "obligations",
  answer: ({ inspection }) => obligationRowsOf(inspection),
};

const recordView: View<number, RecordText | undefined> = {
  name: "record",
  answer({ inspection }, index) {
    const record = inspection.session?.records[index];
    return record ? readRecord(record) : undefined;
  },
};

const noteView: View<Which, string> = {
  name: "recovery-note",
  answer: ({ inspection, settings }, params) =>
    recoveryNote(inspection, generationOf(inspection, params), settings["budget.recovery"]),
};

/** A note is pasted where others read it. The rules for that lie in a file of their own, loaded for the first note. */
async function masked(note: string): Promise<string> {
  return (await import("../../engine/node/masking.ts")).masked(note);
}

const countsView: View<undefined, SessionCounts | undefined> = {
  name: "session-counts",
  answer({ inspection: { session, lineage } }) {
    if (!session || !lineage) return undefined;
    const { generations } = lineage;
    const fates = generations.flatMap(({ survival }) => survival);
    const gone = (kind: string): number =>
      new Set(fates.filter(({ item, state }) => item.kind === kind && isGone(state)).map(({ item }) => item.text)).size;
    return {
      format: session.format,
      records: session.records.length,
      compactions: generations.length,
      constraintsLost: gone("constraint"),
      negativeFactsLost: gone("negative_fact"),
      bindingsLost: new Set(
        fates.filter(({ obligation, state }) => obligation !== undefined && isGone(state)).map(({ item }) => item.text),
      ).size,
      handlesLost: gone("handle"),
      problems: session.problems.length,
    };
  },
};

const isGone = (state: string): boolean => state === "lost" || state === "weakened" || state === "altered";

/** Answers them all. */
export const lineage: Feature = {
  views: [rowsView, listView, generationView, itemsView, obligationsView, recordView, noteView, countsView],
  listen(connection, ask) {
    connection.onRequest(lineageRequest, async ({ uri }, token) => (await ask(rowsView, uri, undefined, token)) ?? []);
    connection.onRequest(
      lineageListRequest,
      async ({ uri }, token) => (await ask(listView, uri, undefined, token)) ?? listOf([]),
    );
    connection.onRequest(
      generationRequest,
      async ({ uri, ...params }, token) => (await ask(generationView, uri, params, token)) ?? null,
    );
    connection.onRequest(
      itemsRequest,
      async ({ uri, ...params }, token) => (await ask(itemsView, uri, params, token)) ?? [],
    );
    connection.onRequest(
      obligationsRequest,
      async ({ uri }, token) => (await ask(obligationsView, uri, undefined, token)) ?? [],
    );
    connection.onRequest(
      recordRequest,
      async ({ uri, record }, token) => (await ask(recordView, uri, record, token)) ?? null,
    );
    connection.onRequest(recoveryNoteRequest, async ({ uri, ...params }, token) =>
      masked((await ask(noteView, uri, params, token)) ?? ""),
    );
    connection.onRequest(
      sessionCountsRequest,
      async ({ uri }, token) => (await ask(countsView, uri, undefined, token)) ?? null,
    );
  },
};
