/** A large session with less in it: enough for what its newest compaction dropped, and for rules that earlier ones did. */
import type { Session, SessionRecord } from "../../engine/session.ts";

/**
 * The session without what tools took and gave before the region of the newest compaction. Rules and facts are given in words, and from
 * earlier generations only they are handed back; the rest is most of a session's bytes. Pure.
 */
export function lighter(session: Session): Session {
  const newest = session.compactions.findLast(({ kind }) => kind !== "clear");
  const start = newest?.region[0];
  if (start === undefined) return session;
  return { ...session, records: session.records.map((record, index) => (index < start ? wordsOf(record) : record)) };
}

const wordsOf = (record: SessionRecord): SessionRecord => ({
  ...record,
  texts: record.texts.filter(({ use }) => use === "prose"),
});
