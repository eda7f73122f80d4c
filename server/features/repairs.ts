/** Edits that the client asks for by name: seal, suppress with the reason that the user gave. */
import type { WorkspaceEdit } from "vscode-languageserver";
import type { Item } from "../../engine/item.ts";
import type { Edit } from "../../engine/rules/rule.ts";
import { sealEdits, sealInPlaceEdits } from "../../engine/seal.ts";
import { suppressionComment } from "../../engine/suppressions.ts";
import { overlaps, type Span } from "../../engine/text.ts";
import { toWorkspaceEdit } from "../convert.ts";
import type { Feature } from "../feature.ts";
import { sealRequest, suppressRequest } from "../protocol/requests.ts";
import type { Subject, View } from "../subject.ts";

/** What to seal, and how. */
export interface Sealing {
  readonly what: "all" | Span;
  readonly how: "move" | "in-place";
}

/** Which rule to silence where, and why; without a reason the comment waits for one and silences nothing. */
export interface Suppressing {
  readonly code: string;
  readonly at: number;
  readonly reason: string;
}

/** The edit that seals. */
const sealView: View<Sealing, WorkspaceEdit | undefined> = {
  name: "seal",
  answer: (subject, params) => editOf(sealing(subject, params), subject),
};

/** The edit that silences. */
const suppressView: View<Suppressing, WorkspaceEdit | undefined> = {
  name: "suppress",
  answer: (subject, params) => editOf(suppressing(subject, params), subject),
};

/** Answers both. */
export const repairs: Feature = {
  views: [sealView, suppressView],
  listen(connection, ask) {
    connection.onRequest(
      sealRequest,
      async ({ uri, ...params }, token) => (await ask(sealView, uri, params, token)) ?? null,
    );
    connection.onRequest(
      suppressRequest,
      async ({ uri, ...params }, token) => (await ask(suppressView, uri, params, token)) ?? null,
    );
  },
};

const editOf = (edits: readonly Edit[], { document }: Subject): WorkspaceEdit | undefined =>
  edits.length === 0 ? undefined : toWorkspaceEdit(edits, document);

/** The edits that seal the rules of a pad that a span touches, or all of them. */
export function sealing({ inspection }: Subject, { what, how }: Sealing): readonly Edit[] {
  const { source, pad, items } = inspection;
  if (source.text === undefined || !pad) return [];
  const rules = items.filter(isUnsealed);
  const read = { text: source.text, pad };
  if (how === "in-place") return what === "all" ? [] : sealInPlaceEdits(what.start, rules, read);
  const meant = what === "all" ? rules : rules.filter(({ span }) => touches(span, what));
  return sealEdits(meant, read);
}

/** The rules outside every sealed region that a span touches. */
export const unsealedAt = ({ inspection: { items } }: Subject, span: Span): readonly Item[] =>
  items.filter((item) => isUnsealed(item) && touches(item.span, span));

const isUnsealed = ({ kind, provenance }: Item): boolean =>
  (kind === "constraint" || kind === "negative_fact" || kind === "loss_record") && provenance !== "sealed";

/** An empty selection touches what it stands in. */
const touches = (span: Span, selected: Span): boolean =>
  overlaps(span, selected) || (span.start <= selected.start && selected.end <= span.end);

/** The edit that puts the comment on a line of its own above the line of an offset, as deep as that line. */
export function suppressing({ inspection }: Subject, { code, at, reason }: Suppressing): readonly Edit[] {
  const text = inspection.source.text;
  if (text === undefined || inspection.session) return [];
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const indent = /^[ \t]{0,40}/.exec(text.slice(start, start + 40))?.[0] ?? "";
  const eol = text.charAt(text.indexOf("\n") - 1) === "\r" ? "\r\n" : "\n";
  return [{ span: { start, end: start }, text: `${indent}${suppressionComment([code], reason)}${eol}` }];
}
