/** The words that a cue takes in without naming them: "do not … until", "stop …ing", "may …". */
import type { ClauseCue } from "./clause.ts";
import { languages } from "./languages/index.ts";
import { wholeWithOpenParts } from "./phrases.ts";

/** What stands where the phrase of a cue is open; `said` is the cue in the shadow. Empty for a phrase of fixed words. */
export function openWords({ as, language, strength }: ClauseCue, said: string): string {
  if (!said.includes(" ")) return "";
  for (const find of findersOf(`${language} ${as} ${strength}`)) {
    const parts = find.exec(said);
    if (parts) return parts.slice(1).join(" ");
  }
  return "";
}

/** Expressions for the open phrases of all groups of one language, kind and strength, made when they are first needed. */
function findersOf(key: string): readonly RegExp[] {
  const known = FINDERS.get(key);
  if (known) return known;
  const [code, as, strength] = key.split(" ");
  const made = languages
    .filter((language) => language.code === code)
    .flatMap(({ cues, spaced }) =>
      cues
        .filter((group) => group.as === as && `${group.strength}` === strength)
        .flatMap(({ find }) => find.filter((phrase) => /…|\]\{/.test(phrase)))
        .map((phrase) => wholeWithOpenParts(phrase, spaced)),
    );
  FINDERS.set(key, made);
  return made;
}

const FINDERS = new Map<string, readonly RegExp[]>();
