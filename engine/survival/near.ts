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

function oneSegmentDiffers(text: string, other: string): boolean {
  const left = segmentsOf(text);
  const right = segmentsOf(other);
  if (left.length !== right.length || left.length < 3) return false;
  let different = 0;
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) different += 1;
  // Of separators (odd places) none may differ; of two segments the shared one must carry a name.
  const shared = left.filter((segment, i) => i % 2 === 0 && segment === right[i]);
  const carried = shared.reduce((sum, segment) => sum + segment.length, 0);
  return different === 1 && left.every((segment, i) => i % 2 === 0 || segment === right[i]) && carried >= 3;
}

/** Segments and the signs between them, alternating. */
const segmentsOf = (text: string): readonly string[] => text.split(/([/\\.:_@=#-])/);

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
  const left = a.slice(start, endA);
  const right = b.slice(start, endB);
  // A few edits touch a few places; what differs over a long stretch is another text.
  if (Math.max(left.length, right.length) > 64) return false;
  return distance(left, right) <= allowed;
}

function distance(a: string, b: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const before = previous;
    previous = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let best = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
  }
  return row[b.length] ?? 0;
}
