/** Exact error strings, error codes and exception lines. */
import { lazily } from "../constraints/lazily.ts";
import { firstFrom } from "../text.ts";
import { besideOf } from "./beside.ts";
import { lineEnd, withoutEnd } from "./ends.ts";
import type { Found, Scanner, Zone } from "./scanner.ts";
import { DIGIT, LOWER, UPPER } from "./token.ts";

export const error: Scanner = {
  subtype: "error",
  token: (token) => {
    const { text, has } = token;
    if ((has & LOWER) !== 0 || (has & UPPER) === 0) return undefined;
    if ((has & DIGIT) !== 0)
      return /^(?:TS\d{4,5}|E\d{4}|CS\d{4}|ORA-\d{5}|SQLSTATE|ERR_?\d{3,}|LNK\d{4}|MSB\d{4}|SC\d{4}|W\d{4}|C\d{4}|0x[0-9A-F]{8})$/.test(
        text,
      )
        ? token
        : undefined;
    return ERRNO.has(text) || /^(?:ERR_[A-Z_]+|SIG(?:KILL|TERM|SEGV|ABRT|INT|BUS|PIPE|HUP)|[A-Z]+_ERROR)$/.test(text)
      ? token
      : undefined;
  },
  whole: (text) => isMessage(text),
  phrases: function* (zone) {
    yield* lines(zone);
    yield* quoted(zone);
    yield* bodies(zone);
    yield* statuses(zone);
  },
};

/** Error numbers of operating systems. */
const ERRNO = new Set(
  "EACCES EADDRINUSE EADDRNOTAVAIL EAGAIN EBADF EBUSY ECANCELED ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK EDQUOT EEXIST EFAULT EFBIG EHOSTUNREACH EINVAL EINTR EIO EISDIR ELOOP EMFILE EMLINK EMSGSIZE ENAMETOOLONG ENETDOWN ENETUNREACH ENFILE ENOBUFS ENODEV ENOENT ENOEXEC ENOLCK ENOMEM ENOSPC ENOSYS ENOTCONN ENOTDIR ENOTEMPTY ENOTFOUND ENOTSUP ENXIO EOVERFLOW EPERM EPIPE EPROTO ERANGE EROFS ESRCH ESTALE ETIMEDOUT ETXTBSY EXDEV ELIFECYCLE ERESOLVE EBADENGINE EINTEGRITY EAI_AGAIN EUNSUPPORTEDPROTOCOL".split(
    " ",
  ),
);

/** The whole content of a code span: an exception line, an error number, or words that say what failed. */
const isMessage = (text: string): boolean =>
  MESSAGES.some((message) => message.test(text)) ||
  ERRNO.has(text) ||
  (text.length > 14 && /\s\S+\s/.test(text) && saysFailure(text) && !/[=|&$]|--/.test(text));

