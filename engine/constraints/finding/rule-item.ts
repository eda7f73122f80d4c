/** Makes the item of a rule or fact. */
import type { RuleItem, Strength } from "../../item.ts";
import type { Span } from "../../text.ts";
import type { ClauseCue } from "../clause.ts";
import type { CutStretch } from "../clauses.ts";
import { sayingsIn } from "../compiled.ts";
import { conditionsIn } from "../conditions.ts";
import { isPassing } from "../passing.ts";
import { scopeOf } from "../scope.ts";
import type { Room } from "./room.ts";

/** The item at a span of a stretch, by the cue that decides what it is and all cues of its kind. */
export function ruleOf(
  { room, stretch }: { readonly room: Room; readonly stretch: CutStretch },
  kind: RuleItem["kind"],
  local: Span,
  cue: ClauseCue,
  cues: readonly ClauseCue[],
): RuleItem {
  const { passage } = room;
  const shift = stretch.span.start;
  const span = moved(local, shift);
  const conditions = conditionsIn(stretch.shadow, local, cues);
  return {
    kind,
    subtype: cue.as === "prohibition" && isGate(stretch.shadow, conditions) ? "requirement_negated" : cue.as,
    text: passage.text.slice(span.start, span.end),
    span,
    provenance: passage.provenance,
    passage: room.index,
    cue: moved(cue.span, shift),
    strength: strongest([cue, ...cues]),
    language: cue.language,
    conditions: conditions.map((condition) => moved(condition, shift)),
    inherited: false,
    scope: scopeOf(passage, room.blocks, room.blocks[stretch.block]),
    passing: isPassing(stretch.shadow.slice(local.start, local.end)),
  };
}

/** A prohibition that a condition can lift is a gate. */
const isGate = (shadow: string, conditions: readonly Span[]): boolean =>
  conditions.some(({ start, end }) => {
    const condition = shadow.slice(start, end);
    return condition.search(sayingsIn(condition).gates) !== -1;
  });

const strongest = (cues: readonly ClauseCue[]): Strength =>
  cues.some(({ strength }) => strength === 3) ? 3 : cues.some(({ strength }) => strength === 2) ? 2 : 1;

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });
