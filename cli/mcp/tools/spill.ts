/** `spill`: a text put into the content-addressed store. */
import { object, string } from "valibot";
import { spillNotice, spillRegion } from "../../../engine/designs/index.ts";
import { maskCredentials } from "../../../engine/handles/credential.ts";
import { openCliStore } from "../../store.ts";
import { tool, words } from "../tool.ts";

export const spillTool = tool(
  {
    name: "spill",
    description:
      "Put a text into the content-addressed store of this machine before it leaves the context, credentials replaced. Returns the address and the line to leave in the summary.",
    inputSchema: { type: "object", properties: { text: words("The text.") }, required: ["text"] },
    readOnly: false,
  },
  object({ text: string() }),
  async ({ text }, io) => {
    const stored = maskCredentials(text);
    const store = await openCliStore(undefined, io);
    const address = await spillRegion(stored, store);
    if ((await store.get(address)) !== stored)
      return { refusal: { reason: "what was stored does not come back; keep the text", codes: ["spill-unresolved"] } };
    return { value: { address, notice: spillNotice(address), masked: stored !== text } };
  },
);
