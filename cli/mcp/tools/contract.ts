/** `contract`: what a summarizer of a session or a pad must keep word for word. */
import { minValue, number, object, optional, pipe, string } from "valibot";
import { contractOf, contractText } from "../../../engine/contract.ts";
import { read } from "../../../engine/reading.ts";
import { BadInput } from "../../command.ts";
import { readSource } from "../../input.ts";
import { tool, words } from "../tool.ts";

export const contractTool = tool(
  {
    name: "contract",
    description:
      "What a summary must keep word for word: sealed entries, rules, open tasks with their values, what is known not to work, the values most likely needed. Give a `path` to a transcript or a pad, or a `text`.",
    inputSchema: {
      type: "object",
      properties: {
        path: words("A transcript or a pad."),
        text: words("The text itself."),
        budget: { type: "number", minimum: 1000, description: "Characters that the contract may have." },
      },
    },
    readOnly: true,
  },
  object({ path: optional(string()), text: optional(string()), budget: optional(pipe(number(), minValue(1000))) }),
  async ({ path, text, budget }, io) => {
    if ((path === undefined) === (text === undefined))
      return { refusal: { reason: "give either a path or a text", codes: ["bad-arguments"] } };
    try {
      const source = path === undefined ? { name: "text.md", text: text ?? "" } : await readSource(path, io);
      const contract = contractOf(read(source), budget === undefined ? {} : { budget });
      return { value: { ...contract, text: contractText(contract, "instruction", path) } };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      return { refusal: { reason: `${error.file}: ${error.message}`, codes: ["bad-input"] } };
    }
  },
);
