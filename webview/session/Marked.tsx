/** So many places are marked in one text; the document stays small, whatever is looked for. */
const MARKS = 40;

interface MarkedProps {
  readonly text: string;
  /** Where the text begins in the whole that places count in. */
  readonly from: number;
  readonly query: string | undefined;
  /** Where the hit stands that the reader is at. */
  readonly current: number | undefined;
}

/** A text with what is looked for marked in it. */
export function Marked({ text, from, query, current }: MarkedProps) {
  if (!query) return text;
  const places = placesIn(text, query, current === undefined ? undefined : current - from);
  if (places.length === 0) return text;
  const ends = [0, ...places.map((at) => at + query.length)];
  return (
    <>
      {places.map((at, index) => (
        <span key={at}>
          {text.slice(ends[index], at)}
          <mark className={at + from === current ? "current" : undefined}>{text.slice(at, at + query.length)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

/** The places nearest to the current one, as many as are marked. */
function placesIn(text: string, query: string, current: number | undefined): readonly number[] {
  const lower = text.toLowerCase();
  const wanted = query.toLowerCase();
  if (lower.length !== text.length) return [];
  const places: number[] = [];
  for (let at = lower.indexOf(wanted); 0 <= at; at = lower.indexOf(wanted, at + wanted.length)) {
    places.push(at);
    if (MARKS < places.length && (current === undefined || current < at)) break;
  }
  return places.slice(-MARKS);
}
