import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCutOf, isNearMiss, withinEdits } from "../../../engine/survival/near.ts";
import { leastOf, nearIndexOf } from "../../../engine/survival/near-index.ts";
import { overlapping, overlappingIn } from "../../../engine/survival/overlapping.ts";
import { overlaps } from "../../../engine/text.ts";

/** The edit distance with swapped neighbours, by the whole table. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const [above, left, before] = [rows[i - 1]?.[j] ?? 0, row[j - 1] ?? 0, rows[i - 1]?.[j - 1] ?? 0];
      let least = Math.min(above + 1, left + 1, before + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The definition of a near miss, segment by segment. */
function plainly(text: string, other: string): boolean {
  if (text === other || other.length < 2 || isCutOf(other, text)) return false;
  if (text.toLowerCase() === other.toLowerCase()) return true;
  const [left, right] = [text, other].map((one) => one.split(/([/\\.:_@=#-])/));
  if (left && right && left.length === right.length && left.length >= 3) {
    const different = left.flatMap((segment, at) => (segment === right[at] ? [] : [at]));
    const shared = left.filter((segment, at) => at % 2 === 0 && segment === right[at]).join("");
    if (different.length === 1 && (different[0] ?? 0) % 2 === 0 && shared.length >= 3) return true;
  }
  const allowed = Math.min(2, Math.floor(Math.min(text.length, other.length) / 3));
  return allowed > 0 && distance(text, other) <= allowed;
}

const piece = fc.constantFrom("a", "b", "ab", "rev", "4f", "4F", "9a2c", "9a2e", "src", "ts", "é", "版");
const sign = fc.constantFrom("/", "-", ".", "_", "=", ":", "@", "#", "\\", "", "");
const literal = fc.array(fc.tuple(piece, sign), { minLength: 1, maxLength: 7 }).map((parts) => parts.flat().join(""));
const edited = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(), fc.constantFrom("cut", "swap", "put", "set"), fc.constantFrom("a", "4", "/", "x")), {
      maxLength: 3,
    })
    .map((edits) =>
      edits.reduce((now, [where, how, letter]) => {
        const at = where % (now.length + 1);
        const [head, tail] = [now.slice(0, at), now.slice(at)];
        if (how === "cut") return head + tail.slice(1);
        if (how === "swap") return head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2);
        return head + letter + tail.slice(how === "set" ? 1 : 0);
      }, text),
    );
const pair = literal.chain((text) => fc.tuple(fc.constant(text), fc.oneof(edited(text), literal)));

describe("near misses", () => {
  test("a few edits are found as the whole table finds them", () => {
    fc.assert(
      fc.property(pair, fc.integer({ min: 0, max: 2 }), ([a, b], allowed) => {
        expect(withinEdits(a, b, allowed)).toBe(distance(a, b) <= allowed);
      }),
      { numRuns: 1500 },
    );
  });

  test("a near miss is one by its definition, segment by segment", () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(isNearMiss(a, b)).toBe(plainly(a, b));
      }),
      { numRuns: 1500 },
    );
  });

  test("the index leads to the first near miss that a search through the whole list finds", () => {
    const list = fc.array(literal, { maxLength: 30 });
    const asked = fc.tuple(list, literal).chain(([texts, other]) => {
      const of = edited(texts[0] ?? other);
      return fc.tuple(fc.constant(texts), fc.oneof(of, fc.constant(other)));
    });
    fc.assert(
      fc.property(asked, ([texts, text]) => {
        const found = leastOf(nearIndexOf(texts)(text), (at) => isNearMiss(text, texts[at] ?? ""));
        const first = texts.findIndex((other) => isNearMiss(text, other));
        expect(found ?? -1).toBe(first);
      }),
      { numRuns: 1500 },
    );
  });
});

describe("overlapping", () => {
  const span = fc.tuple(fc.nat(30), fc.nat(9)).map(([start, length]) => ({ start, end: start + length }));

  test("finds what a search through all spans finds, in order", () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 20 }), span, (spans, one) => {
        const all = [...spans.keys()].filter((at) => overlaps(spans[at] ?? one, one));
        expect(overlapping(spans)(one)).toEqual(all);
      }),
    );
  });

  test("keeps passages apart", () => {
    const placed = fc.tuple(fc.nat(2), span).map(([passage, at]) => ({ passage, span: at }));
    fc.assert(
      fc.property(fc.array(placed, { maxLength: 20 }), placed, (all, { passage, span: at }) => {
        const found = all.filter((one) => one.passage === passage && overlaps(one.span, at));
        expect(overlappingIn(all, (one) => one)(passage, at)).toEqual(found);
      }),
    );
  });
});
