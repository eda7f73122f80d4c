import { readFileSync } from "node:fs";
import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  CancellationTokenSource,
  DefinitionRequest,
  HoverRequest,
  type Location,
  LSPErrorCodes,
  ReferencesRequest,
} from "vscode-languageserver-protocol";
import {
  generationRequest,
  itemsRequest,
  lineageChanged,
  lineageListRequest,
  lineageRequest,
  obligationsRequest,
  recordRequest,
  recoveryNoteRequest,
  reviewRequest,
  searchRequest,
  sessionCountsRequest,
  watchNotice,
} from "../../server/protocol/requests.ts";
import { fixturePath } from "../engine/readers/drawing.ts";
import { type ClientOnDisk, startOnDisk } from "./on-disk.ts";

const SESSION = `system: You deploy the payment service.
user: Deploy from rev-4f9a2c41. Never restart \`db-1\` by hand.
assistant: I will deploy rev-4f9a2c41 to eu-west-2b.
tool: deployed rev-4f9a2c41 to eu-west-2b
summary: The service was deployed to eu-west-2a.
user: go on
`;

const URI = "file:///work/session.txt";
let client: ClientOnDisk;
beforeEach(async () => {
  client = await startOnDisk();
});
afterEach(() => client.close());

describe("a session in the editor", () => {
  beforeEach(() => client.open(URI, SESSION));

  it("has a lineage of one row a compaction", async () => {
    const rows = await client.connection.sendRequest(lineageRequest, { uri: URI });
    expect(rows).toMatchObject([{ number: 1, depth: 1, kind: "summary", line: 5 }]);
  });

  it("lists its generations without a value of theirs, and hands out one whole when it is asked for", async () => {
    const { rows } = await client.connection.sendRequest(lineageListRequest, { uri: URI });
    expect(rows).toMatchObject([{ number: 1, depth: 1, kind: "summary", rulesGone: 1 }]);
    expect(JSON.stringify(rows)).not.toContain("db-1");
    const generation = rows[0]?.id ?? "";
    const open = await client.connection.sendRequest(generationRequest, { uri: URI, generation });
    const [full] = await client.connection.sendRequest(lineageRequest, { uri: URI });
    expect(open?.row).toEqual(full);
    expect(open?.items).toEqual(await client.connection.sendRequest(itemsRequest, { uri: URI, generation }));
    expect(open?.items.map(({ text }) => text).join("\n")).toContain("Never restart `db-1`");
    expect(await client.connection.sendRequest(generationRequest, { uri: URI, generation: "none" })).toBeNull();
  });

  it("answers nobody who no longer waits for a generation", async () => {
    const stop = new CancellationTokenSource();
    const asked = client.connection.sendRequest(generationRequest, { uri: URI }, stop.token);
    stop.cancel();
    await expect(asked).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
  });

  it("lists the items of a generation by state, and opens each in its readable record", async () => {
    const items = await client.connection.sendRequest(itemsRequest, { uri: URI, state: "lost" });
    const rule = items.find(({ kind }) => kind === "constraint");
    expect(rule?.text).toContain("Never restart");
    const { record = 0, textIndex = 0, span } = rule?.place ?? {};
    const readable = await client.connection.sendRequest(recordRequest, { uri: URI, record });
    const start = readable?.starts[textIndex] ?? 0;
    expect(readable?.text.slice(start + (span?.start ?? 0), start + (span?.end ?? 0))).toBe(rule?.text);
  });

  it("reviews a compaction: the same loss on both sides, each pointing at the other", async () => {
    const review = await client.connection.sendRequest(reviewRequest, { uri: URI });
    if (!review) return expect.fail("no review");
    const said = ({ text, findings }: typeof review.region) =>
      findings.map(({ code, span, other }) => `${code}: ${text.slice(span.start, span.end)}${other ? " ↔" : ""}`);
    expect(said(review.region)).toContainEqual(expect.stringMatching(/^constraint-lost: Never restart/));
    const altered = said(review.region).filter((line) => line.includes("eu-west-2b"));
    expect(altered).toEqual(["handle-altered: eu-west-2b ↔"]);
    expect(said(review.summary)).toContain("handle-altered: eu-west-2a ↔");
  });

  it("reviews a document by the numbers of its records, from 1, since it has no lines", async () => {
    const uri = "file:///work/two.json";
    await client.open(uri, readFileSync(fixturePath("opencode/two.json"), "utf8"));
    const [first] = await client.connection.sendRequest(lineageRequest, { uri });
    const review = await client.connection.sendRequest(reviewRequest, { uri, generation: first?.id ?? "" });
    const heads = review?.region.text.split("\n").filter((line) => line.startsWith("──── ")) ?? [];
    expect(heads[0]).toMatch(/^──── user · record 1(?: ·|$)/);
    expect(heads.filter((head) => !/ · record \d+(?: ·|$)/.test(head))).toEqual([]);
  });

  it("hands back what was lost, counts it, and finds it by value", async () => {
    const note = await client.connection.sendRequest(recoveryNoteRequest, { uri: URI });
    expect(note).toContain("Never restart `db-1` by hand");
    expect(await client.connection.sendRequest(sessionCountsRequest, { uri: URI })).toMatchObject({
      format: "plain",
      compactions: 1,
      constraintsLost: 1,
    });
    const hits = await client.connection.sendRequest(searchRequest, { uri: URI, query: "REV-4f9a" });
    expect(hits).toMatchObject([{ text: "rev-4f9a2c41", fates: [{ state: "lost" }] }]);
    expect(hits[0]?.places).toHaveLength(3);
    expect(await client.connection.sendRequest(obligationsRequest, { uri: URI })).toBeInstanceOf(Array);
  });

  it("goes from a value to where it was said first, and to every place of it; a hover tells where it died", async () => {
    const position = { line: 3, character: 18 };
    const params = { textDocument: { uri: URI }, position };
    const definition = (await client.connection.sendRequest(DefinitionRequest.type, params)) as Location[];
    expect(definition.map(({ range }) => range.start.line)).toEqual([1]);
    const references = await client.connection.sendRequest(ReferencesRequest.type, {
      ...params,
      context: { includeDeclaration: true },
    });
    expect((references ?? []).map(({ range }) => range.start.line)).toEqual([1, 2, 3]);
    const hover = await client.connection.sendRequest(HoverRequest.type, params);
    expect((hover?.contents as { readonly value: string } | undefined)?.value).toMatch(
      /First said in line 2 by the user[\s\S]*compaction 1 \(line 5\): \*\*lost\*\*/,
    );
  });
});

