/** A client whose server reads the real disk, with a folder of the test's own on it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outside } from "../../server/outside.ts";
import { type Client, startClient } from "./client.ts";

/** A client with a folder that goes when the client is closed. */
export interface ClientOnDisk extends Client {
  readonly folder: string;
}

/** Starts such a client; the folder is empty. */
export async function startOnDisk(): Promise<ClientOnDisk> {
  const client = await startClient({ world: outside });
  const folder = await mkdtemp(join(tmpdir(), "palimpsest-server-"));
  return {
    ...client,
    folder,
    async close() {
      await client.close();
      await rm(folder, { recursive: true });
    },
  };
}
