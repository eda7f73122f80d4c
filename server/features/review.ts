/** The review of one compaction: region and summary as readable text, with findings on both sides. */
import type { Inspection } from "../../engine/inspection.ts";
import type { Item, ItemKind } from "../../engine/item.ts";
import type { Generation } from "../../engine/lineage/generation.ts";
import { quote } from "../../engine/rules/quote.ts";
import type { Severity } from "../../engine/rules/rule.ts";
import { weightOf } from "../../engine/rules/weight.ts";
import type { Survival } from "../../engine/survival.ts";
import type { Span } from "../../engine/text.ts";
import type { Feature } from "../feature.ts";
import type { Review, ReviewFinding } from "../protocol/answers.ts";
import { reviewRequest } from "../protocol/requests.ts";
import type { View } from "../subject.ts";
import { generationOf, type Which } from "./lineage.ts";
import { type Readable, readRecords } from "./readable.ts";

/** Characters of a text in which nothing was lost; the rest is left out, with a word. */
const SHOWN = 4000;

const reviewView: View<Which, Review | undefined> = {
  name: "review",
  answer({ inspection }, params) {
    const generation = generationOf(inspection, params);
    return generation ? reviewOf(generation, inspection) : undefined;
  },
};

/** Answers it. */
export const review: Feature = {
  views: [reviewView],
  listen(connection, ask) {
    connection.onRequest(
      reviewRequest,
      async ({ uri, ...params }, token) => (await ask(reviewView, uri, params, token)) ?? null,
    );
  },
};

function reviewOf(generation: Generation, inspection: Inspection): Review {
  const [region, summary] = [regionText(generation, inspection), summaryText(generation, inspection)];
  const number = (inspection.lineage?.generations.indexOf(generation) ?? 0) + 1;
  const losses = generation.survival.filter(isGone);
  const here = (at: Where): Span | undefined => spanIn(region, at, inspection);
  const there = (at: Where): Span | undefined => spanIn(summary, at, inspection);
  return {
    generation: generation.id,
    title: `Compaction ${number}: region ↔ summary`,
    region: { text: region.text, findings: losses.flatMap((fate) => lossFinding(fate, inspection, here, there)) },
    summary: {
      text: summary.text,
      findings: [
        ...losses.flatMap((fate) => insteadFinding(fate, inspection, here, there)),
        ...generation.invented.flatMap((invention): readonly ReviewFinding[] => {
          const span = there(invention);
          const code = inventedCode(invention.kind);
          const severity =
            code === "approval-invented" ? "error" : invention.standsInFor === undefined ? "info" : "warning";
          const message = `nothing in the region supports ${quote(invention.text)}`;
          return span ? [{ code, severity, message, span }] : [];
        }),
      ],
    },
  };
}

type Where = { readonly passage: number; readonly span: Span };
type Find = (at: Where) => Span | undefined;

/** The last place that says it word for word; places may say it in other letters. */
const lastOf = (item: Item, places: readonly Item[]): Item => places.findLast(({ text }) => text === item.text) ?? item;

const isGone = ({ state }: Survival): boolean => state === "lost" || state === "weakened" || state === "altered";

/** The records of the region; texts in which nothing was lost are shown in part. */
function regionText(generation: Generation, { session, passages, lineage }: Inspection): Readable {
  if (!session || !lineage) return { text: "", starts: new Map() };
  const compaction = session.compactions.find(({ id }) => id === generation.id);
  const needed = new Set(
    generation.survival.filter(isGone).flatMap(({ places, item }) => {
      const passage = passages[lastOf(item, places).passage];
      return passage ? [`${passage.record} ${passage.textIndex ?? 0}`] : [];
    }),
  );
  const records = (compaction?.region ?? []).flatMap((index) => {
    const record = session.records[index];
    return record ? [[index, record] as const] : [];
  });
  return readRecords(records, ({ text }, record, textIndex) => {
    if (text.length <= SHOWN || needed.has(`${record} ${textIndex}`)) return text;
    return `${text.slice(0, SHOWN)}\n… ${text.length - SHOWN} more characters, nothing lost in them`;
  });
}

function summaryText({ summary }: Generation, { session }: Inspection): Readable {
  const record = summary.record === undefined ? undefined : session?.records[summary.record];
  if (!record || summary.record === undefined) {
    const text = summary.opaque
      ? "This summary cannot be read: it is encrypted or was removed.\n"
      : "Nothing stands in the region's place.\n";
    return { text, starts: new Map() };
  }
  return readRecords([[summary.record, record]], ({ text }) => text);
}

/** Where something stands in a readable text, if it is shown there. */
function spanIn({ starts, text }: Readable, { passage, span }: Where, { passages }: Inspection): Span | undefined {
  const at = passages[passage];
  const start = at?.record === undefined ? undefined : starts.get(at.record)?.[at.textIndex ?? 0];
  if (start === undefined || text.length < start + span.end) return undefined;
  return { start: start + span.start, end: start + span.end };
}

function lossFinding(fate: Survival, inspection: Inspection, here: Find, there: Find): readonly ReviewFinding[] {
  const { item, places, state, instead, obligation } = fate;
  const span = here(lastOf(item, places));
  if (!span) return [];
  const other = instead && there(instead);
  const needs = obligation === undefined ? "" : `; ${quote(obligation)} needs it`;
  const message = `${quote(item.text)} is ${state}${instead ? `, now ${quote(instead.text)}` : ""}${needs}`;
  return [{ code: lossCode(fate), severity: severityOf(fate, inspection), message, span, ...(other ? { other } : {}) }];
}

function insteadFinding(fate: Survival, inspection: Inspection, here: Find, there: Find): readonly ReviewFinding[] {
  const { item, places, instead } = fate;
  const span = instead && there(instead);
  if (!span) return [];
  const other = here(lastOf(item, places));
  const message = `stands where the region says ${quote(item.text)}`;
  return [{ code: lossCode(fate), severity: severityOf(fate, inspection), message, span, ...(other ? { other } : {}) }];
}

/** The severity that the rules give, except that a handle which no open task needs is only a mark here. */
function severityOf(fate: Survival, inspection: Inspection): Severity {
  const { item, state, obligation } = fate;
  if (item.kind === "handle") return state === "altered" || obligation !== undefined ? "error" : "mark";
  if (item.kind === "directive") return "warning";
  const weight = weightOf(item, inspection);
  if (weight === "off") return "mark";
  if (item.kind !== "negative_fact") return weight;
  return item.subtype === "failed_attempt" ? "warning" : "info";
}

function lossCode({ item, state, obligation }: Survival): string {
  const how = state === "lost" ? "lost" : "weakened";
  switch (item.kind) {
    case "constraint":
      return `constraint-${how}`;
    case "negative_fact":
      return "negative-fact-lost";
    case "directive":
      return "directive-lost";
    case "loss_record":
      return "loss-record-lost";
    case "handle":
    case "obligation":
    case "claim":
      return obligation !== undefined ? "binding-lost" : state === "altered" ? "handle-altered" : "handle-lost";
  }
}

function inventedCode(kind: ItemKind | "approval" | "instruction"): string {
  if (kind === "approval" || kind === "instruction") return "approval-invented";
  return kind === "handle" ? "literal-invented" : "constraint-invented";
}
