/** The words of a call as `init` writes them, told apart without the command line's parser. */
import type { Invocation, Io } from "../command.ts";
import { answer } from "./answer.ts";

/** What carries a call out; undefined where the words are a person's (`--replay`, `--help`) and belong to the parser. */
export function calledBy(words: readonly string[]): ((io: Io) => Promise<number>) | undefined {
  const operands = words.filter((word) => !word.startsWith("-"));
  const flags = words.filter((word) => word.startsWith("-"));
  if (operands.length === 0 || 2 < operands.length || !flags.every((flag) => FLAGS.has(flag))) return undefined;
  const options = Object.fromEntries(flags.map((flag) => [flag.slice(2), true]));
  return (io) => carryOut({ operands, options }, io);
}

const FLAGS: ReadonlySet<string> = new Set(["--block", "--tripwire", "--work"]);

/** Answers an agent, or does a call's work. What is answered was masked by the work: the time that is left is for the answer. */
export async function carryOut(invocation: Invocation, io: Io): Promise<number> {
  if (invocation.options.work !== true) return answer(invocation, io);
  const [{ quoting }, hooks] = await Promise.all([import("../quoting.ts"), import("./working.ts")]);
  return quoting(io, (lent) => hooks.work(invocation, lent));
}
