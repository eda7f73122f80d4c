/** Ids: tickets, issues, processes, accounts, addresses of people, serial numbers, model tags, opaque tokens. */
import { beside } from "./beside.ts";
import { gap, keyOf, tokenAfter, wordBefore } from "./context.ts";
import type { Found, Scanner, Zone } from "./scanner.ts";
import {
  AT,
  BACKSLASH,
  BRACKET,
  COLON,
  DASH,
  DIGIT,
  DOT,
  EQUALS,
  HASH,
  LETTER,
  LOWER,
  MARK,
  SCHEME,
  SLASH,
  SOLID,
  type Token,
  UNDERSCORE,
  UPPER,
} from "./token.ts";

export const id: Scanner = {
  subtype: "id",
  token: (token, at, zone) => {
    const { text, has } = token;
    if ((has & (SCHEME | BACKSLASH | EQUALS)) !== 0 || zone.style === "source") return undefined;
    if ((has & AT) !== 0) return isAddress(text) || isGroup(text) ? token : undefined;
    if ((has & MARK) !== 0 && /^![1-9]\d{0,6}$/.test(text)) return token;
    if ((has & MARK) !== 0 && /^\+\d[\d-]{6,20}$/.test(text)) return token;
    if ((has & HASH) !== 0) return isReference(token, wordBefore(at, zone)) ? token : undefined;
    if ((has & SLASH) !== 0) return isRepository(token, at, zone) ? token : undefined;
    if ((has & DIGIT) === 0) return undefined;
    if (/^0x[0-9a-fA-F]{4,16}$/.test(text)) return token;
    if ((has & COLON) !== 0) return isMac(text) || isModelTag(text) ? token : undefined;
    if ((has & UNDERSCORE) !== 0) return isOpaque(text) ? token : undefined;
    if ((has & (BRACKET | LETTER)) !== 0) return undefined;
    if ((has & (LOWER | UPPER)) === 0) return isNumberId(token, at, zone) ? token : undefined;
    return (isCode(token, at, zone) || isInstance(token, at, zone)) && !isStyleClass(token, zone) ? token : undefined;
  },
  whole: (text) =>
    isAddress(text) ||
    /^#\d+$|^![1-9]\d*$|^\d{5,}$/.test(text) ||
    isMac(text) ||
    isOpaque(text) ||
    isModelTag(text) ||
    /^[A-Z][A-Z0-9]{0,9}-\d+[a-z]?$/.test(text) ||
    /^@[\w-]+$/.test(text),
  phrases: function* (zone) {
    yield* standards(zone);
    yield* telephones(zone);
  },
};

/** `w-36` in `className="flex w-36"`: one of the classes that make up how something looks. */
const isStyleClass = ({ text, start }: Token, { passage }: Zone): boolean =>
  /^[a-z]/.test(text) && CLASSES.test(passage.slice(Math.max(0, start - 240), start));

