import { describe, expect, test } from "vitest";
import { read } from "../../engine/reading.ts";
import { type Survival, survive } from "../../engine/survival.ts";

const sideOf = (text: string) => read({ name: "text.txt", text });
const fatesOf = (before: string, after: string, options = {}) => survive(sideOf(before), sideOf(after), options);
const ruleFate = (before: string, after: string): string =>
  fatesOf(before, after).survival.find(({ item }) => item.kind === "constraint" || item.kind === "negative_fact")
    ?.state ?? "no rule found";
const handleFate = (handle: string, before: string, after: string, options = {}): string => {
  const fate = fatesOf(before, after, options).survival.find(
    ({ item }) => item.kind === "handle" && item.text === handle,
  );
  return fate ? drawn(fate) : "no handle found";
};
const drawn = ({ state, instead }: Survival): string =>
  instead && state !== "kept" ? `${state} → ${instead.text}` : state;

describe("a rule", () => {
  test.each([
    ["kept", "Never push to main.", "Rules\n* **Never push** to `main`"],
    ["equivalent", "Never delete rows from the orders table.", "Do not remove any rows from the orders table."],
    ["equivalent", "You must not push to main without approval.", "Pushing to main is forbidden without approval."],
    ["equivalent", "Do not retry writes after a 5xx.", "Writes must not be retried after a 5xx."],
    ["equivalent", "Do not add trackers from third parties.", "No trackers from third parties."],
    ["equivalent", "N'envoyez aucun SMS depuis la démo.", "Depuis la démo, n'envoyer aucun SMS."],
    ["equivalent", "Keep the column order exactly as in lists/v2.csv.", "Column order exactly as in lists/v2.csv."],
    [
      "altered",
      "Keep the column order exactly as in lists/v2.csv.",
      "Column order exactly as in lists/v2.csv was given up.",
    ],
    ["altered", "<rules>\nNEVER run `make wipe` on shared boxes.\n</rules>", "Run `make wipe` on shared boxes."],
    ["equivalent", "Only touch files in src/api.", "Changes are limited to files in src/api."],
    ["equivalent", "Nothing may be installed on kiosk-03.", "Do not install anything on kiosk-03."],
    ["equivalent", "There is no `db:reset` command.", "`db:reset` does not exist."],
    ["equivalent", "Sunucuyu gece yeniden başlatmayın.", "Sunucu gece yeniden başlatılmamalıdır."],
    ["equivalent", "Müşteri kayıtlarını onay almadan silmeyin.", "Müşteri kayıtları onay alınmadan silinmemelidir."],
    ["weakened", "No borres los registros de pagos sin permiso del equipo contable.", "No borres los registros."],
    [
      "weakened",
      "Ne supprimez jamais les factures sans l'accord écrit de la comptable.",
      "Ne supprimez pas les factures.",
    ],
    ["weakened", "Do not retry writes after a 5xx.", "Handle write errors."],
    ["weakened", "Do not retry writes after a 5xx.", "Avoid retrying writes after a 5xx."],
    ["weakened", "Never push to main.", "Never push to main unless the build is green."],
    ["weakened", "Never push to main.", "Never push to main on Fridays."],
    ["weakened", "Do not edit anything under src/generated.", "Do not edit src/generated/client.ts."],
    ["weakened", "Never push to main without approval.", "Never push to main.  Approval helps."],
    ["altered", "At most 3 workers may run at once.", "At most 5 workers may run at once."],
    ["altered", "Never use raw SQL in the handlers.", "Use raw SQL in the handlers."],
    ["lost", "Never delete rows from the orders table.", "The login page now loads in 2 seconds."],
  ])("is %s: %s => %s", (state, before, after) => expect(ruleFate(before, after)).toBe(state));

  test("is not held by the negation of the sentence beside it, which speaks of something else", () => {
    const beside = "Restarting pump-4 helped for an hour. Don't touch the valve table.";
    expect(ruleFate("Do not restart anything by yourself.", beside)).toMatch(/lost|altered|weakened/);
    expect(ruleFate("Restarting pump-4 did not help.", beside)).toMatch(/altered|weakened/);
    expect(ruleFate("Restarting pump-4 did not help.", "We restarted pump-4. That did not help.")).toBe("equivalent");
  });

  test("has no remnant in a rule that stood beside it before", () => {
    const beside = "- Never edit `fleet.lock` by hand.";
    expect(ruleFate(`- Never edit \`fleet.toml\` by hand.\n${beside}`, beside)).toBe("lost");
    expect(ruleFate("- Never edit `fleet.toml` by hand.", "- Be careful with `fleet.toml`.")).toBe("weakened");
  });

  test("said twice in the region is one, and lives as long as one of its wordings does", () => {
    const { survival } = fatesOf(
      "- Never push to main.\n- Pushing to main is forbidden.\n- Never push to main.",
      "- Pushing to main is forbidden.",
    );
    expect(survival.map(({ state }) => state)).toEqual(["equivalent", "kept"]);
  });

  test("of one task goes when the user lets the action happen; a standing one stays", () => {
    const turns = (rule: string) =>
      `user: ${rule}\nassistant: Ready. Shall I push?\nuser: Yes, push it.\nassistant: Pushed.`;
    expect(ruleFate(turns("Don't push yet."), "It was pushed.")).not.toMatch(/lost|weakened|altered/);
    expect(ruleFate(turns("Never push without asking."), "It was pushed.")).toMatch(/lost|weakened|altered/);
  });

  test.each([
    ["No lodash, the bundle is too big.", "The helper is built with lodash."],
    ["Do not use the staging broker.", "Messages go via the staging broker."],
    ["Kein Redis, bitte.", "Der Cache läuft mit Redis."],
  ])("that bans a thing is altered where the thing is used: %s => %s", (before, after) => {
    expect(ruleFate(before, after)).toBe("altered");
  });

  test("of several clauses is kept where each of them stands, and where the reason behind it is gone", () => {
    const before = "Do not edit `tax.rb`; never publish without Rita's approval; always use the branch fix/bill.";
    const after =
      "- Do not edit `tax.rb`.\n- Never publish without Rita's approval.\n- Always use the branch fix/bill.";
    const fates = fatesOf(before, after).survival.filter(({ item }) => item.kind === "constraint");
    expect(fates.filter(({ state }) => state !== "kept" && state !== "equivalent")).toEqual([]);
    expect(
      ruleFate(
        "Não publique sem aprovação da Rita; use sempre o ramo fix/nota.",
        "- Não publique sem aprovação da Rita.\n- Use sempre o ramo fix/nota.",
      ),
    ).toBe("equivalent");
  });

  test("is weakened by a definite name of what it was about", () => {
    expect(
      ruleFate("Keep `fn blend(a: Rgba, t: f32) -> Rgba` exactly as it is.", "The blend function may be adjusted."),
    ).toMatch(/weakened|altered/);
  });

  test("about what failed is not weakened into advice or help, but into a word of some trials", () => {
    const before = "Raw socket on port 9100: connects, prints garbage, so it does not work.";
    expect(ruleFate(before, "Consider multiple approaches and select the best.")).toBe("lost");
    expect(ruleFate(before, "It can diagnose problems with your setup.")).toBe("lost");
    expect(ruleFate(before, "Several approaches were tried.")).toBe("weakened");
  });

  test("is not weakened into a long list that names a word of it here and there", () => {
    const before = "Never restart the harbour pump while the tide gauge reports an error.";
    const list =
      "The pump manual is on the upper shelf of the office beside the old charts and the keys of the second boat, paint for the wall of the harbour was ordered from the usual dealer in the spring of last year and came in June, the gauge was read every morning of the winter by the two apprentices who left in May, tide tables are printed and bound in the drawer below the window of the kitchen, and the error list of the printer went to the archive.";
    expect(ruleFate(before, list)).toBe("lost");
  });

  test("goes when the user says that what it waited for has come, and so does the agent's echo of it", () => {
    const { survival } = fatesOf(
      "user: Until the stocktake is done, do not sync anything to depot-4.\nassistant: OK, nothing is synced to depot-4 before the stocktake is done.\nuser: The stocktake is done, you can sync again.\nassistant: Synced.",
      "Synced to depot-4.",
    );
    const rules = survival.filter(({ item }) => item.kind === "constraint");
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter(({ state }) => state !== "expendable")).toEqual([]);
  });

  test("below a forbidding header is not kept without the header", () => {
    expect(ruleFate("## Forbidden\n- editing config/prod.toml", "## Notes\n- editing config/prod.toml")).toMatch(
      /altered|weakened/,
    );
  });
});

