import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contractRequest, reportRequest } from "../../server/protocol/hand-out-requests.ts";
import { type Client, startClient } from "./client.ts";

const PAD = "file:///work/plan.md";
const SESSION = "file:///work/talk.jsonl";
const TOKEN = `ghp_${"a1B2c3D4e5F6".repeat(3)}`;

let client: Client;
beforeEach(async () => {
  client = await startClient();
});
afterEach(() => client.close());

describe("the contract", () => {
  it("holds the rules of a pad word for word, and no credential", async () => {
    await client.open(PAD, `# Plan\n\n- Never restart \`db-1\` by hand.\n- Never use \`${TOKEN}\` again.\n`);
    const contract = await client.connection.sendRequest(contractRequest, { uri: PAD });
    expect(contract).toContain("Never restart `db-1` by hand.");
    expect(contract).toContain("Never use ");
    expect(contract).not.toContain(TOKEN);
  });

  it("is empty where nothing has to be kept", async () => {
    await client.open(PAD, "# Plan\n");
    expect(await client.connection.sendRequest(contractRequest, { uri: PAD })).toBe("");
  });
});

describe("the report", () => {
  const painter = mkdtempSync(join(tmpdir(), "palimpsest-painter-"));
  for (const name of ["webview.js", "webview.css", "codicon.ttf"]) writeFileSync(join(painter, name), "");
  afterEach(() => rmSync(painter, { recursive: true, force: true }));

  it("quotes the session on request only, and names it", async () => {
    await client.open(SESSION, readFileSync("examples/deployment.jsonl", "utf8"));
    const of = { uri: SESSION, name: "talk.jsonl", painter: pathToFileURL(painter).href };
    const quoted = await client.connection.sendRequest(reportRequest, { ...of, kind: "quoted" });
    const redacted = await client.connection.sendRequest(reportRequest, { ...of, kind: "redacted" });
    expect(quoted).toContain("<title>talk.jsonl: compaction lineage</title>");
    expect(quoted).toContain("Do not retry writes after a 5xx");
    expect(redacted).toContain('data-report="redacted"');
    expect(redacted).not.toContain("retry writes");
  });
});
