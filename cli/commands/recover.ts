/** `recover SESSION[#N]`: the recovery note of a compaction, ready to paste into the agent. */
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { recoveryNote } from "../../engine/recover.ts";
import { defaults } from "../../engine/settings.ts";
import { BadInput, type Command, type Io } from "../command.ts";
import { counted } from "../counted.ts";
import { readSession } from "../input.ts";
import { countOf } from "../options.ts";
import { newestSession } from "../sessions.ts";

/** Without a number the newest compaction, without a session the newest of this folder. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument(
        "[session]",
        "a transcript, with #N for its Nth compaction; without it the newest session of this folder",
      )
      .option("--budget <characters>", "how long the note may be", String(defaults["budget.recovery"])),
  run: async (invocation, io) => {
    const { path, number } = await targetOf(invocation.operands[0] ?? (await newestSession(io)), io);
    const budget = countOf(invocation, "budget", 200) ?? defaults["budget.recovery"];
    const inspection = await readSession(path, io);
    const { generations } = inspection.lineage;
    if (generations.length === 0) throw new BadInput(path, "holds no compaction, so there is nothing to recover");
    const generation = number === undefined ? undefined : generations[number - 1];
    if (number !== undefined && !generation) {
      throw new BadInput(path, `has ${counted(generations.length, "compaction")}, none is number ${number}`);
    }
    io.out(recoveryNote(inspection, generation, budget));
    return 0;
  },
};

/** `path#3`, unless there is a file of exactly that name. */
async function targetOf(operand: string, io: Io): Promise<{ readonly path: string; readonly number?: number }> {
  const tail = /^(.+)#(\d{1,6})$/.exec(operand);
  const named = await stat(resolve(io.cwd, operand)).catch(() => undefined);
  return named || tail?.[1] === undefined ? { path: operand } : { path: tail[1], number: Number(tail[2]) };
}
