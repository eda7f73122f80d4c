/** Whole command lines, single flags, slash commands. */
import type { Found, Scanner, Zone } from "./scanner.ts";
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
  if (/\(|^[=:]|[,;]$/.test(name)) return false;
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

/** Every line of a shell fence, continuation lines joined, without prompt and trailing comment. */
function* shellLines(zone: Zone): Iterable<Found> {
  const { passage } = zone;
  let at = zone.start;
  const prompted = /^[ \t]{0,8}\$ /m.test(passage.slice(zone.start, Math.min(zone.end, zone.start + 4_000)));
  while (at < zone.end) {
    let end = lineEnd(passage, at, zone.end);
    while (end < zone.end && passage.charCodeAt(end - 1) === 92) end = lineEnd(passage, end + 1, zone.end);
    const body = bodyAfter(passage, at, end, zone.end);
    const found = commandIn(passage, at, body - at > LONGEST_QUOTED ? end : body, prompted ? "prompted" : "bare");
    if (found) yield found;
    at = hereEnd(passage, at, body, zone.end) + 1;
  }
}

/** A command that carries more than this in a quoted argument is known by its first line. */
const LONGEST_QUOTED = 600;

/** Where a command ends whose quoted argument goes on over further lines. */
function bodyAfter(passage: string, from: number, lineStop: number, limit: number): number {
  let quote = openQuote(passage.slice(from, lineStop), "");
  let end = lineStop;
  while (quote !== "" && end < limit) {
    const next = lineEnd(passage, end + 1, limit);
    quote = openQuote(passage.slice(end + 1, next), quote);
    end = next;
  }
  return quote === "" ? end : lineStop;
}

/** The quote that is still open at the end of a line, given the one that was open at its start. */
function openQuote(line: string, open: string): string {
  let quote = open;
  for (let at = 0; at < line.length; at++) {
    const mark = line.charAt(at);
    if (mark === "\\" && quote !== "'") at++;
    else if (quote !== "") quote = mark === quote ? "" : quote;
    else if (mark === '"' || (mark === "'" && !/\w/.test(line.charAt(at - 1)))) quote = mark;
    else if (mark === "#" && /^\s?$/.test(line.charAt(at - 1))) break;
  }
  return quote;
}

/** The end of the text that a here-document feeds to a command, or the command's own end. */
function hereEnd(passage: string, from: number, end: number, limit: number): number {
  const word = /<<-?\s?["']?([A-Za-z_]\w{0,30})["']?/.exec(passage.slice(from, Math.min(end, from + 2_000)))?.[1];
  if (word === undefined) return end;
  for (let at = end + 1; at < limit; ) {
    const stop = lineEnd(passage, at, limit);
    if (passage.slice(at, stop).trim() === word) return stop;
    at = stop + 1;
  }
  return end;
}

function commandIn(passage: string, from: number, to: number, kind: "prompted" | "bare"): Found | undefined {
  const raw = passage.slice(from, to);
  const prompt = /^[ \t>]*(?:\$|%|❯|PS[^>\n]{0,80}>|[\w.-]{1,40}@[\w.-]{1,60}[:~][^$#\n]{0,80}[$#]) /.exec(raw);
  if (kind === "prompted" && !prompt) return undefined;
  let start = from + (prompt?.[0].length ?? /^[ \t]*/.exec(raw)?.[0].length ?? 0);
  const text = passage.slice(start, to);
  if (text === "" || /^(?:#|\/\/|::|REM |<#|```)/.test(text)) return undefined;
  const comment = /\s{1,80}#\s[^\n"'`]*$/.exec(text.slice(-400));
  let end = comment ? to - comment[0].length : to;
  while (end > start && /\s/.test(passage.charAt(end - 1))) end--;
  while (start < end && /\s/.test(passage.charAt(start))) start++;
  if (end <= start || /^(?:fi|done|then|else|do|esac|\}|\)|\{|EOF)$/.test(passage.slice(start, end))) return undefined;
  if (/^[A-Z_][A-Z0-9_]*=[^\s]*$/.test(passage.slice(start, end))) return { start, end, subtype: "env", reach: "line" };
  return { start, end, subtype: "command", reach: "line" };
}

/** Lines of prose and output that are a command line as a whole, or from a label or prompt on. */
function* plainLines(zone: Zone): Iterable<Found> {
  if (zone.style === "code" || zone.style === "source") return;
  const { tokens, passage } = zone;
  for (const [at, token] of tokens.entries()) {
    if (!isStart(token, at, zone)) continue;
    const end = lineEnd(passage, token.start, Math.min(zone.end, token.start + 2_000));
    const line = passage.slice(token.start, end).replace(/[\s"'`]+$/, "");
    if (!isCommandLine(line) || !isShellLike(line)) continue;
    yield { start: token.start, end: token.start + line.length, subtype: "command", reach: "line" };
  }
}

const lineEnd = (text: string, at: number, limit: number): number => {
  const newline = text.indexOf("\n", at);
  return newline < 0 || newline > limit ? limit : newline;
};

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
    (/^[ ]?\$ $/.test(between) && before.first) ||
    (before.first && /^(?:command|run|cmd|\$)$/i.test(before.text) && /^:? $/.test(between))
  );
}

/** Whether a word can stand right before a command line: it ends in a colon, or is `run` or `cmd` at the start of its line. */
const mayIntroduce = (word: Token, passage: string): boolean =>
  /[:*"：]/.test(passage.charAt(word.end)) || (word.first && word.end - word.start <= 7);

/** A cell of a table begins no command line. */
function opensLine(token: Token, passage: string): boolean {
  let at = token.start - 1;
  while (at >= 0 && /[ \t>*$%-]/.test(passage.charAt(at))) at--;
  return passage.charAt(at) !== "|";
}

/** Flags, pipes, paths: a line of prose that begins with "make sure" has none. */
const isShellLike = (line: string): boolean =>
  /\s--?[A-Za-z]|\s[|&]{1,2}\s|\s\.{0,2}\/|\s>\s|\s[\w-]+\/[\w./-]+|\s\S+\.\w{1,4}(?:\s|$)/.test(line) &&
  !/[.!?]$|\s(?:the|and|is|are|to|of|that|for|with)\s/.test(line);
