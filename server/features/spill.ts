/** *Spill and insert address*: the selected text, or the section around, goes to the store, and its address takes its place (spec §10). */
import type { Connection, WorkspaceEdit } from "vscode-languageserver";
import { spillNotice, spillRegion } from "../../engine/designs/index.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import { masked } from "../../engine/node/masking.ts";
import { appendEdit } from "../../engine/seal.ts";
import { sectionAround } from "../../engine/section.ts";
import { overlaps, type Span } from "../../engine/text.ts";
import type { Lent } from "../around.ts";
import { toWorkspaceEdit } from "../convert.ts";
import type { Ask } from "../feature.ts";
import type { Subject, View } from "../subject.ts";
import { tell } from "../telling.ts";

/** What is to be spilled, or why it may not be. */
type Spillable = { readonly span: Span; readonly text: string } | { readonly refusal: string };

/** The text that a selection means. */
export const spillableView: View<Span, Spillable | undefined> = { name: "spillable", answer: spillable };

/** The edit that puts an address in a text's place, if that still stands where it stood. */
export const spilledView: View<
  { readonly span: Span; readonly was: string; readonly notice: string },
  WorkspaceEdit | undefined
> = {
  name: "spilled",
  answer: ({ inspection, document }, { span, was, notice }) =>
    inspection.source.text?.slice(span.start, span.end) === was
      ? toWorkspaceEdit([{ span, text: notice }], document)
      : undefined,
};

/** What would be spilled at a span; an empty one means the section around it. A sealed entry never leaves its region. */
export function spillable({ inspection: { source, pad, session } }: Subject, selected: Span): Spillable {
  const { text } = source;
  if (session || !pad || text === undefined) return { refusal: "a session is never edited" };
  const meant = selected.start < selected.end ? selected : sectionAround(selected.start, pad.blocks, text);
  const span = meant && trimmed(meant, text);
  if (!span || span.end <= span.start) return { refusal: "select what is to be spilled" };
  if (pad.sealed.some((region) => overlaps(region.span, span)))
    return { refusal: "it holds sealed entries, and those stay where they are" };
  return { span, text: text.slice(span.start, span.end) };
}

function trimmed({ start, end }: Span, text: string): Span {
  const words = text.slice(start, end);
  const from = start + (words.length - words.trimStart().length);
  return { start: from, end: Math.max(from, end - (words.length - words.trimEnd().length)) };
}

/** Carries the command out; what stands in its way is told to the user, and the text then stays. */
export async function spill(uri: string, selected: Span, ask: Ask, lent: Lent, connection: Connection): Promise<void> {
  const found = await ask(spillableView, uri, selected);
  if (!found || "refusal" in found)
    return void tell(connection, "error", `Nothing was spilled: ${found?.refusal ?? "there is no such document"}.`);
  const { span, text } = found;
  const kept = await masked(maskCredentials(text));
  const notice = await noticeOf(kept, lent, connection);
  if (notice === undefined) return;
  const edit = await ask(spilledView, uri, { span, was: text, notice });
  const done = edit && (await connection.workspace.applyEdit({ label: "Spill and insert address", edit })).applied;
  if (!done) tell(connection, "warning", "The file changed meanwhile: the text is stored, and still stands here too.");
  else if (kept !== text) tell(connection, "info", "Credentials were replaced in what was stored.");
}

/** The earlier version that a pad was compared with; undefined where there is none. */
export const earlierTextView: View<undefined, string | undefined> = {
  name: "earlier-text",
  answer: ({ inspection: { before, pad } }) => (pad ? before?.text : undefined),
};

/** The edit that seals a loss record with some words. */
export const recordedView: View<{ readonly words: string }, WorkspaceEdit | undefined> = {
  name: "recorded",
  answer({ inspection: { source, pad }, document }, { words }) {
    if (!pad || source.text === undefined) return undefined;
    return toWorkspaceEdit([appendEdit([{ kind: "loss_record", text: words }], { text: source.text, pad })], document);
  },
};

/** *Spill the earlier version*: what a rewrite dropped can be had back, and the pad says where. */
export async function spillEarlier(
  uri: string,
  _at: Span,
  ask: Ask,
  lent: Lent,
  connection: Connection,
): Promise<void> {
  const text = await ask(earlierTextView, uri, undefined);
  if (text === undefined)
    return tell(connection, "error", "Nothing was spilled: there is no earlier version to compare with.");
  const notice = await noticeOf(await masked(maskCredentials(text)), lent, connection);
  if (notice === undefined) return;
  const words = `${new Date().toISOString().slice(0, 10)} the version before was spilled: ${notice}`;
  const edit = await ask(recordedView, uri, { words });
  if (edit) await connection.workspace.applyEdit({ label: "Spill the earlier version", edit });
}

/** Stores a text, reads it back, and says its address; undefined where that fails, which is then told to the user. */
async function noticeOf(text: string, { store }: Lent, connection: Connection): Promise<string | undefined> {
  try {
    const opened = await store();
    const address = await spillRegion(text, opened);
    if ((await opened.get(address)) !== text) throw new Error("what was stored does not come back");
    return spillNotice(address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tell(connection, "error", `Nothing was spilled: the store cannot be written (${reason}).`);
    return undefined;
  }
}
