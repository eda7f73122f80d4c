import { expect, test } from "vitest";
import { inspect } from "../../engine/inspection.ts";
import { baselineOf, parseBaseline } from "../../engine/rules/baseline.ts";
import { defaults, parseSettings, type Settings } from "../../engine/settings.ts";
import { textOf } from "../harness/tree.ts";

const found = (text: string, settings: Settings = defaults, name = "scratchpad.md"): readonly string[] =>
  inspect({ name, text }, { settings })
    .diagnostics.filter(({ severity }) => severity !== "mark")
    .map(({ severity, code }) => `${severity} ${code}`);

const inSession = (text: string): readonly string[] => found(text, defaults, "session.txt");

const sealedPad = (lines: string): string => `# Deploy

<!-- sealed -->
*Sealed: copy word for word, append only.*

- [constraint] do not touch the ledger

<!-- /sealed -->

${lines}
`;

test("a rule's severity is the user's choice", () => {
  const pad = sealedPad("- never push to the main branch");
  expect(found(pad)).toEqual(["info constraint-unsealed"]);
  expect(found(pad, parseSettings({ rules: { "constraint-unsealed": "error" } }).settings)).toEqual([
    "error constraint-unsealed",
  ]);
  expect(found(pad, parseSettings({ "rules.constraint-unsealed": "off" }).settings)).toEqual([]);
});

test("a comment with a reason silences one rule on the next line", () => {
  const rule = "- never push to the main branch";
  const disable = "<!-- palimpsest-disable-next-line";
  expect(found(sealedPad(`${disable} constraint-unsealed -- it is in AGENTS.md too -->\n${rule}`))).toEqual([]);
  expect(found(sealedPad(`${disable} handle-lost -- it is in AGENTS.md too -->\n${rule}`))).toEqual([
    "info constraint-unsealed",
  ]);
});

test("a comment without a reason silences nothing", () => {
  const pad = sealedPad("<!-- palimpsest-disable-next-line constraint-unsealed -->\n- never push to the main branch");
  expect(found(pad)).toEqual(["info constraint-unsealed"]);
});

test("what the baseline knows is not said again, wherever it moved to", () => {
  const rule = "- never push to the main branch";
  const baseline = baselineOf(inspect({ name: "scratchpad.md", text: sealedPad(rule) }).diagnostics);
  const { known, problems } = parseBaseline(JSON.parse(JSON.stringify(baseline)));
  expect(problems).toEqual([]);
  expect(found(sealedPad(`Some words.\n\n${rule}`), { ...defaults, known })).toEqual([]);
  expect(found(sealedPad("- never delete tags"), { ...defaults, known })).toEqual(["info constraint-unsealed"]);
});

test("what is no baseline is a problem and hides nothing", () => {
  expect(parseBaseline(["x"]).known.size).toBe(0);
  expect(parseBaseline({ known: ["constraint-lost:1", 7] }).problems).toHaveLength(1);
});

test("the loss of a rule weighs by who said it", () => {
  expect(inSession("user: Never push to main.\nsummary: Work goes on.\n")).toContain("error constraint-lost");
  expect(inSession("user: ok?\nassistant: I will not push to main.\nsummary: Work goes on.\n")).toContain(
    "error constraint-lost",
  );
  expect(
    inSession("assistant: Done.\nassistant: I will not push to main.\nsummary: Work goes on.\n").filter((one) =>
      one.includes("constraint"),
    ),
  ).toEqual(["warning constraint-lost"]);
  expect(inSession("tool: README: never push to main.\nsummary: Work goes on.\n")).not.toContain(
    "error constraint-lost",
  );
});

test("a rule that a summary carried on is still its author's when the next summary drops it", () => {
  const session = "user: Never push to main.\nsummary: Never push to main.\nuser: Go on.\nsummary: Work goes on.\n";
  expect(inSession(session)).toContain("error constraint-lost");
});

test("a rule that only a summary says is nobody's when the next summary drops it", () => {
  const session = "user: Go on.\nsummary: Never push to main.\nuser: Go on.\nsummary: Work goes on.\n";
  expect(inSession(session)).not.toContain("error constraint-lost");
});

test("a credential is masked in every message", () => {
  const secret = "vK9tupelo33MarshQw7";
  const session = `user: Never print password=${secret} anywhere.\nsummary: Work goes on.\n`;
  const { diagnostics } = inspect({ name: "session.txt", text: session });
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(JSON.stringify(diagnostics.map(({ message, related }) => [message, related]))).not.toContain(secret);
});

test("an ordinary rules file gives no finding", () => {
  expect(found(textOf("ARCHITECTURE.md"), defaults, "AGENTS.md")).toEqual([]);
});

test("the sample session tells its story", () => {
  const { diagnostics } = inspect({ name: "deployment.jsonl", text: textOf("examples/deployment.jsonl") });
  const story = diagnostics.map(({ code, message }) => `${code}: ${message}`);
  expect(story).toContainEqual(
    expect.stringMatching(
      /^constraint-weakened: `Handle write errors with care\.?` is weaker than `Do not retry writes after a 5xx`/,
    ),
  );
  expect(story).toContainEqual(
    expect.stringMatching(/^handle-altered: `payments-ro-eu-west-2a` stands where .*`payments-ro-eu-west-2b`/),
  );
  expect(story).toContainEqual(expect.stringMatching(/^binding-lost: `rev-4f9a2c` is needed by "Roll back/));
  expect(story).toContainEqual(
    expect.stringMatching(/^constraint-lost: `Do not deploy to us-east-1 until Dana has signed off`/),
  );
});
