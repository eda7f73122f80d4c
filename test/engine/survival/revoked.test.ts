/** What the region itself takes back need not stay: rules declared void, lifted, overridden or set anew, with what stood only in them. */
import { describe, expect, test } from "vitest";
import { verdictOf } from "../../harness/verdict.ts";

const decisionOf = (before: string, after: string): string => verdictOf(before, after).decision;
const kept = "- reports live in tools/reports.py";

describe("a rule that was taken back may go", () => {
  test.each([
    "- Use double quotes, never single ones. => - June 2: scrap the quotes rule, the formatter decides. => - quotes: the formatter decides",
    "- No deploys before the audit. => - Monday: the deploy freeze is lifted. => - deploys go on",
    "- Backups only with scripts/old_dump.sh. => - The backup rule no longer applies, we use scripts/new_dump.sh. => - backups with scripts/new_dump.sh",
    "- Do not touch ledger/ until the review is done. => - The review is done, ledger/ is free again. => - ledger/ is free again",
    "- at most 4 jobs on the runner => - changed on Friday: at most 6 jobs on the runner now => - at most 6 jobs on the runner",
    "1. We won't use Kafka for events. => 2. (overrides 1) Kafka for events after all. => - Kafka for events",
    "- ~~Never restart the broker~~ no longer valid since v3 => - Kim is back. => - Kim is back",
    "- Sicherungen nur mit tools/alt.sh. => - Seit Mai gilt die Regel für Sicherungen nicht mehr. => - Sicherungen laufen",
    "- 只能用 tools/old.sh 备份。 => - 备份规则作废，改用 tools/new.sh。 => - 备份用 tools/new.sh",
    "- No deploys during the audit. => - The deploy freeze was lifted on Monday. => - deploys go on",
    "- Keine Deploys bis Montag. => - Die Deploy-Sperre ist aufgehoben. => - Deploys laufen",
    "- Code freeze: no merges into release. => - The merge freeze is lifted. => - merges go on",
    "- Do not ship parts without Kim's approval. => - The approval rule for parts is obsolete. => - parts are shipped",
    "1. Do not ship parts without Kim's approval. => 2. (overrides 1) parts go out by themselves => - parts go out",
    "- No tours on Sundays. => - Tours on Sundays are allowed again. => - tours every day",
    "- Never use `feed_v1`. => - The feed_v1 rule is obsolete. => - `feed_v1` is read",
    '- No pictures in the monthly letter. => - 4 Oct: Rik again: pictures are fine from now on, drop the "no pictures" rule. => - pictures are fine',
    "- Names must not contain dots. => - The style guide overrides the names rule. => - names by the style guide",
  ])("%s", (notes) => {
    const [rule, later, after] = notes.split(" => ");
    expect(decisionOf(`${rule}\n${kept}\n${later}\n`, `${after}\n${kept}\n`)).toBe("allow");
  });

  test("below rules whose title calls them the old ones", () =>
    expect(
      decisionOf(`## Limits and rules (old)\n\n- max 2 forks\n\n## Rules\n\n${kept}\n`, `## Rules\n\n${kept}\n`),
    ).toBe("allow"));

  test("and with them what only they name", () =>
    expect(
      decisionOf(
        `## Rules (old)\n\n- Back up only with tools/old.sh.\n\n## Rules\n\n${kept}\n`,
        `## Rules\n\n${kept}\n`,
      ),
    ).toBe("allow"));

  test.each([
    ["Mia has agreed, ship it", "refuse"],
    ["Tom has agreed, ship it", "allow"],
  ])("a gate opens at the word of whom it names: %s", (word, decision) =>
    expect(
      decisionOf(`user: do not ship before Tom has agreed.\nassistant: ok\nuser: ${word}\n\n${kept}\n`, `${kept}\n`),
    ).toBe(decision),
  );

  test("below a title that says it is over", () =>
    expect(
      decisionOf(
        `# Rules 1 (superseded)\n\n- names must not contain dots\n\n# Rules 2\n\n${kept}\n`,
        `# Rules\n\n${kept}\n`,
      ),
    ).toBe("allow"));
});

