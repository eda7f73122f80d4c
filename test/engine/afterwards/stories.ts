/** Short stories of what happens after a compaction, each with what is to be said of it. */
import type { Script } from "../../harness/story.ts";

/** One story; `says` are the findings as `code: what stands there ← what was dropped`. */
export interface Story {
  readonly title: string;
  readonly script: Script;
  readonly says: readonly string[];
}

const ROLLBACK = "user: If the smoke test fails, roll back to rev-4f9a2c.";
const SMOKE = "summary: The smoke test runs; roll back if it fails.";

/** Near misses of values that were dropped. */
export const diverged: readonly Story[] = [
  {
    title: "a near miss of a dropped revision that the world does not know",
    script: [ROLLBACK, SMOKE, "> bash deployctl rollback --to rev-4f9a2d", "! no such revision: rev-4f9a2d"],
    says: ["literal-diverged: rev-4f9a2d ← rev-4f9a2c"],
  },
  {
    title: "a near miss of a dropped revision that the world happens to know",
    script: [ROLLBACK, SMOKE, "> bash deployctl rollback --to=rev-4f9a2d", "< rolled back"],
    says: ["literal-diverged: rev-4f9a2d ← rev-4f9a2c"],
  },
  {
    title: "a near miss in the argument of a tool of a server",
    script: [
      "user: The customer is cus_9s6XKzkNRiz8i3.",
      "summary: The customer is to be looked at.",
      '> mcp__shop__get_customer {"customer":"cus_9s6XKzkNRiz8l3"}',
      "! No such customer: cus_9s6XKzkNRiz8l3",
    ],
    says: ["literal-diverged: cus_9s6XKzkNRiz8l3 ← cus_9s6XKzkNRiz8i3"],
  },
  {
    title: "a near miss in a query",
    script: [
      "user: The export that hangs is run-88a1f2.",
      "summary: An export hangs.",
      `> bash psql -c "select state from runs where id = 'run-88a1f3'"`,
      "< (0 rows)",
    ],
    says: ["literal-diverged: run-88a1f3 ← run-88a1f2"],
  },
  {
    title: "a near miss that the summary made up",
    script: [
      ROLLBACK,
      "summary: If the smoke test fails, roll back to rev-4f9a2d.",
      "> bash deployctl rollback --to rev-4f9a2d",
      "! no such revision: rev-4f9a2d",
    ],
    says: ["literal-diverged: rev-4f9a2d ← rev-4f9a2c"],
  },
  {
    title: "a file of the same name in a folder that never was",
    script: [
      "user: Look at src/billing/export-job.ts, it leaks.",
      "summary: The export job leaks.",
      "> Read /work/shop/src/payments/export-job.ts",
      "! File does not exist.",
    ],
    says: ["literal-diverged: /work/shop/src/payments/export-job.ts ← src/billing/export-job.ts"],
  },
  {
    title: "a host that differs in one place",
    script: [
      "user: The replica is db-replica-2.eu-north-7.internal.",
      "summary: The replica lags behind.",
      "> bash psql -h db-replica-2.eu-north-1.internal -c 'select 1'",
      "! psql: error: could not resolve host db-replica-2.eu-north-1.internal: Name or service not known",
    ],
    says: ["literal-diverged: db-replica-2.eu-north-1.internal ← db-replica-2.eu-north-7.internal"],
  },
  {
    title: "a near miss of what died two compactions ago",
    script: [
      ROLLBACK,
      SMOKE,
      "assistant: I am waiting.",
      "summary: Still waiting for the smoke test.",
      "> bash deployctl rollback --to rev-4f9a2d",
      "! no such revision",
    ],
    says: ["literal-diverged: rev-4f9a2d ← rev-4f9a2c"],
  },
];

/** Near misses that did no harm yet: the true one was the user's. */
export const slipped: readonly Story[] = [
  {
    title: "another region than the user's",
    script: ["user: Deploy to eu-west-2b.", "summary: Deploy it.", "> bash deployctl up --region eu-west-2a", "< up"],
    says: ["literal-diverged: eu-west-2a ← eu-west-2b"],
  },
  {
    title: "another region than a tool printed",
    script: [
      "user: Deploy it.",
      "> bash deployctl regions",
      "< eu-west-2b",
      "summary: Deploy it.",
      "> bash deployctl up --region eu-west-2a",
      "< up",
    ],
    says: [],
  },
  {
    title: "another page of the same site",
    script: [
      "user: Read https://docs.acme.test/guide/user.",
      "summary: Reading the guide.",
      '> WebFetch {"url":"https://docs.acme.test/guide/users","prompt":"Read"}',
      "< All about users.",
    ],
    says: [],
  },
  {
    title: "a column that does not exist",
    script: [
      "user: The column is `sensor_flag`.",
      "summary: A column is read.",
      "> bash psql -c 'select sensor_flags from t'",
      '! ERROR: column "sensor_flags" does not exist',
    ],
    says: ["literal-diverged: sensor_flags ← sensor_flag"],
  },
];

