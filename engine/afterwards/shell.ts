/** Shell command lines taken apart as far as it matters what they do: simple commands, their words, and where they write to. */
import type { Span } from "../text.ts";

/** One word of a command, without its quotes; the span takes in what stands between them. */
export interface Word {
  readonly text: string;
  readonly span: Span;
}

/** One simple command of a line. */
export interface Command {
  /** The program without folders, or "" where there is none. */
  readonly program: string;
  /** What follows the program, redirections left out. */
  readonly words: readonly Word[];
  /** Files that its output is written or appended to. */
  readonly outputs: readonly Word[];
}

/** Longer command lines carry data; only their beginning is looked at. */
const LONGEST = 8_000;

/** The simple commands of a command line in order; here-documents, comments and leading assignments are left out. Total and linear. */
export function commandsIn(line: string): readonly Command[] {
  const commands: Command[] = [];
  let words: Word[] = [];
  let outputs: Word[] = [];
  let into = false;
  const flush = (): void => {
    if (words.length > 0 || outputs.length > 0) commands.push(commandOf(words, outputs));
    words = [];
    outputs = [];
    into = false;
  };
  for (const piece of piecesOf(line.slice(0, LONGEST))) {
    if (piece.kind === "end") flush();
    else if (piece.kind === "output") into = true;
    else if (into) {
      outputs.push(piece);
      into = false;
    } else words.push(piece);
  }
  flush();
  return commands;
}

type Piece = { readonly kind: "end" } | { readonly kind: "output" } | ({ readonly kind: "word" } & Word);

/** Words before which the program stands. */
const PREFIXES = new Set([
  "sudo",
  "time",
  "nohup",
  "env",
  "command",
  "exec",
  "then",
  "do",
  "else",
  "if",
  "while",
  "!",
  "{",
  "npx",
  "bunx",
  "xargs",
]);

function commandOf(all: readonly Word[], outputs: readonly Word[]): Command {
  let at = 0;
  while (at < all.length && (PREFIXES.has(all[at]?.text ?? "") || /^[A-Za-z_]\w{0,80}=/.test(all[at]?.text ?? "")))
    at += 1;
  if (all[at]?.text === "timeout" || all[at]?.text === "gtimeout") at += 2;
  const name = all[at]?.text ?? "";
  return { program: name.slice(name.lastIndexOf("/") + 1), words: all.slice(at + 1), outputs };
}

function* piecesOf(line: string): Iterable<Piece> {
  let at = 0;
  let until: string | undefined;
  while (at < line.length) {
    const sign = line.charAt(at);
    if (sign === "\n") {
      yield { kind: "end" };
      at = until === undefined ? at + 1 : afterHere(line, at + 1, until);
      until = undefined;
    } else if (sign === " " || sign === "\t" || sign === "\r") at += 1;
    else if (sign === "\\" && line.charAt(at + 1) === "\n") at += 2;
    else if (sign === "#") at = endOfLine(line, at);
    else if (
      sign === ";" ||
      sign === "|" ||
      sign === "(" ||
      sign === ")" ||
      (sign === "&" && line.charAt(at + 1) !== ">")
    ) {
      yield { kind: "end" };
      at += 1;
    } else {
      const here = HERE.exec(line.slice(at, at + 60));
      const redirect = here ? undefined : REDIRECT.exec(line.slice(at, at + 60));
      if (here) {
        until = here[1];
        at += here[0].length;
      } else if (redirect) {
        if (redirect[1] !== undefined) yield { kind: "output" };
        at += redirect[0].length;
      } else {
        const word = wordAt(line, at);
        yield { kind: "word", ...word };
        at = Math.max(word.to, at + 1);
      }
    }
  }
}

const HERE = /^<<[-~]? ?["'\\]?([A-Za-z_]\w{0,40})["']?/;

/** Group 1 where a file follows: not behind `2>&1`, `>/dev/null`, `2>/dev/null` and `<`. */
const REDIRECT = /^(?:\d?>&\d|&?\d?>{1,2} ?\/dev\/null|<{1,3}|(&?\d?>{1,2}\|?))/;

function afterHere(line: string, from: number, word: string): number {
  for (let at = from; at < line.length; ) {
    const stop = endOfLine(line, at);
    if (line.slice(at, stop).trim() === word) return stop;
    at = stop + 1;
  }
  return line.length;
}

function endOfLine(line: string, from: number): number {
  const end = line.indexOf("\n", from);
  return end < 0 ? line.length : end;
}

const ENDS = new Set([" ", "\t", "\r", "\n", ";", "|", "(", ")", "&", ">", "<"]);

/** One word from its first character on, with quoted stretches and substitutions in it; `to` is behind its last quote. */
function wordAt(line: string, from: number): Word & { readonly to: number } {
  let at = from;
  let text = "";
  while (at < line.length && !ENDS.has(line.charAt(at))) {
    const sign = line.charAt(at);
    const end =
      sign === "'" || sign === '"' || sign === "`" ? quoteEnd(line, at) : sign === "$" ? substitutionEnd(line, at) : at;
    if (end > at) {
      text += sign === "'" || sign === '"' ? line.slice(at + 1, end) : line.slice(at, end + 1);
      at = end + 1;
    } else {
      if (sign === "\\") at += 1;
      text += line.charAt(at);
      at += 1;
    }
  }
  const quoted = line.charAt(from) === "'" || line.charAt(from) === '"';
  const span = quoted ? { start: from + 1, end: Math.max(from + 1, at - 1) } : { start: from, end: at };
  return { text, span, to: at };
}

function quoteEnd(line: string, from: number): number {
  const mark = line.charAt(from);
  for (let at = from + 1; at < line.length; at++) {
    const sign = line.charAt(at);
    if (sign === "\\" && mark !== "'") at += 1;
    else if (sign === mark) return at;
  }
  return line.length;
}

function substitutionEnd(line: string, from: number): number {
  const open = line.charAt(from + 1);
  if (open !== "(" && open !== "{") return from;
  const close = open === "(" ? ")" : "}";
  let depth = 0;
  for (let at = from + 1; at < line.length; at++) {
    const sign = line.charAt(at);
    if (sign === open) depth += 1;
    else if (sign === close) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return line.length;
}
