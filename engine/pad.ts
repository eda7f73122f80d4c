/** A Markdown scratchpad: its sections, sealed region, entries and suppressions (spec §6). */
import { type Block, blocksOf, frontMatterOf } from "./markdown.ts";
import { frameOf, pointerIn, sealedRegions } from "./sealed.ts";
import { suppressionsOf } from "./suppressions.ts";
import { firstFrom, holds, type Source, type Span } from "./text.ts";

/** The kinds of entries that a sealed region has. */
export type SealedKind = "constraint" | "negative_fact" | "loss_record";

/** One entry of a sealed region. */
export interface SealedEntry {
  readonly kind: SealedKind;
  /** The list item's content with everything nested in it, kind tag and digest included. */
  readonly span: Span;
  /** The text behind the tag, without the digest. */
  readonly text: string;
  /** The short chained digest at its end, if it carries one: eight hexadecimal digits. */
  readonly digest?: string;
  /** Nobody wrote a kind: it counts as a constraint, for whatever stands in the region is kept word for word. */
  readonly untagged?: true;
}

/** The append-only part of a pad. */
export interface SealedRegion {
  /** From the opening to the closing marker, both included; the whole file where front matter says so. */
  readonly span: Span;
  readonly entries: readonly SealedEntry[];
  /** The closing marker is there. */
  readonly closed: boolean;
}

/** A comment that silences one rule on the next line. */
export interface Suppression {
  readonly rule: string;
  /** Absent where the user gave none: the suppression then does not count. */
  readonly reason?: string;
  readonly span: Span;
  /** The line it speaks of. */
  readonly target: Span;
}

/** Something in a pad's own marks that cannot be meant: said once, never fatal. */
export interface PadProblem {
  readonly kind: "unclosed" | "stray-close" | "unknown-kind" | "no-reason";
  readonly span: Span;
  /** One clause, for people. */
  readonly message: string;
}

/** A pad, read. */
export interface Pad {
  readonly blocks: readonly Block[];
  readonly sealed: readonly SealedRegion[];
  readonly suppressions: readonly Suppression[];
  /** Front matter says `palimpsest: pad`, `palimpsest: external`, or `sealed: true`. */
  readonly declared?: "pad" | "external" | "sealed";
  readonly problems?: readonly PadProblem[];
  /** What we write around entries: the visible line under an opening comment or to a sealed file, digests. No item stands in it. */
  readonly frame?: readonly Span[];
}

export { isCarrier, kindOf } from "./kind.ts";

/** Reads any Markdown text as a pad (spec §6). Never throws; what its marks cannot mean is in `problems`. `blocks` are those of its text. */
export function readPad(source: Source, blocks = blocksOf(source.text ?? "")): Pad {
  const text = source.text ?? "";
  const problems: PadProblem[] = [];
  const declared = declarationOf(text);
  const inCode = codeIn(blocks);
  const sealed = sealedRegions({ text, blocks, inCode, problems }, declared === "sealed" ? "whole" : "marked");
  const suppressions = suppressionsOf(text, inCode, problems);
  const pointer = pointerIn(text);
  const frame = [...(pointer ? [pointer] : []), ...frameOf(text, blocks, sealed)];
  return { blocks, sealed, suppressions, ...(declared ? { declared } : {}), problems, frame };
}

/** What the front matter of a text declares, if anything (spec §6). `sealed: true` goes before `palimpsest:`. */
export function declarationOf(text: string): Pad["declared"] {
  const matter = frontMatterOf(text);
  if (!matter) return undefined;
  const lines = text.slice(matter.content.start, matter.content.end).split("\n");
  const values = new Map(lines.map(keyAndValue));
  if (values.get("sealed") === "true") return "sealed";
  const declared = values.get("palimpsest");
  return declared === "pad" || declared === "external" ? declared : undefined;
}

/** A flag of the front matter: a key at the margin and one plain word; a comment behind it does not count. */
function keyAndValue(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  const value = line.slice(colon + 1).split(" #")[0] ?? "";
  return [line.slice(0, Math.max(colon, 0)), value.replaceAll(/["']/g, "").trim()];
}

/** Whether an offset lies in a code block, where marks are only quoted. */
function codeIn(blocks: readonly Block[]): (at: number) => boolean {
  const code = blocks.filter(({ kind }) => kind === "code").map(({ outer }) => outer);
  return (at) => {
    const span = code[firstFrom(code, at + 1, ({ start }) => start) - 1];
    return span !== undefined && holds(span, at);
  };
}
