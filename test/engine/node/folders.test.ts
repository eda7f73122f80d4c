import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSession } from "../../../engine/node/files.ts";
import { isSessionFolder, sessionPaths } from "../../../engine/node/folders.ts";
import type { Session } from "../../../engine/session.ts";
import { drawCompactions, drawProblems, drawTexts, fixturePath, readFixture } from "../readers/drawing.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-folders-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function put(name: string, value: unknown): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), typeof value === "string" ? value : JSON.stringify(value));
}

async function read(name: string): Promise<Session> {
  const found = await readSession(join(folder, name));
  if ("failure" in found) throw new Error(found.failure.message);
  return found.session;
}

const parsed = async (name: string) => JSON.parse(await readFile(fixturePath(name), "utf8"));

describe("a folder of small files", () => {
  it("of OpenHands' events is read in the order of their numbers, without the one that is being written", async () => {
    for (const [at, event] of (await parsed("openhands/two.json")).entries()) {
      await put(`conv/events/event-${String(at).padStart(5, "0")}-${event.id}.json`, event);
    }
    await put("conv/events/event-00009-torn.json", '{"id":"e10","kind":"Mess');
    await put("conv/base_state.json", {});
    const whole = readFixture("openhands/two.json");
    for (const name of ["conv", "conv/events"]) {
      expect(drawCompactions(await read(name))).toEqual(drawCompactions(whole));
      expect(drawTexts(await read(name))).toEqual(drawTexts(whole));
      expect(drawProblems(await read(name))).toEqual(["damaged × 1"]);
      expect(await isSessionFolder(join(folder, name))).toBe(true);
    }
  });

  it("of opencode's storage is one session for each file that describes one", async () => {
    const { info, messages } = await parsed("opencode/two.json");
    await put(`storage/session/loom/${info.id}.json`, { ...info, time: { updated: 2 } });
    await put("storage/session/loom/ses_0older.json", { id: "ses_0older", time: { updated: 1 } });
    for (const { info: message, parts } of messages) {
      await put(`storage/message/${info.id}/${message.id}.json`, message);
      for (const part of parts) await put(`storage/part/${message.id}/${part.id}.json`, part);
    }
    const whole = readFixture("opencode/two.json");
    for (const name of [`storage/session/loom/${info.id}.json`, "storage", ""]) {
      expect(drawCompactions(await read(name))).toEqual(drawCompactions(whole));
    }
    expect(await isSessionFolder(join(folder, "storage"))).toBe(false);
  });

  it("of opencode's storage has a session's sub-agents in it, those of sub-agents too, and counts damaged files", async () => {
    const said = async (session: string, message: string, words: string): Promise<void> => {
      await put(`agents/storage/message/${session}/${message}.json`, { id: message, role: "user", sessionID: session });
      await put(`agents/storage/part/${message}/prt_${message}.json`, {
        id: `prt_${message}`,
        type: "text",
        text: words,
      });
    };
    const about = (id: string, parentID?: string) => ({ id, parentID, directory: "/srv/loom", time: { updated: 1 } });
    await put("agents/storage/session/loom/ses_1.json", about("ses_1"));
    await put("agents/storage/session/loom/ses_2.json", about("ses_2", "ses_1"));
    await put("agents/storage/session/loom/ses_3.json", about("ses_3", "ses_2"));
    await said("ses_1", "msg_1", "Weave it.");
    await said("ses_2", "msg_2", "Count the bobbins.");
    await said("ses_3", "msg_3", "Fetch them.");
    await put("agents/storage/message/ses_2/msg_9.json", "{");
    for (const name of ["agents/storage/session/loom/ses_1.json", "agents"]) {
      const session = await read(name);
      expect(session.records.map(({ agent, texts }) => [agent ?? "main", texts[0]?.text])).toEqual([
        ["main", "Weave it."],
        ["ses_2", "Count the bobbins."],
        ["ses_3", "Fetch them."],
      ]);
      expect(drawProblems(session)).toEqual(["damaged × 1"]);
    }
    expect((await read("agents/storage/session/loom/ses_3.json")).id).toBe("ses_3");
  });

  it("of anything else is no session", async () => {
    await put("other/notes.json", []);
    expect(await readSession(join(folder, "other"))).toMatchObject({ failure: { reason: "folder" } });
  });
});

describe("a list of files", () => {
  it("has the parts of one session put together", () => {
    expect(
      sessionPaths([
        "a.jsonl",
        "c/events/event-00000-x.json",
        "c/events/event-00001-y.json",
        "events/7.json",
        "storage/message/ses_1/msg_1.json",
        "storage/part/msg_1/prt_1.json",
        "storage/session/p/ses_1.json",
        "s/1.compaction.json",
        "s/1.messages.json",
        "s/2.compaction.json",
        "t/api_conversation_history.json",
        "t/ui_messages.json",
      ]),
    ).toEqual([
      "a.jsonl",
      "c/events",
      "events",
      "storage/session/p/ses_1.json",
      "s/1.messages.json",
      "s/2.compaction.json",
      "t/api_conversation_history.json",
    ]);
  });
});
