/** Calls of tools that brought nothing about, since their result is an error. */
import type { Passage } from "./item.ts";

/**
 * The arguments of all calls that failed, as the passages they are. A result belongs to the call whose id it gives; in formats without
 * ids to the last call before it. A call whose result is not among the passages has not failed.
 */
export function failedCalls(passages: readonly Passage[]): ReadonlySet<Passage> {
  const found = known.get(passages) ?? failuresIn(passages);
  known.set(passages, found);
  return found;
}

const known = new WeakMap<readonly Passage[], ReadonlySet<Passage>>();

function failuresIn(passages: readonly Passage[]): ReadonlySet<Passage> {
  const failed = new Set<Passage>();
  if (!passages.some((passage) => passage.failed)) return failed;
  const named = new Map<string, Passage[]>();
  let last: Passage[] = [];
  for (const passage of passages) {
    const { key, call, record, tool } = passage;
    if (key === undefined) {
      if (passage.failed) for (const one of call === undefined ? last : (named.get(call) ?? [])) failed.add(one);
      continue;
    }
    const others = call === undefined ? undefined : named.get(call);
    if (call !== undefined && others === undefined) named.set(call, [passage]);
    else if (others) others.push(passage);
    else if (last[0]?.record === record && last[0]?.tool === tool) last.push(passage);
    else last = [passage];
  }
  return failed;
}
