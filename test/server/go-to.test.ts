import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lineageChanged, watchNotice } from "../../server/protocol/requests.ts";
import type { ItemName } from "../../server/protocol/session.ts";
import { goToRequest, occurrencesRequest } from "../../server/protocol/session-requests.ts";
import { type ClientOnDisk, startOnDisk } from "./on-disk.ts";

const KEY = "AKIAIOSFODNN7EXAMPLE";

const SESSION = `user: Deploy from rev-4f9a2c41 with the key ${KEY}. Never restart \`db-1\` by hand.
assistant: I will deploy rev-4f9a2c41 to eu-west-2b.
tool: deployed rev-4f9a2c41 to eu-west-2b
summary: The service was deployed to eu-west-2b.
user: go on in eu-west-2b with src/app/main.ts
`;

let client: ClientOnDisk;
let path: string;
let uri: string;
beforeEach(async () => {
  client = await startOnDisk();
  path = join(client.folder, "session.txt");
  uri = pathToFileURL(path).href;
  await writeFile(path, SESSION);
  await client.connection.sendNotification(watchNotice, { uri, watch: "start" });
});
afterEach(() => client.close());

const goTo = (query: string) => client.connection.sendRequest(goToRequest, { uri, query });
const placesOf = (name: ItemName) => client.connection.sendRequest(occurrencesRequest, { uri, ...name });

describe("going to an item of a session", () => {
  it("lists what is gone first, each with its fate, its first line and how often it stands there", async () => {
    const { found, total } = await goTo("");
    expect(found).toHaveLength(total);
    expect(found[0]).toMatchObject({ kind: "constraint", fate: { state: "lost", number: 1 }, line: 1, places: 1 });
    expect(found.find(({ text }) => text === "rev-4f9a2c41")).toEqual({
      kind: "handle",
      subtype: expect.any(String),
      text: "rev-4f9a2c41",
      fate: { state: "lost", number: 1 },
      line: 1,
      places: 3,
    });
    const later = found.find(({ text }) => text === "src/app/main.ts");
    expect(later).toMatchObject({ line: 5, places: 1 });
    expect(later).not.toHaveProperty("fate");
  });

  it("finds by any part of the text, upper and lower case alike, the closest first", async () => {
    expect((await goTo("REV-4F")).found.map(({ text }) => text)).toContain("rev-4f9a2c41");
    expect((await goTo("eu-west-2b")).found[0]?.text).toBe("eu-west-2b");
    expect(await goTo("nowhere")).toEqual({ found: [], total: 0 });
  });

  it("knows no credential, and tells none", async () => {
    expect((await goTo(KEY)).total).toBe(0);
    expect(JSON.stringify(await goTo(""))).not.toContain(KEY);
  });

  it("gives every place of an item in the order of the records", async () => {
    const found = await placesOf({ kind: "handle", text: "eu-west-2b" });
    expect(found?.hits.map(({ record }) => record)).toEqual([1, 2, 3, 4]);
    expect(found?.total).toBe(5);
    expect(found?.hits[0]).toEqual({ record: 1, part: 0, start: 30, end: 40 });
    expect(await placesOf({ kind: "constraint", text: "eu-west-2b" })).toBeNull();
  });

  it("finds what came to the file since", async () => {
    expect((await goTo("rev-9d8c7b6a")).total).toBe(0);
    const grown = new Promise((done) => client.connection.onNotification(lineageChanged, done));
    await appendFile(path, "assistant: now rev-9d8c7b6a\n");
    await grown;
    expect((await goTo("rev-9d8c7b6a")).found).toMatchObject([{ line: 6, places: 1 }]);
  });

  it("says which file cannot be read", async () => {
    const gone = pathToFileURL(join(client.folder, "gone.jsonl")).href;
    const asked = client.connection.sendRequest(goToRequest, { uri: gone, query: "" });
    await expect(asked).rejects.toThrow("gone.jsonl no such file");
  });
});
