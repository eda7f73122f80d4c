/** Command lines of a shell script or a console: one each, with what belongs to it, without prompt and comment. */
import { lineEnd } from "./ends.ts";
import type { Found, Zone } from "./scanner.ts";

/** Every line of a shell fence, continuation lines joined, without prompt and trailing comment. */
export function* shellLines(zone: Zone): Iterable<Found> {
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
  const prompt = promptOf(passage.slice(from, to));
  if (kind === "prompted" && prompt === 0) return undefined;
  let start = from + prompt;
  let end = commentStart(passage, start, to);
  while (start < end && isBlank(passage, start)) start++;
  while (end > start && isBlank(passage, end - 1)) end--;
  const text = passage.slice(start, end);
  if (text === "" || /^(?:#|\/\/|::|REM |<#|```)/.test(text) || KEYWORDS.has(text)) return undefined;
  const subtype = /^[A-Z_][A-Z0-9_]*=\S*$/.test(text) ? "env" : "command";
  return { start, end, subtype, reach: "line" };
}

/** Words of the shell that close what another line opened. */
const KEYWORDS = new Set(["fi", "done", "then", "else", "do", "esac", "}", ")", "{", "EOF"]);

const isBlank = (text: string, at: number): boolean => /\s/.test(text.charAt(at));

/** How long the prompt at the start of a line is: `$ `, `PS C:\> `, `me@host:~$ `. */
const promptOf = (line: string): number =>
  PROMPTS.reduce((length, prompt) => Math.max(length, prompt.exec(line)?.[0].length ?? 0), 0);

const PROMPTS = [/^[ \t]*(?:> ?)?[$%❯] /, /^PS [^>\n]*> /, /^[\w.-]+@[\w.-]+[:~][^$#\n]*[$#] /];

/** Where a trailing comment begins, if a blank stands on both sides of its sign and no quote follows. */
function commentStart(passage: string, from: number, to: number): number {
  const at = from + passage.slice(from, to + 3).lastIndexOf(" # ");
  if (at < from || at >= to) return to;
  return /["'`\n]/.test(passage.slice(at, to)) ? to : at;
}
