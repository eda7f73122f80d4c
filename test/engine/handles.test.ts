import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCredentials, isCredential, maskCredentials } from "../../engine/handles/credential.ts";
import { findHandles } from "../../engine/handles/index.ts";
import type { Item, Passage } from "../../engine/item.ts";
import { blocksOf } from "../../engine/markdown.ts";
import { draw, withoutMarks } from "../harness/drawing.ts";

type Form = Passage["form"];

/** A backtick, which a raw template cannot hold. */
const tick = "`";

function handlesOf(text: string, form: Form = "markdown", key?: string): readonly Item[] {
  const passage: Passage = { text, provenance: "user", form, ...(key === undefined ? {} : { key }) };
  return findHandles(passage, form === "markdown" ? blocksOf(text) : [], 0);
}

/** Handles are drawn under the lines they stand in, with their subtype. */
function expectHandles(drawing: string, form: Form = "markdown"): void {
  const expected = drawing.replace(/^\n|\n$/g, "");
  const text = withoutMarks(expected);
  expect(
    draw(
      text,
      handlesOf(text, form).map(({ span, subtype }) => ({ span, code: subtype })),
    ),
  ).toBe(expected);
}

const textsOf = (text: string, form: Form = "markdown"): readonly string[] =>
  handlesOf(text, form).map((item) => item.text);

