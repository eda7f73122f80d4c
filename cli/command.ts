/** What a command is, and what the world lends it (house style §5: one file a command, one line in `commands/index.ts`). */
import type { Worker } from "node:worker_threads";
import type { Command as Syntax } from "commander";
import type picocolors from "picocolors";

/** Everything a command may touch besides files, so that tests can run it inside their own process. */
export interface Io {
  /** Writes to standard output; the command ends its own lines. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly err: (text: string) => void;
  /** Reads standard input to its end, UTF-8. */
  readonly input: () => Promise<string>;
  /** Absolute path against which operands are resolved. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Painters; they return their text unchanged where colours are off. */
  readonly colours: ReturnType<typeof picocolors.createColors>;
  /** Standard error is a terminal, so progress may be shown there. */
  readonly live: boolean;
  /** Starts another thread of the same program (`checking-thread.ts`); absent where there is none to start. */
  readonly thread?: () => Worker;
}

/** What the user typed, taken apart by commander as `configure` declared it. */
export interface Invocation {
  /** Operands in order; a variadic operand is flattened into the list. */
  readonly operands: readonly string[];
  /** Options by their camelCase name; repeatable ones are lists. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * One command. Its file exports it as `command`; its name and one-line summary stand in `commands/index.ts`, so that
 * `--help` and `--version` load no command at all.
 *
 *     export const command: Command = {
 *       configure: (syntax) => syntax.argument("<file...>", "what to read").option("--format <name>", "text or json", "text"),
 *       run: async ({ operands, options }, io) => { io.out("…\n"); return 0; },
 *     };
 *
 * `configure` only declares arguments and options; `run` does the work and answers with the exit code (0 fine,
 * 1 findings or a refusal). What cannot be read is thrown as `BadInput`: one line on standard error, exit 2 (spec §11).
 */
export interface Command {
  readonly configure: (syntax: Syntax) => unknown;
  readonly run: (invocation: Invocation, io: Io) => Promise<number>;
}

/** Bad input: which file or option, and why, in one clause. Ends the program with exit code 2 and nothing written. */
export class BadInput extends Error {
  readonly file: string;
  constructor(file: string, reason: string) {
    super(reason);
    this.file = file;
  }
}
