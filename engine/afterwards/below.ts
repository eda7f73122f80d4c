/** Paths as they read from the working directory. */

/** A path without the folder `cwd` and its slash in front, where it lies below that; any other as it is. Both spelled with the same slashes. */
export const below = (path: string, cwd: string | undefined): string =>
  cwd !== undefined && path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path;
