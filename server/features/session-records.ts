/** The records of a session file for the session editor: pages, pieces of texts, raw lines, search. From disk, while it is being read. */
import { findCredentials } from "../../engine/handles/credential.ts";
import { readRawLine } from "../../engine/node/raw-line.ts";
import type { Compaction, RecordText, SessionRecord } from "../../engine/session.ts";
import type { Feature, FileView } from "../feature.ts";
import type { Followed } from "../followed.ts";
import type {
  Band,
  HitPage,
  PartLine,
  RecordHit,
  RecordLine,
  RecordPage,
  SessionOverview,
  TextPiece,
} from "../protocol/session.ts";
import {
  findRequest,
  overviewRequest,
  pieceRequest,
  rawPieceRequest,
  recordAtRequest,
  recordsRequest,
} from "../protocol/session-requests.ts";

/** Records that one page has at most. */
const PAGE = 200;

/** Characters of a text that a page holds: all of what people say as a rule, and the first line of what tools print. */
const BEGINNING = 4000;
const FOLDED = 240;

/** Characters of one piece of a text. */
const PIECE = 20_000;

/** A credential that a piece cuts off is still seen whole in this much around it. */
const MARGIN = 2000;

const overviewView: FileView<undefined, SessionOverview> = {
  name: "overview",
  async answer(file) {
    const { records, compactions, problems, format, edition, bytes, reading, failure } = await file.soFar();
    const bands = compactions.map((compaction, index) => bandOf(compaction, index + 1, records.length));
    const optional = { ...(reading ? { reading } : {}), ...(failure === undefined ? {} : { failure }) };
    return { format, total: records.length, bytes, edition, bands, problems, ...optional };
  },
};

function bandOf(
  { id, kind, trigger, line, time, tokens, region, summary }: Compaction,
  number: number,
  total: number,
): Band {
  const { before, after } = tokens;
  return {
    id,
    number,
    record: Math.min(summary.record ?? (region.at(-1) ?? -1) + 1, Math.max(0, total - 1)),
    kind,
    trigger,
    line,
    ...(time === undefined ? {} : { time }),
    tokens: { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) },
    dropped: region.length,
  };
}

const pageView: FileView<{ readonly from: number; readonly count: number }, RecordPage> = {
  name: "records",
  async answer(file, { from, count }) {
    const { records, edition } = await file.soFar();
    const rows = records.slice(from, from + Math.min(count, PAGE)).map((record, at) => lineOf(record, from + at));
    return { edition, from, rows };
  },
};

function lineOf({ role, line, time, agent, bytes, texts }: SessionRecord, index: number): RecordLine {
  const optional = { ...(time === undefined ? {} : { time }), ...(agent === undefined ? {} : { agent }) };
  return { index, role, line, ...optional, bytes: bytes.end - bytes.start, parts: texts.map(partOf) };
}

function partOf(text: RecordText): PartLine {
  const { use, tool, key, failed } = text;
  const whole = text.text;
  const { text: beginning } = pieceOf(whole, 0, use === "prose" ? BEGINNING : FOLDED);
  return {
    use,
    ...(tool === undefined ? {} : { tool }),
    ...(key === undefined ? {} : { key }),
    ...(failed ? { failed } : {}),
    text: beginning,
    length: whole.length,
  };
}

const pieceView: FileView<
  { readonly record: number; readonly part: number; readonly from: number },
  TextPiece | undefined
> = {
  name: "piece",
  async answer(file, { record, part, from }) {
    const { records } = await file.soFar();
    const text = records[record]?.texts[part]?.text;
    return text === undefined ? undefined : pieceOf(text, from, PIECE);
  },
};

const rawPieceView: FileView<{ readonly record: number; readonly from: number }, TextPiece | undefined> = {
  name: "raw-piece",
  async answer(file, { record, from }) {
    const { records } = await file.soFar();
    const found = records[record];
    const line = found && (await rawOf(file, found));
    return line === undefined ? undefined : pieceOf(line, from, PIECE);
  },
};

/** The line that a record stands in; of a format that is one document, the record's own stretch of it; or where else it stands. */
async function rawOf(file: Followed, { line, bytes, file: beside }: SessionRecord): Promise<string | undefined> {
  if (beside !== undefined) return `This record stands in ${beside}, beside this file.`;
  if (0 < line) return readRawLine(file.path, bytes);
  return Buffer.from(file.text()).subarray(bytes.start, bytes.end).toString("utf8");
}

