/** How the items of one compaction fared, and what its summary made up: the survival of its region, as far as the file can tell. */
import type { Compaction, Session } from "../session.ts";
import { type Survival, survive } from "../survival.ts";
import { wasHeard } from "./heard.ts";
import type { Window } from "./window.ts";

/** Fates and inventions; passage indices count in each side of the window. Nothing is invented where rows are missing. */
export function fatesOf(
  { region, surviving, carriers }: Window,
  session: Session,
  compaction: Compaction,
): ReturnType<typeof survive> {
  const { cwd } = session;
  const unwritten = compaction.kind === "clear" || compaction.kind === "truncate";
  const { survival, invented } = survive(region, surviving, {
    carriers,
    obligations: region.obligations,
    heard: (word) => isKnown(word, session, compaction),
    ...(cwd === undefined ? {} : { cwd }),
    ...(unwritten ? { unwritten } : {}),
  });
  if (unwritten) return { survival: survival.map(withoutInstead), invented };
  return { survival, invented: isHeadless(compaction, session) ? [] : invented };
}

/** Where nothing was written in place of the region, nothing stands in for what went: it is kept or lost. */
const withoutInstead = (fate: Survival): Survival => {
  if (fate.state !== "altered" && fate.state !== "weakened") return fate;
  const { instead: _, ...lost } = fate;
  return { ...lost, state: "lost" };
};

/** Whether a word stands in the thoughts of the agent, in what came before the region, or in what the session is called. */
function isKnown(word: string, session: Session, { region, summary }: Compaction): boolean {
  if (session.id?.includes(word) || session.cwd?.includes(word)) return true;
  const { record } = summary;
  return wasHeard(word, session, { last: region.at(-1) ?? -1, ...(record === undefined ? {} : { except: record }) });
}

/** Rows before the region, or of it, are not in the file: what stood there may support whatever seems invented. */
function isHeadless({ parent, region }: Compaction, { problems, records }: Session): boolean {
  const lines = region.map((index) => records[index]?.line ?? 0).filter((line) => line > 0);
  const first = parent === undefined ? 0 : Math.min(...lines.slice(0, 1));
  const last = lines.at(-1) ?? 0;
  return problems.some(({ kind, line = 0 }) => kind === "missing-parent" && first <= line && line <= last);
}