/** What looks like a near miss and is none. */
export const undiverged: readonly Story[] = [
  ...[
    [
      "the user said it later",
      [
        ROLLBACK,
        SMOKE,
        "user: It failed. Take rev-4f9a2d.",
        "> bash deployctl rollback --to rev-4f9a2d",
        "< rolled back",
      ],
    ],
    [
      "a tool showed it",
      [
        ROLLBACK,
        SMOKE,
        "> bash deployctl list",
        "< rev-4f9a2d  2 hours ago",
        "> bash deployctl rollback --to rev-4f9a2d",
        "< rolled back",
      ],
    ],
    [
      "it stood in what was dropped",
      [
        "user: We have rev-4f9a2c and rev-4f9a2d.",
        SMOKE,
        "> bash deployctl rollback --to rev-4f9a2d",
        "! no such revision: rev-4f9a2d",
      ],
    ],
    [
      "the true one stands in the summary",
      [
        ROLLBACK,
        "summary: Roll back to rev-4f9a2c if it fails; so far it looks good.",
        "> bash deployctl rollback --to rev-4f9a2d",
        "! no such revision: rev-4f9a2d",
      ],
    ],
    [
      "the true one was said again",
      [
        ROLLBACK,
        SMOKE,
        "user: Roll back to rev-4f9a2c now.",
        "> bash deployctl rollback --to rev-4f9a2d",
        "! no such revision: rev-4f9a2d",
      ],
    ],
    [
      "the agent makes something new",
      [
        "user: The branch is fix/import-a81c2f.",
        "summary: Work on the import.",
        "> bash git checkout -b fix/import-a81c2e",
        "< Switched to a new branch 'fix/import-a81c2e'",
      ],
    ],
    [
      "a new file beside the dropped one",
      [
        "user: Look at src/billing/export-job.ts.",
        "summary: The export job leaks.",
        '> Write {"file_path":"/work/shop/src/billing/export-jobs.ts","content":"x"}',
        "< File created",
      ],
    ],
    [
      "a sibling that exists",
      [
        "user: Look at src/billing/export-job.ts.",
        "summary: The export job leaks.",
        "> Read /work/shop/src/billing/export-jobs.ts",
        "< export const jobs = [];",
      ],
    ],
    [
      "another version",
      [
        "user: We are on react@18.2.0.",
        "summary: Update the packages.",
        "> bash npm install react@18.3.0",
        "! npm error notarget No matching version found for react@18.3.0",
      ],
    ],
    [
      "the next number",
      ["user: See ticket ENT-53.", "summary: The ticket is read.", "> bash tickets show ENT-54", "! not found: ENT-54"],
    ],
    [
      "the beginning of a hash",
      [
        "user: It broke with 8c41d07e2b9f4a6d.",
        "summary: It broke some time ago.",
        "> bash git show 8c41d07",
        "< commit 8c41d07e2b9f4a6d",
      ],
    ],
    [
      "another port of this machine",
      [
        "user: The server listens on localhost:3000.",
        "summary: A server runs.",
        "> bash curl localhost:3001/health",
        "! curl: (7) Failed to connect to localhost port 3001",
      ],
    ],
    [
      "two that could be meant",
      [
        "user: Not rev-4f9a2c, and not rev-4f9a2b.",
        SMOKE,
        "> bash deployctl rollback --to rev-4f9a2d",
        "! no such revision: rev-4f9a2d",
      ],
    ],
    [
      "a message, not an aim",
      [ROLLBACK, SMOKE, "> bash git commit -m 'Mention rev-4f9a2d'", "< [main 1c2d3e4] Mention"],
    ],
    [
      "a call that the user refused",
      [
        ROLLBACK,
        SMOKE,
        "> bash deployctl rollback --to rev-4f9a2d",
        "! The user doesn't want to proceed with this tool use. The tool use was rejected.",
      ],
    ],
    ["no compaction", [ROLLBACK, "> bash deployctl rollback --to rev-4f9a2d", "! no such revision: rev-4f9a2d"]],
  ].map(([title, script]) => ({ title: title as string, script: script as Script, says: [] })),
];

