/** `hook --replay SESSION`: what the hooks would have done at each compaction, without doing any of it. */
import { comingOf } from "../../engine/coming.ts";
import { contractOfComing, contractText } from "../../engine/contract.ts";
import { handBack, tripOf, type Wires, wiresOf } from "../../engine/hand-back.ts";
import type { Generation } from "../../engine/lineage/generation.ts";
import type { Session } from "../../engine/session.ts";
import type { Io } from "../command.ts";
import { readSession, type SessionInspection } from "../input.ts";

/** Prints each boundary with the contract before, the hand-back after, and the actions that the tripwire would have denied. */
export async function replay(path: string, io: Io): Promise<number> {
  const inspection = await readSession(path, io);
  const { session, lineage } = inspection;
  const generations = lineage.generations.filter(({ kind }) => kind !== "clear");
  const { bold, dim } = io.colours;
  if (generations.length === 0) io.out(`${path}: no compaction, nothing would have been done\n`);
  for (const [index, generation] of generations.entries()) {
    const { agent, line, trigger } = generation;
    const whose = agent === undefined ? "" : `, sub-agent ${agent}`;
    io.out(`${bold(`=== compaction #${index + 1}, line ${line}, ${trigger}${whose} ===`)}\n`);
    const contract = contractBefore(generation, inspection);
    io.out(part("before: instructions for the summarizer", contract, dim));
    const note = handBack(inspection, generation, { ...(agent === undefined ? {} : { thread: agent }) });
    io.out(part("after: handed back", note, dim));
    const denied = deniedAfter(session, generation, wiresOf(inspection, generation));
    io.out(part("tripwire, if it were on: denied once", denied.map((line) => `- ${line}\n`).join(""), dim));
  }
  return 0;
}

/** The contract as it was before that compaction: from the records and compactions that stood there then. */
function contractBefore({ id, agent }: Generation, { session, source }: SessionInspection): string {
  const at = session.compactions.findIndex((compaction) => compaction.id === id);
  const compaction = session.compactions[at];
  if (!compaction) return "";
  const end = compaction.summary.record ?? (compaction.region.at(-1) ?? -1) + 1;
  const then: Session = {
    ...session,
    records: session.records.slice(0, end),
    compactions: session.compactions
      .slice(0, at)
      .map((earlier) => ({ ...earlier, kept: earlier.kept.filter((index) => index < end) })),
  };
  const coming = comingOf(source, then, agent === undefined ? {} : { agent });
  return coming ? contractText(contractOfComing(coming), "instruction") : "";
}

const part = (title: string, text: string, dim: (text: string) => string): string =>
  text === "" ? `${dim(`--- ${title}: nothing`)}\n\n` : `${dim(`--- ${title} (${text.length} characters)`)}\n${text}\n`;

/** The actions of the same thread until its next compaction. */
function deniedAfter(session: Session, generation: Generation, wires: Wires): readonly string[] {
  const compaction = session.compactions.find(({ id }) => id === generation.id);
  if (!compaction) return [];
  const start = compaction.summary.record ?? compaction.region.at(-1) ?? -1;
  const later = session.compactions.filter((other) => other.agent === generation.agent && other.kind !== "clear");
  const next = later[later.indexOf(compaction) + 1];
  const end = next?.summary.record ?? session.records.length;
  const denied = new Map<string, string>();
  for (const record of session.records.slice(start + 1, end)) {
    if (record.role !== "assistant" || record.agent !== generation.agent) continue;
    const actions = record.texts.filter(({ use }) => use === "argument");
    const trip = tripOf(
      actions.map(({ text }) => text),
      wires,
      actions.every(({ tool }) => /^(?:read|grep|glob|search|view|list|find|ls)/i.test(tool ?? "")) ? "reads" : "acts",
    );
    if (trip && !denied.has(trip.literal)) denied.set(trip.literal, `line ${record.line}: ${trip.reason}`);
  }
  return [...denied.values()];
}
