/** What was ever said, and what the agent could still see: literals looked up where they would have to stand. */
import type { Item, Passage } from "../item.ts";
import type { Session, SessionRecord } from "../session.ts";

/** Looks literals up in a session. Searching whole texts is bounded: beyond that everything counts as said, so that nothing is claimed. */
export interface Memory {
  /** Whether a literal stood anywhere that the agent could have it from, before this record: the agent's own words count up to `start`. */
  readonly wasSaid: (literal: string, before: number, start: number) => boolean;
  /** Every handle that was said outside summaries, once. */
  readonly known: () => Iterable<string>;
}

/** The earliest records that say a literal: somebody else's, and the agent's own. */
interface Said {
  told: number;
  own: number;
}

/** So many code units of text are searched for the literals of one session. */
const SEARCHED = 100_000_000;

/** The memory of a session, built when it is first asked. Linear in its items, and in its texts for the few literals that are searched for. */
export function memoryOf(session: Session, passages: readonly Passage[], items: readonly Item[]): Memory {
  const { records } = session;
  const headless = isHeadless(session);
  let handles: ReadonlyMap<string, Said> | undefined;
  const first = (): ReadonlyMap<string, Said> => {
    handles ??= firstSaid(records, passages, items);
    return handles;
  };
  const searched = searchesOf(records);
  let left = SEARCHED;
  const search = (literal: string): Said => {
    const known = searched.get(literal);
    if (known?.until === records.length) return known;
    if (left <= 0) return ALWAYS;
    const found = searchFor(literal, records, known);
    left -= found.read;
    searched.set(literal, found);
    return found;
  };
  const isBefore = ({ told, own }: Said, before: number, start: number): boolean => told < before || own <= start;
  return {
    known: () => first().keys(),
    wasSaid(literal, before, start) {
      if (headless) return true;
      const said = first().get(literal);
      return (said !== undefined && isBefore(said, before, start)) || isBefore(search(literal), before, start);
    },
  };
}

/** Where the beginning of a conversation is not in the file, anything may have been said there. */
function isHeadless({ records, compactions, problems }: Session): boolean {
  const first = records[0]?.line ?? 0;
  return (
    compactions.some(({ regionKnown, kind }) => !regionKnown && kind !== "clear") ||
    problems.some(({ kind, line = 0 }) => kind === "missing-parent" && line <= first)
  );
}

const NEVER = Number.POSITIVE_INFINITY;
const ALWAYS = { told: -1, own: -1 };

/** A literal that was searched for, and how far. */
interface Searched extends Said {
  readonly until: number;
  readonly read: number;
}

/** What was searched for in a session before, which is the same one while it only grows. */
function searchesOf([first]: readonly SessionRecord[]): Map<string, Searched> {
  const known = first && searches.get(first);
  if (known) return known;
  const fresh = new Map<string, Searched>();
  if (first) searches.set(first, fresh);
  return fresh;
}

const searches = new WeakMap<SessionRecord, Map<string, Searched>>();

function firstSaid(
  records: readonly SessionRecord[],
  passages: readonly Passage[],
  items: readonly Item[],
): ReadonlyMap<string, Said> {
  const first = new Map<string, Said>();
  for (const { kind, text, passage } of items) {
    if (kind !== "handle") continue;
    const { record } = passages[passage] ?? {};
    if (record !== undefined) note(first, text, records[record], record);
  }
  return first;
}

function note(first: Map<string, Said>, text: string, record: SessionRecord | undefined, index: number): void {
  const whose = whoseIs(record);
  if (whose === undefined) return;
  const said = first.get(text);
  if (said === undefined) first.set(text, whose === "own" ? { told: NEVER, own: index } : { told: index, own: NEVER });
  else if (index < said[whose]) said[whose] = index;
}

/** A summary is nobody's source: what stands only there was made up there. */
function whoseIs(record: SessionRecord | undefined): keyof Said | undefined {
  if (record === undefined || record.role === "summary") return undefined;
  return record.role === "assistant" ? "own" : "told";
}

/** Goes on from where the last search ended. */
function searchFor(literal: string, records: readonly SessionRecord[], known: Searched | undefined): Searched {
  const said = { told: known?.told ?? NEVER, own: known?.own ?? NEVER, read: 0, until: records.length };
  for (let index = known?.until ?? 0; index < records.length; index += 1) {
    const record = records[index];
    const whose = whoseIs(record);
    if (record === undefined || whose === undefined || said[whose] < index) continue;
    for (const { text } of record.texts) {
      said.read += text.length;
      if (!text.includes(literal)) continue;
      said[whose] = index;
      break;
    }
    if (said.told < NEVER && said.own < NEVER) break;
  }
  return said;
}
