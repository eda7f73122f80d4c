import { describe, expect, test } from "vitest";
import type { Obligation, Passage } from "../../engine/item.ts";
import { itemsOf } from "../../engine/items.ts";

const said = (text: string, more: Partial<Passage> = {}): Passage => ({
  text,
  provenance: "user",
  form: "markdown",
  ...more,
});

/** An argument of a tool call, as readers give it. */
const argument = (tool: string, key: string, text: string, record: number): Passage => ({
  text,
  provenance: "tool",
  form: "value",
  tool,
  key,
  record,
});

const obligationsIn = (...passages: readonly Passage[]): readonly Obligation[] => itemsOf(passages).obligations;

/** One line an obligation: state, text, and what it needs; `~` marks what can be fetched again. */
const drawn = (...passages: readonly Passage[]): string =>
  obligationsIn(...passages)
    .map(({ status, abort, text, needs }) => {
      const tokens = needs.map(({ token, regenerable }) => (regenerable ? `~${token}` : token));
      return `${abort ? "undo" : status} | ${text} | ${tokens.join(", ")}`;
    })
    .join("\n");

describe("obligations in prose", () => {
  test("check boxes are open, done or cancelled, and only open ones need anything", () => {
    expect(
      drawn(
        said(
          "- [ ] restore change `CHG-4471`\n- [x] tag `CHG-4470`\n- [-] drop `CHG-4469`\n- [ ] ~~rotate `CHG-4468`~~\n",
        ),
      ),
    ).toBe(
      [
        "open | restore change `CHG-4471` | CHG-4471",
        "done | tag `CHG-4470` | ",
        "cancelled | drop `CHG-4469` | ",
        "cancelled | ~~rotate `CHG-4468`~~ | ",
      ].join("\n"),
    );
  });

  test("annotations have the last word on what is needed and what can be fetched again", () => {
    expect(obligationsIn(said("- [ ] roll back the migration (needs: `rev-77c1d0`, Sat 23:00)\n"))[0]?.needs).toEqual([
      { token: "rev-77c1d0", regenerable: false, declared: true },
      { token: "Sat 23:00", regenerable: false, declared: true },
    ]);
    expect(drawn(said("- [ ] read run 98114402 (regenerable: 98114402)\n"))).toBe(
      "open | read run 98114402 (regenerable: 98114402) | ~98114402",
    );
  });

  test("paths and symbols can be fetched again, ids cannot", () => {
    expect(drawn(said("- [ ] fix `parseFeed` in src/feed.ts for ticket FIN-2291\n"))).toBe(
      "open | fix `parseFeed` in src/feed.ts for ticket FIN-2291 | ~parseFeed, ~src/feed.ts, FIN-2291",
    );
  });

  test("what stands below a next header or behind a next label is open", () => {
    expect(drawn(said("## Next steps\n\n1. Seed the table\n2. ✅ Write the view\n"))).toBe(
      "open | Seed the table | \ndone | ✅ Write the view | ",
    );
    expect(drawn(said("All tests pass. Next: reseed the orders.", { provenance: "assistant" }))).toBe(
      "open | reseed the orders | ",
    );
  });

  test("where a duty is said again its last state counts", () => {
    expect(drawn(said("- [ ] seed the table\n"), said("- [x] seed the table\n"))).toBe("done | seed the table | ");
  });

  test("rows that a program printed are nobody's tasks", () => {
    const rows = "## Next steps\n\n- web-7f9   0/1   Pending   12   3h\n- restart change `CHG-4471`\n";
    expect(drawn(said(rows))).toBe("open | restart change `CHG-4471` | CHG-4471");
  });

  test("a list that a tool returned is nobody's plan", () => {
    expect(drawn(said("- [ ] seed the table\n", { provenance: "tool", form: "plain", tool: "Read" }))).toBe("");
  });
});

describe("obligations in tools", () => {
  const list = (...tasks: readonly (readonly [string, string])[]): string =>
    JSON.stringify(tasks.map(([content, status]) => ({ content, status })));

  test("the last list replaces the one before it", () => {
    expect(
      drawn(
        argument("TodoWrite", "todos", list(["Seed batch B-204", "pending"], ["Write the view", "pending"]), 1),
        argument("TodoWrite", "todos", list(["Seed batch B-204", "in_progress"]), 2),
        argument("TodoWrite", "todos.0.content", "Seed batch B-204", 2),
      ),
    ).toBe("open | Seed batch B-204 | B-204");
  });

  test("steps, titles and descriptions are the wordings of other agents", () => {
    const step = JSON.stringify([{ step: "Write the view", status: "completed" }]);
    expect(drawn(argument("update_plan", "plan", step, 1))).toBe("done | Write the view | ");
    const title = JSON.stringify([{ title: "Write the view", status: "todo" }]);
    expect(drawn(argument("task_tracker", "task_list", title, 1))).toBe("open | Write the view | ");
    const description = JSON.stringify([{ description: "Write the view", status: "cancelled" }]);
    expect(drawn(argument("write_todos", "todos", description, 1))).toBe("cancelled | Write the view | ");
  });

  test("tasks that are made and changed one at a time keep their numbers", () => {
    expect(
      drawn(
        argument("TaskCreate", "subject", "Seed the table", 1),
        { text: "Task #7 created successfully", provenance: "tool", form: "plain", tool: "TaskCreate", record: 2 },
        argument("TaskCreate", "subject", "Write the view", 3),
        { text: "Task #8 created successfully", provenance: "tool", form: "plain", tool: "TaskCreate", record: 4 },
        argument("TaskUpdate", "taskId", "7", 5),
        argument("TaskUpdate", "status", "completed", 5),
      ),
    ).toBe("done | Seed the table | \nopen | Write the view | ");
  });

  test("the last plan of plan mode is open", () => {
    expect(
      drawn({ ...argument("ExitPlanMode", "plan", "1. Seed the table\n2. Write the view\n", 1), form: "markdown" }),
    ).toBe("open | Seed the table | \nopen | Write the view | ");
  });
});

describe("what must be undone", () => {
  test("something begun under an id is open until the same id is ended", () => {
    const log = "dispatched worker w-7f31, it writes chapter three\ndispatched worker w-7f36, it writes chapter four";
    const open = drawn(said(`08:41 ${log.replace("\n", "\n08:42 ")}\n08:55 w-7f31 finished\n`));
    expect(open).toContain("undo | dispatched worker w-7f36");
    expect(open).not.toContain("undo | dispatched worker w-7f31");
  });
});

test("a broken list is no list", () => {
  expect(drawn(argument("TodoWrite", "todos", '[{"content": "Seed', 1))).toBe("");
});
