import { expect, test } from "vitest";
import { inspect } from "../../engine/inspection.ts";
import { drawRows } from "../../engine/lineage/draw.ts";
import type { Lineage } from "../../engine/lineage/generation.ts";
import { livesOf, survivalByDepth } from "../../engine/lineage/lives.ts";
import { rowsOf } from "../../engine/lineage/rows.ts";
import { recoveryNote } from "../../engine/recover.ts";

const call = (uuid: string, parentUuid: string, id: string): object => ({
  type: "assistant",
  uuid,
  parentUuid,
  message: { role: "assistant", content: [{ type: "tool_use", id, name: "Read", input: { file: "lights" } }] },
});

const result = (uuid: string, parentUuid: string, id: string, content: string): object => ({
  type: "user",
  uuid,
  parentUuid,
  message: { role: "user", content: [{ type: "tool_result", tool_use_id: id, content }] },
});

/** A session in which a user asks, one file is read, and the result of that is blanked. */
function afterBlanking(asked: string, read: string) {
  const rows = [
    { type: "user", uuid: "u1", parentUuid: null, message: { role: "user", content: asked } },
    call("a1", "u1", "c1"),
    result("r1", "a1", "c1", read),
    {
      type: "system",
      subtype: "microcompact_boundary",
      uuid: "m1",
      parentUuid: "r1",
      microcompactMetadata: { trigger: "auto", compactedToolIds: ["c1"] },
    },
  ];
  return inspect({ name: "s.jsonl", text: rows.map((row) => JSON.stringify({ sessionId: "s", ...row })).join("\n") });
}

/** The plain notation, inspected; it always holds a session. */
function inspected(text: string) {
  const inspection = inspect({ name: "talk.txt", text });
  const { lineage, session } = inspection;
  if (!lineage || !session) throw new Error("the plain notation is a session");
  return { ...inspection, lineage, session };
}

const drawn = (text: string): string =>
  drawRows(rowsOf(inspected(text)))
    .replace(/ · ~\S+ → ~\S+ tokens/g, "")
    .trimEnd();

const lineageOf = (text: string): Lineage => inspected(text).lineage;

const TWICE = `user: Roll out build 7f3c9e21ab to eu-north-7. Never restart the billing queue.
assistant: I will roll out 7f3c9e21ab to eu-north-7.
summary: Roll out 7f3c9e21ab to eu-north-7. Never restart the billing queue.
user: The log is in /srv/roll/out.log.
assistant: Reading /srv/roll/out.log now.
summary: Work goes on in eu-north-7.
`;

test("a lineage is drawn as a tree with one sentence a generation, worst first", () => {
  expect(drawn(TWICE)).toBe(
    [
      "o #1 summary, depth 1 · line 3 · 100 % of 2 handles carried · reversible",
      "│ nothing was lost",
      "o #2 summary, depth 2 · line 6 · 33 % of 3 handles carried · irreversible, source retained · degraded",
      "  one rule of yours; 2 handles, none likely to be needed",
      "    lost constraint Never restart the billing queue line 3",
      "    lost 7f3c9e21ab line 3 (seen lately)",
      "    lost /srv/roll/out.log line 5 (named by the user, seen lately, named by the agent)",
    ].join("\n"),
  );
});

test("depth counts summaries of summaries, and the first has no parent", () => {
  expect(lineageOf(TWICE).generations.map(({ depth, parent }) => [depth, parent === undefined])).toEqual([
    [1, true],
    [2, false],
  ]);
});

test("loss is measured against the direct window and against the originals", () => {
  const [first, second] = lineageOf(TWICE).generations;
  expect([first?.handles.region, second?.handles.region]).toEqual([2, 3]);
  expect(second?.originals).toEqual({ handles: { items: 3, alive: 1 }, rules: { items: 1, alive: 0 } });
});

test("a handle is born, dies, and returns when it is said again", () => {
  const lineage = lineageOf(`user: The job is 8a91c3d0ff.
summary: There is a job.
user: The job was 8a91c3d0ff.
summary: The job is 8a91c3d0ff.
`);
  const [one, two] = lineage.generations.map(({ id }) => id);
  expect(livesOf(lineage.generations)).toMatchObject([
    { text: "8a91c3d0ff", born: one, died: [one], returned: [two], alive: true },
  ]);
});

