/** Commit hashes, digests and UUIDs. */
import { beside } from "./beside.ts";
import { keyOf, tokenAfter, wordBefore } from "./context.ts";
import type { Scanner, Zone } from "./scanner.ts";
import { BRACKET, DIGIT, LETTER, LOWER, SLASH, type Token, UPPER } from "./token.ts";

export const hash: Scanner = {
  subtype: "hash",
  token: (token, at, zone) => {
    const { text, has } = token;
    if ((has & (SLASH | LETTER | BRACKET)) !== 0 || text.length < 7) return undefined;
    if (isUuid(text) || isDigest(text) || isRange(text)) return token;
    return isCommit(token, at, zone) ? token : undefined;
  },
  whole: (text) =>
    isUuid(text) || isDigest(text) || (/^[0-9a-f]{7,64}$/.test(text) && /\d/.test(text) && /[a-f]/.test(text)),
};

const isUuid = (text: string): boolean => /^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$/.test(text);

/** `9c41e7b..1a2b3c4` */
const isRange = (text: string): boolean => /^[0-9a-f]{7,40}\.{2,3}[0-9a-f]{7,40}$/.test(text);

const isDigest = (text: string): boolean =>
  /^(?:sha1|sha256|sha384|sha512|md5|blake3):[0-9a-fA-F]{6,128}(?:…|\.\.\.)?$/.test(text) ||
  /^sha(?:256|384|512)-[A-Za-z0-9+/]{20,}={0,2}$/.test(text);

/** A short hash has both digits and letters; all-letter and all-digit ones need a word that announces them. */
function isCommit(token: Token, at: number, zone: Zone): boolean {
  const { text, has } = token;
  if ((has & (LOWER | UPPER)) === (LOWER | UPPER) || !/^[0-9a-fA-F]{7,64}$/.test(text)) return false;
  if ((has & DIGIT) === 0) return isAnnounced(at, zone) && text.length <= 12 && /^[0-9a-f]+$/.test(text);
  if ((has & (LOWER | UPPER)) === 0)
    return (text.length === 7 || text.length === 8 || text.length === 40) && isAnnounced(at, zone);
  if (/^\d+e\d+$/i.test(text)) return isAnnounced(at, zone);
  return (
    keyOf(token, zone.passage) !== "0x" &&
    !(/^\d{1,3}[a-f]+$/.test(text) && tokenAfter(at, zone) === undefined && text.length < 7)
  );
}

const isAnnounced = (at: number, zone: Zone): boolean => beside("commit").has(wordBefore(at, zone));
