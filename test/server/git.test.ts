import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outside } from "../../server/outside.ts";
import { earlierRequest, gateRequest, trustGranted } from "../../server/protocol/requests.ts";
import { type Client, startClient } from "./client.ts";

const COMMITTED = "# Plan\n\n- Never restart `db-1` by hand.\n- Roll out.\n";
const REWRITTEN = "# Plan\n\n- Roll out.\n";
let folder: string;
let client: Client;
let uri: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-test-"));
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.org", ...args], { cwd: folder });
  await writeFile(join(folder, "plan.md"), COMMITTED);
  git("init", "-q");
  git("add", ".");
  git("commit", "-q", "-m", "first");
  await writeFile(join(folder, "plan.md"), REWRITTEN);
  uri = pathToFileURL(join(folder, "plan.md")).href;
});
afterEach(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});

const against = async (): Promise<string | undefined> =>
  (await client.connection.sendRequest(gateRequest, { uri }).catch(() => undefined))?.against;

describe("a pad under Git", () => {
  it("is compared with HEAD where the workspace is trusted", async () => {
    client = await startClient({ world: outside, start: { trusted: true } });
    await client.open(uri, REWRITTEN);
    await expect.poll(against).toBe("HEAD");
    expect(await client.connection.sendRequest(gateRequest, { uri })).toMatchObject({ decision: "refuse" });
    expect(await client.connection.sendRequest(earlierRequest, { uri })).toMatchObject({ text: COMMITTED });
  });

  it("is compared with the version that was opened where it is not, until trust is granted", async () => {
    let asked = 0;
    const earlier = (path: string) => {
      asked += 1;
      return outside.earlier(path);
    };
    client = await startClient({ world: { ...outside, earlier } });
    await client.open(uri, REWRITTEN);
    expect(await against()).toBe("the version that was opened");
    expect(asked).toBe(0);
    await client.connection.sendNotification(trustGranted, {});
    await expect.poll(against).toBe("HEAD");
  });
});
