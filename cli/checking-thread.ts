/** The far end of `checking.ts`: a thread that checks the files it takes. */
import { parentPort } from "node:worker_threads";
import { type CheckOrder, checkNext } from "./checking.ts";
import type { Io } from "./command.ts";

/** Waits for an order, checks files until none is left, and says of each what came of it, then "done". */
export function answerChecks(io: Io): void {
  parentPort?.once("message", (order: CheckOrder) => {
    void checkNext(order, io, (outcome) => parentPort?.postMessage(outcome)).then(() =>
      parentPort?.postMessage("done"),
    );
  });
}
