/** A lineage as spec §11 prints it. Additions may come; nothing here is renamed or removed. */
import type { Afterwards } from "../../engine/afterwards/facts.ts";
import { rowAfterwards } from "../../engine/afterwards/rows.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { AtRisk, Generation } from "../../engine/lineage/generation.ts";
import { placeOf, type RowItem } from "../../engine/lineage/rows.ts";
import { sentenceOf } from "../../engine/lineage/sentence.ts";
import { recordNumber } from "../../engine/session.ts";
import type { SessionInspection } from "../input.ts";
import type { RawPlace } from "../raw-places.ts";

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
    ...(generation.afterwards ? { afterwards: afterwardsJson(generation.afterwards, inspection) } : {}),
  };
}

/** What followed a compaction: what went wrong with its lines, and the numbers as they are. */
function afterwardsJson(afterwards: Afterwards, inspection: SessionInspection): object {
  const { mishaps, ...numbers } = rowAfterwards(afterwards, (spot) => placeOf(spot, inspection));
  return {
    ...numbers,
    mishaps: mishaps.map(({ place, source, ...mishap }) => ({
      ...mishap,
      record: recordNumber(place.record),
      line: place.line,
      ...(source ? { wasRecord: recordNumber(source.record), wasLine: source.line } : {}),
    })),
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

/**
 * One item with its source span: record and line, both from 1 and 0 where there is none, and UTF-16 offsets in that decoded text; under
 * `source` its offsets in the file, as UTF-16 and as bytes.
 */
export function itemJson({ place, instead, ...item }: RowItem, raw?: RawPlace): object {
  return {
    ...item,
    record: recordNumber(place.record),
    textIndex: place.textIndex,
    line: place.line,
    span: [place.span.start, place.span.end],
    ...(raw && { source: { span: [raw.span.start, raw.span.end], bytes: [raw.bytes.start, raw.bytes.end] } }),
    ...(instead ? { instead: instead.text, insteadLine: instead.place?.line } : {}),
  };
}
