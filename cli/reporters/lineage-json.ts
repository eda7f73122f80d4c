/** A lineage as spec §11 prints it. Additions may come; nothing here is renamed or removed. */
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { AtRisk, Generation } from "../../engine/lineage/generation.ts";
import { placeOf, type RowItem } from "../../engine/lineage/rows.ts";
import { sentenceOf } from "../../engine/lineage/sentence.ts";
import type { SessionInspection } from "../input.ts";

/** The lineage of one session as plain JSON values. */
export function lineageJson(inspection: SessionInspection): object {
  const { format, records, problems, generations } = inspection.lineage;
  return {
    format,
    records,
    problems,
    generations: generations.map((generation) => generationJson(generation, inspection)),
  };
}

function generationJson(generation: Generation, inspection: SessionInspection): object {
  const { id, parent, depth, kind, trigger, confidence, line, time, agent, region, summary, tokens } = generation;
  const { handles, constraints, negativeFacts, originals, reversible, retained, lossClass, degraded, reasons } =
    generation;
  return {
    id,
    parent,
    depth,
    kind,
    trigger,
    confidence,
    line,
    time,
    agent,
    region: {
      bytes: [region.bytes.start, region.bytes.end],
      lines: [region.lines.start, region.lines.end],
      records: region.records,
    },
    summary: { opaque: summary.opaque, line: summary.line, chars: summary.chars },
    tokens,
    handles,
    constraints,
    negativeFacts,
    originals,
    atRisk: generation.atRisk.map((risk) => riskJson(risk, inspection)),
    reversible,
    retained,
    lossClass,
    degraded,
    reasons,
    sentence: sentenceOf(generation, inspection).text,
  };
}

function riskJson(
  { text, subtype, score, reasons, usedAfter, survives, item }: AtRisk,
  inspection: SessionInspection,
): object {
  const rounded = Math.round(score * 1000) / 1000;
  return {
    text: maskCredentials(text),
    subtype,
    score: rounded,
    reasons,
    usedAfter,
    survives,
    line: placeOf(item, inspection)?.line,
  };
}

/** One item with its source span: record, line, and UTF-16 offsets in that decoded text. */
export function itemJson({ place, instead, ...item }: RowItem): object {
  return {
    ...item,
    record: place.record,
    textIndex: place.textIndex,
    line: place.line,
    span: [place.span.start, place.span.end],
    ...(instead ? { instead: instead.text, insteadLine: instead.place?.line } : {}),
  };
}
