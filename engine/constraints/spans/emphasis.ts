/** Spans that begin or end within bold letters take in the marks, so that none is torn. */
import type { RuleItem } from "../../item.ts";

/** The rule with the mark right before or behind it where it holds only the other one of a pair; `text` is its passage's. */
export function withWholeBold(rule: RuleItem, text: string): RuleItem {
  if (rule.text.split(MARK).length % 2 === 1) return rule;
  const { start, end } = rule.span;
  const behind = CLOSING.exec(text.slice(end, end + 4))?.[0].length ?? 0;
  const span = text.slice(start - 2, start) === MARK ? { start: start - 2, end } : { start, end: end + behind };
  return { ...rule, span, text: text.slice(span.start, span.end) };
}

const MARK = "**";

/** The mark, behind what ends a sentence or a label. */
const CLOSING = /^[.!?:;,]{0,2}\*\*/;
