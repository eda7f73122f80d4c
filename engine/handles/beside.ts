/** The words beside literals, as the packs of the languages give them: the only file of this room that sees the packs. */
import { besideOf, wordsBeside } from "../constraints/all-languages.ts";

export { besideOf };

type Kind = Parameters<typeof wordsBeside>[0];

const made = new Map<Kind, ReadonlySet<string>>();

/** The words of one kind of all languages, lower case; gathered when they are first asked for. */
export function beside(kind: Kind): ReadonlySet<string> {
  const known = made.get(kind);
  if (known) return known;
  const words = new Set(wordsBeside(kind));
  made.set(kind, words);
  return words;
}

/** The words of one kind of all languages as the alternatives of an expression, longer ones first. */
export const anyBeside = (kind: Kind): string => [...beside(kind)].sort((a, b) => b.length - a.length).join("|");
