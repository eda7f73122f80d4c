/** A Redis server of the tests' own on a Unix socket, installed with apt-get where it is missing and may be installed. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A running server. */
export interface RedisServer {
  readonly url: string;
  /** Port on the loopback address. */
  readonly port: number;
  stop(): Promise<void>;
}

const find = (): string | undefined =>
  ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"].find((path) =>
    existsSync(path),
  );

/** Path of the server; undefined where it is not there and cannot be installed. */
export function needRedis(): string | undefined {
  const found = find();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-q"], { env, stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "redis-server"], { env, stdio: "ignore" });
  return find();
}

/** Starts the server with an empty database that is never written to disk, and waits until it answers. */
export async function startRedis(program: string): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-redis-"));
  const port = 20_000 + (process.pid % 20_000);
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const child: ChildProcess = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
  await new Promise<void>((ready, failed) => {
    child.stdout?.on("data", (data: Buffer) => data.includes("Ready to accept connections") && ready());
    child.once("exit", (code) => failed(new Error(`redis-server ended with ${code}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async stop() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
