/** opencode: its plugin hands the session over as a document and takes plain JSON. */
import { callOf, type HookAgent, json, type Moment, textsIn, wordOf } from "../agent.ts";

/** The plugin that `init` writes calls with `before`, `after` and `tool`; the session lies in a database, so the region is spilled. */
export const opencode: HookAgent = {
  name: "opencode",
  appendOnly: false,
  writesFirst: true,
  bytes: 40_000,
  call: (event, payload) => {
    const document = wordOf(payload, "document");
    const call = callOf(MOMENTS.get(event) ?? "none", event, payload);
    return {
      ...call,
      ...(document === undefined ? {} : { document }),
      ...(call.moment === "tool" ? { texts: textsIn(payload.args) } : {}),
    };
  },
  instruct: (contract) => json(contract === "" ? {} : { context: contract }),
  handBack: (note) => json({ context: note }),
  deny: (reason) => json({ deny: reason }),
  quiet: () => json({}),
};

const MOMENTS: ReadonlyMap<string, Moment> = new Map(
  Object.entries({ before: "before", after: "after", tool: "tool" }),
);
