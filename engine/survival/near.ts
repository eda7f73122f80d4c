/** Near misses and cut text: what a well-formed other value and a shortened one have in common with the true one. */

/** Whether `other` is a well-formed near miss of `text`: at most two edits away, or one differing segment; never a cut text. */
export function isNearMiss(text: string, other: string): boolean {
  if (text === other || other.length < 2 || isCutOf(other, text)) return false;
  if (differsByCase(text, other)) return true;
  if (oneSegmentDiffers(text, other)) return true;
  // Two edits make any word of four letters another one.
  const allowed = Math.min(2, Math.floor(Math.min(text.length, other.length) / 3));
  return allowed > 0 && withinEdits(text, other, allowed);
}

const differsByCase = (text: string, other: string): boolean => text.toLowerCase() === other.toLowerCase();

/** Whether `cut` is a proper beginning or end of `text`, more than two characters shorter, or visibly cut from it. */
export function isCutOf(cut: string, text: string): boolean {
  const bare = cut.replace(/^(?:…|\.{3})[\\/]?|(?:…|\.{3})$/g, "");
  if (bare.length < 2) return false;
  if (bare !== cut) return text.startsWith(bare) || text.endsWith(bare);
  return text.length - cut.length > 2 && (text.startsWith(cut) || text.endsWith(cut));
}

/** One of the segments differs, no sign between them, and the others carry a name: as many as three letters. */
function oneSegmentDiffers(text: string, other: string): boolean {
  let same = 0;
  let start = 0;
  let signs = 0;
  while (same < text.length && same < other.length && text.charCodeAt(same) === other.charCodeAt(same)) {
    if (isSign(text.charCodeAt(same++))) {
      start = same;
      signs += 1;
    }
  }
  const end = signFrom(text, same);
  const rest = text.length - end;
  if (rest !== other.length - signFrom(other, same) || !text.endsWith(other.slice(other.length - rest))) return false;
  for (let at = end; at < text.length; at++) if (isSign(text.charCodeAt(at))) signs += 1;
  return signs > 0 && start + rest - signs >= 3;
}

function signFrom(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isSign(text.charCodeAt(at))) at++;
  return at;
}

/** Whether a code unit parts the segments of a path, an address, an id or an assignment. */
export const isSign = (code: number): boolean => SIGNS.has(code);

const SIGNS = new Set([..."/\\.:_@=#-"].map((sign) => sign.charCodeAt(0)));

/** Whether two strings are at most `allowed` edits apart (insert, delete, replace, swap neighbours). */
export function withinEdits(a: string, b: string, allowed: number): boolean {
  if (Math.abs(a.length - b.length) > allowed) return false;
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  // A few edits touch a few places; what differs over a long stretch is another text.
  if (Math.max(endA, endB) - start > 64) return false;
  return isReached(a.slice(start, endA), b.slice(start, endB), allowed);
}

/** Whether so many edits turn one text into the other. What begins alike stays as it is; then each kind of edit is tried. */
function isReached(a: string, b: string, edits: number): boolean {
  let at = 0;
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  const [left, right] = [a.length - at, b.length - at];
  if (left === 0 || right === 0) return left + right <= edits;
  if (edits === 0 || Math.abs(left - right) > edits) return false;
  if (left > 1 && right > 1 && a[at] === b[at + 1] && a[at + 1] === b[at])
    if (isReached(a.slice(at + 2), b.slice(at + 2), edits - 1)) return true;
  return (
    isReached(a.slice(at + 1), b.slice(at + 1), edits - 1) ||
    isReached(a.slice(at + 1), b.slice(at), edits - 1) ||
    isReached(a.slice(at), b.slice(at + 1), edits - 1)
  );
}