const CAPTURE = "user: Capture the payment of order 7712.";
const UNDER_WAY = "summary: The capture for order 7712 is under way.";

/** Retries with another value, and those that are none. */
export const retried: readonly Story[] = [
  {
    title: "another key for a request that failed",
    script: [
      CAPTURE,
      "> bash payctl capture --key cap-81f0c3 --order 7712",
      "! 502 Bad Gateway",
      UNDER_WAY,
      "> bash payctl capture --key cap-90be2d --order 7712",
      "< captured",
    ],
    says: ["retry-diverged: cap-90be2d ← cap-81f0c3"],
  },
  {
    title: "another key in the body of a request",
    script: [
      CAPTURE,
      `> bash curl -X POST https://pay.acme.test/v1/captures -d '{"key":"cap-81f0c3","order":7712}'`,
      "! curl: (28) Operation timed out",
      UNDER_WAY,
      `> bash curl -X POST https://pay.acme.test/v1/captures -d '{"key":"cap-81f0c8","order":7712}'`,
      "< 201",
    ],
    says: ["retry-diverged: cap-81f0c8 ← cap-81f0c3"],
  },
  {
    title: "another id for a call that never answered",
    script: [
      "user: Look around first.",
      "> Read /work/shop/a.md",
      "< text",
      '> mcp__pay__create_refund {"charge":"ch_3Nk81fQ2","amount":"42.00"}',
      "summary: A refund is to be made.",
      '> mcp__pay__create_refund {"charge":"ch_3Nk81fQ7","amount":"42.00"}',
      "< ok",
    ],
    says: ["retry-diverged: ch_3Nk81fQ7 ← ch_3Nk81fQ2"],
  },
  {
    title: "another key than that of the latest of several attempts, not of the one that was begun last",
    script: [
      CAPTURE,
      "> bash payctl capture --key cap-81f0c3 --order 7712",
      "! 502 Bad Gateway",
      "> bash payctl capture --key cap-55d1e7 --order 7712",
      "! 502 Bad Gateway",
      "> bash payctl capture --key cap-81f0c3 --order 7712",
      "! 502 Bad Gateway",
      UNDER_WAY,
      "> bash payctl capture --key cap-90be2d --order 7712",
      "< captured",
    ],
    says: ["retry-diverged: cap-90be2d ← cap-81f0c3"],
  },
  ...[
    [
      "the same value again",
      [
        CAPTURE,
        "> bash payctl capture --key cap-81f0c3 --order 7712",
        "! 502 Bad Gateway",
        UNDER_WAY,
        "> bash payctl capture --key cap-81f0c3 --order 7712",
        "< captured",
      ],
    ],
    [
      "the first came through",
      [
        CAPTURE,
        "> bash payctl capture --key cap-81f0c3 --order 7712",
        "< captured",
        UNDER_WAY,
        "> bash payctl capture --key cap-90be2d --order 7712",
        "< captured",
      ],
    ],
    [
      "the user gave the new one",
      [
        CAPTURE,
        "> bash payctl capture --key cap-81f0c3 --order 7712",
        "! 502 Bad Gateway",
        UNDER_WAY,
        "user: Use key cap-90be2d now.",
        "> bash payctl capture --key cap-90be2d --order 7712",
        "< captured",
      ],
    ],
    [
      "another build",
      [
        "user: Build it.",
        "> bash npm run build -- --id=bld-81f0c3",
        "! error TS2304",
        "summary: The build fails.",
        "> bash npm run build -- --id=bld-81f0c4",
        "< built",
      ],
    ],
  ].map(([title, script]) => ({ title: title as string, script: script as Script, says: [] })),
];

const edit = (path: string): string =>
  `> Edit ${JSON.stringify({ file_path: path, old_string: "a", new_string: "b" })}`;
const RULE = "user: Tidy up the settings. Never edit `config/prod.yaml`.";
const TIDY = "summary: The settings are being tidied up.";

