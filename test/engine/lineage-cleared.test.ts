import fc from "fast-check";
import { expect, test } from "vitest";
import { besideCleared } from "../../engine/lineage/window.ts";
import type { Compaction, Session, SessionRecord } from "../../engine/session.ts";

/** What is still there, told the plain way: all records of the agent so far but those of this region and of any before. */
function plainly({ records, compactions }: Session, compaction: Compaction): readonly number[] {
  const { agent, line, region } = compaction;
  const upTo = compactions.slice(0, compactions.indexOf(compaction) + 1).filter((other) => other.agent === agent);
  const gone = new Set(upTo.flatMap((other) => other.region));
  return [...records.keys()].filter((index) => {
    const record = records[index];
    const seen = line > 0 ? (record?.line ?? 0) < line : index <= (region.at(-1) ?? -1) + 1;
    return record?.agent === agent && seen && !gone.has(index);
  });
}

const agents = fc.constantFrom(undefined, "a1");

const sessions = fc
  .record({
    agents: fc.array(agents, { maxLength: 20 }),
    compactions: fc.array(
      fc.record({
        kind: fc.constantFrom("clear" as const, "summary" as const),
        agent: agents,
        line: fc.nat(22),
        region: fc.uniqueArray(fc.nat(19), { maxLength: 6 }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ agents: of, compactions }): Session => {
    const records = of.map((agent, index) => ({ agent, line: index + 1, texts: [] }) as unknown as SessionRecord);
    const made = compactions.map(
      (one) => ({ ...one, region: one.region.toSorted((a, b) => a - b) }) as unknown as Compaction,
    );
    return { format: "plain", records, compactions: made, problems: [] } as unknown as Session;
  });

test("what stands beside blanked results is the same, however it is looked for", () => {
  fc.assert(
    fc.property(sessions, (session) => {
      for (const compaction of session.compactions)
        expect(besideCleared(session, compaction)).toEqual(
          compaction.kind === "clear" ? plainly(session, compaction) : [],
        );
    }),
  );
});
