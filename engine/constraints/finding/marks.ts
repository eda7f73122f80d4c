/** The header that speaks of a stretch: the one above it, or the sign that it begins with. */
import type { DarkStretch } from "../clauses.ts";
import { languagesOf } from "../compiled.ts";
import type { Header } from "../headers.ts";
import type { HeaderKind } from "../titles.ts";
import { isEntry, type Room } from "./room.ts";

/** The header of a stretch; `ruled` where it stands among rules. */
export const headerOver = (room: Room, stretch: DarkStretch, ruled: boolean): Header | undefined =>
  forbiddenByMark(room, stretch, ruled) ?? headerAbove(room, stretch);

/** What stands above a list forbids each of its items but those that are marked as right. */
const headerAbove = ({ headers }: Room, { block, raw }: DarkStretch): Header | undefined =>
  RIGHT_MARK.test(raw) ? undefined : headers.above[block];

/**
 * "🚫 force pushes": the sign forbids; a cross does so only among rules, for elsewhere it says how a check went, and below "not
 * implemented" or "tried" what is missing or failed.
 */
const forbiddenByMark = (room: Room, { block, raw }: DarkStretch, ruled: boolean): Header | undefined =>
  isEntry(room, block) &&
  (FORBIDDING_MARK.test(raw) || (ruled && CROSS.test(raw) && !TELLING.has(room.headers.above[block]?.kind)))
    ? { kind: "forbidding", block, language: languagesOf(raw)[0]?.language.code ?? "en" }
    : undefined;

/** Headers that say how things are. */
const TELLING: ReadonlySet<HeaderKind | undefined> = new Set(["absent", "failed", "done", "telling", "next"]);

const FORBIDDING_MARK = /^[*_ ]{0,4}(?:🚫|⛔|🙅)/u;
const CROSS = /^[*_ ]{0,4}(?:❌|✗|✘|❎)/u;
const RIGHT_MARK = /^[*_ ]{0,4}(?:✅|✔|☑)/u;