const MESSAGES = [
  /^[A-Za-z_.]*(?:Error|Exception|Warning|Panic)\s?[:(]\s\S/,
  /^(?:error|fatal|panic|Traceback)\s?[:(]\s?\S/,
  /^error\[?\s?[A-Z]+\d+\]?:/,
  /^E[A-Z]{3,16}: /,
  /^ERR[_!]\S*/,
  /^(?:TS\d{4,5}|E\d{4}|exit (?:code|status) \d+)$/i,
  /^[A-Za-z_.]*(?:Error|Exception) \[[A-Z_]+\]/,
  /^(?:ORA-\d{5}|SQLSTATE\[\w{5}\]|[45]\d\d [A-Z][a-z]+)(?:[: ]|$)/,
];

/** Whether a text says that something did not work. */
export const saysFailure = (text: string): boolean => FAILING.test(text) || BREAKING.test(text);

const BREAKING =
  /no [a-z]{1,16} match|deadlock|reference to|rejected|expired|conflict|forbidden|unauthori[sz]ed|too many|not enough|insufficient|rate limit|went wrong|killed|reset by peer|is (?:closed|locked|busy)|unreachable|read-only file system|wrong|panick?/i;
const FAILING =
  /not found|no such|no match|cannot|can't|could not|failed|unable|denied|refused|invalid|malformed|unexpected|undefined|not (?:a|defined|in|allowed|covered|permitted)|missing|mismatch|timed? ?out|exceeded|already (?:exists|in use)|unknown|no space|no equivalent|out of memory|does not exist|deprecated|unsupported|overflow|corrupt|violat|abort|segmentation|is private|borrow/i;

/** Error lines of output, and error strings in prose after their class. */
function* lines(zone: Zone): Iterable<Found> {
  if (zone.style === "code" || zone.style === "shell") return;
  const { passage } = zone;
  const hints = hintsIn(passage);
  let previous = "";
  for (let at = zone.start; at < zone.end; ) {
    const end = lineEnd(passage, at, Math.min(passage.length, Math.max(zone.end, at + LONGEST_LINE)));
    const line = passage.slice(at, Math.min(end, at + LONGEST_LINE));
    const start = holdsHint(hints, at, at + line.length) ? messageStart(line) : announced(previous, line);
    if (start >= 0 && !(zone.style === "source" && isField(line, start))) {
      const text =
        zone.style === "prose" || /["'`]/.test(line.charAt(start - 1))
          ? clause(line.slice(start), line.charAt(start - 1))
          : withoutQuote(line.slice(start));
      if (text.length > 4) yield { start: at + start, end: at + start + text.length, subtype: "error", reach: "line" };
    }
    if (line.trim() !== "") previous = line;
    at = end + 1;
  }
}

/** `error: null`, `onError: (event) => …`: in a program a name and a colon are a field unless a quote opens before them. */
const isField = (line: string, start: number): boolean =>
  /^[\w$]{0,40}[eE]rror: /.test(line.slice(start, start + 60)) && !/["'`]/.test(line.charAt(start - 1));

/** "Cannot do two things at once." below a line that announces an error. */
const announced = (previous: string, line: string): number =>
  /^"(?:No|Cannot|Could not|Unable to|Failed to) [a-z]/.test(line)
    ? 1
    : /^(?:Cannot|Could not|Unable to|Failed to|Invalid|Unknown|Unexpected|Missing) /.test(line) &&
        /error/i.test(previous)
      ? 0
      : -1;

/** An error line is known by its first part; what follows is data. */
const LONGEST_LINE = 500;

/** Pieces of which every error line holds one; plain strings are found many times faster than an expression of them all. */
const MARKS: readonly string[] = [
  ..."rror|ORA-|SQLSTATE|*** |daemon:|ERR!|ERROR|FATAL|panicked|Segm|Unhandled|not found|No such|denied|xception|fatal|panic|Traceback|CONFLICT".split(
    "|",
  ),
  ...[
    "ail",
    "ails",
    "ailed",
    "ailing",
    "rash",
    "rashes",
    "rashed",
    "bort",
    "borts",
    "borted",
    "die",
    "dies",
    "died",
  ].map((verb) => `${verb} with `),
];
const CAPITALS = /E[A-Z]{4}/g;

/** Where words stand that error messages hold; kept for the last text, whose zones are looked at one after the other. */
function hintsIn(passage: string): readonly number[] {
  if (last.passage !== passage) last = { passage, hints: marksIn(passage) };
  return last.hints;
}

function marksIn(passage: string): readonly number[] {
  const found = [...passage.matchAll(CAPITALS)].map(({ index }) => index);
  for (const mark of MARKS)
    for (let at = passage.indexOf(mark); at !== -1; at = passage.indexOf(mark, at + 1)) found.push(at);
  return found.sort((a, b) => a - b);
}

let last: { readonly passage: string; readonly hints: readonly number[] } = { passage: "", hints: [] };

function holdsHint(hints: readonly number[], start: number, end: number): boolean {
  const next = hints[firstFrom(hints, start, (at) => at)];
  return next !== undefined && next < end;
}

/** Where the error message of a line begins, or -1. */
function messageStart(line: string): number {
  const starts = [
    failureAt(line),
    shellFailureAt(line),
    ...OPENINGS.map((opening) => openingAt(line, opening)),
    ...CLASSES.map((name) => classAt(line, name)),
    errnoAt(line),
  ];
  return starts.reduce((first, start) => (start >= 0 && (first < 0 || start < first) ? start : first), -1);
}

/** How error lines of compilers and tools begin; each opens a line or follows a blank, a colon or a bracket. */
const OPENINGS = [
  /(?:error|warning) (?:TS|CS|MSB|LNK|CA|C)\d{3,5}: /,
  /error\[E\d{4}\]: /,
  /(?:npm|pnpm|yarn) (?:error|ERR!) /,
  /(?:fatal|panic|error|ERROR|FATAL): /,
  /\[(?:ERROR|FATAL|error)\] /,
  /thread '[^'\n]{1,60}' panicked at /,
  /Traceback \(most recent call last\)/,
  /CONFLICT \(/,
  /Segmentation fault/,
  /Unhandled (?:promise )?[Rr]ejection/,
  /ORA-\d{5}: /,
  /SQLSTATE\[\w{5}\]/,
  /g?make(?:\[\d{1,3}\])?: \*\*\* /,
  /Error response from daemon: /,
  /gyp ERR! /,
  /[A-Z]{3,6} error: /,
];

function openingAt(line: string, opening: RegExp): number {
  const match = opening.exec(line);
  if (!match || !opensWord(line, match.index)) return -1;
  return NPM_FIELD.test(line.slice(match.index)) ? -1 : match.index;
}

/** npm prints the fields of its report as error lines too: their values are handles, the lines are none. */
const NPM_FIELD = /^(?:npm|pnpm|yarn) (?:error|ERR!) (?:path|workspace|location|command|cwd|node|npm|A complete) /;

/** "fails with connection refused": what a sentence quotes without marks. */
function failureAt(line: string): number {
  const match = /(?:fail|failed|fails|failing|died|dies|crashed|crashes|aborted|aborts) with ([a-z][a-z ]{4,60})/.exec(
    line,
  );
  return match && saysFailure(match[1] ?? "") ? match.index + match[0].length - (match[1] ?? "").length : -1;
}

/** `bash: foo: command not found`, `ls: cannot access 'x': No such file or directory`: the program's name begins the line. */
const shellFailureAt = (line: string): number =>
  /^[A-Za-z_./][\w./-]{0,60}: [^\n]{0,300}(?:not found|No such file or directory|Permission denied|Connection refused|Is a directory)/.test(
    line,
  )
    ? 0
    : -1;

const CLASSES = ["Error: ", "Exception: "];

/** The start of `some.module.NameError: …`. */
function classAt(line: string, name: string): number {
  let start = line.indexOf(name);
  if (start < 0) return -1;
  while (start > 0 && /[\w.]/.test(line.charAt(start - 1))) start--;
  return opensWord(line, start) && /[A-Za-z_]/.test(line.charAt(start)) ? start : -1;
}

function errnoAt(line: string): number {
  const match = /E[A-Z]{4,16}: /.exec(line);
  return match && ERRNO.has(match[0].slice(0, -2)) && opensWord(line, match.index) ? match.index : -1;
}

const opensWord = (line: string, at: number): boolean => at === 0 || /[\s:>("'`]/.test(line.charAt(at - 1));

/** Without a closing quote that was opened before the message, and the comma after it. */
const withoutQuote = (message: string): string => {
  const text = withoutEnd(message, " \t\r,");
  const last = text.at(-1) ?? "";
  return /["'`]/.test(last) && text.split(last).length % 2 === 0 ? text.slice(0, -1) : text;
};

/** In prose an error string ends with its sentence, or with the bracket or quote that was opened right before it. */
const SENTENCE_END = /[.;](?:\s|$)|, (?:so|and|which|but) | [—–-] /;

const clause = (message: string, opened: string): string => {
  const closed = message.indexOf(CLOSING.get(opened) ?? "\n");
  const end = SENTENCE_END.exec(message.slice(12));
  const whole = closed > 4 ? message.slice(0, closed) : end ? message.slice(0, end.index + 12) : message;
  const text = whole.trimEnd();
  return /[)\]]$/.test(text) && text.split(/[([]/).length < text.split(/[)\]]/).length ? text.slice(0, -1) : text;
};

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
  ["“", "”"],
  ["«", "»"],
]);

const QUOTED = /["“«「]([^"“”«»「」\n]{8,200})["”»」]/g;
/** What leads to a quoted error message, in any language. */
export const LEADS = lazily({ report: () => new RegExp(besideOf("reporting"), "i") });

/** The words of the same sentence before an offset, at most 40 characters. */
const leadOf = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 40), at)
    .split(/[.;"”»」\n]/)
    .at(-1) ?? "";

/** An error string that prose quotes: it says what failed, and the words before it say that it is a message. */
function* quoted(zone: Zone): Iterable<Found> {
  if (zone.style !== "prose") return;
  const text = zone.passage.slice(zone.start, zone.end);
  if (!/["“«「]/.test(text)) return;
  for (const match of text.matchAll(QUOTED)) {
    const message = match[1] ?? "";
    if (!saysFailure(message) || !LEADS.report.test(leadOf(text, match.index))) continue;
    const start = zone.start + match.index + 1;
    yield { start, end: start + message.length, subtype: "error", reach: "phrase" };
  }
}

const BODY = /\{"(?:error|errors|message|code|detail|title|fault)"\s?:[^\n]{2,300}\}/g;

/** The body of an answer that reports an error: `{"error":"invalid_grant"}`. */
function* bodies(zone: Zone): Iterable<Found> {
  const text = zone.style === "prose" ? zone.passage.slice(zone.start, zone.end) : "";
  if (!text.includes('{"')) return;
  for (const match of text.matchAll(BODY)) {
    if (!/error|fail|invalid|exist|denied|expired/i.test(match[0])) continue;
    const start = zone.start + match.index;
    yield { start, end: start + match[0].length, subtype: "error", reach: "line" };
  }
}

const REASON =
  / (?:Bad Request|Unauthorized|Payment Required|Forbidden|Not Found|Method Not Allowed|Conflict|Gone|Payload Too Large|Unprocessable (?:Entity|Content)|Too Many Requests|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)(?![\w-])/y;

/** A status of HTTP with its reason: "429 Too Many Requests". */
function* statuses(zone: Zone): Iterable<Found> {
  if (zone.style === "source" || zone.style === "shell" || zone.style === "code") return;
  for (const [at, { start, end, has, text }] of zone.tokens.entries()) {
    if (has !== DIGIT || text.length !== 3 || !/^[45]/.test(text)) continue;
    REASON.lastIndex = end;
    if (!REASON.test(zone.passage)) continue;
    const before = zone.tokens[at - 1];
    const opened = before?.text === "HTTP" && before.end + 1 === start ? before.start : start;
    yield { start: opened, end: REASON.lastIndex, subtype: "error", reach: "phrase" };
  }
}
