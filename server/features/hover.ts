/** Hover: what an item is, where it came from, where it died, and why it is marked. */
import { type Hover, MarkupKind, type Position } from "vscode-languageserver";
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Inspection } from "../../engine/inspection.ts";
import type { Item, RuleItem } from "../../engine/item.ts";
import type { Diagnostic } from "../../engine/rules/rule.ts";
import { recordName } from "../../engine/session.ts";
import type { Survival } from "../../engine/survival.ts";
import { pageOf, toRange } from "../convert.ts";
import type { Feature } from "../feature.ts";
import { itemsAt, type Subject, spanOf, type View } from "../subject.ts";

/** What is known of the items and findings under the cursor. */
const hoverView: View<Position, Hover | undefined> = {
  name: "hover",
  answer(subject, position) {
    const { inspection, document } = subject;
    const at = document.offsetAt(position);
    const item = itemsAt(at, inspection)[0];
    // Our own client shows the findings in the same hover, with their link and their fix.
    const findings = subject.commands
      ? []
      : inspection.diagnostics.filter(({ span }) => span.start <= at && at <= span.end);
    if (item === undefined && findings.length === 0) return undefined;
    const parts = [...(item ? aboutItem(item, subject) : []), ...distinct(findings.map(aboutFinding))];
    const span = item ? spanOf(item, inspection) : findings[0]?.span;
    return {
      contents: { kind: MarkupKind.Markdown, value: parts.join("\n\n") },
      ...(span ? { range: toRange(span, document) } : {}),
    };
  },
};

/** Shows it. */
export const hover: Feature = {
  capabilities: { hoverProvider: true },
  views: [hoverView],
  listen(connection, ask) {
    connection.onHover(
      async ({ textDocument, position }, token) => (await ask(hoverView, textDocument.uri, position, token)) ?? null,
    );
  },
};

function aboutItem(item: Item, { inspection, against }: Subject): readonly string[] {
  const what = `**${nameOf(item)}**${item.subtype === "" ? "" : ` · ${item.subtype.replaceAll("_", " ")}`} · ${saidBy(item)}`;
  return [
    what,
    ...scopeOf(item),
    ...origin(item, inspection),
    ...death(item, inspection),
    ...consequences(item, inspection),
    ...rewritten(item, inspection, against),
  ];
}

const aboutFinding = ({ code, severity, message }: Diagnostic): string =>
  `${severity === "mark" ? "Marked" : "Found"}: ${message} · [${code}](${pageOf(code).href})`;

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

const nameOf = ({ kind }: Item): string => (kind === "negative_fact" ? "negative fact" : kind.replaceAll("_", " "));

function saidBy({ provenance }: Item): string {
  switch (provenance) {
    case "user":
      return "said by the user";
    case "system":
      return "in the system prompt";
    case "rules":
      return "in a rules file";
    case "sealed":
      return "sealed";
    case "assistant":
      return "said by the assistant";
    case "tool":
      return "in a tool's output";
    case "summary":
      return "in a summary";
    case "palimpsest":
      return "in one of Palimpsest's own messages";
  }
}

function scopeOf(item: Item): readonly string[] {
  const scope = (item as Partial<RuleItem>).scope ?? [];
  return scope.length === 0 ? [] : [`Under ${scope.join(" › ")}`];
}

/** Where the same value was said first. */
function origin(item: Item, { items, passages, session }: Inspection): readonly string[] {
  if (!session) return [];
  const first = items.find(({ kind, text }) => kind === item.kind && text === item.text);
  const index = passages[first?.passage ?? -1]?.record ?? -1;
  const record = session.records[index];
  return record ? [`First said in ${recordName(record.line, index)} by the ${record.role}`] : [];
}

/** Every generation whose region held it, with what became of it there. */
function death(item: Item, { lineage }: Inspection): readonly string[] {
  const fates = (lineage?.generations ?? []).flatMap(({ survival, line }, index) => {
    const fate = survival.find((one) => one.item.kind === item.kind && one.item.text === item.text);
    const where = line > 0 ? ` (line ${line})` : "";
    return fate ? [`- compaction ${index + 1}${where}: ${fateName(fate)}`] : [];
  });
  return fates.length === 0 ? [] : [fates.join("\n")];
}

/** What was done afterwards for want of it. */
function consequences(item: Item, { lineage, passages, session }: Inspection): readonly string[] {
  const mishaps = (lineage?.generations ?? []).flatMap(({ afterwards }) => afterwards?.mishaps ?? []);
  const own = mishaps.filter(({ was, text }) => was === item.text && text !== was);
  const lines = own.slice(0, 5).map(({ kind, text, passage }) => {
    const index = passages[passage]?.record ?? -1;
    const record = session?.records[index];
    const where = record ? ` (${recordName(record.line, index)})` : "";
    return `- afterwards \`${maskCredentials(text)}\`${where}: [${kind}](${pageOf(kind).href})`;
  });
  return lines.length === 0 ? [] : [lines.join("\n")];
}

/** What the earlier version of a pad had in its place. */
function rewritten(item: Item, { rewrite }: Inspection, against: string | undefined): readonly string[] {
  if (!rewrite) return [];
  const before = rewrite.survival.find(
    ({ instead }) => instead && instead.span.start <= item.span.start && item.span.end <= instead.span.end,
  );
  const version = against ?? "the earlier version";
  if (before && before.state !== "kept")
    return [`In ${version}: \`${maskCredentials(before.item.text)}\` — ${before.state}`];
  const known = rewrite.survival.some((fate) => fate.item.kind === item.kind && fate.item.text === item.text);
  return [known ? `As in ${version}` : `Not in ${version}`];
}

function fateName({ state, instead, obligation }: Survival): string {
  const place = instead && state !== "kept" ? `, now \`${maskCredentials(instead.text)}\`` : "";
  return `**${state}**${place}${obligation === undefined ? "" : `; “${obligation}” needs it`}`;
}
