/** Where in the document a finding is drawn. */
import type { Inspection } from "../inspection.ts";
import { isFrame } from "../lineage/frame.ts";
import type { Generation } from "../lineage/generation.ts";
import { documentSpan, ofRecord } from "../passages.ts";
import type { Span } from "../text.ts";

/** A span of the document, with its line from 1 where the source is a transcript. */
export interface Place {
  readonly span: Span;
  readonly line?: number;
}

/** Where a span of one of the inspection's passages lies in the document. */
export function placeOfSpan(at: { readonly passage: number; readonly span: Span }, inspection: Inspection): Place {
  const { passages, session, source } = inspection;
  const passage = passages[at.passage];
  if (passage === undefined) return { span: { start: 0, end: 0 } };
  const span = documentSpan(passage, at.span, session, source.text ?? "");
  const record = passage.record === undefined ? undefined : session?.records[passage.record];
  return record && record.line > 0 ? { span, line: record.line } : { span };
}

/** The first line of a summary behind the agent's own frame; the marker's line where nothing stands in the region's place. */
export function placeOfRecordLine(summary: Generation["summary"], inspection: Inspection): Place {
  const { passages, session } = inspection;
  for (const [passage, one] of ofRecord(passages, summary.record))
    if (!(session && isFrame(one, session))) return placeOfSpan({ passage, span: lineAt(one.text, 0) }, inspection);
  return { span: { start: 0, end: 0 }, line: summary.line };
}

/** The heading that stands deepest among those given, outermost first, or the first line of the document. */
export function placeOfHeading(scope: readonly string[], inspection: Inspection): Place {
  const text = inspection.source.text ?? "";
  const headings = (inspection.pad?.blocks ?? []).filter(({ kind }) => kind === "heading");
  for (const title of scope.toReversed()) {
    const heading = headings.find(({ span }) => text.slice(span.start, span.end) === title);
    if (heading) return placeOfLine(inspection, heading.outer.start);
  }
  return placeOfLine(inspection, 0);
}

/** Where a text stands in the document, or the document's first line. */
export function placeOfText(text: string, inspection: Inspection): Place {
  const start = inspection.source.text?.indexOf(text) ?? -1;
  return start < 0 || text === "" ? placeOfLine(inspection, 0) : { span: { start, end: start + text.length } };
}

/** The line of the document that holds an offset; blank lines before it are passed over. */
export function placeOfLine(inspection: Inspection, at: number): Place {
  return { span: lineAt(inspection.source.text ?? "", at) };
}

/** The first line with something on it from an offset on, without the blanks around it. */
function lineAt(text: string, at: number): Span {
  let start = at;
  while (start < text.length && /\s/.test(text.charAt(start))) start += 1;
  let end = text.indexOf("\n", start);
  if (end < 0) end = text.length;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}