/** A stretch of a text, every credential under as many dots as it has characters. */
function pieceOf(text: string, from: number, length: number): TextPiece {
  const start = Math.max(0, Math.min(from, text.length));
  const end = endOf(text, start + length);
  const around = Math.max(0, start - MARGIN);
  const shown = masked(text.slice(around, end + MARGIN));
  return { from: start, text: shown.slice(start - around, end - around), length: text.length };
}

/** No pair of surrogates is cut apart. */
function endOf(text: string, end: number): number {
  if (text.length <= end) return text.length;
  const code = text.charCodeAt(end - 1);
  return 0xd800 <= code && code <= 0xdbff ? end - 1 : end;
}

function masked(text: string): string {
  let shown = "";
  let at = 0;
  for (const { start, end } of findCredentials(text)) {
    shown += text.slice(at, start) + "•".repeat(end - start);
    at = end;
  }
  return shown + text.slice(at);
}

/** Milliseconds of one turn of a search, and the hits that it gives at most. */
const TURN = 50;
const HITS = 500;

const findView: FileView<{ readonly query: string; readonly from: number }, HitPage> = {
  name: "find",
  async answer(file, { query, from }) {
    const { records, edition } = await file.soFar();
    const wanted = query.toLowerCase();
    const hits: RecordHit[] = [];
    const until = performance.now() + TURN;
    let next = Math.max(0, from);
    if (wanted === "") return { edition, hits, next: records.length, total: records.length };
    for (; next < records.length && hits.length < HITS && performance.now() < until; next += 1) {
      const texts = records[next]?.texts ?? [];
      for (const [part, { text }] of texts.entries()) {
        for (const start of placesOf(text, wanted)) {
          hits.push({ record: next, part, start, end: start + wanted.length });
        }
      }
    }
    return { edition, hits, next, total: records.length };
  },
};

/** Hits that one text gives at most: who looks for "e" learns nothing from the rest. */
const IN_ONE = 100;

/** Where a text holds the wanted one, credentials left out: they are shown to nobody. */
function placesOf(text: string, wanted: string): readonly number[] {
  const lower = text.toLowerCase();
  // Some letters are longer in lower case; offsets have to count in the text as it is.
  const searched = lower.length === text.length ? lower : text;
  const places: number[] = [];
  for (
    let at = searched.indexOf(wanted);
    0 <= at && places.length < IN_ONE;
    at = searched.indexOf(wanted, at + wanted.length)
  ) {
    places.push(at);
  }
  if (places.length === 0) return places;
  const hidden = findCredentials(text);
  return places.filter((at) => !hidden.some(({ start, end }) => start < at + wanted.length && at < end));
}

/** In a format that is one document every record stands in line 0, so that its number is meant. */
const recordAtView: FileView<{ readonly line: number }, number | undefined> = {
  name: "record-at",
  async answer(file, { line }) {
    const { records } = await file.soFar();
    if (records[0]?.line === 0) return line <= records.length ? line - 1 : undefined;
    const found = records.findIndex((record) => line <= record.line);
    return found < 0 ? undefined : found;
  },
};

/** Answers the session editor. */
export const sessionRecords: Feature = {
  views: [],
  fileViews: [overviewView, pageView, pieceView, rawPieceView, findView, recordAtView],
  listen(connection, _ask, _documents, { askFile }) {
    connection.onRequest(overviewRequest, async ({ uri }) => (await askFile(overviewView, uri, undefined)) ?? null);
    connection.onRequest(recordsRequest, async ({ uri, ...of }) => (await askFile(pageView, uri, of)) ?? null);
    connection.onRequest(pieceRequest, async ({ uri, ...of }) => (await askFile(pieceView, uri, of)) ?? null);
    connection.onRequest(rawPieceRequest, async ({ uri, ...of }) => (await askFile(rawPieceView, uri, of)) ?? null);
    connection.onRequest(
      recordAtRequest,
      async ({ uri, line }) => (await askFile(recordAtView, uri, { line })) ?? null,
    );
    connection.onRequest(findRequest, async ({ uri, ...of }) => (await askFile(findView, uri, of)) ?? null);
  },
};
