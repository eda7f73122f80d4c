import type { RecordHit } from "../../server/protocol/session-panel.ts";

type Span = Pick<RecordHit, "start" | "end">;

/** So many places are marked in one text; the document stays small, whatever is looked for. */
const MARKS = 40;

interface MarkedProps {
  readonly text: string;
  /** Where the text begins in the whole that places count in. */
  readonly from: number;
  /** A text that is looked for. */
  readonly query: string | undefined;
  /** Or places that are known, counted in the whole. */
  readonly spans: readonly Span[] | undefined;
  /** Where the hit stands that the reader is at. */
  readonly current: number | undefined;
}

/** A text with what is looked for marked in it. */
export function Marked({ text, from, query, spans, current }: MarkedProps) {
  const at = current === undefined ? undefined : current - from;
  const places = spans ? spansIn(text, spans, from, at) : query ? placesIn(text, query, at) : [];
  if (places.length === 0) return text;
  const ends = [0, ...places.map(({ end }) => end)];
  return (
    <>
      {places.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark className={start === at ? "current" : undefined}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

/** The places that are not cut off by the ends of what is shown, and do not overlap. */
function spansIn(text: string, spans: readonly Span[], from: number, current: number | undefined): readonly Span[] {
  const places: Span[] = [];
  for (const span of spans) {
    const [start, end] = [span.start - from, span.end - from];
    if (start < (places.at(-1)?.end ?? 0) || text.length < end) continue;
    places.push({ start, end });
    if (MARKS < places.length && (current === undefined || current < start)) break;
  }
  return places.slice(-MARKS);
}

/** The places nearest to the current one, as many as are marked. */
function placesIn(text: string, query: string, current: number | undefined): readonly Span[] {
  const lower = text.toLowerCase();
  const wanted = query.toLowerCase();
  if (lower.length !== text.length) return [];
  const places: Span[] = [];
  for (let at = lower.indexOf(wanted); 0 <= at; at = lower.indexOf(wanted, at + wanted.length)) {
    places.push({ start: at, end: at + wanted.length });
    if (MARKS < places.length && (current === undefined || current < at)) break;
  }
  return places.slice(-MARKS);
}
