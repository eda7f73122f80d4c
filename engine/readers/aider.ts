/** Aider's chat history: Markdown that only grows. What Aider summarises it does not write down, so there is no compaction in it. */
import type { RecordText, Role } from "../session.ts";
import type { Line } from "../text.ts";
import { addRecord, type Draft, emptyDraft, lineId, sessionOf } from "./draft.ts";
import type { LineReader } from "./reader.ts";

const START = "# aider chat started at ";
const USER = "#### ";
const TOOL = "> ";

/** Reads `.aider.chat.history.md`, line by line. */
export const aider: LineReader = {
  unit: "line",
  format: "aider",
  accepts: ({ text }) => text.trimStart().startsWith(START),
  open() {
    const draft = emptyDraft("aider");
    let block: Block | undefined;
    const close = (): void => {
      if (block) addBlock(draft, block);
      block = undefined;
    };
    return {
      line(line) {
        if (line.text.startsWith(START)) {
          close();
          return;
        }
        const role = roleOf(line.text);
        if (role === undefined) {
          block?.lines.push(line);
          return;
        }
        if (block?.role !== role) {
          close();
          block = { role, lines: [line] };
        } else block.lines.push(line);
      },
      session() {
        const now: Draft = { ...draft, records: [...draft.records] };
        if (block) addBlock(now, block);
        return sessionOf(now);
      },
    };
  },
};

interface Block {
  readonly role: Role & ("user" | "assistant" | "tool");
  readonly lines: Line[];
}

/** Whose line it is; blank lines are nobody's. */
function roleOf(text: string): Block["role"] | undefined {
  if (text.startsWith(USER)) return "user";
  if (text.startsWith(TOOL) || text === ">") return "tool";
  return text.trim() === "" ? undefined : "assistant";
}

function addBlock(draft: Draft, { role, lines }: Block): void {
  const first = lines[0];
  const last = lines.findLast(({ text }) => text.trim() !== "");
  if (!first || !last) return;
  const own = lines.slice(0, lines.indexOf(last) + 1);
  const texts = role === "assistant" ? [wholeText(own)] : own.flatMap((line) => markedText(line, first, role));
  if (texts.length === 0) return;
  const bytes = { start: first.start, end: last.start + (last.bytes ?? last.text.length) };
  addRecord(draft, {
    id: lineId(first.number),
    role,
    provenance: role,
    line: first.number,
    at: first.at,
    bytes,
    texts,
  });
}

/** Lines as one text, line ends as many characters as in the file. */
function wholeText(lines: readonly Line[]): RecordText {
  const text = lines.map((line, at) => line.text + lineEnd(line, lines[at + 1])).join("");
  return { text, use: "prose", raw: { start: 0, end: text.length }, escaped: false };
}

function lineEnd(line: Line, next: Line | undefined): string {
  if (next === undefined) return "";
  return next.at - line.at - line.text.length === 2 ? "\r\n" : "\n";
}

/** One line without the mark before it and the two blanks that Aider writes behind it. */
function markedText({ text, at }: Line, first: Line, role: Block["role"]): readonly RecordText[] {
  const start = role === "user" ? USER.length : TOOL.length;
  const end = text.endsWith("  ") ? text.length - 2 : text.length;
  if (end <= start || text.slice(start, end).trim() === "") return [];
  const offset = at - first.at;
  const raw = { start: offset + start, end: offset + end };
  return [{ text: text.slice(start, end), use: role === "user" ? "prose" : "result", raw, escaped: false }];
}
