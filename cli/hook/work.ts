/** The part of a hook that reads transcripts; runs in a process of its own, which may go on when the hook has answered. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Coming, comingOf, hasGoneOn, inspectionOf, lastCompaction } from "../../engine/coming.ts";
import { contractOfComing, contractText } from "../../engine/contract.ts";
import { spillRegion } from "../../engine/designs/index.ts";
import { HAND_BACK_BUDGET, handBack, sealedEntries, wiresOf } from "../../engine/hand-back.ts";
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Inspection } from "../../engine/inspection.ts";
import type { Generation } from "../../engine/lineage/generation.ts";
import { lineageOf } from "../../engine/lineage/index.ts";
import { readSession } from "../../engine/node/files.ts";
import { readDocument } from "../../engine/readers/index.ts";
import type { Session } from "../../engine/session.ts";
import { defaults } from "../../engine/settings.ts";
import { isAddress } from "../../engine/store.ts";
import type { Source } from "../../engine/text.ts";
import { estimateTokens } from "../../engine/tokens.ts";
import type { Io } from "../command.ts";
import { openCliStore } from "../store.ts";
import type { Call, HookAgent } from "./agent.ts";
import { lighter } from "./lighter.ts";
import { type HookRecord, newestRecord, put, sessionFolder, toldSummary } from "./place.ts";

/** What the work came to. */
export interface Result {
  /** For the summarizer. */
  readonly contract?: string;
  /** For the agent after the compaction, with the key of its boundary. */
  readonly note?: string;
  readonly key?: string;
  /** Why a compaction should not go ahead: the spill failed, or the sealed set exceeds its budget. */
  readonly refusal?: string;
  /** What could not be done, for people. */
  readonly problems: readonly string[];
}

/** Carries out one call. Rejects only where the transcript cannot be read. */
export async function workOn(agent: HookAgent, call: Call, io: Io): Promise<Result> {
  const read = await sessionOf(agent, call, io);
  if (call.moment === "before") return before(agent, call, read, io);
  return after(agent, call, read, io);
}

interface Read {
  readonly source: Source;
  readonly session: Session;
  readonly thread?: string;
}

/** Bytes past which only words are followed through the earlier generations of a session. */
const LARGE = 24 * 1024 * 1024;

async function sessionOf(agent: HookAgent, call: Call, io: Io): Promise<Read> {
  if (call.document !== undefined) {
    const source: Source = { name: `${agent.name}:${call.session}`, text: call.document };
    const session = readDocument(source);
    if (!session) throw new Error("the session that the agent sent is in no known format");
    return { source, session };
  }
  const remembered = call.transcript ?? (await newestRecord(sessionFolder(agent.name, call.session, io)))?.transcript;
  if (remembered === undefined) throw new Error("the agent named no transcript");
  const path = agent.name === "claude-code" ? await busiest(remembered, call) : remembered;
  const read = await readSession(path);
  if ("failure" in read) throw new Error(`${path} ${read.failure.message}`);
  const { source } = read;
  const session = (source.bytes ?? 0) > LARGE ? lighter(read.session) : read.session;
  const thread = call.thread ?? soleThread(session);
  return { source, session, ...(thread === undefined ? {} : { thread }) };
}

/** Every record of a sub-agent's own file is the sub-agent's. */
function soleThread({ records }: Session): string | undefined {
  const first = records[0]?.agent;
  return first !== undefined && records.every(({ agent }) => agent === first) ? first : undefined;
}

/**
 * Claude Code names the main transcript for a sub-agent's compaction too. The thread that compacts is the one that wrote last:
 * a sub-agent's file that is newer than the main one is taken instead, unless the call names its thread.
 */
async function busiest(transcript: string, { thread }: Call): Promise<string> {
  const folder = join(transcript.replace(/\.jsonl$/, ""), "subagents");
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names
    .filter((name) => /(?:^|[\\/])agent-[^\\/]{1,120}\.jsonl$/.test(name))
    .map((name) => join(folder, name));
  if (thread !== undefined) return files.find((file) => file.endsWith(`agent-${thread}.jsonl`)) ?? transcript;
  const own = (await stat(transcript)).mtimeMs;
  const times = await Promise.all(files.map(async (file) => ({ file, time: (await stat(file)).mtimeMs })));
  const newest = times.sort((a, b) => b.time - a.time)[0];
  return newest && own < newest.time ? newest.file : transcript;
}

const agentOf = ({ thread }: Read): { readonly agent?: string } => (thread === undefined ? {} : { agent: thread });

