/** Values by their key: `name = value` with blanks, dates and time windows, "chunks of 150", "batch size 32". */
import { beside } from "./beside.ts";
import { gap, keyOf, tokenAfter, wordBefore } from "./context.ts";
import { isMeasure, isUnit } from "./measures.ts";
import type { Found, Zone } from "./scanner.ts";
import { COLON, EQUALS, LETTER, MARK, SLASH, type Token } from "./token.ts";

/** The handle that begins at a key, or is the value of one. */
export function keyedAt(token: Token, at: number, zone: Zone): Found | undefined {
  const next = zone.passage.charCodeAt(token.end);
  if ((token.has & EQUALS) !== 0 || next === 58) return windowAfter(token, zone) ?? settingAt(token, at, zone);
  if (next !== 32) return undefined;
  if (zone.passage.charCodeAt(token.end + 1) === 61)
    return assignedAfter(token, at, zone) ?? settingAt(token, at, zone);
  return portionsAfter(token, at, zone) ?? settingAt(token, at, zone);
}

const WEEKDAY = /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6} \d{1,2}:\d\d(?: ?[-–] ?\d{1,2}:\d\d)?(?: [A-Z]{2,4})?/y;

/** `window=Sat 23:00-01:30 SGT`, `window: Sat 23:00`: the value of the key, over its blanks. */
function windowAfter(token: Token, zone: Zone): Found | undefined {
  const equals = (token.has & EQUALS) === 0 ? -1 : token.text.indexOf("=");
  const start = equals >= 0 ? token.start + equals + 1 : token.end + 2;
  if (equals < 0 && zone.passage.slice(token.end, start) !== ": ") return undefined;
  WEEKDAY.lastIndex = start;
  const match = WEEKDAY.exec(zone.passage);
  return match ? { start, end: start + match[0].length, subtype: "param", reach: "phrase" } : undefined;
}

/** `rental_deposit_policy = on_offer`: a key that is a name in code makes a setting of any value but a measurement. */
function assignedAfter(token: Token, at: number, zone: Zone): Found | undefined {
  const { text, has, end } = token;
  if ((has & (LETTER | SLASH | MARK | COLON)) !== 0 || zone.passage.slice(end, end + 3) !== " = ") return undefined;
  const value = tokenAfter(at, zone);
  if (!value || end + 4 < value.start || !/^[A-Za-z][\w.-]*\w$/.test(text) || !/[._]/.test(text)) return undefined;
  if (/^-?\d*\.\d{3,}$/.test(value.text) || isMeasure(text)) return undefined;
  const quoted = /["']/.test(zone.passage.charAt(value.end));
  return { start: token.start, end: quoted ? value.end + 1 : value.end, subtype: "param", reach: "phrase" };
}

/** "chunks of 150" */
function portionsAfter(token: Token, at: number, zone: Zone): Found | undefined {
  if (zone.style !== "prose" || !beside("portions").has(token.text)) return undefined;
  const number = zone.tokens[at + 2];
  if (zone.tokens[at + 1]?.text !== "of" || !number || !/^\d[\d,]*$/.test(number.text)) return undefined;
  const unit = number.closed === "" ? tokenAfter(at + 2, zone) : undefined;
  const end = unit && isUnit(unit.text) ? unit.end : number.end;
  return { start: token.start, end, subtype: "param", reach: "phrase" };
}

const SETTINGS = new Set(
  "temperature dropout epochs concurrency ttl retries max_tokens maxtokens top_p top_k top-p top-k replicas maxretries max_retries batch_size batchsize pagesize page_size chunk_size context_length num_workers".split(
    " ",
  ),
);
const SIZED = new Set("batch page chunk pool window buffer cache context block step heap queue image".split(" "));

/** "temperature 0.7", "batch size: 32", "max retries = 3": the name of a setting and its number. */
function settingAt(token: Token, at: number, zone: Zone): Found | undefined {
  if (zone.style !== "prose" && zone.style !== "data") return undefined;
  const word = token.text.toLowerCase();
  if (!NAMING.has(word)) return undefined;
  const sized =
    ((word === "size" || word === "length") && SIZED.has(wordBefore(at, zone))) ||
    PAIRS.has(`${wordBefore(at, zone)} ${word}`);
  if (!sized && !SETTINGS.has(word)) return undefined;
  const next = tokenAfter(at, zone);
  if (sized && (next?.text === "of" || next?.text === "is")) return settingOver(token, at, zone);
  const number = next;
  if (!number || !/^\d[\d.,]*$/.test(number.text) || !/^(?: |: ?| ?= ?)$/.test(gap(zone, token, number)))
    return undefined;
  const unit = number.closed === "" ? tokenAfter(at + 1, zone) : undefined;
  const end = unit && isUnit(unit.text) ? unit.end : number.end;
  const start = sized ? (zone.tokens[at - 1]?.start ?? token.start) : token.start;
  return { start, end, subtype: "param", reach: "phrase" };
}

const PAIRS = new Set([
  "weight decay",
  "learning rate",
  "label smoothing",
  "warmup steps",
  "patch size",
  "hidden size",
  "pool size",
  "max tokens",
  "max retries",
  "random seed",
]);

/** The last words of all names of settings. */
const NAMING = new Set(["size", "length", ...SETTINGS, ...[...PAIRS].map((pair) => pair.slice(pair.indexOf(" ") + 1))]);

/** "pool size is 20", "chunk size of 512 tokens" */
function settingOver(token: Token, at: number, zone: Zone): Found | undefined {
  const number = tokenAfter(at + 1, zone);
  if (!number || !/^\d[\d.,]*$/.test(number.text)) return undefined;
  const unit = number.closed === "" ? tokenAfter(at + 2, zone) : undefined;
  const end = unit && isUnit(unit.text) ? unit.end : number.end;
  return { start: zone.tokens[at - 1]?.start ?? token.start, end, subtype: "param", reach: "phrase" };
}

/** A date as the value of a key: "Deadline is 2026-05-29", `due: 2026-05-29`. */
export function dateAt(token: Token, at: number, zone: Zone): Found | undefined {
  if (!/^20\d\d-\d\d-\d\d(?:T[\d:.]+Z?)?$/.test(token.text)) return undefined;
  const word = wordBefore(at, zone);
  const noun = /^(?:is|date|on|by)$/.test(word) ? wordBefore(at - 1, zone) : word;
  if (!beside("due").has(noun) && !beside("due").has(keyOf(token, zone.passage) ?? "")) return undefined;
  return { start: token.start, end: token.end, subtype: "param", reach: "phrase" };
}
