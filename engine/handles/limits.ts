/** Numbers with a unit that are a setting or a limit: "800 ms limit", "older than 14 days", "300 lines per file", "300 秒". */
import { lazily } from "../constraints/lazily.ts";
import { anyBeside, beside } from "./beside.ts";
import { gap, tokenAfter, wordBefore } from "./context.ts";
import { isUnit, solidUnit } from "./measures.ts";
import type { Found, Zone } from "./scanner.ts";
import { SOLID, type Token } from "./token.ts";

/** A number with its unit, and the index of its last token. */
interface Amount {
  readonly start: number;
  readonly end: number;
  readonly last: number;
  readonly closed: string;
}

/** The limit that the number at `at` states, if the words around it make it one; a mere measurement is none. */
export function limitAt(token: Token, at: number, zone: Zone): Found | undefined {
  const solid = solidLimit(token, at, zone);
  if (solid || zone.style !== "prose") return solid;
  const amount = amountAt(token, at, zone) ?? countAt(token, at, zone);
  if (!amount) return undefined;
  const sign = toleranceStart(amount.start, zone.passage);
  if (sign !== undefined) return { start: sign, end: amount.end, subtype: "param", reach: "phrase" };
  const end = limitEnd(amount, at, zone);
  if (end !== undefined) return { start: amount.start, end, subtype: "param", reach: "phrase" };
  const start = limitStart(amount, at, zone);
  return start === undefined ? undefined : { start, end: amount.end, subtype: "param", reach: "phrase" };
}

/** "缓存时间设为 300 秒": the word before ends in a verb that sets something. */
function solidLimit(token: Token, at: number, zone: Zone): Found | undefined {
  const [before, after] = [zone.tokens[at - 1], zone.tokens[at + 1]];
  if (!before || !after || token.first || (after.has & SOLID) === 0 || !WORDED.set.test(before.text)) return undefined;
  const unit = solidUnit(after.text);
  if (unit === "" || !/^\d[\d.,]*$/.test(token.text)) return undefined;
  return { start: token.start, end: after.start + unit.length, subtype: "param", reach: "phrase" };
}

function amountAt(token: Token, at: number, zone: Zone): Amount | undefined {
  const { start, end, closed } = token;
  if (/^\d[\d.,]*(?:ms|s|m|h|d|kb|mb|gb|px|k|%)$/i.test(token.text)) return { start, end, last: at, closed };
  if (!/^[~<>=]*\d[\d.,]*$/.test(token.text) || closed !== "") return undefined;
  const percent = /^ ?%/.exec(zone.passage.slice(end, end + 2))?.[0];
  if (percent !== undefined) return { start, end: end + percent.length, last: at, closed: "" };
  const unit = tokenAfter(at, zone);
  if (!unit || !isUnit(unit.text) || gap(zone, token, unit) !== " ") return undefined;
  return { start, end: unit.end, last: at + 1, closed: unit.closed };
}

/** "within 2 search attempts": a word may stand between the number and what it counts, where a limit is set. */
function countAt(token: Token, at: number, zone: Zone): Amount | undefined {
  const [kind, counted] = [tokenAfter(at, zone), tokenAfter(at + 1, zone)];
  if (!/^\d{1,4}$/.test(token.text) || token.closed !== "" || !kind || !counted) return undefined;
  if (!beside("comparing").has(wordBefore(at, zone)) || !/^[a-z]{3,14}$/.test(kind.text) || kind.closed !== "")
    return undefined;
  if (!isUnit(counted.text) && !beside("countable").has(counted.text)) return undefined;
  return { start: token.start, end: counted.end, last: at + 2, closed: counted.closed };
}

/** Where `±5s`, `>= 80%` or `≤ 3 days` begins. */
function toleranceStart(start: number, passage: string): number | undefined {
  const sign = /(?:[±≤≥]|\+\/-|[<>]=) ?$/.exec(passage.slice(Math.max(0, start - 4), start))?.[0];
  return sign === undefined ? undefined : start - sign.length;
}

/** Where a limit ends whose kind is named after it: "800 ms limit", "300 lines per file", "115200 baud", "72 chars max". */
function limitEnd({ end, last, closed }: Amount, at: number, zone: Zone): number | undefined {
  if (/ (?:baud|epochs)$/i.test(zone.passage.slice(end - 7, end))) return end;
  const after = closed === "" ? tokenAfter(last, zone) : undefined;
  if (!after || !/^[ -]$/.test(zone.passage.slice(end, after.start))) return undefined;
  const word = after.text.toLowerCase();
  if (beside("limits").has(word)) return after.end;
  if (beside("each").has(word))
    return beside("measured").has(wordBefore(at, zone)) ? undefined : tokenAfter(last + 1, zone)?.end;
  return word === "at" && tokenAfter(last + 1, zone)?.text === "most" ? end : undefined;
}

/** Where a limit begins that a word before it makes one: "max 30 lines", "older than 14 days", "not more than 3 retries". */
function limitStart({ start }: Amount, at: number, zone: Zone): number | undefined {
  const before = zone.tokens[at - 1];
  const word = wordBefore(at, zone);
  if (!before || word === "" || !/^[ :=]{1,3}$/.test(gap(zone, before, { ...before, start }))) return undefined;
  if (beside("comparing").has(word)) return start;
  if (beside("settingLinks").has(word) && beside("settings").has(wordBefore(at - 1, zone))) return start;
  if (!beside("relating").has(word)) return undefined;
  const degree = zone.tokens[at - 2];
  if (degree && beside("degrees").has(degree.text.toLowerCase())) return degree.start;
  return WORDED.order.test(zone.passage.slice(Math.max(zone.start, start - 60), start)) ? start : undefined;
}

/** What makes a limit of an amount, in any language. */
export const WORDED = lazily({
  /** The end of a word that makes a limit of the amount behind it, in a script without blanks. */
  set: () => new RegExp(`(?:${anyBeside("sets")})(?:${anyBeside("particles")})?$`),

  /** An order shortly before. */
  order: () => new RegExp(`(?:^|[\\s*_])(?:${anyBeside("holding")})\\s`, "i"),
});
