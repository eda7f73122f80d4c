/** `rules [CODE]`: the list of rules with their severities, or one rule's page. */
import { rules } from "../../engine/rules/index.ts";
import { pages } from "../../engine/rules/pages.ts";
import { BadInput, type Command } from "../command.ts";
import { choiceOf } from "../options.ts";

/** Prints to standard output; an unknown code is bad input. */
export const command: Command = {
  configure: (syntax) =>
    syntax.argument("[code]", "print the page of this rule").option("--format <name>", "text or json", "text"),
  run: async (invocation, io) => {
    const format = choiceOf(invocation, "format", ["text", "json"]);
    const [code] = invocation.operands;
    if (code !== undefined) {
      const page = pages[code];
      if (page === undefined) throw new BadInput(code, "is no rule; `palimpsest rules` lists them");
      io.out(page);
      return 0;
    }
    const listed = rules.map((rule) => ({ code: rule.code, severity: rule.severity, summary: leadOf(rule.code) }));
    const width = Math.max(...listed.map((rule) => rule.code.length));
    if (format === "json") io.out(`${JSON.stringify({ rules: listed })}\n`);
    else for (const rule of listed) io.out(`${rule.code.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.summary}\n`);
    return 0;
  },
};

/** The first sentence of a rule's page. */
const leadOf = (code: string): string =>
  pages[code]?.split("\n").find((line) => line !== "" && !line.startsWith("#")) ?? "";