/** The beginning of an attribute or call that lists classes, and what stands in it so far. */
const CLASSES =
  /(?:\bclass(?:Name|Names|es)?=\{?|\b(?:cn|cx|clsx|twMerge|classNames|cva)\([^()\n]{0,80})\\?["'`][^"'`<>]{0,200}$/;

const isAddress = (text: string): boolean =>
  /^[\p{L}\p{N}_.+%-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)+$/u.test(text) &&
  /\.[A-Za-z][A-Za-z-]+$/.test(text);

/** `@web-core`: a group or account that one writes to; the dash tells it from a decorator. */
const isGroup = (text: string): boolean => /^@[a-z][a-z0-9]{0,30}(?:-[a-z0-9]{1,30}){1,4}$/.test(text);

const isMac = (text: string): boolean => /^[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){3,7}$/.test(text);

/** `qwen3.6:35b-a3b-q4_K_M` */
const isModelTag = (text: string): boolean => {
  const [name = "", tag = "", rest] = text.split(":");
  if (rest !== undefined || !/^[a-z][\w.-]*$/.test(name) || !/\d/.test(name) || !/^[a-z0-9][\w.-]*$/.test(tag))
    return false;
  return tag === "latest" || /^\d+(?:\.\d+)?[bm](?:-|$)|^[a-z]/.test(tag);
};

/** `#3745`, `owner/repo#12`; `#channel-name` is taken by `other`. */
const isReference = (token: Token, word: string): boolean =>
  /^#\d{2,7}$/.test(token.text) ||
  (/^#\d$/.test(token.text) && beside("referring").has(word)) ||
  /^[\w.-]+(?:\/[\w.-]+)?#\d{1,7}$/.test(token.text);

/** Signs of units and currencies. */
const UNITS = new Set(
  "ms s sec px hz khz mhz ghz kb mb gb tb kib mib gib usd eur baud w v a km m cm mm kg g".split(" "),
);

const isCounted = (word: string): boolean => UNITS.has(word) || beside("quantities").has(word);

/** Numbers that name something: long ones without a unit, and those under an id's key. */
function isNumberId(token: Token, at: number, zone: Zone): boolean {
  const { text, has } = token;
  if ((has & (DOT | MARK)) !== 0) return false;
  if ((has & DASH) !== 0 && /^\d{2,4}-\d{3,5}$/.test(text) && isNumbered(at, zone)) return true;
  if ((has & DASH) !== 0)
    return /^\d{2,6}-\d{3,}(?:-\d+)*$/.test(text) && !isDate(text) && !/^(?:19|20)\d\d-/.test(text) && text.length > 7;
  const key = keyOf(token, zone.passage);
  if (key !== undefined && isIdKey(key)) return true;
  if (isLabelOfId(wordBefore(at, zone)) && gap(zone, zone.tokens[at - 1] ?? token, token) === " ") return true;
  if (text.length < 6 || text.length > 24 || isStamp(text)) return false;
  if (key !== undefined && zone.style !== "prose") return false;
  const after = tokenAfter(at, zone);
  if (
    after &&
    token.closed === "" &&
    (isCounted(after.text.toLowerCase()) || MONTH.test(after.text) || (after.has & SOLID) !== 0)
  )
    return false;
  return (
    !/[.,\d$€£¥×~≈±+]/.test(token.before) &&
    !/^[,.]\d/.test(zone.passage.slice(token.end, token.end + 2)) &&
    !/[=]\s*$/.test(zone.passage.slice(Math.max(0, token.start - 3), token.start)) &&
    !/0{5}$/.test(text)
  );
}

/** "Articles 70-4418, 70-4420": behind what is known by a number, or one of a list that begins there. */
function isNumbered(at: number, zone: Zone): boolean {
  const { tokens } = zone;
  for (let first = at; 0 < first && at - first < LONGEST_LIST; first--) {
    const [before, token] = [tokens[first - 1], tokens[first]];
    if (!before || !token || !/^,? $/.test(gap(zone, before, token))) return false;
    if (beside("numbered").has(before.text.toLowerCase())) return true;
    if (!isListed(before.text)) return false;
  }
  return false;
}

/** So many numbers of a list, with the words that join them, are counted back. */
const LONGEST_LIST = 40;

const isListed = (word: string): boolean => /^\d{2,4}-\d{3,5}$/.test(word) || beside("joins").has(word);

/** Keys whose value is an id: their last word names one. */
const isIdKey = (key: string): boolean => {
  const last = key.split(/[._-]/).at(-1) ?? key;
  return ID_WORDS.has(last);
};

/** Whether a word is the field name of an id that stands behind it with no sign between: "session_id 48213". */
export const isLabelOfId = (word: string): boolean =>
  word === "pid" || (/^[a-z]{2,20}_[a-z_]{2,20}$/.test(word) && isIdKey(word));

const ID_WORDS = new Set(
  "id ids pid uid gid uuid guid sid oid ref ticket issue pr mr job run serial number no nr num sku code key session trace request order build batch userid runid jobid taskid orderid sessionid messageid processid threadid".split(
    " ",
  ),
);

const MONTH = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/;
const isDate = (text: string): boolean => /^(?:19|20)\d\d-\d\d(?:-\d\d)?$/.test(text);
const isStamp = (text: string): boolean => /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])(?:\d{4,6})?$/.test(text);

/** First parts that make a word with a number, not a name. */
const ORDINARY = new Set(
  "utf sha aes md covid gpt claude h f1 max min iter iteration gen python es ecma css html http https tls ssl usb base ipv x86 web int uint float bf fp ui q p r s t k n d epoch gpu cpu fig".split(
    " ",
  ),
);

const isOrdinary = (head: string): boolean => ORDINARY.has(head) || beside("ordinals").has(head);

/** `page-12`, `utf-8`: a word with its number; a single letter needs a longer number to be a name. */
const isOrdinal = (head: string, parts: readonly string[]): boolean =>
  isOrdinary(head) && parts.length === 2 && (head.length > 1 ? /^\d{1,4}[a-z]?$/ : /^\d{1,2}$/).test(parts[1] ?? "");

/** "the org/project repository" */
const isRepository = (token: Token, at: number, zone: Zone): boolean =>
  /^[A-Za-z][\w.-]*\/[A-Za-z][\w.-]*$/.test(token.text) &&
  (/^repo(?:sitory)?$/.test(wordBefore(at, zone)) || /^repo(?:sitory)?$/i.test(tokenAfter(at, zone)?.text ?? ""));

/** `cus_9f3kQ2`, `evt_1Nf8Tz`, `key_7Q2`: a short prefix and a part that is no word. */
const isOpaque = (text: string): boolean => {
  const [, part = ""] = /^[a-z]{2,8}_([A-Za-z0-9]{3,40})$/.exec(text) ?? [];
  return mixes(part) > 1 && (/[A-Z]/.test(part) || mixes(part) > 2);
};

/** Letters and digits that make a name: `KS-3107`, `node-14b`, `S00874`, `CHG0048813`, `ami-0b7c91e2`. */
function isCode(token: Token, at: number, zone: Zone): boolean {
  const { text, has } = token;
  if ((has & (MARK | DOT)) !== 0 || text.length > 64) return false;
  if ((has & UNDERSCORE) !== 0) return false;
  if ((has & DASH) !== 0) return isDashed(text, has);
  if ((has & UPPER) !== 0 && (has & LOWER) === 0) return isCapitalCode(token, at, zone);
  if (has === (LOWER | DIGIT) || (has & UPPER) !== 0) return text.length >= 10 && mixes(text) >= 3;
  return false;
}

/** "restart ingest-3", "replica wh-ro-2": a dashed word with one digit is a name where something is done to it. */
const isInstance = (token: Token, at: number, zone: Zone): boolean =>
  /^[a-z]+(?:-[a-z]+)*-\d$/.test(token.text) &&
  !isOrdinary(token.text.slice(0, token.text.indexOf("-"))) &&
  (beside("operated").has(wordBefore(at, zone)) || /-[a-z]+-/.test(token.text));

function isDashed(text: string, has: number): boolean {
  const parts = text.split("-");
  const [head = ""] = parts;
  if (parts.some((part) => part === "")) return false;
  if (/^\d/.test(head))
    return (
      parts.length > 2 && /[A-Za-z]\d|\d[A-Za-z]{2}/.test(text) && /\d/.test(parts.at(-1) ?? "") && mixes(text) >= 4
    );
  if (/^(?:pre|post|non|mid|anti|semi|multi|sub)$/i.test(head)) return false;
  if (!/^[A-Za-z]/.test(head) || isOrdinal(head.toLowerCase(), parts)) return false;
  if ((has & LOWER) === 0)
    return (
      /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*$/.test(text) &&
      parts.slice(1).some((part) => /\d/.test(part)) &&
      (/\d{2}/.test(text) || head.length > 1 || parts.length > 2 || /[A-Z]\d|\d[A-Z]/.test(parts.slice(1).join("-")))
    );
  if (/^[A-Z][a-z]+$/.test(head)) return false;
  return parts
    .slice(1)
    .some(
      (part) =>
        /^\d{2,}$/.test(part) ||
        (/\d/.test(part) && /[a-z]/i.test(part) && !/^(?:\d(?:st|nd|rd|th|d|x)|v\d|[a-z]{3,}\d)$/.test(part)),
    );
}

/** `CHG0048813`, `S00874`, `W204`, `F17` where a list or bold type introduces it; not `MP3`, `H264`, `UTF8`. */
function isCapitalCode(token: Token, at: number, zone: Zone): boolean {
  const { text, before, after } = token;
  if (text.length > 7 && mixes(text) > 2) return true;
  if (text.length > 4 && mixes(text) > 1 && beside("coded").has(wordBefore(at, zone))) return true;
  if (/^[A-Z]{1,6}\d{4,}$/.test(text))
    return !/^(?:ISO|RFC|ES|IEEE|FY|Q|CVE)\d{4}$/.test(text) || text.startsWith("RFC");
  if (/^[A-Z]\d{1,3}[a-z]?$/.test(text)) {
    if (
      (/^[HTCL]\d$/.test(text) && !token.first) ||
      /^(?:S3|R2|D1|V8|K8s|X11|M[1-5]|ES?\d{1,2}|P2p|B2b|A11y)$/.test(text)
    )
      return false;
    return (
      (token.first && (before === "*" || /[:(]/.test(token.closed) || after === "*" || after === ":")) ||
      (before === "(" && after === ")" && text.length > 2) ||
      /^(?:rule|finding|warning|error|code|risk|issue|requirement|lint)$/.test(wordBefore(at, zone))
    );
  }
  if (/^[A-Z]{2,5}\d{3}$/.test(text))
    return !/^(?:SHA|AES|ES|MD|HTTP|UTF|RGB|TLS|RSA|GDPR|MP|ISO|VT|RTX|GTX|SHA|WCAG|AWS|USB)\d/.test(text);
  return /^COM\d{1,2}$|^tty\w+\d$/.test(text);
}

const mixes = (text: string): number => text.match(/[A-Za-z]\d|\d[A-Za-z]/g)?.length ?? 0;

/** Standards by number: "ISO 6983-1", "RFC 9110". */
function* standards(zone: Zone): Iterable<Found> {
  if (zone.style === "source" || zone.style === "shell") return;
  const { tokens } = zone;
  for (let at = 0; at + 1 < tokens.length; at++) {
    const left = tokens[at];
    const right = tokens[at + 1];
    if (
      !left ||
      !right ||
      (right.has & DIGIT) === 0 ||
      !(STANDARDS.has(left.text) || beside("standards").has(left.text)) ||
      right.first
    )
      continue;
    if (/^\d{3,6}(?:-\d{1,3})?(?::\d{4})?$/.test(right.text) && gap(zone, left, right) === " ")
      yield { start: left.start, end: right.end, subtype: "id", reach: "phrase" };
  }
}

/** "+44 1632 960044": a number of a telephone in groups. */
function* telephones(zone: Zone): Iterable<Found> {
  if (zone.style === "source" || zone.style === "shell") return;
  for (const token of zone.tokens) {
    if ((token.has & MARK) === 0 || !/^\+\d{1,3}$/.test(token.text)) continue;
    const match = /^\+\d{1,3}(?:[ -]\(?\d{1,8}\)?){2,6}/.exec(zone.passage.slice(token.start, token.start + 40));
    if (match && match[0].replace(/\D/g, "").length > 7)
      yield { start: token.start, end: token.start + match[0].length, subtype: "id", reach: "phrase" };
  }
}

const STANDARDS = new Set(["ISO", "RFC", "IEEE", "DIN", "EN", "IEC", "ISO/IEC", "PEP", "ECMA", "NIST", "CVE", "ADR"]);
