/** Configuration values: a name with its value, a number with a unit that is a setting or a limit, a noun with its number. */
import { keyOf, wordBefore } from "./context.ts";
import { dateAt, keyedAt } from "./keyed.ts";
import { limitAt } from "./limits.ts";
import { isConstant, isMeasure } from "./measures.ts";
import { nounAndNumber } from "./nouns.ts";
import type { Found, Scanner, Zone } from "./scanner.ts";
import { COLON, DIGIT, EQUALS } from "./token.ts";

export const param: Scanner = {
  subtype: "param",
  token: (token, at, zone) => {
    const { text, has } = token;
    if (zone.style === "source" || zone.style === "shell") return undefined;
    if ((has & EQUALS) !== 0) return isAssignment(text, zone) ? token : undefined;
    if ((has & COLON) !== 0) return isFlagged(text) ? token : undefined;
    if ((has & DIGIT) === 0 || zone.style !== "prose") return undefined;
    if (/^\d[\d.]*e[+-]?\d+$/i.test(text)) return SETTING.has(wordBefore(at, zone)) ? token : undefined;
    return /^[-+]\d+\.\d+$/.test(text) && keyOf(token, zone.passage) !== undefined ? token : undefined;
  },
  whole: (text) => isSetting(text),
  phrases: (zone) => phrases(zone),
};

/** `fetched:false` */
const isFlagged = (text: string): boolean => /^[A-Za-z_][\w.]*:(?:true|false|null|None|True|False)$/.test(text);

/** `lr=3e-4`; in output plain words and long decimals are what happened, not what was set. */
function isAssignment(text: string, zone: Zone): boolean {
  const match = /^["']?([A-Za-z_][\w.:-]*)["']?=([^=].*)$/.exec(text);
  if (!match) return false;
  const [, name = "", value = ""] = match;
  if (isMeasure(name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf(":")) + 1))) return false;
  if (zone.style === "prose") return /\w/.test(value);
  if (COUNTER.test(name)) return false;
  return /\w/.test(value) && !/^-?\d*\.\d{3,}/.test(value) && (!/^[a-z]+$/i.test(value) || isConstant(value));
}

/** What a program counts and prints, behind what it counts. */
const COUNTER = /_(?:bytes|counts?|totals?|elapsed|records|rx|tx)$/;

/** In code style: `lr=3e-4`, `dropout = 0.1`, `fetched: true`, `max_tokens: 500`; comparisons are code. */
function isSetting(text: string): boolean {
  const match = /^[A-Za-z_][\w.-]*\s?([=:])\s?["']?([\w.+%/-]+)["']?$/.exec(text);
  if (!match) return false;
  const [, sign, value = ""] = match;
  return (sign === "=" && !/\s/.test(text)) || /\d/.test(value) || isConstant(value);
}

/** Words after which a number in scientific notation is a setting. */
const SETTING = new Set(
  "rate lr learning value values set to use using with default offset temperature threshold epsilon eps tolerance alpha beta gamma lambda dropout decay momentum warmup".split(
    " ",
  ),
);

function* phrases(zone: Zone): Iterable<Found> {
  if (zone.style === "source" || zone.style === "shell") return;
  for (const [at, token] of zone.tokens.entries()) {
    if ((token.has & DIGIT) === 0 || !/^[#~<>=\d]/.test(token.text)) {
      const keyed = keyedAt(token, at, zone);
      if (keyed) yield keyed;
      continue;
    }
    const found = nounAndNumber(token, at, zone) ?? limitAt(token, at, zone) ?? dateAt(token, at, zone);
    if (found) yield found;
  }
}
