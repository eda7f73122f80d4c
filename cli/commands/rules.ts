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
      if (!rules.some((rule) => rule.code === code))
        throw new BadInput(code, "is no rule; `palimpsest rules` lists them");
      io.out(pages[code] ?? "");
      return 0;
    }
    const listed = rules.map((rule) => ({ ...plain(rule), summary: leadOf(pages[rule.code] ?? "") }));
    const width = Math.max(...listed.map((rule) => rule.code.length));
    if (format === "json") io.out(`${JSON.stringify({ rules: listed })}\n`);
    else
      for (const { code: name, severity, summary } of listed)
        io.out(`${name.padEnd(width)}  ${severity.padEnd(7)}  ${summary}\n`);
    return 0;
  },
};

const plain = ({ code, severity }: (typeof rules)[number]) => ({ code, severity });

/** The first sentence of a page. */
function leadOf(page: string): string {
  return page.split("\n").find((line) => line !== "" && !line.startsWith("#")) ?? "";
}
