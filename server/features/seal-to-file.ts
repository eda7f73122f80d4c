/** *Move to sealed file*: both files change in one step; the sealed file is made where it is not there (spec §6). */
import { type Connection, CreateFile, TextDocumentEdit, type WorkspaceEdit } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { readPad } from "../../engine/pad.ts";
import type { Edit } from "../../engine/rules/rule.ts";
import { sealedFileOf, sealToFileEdits } from "../../engine/seal.ts";
import type { Span } from "../../engine/text.ts";
import { besideUri, type Lent } from "../around.ts";
import { toRange } from "../convert.ts";
import type { Ask } from "../feature.ts";
import type { Subject, View } from "../subject.ts";
import { tell } from "../telling.ts";
import { unsealedAt } from "./repairs.ts";

/** Edits of the pad, and the text that the sealed file has afterwards. */
interface Move {
  readonly pad: readonly Edit[];
  readonly file: readonly Edit[];
}

/** The link to the sealed file of a pad: the one that it names, the setting's, or one named after the pad. */
export const sealedLinkView: View<undefined, string | undefined> = { name: "sealed-link", answer: sealedLink };

/** The edits that move the rules at a span. */
export const toFileView: View<{ readonly span: Span; readonly link: string; readonly text: string }, Move | undefined> =
  {
    name: "seal-to-file",
    answer(subject, { span, link, text }) {
      const { pad, source } = subject.inspection;
      if (!pad || source.text === undefined) return undefined;
      const file = { link, text, pad: readPad({ name: link, text }) };
      return sealToFileEdits(unsealedAt(subject, span), { text: source.text, pad }, file);
    },
  };

/** See `sealedLinkView`. */
export function sealedLink({ uri, inspection: { source }, settings }: Subject): string | undefined {
  const named = sealedFileOf(source.text ?? "");
  if (named !== undefined) return named;
  if (settings.sealedFile !== "") return settings.sealedFile;
  const name = decodeURIComponent(uri.slice(uri.lastIndexOf("/") + 1));
  return `${name.replace(/\.[a-z]{1,10}$/i, "")}.sealed.md`;
}

/** Carries the command out; what stands in its way is told to the user, and nothing moves. */
export async function sealToFile(uri: string, span: Span, ask: Ask, lent: Lent, connection: Connection): Promise<void> {
  const link = await ask(sealedLinkView, uri, undefined);
  const target = link === undefined ? undefined : besideUri(uri, link);
  if (link === undefined || target === undefined)
    return void tell(connection, "error", "Nothing was moved: the sealed file has to be a Markdown file on this disk.");
  const text = await lent.text(target);
  const move = await ask(toFileView, uri, { span, link, text: text ?? "" });
  const before = await lent.text(uri);
  if (!move || before === undefined)
    return void tell(connection, "info", "There is no rule here that is not sealed already.");
  const edit: WorkspaceEdit = {
    documentChanges: [
      ...(text === undefined ? [CreateFile.create(target, { ignoreIfExists: true })] : []),
      editOf(target, text ?? "", move.file),
      editOf(uri, before, move.pad),
    ],
  };
  const { applied } = await connection.workspace.applyEdit({ label: "Move to sealed file", edit });
  if (!applied) tell(connection, "warning", "The file changed meanwhile: nothing was moved. Try again.");
}

const editOf = (uri: string, text: string, edits: readonly Edit[]): TextDocumentEdit => {
  const document = TextDocument.create(uri, "markdown", 0, text);
  const changes = edits.map((edit) => ({ range: toRange(edit.span, document), newText: edit.text }));
  return TextDocumentEdit.create({ uri, version: null }, changes);
};
