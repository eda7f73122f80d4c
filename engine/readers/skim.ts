/**
 * Rows of Claude Code without what no model is ever sent: the progress of a running call, and a result as the agent keeps it for itself.
 * These are four fifths of a large file. Their ends are found by scanning; `JSON.parse` judges all that is left.
 */
import { valueEnd } from "../json/scan.ts";

/** Shorter rows are parsed whole. */
const SHORT = 2048;

/** How far into a row the kind of it is looked for. */
const HEAD = 1200;

/** The parsed row, with an empty `data` for a progress row and without `toolUseResult`; undefined where `JSON.parse` refuses it. */
export function parseSkimming(text: string): unknown {
  if (text.length < SHORT) return parsed(text);
  return (skimProgress(text) ?? skimResult(text)) || parsed(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const DATA = ',"data":{';

/** A progress row by its two ends; undefined for any other row, or one that is written otherwise. */
function skimProgress(text: string): unknown {
  const head = text.slice(0, HEAD);
  const data = head.indexOf(DATA);
  const kind = head.indexOf('"type":"progress"');
  if (kind < 0 || data < kind) return undefined;
  const row = parsed(text.slice(0, data + DATA.length) + text.slice(text.lastIndexOf('},"')));
  return typeof row === "object" && row !== null && "uuid" in row ? row : undefined;
}

const RESULT = ',"toolUseResult":';

/** A row with a result, cut out; undefined where there is none. Quotes inside strings are escaped, so the key is one. */
function skimResult(text: string): unknown {
  const key = text.indexOf(RESULT);
  if (key < 0) return undefined;
  return parsed(text.slice(0, key) + text.slice(valueEnd(text, key + RESULT.length)));
}
