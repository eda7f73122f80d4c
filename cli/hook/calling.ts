/** The words of a call as `init` writes them, told apart without the command line's parser. */
import type { Invocation, Io } from "../command.ts";
import { answer } from "./answer.ts";

/**
 * What carries a call out; undefined where the words are a person's (`--replay`, `--help`) and belong to the parser. Words that nobody
 * knows are passed over: a complaint with its exit code would stop some agents.
 */
export function calledBy(words: readonly string[]): ((io: Io) => Promise<number>) | undefined {
  const [agent] = words;
  if (agent === undefined || agent.startsWith("-") || words.some((word) => PERSONS.has(word))) return undefined;
  const operands = words.filter((word) => !word.startsWith("-")).slice(0, 2);
  const options = Object.fromEntries(words.filter((word) => FLAGS.has(word)).map((flag) => [flag.slice(2), true]));
  return (io) => carryOut({ operands, options }, io);
}

const FLAGS: ReadonlySet<string> = new Set(["--block", "--tripwire", "--work"]);
const PERSONS: ReadonlySet<string> = new Set(["--replay", "--help", "-h"]);

/** Answers an agent, or does a call's work. What is answered was masked by the work: the time that is left is for the answer. */
export async function carryOut(invocation: Invocation, io: Io): Promise<number> {
  if (invocation.options.work !== true) return answer(invocation, io);
  const [{ quoting }, hooks] = await Promise.all([import("../quoting.ts"), import("./working.ts")]);
  return quoting(io, (lent) => hooks.work(invocation, lent));
}
