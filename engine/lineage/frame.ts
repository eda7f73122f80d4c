/** The agent's own fixed words around a summary, which are no part of it (spec §1). */
import type { Passage } from "../item.ts";
import type { Session } from "../session.ts";

/** Whether a passage is such a frame: readers cut it from the summary's own words as injected text without a key. */
export function isFrame({ record, textIndex }: Passage, session: Session): boolean {
  const standing = record === undefined ? undefined : session.records[record];
  const text = standing?.texts[textIndex ?? 0];
  return standing?.role === "summary" && text?.use === "injected" && text.key === undefined;
}
