/** A desk on another thread, so that a session of fifty megabytes never keeps the editor waiting. */
import type { MessagePort, Worker } from "node:worker_threads";
import { createDesk, type Desk } from "./desk.ts";

type Order = { readonly [Name in keyof Desk]: readonly [Name, ...Parameters<Desk[Name]>] }[keyof Desk];

interface Letter {
  readonly id: number;
  readonly order: Order;
}

interface Reply {
  readonly id: number;
  readonly answer?: unknown;
  readonly failed?: string;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** The near end: a desk whose work is done by a thread, which is started when it is first needed. */
export function deskAcross(start: () => Worker, log: (message: string) => void): Desk & { readonly close: () => void } {
  const waiting = new Map<number, Waiting>();
  /** What a thread has to know that starts late, or again after one that broke down. */
  const standing = new Map<string, Order>();
  let worker: Worker | undefined;
  let last = 0;
  const open = (): Worker => {
    const made = start();
    made.on("message", ({ id, answer, failed }: Reply) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (failed === undefined) one?.resolve(answer);
      else one?.reject(new Error(failed));
    });
    made.on("error", (error) => log(`the background thread stopped: ${error.message}`));
    made.on("exit", () => {
      for (const one of waiting.values()) one.reject(new Error("the background thread stopped"));
      waiting.clear();
      worker = undefined;
    });
    for (const order of standing.values()) made.postMessage({ id: 0, order } satisfies Letter);
    return made;
  };
  const send = (order: Order): void => worker?.postMessage({ id: 0, order } satisfies Letter);
  return {
    agree(terms) {
      standing.set("", ["agree", terms]);
      send(["agree", terms]);
    },
    put(uri, content) {
      worker ??= open();
      standing.set(uri, ["put", uri, content]);
      send(["put", uri, content]);
    },
    touch: (uri) => send(["touch", uri]),
    drop(uri) {
      standing.delete(uri);
      send(["drop", uri]);
    },
    view: (uri, name, params) =>
      new Promise((resolve, reject) => {
        worker ??= open();
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, order: ["view", uri, name, params] } satisfies Letter);
      }),
    close: () => void worker?.terminate(),
  };
}

/** The far end: does on its own desk what the letters say. */
export function answerFrom(port: MessagePort): void {
  const desk = createDesk();
  port.on("message", ({ id, order }: Letter) => {
    void Promise.resolve(obey(desk, order)).then(
      (answer) => id > 0 && port.postMessage({ id, answer } satisfies Reply),
      (thrown: unknown) =>
        id > 0 &&
        port.postMessage({ id, failed: thrown instanceof Error ? thrown.message : String(thrown) } satisfies Reply),
    );
  });
}

function obey(desk: Desk, order: Order): unknown {
  switch (order[0]) {
    case "agree":
      return desk.agree(order[1]);
    case "put":
      return desk.put(order[1], order[2]);
    case "touch":
      return desk.touch(order[1]);
    case "drop":
      return desk.drop(order[1]);
    case "view":
      return desk.view(order[1], order[2], order[3]);
  }
}
