import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type CodeAction,
  CodeActionRequest,
  DocumentLinkRequest,
  ExecuteCommandRequest,
  TextDocumentEdit,
} from "vscode-languageserver-protocol";
import { addressOf } from "../../engine/digest.ts";
import { openStore } from "../../engine/node/stores/index.ts";
import { blobRequest, sealToFileCommand, spillCommand } from "../../server/protocol/requests.ts";
import { type Client, startClient } from "./client.ts";

const PAD = "file:///work/plan.md";
const root = mkdtempSync(join(tmpdir(), "palimpsest-spill-"));
const at = join(root, "store");
const disk = new Map<string, string>();
let client: Client;

beforeEach(async () => {
  client = await startClient({
    world: { store: () => openStore(at), text: async (path) => disk.get(path) },
  });
});
afterEach(async () => {
  disk.clear();
  await client.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const TEXT =
  "# Plan\n\n## History\n\nWe moved `db-1` to eu-west-2b.\n\n### Details\n\nIt took an hour.\n\n## Next\n\n- go\n";

/** Carries a command out where some words stand. */
async function carryOut(command: string, words: string, where: "selected" | "cursor" = "selected"): Promise<void> {
  const start = client.text(PAD).indexOf(words);
  const given = where === "selected" ? [PAD, start, start + words.length] : [PAD, start];
  await client.connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: given });
}

const spilled = (): string => client.applied(PAD, client.edits.at(-1));

const codes = (found: readonly { readonly code?: unknown }[]): readonly unknown[] => found.map(({ code }) => code);

describe("spill and insert address", () => {
  it("stores the selected text and leaves its address, in one step", async () => {
    await client.open(PAD, TEXT);
    await carryOut(spillCommand, "We moved `db-1` to eu-west-2b.");
    const address = addressOf("We moved `db-1` to eu-west-2b.");
    expect(client.edits).toHaveLength(1);
    expect(spilled()).toBe(
      TEXT.replace("We moved `db-1` to eu-west-2b.", `[full context at ${address}; retrieve before mutating]`),
    );
    const store = await openStore(at);
    expect(await store.get(address)).toBe("We moved `db-1` to eu-west-2b.");
    expect(await store.resolve("eu-west-2b")).toHaveLength(1);
  });

  it("takes the section around the cursor, with the sections below it and without its heading", async () => {
    await client.open(PAD, TEXT);
    await carryOut(spillCommand, "We moved", "cursor");
    expect(spilled()).toMatch(
      /^# Plan\n\n## History\n\n\[full context at sha256:[0-9a-f]{64}; retrieve before mutating\]\n\n## Next\n\n- go\n$/,
    );
  });

  it("is no loss: what the address leads to holds what went", async () => {
    const text =
      "# Plan\n\n## History\n\n- Never restart `db-1` by hand.\n- We moved to eu-west-2b.\n\n## Next\n\n- go\n";
    await client.open(PAD, text);
    await carryOut(spillCommand, "- Never", "cursor");
    const found = await client.edit(PAD, text, spilled());
    expect(codes(found).filter((code) => code !== "handle-unindexed")).toEqual([]);
  });

  it("replaces credentials in what is stored, and says so", async () => {
    await client.open(PAD, "# Plan\n\nThe password: vK9-tupelo-33-Marsh\n");
    await carryOut(spillCommand, "The password: vK9-tupelo-33-Marsh");
    const address = /sha256:[0-9a-f]{64}/.exec(spilled())?.[0] as `sha256:${string}`;
    expect(await (await openStore(at)).get(address)).not.toContain("tupelo");
    expect(client.told).toEqual(["Credentials were replaced in what was stored."]);
  });

  it("leaves sealed entries where they are", async () => {
    const text = "# Plan\n\n<!-- sealed -->\n- [constraint] Never push.\n<!-- /sealed -->\n\nWords.\n";
    await client.open(PAD, text);
    await carryOut(spillCommand, text);
    expect(client.edits).toEqual([]);
    expect(client.told).toEqual(["Nothing was spilled: it holds sealed entries, and those stay where they are."]);
  });

  it("says so where there is no store, or none that can be written, and changes nothing", async () => {
    await client.close();
    client = await startClient();
    await client.open(PAD, TEXT);
    await carryOut(spillCommand, "It took an hour.");
    expect([client.edits, client.told]).toEqual([
      [],
      ["Nothing was spilled: the store cannot be written (this test has no store)."],
    ]);
    const file = join(root, "a-file");
    writeFileSync(file, "");
    await client.close();
    client = await startClient({ world: { store: () => openStore(join(file, "store")) } });
    await client.open(PAD, TEXT);
    await carryOut(spillCommand, "It took an hour.");
    expect([client.edits, client.told[0]]).toEqual([[], expect.stringMatching(/^Nothing was spilled: .*ENOTDIR/)]);
  });

  it("is offered for what is selected, and for a section of a pad", async () => {
    await client.open(PAD, TEXT);
    expect(await titlesAt(4, 0, 4, 10)).toContain("Spill and insert address");
    expect(await titlesAt(4, 3, 4, 3)).toContain("Spill this section and insert its address");
    await client.open("file:///work/readme.md", TEXT);
    expect(await titlesAt(4, 3, 4, 3, "file:///work/readme.md")).toEqual([]);
  });
});

