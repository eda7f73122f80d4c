/** The list of readers, and the two ways in: fed lines, or a text in memory. */
import { type Mended, mended } from "../json/mend.ts";
import type { Problem, Session } from "../session.ts";
import type { Source, Span } from "../text.ts";
import { aider } from "./aider.ts";
import { anthropicEdits } from "./anthropic-edits.ts";
import { atif } from "./atif.ts";
import { linesOf, utf8Length } from "./bytes.ts";
import { claudeCode } from "./claude-code.ts";
import { cline } from "./cline.ts";
import { clineClassic } from "./cline-classic.ts";
import { codex } from "./codex.ts";
import { condensed } from "./condensed.ts";
import { copilot } from "./copilot.ts";
import { cursor } from "./cursor.ts";
import { factoryDroid } from "./factory-droid.ts";
import { gemini } from "./gemini.ts";
import { geminiLines } from "./gemini-lines.ts";
import { goose, gooseLines } from "./goose.ts";
import { headOf, opensDocument } from "./head.ts";
import { hermes } from "./hermes.ts";
import { type Located, parseLocated } from "./json.ts";
import { langmem } from "./langmem.ts";
import { messageLines, messages } from "./messages.ts";
import { opencode } from "./opencode.ts";
import { openhands, openhandsEvaluation, openhandsLines } from "./openhands.ts";
import { pi } from "./pi.ts";
import { plain } from "./plain.ts";
import type { Companions, DocumentReader, Head, Reader, Surroundings } from "./reader.ts";
import { responses } from "./responses.ts";
import { roo } from "./roo.ts";
import { sweAgent } from "./swe-agent.ts";
import { taskLog } from "./task-log.ts";
import { vscodeChat, vscodeChatLines } from "./vscode-chat.ts";

/** Every format, tried in order: the more a test asks for, the earlier it stands. */
export const readers: readonly Reader[] = [
  codex,
  pi,
  copilot,
  geminiLines,
  claudeCode,
  openhandsLines,
  openhandsEvaluation,
  factoryDroid,
  vscodeChatLines,
  gooseLines,
  aider,
  condensed,
  opencode,
  gemini,
  openhands,
  atif,
  sweAgent,
  cline,
  roo,
  clineClassic,
  taskLog,
  hermes,
  goose,
  langmem,
  vscodeChat,
  responses,
  anthropicEdits,
  cursor,
  messageLines,
  messages,
  plain,
];

/** Documents beyond this many UTF-16 code units are not read as one JSON value. */
export const DOCUMENT_LIMIT = 64 * 1024 * 1024;

/** The reader that recognises a source by its content. Without `head.document` only formats of lines are tried. */
export function sniff(head: Head): Reader | undefined {
  return readers.find((reader) => (reader.unit === "line" || head.document !== undefined) && reader.accepts(head));
}

/** A source in memory as a session; `undefined` if it is no transcript in a known format. Never throws. */
export function readDocument(source: Source, companions: Companions = new Map()): Session | undefined {
  const { name } = source;
  const text = source.text?.startsWith("\uFEFF") ? source.text.slice(1) : (source.text ?? "");
  const mark = markOf(source, text);
  const reader = sniff(headOf(name, text));
  if (reader?.unit !== "line") return readWhole(text, { name, mark, companions });
  const reading = reader.open(name);
  for (const line of linesOf(text, mark)) reading.line(line);
  return reading.session();
}

/** A text that is one JSON document as a session; `undefined` if it is none, or of no known format. */
function readWhole(text: string, around: Surroundings): Session | undefined {
  const found = recognise(text, around.name);
  return found && readRecognised(found, around);
}

/** A document with the reader that knows its format. */
export interface Recognised {
  readonly reader: DocumentReader;
  readonly document: Located;
  /** Not all of it could be read, but so many UTF-16 code units. */
  readonly problem?: Problem;
  readonly read?: number;
}

/**
 * The reader of a text that is one JSON document, and the document; `undefined` if it is none, or of no known format. Of a document that
 * breaks off, or is damaged, what stands before that is taken.
 */
export function recognise(text: string, name: string): Recognised | undefined {
  if (DOCUMENT_LIMIT < text.length || !opensDocument(text)) return undefined;
  const whole = parseLocated(text);
  const part = whole ? undefined : mended(text);
  const document = whole ?? part?.document;
  const reader = document && sniff(headOf(name, text, document.value));
  if (!document || reader?.unit !== "document") return undefined;
  return part ? { reader, document, problem: brokenOff(part), read: part.end } : { reader, document };
}

/** A record that takes in what was left out ends where the reading did. */
const within = ({ start, end }: Span, limit: number): Span => ({ start, end: Math.min(end, limit) });

function brokenOff({ end, torn }: Mended): Problem {
  const why = torn ? "breaks off" : "is damaged";
  return {
    kind: torn ? "torn" : "damaged",
    count: 1,
    message: `the document ${why} behind character ${end}; what stands there was left out`,
  };
}

/** A recognised document as a session, with what could not be read of it. */
export function readRecognised({ reader, document, problem, read }: Recognised, around: Surroundings): Session {
  const session = reader.read(document, around);
  if (problem === undefined) return session;
  const end = around.mark + utf8Length(document.source, 0, read);
  const records = session.records.map((record) => ({ ...record, bytes: within(record.bytes, end) }));
  return { ...session, records, problems: [...session.problems, problem] };
}

/** Bytes of a byte order mark: it counts in bytes, though the text came without it. */
function markOf(source: Source, text: string): number {
  if (source.text !== undefined && source.text !== text) return 3;
  return source.bytes !== undefined && source.bytes === utf8Length(text) + 3 ? 3 : 0;
}
