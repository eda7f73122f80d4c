import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const RULE = /^(?:prohibition|restriction|requirement_negated|read_only): /;

const limitsIn = (text: string, provenance: "user" | "rules" = "user"): readonly string[] =>
  rulesIn(text, provenance)
    .filter((rule) => RULE.test(rule))
    .map((rule) => rule.slice(rule.indexOf(": ") + 2));

describe("a title that forbids makes a rule of each item", () => {
  test.each([
    "## Absolutely forbidden",
    "Absolutely forbidden (short list)",
    "**Forbidden words:**",
    "### Never do any of these",
    "## Patterns to avoid",
    "## Common mistakes to avoid",
    "## What agents must never do",
    "You must not:",
    "## Red lines",
    "## Not acceptable",
    "## Forbidden & why",
  ])("%s", (title) => {
    expect(limitsIn(`${title}\n- Painting the crates\n- Oiling the scale\n`)).toEqual([
      "Painting the crates",
      "Oiling the scale",
    ]);
  });

  test.each(["The forbidden room is cold.\n", "Parcels of the week\n", "Forbidden fruit is sweet, they say,\n"])(
    "%s before a list forbids nothing",
    (line) => expect(limitsIn(`${line}- Painting the crates\n- Oiling the scale\n`)).toEqual([]),
  );
});

describe("below a title of rules a bare noun is a rule", () => {
  test.each(["## Invariants", "## Shelf order (must not be broken)", "## Writing style", "## Commit discipline"])(
    "%s",
    (title) => expect(limitsIn(`${title}\n\n- Receipts: \`till\` drawer only\n`)).toContain("`till` drawer only"),
  );

  test("what a name stands for is no rule", () => {
    expect(limitsIn("## Invariants\n\n- Empty = no crate on the shelf\n- (no crate) — empty\n")).toEqual([]);
    expect(limitsIn("## Invariants\n\n1. `draft` — being packed, not weighed\n")).toEqual([]);
  });
});

describe("a label that limits", () => {
  test.each([
    ["- Parcel budget: ≤ 12 boxes, ≤ 700 g", "≤ 12 boxes, ≤ 700 g"],
    ["- Exceptions: only when strictly required by the carrier.", "only when strictly required by the carrier"],
    ["- Owner-only items: the safe, the keys", "Owner-only items: the safe, the keys"],
  ])("%s", (text, rule) => expect(limitsIn(text)).toEqual([rule]));

  test("a measurement is no limit", () => {
    expect(limitsIn("The walk took ≤ 3 minutes.")).toEqual([]);
  });
});

test("what somebody CANNOT do is a rule among rules", () => {
  expect(limitsIn("- A clerk CANNOT hold both keys", "rules")).toEqual(["A clerk CANNOT hold both keys"]);
  expect(limitsIn("- The old scale CANNOT see dust", "rules")).toEqual([]);
});

test("a rule that another is the reason for stands for itself", () => {
  expect(limitsIn("The lease forbids pets, so do not feed the cat.")).toEqual([
    "The lease forbids pets",
    "do not feed the cat",
  ]);
});

test("a title with a remark beside it is a title", () => {
  expect(rulesIn("## Does not work / known\n- the blue scale\n- the till drawer\n", "user")).toEqual([
    "failed_attempt: the blue scale",
    "failed_attempt: the till drawer",
  ]);
});
