/** A set of texts that tells whether another text has one of them in it, in time that does not grow with the set. */

/** Texts shorter than four letters are none of it. */
export interface Needles {
  readonly add: (text: string) => void;
  readonly remove: (text: string) => void;
  /** Whether one of the texts stands in this one. */
  readonly isIn: (text: string) => boolean;
}

/** How many letters of a text are looked up first. */
const FIRST = 4;

/** An empty set. By their first letters texts are kept by their length, so that each place asks for a few stretches and not for each text. */
export function needles(): Needles {
  const byFirst = new Map<string, Map<number, Set<string>>>();
  return {
    add(text) {
      if (text.length < FIRST) return;
      const first = text.slice(0, FIRST);
      const lengths = byFirst.get(first) ?? new Map<number, Set<string>>();
      byFirst.set(first, lengths);
      const texts = lengths.get(text.length);
      if (texts) texts.add(text);
      else lengths.set(text.length, new Set([text]));
    },
    remove(text) {
      const lengths = byFirst.get(text.slice(0, FIRST));
      const texts = lengths?.get(text.length);
      texts?.delete(text);
      if (texts?.size === 0) lengths?.delete(text.length);
    },
    isIn(text) {
      for (let at = 0; at + FIRST <= text.length; at += 1)
        for (const [length, texts] of byFirst.get(text.slice(at, at + FIRST)) ?? [])
          if (texts.has(text.slice(at, at + length))) return true;
      return false;
    },
  };
}