async function before(agent: HookAgent, call: Call, read: Read, io: Io): Promise<Result> {
  const { source, session, thread } = read;
  const coming = comingOf(source, session, agentOf(read));
  if (!coming) return { problems: [] };
  const problems: string[] = [];
  const contract = contractOfComing(coming);
  const folder = sessionFolder(agent.name, call.session, io);
  const spill = agent.appendOnly
    ? undefined
    : await spilled(coming, io).catch((error: Error) => `failed: ${error.message}`);
  const address = spill !== undefined && isAddress(spill) ? spill : undefined;
  const note = noteOf(agent, coming.inspection, coming.generation, {
    blind: true,
    ...(thread === undefined ? {} : { thread }),
    ...(address === undefined ? {} : { spill: address }),
  });
  const record: HookRecord = {
    version: 1,
    agent: agent.name,
    session: call.session,
    ...(call.transcript === undefined || !agent.appendOnly ? {} : { transcript: call.transcript }),
    ...(thread === undefined ? {} : { thread }),
    trigger: call.trigger,
    key: comingKey(coming),
    time: new Date().toISOString(),
    region: coming.generation.region,
    sections: contract.sections.map(({ part, entries }) => ({ part, entries })),
    ...(address === undefined ? {} : { spill: address }),
    note,
  };
  await put(folder, "before.json", record).catch((error: Error) =>
    problems.push(`no record was kept: ${error.message}`),
  );
  if (agent.lastChance)
    await put(folder, "wires.json", { key: record.key, ...wiresOf(coming.inspection, coming.generation) }).catch(
      () => undefined,
    );
  const refusal =
    spill !== undefined && address === undefined ? `the region could not be spilled (${spill})` : sealedRefusal(coming);
  return { contract: contractText(contract, "instruction"), problems, ...(refusal === undefined ? {} : { refusal }) };
}

const comingKey = ({ inspection, records }: Coming): string =>
  `coming ${inspection.session?.records[records.at(-1) ?? -1]?.id ?? records.length}`;

/** The region as turns that anybody can read, credentials replaced. */
async function spilled({ inspection, records }: Coming, io: Io): Promise<string> {
  const { session } = inspection;
  const turns = records.flatMap((index) => {
    const record = session?.records[index];
    const texts = (record?.texts ?? []).filter(({ use }) => use !== "reasoning").map(({ text }) => text);
    return record && texts.length > 0 ? [`${record.role}: ${texts.join("\n")}`] : [];
  });
  const store = await openCliStore(undefined, io);
  const text = maskCredentials(turns.join("\n\n"));
  const address = await spillRegion(text, store);
  if ((await store.get(address)) !== text) throw new Error("what was stored does not come back");
  return address;
}

function sealedRefusal({ inspection, records }: Coming): string | undefined {
  const budget = defaults["budget.sealed"];
  const { session } = inspection;
  if (budget === 0 || !session) return undefined;
  const tokens = estimateTokens(sealedEntries(session, records).join("\n"));
  return tokens <= budget
    ? undefined
    : `the sealed entries need about ${tokens} tokens, their budget is ${budget}: spill, or checkpoint`;
}

async function after(agent: HookAgent, call: Call, read: Read, io: Io): Promise<Result> {
  const folder = sessionFolder(agent.name, call.session, io);
  const found = (agent.writesFirst ? undefined : await unwritten(read, folder)) ?? written(read);
  if (!found) return { problems: [] };
  const { inspection, generation, key, blind } = found;
  const record = await newestRecord(folder);
  const note = noteOf(agent, inspection, generation, {
    ...(blind ? { blind } : {}),
    ...(read.thread === undefined ? {} : { thread: read.thread }),
    ...(record?.spill === undefined ? {} : { spill: record.spill }),
  });
  await put(folder, "wires.json", { key, ...wiresOf(inspection, generation) }).catch(() => undefined);
  await put(folder, "note.md", note).catch(() => undefined);
  return { note, key, problems: [] };
}

interface Found {
  readonly inspection: Inspection;
  readonly generation: Generation;
  readonly key: string;
  readonly blind?: true;
}

/** A compaction that the agent has made and not written down yet: what it sees is what is being replaced. */
async function unwritten(read: Read, folder: string): Promise<Found | undefined> {
  const { source, session, thread } = read;
  if (!hasGoneOn(session, thread)) return undefined;
  const summary = await toldSummary(folder, Date.now());
  const coming = comingOf(source, session, { ...agentOf(read), ...(summary === undefined ? {} : { summary }) });
  if (!coming) return undefined;
  return { ...coming, key: comingKey(coming), ...(summary === undefined ? { blind: true as const } : {}) };
}

/** The newest compaction of the thread as it stands in the transcript. */
function written({ source, session, thread }: Read): Found | undefined {
  const last = lastCompaction(session, thread);
  if (!last) return undefined;
  const own: Session = { ...session, compactions: session.compactions.filter(({ agent }) => agent === thread) };
  const lineage = lineageOf(own);
  const generation = lineage.generations.find(({ id }) => id === last.id);
  return generation
    ? { inspection: inspectionOf(source, own, lineage), generation, key: `boundary ${last.id}` }
    : undefined;
}

/** Shortened until it fits what the agent takes, whatever script it is in. */
function noteOf(
  agent: HookAgent,
  inspection: Inspection,
  generation: Generation,
  options: Parameters<typeof handBack>[2],
): string {
  let budget = HAND_BACK_BUDGET;
  let note = handBack(inspection, generation, { ...options, budget });
  while (agent.bytes < Buffer.byteLength(note) && 1000 < budget) {
    budget = Math.floor(budget * 0.85);
    note = handBack(inspection, generation, { ...options, budget });
  }
  return note;
}
