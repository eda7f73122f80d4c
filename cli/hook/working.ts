/** The process that a hook starts: one call on standard input, one result on standard output. */
import type { Invocation, Io } from "../command.ts";
import type { Call } from "./agent.ts";
import { hookAgents } from "./agents/index.ts";
import { forgetOld } from "./place.ts";

/** Prints `{"result"}` or `{"failure"}`; exit 0 in both cases, since nobody looks. */
export async function work({ operands }: Invocation, io: Io): Promise<number> {
  const agent = hookAgents.find(({ name }) => name === operands[0]);
  try {
    // Read first: whoever writes it may leave at any time, and what it has not written by then is lost.
    const call = JSON.parse(await io.input()) as Call;
    if (!agent) throw new Error("no such agent");
    const { workOn } = await import("./work.ts");
    io.out(JSON.stringify({ result: await workOn(agent, call, io) }));
    if (call.moment === "before") await forgetOld(io, Date.now());
  } catch (error) {
    io.out(JSON.stringify({ failure: error instanceof Error ? error.message : String(error) }));
  }
  return 0;
}
