/** Opens the connection (`--stdio` or Node's IPC). The same file is the background thread of its own. */
import { setFlagsFromString } from "node:v8";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { answerFrom, deskAcross } from "./background.ts";
import { outside } from "./outside.ts";
import { serve } from "./server.ts";

/** Megabytes: what a thread has just made, and all it may keep. Roomier ones are hardly faster, and what they take stays taken. */
const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 1024 };

// Each expression runs over megabytes: it is compiled for that at once. This alone is a tenth of reading a session.
setFlagsFromString("--no-regexp-tier-up");
// A heap that grows in small steps: a large session peaks a fifth lower, and is read as fast.
setFlagsFromString("--heap-growing-percent=30");

if (isMainThread) {
  const connection = createConnection(ProposedFeatures.all);
  const far = deskAcross(
    () => new Worker(__filename, { resourceLimits: LIMITS }),
    (message) => connection.console.error(message),
  );
  serve(connection, outside, far);
} else if (parentPort) answerFrom(parentPort);
