import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type CodeAction,
  CodeActionRequest,
  type Diagnostic,
  ExecuteCommandRequest,
} from "vscode-languageserver-protocol";
import { openStore } from "../../engine/node/stores/index.ts";
import { spillEarlierCommand } from "../../server/protocol/requests.ts";
import { type Client, startClient } from "./client.ts";

const at = mkdtempSync(join(tmpdir(), "palimpsest-records-"));
let client: Client;
beforeEach(async () => {
  client = await startClient({ world: { store: () => openStore(at) } });
});
afterEach(() => client.close());

const ANCESTOR =
  '{ "lossClass": "LOSSY_GIST", "reversible": false, "digest": "sha256:aa", "droppedRange": { "start": 0, "end": 9 },\n  "handles": [{ "text": "rev-4f9a2c", "subtype": "id" }, { "text": "eu-west-2b", "subtype": "host" }] }';
const fenced = (...records: readonly string[]): string =>
  `# State\n\n${records.map((record) => `\`\`\`json compaction-record\n${record}\n\`\`\`\n`).join("\n")}`;

/** The fixes of every finding of a code, by title, with the text that each makes. */
async function fixesOf(uri: string, code: string): Promise<ReadonlyMap<string, string>> {
  const last = client.text(uri).split("\n").length;
  const actions = (await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range: { start: { line: 0, character: 0 }, end: { line: last, character: 0 } },
    context: { diagnostics: [] },
  })) as readonly CodeAction[];
  const own = actions.filter(({ diagnostics }) => diagnostics?.some((finding) => finding.code === code));
  return new Map(own.map(({ title, edit }) => [title, edit ? client.applied(uri, edit) : ""]));
}

const fencedRecords = (text: string): readonly unknown[] =>
  [...text.matchAll(/```json compaction-record\n([\s\S]*?)\n```/g)].map(([, json = ""]) => JSON.parse(json));

/** The codes of errors and warnings. */
const grave = (found: readonly Diagnostic[]): readonly unknown[] =>
  found.filter(({ severity = 4 }) => severity <= 2).map(({ code }) => code);

describe.each([
  ["in a fenced block", "file:///work/plan.md", fenced, (text: string) => fencedRecords(text).at(-1)],
  [
    "in a file of its own",
    "file:///work/deploy.compaction-record.json",
    (record: string) => record,
    (text: string) => JSON.parse(text),
  ],
] as const)("a record %s", (_where, uri, framed, parsed) => {
  it("that names no loss class gets the one that it counts as", async () => {
    const found = await client.open(
      uri,
      framed('{ "reversible": false,\n  "droppedRange": { "start": 0, "end": 9 } }'),
    );
    expect(found.map(({ code }) => code)).toEqual(["loss-class-missing"]);
    const fixed = (await fixesOf(uri, "loss-class-missing")).get("Set the loss class to LOSSY_LITERAL") ?? "";
    expect(parsed(fixed)).toEqual({
      lossClass: "LOSSY_LITERAL",
      reversible: false,
      droppedRange: { start: 0, end: 9 },
    });
  });

  it("that claims to be reversible, lossless or shallower than it shows is put right, claim by claim", async () => {
    const claims =
      '{ "lossClass": "LOSSLESS", "reversible": true, "depth": 1, "ancestors": ["sha256:bb"], "handles": [],\n  "summary": "short", "digest": "sha256:cc" }';
    const found = await client.open(uri, framed(claims));
    expect(found.filter(({ code }) => code === "loss-class-overstated").map(({ message }) => message)).toEqual([
      "LOSSLESS is claimed, and the summary is not the text that was dropped",
      "reversible is claimed, and it names no address that the dropped text was spilled to",
      "depth 1 is claimed, and 1 ancestors are named",
    ]);
    const fixes = await fixesOf(uri, "loss-class-overstated");
    expect(parsed(fixes.get("Set lossClass to LOSSY_GIST") ?? "")).toMatchObject({ lossClass: "LOSSY_GIST" });
    expect(parsed(fixes.get("Set reversible to false") ?? "")).toMatchObject({ reversible: false });
    expect(parsed(fixes.get("Set depth to 2") ?? "")).toMatchObject({ depth: 2 });
  });

  it("that names no range gets that of the earlier version", async () => {
    await client.open(uri, framed('{ "lossClass": "LOSSY_GIST", "droppedRange": { "start": 0, "end": 9 } }'));
    const found = await client.edit(uri, ', "droppedRange": { "start": 0, "end": 9 }', "");
    expect(found.map(({ code }) => code)).toContain("range-missing");
    const fixed = (await fixesOf(uri, "range-missing")).get("Add the range of the earlier version") ?? "";
    expect(parsed(fixed)).toMatchObject({ droppedRange: { start: 0, end: expect.any(Number) } });
  });
});

describe("a record that follows an irreversible one", () => {
  const uri = "file:///work/plan.md";

  it.each(['"handles": [{ "text": "eu-west-2b", "subtype": "host" }]', '"handles": []', '"depth": 2'])(
    "carries its handles forward, whatever list it has: %s",
    async (handles) => {
      const record = `{ "lossClass": "LOSSY_GIST", "droppedRange": { "start": 9, "end": 18 }, "ancestors": ["sha256:aa"], ${handles} }`;
      const found = await client.open(uri, fenced(ANCESTOR, record));
      expect(grave(found)).toEqual(["lineage-degraded"]);
      const fixed = (await fixesOf(uri, "lineage-degraded")).get("Carry the ancestor's handles forward") ?? "";
      const last = fencedRecords(fixed).at(-1) as { readonly handles: readonly { readonly text: string }[] };
      expect(last.handles).toContainEqual({ text: "rev-4f9a2c", subtype: "id" });
      expect(last.handles.map(({ text }) => text).sort()).toEqual(["eu-west-2b", "rev-4f9a2c"]);
      const again = await client.edit(uri, fenced(ANCESTOR, record), fixed);
      expect(grave(again)).toEqual([]);
    },
  );
});

describe("a record's file", () => {
  const uri = "file:///work/deploy.artifact.json";

  it("is told where it is used for what needs exact recall, or claims to be its source", async () => {
    const text =
      '{ "text": "A verbatim copy of the log.", "lossClass": "LOSSY_GIST", "operation": "emit_authoritative" }';
    const found = await client.open(uri, text);
    expect(found.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      "equivalence-claimed 1",
      "restoration-unsound 1",
    ]);
  });

  it("takes no comment that suppresses, and may be anything without breaking the server", async () => {
    await client.open(uri, '{ "text": "x", "digest": "sha256:no" }');
    expect([...(await fixesOf(uri, "digest-mismatch")).keys()]).toEqual([]);
    for (const [index, text] of [
      "",
      "{",
      "[]",
      "null",
      '{"handles":7,"droppedRange":{"start":"a"}}',
      "\u0000",
      '"x"',
    ].entries())
      expect(Array.isArray(await client.open(`file:///work/${index}.compaction-record.json`, text))).toBe(true);
  });
});

describe("a loss without a record", () => {
  it("can be spilled: the earlier version goes to the store, and a sealed record says where", async () => {
    const uri = "file:///work/plan.md";
    await client.open(uri, "# Plan\n\n- Rolled out rev-4f9a2c41 to eu-west-2b.\n");
    const found = await client.edit(uri, "rev-4f9a2c41 to eu-west-2b", "it");
    expect(found.map(({ code }) => code)).toContain("loss-record-missing");
    expect((await fixesOf(uri, "handle-lost")).size + (await fixesOf(uri, "loss-record-missing")).size).toBeGreaterThan(
      0,
    );
    await client.connection.sendRequest(ExecuteCommandRequest.type, {
      command: spillEarlierCommand,
      arguments: [uri, 0, 0],
    });
    const recorded = client.applied(uri, client.edits[0]);
    expect(recorded).toMatch(
      /- \[loss_record\] \d{4}-\d\d-\d\d the version before was spilled: \[full context at sha256:[0-9a-f]{64}; retrieve before mutating\]/,
    );
    const again = await client.edit(uri, client.text(uri), recorded);
    expect(grave(again)).toEqual([]);
  });
});
