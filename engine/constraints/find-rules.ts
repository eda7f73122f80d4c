/** Finds constraints, negative facts and directives in a passage. */
import type { Item, Passage, RuleItem } from "../item.ts";
import type { Block } from "../markdown.ts";
import { overlaps } from "../text.ts";
import { type Stretch, stretchesOf } from "./clauses.ts";
import { type Room, roomOf } from "./finding/room.ts";
import { byRow } from "./finding/rows.ts";
import { rulesOfStretch } from "./finding/stretch.ts";
import { lossRecordsIn } from "./loss-records.ts";
import { forbiddenLines } from "./marked-code.ts";
import { isSilent, keepSilent } from "./silent-lines.ts";
import { isOfSource } from "./source-lines.ts";
import { withWholeBold } from "./spans/emphasis.ts";

/**
 * Constraints, negative facts, directives and loss records of one passage, in source order. Rules that stand below a negating
 * header are `inherited`. Palimpsest's own messages, command lines and an agent's frame around a summary give none. Never throws.
 */
export function findRules(
  passage: Passage,
  blocks: readonly Block[],
  passageIndex: number,
): readonly (RuleItem | Item)[] {
  if (passage.provenance === "palimpsest" || passage.form === "command" || passage.form === "value") return [];
  const room = roomOf(passage, blocks, passageIndex);
  const rules = byRow(
    room,
    stretchesOf(passage, blocks).flatMap((stretch) =>
      stretch.block === -1 ? rulesOfLine(room, stretch) : rulesOfStretch(room, stretch),
    ),
  );
  const losses = lossRecordsIn(passage, passageIndex);
  const told = rules
    .filter(({ kind, span }) => kind !== "negative_fact" || !losses.some((loss) => overlaps(loss.span, span)))
    .map((rule) => withWholeBold(rule, passage.text));
  const items = [...told, ...forbiddenLines(passage, blocks, passageIndex), ...losses];
  return items.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
}

/** A line outside of all blocks says the same wherever it stands, but for the frame that it may be a part of. */
function rulesOfLine(room: Room, line: Stretch): readonly RuleItem[] {
  const { text, provenance } = room.passage;
  const raw = text.slice(line.span.start, line.span.end);
  if (isSilent(raw, provenance)) return [];
  const rules = rulesOfStretch(room, line).filter(
    (rule) => provenance !== "tool" || !isOfSource(raw, rule.span.start - line.span.start, rule),
  );
  if (rules.length === 0 && room.frames.length === 0) keepSilent(raw, provenance);
  return rules;
}
