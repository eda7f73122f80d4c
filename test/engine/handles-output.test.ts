import { describe, expect, test } from "vitest";
import { findHandles } from "../../engine/handles/index.ts";
import { sourceStretches } from "../../engine/handles/source-lines.ts";

const textsOf = (text: string): readonly string[] =>
  findHandles({ text, provenance: "tool", form: "plain" }, [], 0).map((item) => item.text);

const sourceIn = (text: string): readonly string[] =>
  sourceStretches(text).map(({ start, end }) => text.slice(start, end));

describe("programs that a tool shows", () => {
  test("of a file that was read only paths and addresses are handles", () => {
    const file = [
      '     1→import { weighCrate } from "./scales/weigh.ts";',
      "     2→",
      "     3→// Crates below the floor are sent back.",
      "     4→export async function sendBack(crateList: CrateList): Promise<void> {",
      "     5→\tconst lightCrates = crateList.filter((crate) => crate.netWeight < WEIGHT_FLOOR);",
      '     6→\tawait barnClient.post("https://barn.example/crates", lightCrates);',
      '     7→\tif (lightCrates.length === 0) throw new Error("No crate is too light");',
      "     8→}",
    ].join("\n");
    expect(textsOf(file)).toEqual(["./scales/weigh.ts", "https://barn.example/crates"]);
  });

  test("what a search prints is the file, with its line, and no name of the line", () => {
    expect(
      textsOf(
        [
          "farm/scales.go:12:func weighCrate(crate *Crate) (int, error) {",
          "farm/scales.go-13-\tif crate == nil {",
          "farm/scales.go-14-\t\treturn 0, errNoCrate",
          "./barn.Dockerfile:8:ARG SCALE_KIND",
        ].join("\n"),
      ),
    ).toEqual(["farm/scales.go:12", "farm/scales.go", "farm/scales.go", "./barn.Dockerfile:8", "SCALE_KIND"]);
  });

  test("a comparison names its files without their sides, and neither contents nor modes", () => {
    const comparison = [
      "diff --git a/barn/gate.toml b/barn/gate.toml",
      "index 4c7959b..1677b38 100644",
      "--- a/barn/gate.toml",
      "+++ b/barn/gate.toml",
      "@@ -1,2 +1,2 @@",
      '-latch = "open"',
      '+latch = "shut"',
    ].join("\n");
    expect(new Set(textsOf(comparison))).toEqual(new Set(["barn/gate.toml"]));
    expect(textsOf("The two folders a/left and b/right of the barn")).not.toContain("left");
  });

  test("a path that stands far behind the head of its line is no side of a comparison", () => {
    const far = "barn ".repeat(300);
    expect(textsOf(`--- ${far}a/left.go`)).toEqual(["a/left.go"]);
    expect(textsOf("--- a/left.go")).toEqual(["left.go"]);
  });

  test("a beginning that a table had no room for is no part of the path", () => {
    expect(textsOf(" .../scales/weigh_test.go | 12 ++++--")).toEqual(["scales/weigh_test.go"]);
  });

  test("JSON, settings, logs and prose are no programs", () => {
    for (const text of [
      '{\n  "crate": "cr-88f2",\n  "barn": { "gate": "gate-7c" },\n  "list": [1, 2]\n}',
      "crate: cr-88f2\nbarn:\n  gate: gate-7c\n",
      "latch = shut\nhinge = left\n[barn]\nsize = 4\n",
      "10:02:11 INFO weighed crate cr-88f2 (4 kg)\n10:02:12 WARN barn gate-7c is open; shut it\n",
      "Please import the list.\nThen return the crate to barn 4; it is for the gate.\nIf it is open, shut it.",
      "# Barn\n\n- weigh the crate\n- for each gate: shut it\n",
    ])
      expect(sourceIn(text), text).toEqual([]);
  });

  test("programs in common languages are known by their lines", () => {
    for (const text of [
      'def weigh(crate):\n    """How heavy it is."""\n    if crate is None:\n        return 0\n    return crate.net_weight',
      'package barn\n\nimport "fmt"\n\nfunc Shut(gate *Gate) error {\n\tfmt.Println(gate.Name)\n\treturn nil\n}',
      "pub fn shut(gate: &Gate) -> Result<()> {\n    let latch = gate.latch();\n    latch.close()?;\n    Ok(())\n}",
      "class Gate extends Door {\n  private latchState: LatchState;\n\n  close() {\n    this.latchState.shut();\n  }\n}",
      ".gate {\n  color: #292a2e;\n  border-width: 1px;\n}",
      "return (\n  <Gate open={isOpen}>\n    <GateLatch onShut={handleShut} />\n  </Gate>\n);",
    ])
      expect(sourceIn(text), text).toEqual([text]);
  });

  test("what is said before and after a program stays what it is", () => {
    const text = [
      "crate cr-88f2d1 was read:",
      "const gate = openGate();",
      "gate.shut(latch);",
      "",
      "Done, see crate cr-91aa04.",
      "The gate is shut.",
      "Nothing else.",
      "No.",
    ].join("\n");
    expect(sourceIn(text)).toEqual(["const gate = openGate();\ngate.shut(latch);\n"]);
    expect(textsOf(text)).toEqual(["cr-88f2d1", "cr-91aa04"]);
  });
});

