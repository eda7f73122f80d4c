/** `gate --git [REV] [PATH…]`: the work tree or the index against Git's merge base; the changed pads and carriers are one set. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { isNested } from "../../engine/gate/held.ts";
import { digestOfItem, parseRetirement, parseRetirements } from "../../engine/gate/retired.ts";
import { type Decision, type GateOptions, gate, type Verdict } from "../../engine/gate.ts";
import {
  type ChangedFile,
  type Comparison,
  changedFiles,
  comparisonIn,
  filesNow,
  HistoryError,
  isRevision,
  trailersSince,
} from "../../engine/node/history.ts";
import { isCarrier, kindOf } from "../../engine/pad.ts";
import { type ReadSource, read } from "../../engine/reading.ts";
import type { Settings } from "../../engine/settings.ts";
import { BadInput, type Invocation, type Io } from "../command.ts";
import { type Config, configOf, jsonIn } from "../config.ts";
import { resolvedBy } from "../store.ts";
import { verdictValue } from "./json.ts";
import { gateOptionsOf } from "./options.ts";
import { tallyOf } from "./tally.ts";
import { isGrave, verdictText } from "./text.ts";

/** The verdict on one changed file. */
export interface FileVerdict {
  readonly path: string;
  readonly before: ReadSource;
  readonly after: ReadSource;
  readonly verdict: Verdict;
}

/** How the verdicts are printed; `github`, `sarif` and `markdown` are for a review. */
export type GitFormat = "text" | "json" | "github" | "sarif" | "markdown";

/** Exit 1 when one of the files is refused; 2 where Git cannot answer. */
export async function gateOfGit(invocation: Invocation, format: GitFormat, io: Io): Promise<number> {
  const options = await gateOptionsOf(invocation, io);
  const config = await configOf(undefined, io);
  const {
    comparison,
    files: changed,
    unchanged,
  } = await changesFor(invocation, config, io).catch((error: unknown) => {
    if (error instanceof HistoryError) throw new BadInput("--git", error.message);
    throw error;
  });
  const files = renamed(changed);
  const retired = [...(await retiredSince(comparison, config)), ...(await retiredBy(invocation.options.message, io))];
  const left = files.map(({ after = "" }) => after).join("\n");
  const { spilled } = await resolvedBy(left, invocation.options.store, io);
  const { settings } = config;
  const carriers = [...(options.carriers ?? []), ...unchanged];
  const given = { ...options, carriers, retired, spilled, retained: true, settings };
  const verdicts = files.filter((file) => isGated(file, settings)).map((file) => verdictOn(file, files, given));
  io.out(await printed(verdicts, comparison, format, io));
  return worstOf(verdicts) === "refuse" ? 1 : 0;
}

async function printed(
  verdicts: readonly FileVerdict[],
  comparison: Comparison,
  format: GitFormat,
  io: Io,
): Promise<string> {
  switch (format) {
    case "text":
      return setText(verdicts, comparison, io);
    case "json":
      return `${JSON.stringify(setValue(verdicts, comparison))}\n`;
    case "markdown":
      return (await import("./summary.ts")).summaryOf(verdicts);
    case "github":
    case "sarif": {
      const [{ reporters }, { reportOfVerdict }] = await Promise.all([
        import("../reporters/index.ts"),
        import("./review.ts"),
      ]);
      return reporters[format](verdicts.map(reportOfVerdict), io);
    }
  }
}

/** What changed, and the carriers that did not: what they hold is not at risk. */
interface Changes {
  readonly comparison: Comparison;
  readonly files: readonly ChangedFile[];
  readonly unchanged: NonNullable<GateOptions["carriers"]>;
}

async function changesFor({ operands, options }: Invocation, { settings }: Config, io: Io): Promise<Changes> {
  const [first, ...rest] = operands;
  const named = first !== undefined && (await isRevision(io.cwd, first));
  const now = options.cached === true ? "index" : "worktree";
  const comparison = await comparisonIn(io.cwd, now, named ? first : undefined);
  const paths = (named ? rest : operands).map((path) =>
    relative(comparison.root, resolve(io.cwd, path)).replaceAll("\\", "/"),
  );
  const outside = paths.find((path) => path.startsWith(".."));
  if (outside !== undefined) throw new BadInput(outside, "lies outside the repository");
  const files = await changedFiles(
    comparison,
    paths.filter((path) => path !== ""),
    (path) => /\.(?:md|mdc|markdown)$/i.test(path) || kindOf(path, "", settings) !== "markdown",
  );
  // In a shallow clone a revision is not there: read as a path of nothing, it would let everything pass.
  for (const [index, path] of paths.entries()) {
    const isChanged = files.some((file) => file.path === path || file.path.startsWith(`${path.replace(/\/$/, "")}/`));
    if (isChanged || path === "" || existsSync(join(comparison.root, path))) continue;
    const word = (named ? rest : operands)[index] ?? path;
    throw new BadInput(
      word,
      `is no ${named ? "" : "revision that is here (is the clone shallow?) and no "}file or folder`,
    );
  }
  const isChanged = new Set(files.map(({ path }) => path));
  const carriers =
    files.length === 0
      ? []
      : await filesNow(comparison, (path) => !isChanged.has(path) && !isNested(path) && isCarrier(path, settings));
  return { comparison, files, unchanged: carriers.map(({ path: name, text }) => ({ name, text })) };
}

