import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mended } from "../../../engine/json/mend.ts";

const value = (text: string): unknown => mended(text)?.document.value;

describe("JSON that cannot be read whole", () => {
  it("is read up to the last whole element of an outer list, where it breaks off", () => {
    expect(value('[{"a":1},{"b":[1,2')).toEqual([{ a: 1 }]);
    expect(value('{"info":{"id":"x"},"messages":[{"a":1},{"b":"c\\')).toEqual({
      info: { id: "x" },
      messages: [{ a: 1 }],
    });
    expect(mended('[{"a":1},{"b"')).toMatchObject({ end: 8, torn: true });
  });

  it("is read up to the damage, where that is in the middle", () => {
    expect(mended('[{"a":1},{"b":oops},{"c":3}]')).toMatchObject({ end: 8, torn: false });
    expect(mended('[{"a":1},{"b":2}},{"c":3}]')).toMatchObject({ torn: false });
    expect(value('[{"a":1},{"b":2}},{"c":3}]')).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it("is nothing without a whole element", () => {
    expect(mended("[1, 2")).toBeUndefined();
    expect(mended('{"a": {"b": 1}')).toBeUndefined();
    expect(mended("[a link](x.md)")).toBeUndefined();
  });

  it("is always a beginning of the text, at whatever place it is cut", () => {
    const element = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 });
    fc.assert(
      fc.property(fc.array(element, { minLength: 1, maxLength: 6 }), fc.nat(), (list, where) => {
        const text = JSON.stringify(list);
        const cut = text.slice(0, where % text.length);
        const found = mended(cut);
        const whole = list.filter((_, index) => JSON.stringify(list.slice(0, index + 1)).length - 1 <= cut.length);
        expect(found === undefined ? [] : found.document.value).toEqual(JSON.parse(JSON.stringify(whole)));
      }),
    );
  });
});
