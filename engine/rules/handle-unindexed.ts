import type { Inspection } from "../inspection.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Marks the handles of a pad that stand only in a rewritable region. */
export const handleUnindexed: Rule = {
  code: "handle-unindexed",
  severity: "mark",

  *item(item, inspection) {
    if (inspection.kind !== "pad" || item.kind !== "handle" || item.provenance === "sealed") return;
    if (sealedText(inspection).includes(item.text)) return;
    yield { span: item.span, message: `${quote(item.text)} stands only where a rewrite may drop it` };
  },
};

function sealedText({ pad, source }: Inspection): string {
  const known = pad && texts.get(pad);
  if (known !== undefined) return known;
  const text = (pad?.sealed ?? []).map(({ span }) => source.text?.slice(span.start, span.end) ?? "").join("\n");
  if (pad) texts.set(pad, text);
  return text;
}

const texts = new WeakMap<object, string>();
