import { expect, test } from "vitest";
import { inspect } from "../../engine/inspection.ts";
import { verdictOf } from "../harness/verdict.ts";

/** A conversation, a summary that keeps all that must be kept, and one that does not, with what its loss is called. */
interface Story {
  readonly name: string;
  readonly turns: string;
  readonly faithful: string;
  readonly lossy: string;
  readonly loss: string;
}

const stories: readonly Story[] = [
  {
    name: "a deployment with one prohibition, in the same words",
    turns: `user: Deploy the billing service. Never run migrations against prod-eu-2.
assistant: I will deploy with deploy/billing.yaml. The canary is on port 8471.`,
    faithful: `The user wants the billing service deployed with deploy/billing.yaml; the canary is on port 8471.
Never run migrations against prod-eu-2.`,
    lossy: `The user wants the billing service deployed with deploy/billing.yaml; the canary is on port 8471.
Be careful with migrations against prod-eu-2.`,
    loss: "constraint-weakened",
  },
  {
    name: "a restriction in other words of the same strength",
    turns: `user: Clean up the parser. You may only touch files under src/parser.
assistant: The entry point is src/parser/lex.ts.`,
    faithful: `Task: clean up the parser, entry point src/parser/lex.ts. Only files under src/parser may be touched.`,
    lossy: `Task: clean up the parser, entry point src/parser/lex.ts.`,
    loss: "constraint-lost",
  },
  {
    name: "a failed attempt with its literal",
    turns: `user: The export job hangs. I tried raising POOL_SIZE to 64 and it did not help.
assistant: The job is started by bin/export-nightly.`,
    faithful: `The export job (bin/export-nightly) hangs. Raising POOL_SIZE to 64 was tried and did not help.`,
    lossy: `The export job (bin/export-nightly) hangs; the user uses POOL_SIZE 64.`,
    loss: "negative-fact-lost",
  },
  {
    name: "an approval gate",
    turns: `user: Prepare the release of v2.14.0, but ask me before you push the tag.
assistant: The changelog is CHANGELOG.md.`,
    faithful: `Prepare the release of v2.14.0 (changelog: CHANGELOG.md). Ask the user before pushing the tag.`,
    lossy: `Prepare the release of v2.14.0 (changelog: CHANGELOG.md). The user approved pushing the tag.`,
    loss: "approval-invented",
  },
  {
    name: "an id that an open task needs",
    turns: `user: Start the backfill.
assistant: Started run bf-77c1e9.
- [ ] cancel the backfill if lag exceeds an hour (needs: \`bf-77c1e9\`)`,
    faithful: `The backfill runs as bf-77c1e9.
- [ ] cancel the backfill if lag exceeds an hour (needs: \`bf-77c1e9\`)`,
    lossy: `The backfill was started.
- [ ] cancel the backfill if lag exceeds an hour`,
    loss: "binding-lost",
  },
  {
    name: "a value that must not change",
    turns: `user: Roll back to revision rev-4f9a2c when the check fails.
assistant: I know the check, it is checks/latency.sh.`,
    faithful: `If checks/latency.sh fails, roll back to revision rev-4f9a2c.`,
    lossy: `If checks/latency.sh fails, roll back to revision rev-4f9a2d.`,
    loss: "handle-altered",
  },
  {
    name: "bullets under headings",
    turns: `user: Move the cron jobs to the new host cron-7.internal. Do not touch the jobs of the finance team.
assistant: The list of jobs is ops/cron/jobs.toml.`,
    faithful: `## Goal
- Move the cron jobs (ops/cron/jobs.toml) to cron-7.internal.
## Rules
- **Do not touch** the jobs of the finance team.`,
    lossy: `## Goal
- Move all cron jobs (ops/cron/jobs.toml), those of the finance team too, to cron-7.internal.`,
    loss: "constraint",
  },
  {
    name: "numbered sections in the manner of agents",
    turns: `user: Add retries to the uploader. Don't retry writes after a 5xx.
assistant: The uploader is lib/upload/client.rb, the limit is max_attempts = 3.`,
    faithful: `1. Primary Request and Intent:
   - Add retries to the uploader (lib/upload/client.rb), max_attempts = 3.
2. All user messages:
   - "Add retries to the uploader. Don't retry writes after a 5xx."`,
    lossy: `1. Primary Request and Intent:
   - Add retries to the uploader (lib/upload/client.rb), max_attempts = 3.
2. All user messages:
   - "Add retries to the uploader."`,
    loss: "constraint-lost",
  },
  {
    name: "a rule with an exception",
    turns: `user: Never edit generated code, except for gen/version.go.
assistant: Understood.`,
    faithful: `Generated code must never be edited, except for gen/version.go.`,
    lossy: `Generated code must never be edited, except for gen/version.go and test fixtures.`,
    loss: "constraint-weakened",
  },
  {
    name: "a rule that ends with its task",
    turns: `user: Refactor the scheduler. Don't commit yet.
assistant: The refactoring is finished; all tests pass.
user: Good, commit it.
assistant: Committed as 9c1d77e.`,
    faithful: `The scheduler was refactored and committed as 9c1d77e.`,
    lossy: `The scheduler was refactored and committed.`,
    loss: "handle-lost",
  },
  {
    name: "a correction",
    turns: `user: The column is \`device_code\`, not \`device_codes\`.
assistant: I will use that in reports/devices.sql.`,
    faithful: `In reports/devices.sql the column is \`device_code\`, not \`device_codes\`.`,
    lossy: `In reports/devices.sql the query reads the devices.`,
    loss: "negative-fact-lost",
  },
  {
    name: "another language",
    turns: `user: Bitte die Rechnungen neu erzeugen. Die Kundendatenbank darf nicht verändert werden.
assistant: Die Vorlage liegt in vorlagen/rechnung.tex.`,
    faithful: `Die Rechnungen werden mit vorlagen/rechnung.tex neu erzeugt. Die Kundendatenbank darf nicht verändert werden.`,
    lossy: `Die Rechnungen werden mit vorlagen/rechnung.tex neu erzeugt.`,
    loss: "constraint-lost",
  },
];

const findings = (turns: string, summary: string): readonly string[] =>
  inspect({ name: "session.txt", text: `${turns}\nsummary: ${summary}\n` })
    .diagnostics.filter(({ severity }) => severity !== "mark" && severity !== "off")
    .map(({ code, message }) => `${code}: ${message}`);

const verdict = (turns: string, summary: string): string => verdictOf(turns, summary, "before.txt").decision;

for (const { name, turns, faithful } of stories) {
  test(`a faithful summary gives no finding and is allowed: ${name}`, () => {
    expect(findings(turns, faithful)).toEqual([]);
    expect(verdict(turns, faithful)).toBe("allow");
  });
}

for (const { name, turns, lossy, loss } of stories) {
  test(`a lossy summary is found out: ${name}`, () => {
    expect(findings(turns, lossy).join("\n")).toContain(loss);
    expect(verdict(turns, lossy)).not.toBe("allow");
  });
}
