/** Agents that live in VS Code and keep their sessions in its folders. */
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { below, editorFolders, filtered, found, headOf, namesIn, valueIn } from "./look.ts";
import type { FoundSession, Home, SessionPlace } from "./place.ts";

/** Roo Code: a folder a task. */
export const roo: SessionPlace = taskPlace("Roo Code", "rooveterinaryinc.roo-cline");
/** Classic Cline: a folder a task. */
export const cline: SessionPlace = taskPlace("Cline", "saoudrizwan.claude-dev");

/** VS Code's own chat: beside what the editor keeps of a workspace. */
export const vscodeChat: SessionPlace = {
  agent: "VS Code Chat",
  async find(folder, home) {
    const workspaces = await filtered(await inEditors(home, "workspaceStorage"), async (path) => {
      const uri = valueIn(await readFile(join(path, "workspace.json"), "utf8").catch(() => ""), ["folder"]);
      return typeof uri === "string" && pathOf(uri) === folder;
    });
    const paths = await Promise.all(workspaces.map((path) => below(join(path, "chatSessions"), /\.jsonl?$/)));
    return found(paths.flat());
  },
};

const HISTORY = "api_conversation_history.json";

/** A task a folder; its first message tells the working directory. */
function taskPlace(agent: string, extension: string): SessionPlace {
  return {
    agent,
    async find(folder, home) {
      const tasks = await inEditors(home, join("globalStorage", extension, "tasks"));
      const paths = tasks.map((task) => join(task, HISTORY));
      const own = await filtered(paths, async (path) => isIn(folder, await headOf(path)));
      return own.map((path): FoundSession => ({ path, name: basename(dirname(path)) }));
    },
  };
}

/** `# Current Workspace Directory (/srv/shop) Files`, as Cline and Roo write it into a task's first message. */
const isIn = (folder: string, head: string): boolean =>
  /# Current (?:Workspace|Working) Directory \(([^)]{1,1024})\)/.exec(head)?.[1] ===
  JSON.stringify(folder).slice(1, -1);

async function inEditors(home: Home, folder: string): Promise<readonly string[]> {
  const all = await Promise.all(
    editorFolders(home).map(async (editor) => {
      const root = join(editor, folder);
      return (await namesIn(root)).map((name) => join(root, name));
    }),
  );
  return all.flat();
}

function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
