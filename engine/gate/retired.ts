/** Deletions that somebody accepted with a reason: by digest, in a baseline file or a commit trailer (spec §6). */
import { composedOf } from "../composed.ts";
import { shortDigest } from "../digest.ts";
import { plainText } from "../survival/wording.ts";

/** One accepted deletion. */
export interface Retirement {
  /** At least eight hexadecimal digits of the digest of the item's plain form. */
  readonly digest: string;
  readonly reason: string;
}

/** The digest under which an item is retired: of its words, whatever marks, bullets, case and form of letters they are written with. */
export const digestOfItem = (text: string): string => shortDigest(plainText(composedOf(text)));

/** Whether an item is among the retired ones; longer digests are compared by their first eight digits. */
export function isRetired(text: string, retired: readonly string[]): boolean {
  if (retired.length === 0) return false;
  const digest = digestOfItem(text);
  return retired.some((one) => one.replace(/^sha256:/, "").startsWith(digest));
}

/** The value of a `Palimpsest-Retires` trailer: a digest, then the reason; undefined where either is missing. */
export function parseRetirement(trailer: string): Retirement | undefined {
  const parts = /^(?:sha256:)?([0-9a-f]{8,64})[\s,;:–—-]{1,8}(\S.{0,500})$/i.exec(trailer.trim());
  return parts ? { digest: (parts[1] ?? "").toLowerCase(), reason: parts[2] ?? "" } : undefined;
}

/** Names what a baseline file holds under `retired`: a list of `{ digest, reason }`. Anything else is passed over. */
export function parseRetirements(raw: unknown): readonly Retirement[] {
  const list = typeof raw === "object" && raw !== null && "retired" in raw ? raw.retired : undefined;
  if (!Array.isArray(list)) return [];
  return list.filter(
    (one: Partial<Retirement> | undefined): one is Retirement =>
      typeof one?.digest === "string" &&
      /^[0-9a-f]{8,64}$/.test(one.digest) &&
      typeof one.reason === "string" &&
      one.reason.trim() !== "",
  );
}
