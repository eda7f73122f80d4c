/** Code lenses: tokens, handles, rules and the verdict above a pad; tokens, handles and rules above its sections; one sentence above a compaction. */
import type { CodeLens, Command } from "vscode-languageserver";
import type { Inspection } from "../../engine/inspection.ts";
import { rowsOf } from "../../engine/lineage/rows.ts";
import type { Span } from "../../engine/text.ts";
import { estimateTokens } from "../../engine/tokens.ts";
import { toRange } from "../convert.ts";
import type { Feature } from "../feature.ts";
import { reviewCommand, showLineageCommand, showPadDiffCommand } from "../protocol/requests.ts";
import type { Subject, View } from "../subject.ts";
import { type Section, sectionsOf } from "./sections.ts";

/** The lenses of a document; a title without a command where the client has none. */
const lensView: View<undefined, readonly CodeLens[]> = {
  name: "code-lens",
  answer: (subject) => (subject.inspection.session ? compactionLenses(subject) : padLenses(subject)),
};

/** Shows them. */
export const codeLens: Feature = {
  capabilities: { codeLensProvider: { resolveProvider: false } },
  views: [lensView],
  listen(connection, ask) {
    connection.onCodeLens(async ({ textDocument }, token) => [
      ...((await ask(lensView, textDocument.uri, undefined, token)) ?? []),
    ]);
  },
};

function padLenses(subject: Subject): readonly CodeLens[] {
  const { inspection, document, uri } = subject;
  const { kind, rewrite } = inspection;
  if (kind !== "pad" && kind !== "carrier") return [];
  const whole = { start: 0, end: document.getText().length };
  const verdict = rewrite
    ? ` · ${verdictName(rewrite.decision)} against ${subject.against ?? "the earlier version"}`
    : "";
  const title = `${countsIn(whole, inspection, document.getText())}${verdict}`;
  const top = lensAt(
    subject,
    { start: 0, end: 0 },
    title,
    rewrite ? { command: showPadDiffCommand, arguments: [uri] } : undefined,
  );
  const sections = sectionsOf(inspection).filter(({ level }) => level === 2);
  return [top, ...sections.map((section) => sectionLens(subject, section))];
}

function sectionLens(subject: Subject, { heading, span }: Section): CodeLens {
  return lensAt(subject, heading, countsIn(span, subject.inspection, subject.document.getText()));
}

/** Tokens, handles and rules of a stretch of a pad, in words. */
function countsIn(span: Span, { items }: Inspection, text: string): string {
  const inSpan = items.filter((item) => span.start <= item.span.start && item.span.start < span.end);
  const handles = new Set(inSpan.filter(({ kind }) => kind === "handle").map((item) => item.text)).size;
  const rules = inSpan.filter(({ kind }) => kind === "constraint").length;
  const facts = inSpan.filter(({ kind }) => kind === "negative_fact").length;
  const tokens = estimateTokens(text.slice(span.start, span.end));
  return [
    `about ${tokens} tokens`,
    plural(handles, "handle"),
    plural(rules, "constraint"),
    plural(facts, "negative fact"),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

const plural = (count: number, word: string): string =>
  count === 0 ? "" : `${count} ${word}${count === 1 ? "" : "s"}`;

function verdictName(decision: NonNullable<Inspection["rewrite"]>["decision"]): string {
  switch (decision) {
    case "allow":
      return "nothing lost";
    case "allow-with-loss-record":
      return "allowed with a loss record";
    case "refuse":
      return "refused";
  }
}

function compactionLenses(subject: Subject): readonly CodeLens[] {
  const { inspection, document, uri } = subject;
  const { lineage, session, passages } = inspection;
  if (!lineage || !session) return [];
  const lenses = rowsOf({ lineage, session, passages }).map((row) => {
    const at = row.line > 0 ? document.offsetAt({ line: row.line - 1, character: 0 }) : 0;
    const title = `compaction ${row.number} · depth ${row.depth} · ${row.sentence.text}`;
    return lensAt(subject, { start: at, end: at }, title, { command: reviewCommand, arguments: [uri, row.id] });
  });
  const title = `${plural(lineage.generations.length, "compaction") || "no compaction"} · ${plural(lineage.records, "record")}`;
  return [lensAt(subject, { start: 0, end: 0 }, title, { command: showLineageCommand, arguments: [uri] }), ...lenses];
}

function lensAt({ document, commands }: Subject, span: Span, title: string, does?: Omit<Command, "title">): CodeLens {
  const command = does && commands ? { title, ...does } : { title, command: "" };
  return { range: toRange({ start: span.start, end: span.start }, document), command };
}
