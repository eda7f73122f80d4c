/** A rule's page, read as a list of examples that run. */
import type { GateOptions } from "../../engine/gate.ts";
import { type InspectOptions, inspect } from "../../engine/inspection.ts";
import type { Diagnostic, Edit } from "../../engine/rules/rule.ts";
import { parseSettings } from "../../engine/settings.ts";
import { withoutMarks } from "./drawing.ts";

/** One example: what the front door is given, and what is to be drawn under it. */
export interface Example {
  /** Line of the page, from 1, where it opens. */
  readonly line: number;
  readonly name: string;
  /** The text with its marks. */
  readonly drawing: string;
  /** The earlier version, for rewrites. */
  readonly before?: string;
  /** The text after the rule's first fix. */
  readonly fixed?: string;
  /** What the gate is told besides both texts: a `ctx gate` block of JSON before them. */
  readonly gate?: GateOptions;
  /** Addresses that no store resolves: a `ctx unresolved` block before the text. */
  readonly unresolved?: ReadonlySet<string>;
  readonly settings: { readonly [key: string]: unknown };
}

const FENCE = /^(`{3,9})ctx *([^\n`]*)$/;

/** Names under which the front door takes a text for what the example says it is. */
const NAMES: { readonly [kind: string]: string } = {
  transcript: "session.txt",
  pad: "scratchpad.md",
  before: "scratchpad.md",
  after: "scratchpad.md",
  carrier: "AGENTS.md",
};

/** The examples of a page: ```` ```ctx ````, `ctx pad`, `ctx carrier`, `ctx before` with `ctx after`, and `ctx fixed` behind any of them. */
export function examplesOf(page: string): readonly Example[] {
  const examples: Example[] = [];
  let before: string | undefined;
  let gate: GateOptions | undefined;
  let unresolved: ReadonlySet<string> | undefined;
  for (const { line, words, body } of blocksOf(page)) {
    const [kind = "transcript", ...options] =
      words.length === 0 || words[0]?.includes("=") ? ["transcript", ...words] : words;
    if (kind === "before") before = body;
    else if (kind === "gate") gate = JSON.parse(body);
    else if (kind === "unresolved") unresolved = new Set(body.trim().split("\n"));
    else if (kind === "fixed") examples.push({ ...(examples.pop() ?? nothing), fixed: body });
    else {
      const { name = NAMES[kind] ?? kind, ...settings } = Object.fromEntries(options.map(settingOf));
      const earlier = kind === "after" && before !== undefined ? { before } : {};
      examples.push({
        line,
        name: String(name),
        drawing: body,
        settings,
        ...earlier,
        ...(gate ? { gate } : {}),
        ...(unresolved ? { unresolved } : {}),
      });
      [before, gate, unresolved] = [undefined, undefined, undefined];
    }
  }
  return examples;
}

/** What the front door finds in an example. */
export function diagnose({ name, drawing, before, settings, gate, unresolved }: Example): readonly Diagnostic[] {
  const source = { name, text: withoutMarks(drawing) };
  const options: InspectOptions = {
    settings: parseSettings(settings).settings,
    ...(before === undefined ? {} : { before: { name, text: before } }),
    ...(gate ? { gate } : {}),
    ...(unresolved ? { unresolved } : {}),
  };
  return inspect(source, options).diagnostics;
}

/** A text after some edits, which do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.span.start - a.span.start || b.span.end - a.span.end)
    .reduce((result, { span, text: put }) => result.slice(0, span.start) + put + result.slice(span.end), text);
}

const nothing: Example = { line: 0, name: "", drawing: "", settings: {} };

function settingOf(option: string): readonly [string, unknown] {
  const [key = "", value = ""] = option.split("=");
  return [key, /^\d/.test(value) ? Number(value) : value];
}

interface Fenced {
  readonly line: number;
  readonly words: readonly string[];
  readonly body: string;
}

function blocksOf(page: string): readonly Fenced[] {
  const lines = page.split("\n");
  const blocks: Fenced[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const open = FENCE.exec(lines[index] ?? "");
    if (open === null) continue;
    const close = lines.indexOf(open[1] ?? "", index);
    const words = (open[2] ?? "").split(" ").filter((word) => word !== "");
    blocks.push({ line: index + 1, words, body: lines.slice(index + 1, close).join("\n") });
    index = close;
  }
  return blocks;
}
