/** Directories that a text states as the place where work happens, so that paths below may be written without them. */

/** The stated roots and the session's own directory, without closing slash, longest first. */
export function rootsIn(texts: readonly string[], cwd: string | undefined): readonly string[] {
  const roots = new Set<string>();
  if (cwd !== undefined) roots.add(bare(cwd));
  for (const text of texts) {
    for (const [, root] of text.matchAll(STATED)) if (root !== undefined) roots.add(bare(root));
  }
  roots.delete("");
  return [...roots].sort((a, b) => b.length - a.length);
}

const bare = (root: string): string => root.replaceAll("\\", "/").replace(/[/.]{1,3}$/, "");

/** A word for "here is where we work", then within a few words an absolute path. */
const STATED =
  /(?:\bmounted|\brepo(?:sitory)?\b|\broot\b|\bcheckout|\bcheck(?:ed)? out|\bworktree|\bwork(?:ing|space)?\b|\bcwd\b|\brelative to|\bproject\b|\bdirectory\b|\bbase (?:path|dir)|\bVerzeichnis|\bWurzel|\braíz|\bracine|\bcd\b|目录|根|ルート|루트|корень|kök)[^\n/\\]{0,30}?((?:[A-Za-z]:[\\/]|[/~])[\w.@~\\/-]{1,200})/giu;
