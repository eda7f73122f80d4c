/** *Set Up Hooks…* and *Remove Hooks*: pick agents, see the very change of every file, and only then have it written. */
import {
  commands,
  type Disposable,
  type ExtensionContext,
  l10n,
  type QuickPickItem,
  Uri,
  window,
  workspace,
} from "vscode";
import { runProgram } from "../program.ts";

/** The setup of agents' hooks in this window. */
export interface HookSetup extends Disposable {
  /** Asks which agents, shows what would change, writes it when told to. */
  setUp(): Promise<void>;
  /** Shows what would be taken away, and takes it away when told to. */
  remove(): Promise<void>;
}

interface Agent {
  readonly name: string;
  readonly found: boolean;
  readonly set: boolean;
  readonly afterwards?: string;
}

interface Change {
  readonly agent: string;
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

interface Plan {
  readonly agents: readonly Agent[];
  readonly changes: readonly Change[];
}

const scheme = "palimpsest-setup";

/** Creates the setup; nothing is asked or read before a command is run. */
export function createHookSetup(extension: ExtensionContext): HookSetup {
  const sides = new Map<string, string>();
  const provider = workspace.registerTextDocumentContentProvider(scheme, {
    provideTextDocumentContent: (uri) => sides.get(uri.toString()) ?? "",
  });

  async function setUp(): Promise<void> {
    const folder = folderOfWindow();
    const { agents } = await planOf(folder, []);
    const wanted = await pickAgents(agents);
    if (!wanted) return;
    const wishes = await pickWishes();
    if (!wishes) return;
    const args = [...wanted.flatMap(({ name }) => ["--agent", name]), ...wishes];
    const { changes } = await planOf(folder, args);
    if (changes.length === 0) return say(l10n.t("Everything is in place already."));
    await show(changes, l10n.t("Palimpsest: hooks to be written"));
    if (!(await agreed(changes, l10n.t("Write")))) return;
    await runProgram(extension, folder, ["init", ...args, "--yes"]);
    const after = wanted.flatMap(({ afterwards }) => afterwards ?? []);
    say([l10n.t("The hooks are set up."), ...after].join(" "));
  }

  async function remove(): Promise<void> {
    const folder = folderOfWindow();
    const { changes } = await planOf(folder, ["--remove"]);
    if (changes.length === 0) return say(l10n.t("No hook of ours is there."));
    await show(changes, l10n.t("Palimpsest: hooks to be taken away"));
    if (!(await agreed(changes, l10n.t("Remove")))) return;
    await runProgram(extension, folder, ["init", "--remove", "--yes"]);
    say(l10n.t("The hooks are gone; every file is as it was, apart from what was edited since."));
  }

  async function planOf(folder: string, args: readonly string[]): Promise<Plan> {
    return JSON.parse(await runProgram(extension, folder, ["init", ...args, "--dry-run", "--json"])) as Plan;
  }

  /** One diff a file; several in one editor where this VS Code has it. */
  async function show(changes: readonly Change[], title: string): Promise<void> {
    const pairs = changes.map((change): readonly [Uri, Uri, Uri] => {
      const file = Uri.file(change.path);
      return [file, side(change.path, "before", change.before ?? ""), side(change.path, "after", change.after ?? "")];
    });
    const [first] = pairs;
    if (pairs.length === 1 && first) await commands.executeCommand("vscode.diff", first[1], first[2], title);
    else await commands.executeCommand("vscode.changes", title, pairs);
  }

  function side(path: string, which: "before" | "after", text: string): Uri {
    const uri = Uri.from({ scheme, path: Uri.file(path).path, query: `${which} ${sides.size}` });
    sides.set(uri.toString(), text);
    return uri;
  }

  return { setUp, remove, dispose: () => provider.dispose() };
}

/** Project settings are those of the first folder. */
function folderOfWindow(): string {
  const folder = workspace.workspaceFolders?.find(({ uri }) => uri.scheme === "file");
  if (!folder) throw new Error(l10n.t("Open a folder first: hooks are set up for one."));
  return folder.uri.fsPath;
}

async function pickAgents(agents: readonly Agent[]): Promise<readonly Agent[] | undefined> {
  const choices = agents.map((agent): QuickPickItem & { readonly agent: Agent } => ({
    label: agent.name,
    description: agent.set ? l10n.t("set up") : agent.found ? l10n.t("found here") : "",
    picked: agent.found,
    agent,
  }));
  const title = l10n.t("Set up hooks for which agents?");
  const chosen = await window.showQuickPick(choices, { title, canPickMany: true });
  return chosen && chosen.length > 0 ? chosen.map(({ agent }) => agent) : undefined;
}

async function pickWishes(): Promise<readonly string[] | undefined> {
  const choices: readonly (QuickPickItem & { readonly flag: string })[] = [
    {
      label: l10n.t("Tripwire"),
      description: l10n.t("deny an action once that uses a dropped or changed value"),
      flag: "--tripwire",
    },
    {
      label: l10n.t("Block"),
      description: l10n.t("stop a compaction whose spill failed, never twice in a row"),
      flag: "--block",
    },
    { label: l10n.t("Every folder"), description: l10n.t("my settings instead of this project's"), flag: "--user" },
  ];
  const title = l10n.t("Anything besides? None is fine.");
  const chosen = await window.showQuickPick(choices, { title, canPickMany: true });
  return chosen?.map(({ flag }) => flag);
}

async function agreed(changes: readonly Change[], yes: string): Promise<boolean> {
  const detail = changes.map(({ path }) => path).join("\n");
  const message =
    changes.length === 1 ? l10n.t("Change this file?") : l10n.t("Change these {0} files?", changes.length);
  return (await window.showInformationMessage(message, { modal: true, detail }, yes)) === yes;
}

function say(message: string): void {
  void window.showInformationMessage(`Palimpsest: ${message}`);
}
