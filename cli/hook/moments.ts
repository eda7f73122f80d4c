/** What each moment asks for; loaded only where there is something to do. */
import type { Io } from "../command.ts";
import type { Answer, Call, HookAgent } from "./agent.ts";
import type { Outcome } from "./limit.ts";
import { forgetSummary, isKnown, newestRecord, once, put, release, sessionFolder, wiresIn } from "./place.ts";
import { soon } from "./timing.ts";

/** What the hook was set up for. */
export interface Wish {
  readonly block: boolean;
  readonly tripwire: boolean;
}

/** The answer to one call; rejects with what could not be done. */
export async function answerTo(agent: HookAgent, given: Call, deadline: number, wish: Wish, io: Io): Promise<Answer> {
  const folder = sessionFolder(agent.name, given.session, io);
  switch (given.moment) {
    case "none":
      return agent.quiet(given);
    case "summary":
      if (given.summary !== undefined) await soon(put(folder, "summary.txt", given.summary), deadline);
      return agent.quiet(given);
    case "tool":
      return (await soon(tripped(agent, given, folder), deadline)) ?? agent.quiet(given);
    case "before":
      return before(agent, given, folder, deadline, wish);
    case "after":
      return after(agent, given, folder, deadline);
  }
}

/** Reading takes a process of its own; most calls need none. */
async function worked(deadline: number, { name }: HookAgent, call: Call, folder: string): Promise<Outcome> {
  return (await import("./limit.ts")).within(deadline, name, call, folder);
}

async function before(agent: HookAgent, call: Call, folder: string, deadline: number, wish: Wish): Promise<Answer> {
  await soon(forgetSummary(folder), deadline);
  const outcome = await worked(deadline, agent, call, folder);
  if (outcome.state === "pending")
    return { ...agent.quiet(call), stderr: `palimpsest hook: the record is pending; it will lie in ${folder}\n` };
  if (outcome.state === "failed") throw new Error(outcome.reason);
  const { contract = "", refusal, problems } = outcome.result;
  const blocked = refusal !== undefined && wish.block ? await blocking(agent, refusal, folder) : undefined;
  if (blocked) return blocked;
  if (refusal === undefined) await release(folder, BLOCKED);
  const said = [...problems, ...(refusal === undefined ? [] : [refusal])];
  const answer = contract === "" ? agent.quiet(call) : agent.instruct(contract);
  return said.length === 0 ? answer : { ...answer, stderr: said.map((line) => `palimpsest hook: ${line}\n`).join("") };
}

const BLOCKED = "blocked the last compaction";

/** Only where it is certain that the next call will be let through. */
async function blocking(agent: HookAgent, refusal: string, folder: string): Promise<Answer | undefined> {
  if (!agent.block) return undefined;
  const claim = await once(folder, BLOCKED);
  if (claim === "again") await release(folder, BLOCKED);
  return claim === "first" ? agent.block(`palimpsest: ${refusal}. Compact again to go ahead all the same.`) : undefined;
}

async function after(agent: HookAgent, call: Call, folder: string, deadline: number): Promise<Answer> {
  // Agents without a session start behind a compaction call at every prompt: nothing is read before one was announced.
  if (!SESSION_STARTS.has(agent.name) && !(await soon(isKnown(folder), deadline))) return agent.quiet(call);
  const outcome = await worked(deadline, agent, call, folder);
  if (outcome.state === "done") {
    const { note = "", key } = outcome.result;
    if (note === "" || key === undefined) return agent.quiet(call);
    const claim = (await soon(once(folder, key), deadline + 200)) ?? "unknown";
    return claim === "again" ? agent.quiet(call) : agent.handBack(note, call);
  }
  const known = await soon(newestRecord(folder), deadline + 100);
  const claim = known && (await soon(once(folder, known.key), deadline + 200));
  if (known && known.note !== "" && claim !== "again") return agent.handBack(known.note, call);
  if (outcome.state === "failed") throw new Error(outcome.reason);
  const where = `${folder}/note.md`;
  const pending = `[palimpsest] What the compaction dropped is still being read (pending). It will lie in ${where}; before you rely on a value or a rule from before it, read that file.`;
  return claim === "again" ? agent.quiet(call) : agent.handBack(pending, call);
}

const SESSION_STARTS = new Set(["claude-code", "codex"]);

async function tripped(agent: HookAgent, call: Call, folder: string): Promise<Answer | undefined> {
  const wires = await wiresIn(folder);
  if (!wires) return undefined;
  const { tripOf } = await import("../../engine/hand-back.ts");
  const trip = tripOf(call.texts ?? [], wires, READS.test(call.tool ?? "") ? "reads" : "acts");
  if (!trip || (await once(folder, `tripped ${wires.key} ${trip.literal}`)) !== "first") return undefined;
  return agent.deny(`palimpsest: ${trip.reason}. Denied once: check it, then repeat the call if you mean it.`);
}

/** Tools that only look. */
const READS = /^(?:read|grep|glob|search|view|list|find|ls)/i;
