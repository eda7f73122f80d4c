/** What the region itself takes back need not stay: rules declared void, lifted, overridden or set anew, with what stood only in them. */
import { describe, expect, test } from "vitest";
import { gate } from "../../../engine/gate.ts";
import { read } from "../../../engine/reading.ts";

const decisionOf = (before: string, after: string) =>
  gate(read({ name: "a.md", text: before }), read({ name: "b.md", text: after })).decision;
const kept = "- reports live in tools/reports.py";

describe("a rule that was taken back may go", () => {
  test.each([
    [
      "- Use double quotes, never single ones.",
      "- June 2: scrap the quotes rule, the formatter decides.",
      "- quotes: the formatter decides",
    ],
    ["- No deploys before the audit.", "- Monday: the deploy freeze is lifted.", "- deploys go on"],
    [
      "- Backups only with scripts/old_dump.sh.",
      "- The backup rule no longer applies, we use scripts/new_dump.sh.",
      "- backups with scripts/new_dump.sh",
    ],
    [
      "- Do not touch ledger/ until the review is done.",
      "- The review is done, ledger/ is free again.",
      "- ledger/ is free again",
    ],
    [
      "- at most 4 jobs on the runner",
      "- changed on Friday: at most 6 jobs on the runner now",
      "- at most 6 jobs on the runner",
    ],
    ["1. We won't use Kafka for events.", "2. (overrides 1) Kafka for events after all.", "- Kafka for events"],
    ["- ~~Never restart the broker~~ no longer valid since v3", "- Kim is back.", "- Kim is back"],
    [
      "- Sicherungen nur mit tools/alt.sh.",
      "- Seit Mai gilt die Regel für Sicherungen nicht mehr.",
      "- Sicherungen laufen",
    ],
    ["- 只能用 tools/old.sh 备份。", "- 备份规则作废，改用 tools/new.sh。", "- 备份用 tools/new.sh"],
  ])("%s %s", (rule, later, after) =>
    expect(decisionOf(`${rule}\n${kept}\n${later}\n`, `${after}\n${kept}\n`)).toBe("allow"),
  );

  test("below a title that says it is over", () =>
    expect(
      decisionOf(
        `# Rules 1 (superseded)\n\n- names must not contain dots\n\n# Rules 2\n\n${kept}\n`,
        `# Rules\n\n${kept}\n`,
      ),
    ).toBe("allow"));
});

describe("a rule stands where", () => {
  test.each([
    ["another one was taken back", "- No merges before Friday.", "- The naming rule is void."],
    [
      "a limit on something else was set",
      "- at most 4 jobs on the runner",
      "- from now on at most 6 seats in the office",
    ],
    [
      "something was added to it",
      "- at most 4 jobs on the runner",
      "- from now on also at most 6 jobs on the spare runner",
    ],
    [
      "a limit on fewer of the same was set",
      "- at most 4 jobs on the runner",
      "- now at most 2 nightly jobs on the gpu runner",
    ],
    [
      "another rule by another name was taken back",
      "- Never delete uploads from the bucket.",
      "- The rate limit no longer applies to uploads.",
    ],
    [
      "a thing that it names has had its day",
      "- Never expose the billing server to the internet.",
      "- The old billing server was retired under the new policy.",
    ],
    ["one thing that it names is open again", "- Do not change the prices in the store.", "- The store is open again."],
    [
      "it goes only if something comes",
      "- No deploys on Fridays.",
      "- If the audit passes, the Friday rule is lifted.",
    ],
    ["somebody asks whether it holds", "- Never use `http_v1`.", "- Is the http_v1 rule obsolete?"],
    ["its condition is not met yet", "- Do not touch ledger/ until the review is done.", "- The review has begun."],
  ])("%s", (_, rule, later) =>
    expect(decisionOf(`${rule}\n${kept}\n${later}\n`, `${later}\n${kept}\n`)).toBe("refuse"),
  );
});

describe("a name that was given up may go", () => {
  test.each([
    [
      "- the table was called `old_stock`",
      "- the table is `inventory` now instead of `old_stock`",
      "- table: `inventory`",
    ],
    ["- notes in etc/app.ini", "- config moved from etc/app.ini to etc/app.toml", "- config is etc/app.toml"],
    [
      "- names are `team/<ticket>`",
      "- names are `t-<ticket>`, not `team/<ticket>` any more",
      "- names are `t-<ticket>`",
    ],
  ])("%s %s", (early, later, after) =>
    expect(decisionOf(`${early}\n${kept}\n${later}\n`, `${after}\n${kept}\n`)).toBe("allow"),
  );

  test("but not one that stands beside another", () =>
    expect(decisionOf(`- service \`orders-api\` talks to \`stock-api\`\n${kept}\n`, `${kept}\n`)).toBe(
      "allow-with-loss-record",
    ));
});
