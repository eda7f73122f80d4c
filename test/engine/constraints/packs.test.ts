import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deedsOf, languageOf, wordsFor } from "../../../engine/constraints/index.ts";
import { languages } from "../../../engine/constraints/languages/index.ts";

const ROOM = "engine/constraints";

const NEUTRAL: readonly string[] = [
  ...readdirSync(ROOM, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.startsWith("languages"))
    .map((name) => join(ROOM, name)),
  "engine/afterwards/bans.ts",
  "engine/afterwards/provisos.ts",
];

const withoutComments = (source: string): string => source.replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

test.each(NEUTRAL)("%s leaves the words of languages to their packs", (path) => {
  const foreign = withoutComments(readFileSync(path, "utf8")).match(/\p{L}+/gu) ?? [];
  // A mark that makes a vowel long is a sign of a script, and no word.
  expect(foreign.filter((word) => !/^\p{ASCII}+$|^ー$/u.test(word))).toEqual([]);
});

test("the small words of all languages are read together", () => {
  const because = new RegExp(`^(?:${wordsFor("because")})$`);
  expect(["because", "weil", "parce que", "perché", "потому что"].filter((word) => !because.test(word))).toEqual([]);
});

test("deeds are told in the languages of the packs", () => {
  const changing = new RegExp(deedsOf("changing"), "iu");
  expect(["edit it", "bearbeiten", "изменить", "修改", "변경"].filter((deed) => !changing.test(deed))).toEqual([]);
});

test("every pack is found by its code, and nothing by another", () => {
  expect(languages.map(({ code }) => languageOf(code))).toEqual(languages);
  expect(languageOf("xx")).toBeUndefined();
});
