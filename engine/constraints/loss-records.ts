/** Notices that something was removed: loss records, wherever they stand (spec §1). */
import type { Item, Passage } from "../item.ts";
import type { Span } from "../text.ts";

/** Finds notices in brackets, sealed entries of that kind, and `reversible=false` in a line. */
export function lossRecordsIn(passage: Passage, passageIndex: number): readonly Item[] {
  const { text, provenance } = passage;
  if (!HINT.test(text)) return [];
  const found = FORMS.flatMap((form) =>
    [...text.matchAll(form)]
      .filter((match) => !isCutMark(match[0], text.charAt(match.index - 1)))
      .map((match) => ({ start: match.index, end: match.index + match[0].trimEnd().length })),
  );
  const spans: Span[] = [];
  for (const span of found.sort((a, b) => a.start - b.start || b.end - a.end))
    if ((spans.at(-1)?.end ?? 0) <= span.start) spans.push(span);
  return spans.map((span) => ({
    kind: "loss_record",
    subtype: "notice",
    text: text.slice(span.start, span.end),
    span,
    provenance,
    passage: passageIndex,
  }));
}

/** "src/lib/par...[truncated]": right behind a text the bare word shows where that was cut, and is no notice. */
const isCutMark = (notice: string, before: string): boolean => /^\[\p{L}{1,20}\]$/u.test(notice) && /\S/.test(before);

const HINT = /\[|reversible["']?\s?[:=]/i;

/** Of forms that overlap the one that begins first, then the longest, counts. */
const FORMS: readonly RegExp[] = [
  // A sealed entry or a notice that runs to the end of its line.
  /\[loss[_ -]record\][^\n]{0,600}/gi,
  // `[condensed: …]`, `[compacted: …]`, `[… removed …]`, `[compaction 1, reversible=false]`; the line may be wrapped.
  /\[(?:condensed|compacted|compaction|truncated|omitted|elided|dropped|pruned|trimmed|redacted|summari[sz]ed|evicted|collapsed|compressed|offloaded|stripped|removed|cleared|old tool result content cleared)(?![\p{L}])(?:[^\][\n]|\n(?!\s{0,8}(?:\n|[-*+#>|]))){0,600}\]/giu,
  /\[[^\][\n]{1,200}(?:reversible\s?[:=]\s?(?:false|no)|loss(?:y|_class|class)\s?[:=])[^\][\n]{0,200}\]/gi,
  /\[[^\][\n]{0,80}\d[^\][\n]{0,60}(?:removed|omitted|dropped|elided|cleared|evicted|pruned|compressed|condensed|compacted|truncated|collapsed|stripped|offloaded)[^\][\n]{0,300}\]/gi,
  /["']?reversible["']?\s?[:=]\s?(?:false|no)(?![\p{L}])/giu,
];