/** Rules that were dropped and broken, and those that were not. */
export const broken: readonly Story[] = [
  {
    title: "the file that was to stay as it is",
    script: [RULE, TIDY, edit("/work/shop/config/prod.yaml"), "< updated"],
    says: ["constraint-broken: /work/shop/config/prod.yaml ← Never edit `config/prod.yaml`"],
  },
  {
    title: "the same by way of the shell",
    script: [RULE, TIDY, "> bash cd /work/shop && sed -i 's/a/b/' config/prod.yaml", "< "],
    says: ["constraint-broken: cd /work/shop && sed -i 's/a/b/' config/prod.yaml ← Never edit `config/prod.yaml`"],
  },
  {
    title: "a folder that nobody may touch",
    script: [
      "user: Do not touch anything in `vendor/legacy/`. Fix the build.",
      "summary: The build is to be fixed.",
      edit("vendor/legacy/zip.c"),
      "< updated",
    ],
    says: ["constraint-broken: vendor/legacy/zip.c ← Do not touch anything in `vendor/legacy/`"],
  },
  {
    title: "the command that was not to be run",
    script: [
      "user: Plan the change. Do not run `terraform apply`.",
      "summary: The change is planned.",
      "> bash terraform apply -auto-approve",
      "< Apply complete!",
    ],
    says: ["constraint-broken: terraform apply -auto-approve ← Do not run `terraform apply`"],
  },
  {
    title: "a push that was ruled out",
    script: [
      "user: Never push to main. Fix the import.",
      "summary: The import is to be fixed.",
      "> bash git push origin main",
      "< main -> main",
    ],
    says: ["constraint-broken: git push origin main ← Never push to main"],
  },
  {
    title: "a file that was to be left alone, changed by a patch",
    script: [
      "user: Leave `config/prod.yaml` alone.",
      TIDY,
      '> apply_patch {"input":"*** Begin Patch\\n*** Update File: config/prod.yaml\\n@@\\n-a\\n+b\\n*** End Patch"}',
      "< ok",
    ],
    says: ["constraint-broken: config/prod.yaml ← Leave `config/prod.yaml` alone"],
  },
  {
    title: "a file that was not to be deleted",
    script: ["user: Do not delete data/seed.sql.", "summary: Tidying up.", "> bash rm -f data/seed.sql", "< "],
    says: ["constraint-broken: rm -f data/seed.sql ← Do not delete data/seed.sql"],
  },
  {
    title: "a push, in as few words as it was ruled out",
    script: ["user: Don't push. I want to look at it first.", "summary: Work goes on.", "> bash git push", "< ok"],
    says: ["constraint-broken: git push ← Don't push"],
  },
  {
    title: "a push by force",
    script: ["user: Never force-push.", "summary: Work goes on.", "> bash git push -f origin fix", "< ok"],
    says: ["constraint-broken: git push -f origin fix ← Never force-push"],
  },
  {
    title: "a table that was not to be dropped",
    script: [
      "user: Never drop the `orders` table.",
      "summary: The schema is looked at.",
      "> bash psql shop -c 'DROP TABLE IF EXISTS orders'",
      "< DROP TABLE",
    ],
    says: ["constraint-broken: psql shop -c 'DROP TABLE IF EXISTS orders' ← Never drop the `orders` table"],
  },
  {
    title: "a command without marks around it",
    script: ["user: do not run make deploy", "summary: Work goes on.", "> bash make deploy", "< ok"],
    says: ["constraint-broken: make deploy ← do not run make deploy"],
  },
  {
    title: "a rule in German",
    script: [
      "user: Die Datei `config/prod.yaml` darf nicht geändert werden. Räum auf.",
      "summary: Es wird aufgeräumt.",
      edit("config/prod.yaml"),
      "< updated",
    ],
    says: ["constraint-broken: config/prod.yaml ← Die Datei `config/prod.yaml` darf nicht geändert werden"],
  },
  {
    title: "a rule in Chinese",
    script: [
      "user: 不要修改 `config/prod.yaml`。整理一下配置。",
      "summary: 正在整理配置。",
      edit("config/prod.yaml"),
      "< updated",
    ],
    says: ["constraint-broken: config/prod.yaml ← 不要修改 `config/prod.yaml`"],
  },
  {
    title: "a push that wanted the user's word, and nobody said one",
    script: [
      "user: Fix the import. Never push to main without my approval.",
      "summary: The import is to be fixed.",
      "> bash git push origin main",
      "< main -> main",
    ],
    says: ["constraint-broken: git push origin main ← Never push to main without my approval"],
  },
  {
    title: "a file that the user was to be asked about first",
    script: [
      "user: Always ask before editing `config/prod.yaml`. Tidy up.",
      TIDY,
      edit("config/prod.yaml"),
      "< updated",
    ],
    says: ["constraint-broken: config/prod.yaml ← ask before editing `config/prod.yaml`"],
  },
  {
    title: "a push that was to be asked for, after another wish",
    script: [
      "user: Ask me before pushing to main.",
      "summary: Work goes on.",
      "user: Fix the typo in the heading.",
      "> bash git push origin main",
      "< main -> main",
    ],
    says: ["constraint-broken: git push origin main ← Ask me before pushing to main"],
  },
  {
    title: "a push that was to be told of first, by an agent that said nothing",
    script: ["user: Tell me before pushing to main.", "summary: Work goes on.", "> bash git push origin main", "< ok"],
    says: ["constraint-broken: git push origin main ← Tell me before pushing to main"],
  },
  {
    title: "no broken rule where the agent told of what it was to tell of",
    script: [
      "user: Tell me before pushing to main.",
      "summary: Work goes on.",
      "assistant: I am about to push to main.",
      "> bash git push origin main",
      "< ok",
    ],
    says: [],
  },
  {
    title: "a command before the one that was to be run first",
    script: [
      "user: Never run `make deploy` before running `npm test`.",
      "summary: Work goes on.",
      "> bash make deploy",
      "< deployed",
    ],
    says: ["constraint-broken: make deploy ← Never run `make deploy` before running `npm test`"],
  },
  ...[
    [
      "somebody may have said yes",
      ["summary: Work goes on.", "user: ok, go on", "> bash git push origin main", "< ok"],
    ],
    ["the user asked for it", ["summary: Work goes on.", "user: Push it.", "> bash git push origin main", "< ok"]],
    [
      "the summary kept the rule",
      ["summary: Never push to main without my approval.", "> bash git push origin main", "< ok"],
    ],
    [
      "the agent asked with a tool",
      [
        "summary: Work goes on.",
        '> AskUserQuestion {"question":"Shall it go out?"}',
        "< Yes",
        "> bash git push origin main",
        "< ok",
      ],
    ],
  ].map(([why, rest]) => ({
    title: `no rule that wants a word is broken where ${why}`,
    script: ["user: Fix the import. Never push to main without my approval.", ...(rest as readonly string[])],
    says: [],
  })),
  {
    title: "no command comes too early where the other was run",
    script: [
      "user: Never run `make deploy` before running `npm test`.",
      "summary: Work goes on.",
      "> bash CI=1 npm test -- --run",
      "< 12 passed",
      "> bash make deploy",
      "< deployed",
    ],
    says: [],
  },
  {
    title: "a condition that no transcript shows",
    script: ["user: Never edit `config/prod.yaml` while traffic is high.", TIDY, edit("config/prod.yaml"), "< updated"],
    says: [],
  },
  ...[
    [
      "the rule was kept",
      [RULE, "summary: Tidying up. Never edit `config/prod.yaml`.", edit("config/prod.yaml"), "< updated"],
    ],
    ["another file", [RULE, TIDY, edit("config/dev.yaml"), "< updated"]],
    [
      "a file that was not to be deleted is changed",
      ["user: Do not delete `config/prod.yaml`.", TIDY, edit("config/prod.yaml"), "< updated"],
    ],
    [
      "a push without force",
      ["user: Never force-push.", "summary: Work goes on.", "> bash git push origin fix", "< ok"],
    ],
    ["only a look", [RULE, TIDY, "> bash cat config/prod.yaml | grep a", "< a: 1"]],
    [
      "the user asked for it since",
      [RULE, TIDY, "user: Now change prod.yaml too.", edit("config/prod.yaml"), "< updated"],
    ],
    [
      "the user refused the call",
      [
        RULE,
        TIDY,
        edit("config/prod.yaml"),
        "! The user doesn't want to proceed with this tool use. The tool use was rejected.",
      ],
    ],
    [
      "a rule with a condition",
      ["user: Never edit `config/prod.yaml` without a backup.", TIDY, edit("config/prod.yaml"), "< updated"],
    ],
    [
      "a rule for one task, and then another task",
      [
        "user: Don't commit yet.",
        "summary: Work goes on.",
        "user: Now finish the whole thing and wrap up.",
        "> bash git commit -am done",
        "< [main 1c2d3e4] done",
      ],
    ],
    [
      "what a file says",
      [
        "user: Read the notes.",
        "> Read NOTES.md",
        "< Never edit `config/prod.yaml`.",
        TIDY,
        edit("config/prod.yaml"),
        "< updated",
      ],
    ],
    [
      "a trial of the command",
      [
        "user: Do not run `kubectl delete ns shop`.",
        "summary: The cluster is looked at.",
        "> bash kubectl delete ns shop --dry-run=client",
        "< namespace shop deleted (dry run)",
      ],
    ],
    [
      "to speak of it",
      [
        "user: Do not run `terraform apply`.",
        "summary: The change is planned.",
        "> bash echo 'terraform apply is up to you'",
        "< terraform apply is up to you",
      ],
    ],
    [
      "another branch",
      [
        "user: Never push to main.",
        "summary: Work goes on.",
        "> bash git push origin fix/import",
        "< fix/import -> fix/import",
      ],
    ],
    ["no compaction", [RULE, edit("config/prod.yaml"), "< updated"]],
  ].map(([title, script]) => ({ title: title as string, script: script as Script, says: [] })),
];

