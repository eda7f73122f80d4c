import { expect, test } from "vitest";
import { inspect } from "../../engine/inspection.ts";
import { drawRows } from "../../engine/lineage/draw.ts";
import { itemsOfGeneration, rowsOf } from "../../engine/lineage/rows.ts";
import { runRules } from "../../engine/rules/index.ts";
import { defaults } from "../../engine/settings.ts";

/** The plain notation, inspected; it always holds a session. */
function inspected(text: string) {
  const inspection = inspect({ name: "talk.txt", text });
  const { lineage, session } = inspection;
  if (!lineage || !session) throw new Error("the plain notation is a session");
  return { ...inspection, lineage, session };
}

/** The inventions of each generation: kind, text, and the number of the generation that said it first. */
function inventionsOf(text: string): readonly (readonly string[])[] {
  const inspection = inspected(text);
  return inspection.lineage.generations.map((generation) =>
    itemsOfGeneration(generation, inspection, "invented").map(
      ({ kind, text: said, born }) => `${kind} ${said}${born ? ` since #${born.generation} line ${born.line}` : ""}`,
    ),
  );
}

const messagesOf = (text: string, code: string): readonly string[] =>
  runRules(inspected(text), defaults).flatMap((found) =>
    found.code === code
      ? [[found.message, ...found.related.map(({ message, line }) => `${message} line ${line}`)].join(" | ")]
      : [],
  );

const THRICE = `user: Put the harvest export into farm/export.py.
summary: The export goes into farm/export.py, with its log in farm/harvest-log.csv. Never touch the irrigation plan.
user: Go on.
assistant: I am at it.
summary: The export is in farm/export.py, its log in farm/harvest-log.csv. Never touch the irrigation plan.
user: Further.
summary: farm/export.py is done, and so is farm/harvest-log.csv. See farm/season.toml.
`;

test("an invention that a later summary repeats names the generation of its birth", () => {
  expect(inventionsOf(THRICE)).toEqual([
    ["handle farm/harvest-log.csv", "constraint Never touch the irrigation plan"],
    ["handle farm/harvest-log.csv since #1 line 2", "constraint Never touch the irrigation plan since #1 line 2"],
    ["handle farm/season.toml", "handle farm/harvest-log.csv since #1 line 2"],
  ]);
});

test("the tally counts what is carried on with what is new", () => {
  const { generations } = inspected(THRICE).lineage;
  expect(generations.map(({ handles, constraints }) => [handles.invented, constraints.invented])).toEqual([
    [1, 1],
    [1, 1],
    [2, 0],
  ]);
});

test("literals are one line a summary, the new ones first and those carried on with their birth", () => {
  expect(messagesOf(THRICE, "literal-invented")).toEqual([
    "one literal of the summary stands nowhere in what was replaced: `farm/harvest-log.csv`",
    "one literal made up in generation 1 is carried on: `farm/harvest-log.csv` | made up in generation 1 line 2",
    "one literal of the summary stands nowhere in what was replaced: `farm/season.toml`; one literal made up in generation 1 is carried on: `farm/harvest-log.csv` | `farm/harvest-log.csv` line 7 | made up in generation 1 line 2",
  ]);
});

test("a rule that nobody gave is said again with its birth, as long as it is carried on", () => {
  expect(messagesOf(THRICE, "constraint-invented")).toEqual([
    "nobody said `Never touch the irrigation plan` before",
    "nobody said `Never touch the irrigation plan` before; made up in generation 1 and carried on | made up in generation 1 line 2",
  ]);
});

const APPROVED = (between: string): string => `user: Move the orders to the new table.
assistant: Done. May I drop the old table now?
summary: The orders are in the new table. The user approved dropping the old table.
user: ${between}
summary: Orders moved. The user has approved dropping the old table.
`;

test("an approval that nobody gave is carried on too, unless the user gives it after all", () => {
  expect(inventionsOf(APPROVED("Check the indexes first."))[1]).toEqual([
    "approval The user has approved dropping the old table. since #1 line 3",
  ]);
  expect(messagesOf(APPROVED("Check the indexes first."), "approval-invented")).toHaveLength(2);
  expect(inventionsOf(APPROVED("Yes, drop the old table."))[1]).toEqual([]);
});

test("what the user or a tool says after all is no invention any more", () => {
  expect(
    inventionsOf(`user: Put the export into farm/export.py.
summary: The export goes into farm/export.py, its log into farm/harvest-log.csv.
tool: farm/harvest-log.csv: 12 rows
summary: The export is in farm/export.py, its log in farm/harvest-log.csv.
`),
  ).toEqual([["handle farm/harvest-log.csv"], []]);
});

test("an invention that is carried on is drawn with its birth", () => {
  const drawn = drawRows(rowsOf(inspected(THRICE)));
  expect(drawn).toContain("invented farm/harvest-log.csv since #1 line 5");
});