describe("what its own speaker takes back right behind it may go", () => {
  test.each([
    "user: Never use glue on the crates. => user: scratch that, the packer decides. => the packer decides",
    "user: max 3 parcels a day. => user: no, make it 5 parcels instead. => max 5 parcels a day",
    "user: keep the oven at 180 °C. => user: sorry, 210 °C. => keep the oven at 210 °C",
    "user: Höchstens 3 Pakete am Tag. => user: nein, lieber 5 Pakete. => Höchstens 5 Pakete am Tag",
    "user: don't paint before Kim signs off. => user: Kim signed off, paint it. => painted",
  ])("%s", (turns) => {
    const [rule, later, after] = turns.split(" => ");
    expect(decisionOf(`${rule}\nassistant: Noted.\n${later}\nassistant: Fine.\n`, `${after}\n`)).toBe("allow");
  });

  test("entries above that one replaces, as many as it says", () => {
    const early = "- never print on red paper\n- never print before noon\n- never print twice";
    const late = "- this replaces the two above: print on white paper only";
    expect(decisionOf(`${early}\n${late}\n`, "- never print on red paper\n- print on white paper only\n")).toBe(
      "allow",
    );
    expect(decisionOf(`${early}\n${late}\n`, "- print on white paper only\n")).toBe("refuse");
  });

  test.each([
    ["what only begins with a number", "user: max 3 parcels a day.", "user: 5 parcels are in the yard."],
    ["what speaks of something else", "user: max 3 parcels a day.", "user: no, 5 visitors came."],
    ["an agent's own word", "user: Never use glue on the crates.", "assistant: Scratch that, glue is fine."],
    ["a question", "user: don't paint before Kim signs off.", "user: Has Kim signed off? Then paint it."],
    ["what holds back more", "user: don't paint before Kim signs off.", "user: Lee signed off, paint it."],
  ])("but not by %s", (_, rule, later) =>
    expect(decisionOf(`${rule}\nassistant: Noted.\n${later}\n`, "Nothing new.\n")).toBe("refuse"),
  );
});

/** Why a rule stands: what it says, and what is said later. */
const standing: Readonly<Record<string, string>> = {
  "another one was taken back": "No merges before Friday. => The naming rule is void.",
  "a limit on something else was set": "at most 4 jobs on the runner => from now on at most 6 seats in the office",
  "something was added to it": "at most 4 jobs on the runner => from now on also at most 6 jobs on the spare runner",
  "a limit on fewer of the same was set":
    "at most 4 jobs on the runner => now at most 2 nightly jobs on the gpu runner",
  "another rule by another name was taken back":
    "Never delete uploads from the bucket. => The rate limit no longer applies to uploads.",
  "a thing that it names has had its day":
    "Never expose the billing server to the internet. => The old billing server was retired under the new policy.",
  "one thing that it names is open again": "Do not change the prices in the store. => The store is open again.",
  "it goes only if something comes": "No deploys on Fridays. => If the audit passes, the Friday rule is lifted.",
  "somebody asks whether it holds": "Never use `http_v1`. => Is the http_v1 rule obsolete?",
  "only Kim may let it go, and a freeze is lifted":
    "Do not ship parts to Lyon without Kim. => The shipping freeze is lifted.",
  "somebody is asked before, and a freeze is lifted":
    "Ask Kim before shipping parts. => The shipping freeze no longer applies.",
  "somebody must approve, and the deed is done again":
    "Do not ship parts until Kim approves. => Shipping parts is possible again.",
  "somebody must approve, and a rule about the deed is void":
    "Do not ship parts without Kim's approval. => The shipping rule is void.",
  "it needs a receipt, and a limit is lifted": "No refunds without a receipt. => The refund limit is lifted.",
  "it holds at all times, and a lock is obsolete": "Never change the ledger by hand. => The ledger lock is obsolete.",
  "it holds for each time, and a freeze is lifted":
    "No shipping before each inspection. => The shipping freeze is lifted.",
  "a lock is what it is about": "Do not remove the door lock. => The door lock is lifted.",
  "a freeze on something else is lifted": "No tours until the flood is over. => The hiring freeze is lifted.",
  "a freeze has not been lifted": "No tours until the flood is over. => The tours freeze has not been lifted.",
  "a freeze is lifted somewhere else": "No tours until the flood is over. => In Lyon the tours freeze is lifted.",
  "a freeze is lifted perhaps": "No tours until the flood is over. => Maybe the tours freeze is lifted.",
  "a narrower ban is lifted": "No tours of the mill. => The ban on night tours is lifted.",
  "fewer of the same are allowed again": "No tours on Sundays. => School tours on Sundays are allowed again.",
  "a thing that it names is obsolete": "Never delete pages of the atlas. => The atlas pages are obsolete.",
  "another rule takes one back": "Names must not contain dots. => The names rule overrides the colour rule.",
  "a gate in German stands, and a Sperre is lifted":
    "Keine Lieferung ohne Freigabe. => Die Liefersperre ist aufgehoben.",
  "a gate in Chinese stands, and a freeze is void": "未经批准不要发货。 => 发货冻结已废止。",
  "a Chinese rule was not made void": "不要使用 Kafka。 => Kafka 规则没有作废。",
  "its condition is not met yet": "Do not touch ledger/ until the review is done. => The review has begun.",
};

