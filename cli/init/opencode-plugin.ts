/** opencode has no hook commands but plugins: a small one that asks ours. */
import type { SetupFile } from "./setup.ts";
import { MARK } from "./setup.ts";

/** The plugin's file. It starts the shim with the session as JSON, waits at most two seconds for both, and goes on whatever happens. */
export function opencodePlugin(path: string, tripwire: boolean): SetupFile {
  return {
    path,
    add: (text, shim) => (text !== undefined && !text.includes(MARK) ? undefined : plugin(shim, tripwire)),
    remove: (text) => (text.includes(MARK) ? undefined : text),
  };
}

const plugin = (
  shim: string,
  tripwire: boolean,
): string => `// Written by ${MARK}; \`palimpsest init --remove\` takes it away again.
import { spawn } from "node:child_process";

const run = (event, payload) =>
  new Promise((resolve, reject) => {
    const child = spawn(${JSON.stringify(shim)}, ["opencode", event${tripwire ? ', "--tripwire"' : ""}], { stdio: ["pipe", "pipe", "ignore"] });
    let text = "";
    child.stdout.on("data", (data) => (text += data));
    child.on("error", reject);
    child.on("close", () => resolve(text));
    child.stdin.on("error", () => {});
    child.stdin.end(JSON.stringify(payload));
  });

const ask = async (event, payload) => {
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, 2000, "{}")));
  try {
    return JSON.parse(await Promise.race([late, payload().then((ready) => run(event, ready))])) ?? {};
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
};

export const Palimpsest = async ({ client }) => {
  const compacted = new Set();
  const sessionOf = (id) => async () => {
    const [info, messages] = await Promise.all([
      client.session.get({ path: { id } }),
      client.session.messages({ path: { id } }),
    ]);
    return { session_id: id, document: JSON.stringify({ info: info.data, messages: messages.data }) };
  };
  return {
    "experimental.session.compacting": async ({ sessionID }, output) => {
      const { context } = await ask("before", sessionOf(sessionID));
      if (context) output.context.push(context);
    },
    event: async ({ event }) => {
      if (event.type === "session.compacted") compacted.add(event.properties.sessionID);
    },
    "experimental.chat.system.transform": async ({ sessionID }, output) => {
      if (!sessionID || !compacted.delete(sessionID)) return;
      const { context } = await ask("after", sessionOf(sessionID));
      if (context) output.system.push(context);
    },${
      tripwire
        ? `
    "tool.execute.before": async ({ tool, sessionID }, { args }) => {
      const { deny } = await ask("tool", async () => ({ session_id: sessionID, tool_name: tool, args }));
      if (deny) throw new Error(deny);
    },`
        : ""
    }
  };
};
`;
