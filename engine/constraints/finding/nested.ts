/** A failed try whose verdict stands in the items below it is one finding with them. */
import type { RuleItem } from "../../item.ts";
import { announces } from "../headers.ts";
import type { Room } from "./room.ts";

/** Longer ones are told item by item. */
const LONGEST = 600;

/** The last of the items right below an entry of a list of failures, where all of them are one finding; undefined where none is. */
function lastBelow({ blocks, headers, passage }: Room, at: number): number | undefined {
  const item = blocks[at];
  if (item?.kind !== "item" || headers.above[at]?.kind !== "failed") return undefined;
  if (announces(passage.text, item)) return undefined;
  const farthest = item.span.start + LONGEST;
  let last = at;
  for (let next = blocks[at + 1]; next?.kind === "item" && next.intro === at; next = blocks[last + 1]) {
    if (farthest < next.span.end) return undefined;
    last++;
  }
  return last > at ? last : undefined;
}

/** Whether the findings of an item belong to the failed try above it. */
export function isVerdictBelow(room: Room, at: number): boolean {
  const parent = room.blocks[at]?.intro;
  return parent !== undefined && at <= (lastBelow(room, parent) ?? -1);
}

/** A failed try with the items below it. */
export function withThoseBelow(room: Room, at: number, rule: RuleItem): RuleItem {
  const last = lastBelow(room, at);
  const end = last === undefined ? undefined : room.blocks[last]?.span.end;
  if (end === undefined) return rule;
  const span = { start: rule.span.start, end };
  return { ...rule, span, text: room.passage.text.slice(span.start, span.end) };
}
