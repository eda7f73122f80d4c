/** Code actions: seal, restore what a rewrite lost, suppress with a reason. Each is one undo step. */
import {
  type CodeAction,
  CodeActionKind,
  type Command,
  type Diagnostic,
  type Range,
  type WorkspaceEdit,
} from "vscode-languageserver";
import type { Inspection } from "../../engine/inspection.ts";
import { lossRecordText } from "../../engine/loss-entry.ts";
import { restoreEdits } from "../../engine/restore.ts";
import type { Edit, Diagnostic as Finding } from "../../engine/rules/rule.ts";
import { appendEdit, digestEdits } from "../../engine/seal.ts";
import { overlaps, type Span } from "../../engine/text.ts";
import { toDiagnostic, toSpan, toWorkspaceEdit } from "../convert.ts";
import type { Feature } from "../feature.ts";
import { sealToFileCommand, spillCommand, spillEarlierCommand, suppressCommand } from "../protocol/requests.ts";
import type { Subject, View } from "../subject.ts";
import { sealing, suppressing, unsealedAt } from "./repairs.ts";
import { sealedLink } from "./seal-to-file.ts";
import { spillable } from "./spill.ts";

/** A range with the kinds of actions that the editor wants there; without kinds all. */
interface Wanted {
  readonly range: Range;
  readonly only?: readonly string[];
}

/** Every action at a range. */
const actionsView: View<Wanted, readonly CodeAction[]> = {
  name: "code-actions",
  answer(subject, { range, only }) {
    const span = toSpan(range, subject.document);
    const wants = (kind: string): boolean =>
      only === undefined || only.some((one) => kind === one || kind.startsWith(`${one}.`));
    const fixes = wants(CodeActionKind.QuickFix) ? quickFixes(span, subject) : [];
    const others = wants(CodeActionKind.RefactorRewrite)
      ? [...refactorings(span, subject), ...spilling(span, subject)]
      : [];
    return [...fixes, ...others.filter(({ title }) => !fixes.some((fix) => fix.title === title))];
  },
};

/** Offers them. */
export const codeActions: Feature = {
  capabilities: { codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite] } },
  views: [actionsView],
  listen(connection, ask) {
    connection.onCodeAction(async ({ textDocument, range, context }, token) => [
      ...((await ask(
        actionsView,
        textDocument.uri,
        { range, ...(context.only ? { only: context.only } : {}) },
        token,
      )) ?? []),
    ]);
  },
};

function quickFixes(span: Span, subject: Subject): readonly CodeAction[] {
  const findings = subject.inspection.diagnostics.filter((finding) => touches(finding.span, span));
  const own = findings.flatMap((finding) => ownFixes(finding, subject));
  const recorded = findings.flatMap((finding) => recording(finding, subject));
  const earlier = findings.find((finding) => SPILLS.has(finding.code));
  const spilled = earlier ? spillingEarlier(earlier, subject) : [];
  const restored = findings.flatMap((finding) => restoring(finding, subject));
  const suppressed = findings.flatMap((finding) => suppression(finding, subject));
  return [...own, ...restored, ...recorded, ...spilled, ...suppressed];
}

const touches = (a: Span, b: Span): boolean =>
  overlaps(a, b) || (a.start <= b.start && b.end <= a.end) || a.end === b.start;

function ownFixes(finding: Finding, subject: Subject): readonly CodeAction[] {
  return finding.fixes.map((fix, index) =>
    quickFix(fix.title, finding, subject, { edit: toWorkspaceEdit(fix.edits, subject.document) }, index === 0),
  );
}

/** The rules whose findings name something that an earlier version of the pad had. */
const LOSSES = new Set([
  "constraint-lost",
  "constraint-weakened",
  "negative-fact-lost",
  "directive-lost",
  "handle-lost",
  "handle-altered",
  "binding-lost",
  "constraint-reworded",
  "loss-record-lost",
]);

/** *Restore*: the words of the earlier version go back to where they stood. */
function restoring(finding: Finding, subject: Subject): readonly CodeAction[] {
  const { before, source, rewrite } = subject.inspection;
  if (!before || !rewrite || !LOSSES.has(finding.code)) return [];
  const meant = rewrite.survival.filter(
    ({ item, state }) => state !== "kept" && finding.message.includes(beginningOf(item.text)),
  );
  return meant.slice(0, 5).flatMap((fate): readonly CodeAction[] => {
    const edits = restoreEdits(fate, { before, after: source });
    if (edits.length === 0) return [];
    const edit = toWorkspaceEdit(edits, subject.document);
    return [quickFix(`Restore \`${shortened(fate.item.text)}\` word for word`, finding, subject, { edit }, false)];
  });
}

