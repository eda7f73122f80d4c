/** `init`: puts the hooks into the settings of the agents on this machine, and takes them away again exactly (spec §10). */
import { chmod, readFile, realpath, rm, rmdir } from "node:fs/promises";
import writeFileAtomic from "write-file-atomic";
import { BadInput, type Command, type Io } from "../command.ts";
import { keepLedger, ledgerOf, makeFolders, shimPath, type Written, writeShim } from "../init/ledger.ts";
import { isInstalled, type Setup, type SetupFile, setupsFor } from "../init/setup.ts";

/** Shows what changes and writes it only with `--yes`; running it again changes nothing. */
export const command: Command = {
  configure: (syntax) =>
    syntax
      .option(
        "--agent <name>",
        "claude-code, codex, gemini, copilot, cline or opencode; without it all that are found here",
        collected,
        [],
      )
      .option("--user", "for every folder: the user's settings instead of this project's local ones")
      .option("--tripwire", "also deny an action once that uses a dropped or changed value")
      .option("--block", "also stop a compaction whose spill failed or whose sealed set exceeds its budget")
      .option("--remove", "take everything away again")
      .option("--dry-run", "show what would change, and write nothing")
      .option("--yes", "write without asking")
      .option("--json", "with --dry-run: print the agents that are there and every file before and after"),
  run: async ({ options }, io) => {
    const wanted = Array.isArray(options.agent) ? (options.agent as readonly string[]) : [];
    const setups = setupsFor(io, {
      scope: options.user === true ? "user" : "project",
      tripwire: options.tripwire === true,
      block: options.block === true,
    });
    const unknown = wanted.find((name) => !setups.some((setup) => setup.name === name));
    if (unknown !== undefined)
      throw new BadInput(`--agent ${unknown}`, `is none of ${setups.map(({ name }) => name).join(", ")}`);
    const chosen = await chosenOf(setups, wanted);
    const changes = options.remove === true ? await removals(setups, wanted, io) : await additions(chosen, io);
    if (options.json === true && options.dryRun === true) {
      io.out(`${JSON.stringify({ agents: await agentsOf(setups, io), changes })}\n`);
      return 0;
    }
    if (changes.length === 0) {
      io.out(
        options.remove === true
          ? "nothing of ours is there\n"
          : chosen.length === 0
            ? "no agent was found here; name one with --agent\n"
            : "everything is in place\n",
      );
      return 0;
    }
    for (const change of changes) io.out(shown(change, io));
    if (options.dryRun === true || !(options.yes === true || (await agreed(io)))) {
      io.out("nothing was written\n");
      return 0;
    }
    await carryOut(changes, options.remove === true ? "remove" : "add", io);
    const after = chosen.flatMap(({ afterwards }) => afterwards ?? []);
    if (options.remove !== true) for (const line of after) io.out(`${line}\n`);
    return 0;
  },
};

const collected = (value: string, previous: readonly string[]): readonly string[] => [...previous, value];

async function chosenOf(setups: readonly Setup[], wanted: readonly string[]): Promise<readonly Setup[]> {
  if (wanted.length > 0) return setups.filter(({ name }) => wanted.includes(name));
  const found = await Promise.all(setups.map(isInstalled));
  return setups.filter((_, index) => found[index]);
}

/** For a surface that lets the user pick: which agents are there, which have hooks of ours, and what is to be done by hand. */
async function agentsOf(setups: readonly Setup[], io: Io): Promise<readonly object[]> {
  const ledger = await ledgerOf(io);
  return Promise.all(
    setups.map(async (setup) => ({
      name: setup.name,
      found: await isInstalled(setup),
      set: ledger.some(({ agent }) => agent === setup.name),
      ...(setup.afterwards === undefined ? {} : { afterwards: setup.afterwards }),
    })),
  );
}

/** A file as it is and as it will be; a side that is absent is no file. */
interface Change {
  readonly agent: string;
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
  readonly executable?: true;
  /** Folders to be removed with the file, where they are empty. */
  readonly folders?: readonly string[];
}