describe("a rule stands where", () => {
  test.each(Object.entries(standing))("%s", (_, notes) => {
    const [rule, later] = notes.split(" => ");
    expect(decisionOf(`- ${rule}\n${kept}\n- ${later}\n`, `- ${later}\n${kept}\n`)).toBe("refuse");
  });
});

test.each([
  "- Kim ships, and nobody else may ship parts, retired ones or new.",
  "# When a pump is retired\n\n- Never open it by hand.",
  "# Pumps (retired)\n\n- Never open one by hand.",
])("what speaks of a thing that is over takes back no rule: %s", (rule) =>
  expect(decisionOf(`${rule}\n\n${kept}\n`, `# Notes\n\n${kept}\n`)).toBe("refuse"),
);

test("which of two rules a name means is not guessed, and of the rules each is meant", () => {
  const rules = "- Never ship on Fridays.\n- Ship only from Lyon.";
  expect(decisionOf(`${rules}\n${kept}\n- The shipping rule is void.\n`, `${kept}\n`)).toBe("refuse");
  expect(decisionOf(`${rules}\n${kept}\n- The shipping rules are void.\n`, `${kept}\n`)).toBe("allow");
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

describe("a section whose title replaces earlier rules takes the place of that of the same matter", () => {
  test.each([
    ["## Rules", "## Rules (new, replace the old ones)", "allow"],
    ["## Rules", "## New rules (supersede the rules above)", "allow"],
    ["## Glaze rules", "## Glaze rules v2: replace the earlier ones", "allow"],
    ["## Regeln", "## Regeln (neu, ersetzen die alten)", "allow"],
    ["## Reglas", "## Reglas (nuevas, sustituyen a las anteriores)", "allow"],
    ["## Regras", "## Regras (novos, em vez dos antigos)", "allow"],
    ["## 规则", "## 新规则（取代旧规则）", "allow"],
    ["## Rules", "## New rules", "refuse"],
    ["## Kiln rules", "## Glaze rules (replace the old ones)", "refuse"],
    ["## Notes", "## Notes (replace the old ones)", "refuse"],
  ])("%s, then %s: %s", (first, second, decision) => {
    const after = `${second}\n\n${kept}\n`;
    expect(decisionOf(`${first}\n\n- Count only with plans/old.csv.\n\n${after}`, after)).toBe(decision);
  });
});

describe("what is called obsolete at the end of a rule", () => {
  test.each([
    ["- Count only with plans/old.csv (obsolete)", "allow"],
    ["- Count only with `plans/old.csv` (obsolete since May)", "allow"],
    ["- Never open the kiln by hand (obsolete)", "allow"],
    ["- Sicherungen nur mit plans/alt.csv (überholt)", "allow"],
    ["- Never edit plans/old.csv (obsolete)", "refuse"],
    ["- Never open the (obsolete) kiln by hand", "refuse"],
  ])("%s: %s", (rule, decision) => expect(decisionOf(`${rule}\n${kept}\n`, `${kept}\n`)).toBe(decision));
});
