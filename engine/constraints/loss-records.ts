/** Notices that something was removed: loss records, wherever they stand (spec §1). */
import type { Item, Passage } from "../item.ts";
import type { Span } from "../text.ts";

/** Finds notices in brackets, sealed entries of that kind, and `reversible=false` in a line. */
export function lossRecordsIn(passage: Passage, passageIndex: number): readonly Item[] {
  const { text, provenance } = passage;
  if (!HINT.test(text)) return [];
  const spans: Span[] = [];
  for (const form of FORMS)
    for (const match of text.matchAll(form)) {
      const span = { start: match.index, end: match.index + match[0].trimEnd().length };
      if (!spans.some((other) => span.start < other.end && other.start < span.end)) spans.push(span);
    }
  return spans
    .sort((a, b) => a.start - b.start)
    .map((span) => ({
      kind: "loss_record",
      subtype: "notice",
      text: text.slice(span.start, span.end),
      span,
      provenance,
      passage: passageIndex,
    }));
}

const HINT = /\[|reversible["']?\s?[:=]/i;

/** In this order; a later form adds nothing inside an earlier one. */
const FORMS: readonly RegExp[] = [
  // A sealed entry or a notice that runs to the end of its line.
  /\[loss[_ -]record\][^\n]{0,600}/gi,
  // `[condensed: …]`, `[compacted: …]`, `[… removed …]`, `[compaction 1, reversible=false]`.
  /\[(?:condensed|compacted|compaction|truncated|omitted|elided|dropped|pruned|trimmed|redacted|summari[sz]ed|evicted|collapsed|removed|cleared|old tool result content cleared)(?![\p{L}])[^\][\n]{0,600}\]/giu,
  /\[[^\][\n]{1,200}(?:reversible\s?[:=]\s?(?:false|no)|loss(?:y|_class|class)\s?[:=])[^\][\n]{0,200}\]/gi,
  /\[[^\][\n]{0,80}\d[^\][\n]{0,60}(?:removed|omitted|dropped|elided|cleared|evicted|pruned)[^\][\n]{0,300}\]/gi,
  /["']?reversible["']?\s?[:=]\s?(?:false|no)(?![\p{L}])/giu,
];
