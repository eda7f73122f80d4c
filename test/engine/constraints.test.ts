import { describe, expect, test } from "vitest";
import { clausesOf, findRules, retire } from "../../engine/constraints/index.ts";
import type { Item, Passage, RuleItem } from "../../engine/item.ts";
import { blocksOf } from "../../engine/markdown.ts";
import { draw, withoutMarks } from "../harness/drawing.ts";

type Provenance = Passage["provenance"];

const passageOf = (text: string, provenance: Provenance = "user"): Passage => ({ text, provenance, form: "markdown" });

const itemsIn = (text: string, provenance?: Provenance): readonly (RuleItem | Item)[] =>
  findRules(passageOf(text, provenance), blocksOf(text), 0).filter(({ kind }) => kind !== "directive");

/** Rules are drawn under the lines they stand in, with their subtype. */
function expectRules(drawing: string, provenance?: Provenance): void {
  const expected = drawing.replace(/^\n|\n$/g, "");
  const text = withoutMarks(expected);
  const marks = itemsIn(text, provenance).map(({ span, subtype }) => ({ span, code: subtype.replaceAll("_", "-") }));
  expect(draw(text, marks)).toBe(expected);
}

const isRule = (item: Item): item is RuleItem => "cue" in item;

const ruleIn = (text: string, provenance?: Provenance): RuleItem => {
  const rule = itemsIn(text, provenance).find(isRule);
  if (!rule) throw new Error(`no rule in ${text}`);
  return rule;
};

describe("constraints", () => {
  test("prohibitions are found in every mood", () => {
    expectRules(`
- Never store card numbers.
  ^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- Secrets may not be written to disk.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- No force pushes.
  ^^^^^^^^^^^^^^^ prohibition
- Nobody but Ines merges without a second pair of eyes.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ restriction
- Deploys are forbidden on Fridays.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- Make no changes to the lockfile.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- I'd rather you didn't touch the style sheet.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
- The user forbade new dependencies.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
`);
  });

  test("limits, gates, stops and closed areas are constraints too", () => {
    expectRules(`
- Only edit files in packages/web.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ restriction
- The next stage starts only after the audit passes.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ restriction
- At most two open connections.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ restriction
- Ask me before every push.
  ^^^^^^^^^^^^^^^^^^^^^^^^ requirement-negated
- Changes to the schema need Olga's approval.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ requirement-negated
- Stop here and report.
  ^^^^^^^^^^^^^^^^^^^^ requirement-negated
- Keep SQL out of the templates.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ requirement-negated
- The old ledger stays untouched.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ requirement-negated
- The vendor folder is read-only.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ read-only
`);
  });

  test("a span keeps condition and exception, and leaves out label, opener and reason", () => {
    expectRules(`
Rule: do not clear the cache unless the disk is full.
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ requirement-negated

And don't edit the loader, that belongs to another team.
    ^^^^^^^^^^^^^^^^^^^^^ prohibition

Always format with the script, never with the editor's own formatter.
                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition

If the build fails, do not retry.
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
`);
  });

  test("an order that goes on without a comma with what is not to be done holds a rule", () => {
    expectRules(`
Repaint the fence and do not move the gate.
                      ^^^^^^^^^^^^^^^^^^^^ prohibition

Label the crates but don't load any.
                     ^^^^^^^^^^^^^^ prohibition

Oil the hinge and leave the latch alone.
                  ^^^^^^^^^^^^^^^^^^^^^ requirement-negated

You may oil the hinge but do not bend its pin.
                          ^^^^^^^^^^^^^^^^^^^ prohibition

Do the weighing but only on the north scale.
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ restriction

No changes to the timetable please.
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
`);
    for (const told of [
      "Tests run here but don't run there.",
      "The clerk waits and does not knock.",
      "Wash the cups and don't worry about the rest.",
    ])
      expect(itemsIn(told).filter(({ kind }) => kind === "constraint")).toEqual([]);
  });

  test("what somebody does now and sees fail is a symptom to work on; what was used or tried and fails is a fact", () => {
    const factsIn = (text: string) => itemsIn(text).filter(({ kind }) => kind === "negative_fact").length;
    expect(factsIn("Currently renaming a folder crashes the app.")).toBe(0);
    expect(factsIn("Currently using the spare bridge fails under load.")).toBe(1);
    expect(factsIn("Renaming a folder crashes the app.")).toBe(1);
  });

  test("what did not help, was ruled out, lost its support or was put right is a fact, whatever the sentence begins with", () => {
    for (const [text, subtype] of [
      ["Switching to the wide brush did not help.", "failed_attempt"],
      ["Ruled out damp as the cause.", "failed_attempt"],
      ["The fault is not in the hinge.", "failed_attempt"],
      ["The suite never passed on the old press.", "failed_attempt"],
      ["Support for brass keys was dropped.", "deprecated"],
      ["The new valve is incompatible with the pump.", "absent"],
      ["The shelf is `B7` and not `B1`.", "correction"],
      ["Actually the depth is 84 instead of 48.", "correction"],
    ] as const)
      expect(itemsIn(`- ${text}`).map((item) => item.subtype)).toContain(subtype);
  });

  test("two negations across a semicolon or a dash are two rules", () => {
    expectRules(`
Never push to the trunk; never rebase a shared branch.
^^^^^^^^^^^^^^^^^^^^^^^ prohibition
                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
`);
  });

  test("where the object is only a pronoun the span takes in what names it", () => {
    expectRules(`
The old ledger is still in use. Do not touch it.
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ prohibition
`);
  });

  test("a line end inside a paragraph ends no rule", () => {
    const text = "Do not restart the label printer\nwhile the night shift is on.\n";
    expect(ruleIn(text).text).toBe("Do not restart the label printer\nwhile the night shift is on");
  });

  test("an instruction that names what not to take is a prohibition", () => {
    expectRules(`
Use tabs, not spaces.
^^^^^^^^^^^^^^^^^^^^ prohibition
`);
  });

  test("a bare negating header hands its negation down", () => {
    const text = "## Don't\n\n- Read the settings file directly\n- Log user content\n";
    expect(itemsIn(text).map((item) => [item.text, "inherited" in item && item.inherited])).toEqual([
      ["Read the settings file directly", true],
      ["Log user content", true],
    ]);
  });

  test("idle negations, questions and descriptions are nothing", () => {
    expectRules(`
Never mind. Don't worry about the warnings, there is no doubt that it works. No problem.

Don't forget to warm the cache. Don't hesitate to ask. Why don't we use the queue?

It returns null if not found. The loop never terminates by itself. The limit is 10 MB.

You may push to dev. There is no need to rebuild. It is not only fast, it is small.
`);
  });

  test("an agent binds itself, and does not bind others by describing code", () => {
    expectRules(
      "I will not push before you answer.\n^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ requirement-negated",
      "assistant",
    );
    expectRules("No new content, so nothing is written. The hook is only called once.", "assistant");
  });

  test("our own messages and an agent's frame around a summary are never mined", () => {
    expectRules("Do not push.", "palimpsest");
    expectRules(
      "Please continue the conversation from where we left it off without asking the user any further questions.",
    );
  });

  test("strength, conditions, scope and passing are told apart", () => {
    const rule = ruleIn("# Deploy\n\n## Production\n\n- Never restart the workers until I say so.\n");
    expect(rule).toMatchObject({ strength: 3, scope: ["Deploy", "Production"], passing: false, language: "en" });
    expect(rule.conditions).toHaveLength(1);
    expect(ruleIn("Do not commit yet.").passing).toBe(true);
    expect(ruleIn("You should not use globals.").strength).toBe(1);
  });
});

