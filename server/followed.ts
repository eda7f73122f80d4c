/** Files that are read from disk and followed as they grow: what is read so far, what was found, and one look at a time. */
import { TextDocument } from "vscode-languageserver-textdocument";
import { type Inspection, inspect } from "../engine/inspection.ts";
import { prepare } from "../engine/items.ts";
import { type LineageMemory, lineageSteps } from "../engine/lineage/index.ts";
import type { SessionRead } from "../engine/node/files.ts";
import { type Follower, follow } from "../engine/node/follow.ts";
import { passagesOfSession } from "../engine/passages.ts";
import type { Compaction, SessionRecord } from "../engine/session.ts";
import type { Settings } from "../engine/settings.ts";

/** A file as far as it is read. */
export interface Records {
  readonly records: readonly SessionRecord[];
  /** Known when the file was read to its end. */
  readonly compactions: readonly Compaction[];
  readonly problems: number;
  readonly format: string;
  readonly edition: number;
  readonly bytes: number;
  /** Bytes done of how many, while a look is under way. */
  readonly reading?: { readonly done: number; readonly size: number };
  readonly failure?: string;
}

/** One file that is followed. */
export interface Followed {
  readonly path: string;
  /** It may have changed: the next look reads on. */
  readonly touch: () => void;
  /** Reads to the present end. */
  readonly look: () => Promise<SessionRead>;
  /** What is there now; begins a look where one is due, and waits for it no longer than a moment. */
  readonly soFar: () => Promise<Records>;
  /** Everything known of it, found in slices, so that records can be asked for in between. */
  readonly inspect: (settings: Settings) => Promise<Inspection>;
  /** The text of a format that is one document. */
  readonly text: () => string;
}

/** Milliseconds that an answer waits for records, and that work goes on before others get their turn. */
const MOMENT = 150;
const SLICE = 12;

/** Follows a file. */
export function followFile(path: string): Followed {
  const follower = follow(path);
  const memory: LineageMemory = new Map();
  let looking: Promise<SessionRead> | undefined;
  let last: SessionRead | undefined;
  let due = true;
  let edition = 0;

  async function look(): Promise<SessionRead> {
    if (looking !== undefined) await looking;
    if (!due && last) return last;
    looking ??= begin().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function begin(): Promise<SessionRead> {
    due = false;
    last = await follower.look();
    if ("failure" in last) due = true;
    const now = follower.soFar()?.edition ?? edition + 1;
    if (now !== edition) memory.clear();
    edition = now;
    return last;
  }

  return {
    path,
    touch() {
      due = true;
    },
    look,
    async soFar() {
      // While a file is read for the first time there is something to show at once; what came to it since is there in a moment.
      const isUnread = last === undefined && 0 < (follower.soFar()?.records.length ?? 0);
      if (due || looking !== undefined) await Promise.race([look(), later(isUnread ? 0 : MOMENT)]);
      return recordsOf(follower, last, looking !== undefined, edition);
    },
    async inspect(settings) {
      const read = await look();
      if ("failure" in read) throw new Error(`${path} ${read.failure.message}`);
      const { source, session } = read;
      const breathe = breathing();
      for (const passage of passagesOfSession(session)) {
        prepare(passage);
        await breathe();
      }
      // A reader that may rewrite its records gives none while it reads: nothing of an earlier look is then kept.
      if (follower.soFar() === undefined) memory.clear();
      const steps = lineageSteps(session, { memory });
      while (!steps.next().done) await breathe();
      return inspect(source, { settings, session, memory });
    },
    text: () => (last && "source" in last ? (last.source.text ?? "") : ""),
  };
}

function recordsOf(follower: Follower, last: SessionRead | undefined, isLooking: boolean, edition: number): Records {
  const now = follower.soFar();
  const session = last && "session" in last ? last.session : undefined;
  // An empty file is a session that has yet to begin.
  const failed = !isLooking && last && "failure" in last && last.failure.reason !== "empty" ? last.failure : undefined;
  return {
    records: now?.records ?? session?.records ?? [],
    compactions: session?.compactions ?? [],
    problems: session?.problems.length ?? 0,
    format: now?.format ?? session?.format ?? "",
    edition: now?.edition ?? edition,
    bytes: now?.done ?? (last && "source" in last ? (last.source.bytes ?? 0) : 0),
    ...(isLooking ? { reading: { done: now?.done ?? 0, size: now?.size ?? 0 } } : {}),
    ...(failed === undefined ? {} : { failure: failed.message }),
  };
}

/** Lets whoever waits have a turn once a slice of work is done. */
function breathing(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE) return undefined;
    return new Promise((go) =>
      setImmediate(() => {
        since = performance.now();
        go();
      }),
    );
  };
}

const later = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

/** An empty document for what is read line by line: its places count in records. */
export const documentOf = (uri: string, followed: Followed): TextDocument =>
  TextDocument.create(uri, "jsonl", 0, followed.text());
