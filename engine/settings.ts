/** Every setting, once: the manifest, the command line's schema and the table in the docs are generated from here. */
import type { Severity } from "./rules/rule.ts";

/** What a setting may hold. */
export type SettingValue = string | number | boolean | readonly string[];

/** One setting as people see it. */
export interface Setting<Value extends SettingValue = SettingValue> {
  readonly default: Value;
  /** One sentence, shown beside the setting. */
  readonly sentence: string;
  /** The only values allowed, where there are few. */
  readonly choices?: readonly string[];
  /** Smallest number allowed. */
  readonly least?: number;
  /** The rule whose page shows it. */
  readonly rule?: string;
}

const strings = (values: readonly string[], sentence: string): Setting<readonly string[]> => ({
  default: values,
  sentence,
});
const count = (value: number, sentence: string, rule?: string): Setting<number> => ({
  default: value,
  sentence,
  least: 0,
  ...(rule ? { rule } : {}),
});

/** Every setting by its key, without the `palimpsest.` that an editor puts before it. */
export const settings = {
  pads: strings(
    [
      "**/scratchpad*.md",
      "**/memory.md",
      "**/MEMORY.md",
      "**/memory-bank/**/*.md",
      "**/progress*.md",
      "**/PROGRESS*.md",
      "**/plan*.md",
      "**/PLAN*.md",
      "**/handoff*.md",
      "**/HANDOFF*.md",
      "**/todo*.md",
      "**/TODO*.md",
    ],
    "Files that an agent rewrites in place; they are gated.",
  ),
  carriers: strings(
    [
      "**/CLAUDE.md",
      "**/CLAUDE.local.md",
      "**/.claude/rules/**/*.md",
      "**/AGENTS.md",
      "**/AGENTS.override.md",
      "**/GEMINI.md",
      "**/MEMORY.md",
      "**/.github/copilot-instructions.md",
      "**/.github/instructions/**/*.instructions.md",
      "**/.cursorrules",
      "**/.cursor/rules/**/*.mdc",
      "**/.clinerules",
      "**/.windsurfrules",
      "**/.roorules",
      "**/.roo/rules/**/*.md",
      "**/.goosehints",
    ],
    "Files that an agent re-reads whole after every compaction; what they hold is not at risk.",
  ),
  "budget.pad": count(0, "Estimated tokens that a pad may have; 0 sets no limit.", "loss-record-missing"),
  "budget.sealed": count(
    2000,
    "Estimated tokens that the sealed region may have; 0 sets no limit.",
    "sealed-over-budget",
  ),
  "budget.index": count(200, "Handles that a handle index may hold; 0 sets no limit.", "index-over-budget"),
  "budget.recovery": count(10_000, "Characters that a recovery note may have."),
  "depth.bound": count(2, "Generations of summary over summary that pass without a word.", "depth-exceeded"),
  "claims.fall": count(0.3, "Share of distinct claims that a pad may lose before it warns.", "claims-collapsed"),
  "claims.tokens": count(
    0.1,
    "A fall of tokens per claim below this share says that claims went, not words.",
    "claims-collapsed",
  ),
  "density.fall": count(
    0.5,
    "Share of referenced opaque tokens, against prose, that a pad may lose before it warns.",
    "density-collapse",
  ),
  "atRisk.shown": count(5, "How many lost handles, most needed first, one finding names.", "handle-lost"),
  baseline: {
    default: ".palimpsest-baseline.json",
    sentence: "File with the findings that were there before and are not shown again.",
  } as Setting<string>,
  sealedFile: {
    default: "",
    sentence:
      "File that rules of a pad are moved to, as a path from the pad; empty for a sealed region in the pad itself.",
  } as Setting<string>,
  store: {
    default: "",
    sentence:
      "Folder that spilled texts go to; empty for `.palimpsest/store` of the workspace where that is there, else the user's data folder.",
  } as Setting<string>,
  tokenHints: {
    default: false,
    sentence: "Whether an editor shows the estimated tokens of each section behind its heading.",
  } as Setting<boolean>,
  watchSessions: {
    default: "ask",
    choices: ["ask", "always", "never"],
    sentence: "Whether this workspace's sessions are watched and a lossy compaction is announced.",
  } as Setting<string>,
} as const;

/** A setting's key. */
export type SettingKey = keyof typeof settings;

/** Every setting with the value that holds, severities that the user set by rule code, and known findings. */
export type Settings = {
  readonly [Key in SettingKey]: (typeof settings)[Key] extends Setting<infer Value> ? Value : never;
} & {
  /** Severity by rule code; absent means the rule's own. */
  readonly severities: { readonly [code: string]: Severity };
  /** Fingerprints of findings that were there before (`rules/baseline.ts`). */
  readonly known: ReadonlySet<string>;
};

/** The severities a user may choose, in falling order. */
export const severities: readonly Severity[] = ["error", "warning", "info", "mark", "off"];

/** The settings of somebody who set nothing. */
export const defaults: Settings = {
  ...(Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, setting.default])) as {
    readonly [Key in SettingKey]: never;
  }),
  severities: {},
  known: new Set<string>(),
};

/** A settings file or an editor's configuration, named: the settings that hold and one clause for each value that cannot. */
export interface ParsedSettings {
  readonly settings: Settings;
  readonly problems: readonly string[];
}

/**
 * Names what a settings file or an editor sent. Keys may be flat (`"budget.pad"`) or nested (`{ "budget": { "pad": 1 } }`);
 * rule severities stand under `rules`. Anything unknown is a problem, never an error.
 */
export function parseSettings(raw: unknown): ParsedSettings {
  const problems: string[] = [];
  const values: { [key: string]: SettingValue } = {};
  const chosen: { [code: string]: Severity } = {};
  for (const [key, value] of flatten(raw, "")) {
    const code = /^rules\.([a-z-]{1,60})$/.exec(key)?.[1];
    if (code !== undefined) {
      if (isSeverity(value)) chosen[code] = value;
      else problems.push(`rules.${code} is one of ${severities.join(", ")}`);
      continue;
    }
    const setting = Object.hasOwn(settings, key) ? (settings[key as SettingKey] as Setting) : undefined;
    if (setting === undefined) problems.push(`there is no setting ${key}`);
    else if (fits(setting, value)) values[key] = value;
    else problems.push(`${key} ${expectation(setting)}`);
  }
  return { settings: { ...defaults, ...values, severities: chosen } as Settings, problems };
}

function* flatten(value: unknown, prefix: string): Iterable<readonly [string, unknown]> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    if (prefix !== "") yield [prefix, value];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* flatten(inner, prefix === "" ? key : `${prefix}.${key}`);
}

const isSeverity = (value: unknown): value is Severity => severities.some((severity) => severity === value);

function fits(setting: Setting, value: unknown): value is SettingValue {
  if (Array.isArray(setting.default)) return Array.isArray(value) && value.every((one) => typeof one === "string");
  if (typeof value !== typeof setting.default) return false;
  if (setting.choices !== undefined) return setting.choices.includes(value as string);
  return setting.least === undefined || (value as number) >= setting.least;
}

function expectation(setting: Setting): string {
  if (Array.isArray(setting.default)) return "is a list of strings";
  if (setting.choices !== undefined) return `is one of ${setting.choices.join(", ")}`;
  if (typeof setting.default === "boolean") return "is true or false";
  return typeof setting.default === "number" ? `is a number from ${setting.least ?? 0}` : "is a string";
}
