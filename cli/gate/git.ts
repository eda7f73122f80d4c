/** `gate --git`: the work tree or the index against a revision. */
import { BadInput, type Invocation, type Io } from "../command.ts";

/** One set of verdicts for all changed pads and carriers. */
export async function gateOfGit(_invocation: Invocation, _format: "text" | "json", _io: Io): Promise<number> {
  throw new BadInput("--git", "is not there yet");
}
