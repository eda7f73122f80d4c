import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { builtCli } from "./built.ts";

vi.setConfig({ testTimeout: 60_000 });

let root = "";
let client: Client;
beforeAll(async () => {
  const built = await builtCli();
  root = built.folder;
  client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [built.program, "mcp"],
      cwd: root,
      env: { PATH: process.env.PATH ?? "", HOME: root, XDG_DATA_HOME: join(root, "data") },
    }),
  );
}, 120_000);
afterAll(async () => {
  await client.close();
  rmSync(root, { recursive: true, force: true });
});

/** A tool's answer as the client gets it; its value is whatever the tool says. */
interface Said {
  readonly refused: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: expectations look into it
  readonly value: any;
}

async function call(name: string, input: Record<string, unknown>): Promise<Said> {
  const { content, isError } = (await client.callTool({ name, arguments: input })) as CallToolResult;
  const [first] = content;
  return { refused: isError ?? false, value: first?.type === "text" ? JSON.parse(first.text) : undefined };
}

test("every tool is listed with a schema and says whether it changes anything", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "classify",
    "gate",
    "seal",
    "spill",
    "resolve",
    "rehydrate",
    "reconstruct",
    "contract",
  ]);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint === false).map(({ name }) => name)).toEqual([
    "spill",
  ]);
});

test("arguments that do not fit are a refusal that names the field", async () => {
  expect(await call("gate", { before: 1, after: "" })).toMatchObject({
    refused: true,
    value: { codes: ["bad-arguments"], reason: expect.stringContaining("before") },
  });
  expect(await call("nothing", {})).toMatchObject({ refused: true, value: { codes: ["unknown-tool"] } });
});

test("a text is cut into what must be copied and what may be summarized", async () => {
  const { value } = await call("classify", { text: "Do not touch `ledger_archive`. We talked about rev-4f9a2c." });
  expect(value.map(({ kind }: { kind: string }) => kind)).toEqual(["constraint", "narrative", "handle", "narrative"]);
});

test("a lossy rewrite is refused with codes and what to fetch again; a faithful one is not", async () => {
  const before = "- Never restart the broker by hand.\n";
  expect(await call("gate", { before, after: "- Take care.\n" })).toMatchObject({
    refused: true,
    value: { codes: ["constraint-lost"], refetch: ["Never restart the broker by hand"] },
  });
  expect(await call("gate", { before, after: before })).toMatchObject({ refused: false, value: { verdict: "allow" } });
});

test("what was spilled resolves by address and by handle, and nothing else does", async () => {
  const { value } = await call("spill", { text: "roll back to rev-4f9a2c" });
  expect(value.notice).toContain(value.address);
  expect(await call("resolve", { what: value.address })).toMatchObject({
    refused: false,
    value: { text: "roll back to rev-4f9a2c" },
  });
  expect(await call("resolve", { what: "rev-4f9a2c" })).toMatchObject({
    refused: false,
    value: { places: [{ line: "roll back to rev-4f9a2c" }] },
  });
  expect(await call("resolve", { what: "the revision" })).toMatchObject({
    refused: true,
    value: { refetch: ["the revision"] },
  });
});

test("credentials never reach the store", async () => {
  const secret = "ghp_0123456789abcdefghijABCDEFGHIJ012345";
  const { value } = await call("spill", { text: `GITHUB_TOKEN=${secret}` });
  expect(value.masked).toBe(true);
  expect((await call("resolve", { what: value.address })).value.text).not.toContain(secret);
});

test("a record gives back what its handles lead to, and refuses a query without one", async () => {
  await call("spill", { text: "lock token mig-91c4 is held by the reporting job" });
  const record = {
    version: 1,
    summary: "",
    handles: [{ text: "mig-91c4", subtype: "id" }],
    constraints: [],
    negativeFacts: [],
    reversible: false,
    degraded: false,
    depth: 1,
    droppedRange: { start: 0, end: 3 },
    digest: `sha256:${"0".repeat(64)}`,
    lossClass: "LOSSY_GIST",
    ancestors: [],
    summaries: [],
  };
  const found = await call("rehydrate", { record, query: "who holds mig-91c4?" });
  expect(found.value.found[0]).toMatchObject({ handle: "mig-91c4", verified: false });
  expect(await call("rehydrate", { record, query: "who holds the lock?" })).toMatchObject({
    refused: true,
    value: { codes: ["no-handle-in-query"] },
  });
});

test("a lossy artifact is a prior for thinking and no ground for acting", async () => {
  const artifact = { text: "roll back to rev-4f9a2c" };
  expect(await call("reconstruct", { artifact, operation: "plan" })).toMatchObject({
    refused: false,
    value: { literals: [{ verified: false }] },
  });
  expect(await call("reconstruct", { artifact, operation: "commit" })).toMatchObject({
    refused: true,
    value: { codes: ["lossy", "absent"], refetch: ["rev-4f9a2c"] },
  });
});

test("rules of a pad move into its sealed region", async () => {
  const { value } = await call("seal", { text: "# Pad\n\n- Never restart the broker by hand.\n" });
  expect(value.text).toContain("- [constraint] Never restart the broker by hand.");
});

test("a contract is made of a path or a text, and of nothing else", async () => {
  writeFileSync(join(root, "pad.md"), "- Never restart the broker by hand.\n");
  expect((await call("contract", { path: "pad.md" })).value.text).toContain("Never restart the broker by hand");
  expect((await call("contract", { text: "- Never restart the broker by hand.\n" })).refused).toBe(false);
  expect(await call("contract", {})).toMatchObject({ refused: true });
  expect(await call("contract", { path: "gone.md" })).toMatchObject({ refused: true, value: { codes: ["bad-input"] } });
});