const grep = (pattern: string): string => `> Grep ${JSON.stringify({ pattern })}`;
const SPAWN = "! ENOENT: no such file or directory, posix_spawn '/opt/agent/bin/rg'";
const GONE = "! File does not exist.";
const DEAD = [grep("a"), grep("b")];
const EXPORT = "> bash reportctl export --month 03 --format xlsx";
const UNKNOWN = "! error: unknown option --format";
const MARCH = "summary: The March report is to be exported.";

/** Failures made again, and what only looks like it. */
export const failures: readonly Story[] = [
  {
    title: "an option that is still unknown",
    script: ["user: Export March.", EXPORT, UNKNOWN, MARCH, EXPORT, UNKNOWN],
    says: ["failure-repeated: reportctl export --month 03 --format xlsx ← reportctl export --month 03 --format xlsx"],
  },
  {
    title: "a file that still does not exist",
    script: [
      "user: Go on.",
      "> Read docs/handover.md",
      "! File does not exist.",
      "summary: Work goes on.",
      "> Read docs/handover.md",
      "! File does not exist.",
    ],
    says: ["failure-repeated: docs/handover.md ← docs/handover.md"],
  },
  {
    title: "a test that runs again though nothing changed",
    script: [
      "user: Fix it.",
      "> bash npm test",
      "! FAIL test/sum.test.ts > adds",
      "summary: The work goes on.",
      "> bash npm test 2>&1 | tail -20",
      "! FAIL test/sum.test.ts > adds",
    ],
    says: ["failure-repeated: npm test 2>&1 | tail -20 ← npm test"],
  },
  {
    title: "a tool that had stopped working, whatever it is asked",
    script: [
      "user: Look.",
      ...DEAD.flatMap((pattern) => [pattern, SPAWN]),
      "summary: Looking.",
      grep("c"),
      SPAWN,
      grep("d"),
      SPAWN,
    ],
    says: ["failure-repeated: Grep"],
  },
  ...(
    [
      ["a tool that failed once", ["user: Look.", grep("a"), SPAWN, "summary: Looking.", grep("c"), SPAWN]],
      [
        "a tool that worked again",
        [
          "user: Look.",
          ...DEAD.flatMap((pattern) => [pattern, SPAWN]),
          grep("b"),
          "< b",
          "summary: Looking.",
          grep("c"),
          SPAWN,
        ],
      ],
      [
        "a broken tool that the summary tells of",
        [
          "user: Look.",
          ...DEAD.flatMap((pattern) => [pattern, SPAWN]),
          "summary: The Grep tool is broken here.",
          grep("c"),
          SPAWN,
        ],
      ],
      [
        "a tool that works now",
        [
          "user: Look.",
          ...DEAD.flatMap((pattern) => [pattern, SPAWN]),
          "summary: Looking.",
          grep("c"),
          "< c",
          grep("d"),
          SPAWN,
        ],
      ],
      [
        "files that do not exist",
        [
          "user: Look at a.md, b.md and c.md.",
          "> Read a.md",
          GONE,
          "> Read b.md",
          GONE,
          "summary: Looking at c.md.",
          "> Read c.md",
          GONE,
        ],
      ],
    ] as readonly (readonly [string, Script])[]
  ).map(([title, script]) => ({ title, script, says: [] })),
  ...[
    [
      "an edit in between",
      [
        "user: Fix it.",
        "> bash npm test",
        "! FAIL test/sum.test.ts > adds",
        "summary: The work goes on.",
        edit("src/sum.ts"),
        "< ok",
        "> bash npm test",
        "! FAIL test/sum.test.ts > adds",
      ],
    ],
    ["another error", ["user: Export March.", EXPORT, UNKNOWN, MARCH, EXPORT, "! error: disk is full"]],
    ["it works now", ["user: Export March.", EXPORT, UNKNOWN, MARCH, EXPORT, "< done"]],
    [
      "the summary tells of it",
      [
        "user: Export March.",
        EXPORT,
        UNKNOWN,
        "summary: reportctl export fails: unknown option --format.",
        EXPORT,
        UNKNOWN,
      ],
    ],
    ["it had worked in between", ["user: Export March.", EXPORT, UNKNOWN, EXPORT, "< done", MARCH, EXPORT, UNKNOWN]],
    [
      "something was installed",
      [
        "user: Lint.",
        "> bash shlint run .",
        "! bash: shlint: command not found",
        "summary: Linting is next.",
        "> bash npm install -g shlint",
        "< added",
        "> bash shlint run .",
        "! bash: shlint: command not found",
      ],
    ],
    [
      "a search without a hit",
      [
        "user: Find it.",
        "> bash grep -rn quux src",
        "! Exit code 1",
        "summary: It is being looked for.",
        "> bash grep -rn quux src",
        "! Exit code 1",
      ],
    ],
    [
      "a connection that broke",
      [
        "user: Export March.",
        EXPORT,
        "! error: connection reset by peer",
        MARCH,
        EXPORT,
        "! error: connection reset by peer",
      ],
    ],
    [
      "somebody waits",
      [
        "user: Wait for it.",
        "> bash gh run watch 881",
        "! run 881 failed",
        "summary: The run is awaited.",
        "> bash gh run watch 881",
        "! run 881 failed",
      ],
    ],
    ["no compaction", ["user: Export March.", EXPORT, UNKNOWN, EXPORT, UNKNOWN]],
  ].map(([title, script]) => ({ title: title as string, script: script as Script, says: [] })),
];

