import { describe, expect, test } from "vitest";
import { inspect } from "../../../engine/inspection.ts";
import { type Notation, notations, type Script } from "../../harness/story.ts";
import {
  broken,
  diverged,
  effects,
  failures,
  invented,
  queries,
  retried,
  type Story,
  slipped,
  undiverged,
} from "./stories.ts";

const themes: { readonly [theme: string]: readonly Story[] } = {
  "values that diverge": [...diverged, ...slipped, ...undiverged],
  "retries that diverge": retried,
  "rules that are broken": broken,
  "failures that are repeated": failures,
  "effects that are repeated": effects,
  "values that are invented": invented,
  "queries from prose": queries,
};

/** What is said of a story, as `code: what stands there ← what was dropped`. */
function saidOf(script: Script, { name, write }: Notation): readonly string[] {
  const { lineage } = inspect({ name: `${name}.jsonl`, text: write(script) });
  return (lineage?.generations ?? []).flatMap(({ afterwards }) =>
    (afterwards?.mishaps ?? []).map(({ kind, text, was }) => `${kind}: ${text}${was === undefined ? "" : ` ← ${was}`}`),
  );
}

for (const notation of notations) {
  for (const [theme, stories] of Object.entries(themes)) {
    describe(`${theme}, told by ${notation.name}`, () => {
      for (const { title, script, says } of stories) {
        test(title, () => {
          expect(saidOf(script, notation)).toEqual(says);
        });
      }
    });
  }

  test(`nothing is said of a session of ${notation.name} without a compaction`, () => {
    const told = Object.values(themes)
      .flat()
      .flatMap(({ script }) =>
        saidOf(
          script.filter((line) => !line.startsWith("summary: ")),
          notation,
        ),
      );
    expect(told).toEqual([]);
  });

  test(`a summary of ${notation.name} that holds what was dropped silences what is said of it`, () => {
    const speaking = [...diverged, ...slipped, ...retried, ...broken, ...queries].filter(({ says }) => says.length > 0);
    const told = speaking.flatMap(({ script, says }) => {
      const dropped = says[0]?.split(" ← ")[1] ?? "";
      return saidOf(
        script.map((line) => (line.startsWith("summary: ") ? `${line} ${dropped}.` : line)),
        notation,
      );
    });
    expect(told).toEqual([]);
  });
}

test("nothing is called unsaid where the beginning of the conversation is not in the file", () => {
  const [claudeCode] = notations;
  const invention = invented.find(({ says }) => says.length > 0);
  if (!claudeCode || !invention) throw new Error("there is such a story");
  const rows = claudeCode.write(invention.script).split("\n");
  const headless = [String(rows[0]).replace('"parentUuid":null', '"parentUuid":"gone"'), ...rows.slice(1)].join("\n");
  const { lineage } = inspect({ name: "session.jsonl", text: headless });
  expect(lineage?.generations.flatMap(({ afterwards }) => afterwards?.mishaps ?? [])).toEqual([]);
});
