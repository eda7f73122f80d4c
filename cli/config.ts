/** The settings that hold in a folder: `.palimpsest.json`, looked for upwards, with the baseline of known findings beside it. */
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { baselineOf, parseBaseline } from "../engine/rules/baseline.ts";
import type { Diagnostic } from "../engine/rules/rule.ts";
import { defaults, parseSettings, type Settings } from "../engine/settings.ts";
import { BadInput, type Io } from "./command.ts";

const NAME = ".palimpsest.json";

/** Settings with the folder that they and the baseline stand in. */
export interface Config {
  readonly folder: string;
  readonly settings: Settings;
}

/** Reads the file that was named, or the nearest `.palimpsest.json`; without one the defaults hold. A setting that cannot hold is bad input. */
export async function configOf(named: unknown, io: Io): Promise<Config> {
  const path = typeof named === "string" ? resolve(io.cwd, named) : await nearest(io.cwd);
  const folder = path === undefined ? io.cwd : dirname(path);
  const settings = path === undefined ? defaults : await settingsIn(path);
  const known = await knownIn(join(folder, settings.baseline));
  return { folder, settings: { ...settings, known } };
}

/** Where known findings and accepted deletions stand: beside the settings, absolute. */
export const baselinePath = ({ folder, settings }: Config): string => join(folder, settings.baseline);

/** The baseline file with these findings in it; whatever else it holds (accepted deletions) stays. */
export async function baselineWith(
  found: readonly Pick<Diagnostic, "code" | "severity" | "message">[],
  config: Config,
): Promise<{ readonly path: string; readonly text: string }> {
  const path = baselinePath(config);
  const old = await jsonIn(path);
  const rest = typeof old === "object" && old !== null ? old : {};
  return { path, text: `${JSON.stringify({ ...rest, ...baselineOf(found) }, undefined, 2)}\n` };
}

async function nearest(from: string): Promise<string | undefined> {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, NAME);
    if ((await readFile(path).catch(() => undefined)) !== undefined) return path;
    if (dirname(folder) === folder) return undefined;
  }
}

async function settingsIn(path: string): Promise<Settings> {
  const raw = await jsonIn(path);
  if (raw === undefined) throw new BadInput(path, "no such file");
  const { settings, problems } = parseSettings(raw);
  if (problems[0] !== undefined) throw new BadInput(path, problems[0]);
  return settings;
}

async function knownIn(path: string): Promise<ReadonlySet<string>> {
  const raw = await jsonIn(path);
  if (raw === undefined || typeof raw !== "object" || raw === null || !("known" in raw)) return new Set();
  const { known, problems } = parseBaseline(raw);
  if (problems[0] !== undefined) throw new BadInput(path, problems[0]);
  return known;
}

/** The value of a JSON file, comments allowed; undefined where there is none. */
export async function jsonIn(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error) throw new BadInput(path, `is no JSON: ${printParseErrorCode(error.error)} at character ${error.offset}`);
  return value;
}