async function titlesAt(line: number, from: number, to: number, end: number, uri = PAD): Promise<readonly string[]> {
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range: { start: { line, character: from }, end: { line: to, character: end } },
    context: { diagnostics: [] },
  });
  return ((actions ?? []) as CodeAction[]).map(({ title }) => title);
}

describe("an address in a document", () => {
  it("is a link, and opens what the store has there, masked", async () => {
    const address = await (await openStore(at)).put("The password: vK9-tupelo-33-Marsh, at eu-west-2b.");
    await client.open(PAD, `# Plan\n\n[full context at ${address}; retrieve before mutating]\n`);
    const links = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument: { uri: PAD } });
    expect(links).toMatchObject([{ target: `palimpsest:/blob/${address.slice(7)}`, range: { start: { line: 2 } } }]);
    const answer = await client.connection.sendRequest(blobRequest, { address });
    expect(answer).toMatchObject({ text: expect.stringMatching(/^The password: .*, at eu-west-2b\.$/) });
    expect(JSON.stringify(answer)).not.toContain("tupelo");
  });

  it("that leads nowhere is found, until the store has it", async () => {
    const text = "what went";
    const pad = `# Plan\n\n[full context at ${addressOf(text)}; retrieve before mutating]\n`;
    expect(codes(await client.open(PAD, pad))).toContain("spill-unresolved");
    await (await openStore(at)).put(text);
    expect(codes(await client.edit(PAD, "# Plan", "# The plan"))).not.toContain("spill-unresolved");
  });

  it("that leads nowhere, to something damaged, or is none, is answered with a clear word", async () => {
    const address = await (await openStore(at)).put("damaged");
    const path = join(at, "sha256", address.slice(7, 9), address.slice(7));
    chmodSync(path, 0o600);
    writeFileSync(path, "other");
    const ask = async (one: string) => client.connection.sendRequest(blobRequest, { address: one });
    expect(await ask(address)).toEqual({ problem: `what lies at ${address} is damaged and is not shown` });
    expect(await ask(addressOf("never"))).toEqual({ problem: `the store has nothing at ${addressOf("never")}` });
    for (const hostile of [
      "sha256:../../../../etc/passwd",
      "",
      "sha256:",
      `sha256:${"A".repeat(64)}`,
      "file:///etc/passwd",
    ])
      expect(await ask(hostile)).toEqual({ problem: `${hostile} is no address` });
  });
});

