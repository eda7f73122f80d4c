/** Environment variables: assignments, and names in capitals with an underscore. */
import { isCredential } from "./credential.ts";
import { lineBefore } from "./ends.ts";
import type { Scanner, Zone } from "./scanner.ts";
import { EQUALS, LOWER, type Token, UNDERSCORE, UPPER } from "./token.ts";

export const env: Scanner = {
  subtype: "env",
  token: (token, _at, zone) => {
    const { has, text } = token;
    if ((has & UPPER) === 0 || (has & (UNDERSCORE | EQUALS)) === 0) return undefined;
    const equals = text.indexOf("=");
    if (equals < 0)
      return (has & LOWER) === 0 &&
        isName(text) &&
        !STATES.has(text) &&
        zone.style !== "source" &&
        !isTitle(token, zone)
        ? token
        : undefined;
    const name = text.slice(0, equals).replace(/^\$\{?/, "");
    if (!isAssigned(name) || equals + 1 >= text.length) return undefined;
    if (isCredential(name, text.slice(equals + 1))) return { start: token.start, end: token.start + equals };
    return text.charAt(equals + 1) === "=" ? undefined : token;
  },
  whole: (text) => {
    const equals = text.indexOf("=");
    if (equals < 0) return isName(text);
    return (
      isAssigned(text.slice(0, equals)) &&
      !/^=|[\r\n]/.test(text.slice(equals + 1)) &&
      (/_/.test(text.slice(0, equals)) || !/\s/.test(text))
    );
  },
};

/** How far something is, in capitals: no name of a variable. */
const STATES = new Set([
  "IN_PROGRESS",
  "NOT_STARTED",
  "TO_DO",
  "ON_HOLD",
  "IN_REVIEW",
  "NOT_DONE",
  "NO_OP",
  "WONT_FIX",
]);

/** A heading of nothing but capitals among others of its sort names a section, as "FAILED_APPROACHES" does. */
function isTitle({ text, start }: Token, { passage }: Zone): boolean {
  if (!/^#{1,6} {1,4}$/.test(lineBefore(passage, start, 10) ?? "")) return false;
  const titles = titlesOf(passage);
  return titles.size > 1 && titles.has(text);
}

/** The headings of a passage that are nothing but capitals. One passage's are kept: it is asked of heading after heading. */
function titlesOf(passage: string): ReadonlySet<string> {
  if (passage !== latest.passage)
    latest = { passage, titles: new Set(Array.from(passage.matchAll(TITLE), ([, title = ""]) => title.trimEnd())) };
  return latest.titles;
}

const TITLE = /^#{1,6} {1,4}([A-Z][A-Z0-9_ ]{2,60})[ \t]{0,4}\r?$/gm;
let latest: { readonly passage: string; readonly titles: ReadonlySet<string> } = { passage: "", titles: new Set() };

/** `TTS_PROVIDER`, `$HOME`, `${API_URL}`; acronyms without underscore are no names unless a dollar sign says so. */
const isName = (text: string): boolean =>
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+_?\*?$/.test(text) ||
  /^\$(?:env:)?\{?[A-Z_][A-Z0-9_]*\}?$/.test(text) ||
  /^%[A-Z_][A-Z0-9_]*%$/.test(text);

/** Before an equals sign a single word in capitals will do: `DEBUG=1`. */
const isAssigned = (name: string): boolean => isName(name) || /^[A-Z][A-Z0-9]{2,30}$/.test(name);
