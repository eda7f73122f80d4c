/** `resolve`: what lies at an address, or everywhere a handle stands in what was spilled. */
import { object, string } from "valibot";
import { CorruptBlobError, isAddress } from "../../../engine/store.ts";
import { openCliStore } from "../../store.ts";
import { tool, words } from "../tool.ts";

export const resolveTool = tool(
  {
    name: "resolve",
    description:
      "Bring back what was spilled, verified: the text of an address sha256:…, or the lines where a handle stands. Never guesses: what the store does not have is a refusal.",
    inputSchema: {
      type: "object",
      properties: { what: words("An address sha256:… or a handle, exactly.") },
      required: ["what"],
    },
    readOnly: true,
  },
  object({ what: string() }),
  async ({ what }, io) => {
    const store = await openCliStore(undefined, io);
    try {
      if (isAddress(what)) {
        const text = await store.get(what);
        return text === undefined ? unresolved(what) : { value: { address: what, text } };
      }
      const places = [];
      for (const { address, span } of await store.resolve(what)) {
        const text = await store.get(address);
        if (text?.slice(span.start, span.end) === what) places.push({ address, span, line: lineAt(text, span.start) });
      }
      return places.length === 0 ? unresolved(what) : { value: { places } };
    } catch (error) {
      if (!(error instanceof CorruptBlobError)) throw error;
      return { refusal: { reason: error.message, codes: ["digest-mismatch"], refetch: [what] } };
    }
  },
);

const unresolved = (what: string) => ({
  refusal: {
    reason: `nothing stored resolves \`${what}\`; fetch it from its source, do not guess`,
    codes: ["spill-unresolved"],
    refetch: [what],
  },
});

function lineAt(text: string, at: number): string {
  const end = text.indexOf("\n", at);
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, end < 0 ? text.length : end).trim();
}
