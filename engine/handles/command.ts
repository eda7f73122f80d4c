/** Whole command lines, single flags, slash commands. */
import { lineEnd, withoutEnd } from "./ends.ts";
import type { Found, Scanner, Zone } from "./scanner.ts";
import { shellLines } from "./shell.ts";
import { DASH, HASH, type Token } from "./token.ts";
import { programs } from "./words.ts";

export const command: Scanner = {
  subtype: "command",
  token: (token, _at, zone) => {
    const { text, has } = token;
    if (zone.style === "source" || zone.style === "shell") return undefined;
    if ((has & DASH) !== 0 && text.startsWith("--"))
      return /^--[a-zA-Z][\w-]+(?:=\S+)?$/.test(text) ? token : undefined;
    return text.startsWith("/") && SLASH_COMMANDS.has(text.slice(1)) && /[\s"'(`]/.test(token.before || " ")
      ? token
      : undefined;
  },
  whole: (text) => isCommandLine(text) || isFlag(text) || isSlashCommand(text),
  phrases: (zone) => (zone.style === "shell" ? shellLines(zone) : plainLines(zone)),
};

const SLASH_COMMANDS = new Set(
  "compact clear commit help init plan review resume cost context model memory agents mcp hooks permissions config login logout export rewind doctor status undo redo checkpoint handoff new fork".split(
    " ",
  ),
);

const isFlag = (text: string): boolean => /^-{1,2}[A-Za-z][\w-]*(?:[= ]\S+)?$/.test(text) || /^-[A-Za-z]$/.test(text);
const isSlashCommand = (text: string): boolean =>
  /^\/[a-z][a-z0-9:_-]*(?:\s\S.*)?$/s.test(text) &&
  (SLASH_COMMANDS.has(text.slice(1).split(/[\s:]/)[0] ?? "") ||
    /^\/[a-z0-9_-]+:[a-z]/.test(text) ||
    /^\/[a-z][a-z-]+ /.test(text));

/** Whether the content of a code span is a command line: a known program, or a script with arguments. */
export function isCommandLine(text: string): boolean {
  const line = text.replace(/^[$%>]\s+/, "");
  const words = line.split(/\s+/);
  const program = programOf(words);
  if (program === undefined) return false;
  const { name, rest } = program;
  if (/\(|^[=:]|[,;]$/.test(name) || isDeclaration(name, rest)) return false;
  if (words.length === 1) return programs.has(name) && SHELL_WORDS.has(name);
  if (
    rest.length > 0 &&
    /^(?:=|==|=>|->|:=|>=|<=|\+|-|\*|in|is|and|or|not|\?|&&?|\|\|)$/.test(rest[0] ?? "") &&
    !programs.has(name)
  )
    return false;
  if (programs.has(name) || /^(?:python|node|ruby|pip|clang|gcc)[\d.]+$/.test(name))
    return !(AMBIGUOUS.has(name) && !/[-/.|]/.test(rest.join(" ")));
  if (
    /^(?:\.{0,2}\/|~\/)?[\w./-]+\.(?:sh|py|js|mjs|ts|rb|pl|ps1|bat|cmd|exe)$/.test(name) ||
    /^\.{1,2}\/[\w./-]+$/.test(name)
  )
    return rest.length > 0;
  if (/^[a-z][\w.-]*$/.test(name) && SUBCOMMANDS.has(rest[0] ?? "")) return true;
  return /^[a-z][\w.-]*$/.test(name) && rest.some((word) => /^--?[A-Za-z]/.test(word) || word === "|" || word === "&&");
}

/** `export function f() {`: a statement of a program; a shell exports names in capitals or with a value. */
const isDeclaration = (name: string, [first = ""]: readonly string[]): boolean =>
  name === "export" && !/^-|^[A-Z_][A-Z0-9_]*$|=/.test(first);

/** Programs that are English words too: they need an argument that looks like one. */
const AMBIGUOUS = new Set(
  [
    "make",
    "go",
    "just",
    "test",
    "time",
    "watch",
    "which",
    "find",
    "cut",
    "set",
    "open",
    "code",
    "hub",
    "stack",
    "mix",
    "source",
    "export",
    "head",
    "tail",
    "sort",
    "date",
    "free",
    "top",
    "touch",
    "service",
    "sleep",
    "split",
    "snap",
    "task",
    "convert",
    "screen",
    "cursor",
    "less",
    "more",
    "kind",
    "mount",
    "west",
    "hey",
    "gem",
    "host",
    "rails",
    "echo",
    "command",
  ].filter(
    (name) => !["make", "go", "just", "export", "source", "rails", "task", "gem", "test", "echo"].includes(name),
  ),
);

/** Second words that make a command of an unknown program. */
const SUBCOMMANDS = new Set(
  "run build test install add use init start stop exec deploy ls list get set create delete remove rm update upgrade check lint format fmt serve dev watch login config status show task tail logs describe apply migrate seed generate render sync pull push fetch clone clean publish release validate verify dump restore import export search query doctor up down restart reload plan diff scan index reindex ls-remote mark gate".split(
    " ",
  ),
);

/** Single words in code style that are commands. */
const SHELL_WORDS = new Set(
  "cd ls cat rm mv cp mkdir grep rg sed awk find curl wget ssh scp rsync make sudo chmod chown tar nix-prefetch-url nixos-rebuild kubectl psql pytest tsc cmake ninja".split(
    " ",
  ),
);

function programOf(words: readonly string[]): { readonly name: string; readonly rest: readonly string[] } | undefined {
  let at = 0;
  while (
    at < words.length &&
    (/^[A-Z_][A-Z0-9_]*=\S*$/.test(words[at] ?? "") ||
      words[at] === "sudo" ||
      words[at] === "env" ||
      words[at] === "time")
  )
    at++;
  const name = words[at];
  return name === undefined || name === "" ? undefined : { name, rest: words.slice(at + 1) };
}

/** Lines of prose and output that are a command line as a whole, or from a label or prompt on. */
function* plainLines(zone: Zone): Iterable<Found> {
  if (zone.style === "code" || zone.style === "source") return;
  const { tokens, passage } = zone;
  for (const [at, token] of tokens.entries()) {
    const assigns = token.first && isComputed(token, passage);
    if (!assigns && !isStart(token, at, zone)) continue;
    const end = lineEnd(passage, token.start, Math.min(zone.end, token.start + 2_000));
    const whole = passage.slice(token.start, end);
    const line = withoutEnd(whole.slice(0, valueEnd(whole)), assigns ? " \t\r" : " \t\r\"'`\\");
    if (!(assigns && line.includes("$")) && !(isCommandLine(line) && isShellLike(line))) continue;
    yield { start: token.start, end: token.start + line.length, subtype: "command", reach: "line" };
  }
}

/** Where a command ends that is a value of JSON: at a quote that closes what the line did not open, before a bracket, comma or colon. */
function valueEnd(line: string): number {
  let open = "";
  for (let at = 1; at < line.length; at++) {
    const sign = line.charAt(at);
    if (open !== "") {
      if (sign === "\\") at++;
      else if (sign === open) open = "";
    } else if (sign === '"') {
      if (/[^\s=({[,:"']/.test(line.charAt(at - 1)) && /[}\],:]/.test(line.charAt(at + 1))) return at;
      if (line.charAt(at - 1) !== "\\") open = sign;
    } else if (sign === "'" && /[\s=(]/.test(line.charAt(at - 1))) open = sign;
  }
  return line.length;
}

/** A program at the start of a line, after a prompt, or after "Command:" and the like. */
function isStart(token: Token, at: number, zone: Zone): boolean {
  const before = zone.tokens[at - 1];
  if (!token.first && !(before && mayIntroduce(before, zone.passage))) return false;
  if (!programs.has(token.text) && !token.text.startsWith("./")) return false;
  if ((token.has & HASH) !== 0) return false;
  if (token.first) return opensLine(token, zone.passage);
  if (!before) return false;
  const between = zone.passage.slice(before.end, token.start);
  return (
    /^(?:\*{0,2}:\*{0,2}|：|:) ?"?$/.test(between) ||
    /^"\s?:\s?"$/.test(between) ||
    (before.text === "command" && RAN.test(zone.passage.slice(Math.max(0, token.start - 24), token.start))) ||
    (/^[ ]?\$ $/.test(between) && before.first) ||
    (before.first && /^(?:command|run|cmd|\$)$/i.test(before.text) && /^:? $/.test(between))
  );
}

/** Whether a word can stand right before a command line: it ends in a colon, or is as short as `run` or `command`. */
const mayIntroduce = (word: Token, passage: string): boolean =>
  INTRODUCING.has(passage.charAt(word.end)) || word.end - word.start <= 7;

/** What a package manager says before the command that failed. */
const RAN = /(?:npm|pnpm|yarn) (?:error|ERR!) command $/;

const INTRODUCING: ReadonlySet<string> = new Set(':*"：');

/** `REPO=$(…)`, `URL="${…}"`: an assignment that the shell computes. */
function isComputed({ start }: Token, passage: string): boolean {
  COMPUTED.lastIndex = start;
  return COMPUTED.test(passage);
}

const COMPUTED = /[A-Z_][A-Z0-9_]*=["$(]/y;

/** A cell of a table, or what follows a code span or a bracket, begins no command line. */
function opensLine(token: Token, passage: string): boolean {
  let at = token.start - 1;
  while (at >= 0 && /[ \t>*$%-]/.test(passage.charAt(at))) at--;
  return !/[|`)\]]/.test(passage.charAt(at));
}

/** Flags, pipes, paths: a line of prose that begins with "make sure" has none. */
const isShellLike = (line: string): boolean =>
  !REPORT.test(line) &&
  /\s--?[A-Za-z]|\s[|&]{1,2}\s|\s\.{0,2}\/|\s>\s|\s[\w-]+\/[\w./-]+|\s\S+\.\w{1,4}(?:\s|$)/.test(line) &&
  !/[.!?]$|\s(?:the|and|is|are|to|of|that|for|with)\s/.test(line);

/** What a program prints behind its own name: the row of a table, a message with its colon, the head of a comparison. */
const REPORT = /^\S{1,40} (?: |[A-Za-z]{1,20}: |(?:error|ERR!|warn|WARN|notice) )|^diff --git /;