describe("the dropped range of a record", () => {
  const source = "one\ntwo\nthree\n";
  const record = (digest: string, end = 7) =>
    `# Plan\n\n\`\`\`json compaction-record\n${JSON.stringify({ digest, droppedRange: { start: 4, end }, source: "notes.md", lossClass: "LOSSY_LITERAL" })}\n\`\`\`\n`;
  const ask = (digest: string) => client.connection.sendRequest(blobRequest, { droppedBy: PAD, digest });

  it("is a link, and is read again from its source as long as it is the same", async () => {
    disk.set("/work/notes.md", source);
    await client.open(PAD, record(addressOf("two")));
    const links = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument: { uri: PAD } });
    expect(links?.map(({ target }) => target?.split("?")[0])).toContain("palimpsest:/~dropped~/notes.md");
    expect(await ask(addressOf("two"))).toEqual({ text: "two" });
    disk.set("/work/notes.md", source.toUpperCase());
    expect(await ask(addressOf("two"))).toEqual({ problem: "what lies at the source now is not what was dropped" });
    disk.set("/work/notes.md", "x");
    expect(await ask(addressOf("two"))).toEqual({ problem: "the record's range does not lie inside its source" });
    disk.clear();
    expect(await ask(addressOf("two"))).toEqual({ problem: "the dropped text is neither stored nor at its source" });
    expect(await ask(addressOf("other"))).toEqual({ problem: "no record here has this digest" });
  });
});

describe("moving to a sealed file", () => {
  it("makes the file beside the pad and changes both in one step", async () => {
    await client.open(PAD, "# Plan\n\n## Deploy\n\n- Never push.\n- Roll out.\n");
    expect(await titlesAt(4, 3, 4, 3)).toContain("Move to sealed file (plan.sealed.md)");
    await carryOut(sealToFileCommand, "Never push", "cursor");
    const [made, file, pad] = client.edits[0]?.documentChanges ?? [];
    expect(made).toMatchObject({ kind: "create", uri: "file:///work/plan.sealed.md" });
    expect(TextDocumentEdit.is(file) && file.edits[0]).toMatchObject({
      newText:
        "---\nsealed: true\n---\n\n*Sealed: copy word for word, append only.*\n\n- [constraint] Never push. (Deploy)\n",
    });
    expect(TextDocumentEdit.is(pad) && client.applied(PAD, { changes: { [PAD]: pad.edits as [] } })).toBe(
      "# Plan\n\n*Sealed rules stand in [plan.sealed.md](plan.sealed.md): read them first.*\n\n## Deploy\n\n- Roll out.\n",
    );
  });

  it("is no loss, for the sealed file that the pad names is looked at", async () => {
    const text = "# Plan\n\n## Deploy\n\n- Never push.\n- Roll out.\n";
    const after =
      "# Plan\n\n*Sealed rules stand in [plan.sealed.md](plan.sealed.md): read them first.*\n\n## Deploy\n\n- Roll out.\n";
    await client.open(PAD, text);
    disk.set("/work/plan.sealed.md", "---\nsealed: true\n---\n\n- [constraint] Never push. (Deploy)\n");
    expect(codes(await client.edit(PAD, text, after))).toEqual([]);
    disk.set("/work/plan.sealed.md", "---\nsealed: true\n---\n\n- [constraint] Push.\n");
    expect(codes(await client.edit(PAD, "Roll out.", "Roll out"))).toContain("constraint-lost");
  });

  it("says so where nothing is to be moved", async () => {
    await client.open(PAD, "# Plan\n\n- go\n");
    await carryOut(sealToFileCommand, "go", "cursor");
    expect([client.edits, client.told]).toEqual([[], ["There is no rule here that is not sealed already."]]);
  });
});

it("a command with other arguments than its own is passed over", async () => {
  await client.open(PAD, TEXT);
  for (const given of [[], [PAD], [PAD, -1], [PAD, 1.5, 2], [7, 0, 1], ["file:///work/never.md", 0, 1]])
    await client.connection.sendRequest(ExecuteCommandRequest.type, { command: spillCommand, arguments: given });
  expect(client.edits).toEqual([]);
  expect(readdirSync(root)).toContain("store");
});
