/** A verdict as spec §11 prints it. */
import type { GateInput, Verdict } from "../../engine/gate.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import { documentSpan } from "../../engine/passages.ts";
import type { Survival } from "../../engine/survival.ts";
import type { Span } from "../../engine/text.ts";

/** One line of JSON. */
export const verdictJson = (verdict: Verdict, before: GateInput, after: GateInput | undefined): string =>
  JSON.stringify(verdictValue(verdict, before, after));

/** Items with spans in the raw text of `before`, inventions with spans in that of `after`; credentials are masked. */
export function verdictValue(verdict: Verdict, before: GateInput, after: GateInput | undefined): object {
  const { decision, lossClass, reversible, retained, survival, invented, signals, reasons } = verdict;
  return {
    verdict: decision,
    lossClass,
    reversible,
    retained,
    items: survival.map((fate) => itemJson(fate, before)),
    invented: invented.map(({ kind, text, passage, span, standsInFor }) => ({
      kind,
      text: maskCredentials(text),
      span: after ? rawSpan(after, passage, span) : span,
      ...(standsInFor === undefined ? {} : { standsInFor: maskCredentials(standsInFor) }),
    })),
    signals,
    reasons,
  };
}

function itemJson({ item, state, instead, obligation, declared }: Survival, before: GateInput): object {
  return {
    kind: item.kind,
    subtype: item.subtype,
    text: maskCredentials(item.text),
    state,
    span: rawSpan(before, item.passage, item.span),
    ...(instead ? { into: maskCredentials(instead.text) } : {}),
    ...(obligation === undefined ? {} : { obligation }),
    ...(declared ? { declared: true } : {}),
  };
}

/** Where a span of a passage lies in the raw document. */
export function rawSpan({ passages, session, source }: GateInput, passage: number, span: Span): Span {
  const found = passages[passage];
  return found ? documentSpan(found, span, session, source.text ?? "") : span;
}