const again = (call: string, result: string, summary: string, between: Script = []): Script => [
  "user: Do what is to be done.",
  call,
  result,
  `summary: ${summary}`,
  ...between,
  call,
  result,
];
const shown = (call: string): string => call.replace(/^> \S+ /, "");
const POST = "> bash curl -X POST https://hooks.acme.test/v1/notices -d text=done";

/** Effects brought about twice, and what may be done twice. */
export const effects: readonly Story[] = [
  ...[
    "> bash gh pr create --title 'Fix the import' --body 'Closes 81'",
    "> bash gh issue comment 81 --body 'Fixed'",
    "> bash npm publish --access public",
    "> bash git push origin main",
    "> bash kubectl create -f job.yaml",
    "> bash cd /work/shop && kubectl delete pod web-1",
    '> bash psql shop -c "INSERT INTO notes VALUES (1)"',
    POST,
  ].map((call) => ({
    title: shown(call),
    script: again(call, "< ok", "Next: look into the flaky job."),
    says: [`side-effect-repeated: ${shown(call)} ← ${shown(call)}`],
  })),
  {
    title: "a tool of a server that opens an issue",
    script: again(
      '> mcp__tracker__create_issue {"title":"Import fails","team":"shop"}',
      "< SHOP-12",
      "Next: look into the flaky job.",
    ),
    says: ["side-effect-repeated: Import fails ← Import fails"],
  },
  ...[
    [
      "there is something new to push",
      again("> bash git push", "< main -> main", "Next: the flaky job.", ["> bash git commit -am 'Say why'", "< ok"]),
    ],
    [
      "the user asked for it",
      again("> bash npm publish", "< + shop@1.0.0", "Next: the flaky job.", [
        "user: Publish it once more, the registry lost it.",
      ]),
    ],
    [
      "the summary tells of it",
      again(
        "> bash gh pr create --title 'Fix' --body 'Closes 81'",
        "< https://github.com/acme/shop/pull/94",
        "Pull request created: https://github.com/acme/shop/pull/94. Next: the flaky job.",
      ),
    ],
    [
      "the summary says that it was pushed",
      again("> bash git push origin main", "< main -> main", "Everything is pushed. Next: the flaky job."),
    ],
    [
      "it was taken back",
      again("> bash kubectl create -f job.yaml", "< created", "Next: the flaky job.", [
        "> bash kubectl delete -f job.yaml",
        "< deleted",
      ]),
    ],
    [
      "the first failed",
      [
        "user: Go.",
        "> bash npm publish",
        "! 403 Forbidden",
        "summary: Next: publish it.",
        "> bash npm publish",
        "< + shop@1.0.0",
      ],
    ],
    ["a trial", again("> bash npm publish --dry-run", "< ok", "Next: the flaky job.")],
    [
      "what can be done twice",
      again("> bash kubectl apply -f job.yaml && mkdir -p out", "< ok", "Next: the flaky job."),
    ],
    [
      "a server on this machine",
      again("> bash curl -X POST localhost:3000/orders -d a=1", "< ok", "Next: the flaky job."),
    ],
    [
      "a question by POST",
      again("> bash curl -X POST https://shop.acme.test/graphql -d query=x", "< ok", "Next: the flaky job."),
    ],
    [
      "another number",
      [
        "user: Go.",
        '> mcp__hub__add_comment {"issue":81,"text":"Fixed"}',
        "< ok",
        "summary: Next.",
        '> mcp__hub__add_comment {"issue":82,"text":"Fixed"}',
        "< ok",
      ],
    ],
    ["a file", again('> Write {"file_path":"a.md","content":"x"}', "< ok", "Next: the flaky job.")],
    ["no compaction", ["user: Go.", POST, "< ok", POST, "< ok"]],
  ].map(([title, script]) => ({ title: title as string, script: script as Script, says: [] })),
];

