/** What a place of sessions is: where one agent keeps the sessions of a working directory. */

/** The world of one user: the home folder and the variables that move an agent's folder. */
export interface Home {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A session that was found; what is left out is asked of its file. */
export interface FoundSession {
  /** A file or folder, or a database with the session's id behind a `#`. */
  readonly path: string;
  readonly name?: string;
  /** Last change, milliseconds since 1970. */
  readonly changed?: number;
  readonly bytes?: number;
}

/** One agent's place. */
export interface SessionPlace {
  readonly agent: string;
  /** The sessions of a working directory (absolute); empty where there are none. Heads of files are read only where no path tells. */
  find(folder: string, home: Home): Promise<readonly FoundSession[]>;
  /** Files that cannot be looked into on this machine though they are there, in one clause each. */
  unread?(home: Home): Promise<readonly string[]>;
}