describe("handles", () => {
  test("a mark around a path is no part of it, a placeholder at its beginning is", () => {
    expect(textsOf("<path>/srv/till/weigh.ts</path>", "plain")).toEqual(["/srv/till/weigh.ts"]);
    expect(textsOf("<summary>.github/workflows/till.yml</summary>", "plain")).toEqual([".github/workflows/till.yml"]);
    expect(textsOf("Write <till-id>/weights/list.json", "plain")).toEqual(["<till-id>/weights/list.json"]);
  });

  test("the letter of an escape is no part of the word behind it", () => {
    const quoted = String.raw`"barn":"The gate is shut.\n\nSinceMonday nobody came.\nOutput of weighCrates:\tCheck farm/gate.ts\r\nPress"`;
    expect(textsOf(quoted, "plain")).toEqual(["weighCrates", "farm/gate.ts"]);
    expect(textsOf(String.raw`Open D:\till\notes\new.txt`)).toEqual([String.raw`D:\till\notes\new.txt`]);
  });

  test("what a tool did to a file is no part of its path", () => {
    expect(textsOf("Done: edit:/srv/till/side-bar.tsx and Read:/srv/till/log/x.log.")).toEqual([
      "/srv/till/side-bar.tsx",
      "/srv/till/log/x.log",
    ]);
  });

  test("short numbers with a dash are ids behind what goes by number, and ranges elsewhere", () => {
    expect(textsOf("Differences for the articles 70-4418, 70-4420 and 71-0092")).toEqual([
      "70-4418",
      "70-4420",
      "71-0092",
    ]);
    expect(textsOf("Bei den Artikeln 70-4418 und 71-0092 fehlt etwas")).toEqual(["70-4418", "71-0092"]);
    expect(textsOf("Read rows 70-4418, then wait 40-1200 ms")).toEqual([]);
  });

  test("how far a task is, as a list of tasks says it, is no name", () => {
    expect(textsOf('{"id": "t2", "status": "in_progress"}', "plain")).not.toContain("in_progress");
    expect(textsOf("`in_progress` is a column of the table")).toContain("in_progress");
  });

  test("a path behind a variable is one path with its variable, whatever brackets stand around", () => {
    const places = `$TILL_HOME/lists/a.toml $\{shopRoot}/bin/weigh ~/till/b.ini $env:APPDATA\\Till\\c.json %TEMP%\\till\\d.log`;
    expect(textsOf(places, "plain")).toEqual(places.split(" "));
    expect(textsOf(`{[(broken{ x $\{SHOP_DIR}/cmd/till/main.go weigh`, "plain")).toEqual([
      `$\{SHOP_DIR}/cmd/till/main.go`,
    ]);
    expect(textsOf(`{{{{a{$\{SHOP_DIR}/cmd/till/main.go`, "plain").join(" ")).not.toMatch(/^\/| \//);
  });

  test("a closing tag is no part of what stands before it", () => {
    expect(textsOf("<fault>The list does not exist.</fault>", "plain")).toEqual([]);
    expect(textsOf("<file>lists/a.toml</file>", "plain")).toEqual(["lists/a.toml"]);
  });

  test("a command that is a value of JSON ends where its string does", () => {
    expect(textsOf('{"hook":{"command":"go run ./cmd/till/main.go weigh"},"parent":"till"}', "plain")).toContain(
      "go run ./cmd/till/main.go weigh",
    );
    expect(textsOf('Command: go run ./cmd/till/main.go weigh\\"},\\"parent\\":1}', "plain")).toEqual([
      "go run ./cmd/till/main.go weigh",
    ]);
    const posted = `curl -X POST -d '{"sum":"12","till":["a"]}' -H "x: {\\"a\\":1}" localhost:8080/pay`;
    expect(textsOf(posted, "plain")).toEqual([posted]);
  });

  test("selectors and classes of a style sheet, and members of a variable of one letter, are no handles of a result", () => {
    const sheet = ".card-title { color: red }\n.lead-box, .run-btn:hover { top: 0 }\n.cm-view .cm-line {\n";
    expect(textsOf(sheet, "plain")).toEqual([]);
    expect(textsOf('document.querySelector(".tour-card")', "plain")).toEqual(["document.querySelector"]);
    expect(textsOf('<div className="mt-2 flex bg-amber-400 w-36">', "plain")).toEqual(["className"]);
    expect(textsOf("const all = blocks.map((c) => c.text);", "plain")).not.toContain("c.text");
    expect(textsOf(".yarn-integrity\n.vscode-test\na.out", "plain")).toEqual([
      ".yarn-integrity",
      ".vscode-test",
      "a.out",
    ]);
  });

  test("words joined by a slash, clock times, fractions and scores are nothing", () => {
    expectHandles(`
The read/write path and/or the pick-up/drop-off form met at 12:30; 3/4 of CI/CD passed, 24/7, 51/51, 2-1.
`);
  });

  test("decimals, sizes, durations, dates and percentages in prose are nothing", () => {
    expectHandles(`
It took 0.123456789 of 512 MB in 10 minutes on 2026-03-14, 3 March, 1.87e+02 or 26 kB at 60fps for $0.88/hr, 42 %.
`);
  });

  test("shortcodes, abbreviations and products are nothing", () => {
    expectHandles(`
Thanks :tada: to Node.js, Next.js, Vue.js and TypeScript, e.g. for UTF-8, i.e. U.S.A. and GPT-4, vs. HTTP 404.
`);
  });

  test("a sentence's full stop, quotes, emphasis and brackets are no part of a handle", () => {
    expectHandles(`
See **lib/queue.ts**, (docs/queue.md), "src/a.rs" and _conf/app.toml_. Then open README.md. Or lib/x.py!
      ^^^^^^^^^^^^ path
                       ^^^^^^^^^^^^^ path
                                        ^^^^^^^^ path
                                                      ^^^^^^^^^^^^^^ path
                                                                                 ^^^^^^^^^ path
                                                                                               ^^^^^^^^ path
`);
  });

  test("scripts without blanks stand around a handle", () => {
    expectHandles(`
见文件src/app/main.py，然后看（docs/readme.md）。「reports/x_1.csv」を開く。설정은conf/app.yaml에 있다。
   ^^^^^^^^^^^^^^^ path
                       ^^^^^^^^^^^^^^ path
                                        ^^^^^^^^^^^^^^^ path
                                                               ^^^^^^^^^^^^^ path
`);
  });

  test("line references belong to the path", () => {
    expectHandles(`
Fails in file.ts:42:7, src/a.ts:10-20, lib/b.ts(221,22), docs/c.md#set-up and tests/test_d.py::test_e.
         ^^^^^^^^^^^^ path
                       ^^^^^^^^^^^^^^ path
                                       ^^^^^^^^^^^^^^^^ path
                                                         ^^^^^^^^^^^^^^^^ path
                                                                              ^^^^^^^^^^^^^^^^^^^^^^^ path
`);
  });

  test("globs, patterns, dot files and folders are paths", () => {
    expectHandles(`
Ignore *.iso, apps/web/**, packages/{name}/index.ts, app/[id]/page.tsx, .env, .github/, build/ and pytest-cache-*.
       ^^^^^ path
              ^^^^^^^^^^^ path
                           ^^^^^^^^^^^^^^^^^^^^^^^^ path
                                                     ^^^^^^^^^^^^^^^^^ path
                                                                        ^^^^ path
                                                                              ^^^^^^^^ path
                                                                                        ^^^^^^ path
`);
  });

  test("Windows and network paths are paths, shell escapes are not", () => {
    expectHandles(String.raw`
Put D:\till\shop.db beside \\nas-03\share\x and ..\lib\y.txt; write 'it'\''s fine' for a quote.
    ^^^^^^^^^^^^^^^ path
                           ^^^^^^^^^^^^^^^^ path
                                                ^^^^^^^^^^^^ path
`);
  });

  test("URLs keep their query and balanced brackets, not what closes around them", () => {
    expectHandles(`
(https://x.example/a?b=c&d=e#f), <https://en.wikipedia.org/wiki/Foo_(bar)> [guide](https://docs.example/m?v=2 "t").
 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ url
                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ url
                                                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^ url
`);
  });

  test("routes are URLs, file system paths are not", () => {
    expectHandles(`
Call POST /v2/captures or /api/promo/v3/list from /rooms/slots; logs are in /var/log/app and /opt/tern.
          ^^^^^^^^^^^^ url
                          ^^^^^^^^^^^^^^^^^^ url
                                                  ^^^^^^^^^^^^ url
                                                                            ^^^^^^^^^^^^ path
                                                                                             ^^^^^^^^^ path
`);
  });

  test("packages at a version and ranges are one span", () => {
    expectHandles(`
Needs libsodium@1.0.20-stable, @quartz/ui@^7.2.0, left-pad==1.3, palette >=0.7.3, <0.8 and zod >=3.22 <4.
      ^^^^^^^^^^^^^^^^^^^^^^^ version
                               ^^^^^^^^^^^^^^^^^ version
                                                  ^^^^^^^^^^^^^ version
                                                                 ^^^^^^^^^^^^^^^^^^^^^ version
                                                                                           ^^^^^^^^^^^^^ version
`);
  });

  test("a version needs three parts or a name before it", () => {
    expectHandles(`
Use firmware 5.11, CUPS 2.4.7 or v1.2.3-rc.1 with ^14.2.0; step 2.1 scored 0.67 of section 3.2.
             ^^^^ version
                        ^^^^^ version
                                 ^^^^^^^^^^^ version
                                                  ^^^^^^^ version
`);
  });

  test("identifiers of clouds, hashes and UUIDs", () => {
    expectHandles(`
Role arn:aws:iam::123456789012:role/deploy, 7d0c2b9e-41f5-4c1a-9a53-0be6f1d2c8aa, sha256:9f2ce1d0b6a4, at 9c41e7b.
     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ url
                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hash
                                                                                  ^^^^^^^^^^^^^^^^^^^ hash
                                                                                                          ^^^^^^^ hash
`);
  });

  test("words of hexadecimal letters are words", () => {
    expectHandles(`
The decade-old facade had a defaced accede; commit deadbee is a hash.
                                                   ^^^^^^^ hash
`);
  });

  test("short codes of capitals and digits are ids behind what is known by them", () => {
    expect(textsOf("Ferry booking R4TK9Q, plate KL7M3P; UTF8MB4 and X9Y2 colours.")).toEqual(["R4TK9Q", "KL7M3P"]);
  });

  test("a heading in capitals among its like names a section, and elsewhere a variable", () => {
    expect(textsOf("## GOALS\nShip it.\n## OPEN_QUESTIONS\nNone.\nSet BATCH_LIMIT.")).toEqual(["BATCH_LIMIT"]);
    expect(textsOf("## Settings\n### BATCH_LIMIT\nHow many rows.")).toEqual(["BATCH_LIMIT"]);
    expect(textsOf("## Settings\n### BATCH_LIMIT  \nHow many rows.")).toEqual(["BATCH_LIMIT"]);
    expect(textsOf("## GOALS\nShip it.\n### BATCH_LIMIT (rows)\nHow many.")).toEqual(["BATCH_LIMIT"]);
  });

  test("tickets, references, serials and telephones", () => {
    expectHandles(`
KS-3107, !482, #3745, org/repo#12, CHG0048813, S00874, CR-HPS-001, BX-22, 5A:0F:91:C3, +44 1632 960044, RFC 9110.
^^^^^^^ id
         ^^^^ id
               ^^^^^ id
                      ^^^^^^^^^^^ id
                                   ^^^^^^^^^^ id
                                               ^^^^^^ id
                                                       ^^^^^^^^^^ id
                                                                   ^^^^^ id
                                                                          ^^^^^^^^^^^ id
                                                                                       ^^^^^^^^^^^^^^^ id
                                                                                                        ^^^^^^^^ id
`);
  });

  test("a word with its number is no id", () => {
    expectHandles(`
On page-12 of item-11 in the mid-2020s a 22-channel, 5-fold top-10 test with x86 and MP3 ran at p95.
`);
  });

  test("hosts, ports, regions and images", () => {
    expectHandles(`
Reach 10.20.8.4:1883, localhost:4111, db-1.corp.internal:5432 in eu-west-2b on port 9100; pull registry.kiln.example/pos/api:4.8.1-rc2.
      ^^^^^^^^^^^^^^ host
                      ^^^^^^^^^^^^^^ host
                                      ^^^^^^^^^^^^^^^^^^^^^^^ host
                                                                 ^^^^^^^^^^ host
                                                                               ^^^^^^^^^ host
                                                                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ host
`);
  });

  test("names of machines and pods", () => {
    expectHandles(`
kiosk-03, node-14b, bf-runner-07 and payments-api-7d9f8b6c5-x2k4p are up.
^^^^^^^^ id
          ^^^^^^^^ id
                    ^^^^^^^^^^^^ id
                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ id
`);
  });

  test("branches with slashes", () => {
    expectHandles(`
From origin/main into feat/thermostat-hysteresis, fix/tz-drift, release/2026.2 and branch kiosk-image.
     ^^^^^^^^^^^ branch
                      ^^^^^^^^^^^^^^^^^^^^^^^^^^ branch
                                                  ^^^^^^^^^^^^ branch
                                                                ^^^^^^^^^^^^^^ branch
                                                                                          ^^^^^^^^^^^ branch
`);
  });

  test("a range of branches begins with a branch; a member named like an extension and a pair of files are no file", () => {
    expect(handlesOf("## feature/loft-stairs...origin/feature/loft-stairs").map((item) => item.text)).toEqual([
      "feature/loft-stairs",
    ]);
    const kinds = (text: string) => handlesOf(text).map(({ subtype }) => subtype);
    expect(kinds(`Call ${tick}shelfItems.map${tick} and read ${tick}event.key${tick}.`)).toEqual(["symbol", "symbol"]);
    expect(kinds("Both oars.ts/rudder.ts are done; see next.js/oars.js.")).toEqual(["path"]);
    expect(kinds(`See ${tick}bundle.js.map${tick} and ${tick}server.key${tick}.`)).toEqual(["path", "path"]);
  });

  test("tables with columns, members and signatures", () => {
    expectHandles(`
Query orders.customer_id and account.tax in settlement_ledger; ${tick}fn blend(&self, t: f32) -> Result<Rgba, BlendError>${tick} stays.
      ^^^^^^^^^^^^^^^^^^ symbol
                             ^^^^^^^^^^^ symbol
                                            ^^^^^^^^^^^^^^^^^ symbol
                                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ symbol
`);
  });

  test("environment variables with and without value", () => {
    expectHandles(`
Set TILL_LOCALE=fr-CH and DEBUG=1, read MAX_RETRIES or $HOME; the API of the CI is fine.
    ^^^^^^^^^^^^^^^^^ env
                          ^^^^^^^ env
                                        ^^^^^^^^^^^ env
`);
  });

  test("a named number is a parameter", () => {
    expectHandles(`
Stay on channel 11, slides 4-7, learning rate 3.0e-05, lr=3e-4; 800 ms limit, chunks of 150, older than 14 days, 115200 baud.
        ^^^^^^^^^^ param
                    ^^^^^^^^^^ param
                                              ^^^^^^^ param
                                                       ^^^^^^^ param
                                                                ^^^^^^^^^^^^ param
                                                                              ^^^^^^^^^^^^^ param
                                                                                             ^^^^^^^^^^^^^^^^^^ param
                                                                                                                 ^^^^^^^^^^^ param
`);
  });

  test("a unit without blanks, after a verb that sets it", () => {
    expectHandles(`
缓存时间设为 300 秒，等了 20 秒。
       ^^^^^ param
`);
  });

  test("a date or a time window is one only as the value of a key", () => {
    expectHandles(`
Deadline is 2026-05-29. We met on 2026-05-12. Handles: window=Sat 23:00-01:30 SGT; cluster=heron-apac-2; vault=kv/heron/tls
            ^^^^^^^^^^ param
                                                              ^^^^^^^^^^^^^^^^^^^ param
                                                                                           ^^^^^^^^^^^^ id
                                                                                                               ^^^^^^^^^^^^ path
`);
  });

  test("a connection string with a user is a URL, with a password it is nothing", () => {
    expectHandles(`
Active: postgres://app_rw@127.0.0.1:5442/orders_stg, not postgres://app:hunter22@db.example/x.
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ url
`);
  });

  test("channels are handles, headings and topics are not", () => {
    expectHandles(`
Ask in #pos-release, not in #general.
       ^^^^^^^^^^^^ other
`);
  });

  test("error strings end with their clause", () => {
    expectHandles(`
It fails with error TS2304: Cannot find name 'chalk'. Then ${tick}ENOSPC: no space left on device${tick}, Exit code 144.
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
                                                                                              ^^^^^^^^^^^^^ error
`);
  });

  test("a line that a shell or a tool prints is an error, and so is what prose quotes as one", () => {
    expectHandles(`
bash: foo: command not found
^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
It failed with "model not found"; the probe fails with connection refused. He said "the page is missing".
                ^^^^^^^^^^^^^^^ error
                                                       ^^^^^^^^^^^^^^^^^^ error

tool: [An error occurred.]
Cannot do two things at once.
^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
`);
  });

  test("errors that a summary lists in bold", () => {
    expectHandles(`
4. Errors and fixes:
   - **${tick}write_args${tick} is private**: made it public
       ^^^^^^^^^^^^^^^^^^^^^^^ error
   - **The plan**: we changed it
5. **Nothing is missing here**: done
`);
  });

  test("settings by their name", () => {
    expectHandles(`
Use temperature 0.7, batch size 32 and a 30s timeout; no more than 3 retries, at least 80 % coverage, 10,000 rows at most.
    ^^^^^^^^^^^^^^^ param
                     ^^^^^^^^^^^^^ param
                                         ^^^^^^^^^^^ param
                                                                   ^^^^^^^^^ param
                                                                                       ^^^^ param
                                                                                                      ^^^^^^^^^^^ param
`);
  });

  test("a machine by the word before it", () => {
    expectHandles(`
Query the replica wh-ro-2, restart ingest-3 on node gke-prod-eu1; the schema raw is read-only.
                  ^^^^^^^ host
                                   ^^^^^^^^ id
                                                    ^^^^^^^^^^^^ host
                                                                             ^^^ id
`);
  });

  test("a repository by the word beside it, a list of words by its capitals", () => {
    expectHandles(`
Clone the org/tool-kit repository for Chair/Faculty/ staff; cus_9f3kQ2 and 9X4K2LQ7PA are ids; issue #8 is one, reason #1 is none.
          ^^^^^^^^^^^^ id
                                                            ^^^^^^^^^^ id
                                                                           ^^^^^^^^^^ id
                                                                                                     ^^ id
`);
  });

  test("a code span is one handle as a whole", () => {
    expectHandles(`
Run ${tick}git push origin <branch>${tick}, ${tick}--no-verify${tick}, ${tick}/compact${tick}, ${tick}./scripts/x.sh${tick}, ${tick}main${tick}, ${tick}GET /v1/users${tick}, ${tick}FOO_BAR${tick}, ${tick}#a1b2c3${tick}.
     ^^^^^^^^^^^^^^^^^^^^^^^^ command
                                 ^^^^^^^^^^^ command
                                                ^^^^^^^^ command
                                                            ^^^^^^^^^^^^^^ path
                                                                              ^^^^ branch
                                                                                      ^^^^^^^^^^^^^ url
                                                                                                       ^^^^^^^ env
                                                                                                                  ^^^^^^^ other
`);
  });

  test("wording that must stay word for word", () => {
    expectHandles(`
The wording of the note is "Two persons, no lift, harp upright"; he said "go ahead with it now".
                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ other
`);
  });

  test("shell fences hold command lines, joined where they go on", () => {
    expectHandles(String.raw`
${tick}${tick}${tick}bash
# build first
npm ci && npm run build   # slow
^^^^^^^^^^^^^^^^^^^^^^^ command
FOO=1 docker run \
^^^^^^^^^^^^^^^^^^ command
  --rm app
cat <<EOF > x.txt
^^^^^^^^^^^^^^^^^ command
not a command
EOF
${tick}${tick}${tick}
`);
  });

  test("a console shows its output as output", () => {
    expectHandles(`
${tick}${tick}${tick}console
$ npm test
  ^^^^^^^^ command
3 passed
${tick}${tick}${tick}
`);
  });

  test("in source only what would be searched for", () => {
    expectHandles(`
${tick}${tick}${tick}ts
import { a } from "./lib/a.ts";
                   ^^^^^^^^^^ path
const user_name = process.env.USER_NAME ?? "x"; // see https://x.example/y
                                                       ^^^^^^^^^^^^^^^^^^^ url
${tick}${tick}${tick}
`);
  });

  test("cells of a table", () => {
    expectHandles(`
| file | task |
| --- | --- |
| src/a.ts | JIRA-123 |
  ^^^^^^^^ path
             ^^^^^^^^ id
`);
  });

  test("front matter", () => {
    expectHandles(`
---
branch: feat/x-1
        ^^^^^^^^ branch
file: docs/a.md
      ^^^^^^^^^ path
---
Text.
`);
  });

  test("values of JSON are handles, its keys are not", () => {
    expectHandles(
      `
{"run_id":"7d0c2b9e-41f5-4c1a-9a53-0be6f1d2c8aa","session":"exp-eu-5521","status":"paused","user":"ledger-bot","file_path":"src/a.ts"}
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hash
                                                            ^^^^^^^^^^^ id
                                                                                                   ^^^^^^^^^^ symbol
                                                                                                                            ^^^^^^^^ path
`,
      "plain",
    );
  });

  test("logged measurements are nothing, logged names are", () => {
    expectHandles(
      `
loss=0.418205937 ppl=17.30442 grad_norm=1.87234567e+02 1523.4417 tok/s
checkpoint saved to runs/otter-13b/step_0048000 path=/var/log/x.log user_id=40312 status=200
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ path
                                                     ^^^^^^^^^^^^^^ path
                                                                            ^^^^^ id
`,
      "plain",
    );
  });

  test("listings, diffs and stack traces", () => {
    expectHandles(
      `
-rw-r--r-- 1 me staff 18392635 Nov 29 22:03 cc-0cf3db51.jsonl
                                            ^^^^^^^^^^^^^^^^^ path
  File "/usr/lib/python3.11/site.py", line 42, in foo
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^ path
ValueError: invalid literal for int() with base 10: 'x'
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
   9c41e7b..1a2b3c4  main -> main
   ^^^^^^^^^^^^^^^^ hash
`,
      "plain",
    );
  });

  test("one command line is one handle", () => {
    expectHandles(
      `
cd packages/coding-agent && npm run check 2>&1 | tail -3
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ command
`,
      "command",
    );
  });

  test("each command of a script is one", () => {
    expectHandles(
      `
cd /srv/app
^^^^^^^^^^^ command
python3 -c "
^^^^^^^^^^^^ command
import os
print(os.name)"
ls -la
^^^^^^ command
`,
      "command",
    );
  });

  test("one literal is one handle", () => {
    expectHandles(
      `
src/data/queries/orders.sql
^^^^^^^^^^^^^^^^^^^^^^^^^^^ path
`,
      "value",
    );
  });

  test("a description is searched like output", () => {
    expectHandles(
      `
Read the config in docs/a.md
                   ^^^^^^^^^ path
`,
      "value",
    );
  });
});

describe("credentials", () => {
  test("values that look like credentials are never handles, their names are", () => {
    const text = [
      "Export API_KEY=sk-live-abcdef1234567890abcd and use ghp_abcdefghijklmnopqrstuvwxyz0123456789.",
      'tool: login {"host":"imap.sorrel.example","user":"ledger-bot","password":"vK9-tupelo-33-Marsh"}',
      "curl -H 'Authorization: Bearer abcdefghijklmnop1234' https://x.example/a",
    ].join("\n");
    expect(textsOf(text)).toEqual([
      "API_KEY",
      "imap.sorrel.example",
      "ledger-bot",
      "curl -H 'Authorization: Bearer",
      "https://x.example/a",
    ]);
  });

  test("a name that only mentions a secret makes no secret of its value", () => {
    for (const text of [
      "max_tokens: 500",
      "token_count=1200",
      "password: required",
      "secret: $SECRET",
      "The password is in entry sorrel/imap.",
    ])
      expect(findCredentials(text)).toEqual([]);
  });

  test.each([
    "Passwort: hunter-22",
    "Datenbankpasswort: hunter-22",
    "contraseña: hunter-22",
    "Пароль: hunter-22",
    "新しいパスワード：hunter-22、接続先は別",
    "密码：hunter-22，不要提交",
    "비밀번호: hunter-22",
    "şifre = hunter-22",
    "Kennwort: „hunter-22“",
    "Mot de passe : « hunter-22 »",
    "Пароль: «hunter-22»",
    "密碼：「hunter-22」",
    "miContraseña: hunter-22",
    "ŞİFRE: hunter-22",
    "- **Password:** `hunter-22`",
    "**Senha**: hunter-22",
    "`db_password` = hunter-22",
  ])("a secret is masked under its name in any language: %s", (text) => {
    expect(maskCredentials(text)).not.toContain("hunter-22");
  });

  test.each([
    "Пароль: обязательный",
    "密码：至少8位",
    "パスワード: 8文字以上",
    "contraseña: obligatoria",
    "Passwort: nötig",
    "Passwort: 8-16 Zeichen",
    "senha: obrigatória",
    "Resenha: 9.5/10 no catálogo",
    "La parola: perché",
    "parola: değiştirildi",
    "token : périmé",
    "**Token:** per-user, 15 min",
    "token: получен",
    "api_key：不要写进日志，放在环境变量里",
    "token：設定済み",
    "密码：8-16位",
  ])("what is said of a secret is none: %s", (text) => {
    expect(maskCredentials(text)).toBe(text);
  });

  test("a secret ends where a sentence without blanks goes on", () => {
    expect(maskCredentials("password：hunter-22，不要提交")).toMatch(/^password：‹secret-\w+›，不要提交$/);
  });

  test("a value is a credential by its look or by its name", () => {
    expect(isCredential("x", "xoxb-1234567890-abcdef")).toBe(true);
    expect(isCredential("db_password", "hunter22")).toBe(true);
    expect(isCredential("user", "ledger-bot")).toBe(false);
  });

  test("masks show the kind and hide the value, the same for the same value", () => {
    const masked = maskCredentials("a glpat-abcdefghijklmnop1234 b glpat-abcdefghijklmnop1234 c");
    expect(masked).not.toContain("abcdefghijklmnop1234");
    expect(masked).toMatch(/^a (‹gitlab-token-[0-9a-f]{8}›) b \1 c$/);
    expect(maskCredentials(masked)).toBe(masked);
  });

  test("redaction marks and our own masks are no handles", () => {
    expect(textsOf("Key REDACTED, [REDACTED_TOKEN], ‹jwt-1234abcd›, `REDACTED`, *****.")).toEqual([]);
  });

  test("signatures, data URLs and encoded blobs are no handles", () => {
    const blob = "iVBORw0KGgoAAAANSUhEUgAAAAUA".repeat(90);
    expect(textsOf(`data:image/png;base64,${blob} and ${blob}`)).toEqual([]);
  });
});

/** Pieces that meet at awkward places: brackets, quotes, escapes, surrogates, fences. */
const pieces = fc.constantFrom(
  ..."a/ b. (x [y {z <w > } ] ) \" ' \\ \n ```\n ` = : :// @ # -- 12 1.2.3 0x 🚀 文 é , ; | sk- eyJ ghp_ password: Error: \\n $ << * ".split(
    " ",
  ),
);
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join("")),
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(" ")),
);
const forms = fc.constantFrom<Form>("markdown", "plain", "command", "value");