/**
 * A file that went, and one of its name that came in another folder, are one file that was moved: it is compared with itself. Where
 * several came or went under a name nobody can say which is which.
 */
function renamed(files: readonly ChangedFile[]): readonly ChangedFile[] {
  const [gone, come] = [
    files.filter(({ after }) => after === undefined),
    files.filter(({ before }) => before === undefined),
  ];
  const alone = (list: readonly ChangedFile[], name: string): ChangedFile | undefined => {
    const found = list.filter(({ path }) => basename(path) === name);
    return found.length === 1 ? found[0] : undefined;
  };
  const moves = gone.flatMap((old) => {
    const fresh = alone(come, basename(old.path));
    const before = alone(gone, basename(old.path))?.before;
    return fresh && before !== undefined && isBelow(old.path) === isBelow(fresh.path)
      ? [{ old, fresh: { ...fresh, before } }]
      : [];
  });
  const isMoved = (file: ChangedFile): boolean =>
    moves.some(({ old, fresh }) => old.path === file.path || fresh.path === file.path);
  return [...files.filter((file) => !isMoved(file)), ...moves.map(({ fresh }) => fresh)];
}

/** A file of the root is read by every agent; one below a folder by those that work there. */
const isBelow = (path: string): boolean => path.includes("/");

/** Pads and carriers are gated, as they were before; other Markdown takes part as a place to which something may have moved. */
function isGated({ path, before }: ChangedFile, settings: Settings): boolean {
  if (before === undefined) return false;
  return isCarrier(path, settings) || kindOf(path, before, settings) !== "markdown";
}

function verdictOn(
  { path, before = "", after = "" }: ChangedFile,
  files: readonly ChangedFile[],
  options: GateOptions & { readonly settings: Settings },
): FileVerdict {
  const companions = files
    .filter((file) => file.path !== path)
    .map(({ path: name, ...versions }) => ({ name, ...versions }));
  const { settings } = options;
  const sides = {
    before: read({ name: path, text: before }, { settings }),
    after: read({ name: path, text: after }, { settings }),
  };
  return { path, ...sides, verdict: gate(sides.before, sides.after, { ...options, companions }) };
}

/** Digests that commits since the base, or the baseline file beside the settings or at the root, retire with a reason. */
async function retiredSince(comparison: Comparison, { folder, settings }: Config): Promise<readonly string[]> {
  const trailers = await trailersSince(comparison, "Palimpsest-Retires");
  const paths = new Set([folder, comparison.root].map((place) => join(place, settings.baseline)));
  const baselines = await Promise.all([...paths].map(async (path) => parseRetirements(await jsonIn(path))));
  const retirements = [...trailers.flatMap((trailer) => parseRetirement(trailer) ?? []), ...baselines.flat()];
  return retirements.map(({ digest }) => digest);
}

/** Digests that the message of the commit in the making retires. */
async function retiredBy(message: unknown, io: Io): Promise<readonly string[]> {
  if (typeof message !== "string") return [];
  const text = await readFile(resolve(io.cwd, message), "utf8").catch(() => {
    throw new BadInput(message, "cannot be read");
  });
  return text.split("\n").flatMap((line) => {
    const value = /^Palimpsest-Retires:[ \t]{0,20}(.{1,600})$/i.exec(line)?.[1];
    const retirement = value === undefined ? undefined : parseRetirement(value);
    return retirement ? [retirement.digest] : [];
  });
}

const ORDER: readonly Decision[] = ["allow", "allow-with-loss-record", "refuse"];

const worstOf = (verdicts: readonly FileVerdict[]): Decision =>
  verdicts.reduce<Decision>(
    (worst, { verdict }) => (ORDER.indexOf(worst) < ORDER.indexOf(verdict.decision) ? verdict.decision : worst),
    "allow",
  );

const setValue = (verdicts: readonly FileVerdict[], { base, now }: Comparison): object => ({
  verdict: worstOf(verdicts),
  base,
  now,
  files: verdicts.map(({ path, before, after, verdict }) => ({ path, ...verdictValue(verdict, before, after) })),
});

/** What a commit message has to say where a rule was dropped, or a value changed, on purpose. */
const trailersFor = ({ survival }: Verdict): string =>
  survival
    .filter(({ state }) => state === "lost" || state === "weakened" || state === "altered")
    .filter(isGrave)
    .map(({ item }) => `on purpose? Palimpsest-Retires: ${digestOfItem(item.text)} <reason>\n`)
    .join("");

/** First one line a file, then what refuses in each. */
function setText(verdicts: readonly FileVerdict[], { base, now }: Comparison, io: Io): string {
  const { bold, dim, green } = io.colours;
  const against = dim(`${now === "index" ? "the index" : "the work tree"} against ${base.slice(0, 12)}`);
  if (verdicts.length === 0) return `${green("no pad or carrier has changed")}: ${against}\n`;
  const lines = verdicts.map(({ path, verdict }) => `${bold(path)}: ${tallyOf(verdict)}`);
  const details = verdicts
    .filter(({ verdict }) => verdict.decision !== "allow")
    .map(
      ({ path, before, after, verdict }) =>
        `\n${bold(path)}\n${verdictText(verdict, before, after, io, "in-place")}${trailersFor(verdict)}`,
    );
  return `${against}\n${lines.join("\n")}\n${details.join("")}`;
}
