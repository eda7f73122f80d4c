/** Directories that a text states as the place where work happens, so that paths below may be written without them. */

import { namingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";

/** The stated roots and the session's own directory, without closing slash, longest first. */
export function rootsIn(texts: readonly string[], cwd: string | undefined): readonly string[] {
  const roots = new Set<string>();
  if (cwd !== undefined) roots.add(bare(cwd));
  for (const text of texts) {
    for (const [, root] of text.matchAll(rootWords.stated)) if (root !== undefined) roots.add(bare(root));
  }
  roots.delete("");
  return [...roots].sort((a, b) => b.length - a.length);
}

/** Whether a path is the session's own directory or one that it lies in: the agent is told where it works anew. */
export function isWayTo(path: string, cwd: string | undefined): boolean {
  const place = bare(path);
  if (cwd === undefined || !/[^/][/]/.test(place)) return false;
  return `${bare(cwd)}/`.startsWith(`${place}/`);
}

const bare = (root: string): string => root.replaceAll("\\", "/").replace(/[/.]{1,3}$/, "");

/** Made when it is first asked for. */
export const rootWords = lazily({
  /** A word for "here is where we work", then within a few words an absolute path. */
  stated: () =>
    new RegExp(
      `(?:${namingOf("workplaces")}|\\bcwd\\b|\\bcd\\b)[^\\n/\\\\]{0,30}?((?:[A-Za-z]:[\\\\/]|[/~])[\\w.@~\\\\/-]{1,200})`,
      "giu",
    ),
});
