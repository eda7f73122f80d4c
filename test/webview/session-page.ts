/** The built session editor in a real browser, with a host in the page that has as many records as a test wants. */
import type { Browser } from "playwright-core";
import type { FromSession, ItemName, ToSession } from "../../server/protocol/session-panel.ts";
import { type OpenPage, openPage, THEMES, type Theme } from "./panel.ts";

/** Colours that only the session editor uses, beside those of the panel. */
const MORE: Record<Theme, Readonly<Record<string, string>>> = {
  light: {
    "editorWidget-background": "#f8f8f8",
    "textCodeBlock-background": "#f0f0f0",
    "editor-findMatchBackground": "#a8ac94",
    "editor-findMatchHighlightBackground": "#ea5c0055",
  },
  dark: {
    "editorWidget-background": "#252526",
    "textCodeBlock-background": "#2b2b2b",
    "editor-findMatchBackground": "#515c6a",
    "editor-findMatchHighlightBackground": "#ea5c0055",
  },
  contrast: {
    "editorWidget-background": "#0c141f",
    "editor-findMatchBorder": "#f38518",
    "editor-findMatchHighlightBorder": "#f38518",
  },
};

/** The session editor open in a page. */
export interface OpenSession extends OpenPage<ToSession, FromSession> {
  /** Lets the host in the page have so many records more. */
  grow(by: number): Promise<void>;
}

/** Opens the editor on a session of so many records, where it was before if that is given, and waits until it has said something. */
export async function openSession(
  browser: Browser,
  records: number,
  theme: Theme = "dark",
  width = 1100,
  before?: { readonly record: number; readonly item?: ItemName },
): Promise<OpenSession> {
  const opened = await openPage<ToSession, FromSession>(browser, width, {
    title: "Session",
    root: 'data-view="session"',
    colours: { ...THEMES[theme], ...MORE[theme] },
    host: `window.total = ${records}; window.before = ${JSON.stringify(before)}; ${HOST}`,
  });
  const grow = (by: number): Promise<void> => opened.page.evaluate(`window.total += ${by}; overview();`);
  return { ...opened, grow };
}

/** Records that follow from their index: user, assistant, call, result; a compaction every tenth of the session. */
const HOST = `
const output = (index) => Array.from({ length: index < 2000 ? 400 : 12 }, (_, at) => "line " + at + " of record " + index + ": src/app/part-" + at + ".ts").join("\\n");
function recordAt(index) {
  const kind = index > 0 && index % Math.max(5, Math.floor(window.total / 10)) === 0 ? 4 : index % 4;
  const role = ["user", "assistant", "assistant", "tool", "summary"][kind];
  const said = ["Please look at src/app/part-" + index + ".ts. Never restart db-1 by hand.", "I will read it first, then run the tests of part " + index + ".", undefined, kind === 3 ? output(index) : "", "The work on part " + index + " is done.\\nNext: deploy."][kind];
  const part = kind === 2
    ? { use: "argument", tool: "Bash", key: "command", text: "npx vitest run part-" + index, length: ("npx vitest run part-" + index).length }
    : { use: kind === 3 ? "result" : "prose", ...(kind === 3 ? { tool: "Bash" } : {}), text: kind === 3 ? said.slice(0, 240) : said, length: said.length };
  return { index, role, line: index + 1, time: "2026-11-14T09:00:00.000Z", bytes: 900 + index, parts: [part] };
}
const bandsOf = () => Array.from({ length: window.total }, (_, index) => index)
  .filter((index) => index > 0 && index % Math.max(5, Math.floor(window.total / 10)) === 0)
  .map((record, at) => ({ id: "g" + (at + 1), number: at + 1, record, kind: "summary", trigger: at % 2 ? "manual" : "auto", line: record, tokens: { before: 155000, after: 61000 }, dropped: 900 }));
const tell = (message) => setTimeout(() => window.postMessage(message, "*"), 0);
window.edition = 1;
let bands;
function overview(reading) {
  bands ??= bandsOf();
  tell({ type: "overview", name: "session.jsonl", overview: { format: "claude-code", total: window.total, bytes: window.total * 900, edition: window.edition, bands, problems: 0, ...(reading ? { reading } : {}) } });
}
window.said = [];
window.acquireVsCodeApi = () => ({ getState: () => window.before, setState: (state) => state, postMessage(message) {
  window.said.push(message);
  if (message.type === "ready") overview();
  if (message.type === "ready") tell({ type: "verdicts", verdicts: bands.map(({ id, number }) => ({ id, text: number % 2 ? "one rule of yours; 300 handles, none needed" : "nothing was lost", weight: number % 2 ? "grave" : "calm" })) });
  if (message.type === "records") tell({ type: "records", page: { edition: window.edition, from: message.from, rows: Array.from({ length: Math.max(0, Math.min(message.count, window.total - message.from)) }, (_, at) => recordAt(message.from + at)) } });
  if (message.type === "piece") tell({ type: "piece", record: message.record, part: message.part, piece: { from: message.from, text: output(message.record).slice(message.from, message.from + 20000), length: output(message.record).length } });
  if (message.type === "raw") tell({ type: "raw", record: message.record, piece: { from: message.from, text: JSON.stringify(recordAt(message.record)), length: JSON.stringify(recordAt(message.record)).length } });
  if (message.type === "line") tell({ type: "goTo", record: message.line - 1 });
  if (message.type === "find") {
    const next = Math.min(window.total, message.from + 50000);
    const hits = [];
    for (let index = message.from; index < next; index += 1) {
      const part = recordAt(index).parts[0];
      const text = part.use === "result" && index < 2000 ? output(index) : part.text;
      const start = text.toLowerCase().indexOf(message.query.toLowerCase());
      if (start >= 0) hits.push({ record: index, part: 0, start, end: start + message.query.length });
    }
    tell({ type: "hits", query: message.query, page: { edition: window.edition, hits, next, total: window.total } });
  }
} });
`;
