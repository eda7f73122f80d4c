import { appendFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lineageChanged, lineageRequest, statusRequest, watchNotice } from "../../server/protocol/requests.ts";
import type { RecordHit, SessionOverview } from "../../server/protocol/session.ts";
import {
  findRequest,
  overviewRequest,
  pieceRequest,
  rawPieceRequest,
  recordAtRequest,
  recordsRequest,
} from "../../server/protocol/session-requests.ts";
import { writeLargeSession } from "../harness/large-session.ts";
import { type ClientOnDisk, startOnDisk } from "./on-disk.ts";

const KEY = "AKIAIOSFODNN7EXAMPLE";

const row = (id: number, content: unknown, type = "user"): string =>
  `${JSON.stringify({ parentUuid: id === 0 ? null : `u${id - 1}`, uuid: `u${id}`, sessionId: "s", type, message: { role: type, content } })}\n`;

const SESSION = [
  row(0, "Deploy from rev-4f9a2c41. Never restart `db-1` by hand."),
  row(1, [{ type: "tool_use", id: "t1", name: "Bash", input: { command: "make deploy" } }], "assistant"),
  row(2, [{ type: "tool_result", tool_use_id: "t1", content: `${"deployed “rev”\n".repeat(3000)}key ${KEY}` }]),
].join("");

let client: ClientOnDisk;
let path: string;
let uri: string;
beforeEach(async () => {
  client = await startOnDisk();
  path = join(client.folder, "session.jsonl");
  uri = pathToFileURL(path).href;
});
afterEach(() => client.close());

const ask = {
  overview: () => client.connection.sendRequest(overviewRequest, { uri }),
  page: (from: number, count = 50) => client.connection.sendRequest(recordsRequest, { uri, from, count }),
};

/** The overview once the file is read. */
async function settled(): Promise<SessionOverview> {
  for (;;) {
    const overview = await ask.overview();
    if (overview && !overview.reading) return overview;
  }
}

async function findAll(query: string): Promise<readonly RecordHit[]> {
  const hits: RecordHit[] = [];
  for (let from = 0; ; ) {
    const page = await client.connection.sendRequest(findRequest, { uri, query, from });
    hits.push(...(page?.hits ?? []));
    if (!page || page.next === page.total) return hits;
    from = page.next;
  }
}

