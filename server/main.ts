/** Opens the connection (`--stdio` or Node's IPC). The same file is the background thread of its own. */
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { answerFrom, deskAcross } from "./background.ts";
import { outside } from "./outside.ts";
import { serve } from "./server.ts";

if (isMainThread) {
  const connection = createConnection(ProposedFeatures.all);
  const far = deskAcross(
    () => new Worker(__filename),
    (message) => connection.console.error(message),
  );
  serve(connection, outside, far);
} else if (parentPort) answerFrom(parentPort);
