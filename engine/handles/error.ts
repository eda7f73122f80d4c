/** Exact error strings, error codes and exception lines. */
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
  phrases: (zone) => lines(zone),
};

/** Error numbers of operating systems. */
const ERRNO = new Set(
  "EACCES EADDRINUSE EADDRNOTAVAIL EAGAIN EBADF EBUSY ECANCELED ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK EDQUOT EEXIST EFAULT EFBIG EHOSTUNREACH EINVAL EINTR EIO EISDIR ELOOP EMFILE EMLINK EMSGSIZE ENAMETOOLONG ENETDOWN ENETUNREACH ENFILE ENOBUFS ENODEV ENOENT ENOEXEC ENOLCK ENOMEM ENOSPC ENOSYS ENOTCONN ENOTDIR ENOTEMPTY ENOTFOUND ENOTSUP ENXIO EOVERFLOW EPERM EPIPE EPROTO ERANGE EROFS ESRCH ESTALE ETIMEDOUT ETXTBSY EXDEV ELIFECYCLE ERESOLVE EBADENGINE EINTEGRITY EAI_AGAIN EUNSUPPORTEDPROTOCOL".split(
    " ",
  ),
);

const isMessage = (text: string): boolean =>
  /^(?:[A-Za-z_.]*(?:Error|Exception|Warning|Panic)|error(?:\[?\s?[A-Z]+\d+\]?)?|fatal|panic|E[A-Z]{3,}|ERR[_!]\S*|Traceback)\s?[:(]\s?\S/.test(
    text,
  ) ||
  /^[A-Z][A-Za-z]*(?:Error|Exception)$/.test(text) ||
  (text.length > 14 && /\s\S+\s/.test(text) && FAILING.test(text) && !/[=|&$]|--/.test(text)) ||
  ERRNO.has(text) ||
  /^(?:ERR_[A-Z_]+|TS\d{4,5}|E\d{4}|exit (?:code|status) \d+)$/i.test(text);

const FAILING =
  /(?:not found|no such|cannot|can't|could not|failed|unable|denied|refused|invalid|malformed|unexpected|undefined|is not (?:a|defined|in|allowed)|missing|timed? ?out|exceeded|already (?:exists|in use)|unknown|no space|out of memory|not permitted|does not exist|deprecated|unsupported|overflow|corrupt|violat|abort|segmentation)/i;

const LINE =
  /(?:^|[\s:>])((?:error (?:TS|CS|MSB|LNK|C)\d{3,5}: |error\[E\d{4}\]: |(?:npm|pnpm|yarn) (?:error|ERR!) (?!path |workspace |location |command |cwd |node |npm |A complete )|(?:[A-Za-z_][\w.]{0,80})?(?:Error|Exception): |fatal: |panic: |E[A-Z]{4,}: |Traceback \(most recent call last\)|CONFLICT \()[^\n]{0,400})/;

/** Error lines of output, and error strings in prose after their class. */
function* lines(zone: Zone): Iterable<Found> {
  if (zone.style === "code" || zone.style === "shell") return;
  const { passage } = zone;
  let at = zone.start;
  while (at < zone.end) {
    const newline = passage.indexOf("\n", at);
    const end = newline < 0 ? passage.length : newline;
    const line = passage.slice(at, Math.min(end, at + 1_000));
    const match = MAYBE.test(line) ? LINE.exec(line) : null;
    if (match) {
      const message = match[1] ?? "";
      const start = at + match.index + match[0].length - message.length;
      const whole = zone.style === "prose" ? clause(message) : withoutQuote(message);
      if (whole.length > 4) yield { start, end: start + whole.length, subtype: "error", reach: "line" };
    }
    at = end + 1;
  }
}

/** Without a closing quote that was opened before the message, and the comma after it. */
const withoutQuote = (message: string): string => {
  const text = message.replace(/[\s,]{1,80}$/, "");
  const last = text.at(-1) ?? "";
  return /["'`]/.test(last) && text.split(last).length % 2 === 0 ? text.slice(0, -1) : text;
};

const MAYBE = /rror|xception|fatal|panic|ERR!|E[A-Z]{4}|Traceback|CONFLICT/;

/** In prose an error string ends with its sentence or with the bracket or quote around it. */
const clause = (message: string): string => {
  const end = /[.;](?=\s|$)|["`”»)]|, (?:so|and|which|but)\b|\s[—–-]\s/.exec(message.slice(12));
  return (end ? message.slice(0, end.index + 12) : message).trimEnd();
};
