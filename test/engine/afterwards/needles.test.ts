import fc from "fast-check";
import { expect, test } from "vitest";
import { needles } from "../../../engine/afterwards/needles.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "/"), minLength: 1, maxLength: 9 });

test("a text has one of the words in it, as looking for each of them tells, whatever was added and taken out again", () => {
  fc.assert(
    fc.property(
      fc.array(word),
      fc.array(word),
      fc.string({ unit: fc.constantFrom("a", "b", "/") }),
      (all, out, text) => {
        const set = needles();
        for (const one of all) set.add(one);
        for (const one of out) set.remove(one);
        const left = all.filter((one) => one.length >= 4 && !out.includes(one));
        expect(set.isIn(text)).toBe(left.some((one) => text.includes(one)));
      },
    ),
  );
});
