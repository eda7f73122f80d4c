/** Finds the rules and facts of one block, or of one line of a passage without blocks. */
import type { RuleItem } from "../../item.ts";
import { overlaps } from "../../text.ts";
import { type CutStretch, cutStretch, type DarkStretch, type Stretch, shadowStretch } from "../clauses.ts";
import { cuePlaces, mayHoldRules } from "../cues.ts";
import type { Place } from "../phrase-book.ts";
import { labelledAsRule } from "../titles.ts";
import { rulesOfClause } from "./clause.ts";
import { isInherited, withInherited } from "./inherited.ts";
import { headerOver } from "./marks.ts";
import { isVerdictBelow } from "./nested.ts";
import type { Room } from "./room.ts";
import { ofItsRow } from "./rows.ts";
import { ofAHeading, sifted, withoutParts } from "./sifting.ts";

/** The rules and facts of a stretch: its own, and what its header makes of it. A header itself has none but in its brackets. */
export function rulesOfStretch(room: Room, rough: Stretch): readonly RuleItem[] {
  const isHeader = room.headers.own[rough.block] !== undefined;
  const remark = isHeader ? remarkIn(room.passage.text, rough) : undefined;
  if (isHeader && remark === undefined) return [];
  const dark = shadowStretch(room.passage.text, rough);
  const ruled = isRuled(room, dark);
  const header = headerOver(room, dark, ruled);
  const places = cuePlaces(dark.shadow);
  const inherits = header !== undefined && isInherited(header);
  if (!inherits && !mayHoldRules(places)) return [];
  const stretch = cutStretch(dark);
  const own = ownRules(room, stretch, { ruled, places });
  const rules = inherits ? withInherited(room, stretch, header, own) : sifted(room, stretch, own);
  const found = outsideFrames(room, ofItsRow(room, rough.block, withoutParts(ofAHeading(room, rough.block, rules))));
  if (isVerdictBelow(room, rough.block)) return found.filter(({ kind }) => kind !== "negative_fact");
  return remark === undefined ? found : found.filter(({ kind, cue }) => kind === "constraint" && remark <= cue.start);
}

/** "Not begun (needs the owner's approval):": where a remark begins that is long enough to be a rule; undefined where there is none. */
function remarkIn(text: string, { span: { start, end } }: Stretch): number | undefined {
  const at = text.slice(start, end).search(/\([^()]{12,80}\)/);
  return at === -1 ? undefined : start + at;
}

/** In a rules file, below a heading of rules, or behind a label of rules. */
const isRuled = ({ passage, isRuled }: Room, { block, shadow }: DarkStretch): boolean =>
  passage.provenance === "rules" || isRuled(block) || labelledAsRule(shadow);

/** What its clauses say, but for questions. */
const ownRules = (
  room: Room,
  stretch: CutStretch,
  seen: { readonly ruled: boolean; readonly places: readonly Place[] },
): readonly RuleItem[] =>
  stretch.sentences.flatMap(({ span, clauses }, sentence) =>
    isQuestion(stretch.raw, span.end, span.start)
      ? []
      : clauses.flatMap((_, clause) => rulesOfClause(room, stretch, { sentence, clause }, seen)),
  );

const isQuestion = (raw: string, end: number, start: number): boolean =>
  /[?？]["'”’)\]*_]{0,4}$/.test(raw.slice(Math.max(start, end - 6), end)) || /[?？]/.test(raw.charAt(end));

/** What an agent puts around a summary says nothing of the work. */
const outsideFrames = ({ frames }: Room, rules: readonly RuleItem[]): readonly RuleItem[] =>
  rules.filter(({ span }) => !frames.some((frame) => overlaps(frame, span)));
