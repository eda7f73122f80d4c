/** Answers that are worth keeping: the same words and clauses come up again and again. */

/** Texts longer than this are not kept. */
const LONGEST = 2_000;

/** A function of a text that remembers its answers, at most so many at a time. */
export function remembered<Answer>(answer: (text: string) => Answer, most: number): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const said = known.get(text);
    if (said !== undefined || known.has(text)) return said as Answer;
    const fresh = answer(text);
    if (LONGEST < text.length) return fresh;
    if (most <= known.size) known.clear();
    known.set(text, fresh);
    return fresh;
  };
}
