/** `rules [CODE]`: the list of rules with their severities, or one rule's page. */
import type { Command } from "../command.ts";

/** Prints to standard output; an unknown code is bad input. */
export const command: Command = {
  configure: (syntax) => syntax.argument("[code]", "print the page of this rule"),
  run: async (_invocation, io) => {
    io.out("");
    return 0;
  },
};