const splitsPair = (text: string, at: number): boolean => {
  const code = text.codePointAt(at - 1) ?? 0;
  return at > 0 && at < text.length && code > 0xffff && /[\uD800-\uDBFF]/.test(text.charAt(at - 1));
};

test("whatever the text, handles lie in it in order, apart, and split no character", () => {
  fc.assert(
    fc.property(texts, forms, (text, form) => {
      let last = 0;
      for (const { span, text: literal } of handlesOf(text, form)) {
        expect(span.start).toBeGreaterThanOrEqual(last);
        expect(span.end).toBeGreaterThan(span.start);
        expect(literal).toBe(text.slice(span.start, span.end));
        expect(splitsPair(text, span.start) || splitsPair(text, span.end)).toBe(false);
        last = span.end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 1_000 },
  );
});

test("masking leaves no credential behind that it can find", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const masked = maskCredentials(text);
      for (const { start, end } of findCredentials(masked)) expect(masked.slice(start, end)).toMatch(/‹/);
    }),
  );
});

test("long runs of one piece are read to their end", () => {
  for (const piece of [
    "a",
    "a/",
    "(",
    "a(",
    "0x",
    "a.",
    "-",
    "=",
    "http://",
    "eyJ",
    "`a",
    "\\",
    "文",
    "{a}",
    "password: ",
    "port 1 ",
    "$ ls \\\n",
  ])
    for (const form of ["markdown", "plain"] as const)
      expect(Array.isArray(handlesOf(piece.repeat(Math.ceil(20_000 / piece.length)), form))).toBe(true);
});
