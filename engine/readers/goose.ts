/**
 * goose: rows of its tables `sessions` and `messages`, or the older files of lines. A compaction has no row of its own: it is a summary
 * that the user does not see, followed by the sentence that tells the agent of it.
 */
import { type Draft, emptyDraft, lineId, note, sessionOf } from "./draft.ts";
import { readTurns, type Turn } from "./goose-turns.ts";
import { elements, type Located, member, parseInside, recordOf, stringOf, textOf } from "./json.ts";
import { type Place, placesIn } from "./places.ts";
import type { DocumentReader, LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";

/** Reads a session from the rows of goose's database, or as goose exports it. */
export const goose: DocumentReader = {
  unit: "document",
  format: "goose",
  accepts: ({ document }) => {
    const record = recordOf(document);
    if (isExport(document)) return true;
    const first = Array.isArray(record?.messages) ? recordOf(record.messages[0]) : undefined;
    return Array.isArray(record?.sessions) && (first ? "content_json" in first : "schema_version" in (record ?? {}));
  },
  read(document, { mark }) {
    const draft = emptyDraft("goose");
    const place = placesIn(document.source, mark);
    const exported = isExport(document.value);
    const session = exported ? document : elements(member(document, "sessions"))[0];
    const id = stringOf(member(session, "id"));
    const cwd = stringOf(member(session, "working_dir"));
    if (id !== undefined) draft.id = id;
    if (cwd !== undefined) draft.cwd = cwd;
    if (exported) {
      const turns = elements(member(document, "conversation")).map((node, at) => turnOf(node, `M${at}`, place(node)));
      readTurns(draft, turns);
      return sessionOf(draft);
    }
    const rows = elements(member(document, "messages")).filter(
      (row) => id === undefined || (stringOf(member(row, "session_id")) ?? id) === id,
    );
    readTurns(
      draft,
      rows.map((row, at) => turnOfRow(row, at, place)),
    );
    return sessionOf(draft);
  },
};

/** Reads the older session files, line by line: the first line describes the session. */
export const gooseLines: LineReader = {
  unit: "line",
  format: "goose",
  accepts: ({ rows: [head, ...rows] }) =>
    head !== undefined &&
    !("type" in head) &&
    ("working_dir" in head || "description" in head) &&
    rows.every((row) => "role" in row && "created" in row && (Array.isArray(row.content) || !("content" in row))),
  open() {
    const draft = emptyDraft("goose");
    const turns: Turn[] = [];
    const feed = feedRows((row) => takeRow(draft, turns, row));
    return {
      line: feed.line,
      session() {
        const now: Draft = { ...draft, records: [], compactions: [], problems: [...draft.problems] };
        readTurns(now, turns);
        return sessionOf(now, [], feed.problems());
      },
    };
  },
};

function takeRow(draft: Draft, turns: Turn[], { node, line, at, bytes, value }: Row): void {
  if (!("role" in value)) {
    const [id, cwd] = [stringOf(member(node, "id")), stringOf(member(node, "working_dir"))];
    if (id !== undefined) draft.id ??= id;
    if (cwd !== undefined) draft.cwd ??= cwd;
    return;
  }
  if (member(node, "content") === undefined) note(draft, "unknown", line, "rows of a message without content");
  else turns.push(turnOf(node, lineId(line), { line, at, bytes }));
}

/** A message as goose writes it out, in a line or in an export. */
function turnOf(node: Located, fallback: string, place: Place): Turn {
  return {
    id: stringOf(member(node, "id")) ?? fallback,
    role: stringOf(member(node, "role")) ?? "",
    content: member(node, "content"),
    place,
    seconds: member(node, "created")?.value,
    ...visibility(member(node, "metadata")),
  };
}

/** Whether a document is a session as goose exports it. */
function isExport(document: unknown): boolean {
  const record = recordOf(document);
  const list = record?.conversation;
  if (!Array.isArray(list) || !("working_dir" in (record ?? {}))) return false;
  return list.slice(0, 20).every((each) => Array.isArray(recordOf(each)?.content) && "role" in (recordOf(each) ?? {}));
}

function visibility(metadata: Located | undefined): Pick<Turn, "userSees" | "agentSees"> {
  const sees = (key: string): boolean => member(metadata, key)?.value !== false;
  return { userSees: sees("userVisible"), agentSees: sees("agentVisible") };
}

function turnOfRow(row: Located, at: number, place: (node: Located) => Place): Turn {
  const number = member(row, "id")?.value;
  return {
    id: stringOf(member(row, "message_id")) ?? (typeof number === "number" ? String(number) : `M${at}`),
    role: stringOf(member(row, "role")) ?? "",
    content: jsonIn(member(row, "content_json")),
    place: place(row),
    seconds: member(row, "created_timestamp")?.value,
    ...visibility(jsonIn(member(row, "metadata_json"))),
  };
}

/** A column that holds JSON in a string. */
const jsonIn = (column: Located | undefined): Located | undefined =>
  column && typeof column.value === "string" ? parseInside(textOf(column, "argument")) : column;
