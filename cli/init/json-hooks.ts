/** Hooks in a JSON settings file, added and removed without touching a comment or anybody else's hooks. */
import { applyEdits, type FormattingOptions, modify, parse } from "jsonc-parser";
import type { SetupFile } from "./setup.ts";
import { shellWord } from "./setup.ts";

/** One hook of ours. */
export interface HookEntry {
  readonly event: string;
  readonly matcher?: string;
  /** The arguments behind the shim. */
  readonly command: string;
  /** In the agent's own unit. */
  readonly timeout: number;
}

/** `nested`: a group with a matcher and a list of hooks under each event; `flat`: the hooks themselves. */
export function jsonHooks(path: string, shape: "nested" | "flat", entries: readonly HookEntry[]): SetupFile {
  return {
    path,
    add: (given, shim) => {
      const [mark, text] = given?.startsWith("\uFEFF") ? ["\uFEFF", given.slice(1)] : ["", given];
      const clean = withoutOurs(text?.trim() ? text : "{}");
      if (clean === undefined || !entries.every(({ event }) => hasRoom(clean, event))) return undefined;
      const based = shape === "flat" && text === undefined ? put(clean, ["version"], 1) : clean;
      return mark + entries.reduce((whole, entry) => append(whole, entry.event, groupOf(entry, shape, shim)), based);
    },
    remove: (text) => {
      const clean = withoutOurs(text.replace(/^\uFEFF/, ""));
      if (clean === undefined) return text;
      const left = parse(clean) as { readonly [key: string]: unknown } | undefined;
      return shape === "flat" && Object.keys(left ?? {}).every((key) => key === "version")
        ? undefined
        : `${text.startsWith("\uFEFF") ? "\uFEFF" : ""}${clean}`;
    },
  };
}

/** Nothing of another kind stands where our hooks would go. */
function hasRoom(text: string, event: string): boolean {
  const { hooks } = parse(text) as { readonly hooks?: { readonly [event: string]: unknown } | null };
  if (hooks === undefined) return true;
  if (typeof hooks !== "object" || hooks === null || Array.isArray(hooks)) return false;
  return hooks[event] === undefined || Array.isArray(hooks[event]);
}

function groupOf({ matcher, command, timeout }: HookEntry, shape: "nested" | "flat", shim: string): object {
  const line = `${shellWord(shim)} ${command}`;
  if (shape === "flat") return { type: "command", bash: line, timeoutSec: timeout };
  return { ...(matcher === undefined ? {} : { matcher }), hooks: [{ type: "command", command: line, timeout }] };
}

/** Every command of ours runs the shim, wherever it lies. */
export const SHIM = "palimpsest-hook";

interface Group {
  readonly hooks?: unknown;
  readonly command?: unknown;
  readonly bash?: unknown;
}

/** The text without our hooks and without what becomes empty with them; undefined where the text is no JSON object. */
function withoutOurs(text: string): string | undefined {
  const errors: { readonly error: number }[] = [];
  const settings = parse(text, errors as never, { allowTrailingComma: true }) as
    | { readonly hooks?: unknown }
    | undefined;
  if (errors.length > 0 || typeof settings !== "object" || settings === null || Array.isArray(settings))
    return undefined;
  const hooks = settings.hooks;
  if (typeof hooks !== "object" || hooks === null) return text;
  let clean = text;
  let left = Object.keys(hooks).length;
  for (const [event, groups] of Object.entries(hooks)) {
    if (!Array.isArray(groups)) continue;
    const ours = groups.map((group: Group) => isOurs(group));
    if (!ours.includes(true)) continue;
    if (ours.every(Boolean)) {
      clean = put(clean, ["hooks", event], undefined);
      left -= 1;
    } else
      for (const index of [...ours.keys()].reverse())
        if (ours[index]) clean = put(clean, ["hooks", event, index], undefined);
  }
  return left === 0 ? put(clean, ["hooks"], undefined) : clean;
}

/** A group holds our hook and nobody else's: we never write into a group that is there. */
function isOurs(group: Group | undefined): boolean {
  const commands = [group, ...(Array.isArray(group?.hooks) ? (group.hooks as readonly Group[]) : [])].flatMap((one) =>
    [one?.command, one?.bash].filter((command) => typeof command === "string"),
  );
  return commands.length > 0 && commands.every((command) => command.includes(SHIM));
}

function append(text: string, event: string, value: object): string {
  const groups = (parse(text) as { readonly hooks?: { readonly [event: string]: unknown } } | undefined)?.hooks?.[
    event
  ];
  return Array.isArray(groups)
    ? put(text, ["hooks", event, groups.length], value, "insert")
    : put(text, ["hooks", event], [value]);
}

function put(text: string, path: (string | number)[], value: unknown, how: "insert" | "replace" = "replace"): string {
  const formattingOptions = formatOf(text);
  return applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion: how === "insert" }));
}

/** The indentation and line ends that the file has. */
function formatOf(text: string): FormattingOptions {
  const indent = /^([ \t]{1,8})["{[]/m.exec(text)?.[1] ?? "  ";
  return {
    insertSpaces: !indent.startsWith("\t"),
    tabSize: indent.startsWith("\t") ? 1 : indent.length,
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
}
