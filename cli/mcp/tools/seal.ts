/** `seal`: a pad with its loose rules moved into its sealed region. */
import { object, string } from "valibot";
import { read } from "../../../engine/reading.ts";
import { sealEdits } from "../../../engine/seal.ts";
import { applied } from "../../write.ts";
import { tool, words } from "../tool.ts";

export const sealTool = tool(
  {
    name: "seal",
    description:
      "Move every rule and negative fact of a Markdown pad that stands in rewritable text into its sealed region, which no compaction may touch. Returns the new text; writes no file.",
    inputSchema: { type: "object", properties: { text: words("The pad.") }, required: ["text"] },
    readOnly: true,
  },
  object({ text: string() }),
  async ({ text }) => {
    const { pad, items } = read({ name: "pad.md", text });
    if (!pad) return { refusal: { reason: "a transcript is never edited; give a pad", codes: ["not-a-pad"] } };
    const loose = items.filter(
      ({ kind, provenance }) => (kind === "constraint" || kind === "negative_fact") && provenance !== "sealed",
    );
    return { value: { text: applied(text, sealEdits(loose, { text, pad }, "as-before")), sealed: loose.length } };
  },
);
