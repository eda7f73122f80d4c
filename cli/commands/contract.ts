/** `contract SESSION|PAD`: what a summarizer must keep word for word, in the form an agent's own compaction instruction takes. */
import { CONTRACT_BUDGET, type ContractForm, contractOf, contractText } from "../../engine/contract.ts";
import { read } from "../../engine/reading.ts";
import { BadInput, type Command } from "../command.ts";
import { readSource } from "../input.ts";
import { choiceOf, countOf } from "../options.ts";
import { newestSession } from "../sessions.ts";

/** Without a file the newest session of this folder. Prints nothing where there is nothing to keep. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .argument("[file]", "a transcript or a pad; without it the newest session of this folder")
      .option("--budget <characters>", "how long the contract may be, 1000 at least", String(CONTRACT_BUDGET))
      .option("--agent <name>", `whose instruction it is: ${[...FORMS.keys()].join(", ")}`, "claude-code")
      .option("--thread <id>", "the sub-agent whose window it is; without it the main thread")
      .option("--format <name>", "text or json", "text"),
  run: async (invocation, io) => {
    const format = choiceOf(invocation, "format", ["text", "json"]);
    const budget = countOf(invocation, "budget", 1000) ?? CONTRACT_BUDGET;
    const form = formOf(String(invocation.options.agent));
    const { thread } = invocation.options;
    const path = invocation.operands[0] ?? (await newestSession(io));
    const reading = read(await readSource(path, io));
    if (reading.session?.records.length === 0)
      throw new BadInput(path, reading.session.problems[0]?.message ?? "holds no readable record");
    const contract = contractOf(reading, { budget, form, ...(typeof thread === "string" ? { thread } : {}) });
    io.out(format === "json" ? `${JSON.stringify(contract)}\n` : contractText(contract, form, reading.source.name));
    return 0;
  },
};

/** How each agent takes it: added to the prompt by a hook or a file, as the prompt itself, or typed behind a command. */
const FORMS: ReadonlyMap<string, ContractForm> = new Map(
  Object.entries({
    "claude-code": "instruction",
    codex: "prompt",
    gemini: "instruction",
    copilot: "line",
    cline: "instruction",
    opencode: "instruction",
  }),
);

function formOf(agent: string): ContractForm {
  const form = FORMS.get(agent);
  if (form === undefined) throw new BadInput(`--agent ${agent}`, `is none of ${[...FORMS.keys()].join(", ")}`);
  return form;
}