describe("the records of a session file", () => {
  beforeEach(() => writeFile(path, SESSION));

  it("come in pages, with the beginning of each text", async () => {
    expect(await settled()).toMatchObject({ format: "claude-code", total: 3, bands: [], problems: 0 });
    const page = await ask.page(0);
    expect(page?.rows.map(({ role, line }) => [role, line])).toEqual([
      ["user", 1],
      ["assistant", 2],
      ["tool", 3],
    ]);
    expect(page?.rows[1]?.parts).toMatchObject([
      { use: "argument", tool: "Bash", key: "command", text: "make deploy" },
    ]);
    const printed = page?.rows[2]?.parts[0];
    expect(printed?.text.length).toBeLessThan(300);
    expect(printed?.length).toBe(45_024);
    expect((await ask.page(2))?.rows).toHaveLength(1);
  });

  it("give the rest of a text piece by piece, and the raw line, with credentials masked in both", async () => {
    await settled();
    const pieces: string[] = [];
    for (let from = 0; ; ) {
      const piece = await client.connection.sendRequest(pieceRequest, { uri, record: 2, part: 0, from });
      if (!piece?.text) break;
      pieces.push(piece.text);
      from += piece.text.length;
    }
    const whole = pieces.join("");
    expect(whole).toHaveLength(45_024);
    expect(whole).not.toContain(KEY);
    expect(whole.endsWith(`key ${"•".repeat(KEY.length)}`)).toBe(true);
    const raw = await client.connection.sendRequest(rawPieceRequest, { uri, record: 2, from: 0 });
    expect(raw?.text).toContain('"tool_use_id":"t1"');
    const last = await client.connection.sendRequest(rawPieceRequest, {
      uri,
      record: 2,
      from: (raw?.length ?? 0) - 200,
    });
    expect(last?.text).not.toContain(KEY);
    expect(last?.text).toContain("•••");
  });

  it("are searched turn by turn, upper and lower case alike, and never for what is masked", async () => {
    await settled();
    expect(await findAll("REV-4F9A")).toEqual([{ record: 0, part: 0, start: 12, end: 20 }]);
    expect(await findAll("make DEPLOY")).toEqual([{ record: 1, part: 0, start: 0, end: 11 }]);
    expect(await findAll(KEY)).toEqual([]);
    expect(await findAll("")).toEqual([]);
  });

  it("are read on when the file grows, and anew when it is cut or replaced", async () => {
    const first = await settled();
    await client.connection.sendNotification(watchNotice, { uri, watch: "start" });
    const changed = () => new Promise((done) => client.connection.onNotification(lineageChanged, done));
    let grown = changed();
    await appendFile(path, row(3, "Go on with rev-4f9a2c41."));
    await grown;
    expect(await settled()).toMatchObject({ total: 4, edition: first.edition });
    grown = changed();
    await truncate(path, Buffer.byteLength(row(0, "Deploy from rev-4f9a2c41. Never restart `db-1` by hand.")));
    await grown;
    expect(await settled()).toMatchObject({ total: 1, edition: first.edition + 1 });
    grown = changed();
    await writeFile(`${path}.new`, SESSION + SESSION.replaceAll(/"u(\d)"/g, '"v$1"'));
    await rename(`${path}.new`, path);
    await grown;
    await expect.poll(async () => (await settled()).total).toBe(6);
    grown = changed();
    await appendFile(path, row(9, "After the replacement."));
    await grown;
    await expect.poll(async () => (await settled()).total).toBe(7);
  });

  it("say why there are none", async () => {
    await rm(path);
    expect(await settled()).toMatchObject({ total: 0, failure: expect.stringContaining("no such file") });
    await writeFile(path, "");
    expect(await settled()).toMatchObject({ total: 0 });
    expect(await settled()).not.toHaveProperty("failure");
    await writeFile(path, "not a session\n");
    await client.connection.sendNotification(watchNotice, { uri, watch: "start" });
    await expect.poll(async () => (await settled()).failure).toMatch(/format/);
  });
});

describe("a large session file", () => {
  it("shows its first records before it is read, and its compactions then", async () => {
    const written = writeLargeSession(path, { bytes: 40_000_000 });
    const early = await ask.overview();
    expect(early?.reading?.done).toBeLessThan(written.bytes);
    expect((await ask.page(0))?.rows.length).toBe(50);
    const late = await settled();
    expect(late.total).toBeGreaterThan(early?.total ?? 0);
    expect(late.bands.map(({ line }) => line)).toEqual(written.boundaries.map(({ line }) => line));
    for (const { record } of late.bands) expect((await ask.page(record, 1))?.rows[0]?.role).toBe("summary");
    const hits = await findAll(written.needle);
    expect(hits).toHaveLength(1);
  });

  it("has numbers, a lineage and records that follow it within a moment when it grows", async () => {
    writeLargeSession(path, { bytes: 3_000_000 });
    await client.connection.sendNotification(watchNotice, { uri, watch: "start" });
    const before = await client.connection.sendRequest(statusRequest, { uri });
    expect(before).toMatchObject({ kind: "transcript", generations: 6 });
    const rows = await client.connection.sendRequest(lineageRequest, { uri });
    const { total } = await settled();
    const grown = new Promise((done) => client.connection.onNotification(lineageChanged, done));
    await appendFile(path, row(9, "Do not touch the public schema."));
    await grown;
    expect((await settled()).total).toBe(total + 1);
    const after = await client.connection.sendRequest(statusRequest, { uri });
    expect(after?.constraints).toBe((before?.constraints ?? 0) + 1);
    expect(await client.connection.sendRequest(lineageRequest, { uri })).toHaveLength(rows.length);
    expect(await client.connection.sendRequest(recordAtRequest, { uri, line: 7 })).toBeGreaterThan(0);
    expect(await client.connection.sendRequest(recordAtRequest, { uri, line: 1e9 })).toBeNull();
  });
});
