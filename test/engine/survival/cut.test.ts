/** What is left of a handle is its own beginning or end, and nobody else's (spec §3, weakened). */
import { expect, test } from "vitest";
import { inspect } from "../../../engine/inspection.ts";

/** What became of a handle in the summary of a talk, and what stands in its place. */
function fateOf(handle: string, said: string, summary: string): string | undefined {
  const text = `user: ${said}\nassistant: Noted.\nsummary: ${summary}\n`;
  const fate = inspect({ name: "talk.txt", text }).lineage?.generations[0]?.survival.find(
    ({ item }) => item.text === handle,
  );
  return fate && `${fate.state}${fate.instead ? ` ${fate.instead.text}` : ""}`;
}

const handle = "/srv/farm-7/reports/2025/barn.csv";
const said = `Read ${handle} first.`;

test.each([
  ["the beginning with dots", "The data lies in /srv/farm-7/... now.", "weakened /srv/farm-7/..."],
  ["the end behind dots", "See /srv/.../barn.csv for it.", "weakened /srv/.../barn.csv"],
  ["a folder in the middle", "See /srv/.../reports/2025/ for it.", "weakened /srv/..."],
  ["the bare name", "barn.csv was read.", "weakened barn.csv"],
])("%s is a remnant", (_, summary, fate) => expect(fateOf(handle, said, summary)).toBe(fate));

test("dots before the end of another path are none", () =>
  expect(fateOf(handle, said, "The fence is drawn in /srv/.../fence.svg by now.")).toBe("lost"));

test("the name of a file that the summary gives with other folders is that file's", () => {
  const summary = "Changed cattle/pen/barn.csv. The totals were put right in `barn.csv`.";
  expect(fateOf(handle, said, summary)).toBe("lost");
});

test("the name that stands with its own folders, or behind dots, is a remnant", () => {
  expect(fateOf(handle, said, "Changed .../2025/barn.csv; `barn.csv` is right now.")).toContain("weakened");
});