test("survival by depth adds up over generations of the same depth", () => {
  expect(survivalByDepth(lineageOf(TWICE).generations)).toEqual([
    { depth: 1, generations: 1, carried: 1, originals: 1 },
    { depth: 2, generations: 1, carried: 1 / 3, originals: 1 / 3 },
  ]);
});

test("the system prompt is there again after every compaction, so what it holds is not lost", () => {
  const [generation] = lineageOf(`system: Never push to release/2.4.
user: Fix the typo in docs/intro.md.
summary: Fix the typo in docs/intro.md.
`).generations;
  expect(generation?.constraints).toMatchObject({ lost: 0, weakened: 0 });
});

test("a session without compactions has a lineage without generations", () => {
  expect(lineageOf("user: Hello.\nassistant: Hello.\n").generations).toEqual([]);
});

test("results that were blanked take nothing from the agent that stands elsewhere in its window", () => {
  const inspection = afterBlanking("Read /srv/quay/lights.conf.", "/srv/quay/lights.conf: lamp 7f3c9e21ab");
  const [generation] = inspection.lineage?.generations ?? [];
  expect(generation?.kind).toBe("clear");
  expect(generation?.survival.map(({ item, state }) => [item.text, state])).toEqual([
    ["/srv/quay/lights.conf", "kept"],
    ["7f3c9e21ab", "lost"],
  ]);
  expect(inspection.diagnostics.find(({ code }) => code === "handle-lost")?.message).toBe(
    "one handle went with blanked results: `7f3c9e21ab`",
  );
});

test("blanking writes nothing: what stands elsewhere in the window is no invention and stands in for nothing", () => {
  const asked = "Never paint pier_9b. Read /srv/quay/lights.conf; the lamp is 7f3c9e21ac.";
  const [generation] = afterBlanking(asked, "The lamp is 7f3c9e21ab.").lineage?.generations ?? [];
  expect(generation?.kind).toBe("clear");
  expect(generation?.invented).toEqual([]);
  expect(generation?.survival.map(({ item, state }) => [item.text, state])).toEqual([["7f3c9e21ab", "lost"]]);
});

test("what is at risk names lost values also where those that live on elsewhere rank before them", () => {
  const names = Array.from({ length: 60 }, (_, at) => `src/gates/gate${at}.ts`);
  const text = `user: ${names.map((name) => `edit ${name}`).join(", ")}.
assistant: Editing ${names.map((name) => name.slice(4)).join(" and ")}.
user: The lamp is in conf/lamp.toml.
summary: ${names.map((name) => name.slice(4)).join(" ")}
`;
  const [generation] = lineageOf(text).generations;
  expect(generation?.atRisk).toHaveLength(50);
  expect(generation?.atRisk.find(({ survives }) => survives === undefined)?.text).toBe("conf/lamp.toml");
});

test("a module named from another file is not lost where its file is still known", () => {
  const [generation] = lineageOf(`user: Look at src/hooks/useTide.ts.
assistant: I import ../../hooks/useTide and ../../hooks/useMoon.js there.
summary: Work goes on in src/hooks/useTide.ts.
`).generations;
  expect(generation?.atRisk.map(({ text, survives }) => [text, survives])).toEqual([
    ["../../hooks/useMoon.js", undefined],
    ["../../hooks/useTide", "in another path"],
  ]);
});

test("the finding, the tree and the note count the same lost facts", () => {
  const talk = `user: The export to eu-north-7 is slow.
assistant: Adding an index on \`orders_by_day\` did not help. It is not confirmed that \`orders_archive\` is replicated.
summary: The export is slow. Work goes on.
`;
  const found = inspected(talk);
  const said = found.diagnostics.find(({ code }) => code === "negative-fact-lost")?.message ?? "";
  expect(said).toMatch(/^one failed attempt and one negative fact did not/);
  const [row] = rowsOf(found);
  expect(row?.sentence.text).toContain("one thing known not to work, one negative fact; ");
  expect(row?.top.filter(({ kind }) => kind === "negative_fact").map(({ text }) => text)).toHaveLength(2);
  const [, facts = ""] = recoveryNote(found).split("## Known not to work, or not to exist\n\n");
  expect(facts.split("\n\n")[0]?.trim().split("\n")).toHaveLength(2);
});
