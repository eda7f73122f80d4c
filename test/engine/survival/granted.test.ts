/** An exception that the user grants later is part of the rule from then on; another language may take the place of the first. */
import { describe, expect, test } from "vitest";
import { verdictOf } from "../../harness/verdict.ts";

const kept = "- reports live in tools/reports.py";
const decisionOf = (turns: string, after: string): string =>
  verdictOf(`${turns.replaceAll(" / ", "\n")}\n\n${kept}\n`, `- ${after}\n${kept}\n`).decision;

describe("a rule goes on with the exception that was granted", () => {
  test.each([
    "user: No new glazes. / assistant: ok / user: cobalt is ok => No new glazes except cobalt.",
    "user: No new glazes. / assistant: ok. May I order cobalt? / user: yes => No new glazes except cobalt.",
    "user: Never fire on Sundays. / assistant: ok / user: firing the test tiles on Sundays is fine => Never fire on Sundays, except the test tiles.",
    "user: Never fire the old kiln. / assistant: ok / user: you may fire the old kiln for the fair => Never fire the old kiln, except for the fair.",
    "user: keine neuen Glasuren / assistant: ok / user: Kobalt ist ok => keine neuen Glasuren außer Kobalt",
    "user: 不要添加新的依赖 / assistant: 好 / user: zod 可以 => 除 zod 外不要添加新的依赖",
  ])("%s", (told) => expect(decisionOf(...(told.split(" => ") as [string, string]))).toBe("allow"));
});

describe("and with no other", () => {
  test.each([
    "user: No new glazes. / assistant: ok => No new glazes except cobalt.",
    "user: No new glazes. / assistant: ok / user: cobalt is ok => No new glazes except copper.",
    "user: No new glazes. / assistant: ok / user: cobalt is ok => cobalt is used",
    "user: No new glazes. / assistant: ok. May I order cobalt? / user: no => No new glazes except cobalt.",
    "user: No new glazes. / assistant: cobalt is ok here => No new glazes except cobalt.",
    "user: cobalt is ok / assistant: ok / user: No new glazes. => No new glazes except cobalt.",
    "user: Never fire the old kiln. / assistant: ok / user: you may fire the old kiln for the fair => you may fire the old kiln",
  ])("%s", (told) => expect(decisionOf(...(told.split(" => ") as [string, string]))).toBe("refuse"));
});

describe("the language to write in", () => {
  test.each([
    ["user: Answer in German only. / assistant: Gut. / user: you can switch back to English", "allow"],
    ["user: Antworte nur auf Englisch. / assistant: ok / user: du kannst wieder Deutsch schreiben", "allow"],
    ["user: Réponds uniquement en anglais. / assistant: ok / user: tu peux repasser au français", "allow"],
    ["user: 只用中文回答 / assistant: 好 / user: 可以换回英语", "allow"],
    ["user: Answer in German only. / assistant: Gut. / user: write the handbook in English", "refuse"],
    ["user: Answer in German only. / assistant: Gut. / user: don't switch to English", "refuse"],
    ["user: Never mention the English edition. / assistant: ok / user: answer in German", "refuse"],
  ])("%s: %s", (turns, decision) => expect(decisionOf(turns, "ok")).toBe(decision));
});
