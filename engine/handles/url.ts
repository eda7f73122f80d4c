/** URLs, connection strings, API endpoints, in-app and server routes. A bare domain is a host. */
import { beside } from "./beside.ts";
import { wordBefore } from "./context.ts";
import { isFileName, isRooted } from "./path.ts";
import type { Scanner, Zone } from "./scanner.ts";
import { BACKSLASH, COLON, SCHEME, SLASH, type Token } from "./token.ts";
import { domains, extensions } from "./words.ts";

export const url: Scanner = {
  subtype: "url",
  token: (token, at, zone) => {
    const { has, text } = token;
    if ((has & SCHEME) !== 0) return urlIn(token);
    if ((has & COLON) !== 0 && isOpaqueUrl(text)) return token;
    if ((has & SLASH) === 0 || (has & BACKSLASH) !== 0) return undefined;
    if (isBareUrl(text)) return token;
    return isRoute(token, at, zone) ? token : undefined;
  },
  whole: (text) => isUrl(text) || isEndpoint(text) || isBareUrl(text),
};

const isUrl = (text: string): boolean => /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^\s"'`]+$/.test(text) || isOpaqueUrl(text);

/** `GET /v1/users`, `/api/x/{id}`: in code style an absolute path that starts in no folder of a file system. */
function isEndpoint(text: string): boolean {
  const route = text.replace(/^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|WS|SSE) /, "");
  if (!/^\/[^/\s"'`][^\s"'`]*$/.test(route)) return false;
  return route !== text || !isRooted(route);
}

/** URLs without slashes; `mailto:` and data URLs address nothing that one would have to copy from here. */
const isOpaqueUrl = (text: string): boolean => OPAQUE.some((pattern) => pattern.test(text));

const OPAQUE = [
  /^urn:[a-z0-9-]+:\S+$/,
  /^arn:aws[a-z-]*:[^\s:]*:\S+$/,
  /^jdbc:[a-z]+:\S+$/,
  /^magnet:\?\S+$/,
  /^git@[\w.-]+:[\w./~-]+$/,
  /^(?:github\.com|gitlab\.com|bitbucket\.org):[\w./~-]+\.git$/,
];

/** The URL that a token ends in, without closing brackets that it did not open. */
function urlIn(token: Token): { start: number; end: number } | undefined {
  const { text } = token;
  const separator = text.indexOf("://");
  let from = separator;
  while (from > 0 && /[A-Za-z0-9+.-]/.test(text.charAt(from - 1))) from--;
  while (from < separator && !/[A-Za-z]/.test(text.charAt(from))) from++;
  if (from === separator || separator + 3 >= text.length) return undefined;
  const rest = text.charCodeAt(separator + 3);
  if (rest === 46 && text.length < separator + 5) return undefined;
  return { start: token.start + from, end: token.end };
}

/** `npmjs.com/package/x`: a domain with a path, as people write it without a scheme. */
const isBareUrl = (text: string): boolean => {
  const top = /^(?:[A-Za-z0-9][\w-]*\.)+([a-z]{2,8})(?::\d{1,5})?\/[\w.~%+@?=&#/-]*$/.exec(text)?.[1];
  if (top === undefined || !domains.has(top)) return false;
  return !extensions.has(top) || (top === "ai" && !isFileName(text.slice(text.lastIndexOf("/") + 1)));
};

/** Methods, and what they address, in any language. */
const VERBS = new Set("get post put patch delete head options api url uri".split(" "));

function isRoute(token: Token, at: number, zone: Zone): boolean {
  const { text } = token;
  if (!/^\/[A-Za-z][\w.{}:<>[\]$@%+~?=&#*-]*(?:\/[\w.{}:<>[\]$@%+~?=&#*-]*)*$/.test(text)) return false;
  if (token.before !== "" && !/[\s"'(`|>\]：，。、「]/.test(token.before) && token.before.charCodeAt(0) < 128)
    return false;
  const before = wordBefore(at, zone);
  if (VERBS.has(before) || beside("routes").has(before)) return true;
  if (isRooted(text)) return false;
  if (text.indexOf("/", 1) > 0) return !isFileName(text.slice(text.lastIndexOf("/") + 1));
  return /^\/[a-z][a-z0-9_-]{2,}$/.test(text) && zone.style === "prose";
}
