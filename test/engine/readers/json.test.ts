import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  elements,
  type Located,
  literalsOf,
  mapLiteral,
  member,
  members,
  parseInside,
  parseLocated,
  rawSpan,
  spanOf,
  textOf,
  toDecoded,
  toRaw,
} from "../../../engine/readers/json.ts";

/** Every decoded unit of a literal with the raw stretch that stands for it, found by decoding the literal step by step. */
function oracle(literal: string): readonly { readonly raw: number; readonly unit: string }[] {
  const units: { raw: number; unit: string }[] = [];
  for (let at = 0; at < literal.length; ) {
    const length = literal[at] !== "\\" ? 1 : literal[at + 1] === "u" ? 6 : 2;
    units.push({ raw: at, unit: JSON.parse(`"${literal.slice(at, at + length)}"`) });
    at += length;
  }
  return units;
}

/** A JSON string literal's content, each unit written plainly or escaped as chance has it. */
const literal = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\\"',
        "\\\\",
        "\\n",
        "\\t",
        "\\/",
        "\\u0041",
        "\\u00e9",
        "\\ud83d\\ude00",
        "\\ud83d",
        "é",
        "漢",
        "😀",
      ),
      fc.string({ minLength: 1, maxLength: 6 }).map((text) => JSON.stringify(text).slice(1, -1)),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(""));

const walk = (node: Located): readonly Located[] => [
  node,
  ...[...elements(node), ...members(node)].flatMap((child) => walk(child)),
];

const whitespace = fc.constantFrom("", " ", "\n", "\t ", "\r\n");

/** JSON text of a value with white space wherever it may stand. */
const spaced = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.array(whitespace, { minLength: 8, maxLength: 8 }))
  .map(([value, blanks]) => {
    let turn = 0;
    const blank = (): string => blanks[turn++ % blanks.length] ?? "";
    const write = (each: unknown): string => {
      if (Array.isArray(each)) return `[${blank()}${each.map((item) => write(item) + blank()).join(`,${blank()}`)}]`;
      if (typeof each !== "object" || each === null) return JSON.stringify(each);
      const pairs = Object.entries(each).map(
        ([key, item]) => `${JSON.stringify(key)}${blank()}:${blank()}${write(item)}${blank()}`,
      );
      return `{${blank()}${pairs.join(`,${blank()}`)}}`;
    };
    return blank() + write(value) + blank();
  });

describe("the escape map", () => {
  it("leads every decoded unit to the raw stretch that stands for it, and back", () => {
    fc.assert(
      fc.property(literal, (raw) => {
        const mapping = mapLiteral(raw);
        const units = oracle(raw);
        for (const [offset, { raw: place }] of units.entries()) {
          expect(toRaw(mapping, offset)).toBe(place);
          expect(toDecoded(mapping, place)).toBe(offset);
        }
        expect(toRaw(mapping, units.length)).toBe(raw.length);
      }),
    );
  });

  it("sends a place inside an escape to the unit that the escape stands for", () => {
    const mapping = mapLiteral("a\\u0041b");
    expect([0, 1, 3, 6, 7].map((place) => toDecoded(mapping, place))).toEqual([0, 1, 1, 1, 2]);
  });
});

describe("located values", () => {
  it("stand where JSON.parse finds the same value again", () => {
    fc.assert(
      fc.property(spaced, (text) => {
        const root = parseLocated(text);
        if (!root) throw new Error("the text was written as JSON");
        for (const node of walk(root)) {
          const { start, end } = spanOf(node);
          const raw = typeof node.value === "string" ? text.slice(start - 1, end + 1) : text.slice(start, end);
          expect(JSON.parse(raw)).toEqual(node.value);
        }
      }),
    );
  });

  it("are the last ones where a key is written twice", () => {
    const text = '{"a": {"t": "one\\n"}, "b": 1, "a": {"t": "first", "t": "two\\n"}}';
    const node = member(member(parseLocated(text), "a"), "t");
    const { start, end } = spanOf(node as Located);
    expect(text.slice(start, end)).toBe("two\\n");
  });

  it("have no members that their prototype has", () => {
    expect(member(parseLocated("{}"), "toString")).toBeUndefined();
    expect(member(parseLocated('{"__proto__": "x"}'), "__proto__")?.value).toBe("x");
  });

  it("are found flatly as well, from quote to quote", () => {
    const text = '{"a\\"b": ["c", "\\\\"], "d": 5}';
    expect(literalsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['a\\"b', "c", "\\\\", "d"]);
  });
});

describe("JSON inside a JSON string", () => {
  it("is mapped through both layers to the raw text of every word", () => {
    const command = 'echo "été" > C:\\tmp\n# 😀 done';
    const text = JSON.stringify({ arguments: JSON.stringify({ command }) });
    const outer = textOf(member(parseLocated(text), "arguments") as Located, "argument");
    const inner = textOf(member(parseInside(outer), "command") as Located, "argument");
    expect(inner.text).toBe(command);
    for (const word of ["echo", "été", "C:", "tmp", "😀", "done"]) {
      const at = command.indexOf(word);
      const span = rawSpan(inner, text, { start: at, end: at + word.length });
      expect(text.slice(span.start, span.end)).toBe(word);
    }
    const slash = rawSpan(inner, text, { start: command.indexOf("\\"), end: command.indexOf("\\") + 1 });
    expect(text.slice(slash.start, slash.end)).toBe("\\\\\\\\");
  });

  it("maps any text, written as JSON twice, back to what decodes to it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), fc.string({ maxLength: 8 }), (before, word) => {
        const text = JSON.stringify({ o: JSON.stringify({ i: before + word }) });
        const outer = textOf(member(parseLocated(text), "o") as Located, "argument");
        const inner = textOf(member(parseInside(outer), "i") as Located, "argument");
        const span = rawSpan(inner, text, { start: before.length, end: before.length + word.length });
        const once = JSON.parse(`"${text.slice(span.start, span.end)}"`);
        expect(JSON.parse(`"${once}"`)).toBe(word);
      }),
    );
  });
});
