/** Version literals, ranges and packages at a version. */
import { beside } from "./beside.ts";
import { gap, tokenAfter, wordBefore } from "./context.ts";
import { withoutEnd } from "./ends.ts";
import type { Found, Scanner, Zone } from "./scanner.ts";
import { AT, DIGIT, DOT, SCHEME, SLASH, type Token } from "./token.ts";

export const version: Scanner = {
  subtype: "version",
  token: (token, at, zone) => {
    const { text, has } = token;
    if ((has & DIGIT) === 0 || (has & SCHEME) !== 0) return undefined;
    if ((has & AT) !== 0) return isPackage(text) ? token : undefined;
    if ((has & SLASH) !== 0) return undefined;
    if (isPinned(text)) return token;
    if ((has & DOT) === 0) return undefined;
    if (isFull(text)) return token;
    return isShort(text) && isNamed(token, at, zone) ? token : undefined;
  },
  whole: (text) => isPackage(text) || isPinned(text) || isFull(text) || isRange(text) || /^v?\d+\.\d+$/.test(text),
  phrases: (zone) => ranges(zone),
};

/** `pkg@4.1`, `@scope/x@^7.2.0`, `left-pad@latest` */
const isPackage = (text: string): boolean =>
  /^(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)*@(?:[\^~]|[<>]=?|=)?v?\d[\w.+-]*$/.test(text) &&
  !/^\d/.test(text) &&
  /[A-Za-z]/.test(text);

/** `pkg==1.2`, `pkg>=2`, `gcc-13.2.0`, `node:20-alpine` */
const isPinned = (text: string): boolean =>
  /^[A-Za-z][\w.-]*(?:\[[\w,-]+\])?(?:==|>=|<=|~=|!=)v?\d[\w.*+-]*$/.test(text) ||
  /^[a-z][a-z0-9]*(?:[_-][a-z][a-z0-9]*)*-v?\d+\.\d+(?:\.\d+)+(?:-[a-z0-9.]+)?$/.test(text) ||
  /^[a-z][a-z0-9_-]+:v?\d+(?:\.\d+)*(?:-[a-z][a-z0-9.]*)$/.test(text);

/** Three parts or more, a leading v, or a mark of a range. */
const isFull = (text: string): boolean =>
  (/^[~^=]?v?\d{1,5}(?:\.\d{1,6}){2,3}(?:[-+.]?[A-Za-z][\w.+-]*|-\d[\w.]*)?$/.test(text) &&
    !isDottedDate(text) &&
    !isAddress(text)) ||
  /^v\d{1,5}(?:[.-]\d{1,5}){2,4}$/.test(text) ||
  /^[~^]?v\d{1,5}\.\d{1,6}(?:\.[x*])?(?:-[\w.]+)?$/.test(text) ||
  /^[~^]\d{1,5}(?:\.\d{1,6}){1,2}$/.test(text) ||
  /^\d{1,4}\.(?:\d{1,4}\.)?[x*]$/.test(text);

const isDottedDate = (text: string): boolean =>
  /^(?:\d{1,2}\.\d{1,2}\.(?:19|20)\d\d|(?:19|20)\d\d\.\d\d\.\d\d)$/.test(text);
const isAddress = (text: string): boolean => {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  return parts?.slice(1).every((part) => Number(part) < 256) ?? false;
};
const isShort = (text: string): boolean =>
  /^\d{1,3}\.\d{1,3}(?:-?(?:rc|beta|alpha|b|a|pre|dev|LTS)\.?\d*)?$/.test(text);
const isRange = (text: string): boolean =>
  /^(?:[<>]=?|[~^=])\s?v?\d[\w.*-]*(?:(?:\s|,\s?|\s?\|\|\s?)(?:[<>]=?|[~^=])\s?v?\d[\w.*-]*)*$/.test(text);

/** What has versions and is of no language. */
const NAMING = new Set("v sdk api python node java php ruby go rust cuda glibc".split(" "));
/** "firmware 5.11", "CUPS 2.4": the word before a two-part number names what it is a version of. */
function isNamed(token: Token, at: number, zone: Zone): boolean {
  const word = wordBefore(at, zone);
  const before = zone.tokens[at - 1];
  if (!before || word === "" || beside("sections").has(word)) return false;
  if (!/^[ ]$/.test(gap(zone, before, token))) return false;
  if (NAMING.has(word) || beside("versions").has(word)) return true;
  const after = tokenAfter(at, zone);
  if (
    after &&
    token.closed === "" &&
    /^(?:%|x|ms|s|m|min|h|hours?|days?|gb|mb|kb|gib|mib|tb|tok|tokens|points?|times|million|billion|k|fps|px|pt|usd|eur|dollars?|→|->|vs)/i.test(
      after.text,
    )
  )
    return false;
  return (
    /^[A-Z][A-Za-z+#.]*[a-z]$|^[A-Z]{3,}$/.test(before.text) &&
    !/^[A-Z][a-z]+ed$/.test(before.text) &&
    !beside("amounts").has(word) &&
    !/[:=(,]$/.test(before.closed)
  );
}

/** `>=0.7.3, <0.8`, `palette >=1.2 <2`: comparators over several tokens, with the package name before them. */
function* ranges(zone: Zone): Iterable<Found> {
  if (zone.style === "source" || zone.style === "shell") return;
  const pattern = /(?:[<>]=?|[~^])\s?v?\d{1,5}\.\d[\w.*-]*(?:,?\s(?:<=?|>=?)\s?v?\d[\w.*-]*)?/g;
  const text = zone.passage.slice(zone.start, zone.end);
  if (!text.includes(">") && !text.includes("<") && !text.includes("^") && !text.includes("~")) return;
  for (const match of text.matchAll(pattern)) {
    const raw = withoutEnd(match[0], ".,");
    const two = /\s[<>]/.test(raw);
    const parts = raw.match(/\d+/g)?.length ?? 0;
    if (!two && parts < 3) continue;
    const start = zone.start + match.index;
    if (/[\w)\]@/"=-]/.test(zone.passage.charAt(start - 1))) continue;
    const name = two
      ? /(?:@[\w.-]{1,40}\/)?[A-Za-z][\w.-]{1,60} $/.exec(
          zone.passage.slice(Math.max(zone.start, start - 100), start),
        )?.[0]
      : undefined;
    yield { start: start - (name?.length ?? 0), end: start + raw.length, subtype: "version", reach: "phrase" };
  }
}
