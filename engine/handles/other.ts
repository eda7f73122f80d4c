/** Any other literal one would have to copy: colours, channels, keys of the keyboard, wording that must stay. */
import { lazily } from "../constraints/lazily.ts";
import { anyBeside } from "./beside.ts";
import type { Found, Scanner, Zone } from "./scanner.ts";
import { BACKSLASH, HASH } from "./token.ts";

export const other: Scanner = {
  subtype: "other",
  token: (token, _at, zone) => {
    const { text, has } = token;
    if (zone.style === "source" || zone.style === "shell") return undefined;
    if ((has & HASH) !== 0) return isColour(text) || isChannel(text) ? token : undefined;
    return (has & BACKSLASH) !== 0 && isPattern(text) ? token : undefined;
  },
  whole: (text) => isColour(text) || isPattern(text) || /^#[a-z]/.test(text) || isWording(text),
  phrases: (zone) => wordings(zone),
};

/** Several words without an operator or a call: text to type or to search for, no code. */
const isWording = (text: string): boolean =>
  /\s/.test(text) &&
  !/[=(){}[\];|&]|[<>] ?\d|[\w"']\s?:\s|::|=>|->|^(?:new|const|let|var|fn|def|func|class|type|import|use|async|await|return|if|for|pub|struct|enum|interface)\s|\s[<>+*/%-]\s/.test(
    text,
  );

const isColour = (text: string): boolean =>
  /^#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/.test(text) || (/^#[0-9a-fA-F]{3}$/.test(text) && /[a-fA-F]/.test(text));

/** `#pos-release`; one word after the sign is a heading or a topic as often as a channel. */
const isChannel = (text: string): boolean => /^#[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+$/.test(text);

/** A regular expression: two escapes of a class or anchor at least. */
const isPattern = (text: string): boolean =>
  (text.match(/\\[bdwsDWSB.]/g)?.length ?? 0) > 1 && /[{[+*?]|\\d/.test(text);

/** What is said of quoted wording, in any language. */
export const WORDED = lazily({
  /** Quoted words, behind what they are called. */
  quoted: () => new RegExp(`(?:${anyBeside("wordings")})[^"“«\\n]{0,60}["“«]([^"“”«»\\n]{12,300})["”»]`, "gi"),

  /** What says that every letter counts. */
  exact: () => new RegExp(anyBeside("verbatim"), "i"),
});

/** Quoted wording that the text itself calls a wording. */
function* wordings(zone: Zone): Iterable<Found> {
  if (zone.style !== "prose") return;
  const text = zone.passage.slice(zone.start, zone.end);
  if (!/["“«]/.test(text)) return;
  for (const match of text.matchAll(WORDED.quoted)) {
    const quoted = match[1] ?? "";
    if (!/\s\S+\s\S+\s/.test(quoted) || !WORDED.exact.test(match[0].slice(0, match[0].length - quoted.length)))
      continue;
    const start = zone.start + match.index + match[0].length - 1 - quoted.length;
    yield { start, end: start + quoted.length, subtype: "other", reach: "phrase" };
  }
}
