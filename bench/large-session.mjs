// node bench/large-session.mjs OUT.jsonl MEGABYTES [CHARACTERS]: a session with the shares of a real one, for benches and for trying things out.
import { load } from "./measure.mjs";

const [path, megabytes, sent] = process.argv.slice(2);
if (path === undefined || !(Number(megabytes) > 0)) {
  console.error("node bench/large-session.mjs OUT.jsonl MEGABYTES [CHARACTERS of tool output sent in a window]");
  process.exit(2);
}
const { writeLargeSession } = await load("test/harness/large-session.ts");
const more = sent === undefined ? {} : { sentPerWindow: Number(sent) };
console.log(writeLargeSession(path, { bytes: Number(megabytes) * 1e6, ...more }));