describe("a handle", () => {
  test.each([
    ["kept", "rev-4f9a2c", "Deployed rev-4f9a2c.", "Live: `rev-4f9a2c`."],
    [
      "equivalent → src/routes/ferry.ts",
      "/app/tern/src/routes/ferry.ts",
      "Changed /app/tern/src/routes/ferry.ts",
      "Repository mounted at /app/tern. Changed src/routes/ferry.ts",
    ],
    ["equivalent → 4f9a2c1", "4f9a2c1d77e0b3aa", "Commit 4f9a2c1d77e0b3aa", "Commit 4f9a2c1"],
    [
      "equivalent → sortOrder: 'desc'",
      'sortOrder: "desc"',
      'Set `sortOrder: "desc"`.',
      "The list has `sortOrder: 'desc'`.",
    ],
    [
      "equivalent → C:/Tools/hawk/logs",
      "C:\\Tools\\hawk\\logs",
      "Logs: C:\\Tools\\hawk\\logs",
      "Logs: C:/Tools/hawk/logs",
    ],
    ["equivalent → x.example/a", "https://x.example/a", "See https://x.example/a", "See http://x.example/a for it"],
    [
      "equivalent → harbour/crane#88",
      "https://github.com/harbour/crane/issues/88",
      "See https://github.com/harbour/crane/issues/88",
      "Done as harbour/crane#88 asks",
    ],
    [
      "lost",
      "https://github.com/harbour/crane/issues/88",
      "See https://github.com/harbour/crane/issues/88",
      "Done as harbour/crane#881 asks",
    ],
    [
      "altered → rev-4f9a2e",
      "rev-4f9a2c",
      "Deployed revision rev-4f9a2c to the cluster.",
      "Deployed revision rev-4f9a2e to the cluster.",
    ],
    [
      "weakened → tests/integration/bill…",
      "tests/integration/billing/refund_test.py",
      "Failing: tests/integration/billing/refund_test.py",
      "Failing: tests/integration/bill…",
    ],
    ["lost", "rev-4f9a2c", "Deployed rev-4f9a2c.", "All went well."],
    ["lost", "rev-4f", "Deployed rev-4f.", "The cluster runs on rev-4f9a2c."],
  ])("is %s: %s", (state, handle, before, after) => expect(handleFate(handle, before, after)).toBe(state));

  test.each([
    [
      "a label of its own words",
      "valve_marks",
      "Rows with `valve_marks` set are skipped.",
      "Rows are found by the valve marks column.",
    ],
    [
      "a name with its sort",
      "fn fold(a: Leaf) -> Tree",
      "Keep `fn fold(a: Leaf) -> Tree` for callers.",
      "The fold function for callers may change.",
    ],
    [
      "the key of an entry",
      "Sat 23:00-01:30 SGT",
      "change=CHG0048813; window=Sat 23:00-01:30 SGT",
      "It runs in the agreed change window.",
    ],
  ])("is weakened into %s", (_, handle, before, after) =>
    expect(handleFate(handle, before, after)).toBe(`weakened → ${after}`),
  );

  test.each([
    [
      "a literal that holds its words",
      "cmd/heron/nest/nest.go",
      "- Read `cmd/heron/nest/nest.go`",
      "- `Heron-Nest` header in mails",
    ],
    [
      "the word before it, said of anything",
      "tern/51a7ff0",
      "The shadow branch tern/51a7ff0 is gone.",
      "Post-commit empties the branch list.",
    ],
    [
      "a heading with one of its words",
      "tests/exact/path/to/probe.py",
      "- Create: `tests/exact/path/to/probe.py`",
      "Tests show the expected path.",
    ],
    [
      "the word that ends it",
      "/opt/shadow-4.19/bin/login",
      "Runs /opt/shadow-4.19/bin/login first.",
      "The page asks for a login.",
    ],
  ])("is not weakened into %s", (_, handle, before, after) => expect(handleFate(handle, before, after)).toBe("lost"));

  test("of several that went is not altered into a new one of their kind, but a slip of the pen is", () => {
    const rows = (...names: string[]) =>
      `| Skill |\n| --- |\n${names.map((name) => `| ${name}/SKILL.md |`).join("\n")}`;
    const before = rows("whittle", "carving");
    expect(handleFate("whittle/SKILL.md", before, rows("sanding"))).toBe("lost");
    expect(handleFate("carving/SKILL.md", before, rows("carvinq"))).toBe("altered → carvinq/SKILL.md");
  });

  test("behind a variable survives where the path stands without it, or below what it stands for", () => {
    const fate = (handle: string, after: string): string => handleFate(handle, `Run ${handle} first.`, after);
    expect(fate(`$\{SHOP_DIR}/cmd/till/main.go`, "The entry is cmd/till/main.go.")).toMatch(/^equivalent/);
    expect(fate("$SHOP_DIR/cmd/till/main.go", "The entry is /srv/shop/cmd/till/main.go.")).toMatch(/^equivalent/);
    expect(fate("~/till/lists.toml", "See /home/mia/till/lists.toml.")).toMatch(/^equivalent/);
    expect(fate("%APPDATA%\\Till\\lists.json", "See Till/lists.json.")).toMatch(/^equivalent/);
    expect(fate(`$\{SHOP_DIR}/cmd/till/main.go`, "The entry is main.go.")).not.toMatch(/^(?:kept|equivalent)/);
  });

  test("that a carrier holds is carried", () => {
    const carriers = [{ name: "CLAUDE.md", text: "Host: build-9.lab.example", as: "carried" }];
    expect(handleFate("build-9.lab.example", "Host: build-9.lab.example", "Nothing.", { carriers })).toBe("carried");
  });

  test("is declared when a new loss record names its class and place", () => {
    const after = "[condensed: 2 probe ids dropped; they stand in logs/probes.csv]";
    expect(handleFate("pr-101", "- Probes: pr-101, pr-102", after)).toBe("declared");
    expect(handleFate("pr-101", "- Probes: pr-101, pr-102", "[condensed: older notes removed]")).toBe("lost");
  });

  test("is spilled when the address of its region stands in the summary", () => {
    const before = "Host: build-9.lab.example";
    const addresses = ["sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"];
    const after =
      "[full context at sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef; retrieve before mutating]";
    expect(handleFate("build-9.lab.example", before, after, { addresses })).toBe("spilled");
  });
});

