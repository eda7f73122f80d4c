/** Which of many stretches share a place with one. */
import { groupedBy } from "../groups.ts";
import { firstFrom, overlaps, type Span } from "../text.ts";

/** Positions of the spans that overlap a span, ascending. Logarithmic, apart from what is found and what long spans reach over. */
export function overlapping(spans: readonly Span[]): (span: Span) => readonly number[] {
  const byStart = [...spans.entries()].sort(([, a], [, b]) => a.start - b.start);
  const reach: number[] = [];
  for (const [, { end }] of byStart) reach.push(Math.max(reach.at(-1) ?? end, end));
  return (span) => {
    const first = firstFrom(reach, span.start + 1, (end) => end);
    const last = firstFrom(byStart, span.end, ([, { start }]) => start);
    const found = byStart.slice(first, last).filter(([, one]) => overlaps(one, span));
    return found.map(([position]) => position).sort((a, b) => a - b);
  };
}

/** Things placed in passages, by what overlaps a span of one, in their order. */
export function overlappingIn<Thing>(
  things: readonly Thing[],
  placeOf: (thing: Thing) => { readonly passage: number; readonly span: Span } | undefined,
): (passage: number, span: Span) => readonly Thing[] {
  const groups = groupedBy(things, (thing) => placeOf(thing)?.passage);
  const indices = new Map<number, (span: Span) => readonly number[]>();
  return (passage, span) => {
    const group = groups.get(passage);
    if (!group) return [];
    const at = indices.get(passage) ?? overlapping(group.map((thing) => placeOf(thing)?.span ?? NOWHERE));
    indices.set(passage, at);
    return at(span).flatMap((position) => group[position] ?? []);
  };
}

const NOWHERE: Span = { start: 0, end: 0 };
