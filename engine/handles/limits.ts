/** Numbers with a unit that are a setting or a limit: "800 ms limit", "older than 14 days", "300 lines per file", "300 秒". */
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
  if (!before || !after || token.first || (after.has & SOLID) === 0 || !SOLID_SETTING.test(before.text))
    return undefined;
  const unit = solidUnit(after.text);
  if (unit === "" || !/^\d[\d.,]*$/.test(token.text)) return undefined;
  return { start: token.start, end: after.start + unit.length, subtype: "param", reach: "phrase" };
}

const SOLID_SETTING =
  /(?:设为|設為|设置为|設定|设成|改为|改成|上限|最大|最多|最小|最长|限制|限制为|不超过|超时|阈值|以内|タイムアウト|最大で|제한|최대|타임아웃)[はがをは은는이가을를]?$/;

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
  if (!COMPARING.has(wordBefore(at, zone)) || !/^[a-z]{3,14}$/.test(kind.text) || kind.closed !== "") return undefined;
  if (!isUnit(counted.text) && !COUNTED.has(counted.text)) return undefined;
  return { start: token.start, end: counted.end, last: at + 2, closed: counted.closed };
}

const COUNTED = new Set(
  "jobs runs rounds iterations steps tries calls messages tasks agents instances replicas".split(" "),
);

/** Where `±5s`, `>= 80%` or `≤ 3 days` begins. */
function toleranceStart(start: number, passage: string): number | undefined {
  const sign = /(?:[±≤≥]|\+\/-|[<>]=) ?$/.exec(passage.slice(Math.max(0, start - 4), start))?.[0];
  return sign === undefined ? undefined : start - sign.length;
}

const LIMITS = new Set(
  "limit limits timeout cap max maximum threshold ttl budget window quota cutoff ceiling deadline retention interval mask masking dropout overlap padding margin opacity tolerance backoff delay debounce throttle cooldown lease grace limite límite grenze лимит maximal máximo minimum".split(
    " ",
  ),
);
/** Words before a rate that was measured. */
const MEASURED = new Set(
  "from to leaked leaks used uses took takes reached about roughly around by does did".split(" "),
);

const EACH = new Set(["per", "par", "por", "pro", "je", "на", "başına"]);

/** Where a limit ends whose kind is named after it: "800 ms limit", "300 lines per file", "115200 baud", "72 chars max". */
function limitEnd({ end, last, closed }: Amount, at: number, zone: Zone): number | undefined {
  if (/ (?:baud|epochs)$/i.test(zone.passage.slice(end - 7, end))) return end;
  const after = closed === "" ? tokenAfter(last, zone) : undefined;
  if (!after || !/^[ -]$/.test(zone.passage.slice(end, after.start))) return undefined;
  const word = after.text.toLowerCase();
  if (LIMITS.has(word)) return after.end;
  if (EACH.has(word)) return MEASURED.has(wordBefore(at, zone)) ? undefined : tokenAfter(last + 1, zone)?.end;
  return word === "at" && tokenAfter(last + 1, zone)?.text === "most" ? end : undefined;
}

const COMPARING = new Set(
  "exceed exceeds exceeding within max maximum min minimum limit timeout threshold ttl every interval most least capped cooldown delay retention window budget höchstens maximal mindestens máximo mínimo больше более менее максимум минимум".split(
    " ",
  ),
);
const RELATING = new Set(["than", "above", "below", "over", "under", "plus", "de", "más", "mais", "als"]);

/** Where a limit begins that a word before it makes one: "max 30 lines", "older than 14 days", "not more than 3 retries". */
function limitStart({ start }: Amount, at: number, zone: Zone): number | undefined {
  const before = zone.tokens[at - 1];
  const word = wordBefore(at, zone);
  if (!before || word === "" || !/^[ :=]{1,3}$/.test(gap(zone, before, { ...before, start }))) return undefined;
  if (COMPARING.has(word)) return start;
  if (/^(?:of|is|to|at|after)$/.test(word) && SETTING.has(wordBefore(at - 1, zone))) return start;
  if (!RELATING.has(word)) return undefined;
  const degree = zone.tokens[at - 2];
  if (degree && /^(?:older|newer|longer|younger)$/i.test(degree.text)) return degree.start;
  return NEGATION.test(zone.passage.slice(Math.max(zone.start, start - 60), start)) ? start : undefined;
}

/** Nouns and verbs whose amount is a setting, across "of", "is" or "after". */
const SETTING = new Set(
  "timeout limit ttl backoff delay interval threshold window overlap cap budget quota margin tolerance retention cooldown debounce throttle out expires expire lease padding grace".split(
    " ",
  ),
);

const NEGATION =
  /(?:^|[\s*_])(?:keep|keeps|stay|stays|remain|limit|not|never|no|don't|must|cannot|unless|nicht|ne|jamais|nunca|не|until)\s/i;
