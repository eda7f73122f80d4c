/** A short mark of a text that is the same for equal texts: two 32-bit hashes and the length, to compare calls without keeping them. */

/** The mark of a text. Not for addresses: two texts may share one, though nobody will live to see it. */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) + at;
  }
  return `${text.length}.${a >>> 0}.${b >>> 0}`;
}