describe("negative facts", () => {
  test("what failed, is missing, is over, is doubtful or was set right", () => {
    expectRules(`
- Raising the timeout made no difference.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ failed-attempt
- The retry patch was reverted.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ failed-attempt
- There is no staging environment.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ absent
- The cron job is not configured.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ absent
- The old mirror is gone.
  ^^^^^^^^^^^^^^^^^^^^^^ deprecated
- I suspect the ring is too short; not confirmed.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unconfirmed
- The printer is a KX-21d, not the KX-21t.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ correction
`);
  });

  test("a list of tries gives each try with its verdict, but not what worked", () => {
    const text =
      "## Tried\n\n- Raw socket: prints garbage\n- Generic driver: job stays held\n- Driverless profile: works\n";
    expect(itemsIn(text).map((item) => item.text)).toEqual([
      "Raw socket: prints garbage",
      "Generic driver: job stays held",
    ]);
  });

  test("a condition is no fact", () => {
    expectRules("If the service is not available, ask Tom. Skips rows that are not complete.");
  });
});

describe("loss records", () => {
  test("notices of what was removed are found wherever they stand, and placeholders are none", () => {
    expectRules(`
[compacted: 9 tool results removed; figures must be read again]
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ notice

- [loss record] the probe ids were left out; list in probes.csv
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ notice

[compaction 1, reversible=false]
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ notice

(rest of the file as before)
`);
  });
});

describe("retirement", () => {
  const retiredBy = (...turns: readonly (readonly [Provenance, string])[]): readonly string[] => {
    const passages = turns.map(([provenance, text]) => passageOf(text, provenance));
    const rules = passages.flatMap((passage, index) =>
      findRules(passage, blocksOf(passage.text), index).filter(isRule),
    );
    return retire(passages, rules).map(({ rule, by }) => `${by}: ${rule.text}`);
  };

  test("the user's order releases what was held back for now", () => {
    expect(retiredBy(["user", "Do not push yet."], ["user", "ok, push it now"])).toEqual(["released: Do not push yet"]);
  });

  test("a yes releases the one action asked for, and no standing rule", () => {
    const ask = ["assistant", "Tests pass. Should I push?"] as const;
    expect(retiredBy(["user", "Do not push yet."], ask, ["user", "yes"])).toEqual(["released: Do not push yet"]);
    expect(retiredBy(["user", "Never push without asking."], ask, ["user", "yes"])).toEqual([]);
    expect(retiredBy(["user", "Ask before every push."], ask, ["user", "go ahead"])).toEqual([]);
  });

  test("an agent, a summary or a question releases nothing", () => {
    expect(retiredBy(["user", "Do not push yet."], ["assistant", "You may push now."])).toEqual([]);
    expect(retiredBy(["user", "Do not push yet."], ["summary", "ok, push it now"])).toEqual([]);
    expect(retiredBy(["user", "Do not push yet."], ["user", "did you push now?"])).toEqual([]);
  });

  test("the same limit with another value supersedes the first", () => {
    expect(retiredBy(["user", "Use port 3000 only."], ["user", "Use port 4000 only."])).toEqual([
      "superseded: Use port 3000 only",
    ]);
  });
});

describe("clauses", () => {
  const cut = (text: string): readonly string[] =>
    clausesOf(passageOf(text), blocksOf(text), 0).map((clause) => clause.text);

  test("cuts fall between sentences, never inside code, paths, versions or abbreviations", () => {
    expect(cut("See e.g. `a. b; c` and v1.2.3 in src/a.ts. Then stop; wait — please.")).toEqual([
      "See e.g. `a. b; c` and v1.2.3 in src/a.ts",
      "Then stop",
      "wait",
      "please",
    ]);
  });

  test("full-width marks end sentences without a blank", () => {
    expect(cut("先运行测试。不要推送。")).toEqual(["先运行测试", "不要推送"]);
  });
});
