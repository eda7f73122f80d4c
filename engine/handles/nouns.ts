/** A noun and the number it stands before: "port 8080", "GPUs 5, 6, 7", "PID 4711", "exited with code 137". */
import { lazily } from "../constraints/lazily.ts";
import type { HandleSubtype } from "../item.ts";
import { anyBeside, beside } from "./beside.ts";
import { gap, tokenAfter } from "./context.ts";
import { isUnit } from "./measures.ts";
import type { Found, Zone } from "./scanner.ts";
import { SOLID, type Token } from "./token.ts";

/** What a noun makes of the number after it: the number alone, or both together (`whole`). */
interface Noun {
  readonly subtype: HandleSubtype;
  readonly span: "number" | "whole";
  /** A short number after it is a mere ordinal ("item 3"). */
  readonly counts?: true;
}

type Kind = "ports" | "channels" | "ids" | "ordered";

const MAKES: { readonly [kind in Kind]: Noun } = {
  ports: { subtype: "host", span: "whole" },
  channels: { subtype: "param", span: "whole" },
  ids: { subtype: "id", span: "number" },
  ordered: { subtype: "id", span: "number", counts: true },
};

const KINDS = Object.entries(MAKES) as readonly (readonly [Kind, Noun])[];

/** Nouns of programs. */
const NAMED: ReadonlyMap<string, Noun> = new Map([
  ["timeout", { subtype: "param", span: "whole" }],
  ["seed", { subtype: "param", span: "whole" }],
  ["ext", { subtype: "id", span: "whole" }],
  ["extension", { subtype: "id", span: "whole" }],
]);

const nounOf = (word: string): Noun | undefined =>
  NAMED.get(word) ?? KINDS.find(([kind]) => beside(kind).has(word))?.[1];

/** Nouns of scripts without blanks. */
export const SOLID_NOUNS = lazily({
  /** What a word in a script without blanks ends in, by what it makes of the number behind it. */
  ends: () =>
    (["ports", "ids", "channels"] as const).map(
      (kind) => [new RegExp(`(?:${anyBeside(kind)})$`), MAKES[kind].subtype] as const,
    ),
});

/** The handle that a noun makes of the number at `at`. */
export function nounAndNumber(number: Token, at: number, zone: Zone): Found | undefined {
  const noun = zone.tokens[at - 1];
  if (!noun || number.first || !/^#?\d{1,12}[a-z]?(?:-\d{1,8})?$/.test(number.text)) return undefined;
  if ((noun.has & SOLID) !== 0) return afterSolidNoun(noun, number, zone);
  const word = noun.text.toLowerCase();
  if (word === "code" || word === "status") return exitCode(number, at, zone);
  const found = nounOf(word);
  if (!found || !JOINTS.test(gap(zone, noun, number))) return undefined;
  if (found.span === "whole") return together(found, noun, number, at, zone);
  const short = number.text.length < (found.counts ? 3 : 2) && !number.text.startsWith("#");
  if (short || (number.closed === "" && isUnit(tokenAfter(at, zone)?.text ?? ""))) return undefined;
  return { start: number.start, end: number.end, subtype: found.subtype, reach: "phrase" };
}

/** What may stand between noun and number: a blank, a colon, an equals sign, a bracket, the dot of an abbreviation. */
const JOINTS = /^(?:\.? ?|\** ?[:=] ?[("'`]?| \()$/;

function together({ subtype }: Noun, noun: Token, number: Token, at: number, zone: Zone): Found {
  const bracketed = gap(zone, noun, number) === " (";
  const last = bracketed || /s$/i.test(noun.text) ? listEnd(number, at, zone) : number.end;
  const unit = number.closed === "" ? tokenAfter(at, zone) : undefined;
  if (unit && isUnit(unit.text)) return { start: noun.start, end: unit.end, subtype, reach: "phrase" };
  const end = bracketed && zone.passage.charAt(last) === ")" ? last + 1 : last;
  return { start: noun.start, end, subtype, reach: "phrase" };
}

/** "5, 6, 7": where the numbers that go on after the first end. */
function listEnd(first: Token, at: number, zone: Zone): number {
  let { end } = first;
  for (let next = at + 1; next < zone.tokens.length; next++) {
    const token = zone.tokens[next];
    if (
      !token ||
      !/^\d{1,8}$/.test(token.text) ||
      !/^(?:, ?| and | & |, and )$/.test(zone.passage.slice(end, token.start))
    )
      break;
    end = token.end;
  }
  return end;
}

function afterSolidNoun(noun: Token, number: Token, zone: Zone): Found | undefined {
  const between = gap(zone, noun, number);
  if (between.length > 3 || /[\n。]/.test(between)) return undefined;
  const subtype = SOLID_NOUNS.ends.find(([pattern]) => pattern.test(noun.text))?.[1];
  return subtype && { start: number.start, end: number.end, subtype, reach: "phrase" };
}

/** "Exit code 144", "error code 2", "exited with code 137"; zero is no error. */
function exitCode(number: Token, at: number, zone: Zone): Found | undefined {
  const [verb, before] = [zone.tokens[at - 3], zone.tokens[at - 2]];
  if (!before || number.text === "0") return undefined;
  const first = /^with$/i.test(before.text) ? verb : before;
  if (!first || !/^(?:exit|exited|exits|error|return|returned|npm)$/i.test(first.text)) return undefined;
  return { start: first.start, end: number.end, subtype: "error", reach: "phrase" };
}