describe("programs in other frames", () => {
  test("a program that stands quoted in an answer is one, and what is said beside it is not", () => {
    const patch = String.raw`@@ -1,3 +1,4 @@\n-\tconst gate = openGate();\n+\tconst latchKind = gate.latchKind;\n+\treportLatch(gate, latchKind);`;
    const long = "The gate of the barn is to be shut at night. ".repeat(8);
    expect(textsOf(`{"crate":"cr-88f2d1","patch":"${patch}","note":"${long}\\nSee latchNotes for the rest."}`)).toEqual(
      ["cr-88f2d1", "latchNotes"],
    );
  });

  test("a bundle without blanks is a program", () => {
    const bundle =
      'var i=t.services.gateUtils.formatGate(r),o=this.options.latchPath;"left"==typeof o&&(o=[o]);'.repeat(12);
    expect(textsOf(bundle)).toEqual([]);
  });

  test("members and calls in a program are no files, a file in quotes is one", () => {
    expect(
      textsOf(
        'const rows = lines.map((line) => line.key);\nshow(gate.current.text, this.barn.pid);\nread("gate.text");',
      ),
    ).toEqual(["gate.text"]);
  });

  test("programs in fences without a language, and in files that are handed to an agent, are programs, too", () => {
    const program = "const gateKind = openGate();\nshutGate(gateKind);\n";
    expect(
      findHandles({ text: program, provenance: "tool", form: "markdown" }, [], 0).map((item) => item.text),
    ).toEqual([]);
  });
});

describe("marks that programs print around what they say", () => {
  test("tests that ran or passed are no handles, one that failed is", () => {
    expect(
      textsOf("=== RUN   TestShutGate\n--- PASS: TestShutGate (0.02s)\ntest barn::gate::test_shut ... ok"),
    ).toEqual([]);
    expect(textsOf("--- FAIL: TestShutGateTwice (0.02s)")).toEqual(["TestShutGateTwice"]);
  });

  test("the mode of a new file and how to read on are no handles", () => {
    expect(textsOf(" create mode 100644 barn/gate.toml")).toEqual(["barn/gate.toml"]);
    expect(textsOf("[120 more lines in file. Use offset=720 to continue]")).toEqual([]);
  });

  test("networks are hosts, and so are names with their address", () => {
    expect(textsOf("-A barn-input -s 10.4.12.0/23 ! -i tail0 -j DROP")).toEqual(["10.4.12.0/23"]);
    expect(textsOf("pong from barn-eu-mill (10.4.12.7) in 184ms")).toEqual(["barn-eu-mill", "10.4.12.7"]);
  });

  test("numbers that a program counts are neither hosts nor settings", () => {
    expect(textsOf("mss:1228 pmtu:1280 rcv_space:12280")).toEqual([]);
    expect(textsOf("connected to redis:6379")).toEqual(["redis:6379"]);
    expect(textsOf("root_bytes=319569 crate_count=4")).toEqual([]);
    expect(textsOf("[<0>] barn_recvmsg+0x8a/0xa0")).toEqual([]);
  });

  test("the colours of a terminal end a word and begin one", () => {
    expect(textsOf("\u001b[39mscales/weigh_test.js:8:16\u001b[0m failed")).toEqual(["scales/weigh_test.js:8:16"]);
    expect(textsOf("\u001b[?25hweigh_test.js\u001b[1;31m failed")).toEqual(["weigh_test.js"]);
  });

  test("the level and day of a log's head, entities and classes of characters are no ids", () => {
    expect(textsOf("E0805 22:02:02.495012     949 gate.go:39] the gate is shut")).toEqual(["gate.go:39"]);
    expect(textsOf("press &#9654; to go on")).toEqual([]);
    expect(textsOf("names must match [^a-zA-Z0-9]")).toEqual([]);
  });

  test("what a program reports behind its own name is no command", () => {
    expect(textsOf("npm error path /srv/barn/scales")).toEqual(["/srv/barn/scales"]);
    expect(textsOf("npm error command sh -c tsc --noEmit")).toEqual(["sh -c tsc --noEmit"]);
    expect(textsOf("node      25672 farmer   5r   CHR   17,1   0t16  /srv/barn/x.log")).toEqual(["/srv/barn/x.log"]);
    expect(textsOf("grep content: 55 matches under /srv/barn/scales")).toEqual(["/srv/barn/scales"]);
  });

  test("a field called error is no message in a program", () => {
    expect(textsOf("const done = {\n  error: undefined,\n};\nfinish(done, { isError: true });")).toEqual([]);
  });
});

test("long lines take time that grows with them", { timeout: 30_000 }, () => {
  const started = performance.now();
  for (const word of ["a/left", "100644", "4c7959b..1677b38", "GATE_KIND"]) textsOf(`x ${word} `.repeat(30_000));
  sourceIn(`gate = open; ${"left\\\\right ".repeat(40)}\n`.repeat(4000));
  expect(performance.now() - started).toBeLessThan(10_000);
});
