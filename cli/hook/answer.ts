/** From a payload to an answer, in time. */
import type { Invocation, Io } from "../command.ts";
import { type Answer, type Call, type Fields, type HookAgent, wordOf } from "./agent.ts";
import { hookAgents } from "./agents/index.ts";
import { timeout } from "./timing.ts";

/** Milliseconds from the start of the process until a hook answers; two seconds are promised, and ending costs some. */
const LIMIT = 1600;

/** Nobody waits longer, whatever `PALIMPSEST_HOOK_LIMIT` says. */
const LONGEST = 60_000;

/** Reads the payload, does what the moment asks for, prints the agent's own kind of answer. Never rejects. */
export async function answer({ operands, options }: Invocation, io: Io): Promise<number> {
  const deadline = performance.timeOrigin + limitOf(io);
  const agent = hookAgents.find(({ name }) => name === operands[0]);
  if (!agent) {
    io.err(
      `palimpsest hook: ${operands[0] ?? "no agent"} is none of ${hookAgents.map(({ name }) => name).join(", ")}\n`,
    );
    return 0;
  }
  const unnamed = agent.call(operands[1] ?? "", {});
  const given = await Promise.race([callOf(agent, operands[1], io), timeout(deadline)]).catch((error: Error) => error);
  const said = await answerTo(agent, given, deadline, options, io).catch(
    (error: Error): Answer => ({ ...agent.quiet(unnamed), stderr: `palimpsest hook: ${error.message}\n` }),
  );
  if (said.stdout) io.out(said.stdout);
  if (said.stderr) io.err(said.stderr);
  leave(said.code ?? 0);
  return said.code ?? 0;
}

async function answerTo(
  agent: HookAgent,
  given: Call | Error | "late",
  deadline: number,
  options: Invocation["options"],
  io: Io,
): Promise<Answer> {
  if (given === "late") throw new Error("standard input did not end in time");
  if (given instanceof Error) throw given;
  const wish = { block: options.block === true, tripwire: options.tripwire === true };
  if (given.moment === "none" || (given.moment === "tool" && !wish.tripwire)) return agent.quiet(given);
  const moments = await import("./moments.ts");
  return moments.answerTo(agent, given, deadline, wish, io);
}

async function callOf(agent: HookAgent, event: string | undefined, io: Io): Promise<Call> {
  const text = await io.input();
  if (text.trim() === "") return agent.call("", {});
  let payload: unknown;
  try {
    // Some shells put a byte order mark before what they pipe; `trim` takes it for white space.
    payload = JSON.parse(text.trim());
  } catch {
    throw new Error("the payload is no JSON");
  }
  if (typeof payload !== "object" || payload === null || Array.isArray(payload))
    throw new Error("the payload is no object");
  const fields = payload as Fields;
  return agent.call(event ?? wordOf(fields, "hook_event_name", "hookEventName", "hookName") ?? "", fields);
}

function limitOf({ env }: Io): number {
  const told = Number(env.PALIMPSEST_HOOK_LIMIT);
  return Number.isFinite(told) && 0 < told ? Math.min(told, LONGEST) : LIMIT;
}

/** Whatever still hangs is left behind once the answer is out. */
function leave(code: number): void {
  process.stdin.destroy();
  setTimeout(() => process.exit(code), 100).unref();
}
