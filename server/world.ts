/** What the server needs of the world outside: Git, the agents' session folders, file watching. Handed in, so that tests need none. */
import type { SpillStore } from "../engine/store.ts";
import type { SessionRow } from "./protocol/answers.ts";
import type { Earlier } from "./subject.ts";

/** The world outside. Nothing here throws; what cannot be had is undefined or empty. */
export interface World {
  /** The version of a file in Git to compare with: the merge base or HEAD. Runs Git, so it is asked only in trusted workspaces. */
  readonly earlier: (path: string) => Promise<Earlier | undefined>;
  /** The agents' sessions that belong to a folder, newest first. */
  readonly sessions: (folder: string) => Promise<readonly SessionRow[]>;
  /** Calls back whenever a file changes, until the answer is called. */
  readonly watch: (path: string, changed: () => void) => () => void;
  /** The store that spilled texts go to and come from; rejects with a sentence where there is none. */
  readonly store: (folder: string | undefined, setting: string) => Promise<SpillStore>;
  /** A file's text, for baselines and sealed files. */
  readonly text: (path: string) => Promise<string | undefined>;
}
