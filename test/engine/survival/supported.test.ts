/** What a summary says in words of its own about what the region said is no invention. */
import { describe, expect, test } from "vitest";
import { inspect } from "../../../engine/inspection.ts";
import { verdictOf } from "../../harness/verdict.ts";

/** The inventions of a summary that stands for these turns. */
const inventionsOf = (turns: string, summary: string): readonly string[] =>
  (inspect({ name: "talk.txt", text: `${turns}\nsummary: ${summary}\n` }).lineage?.generations[0]?.invented ?? []).map(
    ({ kind, text }) => `${kind} ${text}`,
  );

describe("an order told in an insertion belongs to the sentence around it", () => {
  const turns =
    "user: Weigh the crates in the cellar and find a lighter lid.\nassistant: I weighed the crates in the cellar.";
  test.each([
    "I had weighed — twice, at the user's request — the crates in the cellar.",
    "The crates in the cellar were weighed — at the user's instruction.",
  ])("%s", (summary) => expect(inventionsOf(turns, summary)).toEqual([]));

  test("and is made up where nobody ordered that", () =>
    expect(inventionsOf(turns, "I sold the tractor — quickly, at the user's request — to Kim.")).toEqual([
      "instruction quickly, at the user's request —",
    ]));
});

describe("a bold name of an error in a pad", () => {
  const before = `- I took it for "the valve is stuck for unknown reasons." It is off because the valve itself is stuck.\n`;
  const named = (quoted: string): string => `My first guess that the failure was "${quoted}"`;
  const literalsIn = (name: string): readonly string[] =>
    verdictOf(before, `Errors and fixes:\n\n- **${name}** was wrong: the valve itself is stuck.\n`).invented.flatMap(
      ({ kind, text }) => (kind === "handle" ? [text] : []),
    );
  test("is supported by what it quotes", () => expect(literalsIn(named("stuck for unknown reasons"))).toEqual([]));
  test("is made up where nobody said that", () => {
    const name = named("frozen for unknown reasons");
    expect(literalsIn(name)).toEqual([name]);
  });
});

describe("how far open work has come", () => {
  const turns = "user: Plan the barn and the fence.\nassistant: The plan of the barn is ready.";
  test("is no invention below a title of open work", () =>
    expect(
      inventionsOf(
        turns,
        "The barn is planned.\n\n## Pending Tasks\n\n- Draw the fence — posts chosen but not yet painted.",
      ),
    ).toEqual([]));
  test("but what is not so at all is one there, too", () =>
    expect(
      inventionsOf(turns, "The barn is planned.\n\n## Pending Tasks\n\n- Draw the fence — the saw does not work."),
    ).toEqual(["negative_fact the saw does not work"]));
});

describe("a ban that names its thing before it", () => {
  test.each([
    ["user: src/gen is generated, do not touch", "- src/gen: do not touch."],
    ["user: Leave the files in src/gen alone.", "- src/gen is generated — do not touch."],
    ["user: Do not touch anything in hooks/.", "- hooks/: do not touch"],
  ])("%s => %s", (turns, summary) => expect(inventionsOf(`${turns}\nassistant: Noted.`, summary)).toEqual([]));

  test("is made up where the thing was only spoken of, whatever else may not be touched", () =>
    expect(
      inventionsOf(
        "user: Leave hooks/ untouched.\nassistant: I committed src/a.ts in v0.7.6.",
        "hooks/ stays untouched. src/a.ts — committed in v0.7.6, do not touch.",
      ),
    ).toEqual(["constraint src/a.ts — committed in v0.7.6, do not touch"]));
});
