import { expect, it } from "vitest";
import { drawCompactions, drawProblems, readFixture } from "./drawing.ts";

it("a logged request tells how many results were cleared, and the oldest are taken", () => {
  const session = readFixture("messages/cleared.json");
  expect(drawCompactions(session)).toEqual(["clear auto derived at 0 | dropped M2.result"]);
  expect(drawProblems(session)).toEqual(["doubtful × 1"]);
});
