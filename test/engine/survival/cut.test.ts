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

test.each([
  ["a word of which a file is named, at the end of a sentence", "FarmView.ios.js", "It is drawn by FarmView."],
  ["a plain word", "navigation.ts", "The navigation works now."],
  ["dots behind a name that was said by itself", "originWhitelist", "Push it to origin... then wait."],
])("%s is no remnant of it", (_, name, summary) =>
  expect(fateOf(name, `See \`${name}\` and push to \`origin\`.`, summary)).toBe("lost"),
);

test("a beginning that says more than a word is a remnant, whatever stands behind it", () =>
  expect(fateOf("rev-4f9a2c1d77", "Deploy rev-4f9a2c1d77.", "Deploy rev-4f9a2c.")).toBe("weakened rev-4f9a2c"));

test("the word for a sort of thing is no name of one, where it stands by itself", () => {
  const given = "The number lives in `APP_VERSION` now.";
  expect(fateOf("APP_VERSION", given, "Pushed without a version bump and a tag.")).toBe("lost");
});