async function additions(setups: readonly Setup[], io: Io): Promise<readonly Change[]> {
  const changes: Change[] = [];
  for (const { name, files } of setups) {
    for (const file of files) {
      const before = await textAt(file.path);
      if (file.stale) {
        if (before !== undefined && file.remove(before) === undefined)
          changes.push({ agent: name, path: file.path, before });
        continue;
      }
      const after = file.add(before, shimPath(io));
      if (after === undefined)
        io.err(`palimpsest init: ${file.path}: cannot be added to: it is no JSON object, or somebody else's hook\n`);
      else if (after !== before)
        changes.push({
          agent: name,
          path: file.path,
          ...(before === undefined ? {} : { before }),
          after,
          ...(file.executable ? { executable: true } : {}),
        });
    }
  }
  return changes;
}

/** What was written and left alone goes back to the very bytes it was; what was edited since loses our hooks and nothing else. */
async function removals(setups: readonly Setup[], wanted: readonly string[], io: Io): Promise<readonly Change[]> {
  const ledger = await ledgerOf(io);
  const known = new Map<string, SetupFile>();
  for (const { files } of [...setups, ...setupsFor(io, { scope: "user", tripwire: true, block: false })])
    for (const file of files) known.set(file.path, file);
  const paths = new Map<string, string>(ledger.map(({ path, agent }) => [path, agent]));
  for (const { name, files } of setups) for (const { path } of files) paths.set(path, name);
  const changes: Change[] = [];
  for (const [path, agent] of paths) {
    if (wanted.length > 0 && !wanted.includes(agent)) continue;
    const before = await textAt(path);
    if (before === undefined) continue;
    const written = ledger.find((one) => one.path === path);
    const after =
      written?.after === before ? written.before : (known.get(path) ?? jsonLike(agent, setups))?.remove(before);
    if (after !== before)
      changes.push({
        agent,
        path,
        before,
        ...(after === undefined ? {} : { after }),
        ...(written ? { folders: written.folders } : {}),
      });
  }
  return changes;
}

/** A file of another folder is like the one of this folder. */
const jsonLike = (agent: string, setups: readonly Setup[]): SetupFile | undefined =>
  setups.find(({ name }) => name === agent)?.files[0];

async function carryOut(changes: readonly Change[], how: "add" | "remove", io: Io): Promise<void> {
  const ledger = new Map((await ledgerOf(io)).map((written) => [written.path, written]));
  if (how === "add") await writeShim(io);
  for (const change of changes) {
    const earlier = ledger.get(change.path);
    if (how === "add" && change.after !== undefined) {
      const folders = await makeFolders(change.path);
      await replace(change.path, change.after, change.executable);
      ledger.set(change.path, entryOf(change, change.after, folders, earlier));
    } else {
      await takeAway(change);
      ledger.delete(change.path);
    }
    io.out(`${change.path}: ${change.after === undefined ? "removed" : "written"}\n`);
  }
  for (const { folders = [] } of changes) for (const folder of folders) await rmdir(folder).catch(() => undefined);
  await keepLedger([...ledger.values()], io);
}

/** Written twice, the text before is the one before the first time. */
function entryOf(
  { agent, path, before }: Change,
  after: string,
  folders: readonly string[],
  earlier: Written | undefined,
): Written {
  const first = earlier && earlier.after === before ? earlier : undefined;
  const text = first ? first.before : before;
  return { agent, path, ...(text === undefined ? {} : { before: text }), after, folders: first?.folders ?? folders };
}

async function takeAway({ path, after }: Change): Promise<void> {
  if (after !== undefined) await replace(path, after);
  else await rm(path, { force: true });
}

/** In one step, through links, with the rights that the file has. */
async function replace(path: string, text: string, executable?: true): Promise<void> {
  const target = await realpath(path).catch(() => path);
  await writeFileAtomic(target, text);
  if (executable) await chmod(target, 0o755);
}

const textAt = (path: string): Promise<string | undefined> => readFile(path, "utf8").catch(() => undefined);

/** The lines that come and go. */
function shown({ path, before = "", after = "" }: Change, { colours }: Io): string {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const gone = before === "" ? [] : old.slice(start, old.length - end).map((line) => colours.red(`- ${line}`));
  const come = after === "" ? [] : fresh.slice(start, fresh.length - end).map((line) => colours.green(`+ ${line}`));
  return `${colours.bold(path)}\n${[...gone, ...come].join("\n")}\n\n`;
}

async function agreed(io: Io): Promise<boolean> {
  if (!io.live) {
    io.err("palimpsest init: say --yes to write this\n");
    return false;
  }
  const { createInterface } = await import("node:readline/promises");
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const said = await lines.question("Write this? [y/N] ");
  lines.close();
  return /^y(?:es)?$/i.test(said.trim());
}
