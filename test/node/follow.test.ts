import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { itemsOf } from "../../engine/items.ts";
import { readSession } from "../../engine/node/files.ts";
import { type Follower, follow } from "../../engine/node/follow.ts";
import { passagesOfSession } from "../../engine/passages.ts";
import { writeLargeSession } from "../harness/large-session.ts";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-follow-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const row = (id: number, text: string): string =>
  `${JSON.stringify({ parentUuid: id === 0 ? null : `u${id - 1}`, uuid: `u${id}`, sessionId: "s", type: "user", message: { role: "user", content: text } })}\n`;

const textsOf = async (follower: Follower): Promise<readonly string[]> => {
  const read = await follower.look();
  if (!("session" in read)) throw new Error(read.failure.message);
  return read.session.records.flatMap(({ texts }) => texts.map(({ text }) => text));
};

describe("a followed file", () => {
  it("is read on from where it was, and a line only when it has its end", async () => {
    const path = join(folder, "grows.jsonl");
    writeFileSync(path, row(0, "one"));
    const follower = follow(path);
    expect(await textsOf(follower)).toEqual(["one"]);
    const next = row(1, "two");
    appendFileSync(path, next.slice(0, 40));
    expect(await textsOf(follower)).toEqual(["one"]);
    appendFileSync(path, next.slice(40));
    expect(await textsOf(follower)).toEqual(["one", "two"]);
    expect(follower.soFar()).toMatchObject({ edition: 1, done: readFileSync(path).length, format: "claude-code" });
  });

  it("is read anew when it was cut", async () => {
    const path = join(folder, "cut.jsonl");
    writeFileSync(path, row(0, "one") + row(1, "two"));
    const follower = follow(path);
    expect(await textsOf(follower)).toEqual(["one", "two"]);
    truncateSync(path, row(0, "one").length);
    expect(await textsOf(follower)).toEqual(["one"]);
    expect(follower.soFar()?.edition).toBe(2);
  });

  it("is read anew when another file took its name, even a longer one", async () => {
    const path = join(folder, "replaced.jsonl");
    writeFileSync(path, row(0, "one"));
    const follower = follow(path);
    expect(await textsOf(follower)).toEqual(["one"]);
    writeFileSync(`${path}.new`, row(0, "other") + row(1, "file"));
    renameSync(`${path}.new`, path);
    expect(await textsOf(follower)).toEqual(["other", "file"]);
  });

  it("is read anew when it was written over in place, even with more than before", async () => {
    const path = join(folder, "rewritten.jsonl");
    writeFileSync(path, row(0, "one"));
    const follower = follow(path);
    expect(await textsOf(follower)).toEqual(["one"]);
    writeFileSync(path, row(0, "two") + row(1, "three"));
    expect(await textsOf(follower)).toEqual(["two", "three"]);
  });

  it("that is gone says so, and is followed again when it is back", async () => {
    const path = join(folder, "gone.jsonl");
    writeFileSync(path, row(0, "one"));
    const follower = follow(path);
    await textsOf(follower);
    rmSync(path);
    expect(await follower.look()).toHaveProperty("failure");
    writeFileSync(path, row(0, "back"));
    expect(await textsOf(follower)).toEqual(["back"]);
  });

  it("shows its records while it is read", async () => {
    const path = join(folder, "long.jsonl");
    writeLargeSession(path, { bytes: 8_000_000 });
    const follower = follow(path);
    const done: number[] = [];
    const looking = follower.look();
    const timer = setInterval(() => done.push(follower.soFar()?.records.length ?? 0), 0);
    const read = await looking;
    clearInterval(timer);
    if (!("session" in read)) throw new Error(read.failure.message);
    const total = read.session.records.length;
    expect(done.some((count) => 0 < count && count < total)).toBe(true);
    expect(follower.soFar()?.records).toHaveLength(total);
  });
});

describe("a file with much more text than is kept", () => {
  const path = join(folder, "heavy.jsonl");
  writeLargeSession(path, { bytes: 60_000_000, sentPerWindow: 5_000_000, compactions: 2 });

  it("keeps what was asked for lately, however often it is asked for", async () => {
    const path = join(folder, "lately.jsonl");
    const [first, second] = ["a".repeat(1_500_000), "b".repeat(1_500_000)];
    writeFileSync(path, row(0, "x".repeat(7_999_000)) + row(1, first) + row(2, second));
    const follower = follow(path);
    for (let time = 0; time < 5; time += 1) expect((await textsOf(follower)).slice(1)).toEqual([first, second]);
    const read = await follower.look();
    const texts = "session" in read ? read.session.records.slice(1).flatMap((record) => record.texts) : [];
    for (let time = 0; time < 5; time += 1) for (const { text } of texts) expect(text.length).toBe(1_500_000);
    writeFileSync(path, "-".repeat(readFileSync(path).length));
    expect(texts.map(({ text }) => text.charAt(0))).toEqual(["a", "b"]);
  });

  it("has the same texts whether they are kept or read again from disk", async () => {
    const read = await readSession(path);
    if (!("session" in read)) throw new Error(read.failure.message);
    const lines = readFileSync(path, "utf8").split("\n");
    let again = 0;
    for (const record of read.session.records) {
      for (const text of record.texts) {
        if ("value" in (Object.getOwnPropertyDescriptor(text, "text") ?? {})) continue;
        again += 1;
        const raw = lines[record.line - 1]?.slice(text.raw.start, text.raw.end) ?? "";
        expect(text.text).toBe(text.escaped ? JSON.parse(`"${raw}"`) : raw);
      }
    }
    expect(again).toBeGreaterThan(20);
  });

  it("is searched as far back as a window reaches", async () => {
    const read = await readSession(path);
    if (!("session" in read)) throw new Error(read.failure.message);
    const { session } = read;
    const passages = passagesOfSession(session);
    const inTools = passages.filter(({ form }) => form === "plain").reduce((sum, { text }) => sum + text.length, 0);
    const all = session.records.flatMap(({ texts }) => texts.filter(({ use }) => use === "result"));
    expect(inTools).toBeLessThan(8_000_000);
    expect(all.reduce((sum, { text }) => sum + text.length, 0)).toBeGreaterThan(10_000_000);
    const people = session.records.filter(({ role }) => role === "user").length;
    expect(new Set(passages.filter(({ provenance }) => provenance === "user").map(({ record }) => record)).size).toBe(
      people,
    );
    expect(
      itemsOf(passages.slice(0, 50)).items.every(
        ({ text, span, passage }) => passages[passage]?.text.slice(span.start, span.end) === text,
      ),
    ).toBe(true);
  });
});
