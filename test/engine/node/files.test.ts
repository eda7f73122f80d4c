import { writeFileSync } from "node:fs";
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAny, readSession, readText } from "../../../engine/node/files.ts";
import { follow } from "../../../engine/node/follow.ts";
import { readRawLine } from "../../../engine/node/raw-line.ts";
import { splitLines } from "../../../engine/node/splitter.ts";
import { rawSpan } from "../../../engine/readers/json.ts";
import { fixturePath, readFixture } from "../readers/drawing.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-files-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** A frame of the zstd format that holds its content unpacked. */
function zstdFrame(content: Buffer): Buffer {
  const header = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58]);
  const blocks: Buffer[] = [];
  for (let at = 0; at < content.length; at += 60_000) {
    const block = content.subarray(at, at + 60_000);
    const last = at + 60_000 >= content.length ? 1 : 0;
    const size = (block.length << 3) | last;
    blocks.push(Buffer.from([size & 0xff, (size >> 8) & 0xff, size >> 16]), block);
  }
  return Buffer.concat([header, ...blocks]);
}

describe("a file", () => {
  it.each([
    "claude-code/two.jsonl",
    "codex/two-opaque.jsonl",
    "pi/v3-branch.jsonl",
    "messages/openai.json",
    "plain-two.txt",
  ])("%s is read to the same session as its text in memory", async (name) => {
    const read = await readSession(fixturePath(name));
    expect("session" in read && read.session).toEqual(readFixture(name));
  });

  it("that is packed with zstd is unpacked as it is read", async () => {
    const path = await file("rollout.jsonl.zst", zstdFrame(await readFile(fixturePath("codex/two-opaque.jsonl"))));
    const read = await readSession(path);
    expect("session" in read && read.session.compactions).toEqual(readFixture("codex/two-opaque.jsonl").compactions);
  });

  it("that is packed and breaks off is read as far as it was packed", async () => {
    const line =
      '{"timestamp":"t","type":"response_item","payload":{"type":"message","role":"user","content":"Grind."}}\n';
    const meta = '{"timestamp":"t","type":"session_meta","payload":{"id":"cx-9"}}\n';
    const whole = zstdFrame(Buffer.from(meta + line.repeat(2000)));
    const read = await readSession(await file("cut.jsonl.zst", whole.subarray(0, -20_000)));
    if ("failure" in read) throw new Error(read.failure.message);
    expect(read.session.records.length).toBeGreaterThan(500);
    expect(read.session.problems.map(({ kind }) => kind)).toEqual(["torn"]);
  });

  it("that is one document and is written while we read it is read again", async () => {
    const text = await readFile(fixturePath("opencode/two.json"), "utf8");
    const path = await file("session.json", text.slice(0, -400));
    const later = setTimeout(() => writeFileSync(path, text), 20);
    const read = await readSession(path);
    clearTimeout(later);
    expect("session" in read && read.session).toEqual(readFixture("opencode/two.json"));
  });

  it("that cannot be read is a failure with its reason, and nothing is thrown", async () => {
    const reasons: Record<string, string> = {
      [join(folder, "absent.jsonl")]: "missing",
      [folder]: "folder",
      [await file("empty.jsonl", "")]: "empty",
      [await file("picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))]: "binary",
      [await file("store.db", "SQLite format 3\0rest")]: "unreadable",
      [await file("wide.md", Buffer.from("\uFEFFuser: a", "utf16le"))]: "binary",
      [await file("notes.md", "# Notes\n\nNothing yet.\n")]: "unknown-format",
      [await file("rows.json", '{"rows": [1, 2, 3]}')]: "unknown-format",
    };
    for (const [path, reason] of Object.entries(reasons)) {
      const read = await readSession(path);
      expect(["failure" in read ? read.failure.reason : "read", path]).toEqual([reason, path]);
    }
  });

  it("that is no transcript is handed over as text", async () => {
    const path = await file("pad.md", "\uFEFF# Plan\n");
    expect(await readAny(path)).toEqual({ source: { name: path, text: "# Plan\n", bytes: 10 } });
    expect(await readText(path)).toEqual({ source: { name: path, text: "# Plan\n", bytes: 10 } });
  });

  it("with a line larger than several chunks keeps its offsets", async () => {
    const big = "é".repeat(1_700_000);
    const rows = ["a", big, "c"].map((content) => JSON.stringify({ role: "user", content }));
    const read = await readSession(await file("big.jsonl", `\uFEFF${rows.join("\n")}\n`));
    if ("failure" in read) throw new Error(read.failure.message);
    const [first, second, third] = read.session.records;
    expect([first?.bytes.start, first?.at]).toEqual([3, 0]);
    expect(second?.texts[0]?.text.length).toBe(big.length);
    expect(third?.at).toBe((rows[0]?.length ?? 0) + (rows[1]?.length ?? 0) + 2);
    expect(third?.bytes.start).toBe(3 + Buffer.byteLength(`${rows[0]}\n${rows[1]}\n`));
  });

  it("tells how far its reading is, and stops when asked", async () => {
    const path = await file(
      "long.jsonl",
      `${JSON.stringify({ role: "user", content: "x".repeat(2_500_000) })}\n`.repeat(2),
    );
    const seen: number[] = [];
    await readSession(path, { onProgress: (done, total) => seen.push(Math.round((100 * done) / total)) });
    expect(seen.at(-1)).toBe(100);
    expect(seen.length).toBeGreaterThan(3);
    const stopped = await readSession(path, { signal: AbortSignal.abort() });
    expect("failure" in stopped && stopped.failure.reason).toBe("aborted");
  });
});

describe("a live session", () => {
  it("grows line by line, leaves a half-written line alone, and starts anew when it was replaced", async () => {
    const rows = (await readFile(fixturePath("claude-code/one.jsonl"), "utf8")).trimEnd().split("\n");
    const path = await file("live.jsonl", `${rows.slice(0, 4).join("\n")}\n`);
    const follower = follow(path);
    const look = async () => {
      const read = await follower.look();
      if ("failure" in read) throw new Error(read.failure.message);
      return [read.session.records.length, read.session.compactions.length, read.session.problems.length];
    };
    expect(await look()).toEqual([4, 0, 0]);
    await appendFile(path, `${rows[4]}\n${rows[5]?.slice(0, 40)}`);
    expect(await look()).toEqual([5, 0, 0]);
    await appendFile(path, `${rows[5]?.slice(40)}\n${rows.slice(6).join("\n")}\n`);
    expect(await look()).toEqual([10, 1, 0]);
    await truncate(path, Buffer.byteLength(`${rows[0]}\n`));
    expect(await look()).toEqual([1, 0, 0]);
  });
});

describe("a record's raw line", () => {
  it.each(["claude-code/damage.jsonl", "codex/none.jsonl", "pi/damage.jsonl"])(
    "of %s leads every text back to its words",
    async (name) => {
      const bytes = await readFile(fixturePath(name));
      const path = await file("marked.jsonl", Buffer.concat([Buffer.from("\uFEFF"), bytes]));
      const read = await readSession(path);
      if ("failure" in read) throw new Error(read.failure.message);
      for (const record of read.session.records) {
        const line = (await readRawLine(path, record.bytes)) ?? "";
        for (const each of record.texts) {
          const { start, end } = rawSpan(each, line, { start: 0, end: each.text.length });
          let raw = line.slice(start, end);
          if (each.via) raw = JSON.parse(`"${raw}"`);
          expect(each.escaped ? JSON.parse(`"${raw}"`) : raw).toBe(each.text);
        }
      }
    },
  );

  it("is not made up where the file is gone or packed", async () => {
    const path = await file("packed.zst", zstdFrame(Buffer.from('{"role":"user"}')));
    expect(await readRawLine(path, { start: 0, end: 10 })).toBeUndefined();
    expect(await readRawLine(`${path}.gone`, { start: 0, end: 10 })).toBeUndefined();
    expect(await readRawLine(path, { start: 0, end: 1000 })).toBeUndefined();
  });
});

describe("splitting", () => {
  it("gives the same lines however the bytes come in", () => {
    const bytes = Buffer.from("\uFEFFeins\r\nzwei é 漢 😀\n\n\nlast");
    const whole = splitLines();
    const expected = [...whole.push(bytes), whole.rest()];
    expect(expected.map((line) => line?.text)).toEqual(["eins", "zwei é 漢 😀", "", "", "last"]);
    for (let size = 1; size < bytes.length; size += 1) {
      const splitter = splitLines();
      const lines = [];
      for (let at = 0; at < bytes.length; at += size) lines.push(...splitter.push(bytes.subarray(at, at + size)));
      expect([...lines, splitter.rest()]).toEqual(expected);
    }
  });
});
