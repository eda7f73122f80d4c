/** What happened to a loss record: a later pass may add to it, never drop what it says. */
import type { Item } from "../item.ts";
import { answersTo } from "./alignment.ts";
import { type Ground, signatureOf } from "./ground.ts";
import type { Fate } from "./handle-fate.ts";
import { verbatimRule } from "./verbatim.ts";

/** Kept word for word, equivalent where another record repeats every value of it, weakened where something about it remains. */
export function fateOfRecord(item: Item, ground: Ground): Fate {
  const verbatim = verbatimRule(item, ground);
  if (verbatim && verbatim.state !== "declared") return verbatim;
  if (verbatim) return { state: "kept" };
  const values = valuesOf(item.text);
  const words = ground.facts(item.text).words;
  for (const other of ground.surviving.items) {
    if (other.kind !== "loss_record") continue;
    const said = new Set(ground.facts(other.text).words);
    const repeats = values.length > 0 && values.every((value) => other.text.includes(value));
    if (repeats && words.filter((word) => said.has(word)).length >= words.length * 0.7)
      return { state: "equivalent", instead: { text: other.text, passage: other.passage, span: other.span } };
  }
  const [answer] = answersTo(ground, signatureOf(item.text, ground.content(item.text)), 0.5);
  if (!answer) return { state: "lost" };
  const { text, passage, span } = answer.piece;
  return { state: "weakened", instead: { text, passage, span } };
}

/** Numbers, paths and digests in a record. */
const valuesOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{N}_./:#-]{0,80}\p{N}[\p{L}\p{N}_./:#-]{0,80}/gu) ?? [];
