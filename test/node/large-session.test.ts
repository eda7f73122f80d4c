import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readSession } from "../../engine/node/files.ts";
import { writeLargeSession } from "../harness/large-session.ts";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-large-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a generated session", () => {
  const path = join(folder, "session.jsonl");
  const written = writeLargeSession(path, { bytes: 20_000_000 });
  const rows = readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => ({
      length: Buffer.byteLength(line),
      row: JSON.parse(line) as { type: string; subtype?: string; toolUseResult?: object },
    }));
  const share = (of: (row: (typeof rows)[number]["row"]) => boolean): number =>
    rows.filter(({ row }) => of(row)).reduce((sum, { length }) => sum + length, 0) / written.bytes;

  it("has the shares of a real one", () => {
    expect(share(({ type }) => type === "progress")).toBeCloseTo(0.57, 1);
    expect(share(({ toolUseResult }) => toolUseResult !== undefined)).toBeCloseTo(0.3, 1);
    expect(written.bytes / 20_000_000).toBeCloseTo(1, 0);
  });

  it("has six compactions where it says", async () => {
    expect(rows.filter(({ row }) => row.subtype === "compact_boundary")).toHaveLength(6);
    const read = await readSession(path);
    if (!("session" in read)) throw new Error(read.failure.message);
    expect(read.session.compactions.map(({ line }) => line)).toEqual(written.boundaries.map(({ line }) => line));
    expect(read.session.problems).toEqual([]);
  });

  it("is the same in every run", () => {
    const again = join(folder, "again.jsonl");
    writeLargeSession(again, { bytes: 20_000_000 });
    expect(readFileSync(again).equals(readFileSync(path))).toBe(true);
  });
});