describe("a value that the region itself replaced", () => {
  const gone = (before: string) =>
    fatesOf(before, "Deployed.").survival.flatMap(({ item, state }) => (state === "lost" ? item.text : []));
  test("need not stay under the name that another bears now", () => {
    expect(gone("- The relay host is relay-a.lumen.example\n- The relay host is now relay-b.lumen.example")).toEqual([
      "relay-b.lumen.example",
    ]);
    expect(gone("- The relay host is relay-a.lumen.example\n- The mail host is now relay-b.lumen.example")).toEqual([
      "relay-a.lumen.example",
      "relay-b.lumen.example",
    ]);
  });
  test.each([
    ["Der Mailserver ist", "Der Mailserver ist jetzt"],
    ["El servidor de correo es", "El servidor de correo ahora es"],
    ["Le serveur de relais est", "Le serveur de relais est désormais"],
  ])("in any language: %s, %s", (first, then) =>
    expect(gone(`- ${first} relay-a.lumen.example\n- ${then} relay-b.lumen.example`)).toEqual([
      "relay-b.lumen.example",
    ]),
  );
});

describe("an invention", () => {
  test("is an approval that nobody gave, in the place of the open gate", () => {
    const before =
      "assistant: All checks pass. Should I push?\ntool: lint finished\nassistant: I will not push before you answer.";
    const { invented } = fatesOf(before, 'The user has answered: push "go ahead". Next: push.');
    expect(invented.map(({ kind, standsInFor }) => [kind, standsInFor])).toEqual([["approval", "Should I push?"]]);
  });

  test("is no approval that the user gave", () => {
    const before = "assistant: All checks pass. Should I push?\nuser: Yes, go ahead.\nassistant: Pushed.";
    expect(fatesOf(before, "The user approved the push; it is done.").invented).toEqual([]);
  });

  test("is a literal that the region does not hold, harmless where it stands for nothing", () => {
    const { invented } = fatesOf("Working on src/list.tsx.", "src/list.tsx is done; next src/detail.tsx.");
    expect(invented.map(({ text, standsInFor }) => [text, standsInFor])).toEqual([["src/detail.tsx", undefined]]);
  });

  test("is nothing that a loss record says of itself", () => {
    expect(fatesOf("- Probes: pr-101", "[condensed: 1 probe id dropped, see logs/new.csv]").invented).toEqual([]);
  });
});