describe("a session on disk", () => {
  it("is read without being open, and told of when it grows", async () => {
    const path = join(client.folder, "session.txt");
    const uri = pathToFileURL(path).href;
    await writeFile(path, SESSION);
    expect(await client.connection.sendRequest(lineageRequest, { uri })).toHaveLength(1);
    const changed = new Promise((resolve) => client.connection.onNotification(lineageChanged, resolve));
    await client.connection.sendNotification(watchNotice, { uri, watch: "start" });
    await appendFile(path, "assistant: more about rev-77aa01bc\nsummary: Nothing.\nuser: ok\n");
    expect(await changed).toEqual({ uri });
    expect(await client.connection.sendRequest(lineageRequest, { uri })).toHaveLength(2);
  });

  it("that cannot be read is refused with its name and the reason, and read once it can be", async () => {
    const path = join(client.folder, "later.txt");
    const uri = pathToFileURL(path).href;
    const ask = () => client.connection.sendRequest(lineageRequest, { uri });
    await expect(ask()).rejects.toThrow(/later\.txt.*no such file/);
    await writeFile(path, SESSION);
    expect(await ask()).toHaveLength(1);
  });

  it("whose credentials are shown has dots in their place", async () => {
    const path = join(client.folder, "secret.txt");
    const token = `ghp_${"a1B2".repeat(9)}`;
    await writeFile(path, `user: use ${token} here\nassistant: ok\nsummary: ok\n`);
    const readable = await client.connection.sendRequest(recordRequest, { uri: pathToFileURL(path).href, record: 0 });
    expect(readable?.text).toBe(`use ${"•".repeat(token.length)} here\n`);
  });
});
