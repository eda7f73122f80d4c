/** Front door of the shelf that touches the world: files, live sessions, stores, Git. What the library gives under `palimpsest/node`. */
export type { StoredSession } from "./databases/database.ts";
export { databaseNames, sessionsInDatabase } from "./databases.ts";
export type { Failure } from "./failure.ts";
export { type FileRead, type ReadOptions, readAny, readSession, readText, type SessionRead } from "./files.ts";
export { isSessionFolder, sessionPaths } from "./folders.ts";
export { type Follower, follow } from "./follow.ts";
export { readRawLine } from "./raw-line.ts";
export { type SessionFile, sessionsOf, unreadStores } from "./sessions.ts";
export { openStore } from "./stores/index.ts";
export { defaultStore, type StorePlace } from "./stores/location.ts";
export { type Resolved, resolvedIn } from "./stores/resolved.ts";
