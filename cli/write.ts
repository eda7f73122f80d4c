/** Writing a file that the user named: whole or not at all, with the end of line, the mark and the rights it had. */
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import writeFileAtomic from "write-file-atomic";
import type { Edit } from "../engine/rules/rule.ts";
import { BadInput, type Io } from "./command.ts";

/** Applies edits (UTF-16 offsets, not overlapping) to a text, the last first. */
export const applied = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.span.start - a.span.start || b.span.end - a.span.end)
    .reduce((whole, { span, text: put }) => whole.slice(0, span.start) + put + whole.slice(span.end), text);

/** Replaces a file's text in one step; `bytes` is its size when it was read, so that a change in between is noticed, not overwritten. */
export async function replaceFile(
  path: string,
  text: string,
  read: { readonly bytes: number; readonly mark: boolean },
  io: Io,
): Promise<void> {
  const target = resolve(io.cwd, path);
  const now = await stat(target).catch(() => undefined);
  if (now && now.size !== read.bytes) throw new BadInput(path, "was changed while it was read; nothing was written");
  await writeFileAtomic(target, `${read.mark ? "\uFEFF" : ""}${text}`);
}
