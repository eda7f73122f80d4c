/** System prompts and rules files: what an agent reads again after every compaction. */
import { addTo, type Group } from "../groups.ts";
import type { Provenance, Session } from "../session.ts";

/** Whether a text of this provenance is read every time. */
export const isStanding = (provenance: Provenance | undefined): boolean =>
  provenance === "rules" || provenance === "system";

/** The records of an agent that hold such texts, in file order. Looked through once for all windows of a session. */
export function standingOf(session: Session, agent: string | undefined): readonly number[] {
  const found = known.get(session) ?? byAgent(session);
  known.set(session, found);
  return found.get(agent) ?? NONE;
}

type ByAgent = ReadonlyMap<string | undefined, readonly number[]>;

function byAgent({ records }: Session): ByAgent {
  const found = new Map<string | undefined, Group<number>>();
  for (const [index, { agent, provenance }] of records.entries())
    if (isStanding(provenance)) addTo(found, agent, index);
  return found;
}

const known = new WeakMap<Session, ByAgent>();
const NONE: readonly number[] = [];
