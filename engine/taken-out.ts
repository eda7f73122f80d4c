/** The side of an edit that goes: what an agent quotes in order to replace it, and the lines that its patch removes. */
import type { Passage } from "./item.ts";

/** Whether an offset of a passage lies in what an edit takes out: the old text of a replacement, a removed line of a patch. */
export function isTakenOut(passage: Passage, at: number): boolean {
  const { key } = passage;
  if (key === undefined) return false;
  if (OLD.test(key)) return true;
  if (!PATCH.test(key)) return false;
  const { text } = passage;
  const line = text.lastIndexOf("\n", at - 1) + 1;
  return text[line] === "-" && !text.startsWith("--- ", line) && IS_PATCH.test(text.slice(0, 2_000));
}

const OLD = /(?:^|\.)old_?(?:str|string|text)$/i;
const PATCH = /(?:^|\.)(?:patch|diff|input|command|cmd)$/i;
const IS_PATCH = /^(?:@@ |\*\*\* |diff --git |--- )|apply_patch/m;
