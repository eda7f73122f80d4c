/** Configuration values: a name with its value, a number with a unit that is a setting or a limit, a noun with its number. */

import type { HandleSubtype } from "../item.ts";
import { gap, keyOf, tokenAfter, wordBefore } from "./context.ts";
import type { Found, Scanner, Zone } from "./scanner.ts";
import { COLON, DIGIT, EQUALS, LETTER, MARK, SLASH, SOLID, type Token } from "./token.ts";

export const param: Scanner = {
  subtype: "param",
  token: (token, at, zone) => {
    const { text, has } = token;
    if (zone.style === "source" || zone.style === "shell") return undefined;
    if ((has & EQUALS) !== 0) return isAssignment(text, zone) ? token : undefined;
    if ((has & COLON) !== 0) return isFlagged(text) ? token : undefined;
    if ((has & DIGIT) === 0) return undefined;
    if (/^\d+(?:\.\d+)?e[+-]?\d+$/i.test(text))
      return zone.style === "prose" && isSetting(at, zone) ? token : undefined;
    if (/^[-+]\d+\.\d+$/.test(text))
      return zone.style === "prose" && keyOf(token, zone.passage) !== undefined ? token : undefined;
    return undefined;
  },
  whole: (text) => isAssignmentText(text),
  phrases: (zone) => phrases(zone),
};

/** `fetched:false` */
const isFlagged = (text: string): boolean => /^[A-Za-z_][\w.]*:(?:true|false|null|None|True|False)$/.test(text);

/** Names of what a run measured: their values are evidence, no settings. */
const MEASURES =
  /^(?:(?:train|val|valid|test|eval|avg|mean|max|min|total|final|best)[_-]?)?(?:loss|ppl|perplexity|acc|accuracy|auc|f1|mae|mse|rmse|ccc|r2|map|iou|psnr|ssim|bleu|wer|grad_?norm|throughput|latency|time|elapsed|duration|took|speed|tps|qps|rps|fps|p\d\d|n|count|epoch|step|steps_per_sec|score|reward|precision|recall|size|mem|memory|cpu|rss|bytes|tokens|ms|rows|passed|failed|errors|warnings|eta|lr_now|gpu_mem|delta|diff|std|var|exit|code|rc|status|exit_code)$/i;

function isAssignment(text: string, zone: Zone): boolean {
  const match = /^["']?(-{0,2}[A-Za-z_][\w.:-]*)["']?(?:=|:=)([^=].*)$/.exec(text);
  if (!match) return false;
  const [, name = "", value = ""] = match;
  if (/^-/.test(name)) return false;
  if (MEASURES.test(name.replace(/^.*[.:]/, ""))) return false;
  if (zone.style !== "prose" && /^[a-z]+$/i.test(value) && !CONSTANT.test(value)) return false;
  if (zone.style !== "prose" && /^-?\d*\.\d{3,}/.test(value)) return false;
  return /[\w]/.test(value);
}

/** In code style: `lr=3e-4`, `dropout = 0.1`, `fetched: true`, `max_tokens: 500`; comparisons are code. */
const isAssignmentText = (text: string): boolean => {
  const match = /^[A-Za-z_][\w.-]*\s?([=:])\s?["']?([\w.+%/-]+)["']?$/.exec(text);
  if (!match) return false;
  const [, sign, value = ""] = match;
  return (sign === "=" && !/\s/.test(text)) || /\d/.test(value) || CONSTANT.test(value);
};

const CONSTANT = /^(?:true|false|none|null|nil|undefined|auto|on|off|yes|no)$/i;

const SETTING = new Set(
  "rate lr learning value values set to use using with default = : offset seed temperature threshold epsilon eps tolerance alpha beta gamma lambda dropout decay momentum warmup".split(
    " ",
  ),
);
const isSetting = (at: number, zone: Zone): boolean => SETTING.has(wordBefore(at, zone));

/** Nouns that make a handle of the number or code after them. */
const NOUNS: Readonly<Record<string, HandleSubtype>> = Object.fromEntries(
  (
    [
      ["host", "port ports порт порту порта puerto porta gpu gpus vlan com"],
      [
        "id",
        "pid pids ext extension ticket tickets issue pr prs mr bug case incident order orders invoice job run item items list id ids batch build serial account customer tenant record process rev revision ref pull request заказ заказа",
      ],
      ["param", "channel kanal canal slide slides slot batch-size seed timeout chunks batches"],
      ["error", "code status"],
    ] as const
  ).flatMap(([subtype, words]) => words.split(" ").map((word) => [word, subtype])),
);

const SOLID_NOUNS: readonly (readonly [RegExp, HandleSubtype])[] = [
  [/(?:端口|ポート|포트)$/, "host"],
  [/(?:工单|订单|编号|番号|チケット|티켓|注文)$/, "id"],
  [/(?:频道|通道|チャンネル|채널)$/, "param"],
];

function* phrases(zone: Zone): Iterable<Found> {
  if (zone.style === "source" || zone.style === "shell") return;
  const { tokens } = zone;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || (token.has & DIGIT) === 0) {
      if (token && zone.style !== "output") yield* keyed(token, at, zone);
      continue;
    }
    if (/^[~≤<>=]*\d/.test(token.text) || token.text.startsWith("#")) yield* numbered(token, at, zone);
  }
}

