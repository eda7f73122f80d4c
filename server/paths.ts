/** From URIs to paths. */
import { fileURLToPath } from "node:url";

/** The path of a file's URI; undefined where it names no file on disk. */
export function pathOf(uri: string): string | undefined {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}
