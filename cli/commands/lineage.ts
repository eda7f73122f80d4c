/** `lineage [FILE|DIR]`: the tree of compactions, drawn or as JSON; or every item of one generation. */

import { resolve } from "node:path";
import { drawRows } from "../../engine/lineage/draw.ts";
import type { Generation } from "../../engine/lineage/generation.ts";
import { itemsOfGeneration, type RowItem, rowsOf } from "../../engine/lineage/rows.ts";
import { BadInput, type Command, type Invocation, type Io } from "../command.ts";
import { isFolder, readSession, type SessionInspection } from "../input.ts";
import { choiceOf, countOf } from "../options.ts";
import { paintOf } from "../paint.ts";
import { rawPlacesOf } from "../raw-places.ts";
import { itemJson, lineageJson } from "../reporters/lineage-json.ts";
import { drawDepths, drawItems, drawProblems } from "../reporters/lineage-text.ts";
import { newestSession, sessionsBelow } from "../sessions.ts";

const STATES = [
  "kept",
  "equivalent",
  "altered",
  "weakened",
  "lost",
  "sealed",
  "indexed",
  "spilled",
  "carried",
  "moved",
  "demoted",
  "declared",
  "expendable",
  "invented",
  "unknown",
] as const;

/** Without a file the newest session of this folder; the JSON is spec §11's. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("[file]", "a transcript, or a folder of them; without it the newest session of this folder")
      .option("--format <name>", "text or json", "text")
      .option("--generation <number>", "only this generation, counted from 1")
      .option("--items", "list every item of the generation with its place")
      .option("--state <state>", "with --items: only items in this state"),
  run: async (invocation, io) => {
    const format = choiceOf(invocation, "format", ["text", "json"]);
    const path = invocation.operands[0] ?? (await newestSession(io));
    if (await isFolder(path, io)) return folder(path, format, io);
    const inspection = await readSession(path, io);
    const generation = chosenGeneration(invocation, path, inspection);
    if (invocation.options.items === true) await items(invocation, format, path, inspection, generation, io);
    else if (format === "json") io.out(`${JSON.stringify(lineageJson(only(inspection, generation)))}\n`);
    else io.out(drawn(inspection, generation, io));
    return 0;
  },
};

function chosenGeneration(
  invocation: Invocation,
  path: string,
  { lineage }: SessionInspection,
): Generation | undefined {
  const number = countOf(invocation, "generation", 1);
  if (number === undefined) return undefined;
  const generation = lineage.generations[number - 1];
  if (!generation) throw new BadInput(path, `has ${lineage.generations.length} generations, none is number ${number}`);
  return generation;
}

/** The inspection with one generation alone, or all of it. */
function only(inspection: SessionInspection, generation: Generation | undefined): SessionInspection {
  return generation ? { ...inspection, lineage: { ...inspection.lineage, generations: [generation] } } : inspection;
}

async function items(
  invocation: Invocation,
  format: "text" | "json",
  path: string,
  inspection: SessionInspection,
  generation: Generation | undefined,
  io: Io,
): Promise<void> {
  const chosen = generation ?? inspection.lineage.generations.at(-1);
  if (!chosen) throw new BadInput(path, "holds no compaction");
  const state = invocation.options.state === undefined ? undefined : choiceOf(invocation, "state", STATES);
  const rows: readonly RowItem[] = itemsOfGeneration(chosen, inspection, state);
  if (format === "text") {
    io.out(drawItems(rows, paintOf(io)));
    return;
  }
  const raw = await rawPlacesOf(rows, resolve(io.cwd, path), inspection);
  const values = rows.map((row, index) => itemJson(row, raw[index]));
  io.out(`${JSON.stringify({ generation: chosen.id, items: values })}\n`);
}

function drawn(inspection: SessionInspection, generation: Generation | undefined, io: Io): string {
  const paint = paintOf(io);
  const { source, session, lineage } = inspection;
  const rows = rowsOf(inspection).filter(({ id }) => generation === undefined || id === generation.id);
  const count = lineage.generations.length;
  const head = `${io.colours.bold(source.name)} ${paint.faint(`${session.format}, ${session.records.length} records`)}\n`;
  const none = count === 0 ? "no compaction: nothing was scraped off\n" : "";
  return `${head}${drawProblems(session.problems, paint)}${none}${drawRows(rows, paint)}`;
}

async function folder(path: string, format: "text" | "json", io: Io): Promise<number> {
  const { found, skipped, unread } = await sessionsBelow(path, io);
  for (const clause of unread) io.err(`palimpsest lineage: ${clause}\n`);
  if (found.length === 0) throw new BadInput(path, `holds no transcript in a known format (${skipped} other files)`);
  if (format === "json") {
    const sessions = found.map((inspection) => ({ path: inspection.source.name, ...lineageJson(inspection) }));
    io.out(`${JSON.stringify({ sessions })}\n`);
    return 0;
  }
  for (const inspection of found) io.out(`${drawn(inspection, undefined, io)}\n`);
  io.out(drawDepths(countedOnce(found), paintOf(io)));
  return 0;
}

/** The generations of several sessions; what a fork copied from another session that is there, too, counts once. */
function countedOnce(found: readonly SessionInspection[]): readonly Generation[] {
  const ids = new Set(found.flatMap(({ session: { id } }) => id ?? []));
  const seen = new Set<string>();
  return found.flatMap(({ session, lineage }) =>
    lineage.generations.filter(({ id, time, copied, summary }) => {
      if (copied && session.forkedFrom !== undefined && ids.has(session.forkedFrom)) return false;
      const key = time === undefined ? undefined : [id, time, summary.chars].join(" ");
      if (key !== undefined && seen.has(key)) return false;
      if (key !== undefined) seen.add(key);
      return true;
    }),
  );
}