/** A number with the noun before it, the unit after it, or both. */
function* numbered(token: Token, at: number, zone: Zone): Iterable<Found> {
  const before = zone.tokens[at - 1];
  if (before && !token.first) {
    const named = nounAndNumber(before, token, at, zone);
    if (named) {
      yield named;
      return;
    }
  }
  const limit = limitAt(token, at, zone);
  if (limit) yield limit;
  const dated = dateAt(token, at, zone);
  if (dated) yield dated;
}

function nounAndNumber(noun: Token, number: Token, at: number, zone: Zone): Found | undefined {
  if (!/^#?\d{1,12}[a-z]?(?:[-–]\d{1,8})?$/.test(number.text)) return undefined;
  const between = gap(zone, noun, number);
  if ((noun.has & SOLID) !== 0) {
    const found =
      between.length <= 3 && !/[\n。]/.test(between)
        ? SOLID_NOUNS.find(([pattern]) => pattern.test(noun.text))
        : undefined;
    return found ? { start: number.start, end: number.end, subtype: found[1], reach: "phrase" } : undefined;
  }
  const word = noun.text.toLowerCase();
  const subtype = NOUNS[word];
  if (subtype === undefined) return undefined;
  const close = between === " " || between === "." || between === ". ";
  const bracketed = between === " (" && /^gpus?$/.test(word);
  const labelled = /^\**\s?[:=]\s?[("'`]?$/.test(between) || between === " (" || between === " = ";
  if (!close && !labelled) return undefined;
  if (subtype === "error") return exitCode(noun, number, at, zone);
  if (
    word === "port" ||
    word === "gpu" ||
    word === "gpus" ||
    word === "slides" ||
    word === "slide" ||
    word === "channel" ||
    word === "ext"
  ) {
    const last = listEnd(number, at, zone, word.endsWith("s") || bracketed ? "list" : "single");
    const end = bracketed && zone.passage.charAt(last) === ")" ? last + 1 : last;
    return { start: noun.start, end, subtype, reach: "phrase" };
  }
  if (word === "timeout" || word === "seed") {
    const unit = tokenAfter(at, zone);
    const end = unit && number.closed === "" && UNIT.test(unit.text) ? unit.end : number.end;
    return { start: noun.start, end, subtype, reach: "phrase" };
  }
  if (word === "chunks" || word === "batches") return undefined;
  if (subtype === "id" && number.text.length < 2 && !number.text.startsWith("#")) return undefined;
  if (subtype === "id" && isCounted(number, at, zone)) return undefined;
  if (subtype === "id" && COMMON.has(word) && number.text.length < 3 && !number.text.startsWith("#")) return undefined;
  return { start: number.start, end: number.end, subtype, reach: "phrase" };
}

/** Nouns that are also followed by a mere ordinal. */
const COMMON = new Set(
  "item items list run case job batch build order orders account process request record extension revision".split(" "),
);

const isCounted = (number: Token, at: number, zone: Zone): boolean => {
  const after = tokenAfter(at, zone);
  return after !== undefined && number.closed === "" && UNIT.test(after.text);
};

function exitCode(noun: Token, number: Token, at: number, zone: Zone): Found | undefined {
  const before = zone.tokens[at - 2];
  if (!before || noun.first || !/^(?:exit|exited|error|return|npm|with)$/i.test(before.text)) return undefined;
  if (number.text === "0" || zone.style === "output") return undefined;
  const verb = zone.tokens[at - 3];
  if (before.text === "with")
    return verb && /^exit/i.test(verb.text)
      ? { start: verb.start, end: number.end, subtype: "error", reach: "phrase" }
      : undefined;
  return { start: before.start, end: number.end, subtype: "error", reach: "phrase" };
}

/** "GPUs 5, 6, 7": the numbers that go on after the first. */
function listEnd(first: Token, at: number, zone: Zone, form: "list" | "single"): number {
  let { end } = first;
  if (form === "single") return end;
  for (let next = at + 1; next < zone.tokens.length; next++) {
    const token = zone.tokens[next];
    const between = token ? zone.passage.slice(end, token.start) : "";
    if (!token || !/^(?:, ?| and | & |, and )$/.test(between) || !/^\d{1,8}$/.test(token.text)) break;
    end = token.end;
  }
  return end;
}

const UNIT =
  /^(?:ms|s|sec|secs|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|months?|years?|lines?|rows?|files?|chars?|characters?|tokens?|words?|bytes?|kb|mb|gb|tb|kib|mib|gib|px|pixels?|%|percent|items?|entries|retries|attempts|requests?|connections?|workers?|threads?|processes|baud|hz|khz|mhz|ghz|rpm|dpi|fps|v|w|lignes?|líneas?|zeilen|linhas|строк|символов|секунд|минут|дней|часов|gun|gün|satır|secondes?|segundos?|minutos?|sekunden|minuten|tage|stunden|jours?|días?|horas?|heures?)$/i;
const SOLID_UNIT =
  /^(?:秒|分钟|分|小时|时间|時間|天|日|行|字|字符|文字|个|個|件|条|次|回|倍|毫秒|ミリ秒|초|분|시간|일|줄|자|개|회)/;
const SOLID_SETTING =
  /(?:设为|設為|设置为|設定|设成|改为|改成|上限|最大|最多|最小|限制|限制为|不超过|超时|阈值|以内|タイムアウト|最大で|제한|최대|타임아웃)$/;
const COMPARING = new Set(
  "than exceed exceeds exceeding within max maximum min minimum limit timeout threshold ttl every interval most least to cap capped cooldown delay retention window budget höchstens maximal mindestens máximo mínimo maximum minimum plus de más que mais no больше более менее максимум минимум".split(
    " ",
  ),
);
const LIMITING =
  /^(?:limit|limits|timeout|cap|max|maximum|threshold|ttl|budget|window|quota|cutoff|ceiling|deadline|retention|interval|per|limite|límite|grenze|лимит|baud|maximum\.?)$/i;

/** "800 ms limit", "older than 14 days", "300 lines per file", "115200 baud", "300 秒". */
function limitAt(token: Token, at: number, zone: Zone): Found | undefined {
  if (
    !/^[~≤<>=]*\d{1,9}(?:[.,]\d{1,6}){0,2}%?$/.test(token.text) &&
    !/^\d+(?:ms|s|m|h|d|kb|mb|gb|px|k|%)$/i.test(token.text)
  )
    return undefined;
  const before = zone.tokens[at - 1];
  const after = token.closed === "" ? tokenAfter(at, zone) : undefined;
  if (after && (after.has & SOLID) !== 0) {
    const unit = SOLID_UNIT.exec(after.text)?.[0];
    if (unit === undefined || !before || token.first || !SOLID_SETTING.test(before.text)) return undefined;
    return { start: token.start, end: after.start + unit.length, subtype: "param", reach: "phrase" };
  }
  if (!after || zone.style !== "prose") return undefined;
  if (/^\d+(?:ms|s|m|h|d|kb|mb|gb|px|k|%)$/i.test(token.text))
    return LIMITING.test(after.text) && after.text !== "per"
      ? { start: token.start, end: after.end, subtype: "param", reach: "phrase" }
      : undefined;
  if (!UNIT.test(after.text) || !/^[ -]$|^ $/.test(gap(zone, token, after))) return undefined;
  if (/^baud$/i.test(after.text)) return { start: token.start, end: after.end, subtype: "param", reach: "phrase" };
  const noun = after.closed === "" ? tokenAfter(at + 1, zone) : undefined;
  if (noun && LIMITING.test(noun.text)) {
    const object =
      noun.text.toLowerCase() === "per" || /^(?:par|por|pro)$/.test(noun.text) ? tokenAfter(at + 2, zone) : noun;
    return { start: token.start, end: (object ?? noun).end, subtype: "param", reach: "phrase" };
  }
  if (noun?.text === "at" && tokenAfter(at + 2, zone)?.text === "most")
    return { start: token.start, end: after.end, subtype: "param", reach: "phrase" };
  if (noun && /^(?:par|por|pro|на|max|maximum|máximo|maximal)$/.test(noun.text)) {
    const object = tokenAfter(at + 2, zone);
    if (object) return { start: token.start, end: object.end, subtype: "param", reach: "phrase" };
  }
  const word = wordBefore(at, zone);
  if (
    !before ||
    !COMPARING.has(word) ||
    (gap(zone, before, token) !== " " && !/^[:=] ?$/.test(gap(zone, before, token)))
  )
    return undefined;
  const two = zone.tokens[at - 2];
  if (word === "than" && two && /^(?:older|newer|longer|younger)$/i.test(two.text))
    return { start: two.start, end: after.end, subtype: "param", reach: "phrase" };
  if (
    word === "to" ||
    word === "de" ||
    word === "que" ||
    word === "no" ||
    word === "than" ||
    word === "más" ||
    word === "mais" ||
    word === "plus"
  )
    return undefined;
  return { start: token.start, end: after.end, subtype: "param", reach: "phrase" };
}

const DUE = new Set([
  "deadline",
  "due",
  "until",
  "expires",
  "expiry",
  "frist",
  "fecha",
  "échéance",
  "scadenza",
  "prazo",
  "срок",
  "cutover",
  "freeze",
]);

/** A date or time window as the value of a key: "Deadline is 2026-05-29", "window=Sat 23:00-01:30 SGT". */
function dateAt(token: Token, at: number, zone: Zone): Found | undefined {
  if (!/^20\d\d-\d\d-\d\d(?:T[\d:.]+Z?)?$/.test(token.text)) return undefined;
  const key = keyOf(token, zone.passage);
  const word = wordBefore(at, zone);
  const before = zone.tokens[at - 2];
  const due =
    DUE.has(word) ||
    ((word === "is" || word === "date" || word === "on" || word === "by") &&
      before !== undefined &&
      DUE.has(before.text.toLowerCase()));
  if (!due && (key === undefined || !DUE.has(key))) return undefined;
  return { start: token.start, end: token.end, subtype: "param", reach: "phrase" };
}

const WEEKDAY = /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6} \d{1,2}:\d\d(?: ?[-–] ?\d{1,2}:\d\d)?(?: [A-Z]{2,4})?/y;

/** `key = value` with blanks around the sign, `window=Sat 23:00-01:30 SGT`, "chunks of 150". */
function* keyed(token: Token, at: number, zone: Zone): Iterable<Found> {
  const { text, has } = token;
  if ((text === "chunks" || text === "batches") && zone.style === "prose") {
    const number = zone.tokens[at + 2];
    if (number && zone.tokens[at + 1]?.text === "of" && /^\d[\d,]{0,11}$/.test(number.text))
      yield { start: token.start, end: number.end, subtype: "param", reach: "phrase" };
    return;
  }
  const next = zone.passage.charCodeAt(token.end);
  if ((has & EQUALS) !== 0 && /^\w+=(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) {
    const from = token.start + text.indexOf("=") + 1;
    WEEKDAY.lastIndex = from;
    const match = WEEKDAY.exec(zone.passage);
    if (match) yield { start: from, end: from + match[0].length, subtype: "param", reach: "phrase" };
    return;
  }
  if (
    next !== 32 ||
    (has & (LETTER | SLASH | MARK | COLON)) !== 0 ||
    zone.passage.charCodeAt(token.end + 1) !== 61 ||
    zone.passage.charCodeAt(token.end + 2) !== 32
  )
    return;
  const value = tokenAfter(at, zone);
  if (!value || value.start > token.end + 4 || !/^[A-Za-z][\w.-]*\w$/.test(text) || !/[._]/.test(text)) return;
  if (/^-?\d*\.\d{3,}$/.test(value.text) || MEASURES.test(text)) return;
  const end = /["']/.test(zone.passage.charAt(value.end)) ? value.end + 1 : value.end;
  yield { start: token.start, end, subtype: "param", reach: "phrase" };
}
