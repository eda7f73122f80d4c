/** What is read again although the region held it, and what that costs (spec §8, re-fetch). */
import { estimateOfRecord } from "../lineage/tokens.ts";
import type { Session } from "../session.ts";
import { type Action, resultOf } from "./action.ts";
import { deedOf } from "./deed.ts";
import type { Cost } from "./facts.ts";
import type { Scene } from "./scene.ts";
import { lastDropped, nameOf, type Touch } from "./thread.ts";

/** The reads of a stretch whose target a dropped read had; apart those whose target no call has changed since. */
export function refetchedIn(scene: Scene): { readonly refetched: Cost; readonly unchanged: Cost } {
  const { after, session } = scene;
  const again = new Set<string>();
  const since = new Map<string, boolean>();
  const refetched = { calls: 0, tokens: 0 };
  const unchanged = { calls: 0, tokens: 0 };
  for (const action of after) {
    const { reads, changes } = deedOf(action, session);
    for (const path of changes) since.set(nameOf(path, session.cwd), true);
    const name = reads === undefined ? undefined : nameOf(reads, session.cwd);
    if (name === undefined || action.outcome !== "done") continue;
    const held = again.has(name) ? undefined : lastDropped(scene.thread.readsOf(name), scene);
    if (held) {
      again.add(name);
      const tokens = tokensOf(action, session);
      const changed = since.get(name) ?? isChangedAfter(held, name, scene);
      for (const cost of changed ? [refetched] : [refetched, unchanged]) {
        cost.calls += 1;
        cost.tokens += tokens;
      }
    }
    since.set(name, false);
  }
  return { refetched, unchanged };
}

/** Whether a dropped call changed the place after it was read last. */
function isChangedAfter({ order }: Touch, name: string, scene: Scene): boolean {
  const change = lastDropped(scene.thread.changesOf(name), scene);
  return change !== undefined && order < change.order;
}

/** About how many tokens a result has: its share of the record that it came in. */
function tokensOf(action: Action, session: Session): number {
  const record = session.records[action.result?.record ?? -1];
  const whole = record?.texts.reduce((sum, { text, use }) => sum + (use === "reasoning" ? 0 : text.length), 0) ?? 0;
  return record === undefined || whole === 0
    ? 0
    : Math.round((estimateOfRecord(record) * resultOf(action, session).length) / whole);
}
