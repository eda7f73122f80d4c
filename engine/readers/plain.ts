/**
 * The plain notation: `role: text` begins a turn, other lines continue it, and a `summary:` turn replaces every live turn above it.
 * Turns of the system stay: a system prompt is read again after every compaction.
 */
import type { Provenance, Role, Session } from "../session.ts";
import type { Line } from "../text.ts";
import { type Draft, emptyDraft, lineId, sessionOf } from "./draft.ts";
import type { LineReader } from "./reader.ts";

const ROLES: ReadonlyMap<string, Role> = new Map(
  Object.entries({
    system: "system",
    user: "user",
    assistant: "assistant",
    tool: "tool",
    summary: "summary",
  }),
);

/** A label opens a turn: one word in small letters, a colon, and the rest of the line. */
const LABEL = /^([a-z][a-z0-9_-]{0,23}):(?:[ \t]+|$)/;

/** Reads texts in the plain notation, which is also the notation of our own examples. */
export const plain: LineReader = {
  unit: "line",
  format: "plain",
  // A text that begins with some other label may as well be YAML; an assistant who answers makes it a conversation.
  accepts: ({ text }) => {
    const labels = text.split("\n", 200).flatMap((line) => (line.trim() === "" ? [] : [LABEL.exec(line)?.[1]]));
    const first = labels[0];
    return first !== undefined && (ROLES.get(first) !== undefined || labels.includes("assistant"));
  },
  open() {
    const turns: Line[][] = [];
    let fenced = false;
    return {
      line(line) {
        if (!fenced && LABEL.test(line.text)) turns.push([line]);
        else turns.at(-1)?.push(line);
        if (/^ {0,3}```/.test(line.text)) fenced = !fenced;
      },
      session: () => read(turns),
    };
  },
};

function read(turns: readonly (readonly Line[])[]): Session {
  const draft = emptyDraft("plain");
  let live: number[] = [];
  for (const turn of turns) {
    const index = addTurn(draft, turn);
    if (draft.records[index]?.role === "summary") live = compact(draft, live, index);
    else live.push(index);
  }
  return sessionOf(draft);
}

/** Drops the live turns and returns what is live after it. */
function compact(draft: Draft, live: readonly number[], summary: number): number[] {
  const kept = live.filter((index) => draft.records[index]?.role === "system");
  const region = live.filter((index) => draft.records[index]?.role !== "system");
  const { line = 0, id = "" } = draft.records[summary] ?? {};
  const parent = draft.compactions.at(-1)?.id;
  draft.compactions.push({
    id,
    ...(parent !== undefined && { parent }),
    kind: "summary",
    trigger: "unknown",
    confidence: "exact",
    line,
    region,
    regionKnown: 0 < region.length,
    kept,
    injected: [],
    summary: { record: summary, opaque: false },
    tokens: { source: "not recorded" },
    retained: true,
  });
  return [...kept, summary];
}

function addTurn(draft: Draft, turn: readonly Line[]): number {
  const [first, last] = [turn[0], turn.at(-1)];
  if (!first || !last) return -1;
  const label = LABEL.exec(first.text);
  const role = ROLES.get(label?.[1] ?? "") ?? "user";
  const provenance: Provenance = role;
  // Line ends inside a turn are as many characters as the file has there, so that offsets run alike.
  const whole = turn.map((line, place) => line.text + lineEnd(line, turn[place + 1])).join("");
  const start = label?.[0].length ?? 0;
  const end = lengthWithoutEnd(whole);
  const raw = { start: Math.min(start, end), end };
  return (
    draft.records.push({
      id: lineId(first.number),
      role,
      provenance,
      line: first.number,
      at: first.at,
      bytes: { start: first.start, end: last.start + (last.bytes ?? last.text.length) },
      texts: [
        { text: whole.slice(raw.start, raw.end), use: role === "tool" ? "result" : "prose", raw, escaped: false },
      ],
    }) - 1
  );
}

function lineEnd(line: Line, next: Line | undefined): string {
  if (next === undefined) return "";
  return next.at - line.at - line.text.length === 2 ? "\r\n" : "\n";
}

/** Length without blank lines at the end. */
function lengthWithoutEnd(text: string): number {
  let end = text.length;
  while (0 < end && (text[end - 1] === "\n" || text[end - 1] === "\r")) end -= 1;
  return end;
}
