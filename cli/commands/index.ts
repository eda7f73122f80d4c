/** The list of commands: name, one-line summary, and the file to load when it is asked for. */
import type { Command } from "../command.ts";

/** A command as the help shows it, not loaded yet. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** Every command in the order of the help; adding one is one file and one line. */
export const commands: readonly CommandEntry[] = [
  { name: "rules", summary: "list the rules, or print the page of one", load: () => import("./rules.ts") },
];
