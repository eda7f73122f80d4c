/** `classify`: a text cut into handles, constraints, negative facts and the narrative between them. */
import { object, string } from "valibot";
import { classify } from "../../../engine/designs/index.ts";
import { maskCredentials } from "../../../engine/handles/credential.ts";
import { tool, words } from "../tool.ts";

export const classifyTool = tool(
  {
    name: "classify",
    description:
      "Cut a text into handles, constraints and negative facts, which must be copied word for word, and narrative, which may be summarized freely. Spans are UTF-16 offsets.",
    inputSchema: { type: "object", properties: { text: words("The text.") }, required: ["text"] },
    readOnly: true,
  },
  object({ text: string() }),
  async ({ text }) => ({
    value: classify(text).map((part) => ({ ...part, text: maskCredentials(part.text) })),
  }),
);
