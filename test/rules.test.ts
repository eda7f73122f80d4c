import { describe, expect, test } from "vitest";
import { rules } from "../engine/rules/index.ts";
import { draw, hasMarks, withoutMarks } from "./harness/drawing.ts";
import { diagnose, type Example, edited, examplesOf } from "./harness/page.ts";
import { filesOf, textOf } from "./harness/tree.ts";

const pages = filesOf("engine/rules", [".md"]);

test("files, list and pages name the same rules", () => {
  const codes = rules.map(({ code }) => code).toSorted();
  expect(pages.map((path) => path.slice("engine/rules/".length, -".md".length))).toEqual(codes);
  const files = filesOf("engine/rules", [".ts"]).filter((path) => /: Rule = \{/.test(textOf(path)));
  expect(files.map((path) => path.slice("engine/rules/".length, -".ts".length))).toEqual(codes);
});

/** Findings of every rule count; marks only of the page's own, since any pad is full of the others'. */
function redrawn(example: Example, code: string): string {
  const found = diagnose(example).filter((one) => one.severity !== "mark" || one.code === code);
  return draw(withoutMarks(example.drawing), found);
}

const withoutFences = (page: string): string => page.replaceAll(/^(`{3,}).*\n[\s\S]*?\n\1$/gm, "");

for (const path of pages) {
  const page = textOf(path);
  const code = path.slice("engine/rules/".length, -".md".length);

  describe(code, () => {
    test("its page has a title, a lead, and says why and what instead", () => {
      const headings = [...withoutFences(page).matchAll(/^#{1,2} .+$/gm)].map(([heading]) => heading);
      expect(headings.slice(0, 4)).toEqual([`# ${code}`, "## Why", "## Instead", "## Examples"]);
      expect(headings.slice(4)).toEqual(headings.length > 4 ? ["## Settings"] : []);
      expect(page).toMatch(/^# [a-z-]+\n\n[A-Z].+\.\n/);
    });

    test("one example speaks and one is silent", () => {
      const drawings = examplesOf(page).map(({ drawing }) => drawing);
      expect(drawings.some((drawing) => drawing.includes(` ${code}`) && hasMarks(drawing))).toBe(true);
      expect(drawings.some((drawing) => !hasMarks(drawing))).toBe(true);
    });

    for (const example of examplesOf(page)) {
      test(`the example in line ${example.line} is drawn as it is found`, () => {
        expect(redrawn(example, code)).toBe(example.drawing);
      });
      if (example.fixed !== undefined) {
        test(`the fix of the example in line ${example.line} gives what the page shows`, () => {
          const fix = diagnose(example).find((one) => one.code === code && one.fixes.length > 0)?.fixes[0];
          expect(edited(withoutMarks(example.drawing), fix?.edits ?? [])).toBe(example.fixed);
        });
      }
    }
  });
}
