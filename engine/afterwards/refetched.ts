/** What is read again although the region held it, and what that costs (spec §8, re-fetch). */
import { estimateOfRecord } from "../lineage/tokens.ts";
import type { Session } from "../session.ts";
import { type Action, resultOf } from "./action.ts";
import { below } from "./below.ts";
import { deedOf } from "./deed.ts";
import type { Cost } from "./facts.ts";
import type { Scene } from "./scene.ts";

/** The reads of a stretch whose target a dropped read had; apart those whose target no call has changed since. */
export function refetchedIn({ before, after, session }: Scene): { readonly refetched: Cost; readonly unchanged: Cost } {
  const held = new Set<string>();
  const changed = new Set<string>();
  for (const action of before) {
    const { reads, changes } = deedOf(action, session);
    for (const path of changes) changed.add(nameOf(path, session.cwd));
    if (reads === undefined || action.outcome !== "done") continue;
    held.add(nameOf(reads, session.cwd));
    changed.delete(nameOf(reads, session.cwd));
  }
  const refetched = { calls: 0, tokens: 0 };
  const unchanged = { calls: 0, tokens: 0 };
  for (const action of after) {
    const { reads, changes } = deedOf(action, session);
    for (const path of changes) changed.add(nameOf(path, session.cwd));
    const name = reads === undefined ? undefined : nameOf(reads, session.cwd);
    if (name === undefined || action.outcome !== "done") continue;
    if (held.delete(name)) {
      const tokens = tokensOf(action, session);
      for (const cost of changed.has(name) ? [refetched] : [refetched, unchanged]) {
        cost.calls += 1;
        cost.tokens += tokens;
      }
    }
    changed.delete(name);
  }
  return { refetched, unchanged };
}

/** About how many tokens a result has: its share of the record that it came in. */
function tokensOf(action: Action, session: Session): number {
  const record = session.records[action.result?.record ?? -1];
  const whole = record?.texts.reduce((sum, { text, use }) => sum + (use === "reasoning" ? 0 : text.length), 0) ?? 0;
  return record === undefined || whole === 0
    ? 0
    : Math.round((estimateOfRecord(record) * resultOf(action, session).length) / whole);
}

/** A place by one name, whichever way it is spelled. */
const nameOf = (place: string, cwd: string | undefined): string => below(place.replace(/^\.\//, ""), cwd);