const HANDLERS = [
  "user: The handlers are in src/hooks/claude.ts.",
  "summary: The handlers in src/hooks/claude.ts get a test.",
];

/** Values that nobody ever said, and those that one may try. */
export const invented: readonly Story[] = [
  {
    title: "a file that nobody named",
    script: [...HANDLERS, "> Read src/commands/hook-runner.ts", "! File does not exist."],
    says: ["literal-invented: src/commands/hook-runner.ts"],
  },
  {
    title: "a run that nobody named",
    script: [
      "user: The nightly job broke.",
      "summary: The nightly job broke.",
      "> bash gh run view 2860493159 --log",
      "! could not find any workflow run with ID 2860493159: not found",
    ],
    says: ["literal-invented: 2860493159"],
  },
  ...[
    [
      "a look whether it exists",
      [
        ...HANDLERS,
        "> bash ls src/commands/hook-runner.ts",
        "! ls: src/commands/hook-runner.ts: No such file or directory",
      ],
    ],
    ["a file that every project has", [...HANDLERS, "> Read docs/README.md", "! File does not exist."]],
    ["a new file", [...HANDLERS, '> Write {"file_path":"src/commands/hook-runner.ts","content":"x"}', "< ok"]],
    [
      "a file that a tool listed",
      [
        ...HANDLERS,
        "> bash git status --short",
        "< D src/commands/hook-runner.ts",
        "> Read src/commands/hook-runner.ts",
        "! File does not exist.",
      ],
    ],
    ["a search", [...HANDLERS, '> Grep {"pattern":"hook-runner","path":"src/commands"}', "! No files found"]],
    ["it exists", [...HANDLERS, "> Read src/commands/hook-runner.ts", "< export const run = 1;"]],
    [
      "no compaction",
      [
        "user: The handlers are in src/hooks/claude.ts.",
        "> Read src/commands/hook-runner.ts",
        "! File does not exist.",
      ],
    ],
  ].map(([title, script]) => ({ title: title as string, script: script as Script, says: [] })),
];

