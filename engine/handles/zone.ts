/** Cuts a passage into zones: stretches written in one style. */
import type { Passage } from "../item.ts";
import type { Block } from "../markdown.ts";
import type { Span } from "../text.ts";
import { isCommandLine } from "./command.ts";
import type { Style, Zone } from "./scanner.ts";
import { sourceStretches } from "./source-lines.ts";
import { tokensOf } from "./token.ts";

/** The zones of a passage, in source order. What no block claims is prose. */
export function zonesOf(passage: Passage, blocks: readonly Block[]): readonly Zone[] {
  const { text } = passage;
  const whole = { start: 0, end: text.length };
  if (passage.form !== "markdown") {
    const style = styleOf(passage);
    return style === "output" ? shown(text, whole, style) : [zone(text, whole, style)];
  }
  const between = ({ start, end }: Span): readonly Zone[] =>
    passage.provenance === "tool" ? shown(text, { start, end }, "prose") : [zone(text, { start, end }, "prose")];
  const zones: Zone[] = [];
  let at = 0;
  for (const { start, end, style } of cuts(text, blocks)) {
    if (start < at) continue;
    if (at < start) zones.push(...between({ start: at, end: start }));
    if (style === "output") zones.push(...shown(text, { start, end }, style));
    else if (style !== "fence") zones.push(zone(text, { start, end }, style));
    at = end;
  }
  if (at < text.length) zones.push(...between({ start: at, end: text.length }));
  return zones;
}

/** What a tool showed holds programs as often as it says something: their lines are zones of their own. */
function shown(text: string, { start, end }: Span, style: Style): readonly Zone[] {
  const zones: Zone[] = [];
  let at = start;
  for (const stretch of sourceStretches(text.slice(start, end))) {
    const source = { start: start + stretch.start, end: start + stretch.end };
    if (at < source.start) zones.push(zone(text, { start: at, end: source.start }, style));
    zones.push(zone(text, source, "source"));
    at = source.end;
  }
  if (at < end || zones.length === 0) zones.push(zone(text, { start: at, end }, style));
  return zones;
}

/** How an argument or a result is written: commands as shell, one literal as code, edits as the source they hold. */
function styleOf({ form, key, text }: Passage): Style {
  if (form === "command") return "shell";
  if (form === "value" && !isPhrase(text)) return "code";
  const edits = key !== undefined && EDITING.has(key) && !/^(?:#{1,6} |[-*] |---\n|\| )/m.test(text.slice(0, 4_000));
  return edits ? "source" : "output";
}

/** Keys of arguments that hold what is written into a file. */
const EDITING = new Set([
  "old_string",
  "new_string",
  "old_str",
  "new_str",
  "oldText",
  "newText",
  "oldString",
  "newString",
  "content",
  "file_text",
  "patch",
  "diff",
  "code",
  "new_source",
]);

/** Several words that are no command, path, range or address: a description, a query, a line of code. */
const isPhrase = (text: string): boolean =>
  /\S\s+\S/.test(text) && !isCommandLine(text) && !/^(?:[A-Za-z]:\\|\/)\S*(?: \S+){0,4}\.\w{1,5}$/.test(text);

interface Cut extends Span {
  /** `fence` is the line that opens or closes a code block: nothing is looked for in it. */
  readonly style: Style | "fence";
}

function cuts(text: string, blocks: readonly Block[]): readonly Cut[] {
  const found: Cut[] = [];
  for (const block of blocks) {
    const { outer, span } = block;
    if (block.kind === "code") {
      found.push({ start: outer.start, end: span.start, style: "fence" });
      found.push({ start: span.start, end: span.end, style: fenceStyle(block, text) });
      found.push({ start: span.end, end: outer.end, style: "fence" });
    } else if (block.kind === "frontmatter") found.push({ start: span.start, end: span.end, style: "data" });
    for (const { start, end } of block.codes) found.push({ start, end, style: "code" });
  }
  return found.filter((cut) => cut.start < cut.end).sort((a, b) => a.start - b.start || b.end - a.end);
}

const SHELL =
  /^(?:sh|bash|shell|zsh|fish|console|terminal|shell-session|shellsession|powershell|pwsh|ps1|cmd|bat|batch|cli)\b/i;
const OUTPUT = /^(?:text|txt|plaintext|plain|log|output|diff|tree|markdown|md|none)\b/i;
const DATA = /^(?:ya?ml|json[c5l]?|toml|ini|env|dotenv|properties|conf|csv)\b/i;

function fenceStyle(block: Block, text: string): Style {
  const info = block.info ?? "";
  if (SHELL.test(info)) return "shell";
  if (DATA.test(info)) return "source";
  if (info !== "" && !OUTPUT.test(info)) return "source";
  return info === "" && isShell(text.slice(block.span.start, Math.min(block.span.end, block.span.start + 2_000)))
    ? "shell"
    : "output";
}

/** A fence without a language is shell if each of its lines is a command or a comment. */
const isShell = (code: string): boolean => {
  const lines = code
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.length > 0 && lines.every((line) => isCommandLine(line) || line.startsWith("$ "));
};

const zone = (passage: string, { start, end }: Span, style: Style): Zone => ({
  start,
  end,
  style,
  passage,
  tokens: style === "code" ? [] : tokensOf(passage, start, end),
});