/** *Add loss record*: an entry that names what went, with today's date. */
function recording(finding: Finding, subject: Subject): readonly CodeAction[] {
  const { rewrite, pad, source } = subject.inspection;
  if (finding.code !== "loss-record-missing" || !rewrite || !pad || source.text === undefined) return [];
  const text = lossRecordText(rewrite.survival, new Date().toISOString().slice(0, 10));
  if (text === undefined) return [];
  const edit = toWorkspaceEdit(
    [appendEdit([{ kind: "loss_record", text }], { text: source.text, pad })],
    subject.document,
  );
  return [quickFix("Add loss record", finding, subject, { edit }, true)];
}

/** The rules whose finding goes where what was dropped can be had back. */
const SPILLS = new Set(["loss-record-missing", "index-over-budget", "handle-lost"]);

/** *Spill the earlier version*, carried out by the server. */
function spillingEarlier(finding: Finding, subject: Subject): readonly CodeAction[] {
  if (subject.inspection.kind !== "pad" || subject.inspection.before === undefined) return [];
  const title = "Spill the earlier version and insert its address";
  const command = { title, command: spillEarlierCommand, arguments: [subject.uri, 0, 0] };
  return [quickFix(title, finding, subject, { command }, false)];
}

/** What a message shows of a text for certain: it is put on one line and cut in its middle. */
const beginningOf = (text: string): string =>
  text.replaceAll("`", "").split(/\s/).filter(Boolean).join(" ").slice(0, 40);

const shortened = (text: string): string => (text.length <= 50 ? text : `${text.slice(0, 48)}…`);

function suppression(finding: Finding, subject: Subject): readonly CodeAction[] {
  if (subject.inspection.session || subject.inspection.kind === "record") return [];
  const title = `Suppress ${finding.code} here, with a reason`;
  if (subject.commands) {
    const command = { title, command: suppressCommand, arguments: [subject.uri, finding.code, finding.span.start] };
    return [quickFix(title, finding, subject, { command }, false)];
  }
  const edits = suppressing(subject, { code: finding.code, at: finding.span.start, reason: "" });
  return [quickFix(title, finding, subject, { edit: toWorkspaceEdit(edits, subject.document) }, false)];
}

interface Does {
  readonly edit?: WorkspaceEdit;
  readonly command?: Command;
}

function quickFix(title: string, finding: Finding, subject: Subject, does: Does, isPreferred: boolean): CodeAction {
  const diagnostics: Diagnostic[] = [toDiagnostic(finding, subject.document)];
  return { title, kind: CodeActionKind.QuickFix, diagnostics, ...does, ...(isPreferred ? { isPreferred } : {}) };
}

/** What can be done without a finding: seal what is selected, all of it, or a section in place; give entries their digests. */
function refactorings(span: Span, subject: Subject): readonly CodeAction[] {
  const { inspection, document } = subject;
  const text = inspection.source.text;
  if (!isSealable(inspection) || text === undefined || !inspection.pad) return [];
  const act = (title: string, edits: readonly Edit[]): readonly CodeAction[] =>
    edits.length === 0 ? [] : [{ title, kind: CodeActionKind.RefactorRewrite, edit: toWorkspaceEdit(edits, document) }];
  return [
    ...act("Move to sealed region", sealing(subject, { what: span, how: "move" })),
    ...act("Move every rule to the sealed region", sealing(subject, { what: "all", how: "move" })),
    ...act("Seal this section in place", sealing(subject, { what: span, how: "in-place" })),
    ...sealToFileAction(span, subject),
    ...act("Give every sealed entry its digest", digestEdits({ text, pad: inspection.pad })),
  ];
}

/** *Move to sealed file*, carried out by the server: it reads the other file first. */
function sealToFileAction({ start, end }: Span, subject: Subject): readonly CodeAction[] {
  if (unsealedAt(subject, { start, end }).length === 0) return [];
  const title = `Move to sealed file (${sealedLink(subject)})`;
  const command = { title, command: sealToFileCommand, arguments: [subject.uri, start, end] };
  return [{ title, kind: CodeActionKind.RefactorRewrite, command }];
}

/** *Spill and insert address*: what is selected, or the section around. */
function spilling(span: Span, subject: Subject): readonly CodeAction[] {
  const { kind } = subject.inspection;
  if (kind === "record" || (kind === "markdown" && span.start === span.end)) return [];
  const found = spillable(subject, span);
  if ("refusal" in found || found.text.startsWith("[full context at ")) return [];
  const title = span.start < span.end ? "Spill and insert address" : "Spill this section and insert its address";
  const command = { title, command: spillCommand, arguments: [subject.uri, span.start, span.end] };
  return [{ title, kind: CodeActionKind.RefactorRewrite, command }];
}

const isSealable = ({ kind }: Inspection): boolean => kind === "pad" || kind === "carrier";
