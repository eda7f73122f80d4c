/** Reads off a phrase what stands behind its first word, so that it is tried only where a text goes on so. */
import { type Opening, openingsOf } from "./openings.ts";
import { isWordUnit, wordEnd } from "./phrases.ts";
import { remembered } from "./remembered.ts";
import { CODE } from "./shadow.ts";

/** What the word, or the sign, behind the first word of a phrase is, or begins with where it is not `whole`. */
export type Follower = Opening;

/**
 * What may follow a word that a phrase of a spaced language begins with, whatever blanks stand between; undefined where anything may.
 * Code may stand where the text holds something else: a clause is searched with its idle words put as code.
 */
export function followersOf(phrase: string, word: string): readonly Follower[] | undefined {
  if (!isWordUnit(word.charCodeAt(0))) return undefined;
  const followers: Follower[] = [];
  for (const { text, whole } of startsOf(phrase)) {
    const first = wordAt(text, 0);
    const rest = text.slice(first.length).trimStart();
    const next = wordAt(rest, 0);
    if (next === "" ? word.startsWith(first) : first === word && next === CODE) return undefined;
    if (first === word) followers.push({ text: next, whole: whole || next.length < rest.length });
  }
  return followers;
}

/** The first two words of a phrase in all its readings. */
const startsOf = remembered((phrase) => openingsOf(phrase, 2), 4_000);

/** Whether a word or sign of a text is what may follow. */
export const mayFollow = (followers: readonly Follower[], next: string): boolean =>
  followers.some(({ text, whole }) => (whole ? next === text : next.startsWith(text)));

/** The word or the single sign that stands at an offset, or behind the blanks there; empty at the end of the text. */
export function wordAt(text: string, offset: number): string {
  let at = offset;
  while (text.charCodeAt(at) === BLANK) at++;
  return isWordUnit(text.charCodeAt(at)) ? text.slice(at, wordEnd(text, at)) : text.charAt(at);
}

const BLANK = 32;
