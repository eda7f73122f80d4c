/** A live session: the file grows, and each look reads only what was added. */
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { headOf, type Reading, sniff } from "../index.ts";
import { chunksOf } from "./chunks.ts";
import { failureOf } from "./failure.ts";
import { readSession, type SessionRead } from "./files.ts";
import { type Splitter, splitLines } from "./splitter.ts";

/** A transcript that is looked at again and again. */
export interface Follower {
  /** What the file holds now. Lines are read once; the last one only when it has its end, since its agent may be writing it. */
  look(): Promise<SessionRead>;
}

interface State {
  readonly reading: Reading;
  readonly splitter: Splitter;
  offset: number;
}

/** Follows a transcript. A format that is one document, or a file that became shorter, is read anew. */
export function follow(path: string): Follower {
  let state: State | undefined;
  return {
    async look() {
      try {
        state = await readOn(path, state);
      } catch (thrown) {
        const failed = failureOf(path, thrown);
        return failed.reason === "folder" ? readSession(path) : { failure: failed };
      }
      if (state === undefined) return readSession(path);
      return { source: { name: path, bytes: state.offset }, session: state.reading.session() };
    },
  };
}

async function readOn(path: string, known: State | undefined): Promise<State | undefined> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const state = known && known.offset <= size ? known : undefined;
    let next = state;
    const splitter = state?.splitter ?? splitLines();
    for await (const chunk of chunksOf(handle, state?.offset ?? 0)) {
      const lines = splitter.push(chunk);
      if (next === undefined) {
        const reader = sniff(headOf(basename(path), lines.map((line) => line.text).join("\n")));
        if (reader?.unit !== "line") return undefined;
        next = { reading: reader.open(basename(path)), splitter, offset: 0 };
      }
      for (const line of lines) next.reading.line(line);
      next.offset += chunk.length;
    }
    return next;
  } finally {
    await handle.close();
  }
}
