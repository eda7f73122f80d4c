/** How a handle was used where it stands: said, acted upon, edited, run, written into a file, or only seen in a result. */
import type { Passage } from "../item.ts";
import type { Session } from "../session.ts";

/** Every way to use a handle, strongest signs of need first. */
export type HandleUse =
  | "edit"
  | "act"
  | "command"
  | "user"
  | "assistant"
  | "written"
  | "failure"
  | "summary"
  | "result"
  | "standing";

/** How a handle in this passage is used. Tools are told apart by what their names say, in any agent. */
export function useOf(passage: Passage, session: Session | undefined): HandleUse {
  const { provenance, tool, key, form } = passage;
  switch (provenance) {
    case "user":
      return "user";
    case "assistant":
      return "assistant";
    case "summary":
      return "summary";
    case "system":
    case "rules":
    case "sealed":
    case "palimpsest":
      return "standing";
    case "tool":
      if (key === undefined) return hasFailed(passage, session) ? "failure" : "result";
      if (form === "command") return "command";
      if (form !== "value" || CONTENT.test(key)) return "written";
      return EDITING.test(tool ?? "") ? "edit" : "act";
  }
}

/** Tools that change what their address names, told by what their names say in any agent. */
export const EDITING = /edit|write|patch|replace|create|insert|append|delete|remove|rename|move/i;

/** Arguments that are content rather than an address, however short. */
const CONTENT = /^(?:old|new)_?str|content|description|text$|^old_?text|^new_?text|todo|body|^thought/i;

function hasFailed({ record, textIndex }: Passage, session: Session | undefined): boolean {
  return record !== undefined && session?.records[record]?.texts[textIndex ?? 0]?.failed === true;
}
