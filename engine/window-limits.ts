/** How much a window can have held: tool output that lies further back than any model looks is not searched. */
import type { Compaction, Session, SessionRecord } from "./session.ts";

/** Characters that a recorded token stands for at most: more than any language or program has. */
const PER_TOKEN = 5;

/** Characters of tool output that are always searched, and as many as are searched where no tokens were recorded. */
const LEAST = 600_000;
const UNRECORDED = 4_000_000;

/**
 * The records of tools, as indices, that reach further back than their window can have held, by the tokens that the agent recorded. None in any
 * session whose windows are what they say; but a file may hold more than its agent ever sent at once. What people and the agent said
 * is always searched.
 */
export function beyondWindows(session: Session): ReadonlySet<number> {
  const known = found.get(session);
  if (known) return known;
  const beyond = new Set<number>();
  if (LEAST < lengthOf(session.records.filter(isOfTool))) {
    let last = -1;
    for (const compaction of session.compactions) {
      if (compaction.kind === "clear") continue;
      markBeyond(session, compaction.region, limitOf(compaction), beyond);
      last = Math.max(last, compaction.region.at(-1) ?? -1);
    }
    const rest = session.records.length - last - 1;
    markBeyond(
      session,
      Array.from({ length: rest }, (_, index) => last + 1 + index),
      UNRECORDED,
      beyond,
    );
  }
  found.set(session, beyond);
  return beyond;
}

const found = new WeakMap<Session, ReadonlySet<number>>();

const limitOf = ({ tokens }: Compaction): number =>
  tokens.before === undefined ? UNRECORDED : Math.max(LEAST, tokens.before * PER_TOKEN);

/** From the newest record back, until the limit is reached. */
function markBeyond(session: Session, region: readonly number[], limit: number, beyond: Set<number>): void {
  let length = 0;
  for (let at = region.length - 1; 0 <= at; at -= 1) {
    const record = session.records[region[at] ?? -1];
    if (record === undefined || !isOfTool(record)) continue;
    length += lengthOf([record]);
    if (limit < length) beyond.add(region[at] ?? -1);
  }
}

const isOfTool = ({ role, provenance }: SessionRecord): boolean => role === "tool" && provenance === "tool";

/** Raw lengths, so that no text is read for it. */
const lengthOf = (records: readonly SessionRecord[]): number =>
  records.reduce((sum, { texts }) => sum + texts.reduce((all, { raw }) => all + raw.end - raw.start, 0), 0);
