/** Whether a word was ever said in a session before some record: by anybody, in thoughts as well. */
import type { Session } from "../session.ts";
import { findAt, type Haystack, occurrences, pileUp } from "../survival/haystack.ts";

/** Which records count: those up to `last`, but for one. */
export interface Until {
  readonly last: number;
  readonly except?: number;
}

/** Whether a word stands in a text of the records, within another word, too. A few words are searched for; for many an index is made. */
export function wasHeard(word: string, session: Session, until: Until): boolean {
  const search = searches.get(session) ?? { left: SCANS * lengthOf(session), hay: undefined };
  searches.set(session, search);
  const { last, except = last + 1 } = until;
  if (search.left < 0 && except > last && IS_RUN.test(word)) {
    search.hay ??= vocabularyOf(session);
    return isIn(search.hay, word, last);
  }
  for (let index = 0; index <= last; index += 1) {
    if (index === except) continue;
    for (const { text } of session.records[index]?.texts ?? []) {
      search.left -= text.length;
      if (text.includes(word)) return true;
    }
  }
  return false;
}

interface Search {
  /** So many characters are read through before an index is made. */
  left: number;
  hay: Haystack | undefined;
}

const searches = new WeakMap<Session, Search>();

/** Making the index takes about as long as reading through a session this many times. */
const SCANS = 16;

/** Raw lengths, so that no text is read for it. */
const lengthOf = ({ records }: Session): number =>
  records.reduce((sum, { texts }) => sum + texts.reduce((all, { raw }) => all + raw.end - raw.start, 0), 0);

/** What words, names and numbers are made of: a word of nothing else stands within one such run, or nowhere. */
const RUNS = /[\p{L}\p{N}_.]+/gu;
const IS_RUN = /^[\p{L}\p{N}_.]+$/u;

/** Every run of the session where it is said first, one straw a record. */
function vocabularyOf({ records }: Session): Haystack {
  const seen = new Set<string>();
  const straws: { readonly text: string; readonly origin: { readonly passage: number } }[] = [];
  for (const [passage, { texts }] of records.entries()) {
    const fresh: string[] = [];
    for (const { text } of texts) {
      for (const [run] of text.matchAll(RUNS)) {
        if (seen.has(run)) continue;
        // A copy, since a slice of a text keeps the whole of it.
        const own = ` ${run}`.slice(1);
        seen.add(own);
        fresh.push(own);
      }
    }
    if (fresh.length > 0) straws.push({ text: fresh.join(" "), origin: { passage } });
  }
  return pileUp(straws);
}

/** The first place is the earliest record. */
function isIn(hay: Haystack, word: string, last: number): boolean {
  for (const at of occurrences(hay, word)) {
    const { origin } = findAt(hay, at, word.length);
    return "passage" in origin && origin.passage <= last;
  }
  return false;
}