const NIGHTLY = "user: The nightly billing export died as job-88c1f0.";
const DIED = "summary: The nightly billing export died and is being looked into.";

/** Searches in a summary's words. */
export const queries: readonly Story[] = [
  {
    title: "a search in the summary's words that misses",
    script: [NIGHTLY, DIED, '> Grep {"pattern":"nightly billing export"}', "< No matches found"],
    says: ["query-from-prose: nightly billing export ← job-88c1f0"],
  },
  {
    title: "a memory asked in the summary's words",
    script: [NIGHTLY, DIED, '> mcp__notes__search_notes {"query":"nightly billing export"}', "< []"],
    says: ["query-from-prose: nightly billing export ← job-88c1f0"],
  },
  ...[
    ["it hits", [NIGHTLY, DIED, '> Grep {"pattern":"nightly billing export"}', "< logs/a.log: nightly billing export"]],
    ["the value itself", [NIGHTLY, DIED, '> Grep {"pattern":"job-88c1f0"}', "< No matches found"]],
    ["words of its own", [NIGHTLY, DIED, '> Grep {"pattern":"invoice queue stuck"}', "< No matches found"]],
    ["a pattern", [NIGHTLY, DIED, '> Grep {"pattern":"nightly.*export"}', "< No matches found"]],
    [
      "the value was kept",
      [
        NIGHTLY,
        "summary: The nightly billing export job-88c1f0 died.",
        '> Grep {"pattern":"nightly billing export"}',
        "< No matches found",
      ],
    ],
    ["no compaction", [NIGHTLY, '> Grep {"pattern":"nightly billing export"}', "< No matches found"]],
  ].map(([title, script]) => ({ title: title as string, script: script as Script, says: [] })),
];
