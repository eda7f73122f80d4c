/** Records as readable text: every decoded text under a line that says what it is, credentials masked without moving anything. */
import { findCredentials } from "../../engine/handles/credential.ts";
import { type RecordText as DecodedText, recordName, type SessionRecord } from "../../engine/session.ts";
import type { RecordText } from "../protocol/answers.ts";

/** Records as one text. */
export interface Readable {
  readonly text: string;
  /** Where the texts of each record begin, by record and text index. */
  readonly starts: ReadonlyMap<number, readonly number[]>;
}

/** One record as readable text. */
export function readRecord(record: SessionRecord): RecordText {
  const { role, line, time, bytes } = record;
  const { text, starts } = readTexts(record, (decoded) => decoded.text);
  return { text, starts, role, line, ...(time === undefined ? {} : { time }), bytes };
}

/** Several records as one text; `shorten` may leave out of a text what nobody needs to see, from its end only. */
export function readRecords(
  records: readonly (readonly [number, SessionRecord])[],
  shorten: (text: DecodedText, record: number, textIndex: number) => string,
): Readable {
  const starts = new Map<number, readonly number[]>();
  let text = "";
  for (const [index, record] of records) {
    const head = `${text === "" ? "" : "\n"}──── ${headOf(record, index)}\n\n`;
    const read = readTexts(record, (decoded, textIndex) => shorten(decoded, index, textIndex));
    starts.set(
      index,
      read.starts.map((start) => start + text.length + head.length),
    );
    text += `${head}${read.text}`;
  }
  return { text, starts };
}

const headOf = ({ role, line, time }: SessionRecord, index: number): string =>
  [role, recordName(line, index), time].filter((part) => part !== undefined).join(" · ");

function readTexts(
  record: SessionRecord,
  shown: (text: DecodedText, index: number) => string,
): Pick<RecordText, "text" | "starts"> {
  const starts: number[] = [];
  let text = "";
  record.texts.forEach((decoded, index) => {
    const label = labelOf(decoded);
    text += `${text === "" ? "" : "\n"}${label === "" ? "" : `[${label}]\n`}`;
    starts.push(text.length);
    text += `${maskedInPlace(shown(decoded, index))}\n`;
  });
  return { text, starts };
}

function labelOf({ use, tool, key, failed }: DecodedText): string {
  switch (use) {
    case "prose":
      return "";
    case "reasoning":
      return "reasoning";
    case "argument":
      return [tool, key].filter((part) => part !== undefined).join(" · ") || "argument";
    case "result":
      return `${tool === undefined ? "result" : `result of ${tool}`}${failed ? ", failed" : ""}`;
    case "injected":
      return "attached by the tool";
  }
}

/** Every credential under as many dots as it has characters, so that all offsets stay. */
function maskedInPlace(text: string): string {
  let masked = "";
  let at = 0;
  for (const { start, end } of findCredentials(text)) {
    masked += text.slice(at, start) + "•".repeat(end - start);
    at = end;
  }
  return masked + text.slice(at);
}
