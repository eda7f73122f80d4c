/** Sessions as lines of text, so that a test can draw what it expects. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readDocument } from "../../../engine/readers/index.ts";
import type { Compaction, Session, SessionRecord } from "../../../engine/session.ts";

/** Path of a session fixture. */
export const fixturePath = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/sessions/${name}`, import.meta.url));

/** Reads a session fixture as a text in memory. */
export function readFixture(name: string): Session {
  const bytes = readFileSync(fixturePath(name));
  const session = readDocument({ name, text: bytes.toString("utf8"), bytes: bytes.length });
  if (!session) throw new Error(`${name} is not recognised`);
  return session;
}

/** One line for each compaction: what it is, and the ids of the records that it dropped, kept, attached again and wrote. */
export function drawCompactions({ compactions, records }: Session): readonly string[] {
  return compactions.map((compaction) => drawCompaction(compaction, records));
}

function drawCompaction(compaction: Compaction, records: readonly SessionRecord[]): string {
  const { kind, trigger, confidence, line, region, kept, injected, summary, tokens, parent, agent } = compaction;
  const ids = (indices: readonly number[]): string => indices.map((index) => records[index]?.id).join(" ");
  const written = summary.opaque ? "unreadable" : summary.record === undefined ? "" : records[summary.record]?.id;
  return [
    `${kind} ${trigger} ${confidence} at ${line}`,
    `dropped ${compaction.regionKnown ? ids(region) : "?"}`,
    kept.length > 0 && `kept ${ids(kept)}`,
    injected.length > 0 && `injected ${ids(injected)}`,
    written && `summary ${written}`,
    parent !== undefined && `after ${parent}`,
    (tokens.before ?? tokens.after) !== undefined && `${tokens.before ?? "?"} → ${tokens.after ?? "?"} tokens`,
    agent !== undefined && `agent ${agent}`,
    !compaction.retained && "gone",
    compaction.copied && "copied",
  ]
    .filter(Boolean)
    .join(" | ");
}

/** One line for each problem. */
export const drawProblems = ({ problems }: Session): readonly string[] =>
  problems.map(({ kind, line, count }) => `${kind}${line === undefined ? "" : ` at ${line}`} × ${count}`);

/** One line for each text of each record, long ones cut. */
export function drawTexts({ records }: Session): readonly string[] {
  return records.flatMap(({ id, role, provenance, texts }) =>
    texts.map(({ text, use, tool, key, failed }) => {
      const words = text.length > 60 ? `${text.slice(0, 59)}…` : text;
      const about = [tool, key, failed && "failed"].filter(Boolean).join(" ");
      const who = role === provenance ? role : `${role}/${provenance}`;
      return `${id} ${who} ${use}${about && ` (${about})`}: ${words.replaceAll("\n", "⏎")}`;
    }),
  );
}
