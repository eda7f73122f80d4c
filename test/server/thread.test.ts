import { fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";
import {
  createProtocolConnection,
  InitializeRequest,
  IPCMessageReader,
  IPCMessageWriter,
} from "vscode-languageserver-protocol/node";
import { lineageRequest } from "../../server/protocol/requests.ts";

it("the built server answers over Node's IPC and reads sessions on a thread of its own", async () => {
  const folder = await mkdtemp(join(tmpdir(), "palimpsest-test-"));
  const outfile = join(folder, "server.cjs");
  await build({
    entryPoints: ["server/main.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "cjs",
    mainFields: ["module", "main"],
  });
  const file = join(folder, "session.txt");
  await writeFile(file, "user: never push to `main`\nassistant: ok\nsummary: ok\nuser: go\n");
  const server = fork(outfile, ["--node-ipc"], { silent: true });
  const connection = createProtocolConnection(new IPCMessageReader(server), new IPCMessageWriter(server));
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities: {} });
  expect(await connection.sendRequest(lineageRequest, { uri: pathToFileURL(file).href })).toHaveLength(1);
  await expect(connection.sendRequest(lineageRequest, { uri: pathToFileURL(folder).href })).rejects.toThrow(
    "is a folder",
  );
  connection.dispose();
  server.kill();
  await rm(folder, { recursive: true });
});
