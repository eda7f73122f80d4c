/** What a command prints about other people's texts is held back until the credentials in it are masked. */
import { masked } from "../engine/node/masking.ts";
import type { Io } from "./command.ts";

/** Runs a command with an `Io` that keeps what it prints, and prints it masked, whether the command ends well or not. */
export async function quoting(io: Io, run: (io: Io) => Promise<number>): Promise<number> {
  const kept: string[] = [];
  try {
    return await run({ ...io, out: (text) => void kept.push(text) });
  } finally {
    if (kept.length > 0) io.out(await masked(kept.join("")));
  }
}
