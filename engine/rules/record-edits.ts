/** Edits of the JSON of an embedded record, so that a fix leaves a record that parses. */
import { elements, located, member, recordOf, spanOf } from "../json/located.ts";
import type { Span } from "../text.ts";
import type { Edit } from "./rule.ts";

/** The edit that gives a field of the record at a span a value, written as JSON; none where the record does not parse. */
export function fieldEdit({ start, end }: Span, text: string, field: string, json: string): readonly Edit[] {
  const root = rootOf(text.slice(start, end));
  if (!root) return [];
  const node = member(root, field);
  if (node) {
    const { start: from, end: to } = spanOf(node);
    const quote = typeof node.value === "string" ? 1 : 0;
    return [{ span: { start: start + from - quote, end: start + to + quote }, text: json }];
  }
  const at = text.indexOf("{", start) + 1;
  const more = Object.keys(recordOf(root.value) ?? {}).length > 0 ? "," : " ";
  return [{ span: { start: at, end: at }, text: ` ${JSON.stringify(field)}: ${json}${more}` }];
}

/** The edit that puts values, written as JSON, in front of a list of the record at a span, or makes the list. */
export function listEdit(span: Span, text: string, field: string, json: readonly string[]): readonly Edit[] {
  const root = rootOf(text.slice(span.start, span.end));
  const node = member(root, field);
  if (!node || !Array.isArray(node.value)) return fieldEdit(span, text, field, `[${json.join(", ")}]`);
  const at = span.start + spanOf(node).start + 1;
  const rest = elements(node).length > 0 ? ", " : "";
  return [{ span: { start: at, end: at }, text: `${json.join(", ")}${rest}` }];
}

function rootOf(source: string): ReturnType<typeof located> | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return recordOf(value) ? located(source, value) : undefined;
  } catch {
    return undefined;
  }
}
