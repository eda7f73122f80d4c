/** From arguments to a command to an exit code. */
import { CommanderError, Command as Syntax } from "commander";
import { BadInput, type Command, type Invocation, type Io } from "./command.ts";
import { type CommandEntry, commands } from "./commands/index.ts";
import { quoting } from "./quoting.ts";

/** Runs the command that `args` names (without node and script) and answers with the exit code; never rejects for bad input. */
export async function runProgram(args: readonly string[], version: string, io: Io): Promise<number> {
  const asked = commands.find(({ name }) => name === args.find((word) => word !== "help" && !word.startsWith("-")));
  const command = await asked?.load();
  let code = 0;
  const program = programOf(version, io, asked, command?.command, async (run) => {
    code = await run();
  });
  try {
    await program.parseAsync(args.length === 0 ? ["--help"] : [...args], { from: "user" });
    return code;
  } catch (error) {
    return exitOf(error, asked?.name, io);
  }
}

function programOf(
  version: string,
  io: Io,
  asked: CommandEntry | undefined,
  command: Command | undefined,
  carryOut: (run: () => Promise<number>) => Promise<void>,
): Syntax {
  const program = settled(new Syntax("palimpsest"), io)
    .description("Shows what a compaction of an agent's context scraped off, hands it back, and guards the next one.")
    .version(version, "-v, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .helpCommand("help [command]", "print the help of a command")
    .addHelpText("after", "\nExit codes: 0 fine, 1 findings or a refusal, 2 bad input.");
  for (const entry of commands) {
    const syntax = settled(program.command(entry.name), io).summary(entry.summary).description(sentence(entry.summary));
    if (entry !== asked || command === undefined) continue;
    command.configure(syntax);
    const run = (lent: Io): Promise<number> => command.run(invocationOf(syntax), lent);
    syntax.action(() => carryOut(() => (entry.quotes ? quoting(io, run) : run(io))));
  }
  return program;
}

function settled(syntax: Syntax, io: Io): Syntax {
  return syntax
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err, getOutHelpWidth: () => 100, getErrHelpWidth: () => 100 })
    .showSuggestionAfterError(true);
}

const sentence = (summary: string): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;

const invocationOf = (syntax: Syntax): Invocation => ({ operands: syntax.args, options: syntax.opts() });

/** Commander has printed its own message by now; ours is one line with the file and the reason. */
function exitOf(error: unknown, name: string | undefined, io: Io): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof BadInput) {
    io.err(`palimpsest${name === undefined ? "" : ` ${name}`}: ${error.file}: ${error.message}\n`);
    return 2;
  }
  throw error;
}
