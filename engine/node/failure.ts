/** Why a file could not be read, as a value: the edges word it for people and set the exit code. */

/** A file that could not be read. `message` is one clause without the file's name. */
export interface Failure {
  readonly reason:
    | "missing"
    | "folder"
    | "unreadable"
    | "empty"
    | "binary"
    | "too-large"
    | "unknown-format"
    | "aborted";
  readonly name: string;
  readonly message: string;
}

/** A failure with its standard wording, or with a more telling one. */
export function failure(name: string, reason: Failure["reason"], message: string = WORDING[reason]): Failure {
  return { name, reason, message };
}

/** What the operating system threw, as a failure. */
export function failureOf(name: string, thrown: unknown): Failure {
  const code = (thrown as { readonly code?: unknown } | undefined)?.code;
  if (code === "ENOENT" || code === "ENOTDIR") return failure(name, "missing");
  if (code === "EISDIR") return failure(name, "folder");
  if (code === "EACCES" || code === "EPERM") return failure(name, "unreadable", "no permission to read it");
  return failure(name, "unreadable", thrown instanceof Error ? thrown.message : String(thrown));
}

const WORDING: Readonly<Record<Failure["reason"], string>> = {
  missing: "no such file",
  folder: "is a folder",
  unreadable: "cannot be read",
  empty: "is empty",
  binary: "is a binary file",
  "too-large": "is one document of more than 64 MB",
  "unknown-format": "is no transcript in a known format",
  aborted: "reading was stopped",
};
