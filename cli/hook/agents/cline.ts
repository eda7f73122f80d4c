/** Cline: one executable file an event; whatever is not a plain "go on" stops the task, so every answer is one. */
import { dirname, join } from "node:path";
import { callOf, type Fields, type HookAgent, json, type Moment, partOf, textsIn, wordOf } from "../agent.ts";

/** The conversation is rewritten in place, and the copies that PreCompact names are gone when the hook returns: the region is spilled. */
export const cline: HookAgent = {
  name: "cline",
  appendOnly: false,
  writesFirst: true,
  bytes: 50_000,
  call: (event, payload) => {
    const call = callOf(MOMENTS.get(event) ?? "none", event, payload);
    const action = partOf(payload, "preToolUse");
    const transcript = transcriptOf(payload);
    const tool = wordOf(action, "toolName", "tool");
    return {
      ...call,
      ...(transcript === undefined ? {} : { transcript }),
      ...(tool === undefined ? {} : { tool }),
      ...(call.moment === "tool" ? { texts: textsIn(action.parameters) } : {}),
    };
  },
  instruct: (contract) => goOn(contract),
  handBack: (note) => goOn(note),
  deny: (reason) => json({ cancel: true, errorMessage: reason, contextModification: reason }),
  quiet: () => goOn(""),
};

const goOn = (context: string) =>
  json(context === "" ? { cancel: false } : { cancel: false, contextModification: context });

const MOMENTS: ReadonlyMap<string, Moment> = new Map(
  Object.entries({
    PreCompact: "before",
    TaskResume: "after",
    UserPromptSubmit: "after",
    PostToolUse: "after",
    PreToolUse: "tool",
  }),
);

/** The copy for the hook lies in the task's folder, beside the conversation itself. */
function transcriptOf(payload: Fields): string | undefined {
  const copy = wordOf(partOf(payload, "preCompact"), "contextJsonPath");
  if (copy !== undefined) return copy;
  const folder = wordOf(payload, "taskFolder", "task_folder");
  return folder === undefined ? undefined : join(dirname(join(folder, "x")), "api_conversation_history.json");
}
