/**
 * Sealed scratchpad: a pad is brought under its budget without touching what is sealed. Rules that stand in rewritable text are moved
 * into the sealed region before anything is dropped; what is dropped is named by a loss record, written in the same step and paid for.
 */
import { addressOf } from "../digest.ts";
import type { Item, RuleItem } from "../item.ts";
import { itemsOf } from "../items.ts";
import type { Block } from "../markdown.ts";
import { readPad } from "../pad.ts";
import { passageOfText } from "../passages.ts";
import type { Edit } from "../rules/rule.ts";
import { appendEdit, type NewEntry } from "../seal-append.ts";
import { firstFrom, inside, overlaps, type Span } from "../text.ts";
import { standsIn } from "./literal.ts";
import { outermost, type Part, partsOf } from "./parts.ts";

/** Counts the tokens of a text. */
export type Tokenize = (text: string) => number;

/** One thing that left the pad. */
export interface Dropped {
  readonly text: string;
  /** Headings above it, outermost first. */
  readonly section: readonly string[];
}

/** A pad that fits, and what it cost. */
export interface CompactedPad {
  readonly text: string;
  /** Blocks that went, in source order; empty where the pad fitted as it was. */
  readonly dropped: readonly Dropped[];
  /** Rules that were moved into the sealed region. */
  readonly externalized: readonly string[];
  /** The loss record that names what went, as it stands in the pad. */
  readonly lossRecord?: string;
}

/** What `compactScratchpad` may be told. */
export interface ScratchpadOptions {
  /** The day the loss record carries, as `2026-11-14`; without one it carries none. */
  readonly date?: string;
}

/** The typed refusal of this design: the sealed entries and the record of the loss do not fit. */
export class UnrecoverableCompactionError extends Error {
  override readonly name = "UnrecoverableCompactionError";
  /** Tokens that may not be dropped, and the budget that they exceed. */
  readonly needed: number;
  readonly budget: number;

  constructor(message: string, needed: number, budget: number) {
    super(`${message}: ${needed} tokens are needed, ${budget} are there; spill, or raise the budget`);
    this.needed = needed;
    this.budget = budget;
  }
}

/**
 * Brings a pad under a budget. A pad that fits comes back unchanged. Throws `UnrecoverableCompactionError` where the sealed region, the
 * rules that have to join it, the open tasks and the loss record exceed the budget by themselves.
 */
export function compactScratchpad(
  text: string,
  budget: number,
  tokenize: Tokenize,
  options: ScratchpadOptions = {},
): CompactedPad {
  if (tokenize(text) <= budget) return { text, dropped: [], externalized: [] };
  if (text.startsWith("\uFEFF")) {
    const bare = compactScratchpad(text.slice(1), budget, (one) => tokenize(`\uFEFF${one}`), options);
    return { ...bare, text: `\uFEFF${bare.text}` };
  }
  const sheet = sheetOf(text);
  const dropping = (count: number): Tried => {
    const pad = without(sheet, sheet.droppable.slice(0, count), options);
    return { pad, tokens: tokenize(pad.text) };
  };
  const tried = someThatFits(sheet.droppable.length, { budget, whole: tokenize(text) }, dropping);
  if ("pad" in tried) return tried.pad;
  throw new UnrecoverableCompactionError("what may not be dropped exceeds the budget", tried.least, budget);
}

/** A pad without some of its blocks, and its size. */
interface Tried {
  readonly pad: CompactedPad;
  readonly tokens: number;
}

/** So many blocks are dropped one by one; of more, as many as halving finds. */
const ONE_BY_ONE = 40;

/**
 * The pad without the fewest blocks that fits. Dropping more does not always take less: a rule that is sealed on the way out and a
 * handle that the record names cost too. So where there are few blocks every count is tried, and where all together do not fit, some.
 */
function someThatFits(
  most: number,
  { budget, whole }: { readonly budget: number; readonly whole: number },
  dropping: (count: number) => Tried,
): Tried | { readonly least: number } {
  let least = whole;
  const fits = (count: number): Tried | undefined => {
    const tried = dropping(count);
    least = Math.min(least, tried.tokens);
    return tried.tokens <= budget ? tried : undefined;
  };
  const all = ONE_BY_ONE < most ? fits(most) : undefined;
  if (!all) {
    const step = Math.max(1, most / ONE_BY_ONE);
    for (let count = step; count < most + 1; count += step) {
      const found = fits(Math.min(most, Math.round(count)));
      if (found) return found;
    }
    return { least };
  }
  let [tooFew, enough, best] = [0, most, all];
  while (enough - tooFew > 1) {
    const count = Math.floor((tooFew + enough) / 2);
    const found = fits(count);
    if (found) [enough, best] = [count, found];
    else tooFew = count;
  }
  return best;
}

/** A pad with the parts that may go, the first to go first. */
interface Sheet {
  readonly text: string;
  readonly blocks: readonly Block[];
  /** What is moved into the sealed region before it goes: rules and the records of earlier losses. */
  readonly rules: readonly SealableItem[];
  /** In source order. */
  readonly handles: readonly Item[];
  readonly droppable: readonly Part[];
}

function sheetOf(text: string): Sheet {
  const pad = readPad({ name: "pad.md", text });
  const { items, obligations } = itemsOf([passageOfText(text)]);
  const rules = items
    .filter(isSealable)
    .filter(({ span }) => !pad.sealed.some((region) => inside(span, region.span)))
    .sort((a, b) => a.span.start - b.span.start);
  const open = obligations.filter(({ status }) => status === "open");
  const mayGo = ({ kind, outer }: Block): boolean =>
    kind !== "heading" &&
    kind !== "frontmatter" &&
    kind !== "html" &&
    !pad.sealed.some(({ span }) => overlaps(outer, span)) &&
    !open.some(({ span }) => overlaps(outer, span));
  const droppable = partsOf(pad.blocks, text).filter(({ blocks }) => blocks.every(mayGo));
  const handles = items.filter(({ kind }) => kind === "handle").sort((a, b) => a.span.start - b.span.start);
  return { text, blocks: pad.blocks, rules, handles, droppable: [...droppable].sort(byWorth(handles)) };
}

type LossItem = Item & { readonly kind: "loss_record" };

type SealableItem = (RuleItem & { readonly kind: "constraint" | "negative_fact" }) | LossItem;

const isSealable = (item: Item): item is SealableItem =>
  item.kind === "constraint" || item.kind === "negative_fact" || item.kind === "loss_record";

/** Narrative goes before parts that hold handles, older before newer. */
function byWorth(handles: readonly Item[]): (a: Part, b: Part) => number {
  const holds = ({ outer }: Part): number => (itemsIn(outer, handles).length > 0 ? 1 : 0);
  const worth = new Map<Part, number>();
  const worthOf = (part: Part): number => {
    const known = worth.get(part) ?? holds(part);
    worth.set(part, known);
    return known;
  };
  return (a, b) => worthOf(a) - worthOf(b) || a.outer.start - b.outer.start;
}

/** The items inside a span, of some in source order. */
function itemsIn(outer: Span, items: readonly Item[]): readonly Item[] {
  const found: Item[] = [];
  for (let at = firstFrom(items, outer.start, ({ span }) => span.start); at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined || outer.end <= item.span.start) break;
    if (inside(item.span, outer)) found.push(item);
  }
  return found;
}

function without(sheet: Sheet, parts: readonly Part[], { date }: ScratchpadOptions): CompactedPad {
  const { text } = sheet;
  const gone = outermost(parts);
  const dropped = gone.flatMap(({ blocks }) => blocks);
  const moved = sheet.rules.filter(({ span }) => {
    const part = gone[firstFrom(gone, span.start + 1, ({ outer }) => outer.start) - 1];
    return part !== undefined && inside(span, part.outer);
  });
  const shorter = withoutSpans(
    text,
    gone.map(({ outer }) => outer),
  );
  const entries = moved.map((rule): NewEntry => ({ kind: rule.kind, text: worded(rule, text) }));
  const record = recordOf(gone, sheet, { shorter, date });
  const edit = appendEdit([...entries, { kind: "loss_record", text: record }], {
    text: shorter,
    pad: readPad({ name: "pad.md", text: shorter }),
  });
  return {
    text: applied(shorter, edit),
    dropped: dropped.map((block) => ({
      text: text.slice(block.span.start, block.span.end),
      section: sectionOf(block, sheet),
    })),
    externalized: entries.map((entry) => entry.text),
    lossRecord: record,
  };
}

/** A rule with its headings as scope; where the negation stands in a header, the header comes along. */
function worded(item: SealableItem, pad: string): string {
  if (item.kind === "loss_record") return item.text;
  const { text, cue, span, scope, inherited } = item;
  const header = inherited && !inside(cue, span) ? `${lineAround(pad, cue)} ` : "";
  return `${scope.length > 0 ? `(${scope.join(" › ")}) ` : ""}${header}${text}`;
}

function lineAround(text: string, span: Span): string {
  const start = text.lastIndexOf("\n", span.start - 1) + 1;
  const end = text.indexOf("\n", span.end);
  return text.slice(start, end < 0 ? text.length : end).replace(/^[#>*+\s-]{1,20}/, "");
}

/** `2026-11-14 dropped 3 claims from Plan, handles a, b; sha256:…`: how many, from where, which handles, and the digest of the text. */
function recordOf(
  gone: readonly Part[],
  sheet: Sheet,
  { shorter, date }: { readonly shorter: string; readonly date: string | undefined },
): string {
  const blocks = gone.flatMap((part) => part.blocks);
  const texts = gone.map(({ outer }) => sheet.text.slice(outer.start, outer.end).trim());
  const sections = [...new Set(blocks.map((block) => sectionOf(block, sheet).join(" › ") || "the pad"))];
  const handles = new Map(
    gone.flatMap(({ outer }) => itemsIn(outer, sheet.handles)).map(({ text, subtype }) => [text, subtype]),
  );
  const lost = [...handles].filter(([text, subtype]) => !standsIn(shorter, text, subtype)).map(([text]) => text);
  const named = lost.length > 0 ? `, handles ${lost.join(", ")}` : "";
  const claims = `${blocks.length} ${blocks.length === 1 ? "claim" : "claims"}`;
  return `${date === undefined ? "" : `${date} `}dropped ${claims} from ${sections.join(", ")}${named}; ${addressOf(texts.join("\n"))}`;
}

const sectionOf = ({ headings }: Block, { blocks, text }: Sheet): readonly string[] =>
  headings.flatMap((index) => {
    const heading = blocks[index];
    return heading ? [text.slice(heading.span.start, heading.span.end)] : [];
  });

/** Cuts spans out with the rest of their lines, and leaves at most one blank line behind. */
function withoutSpans(text: string, spans: readonly Span[]): string {
  let shorter = "";
  let at = 0;
  for (const { start, end } of spans) {
    if (end <= at) continue;
    shorter += text.slice(at, Math.max(at, start));
    at = end;
    while (text[at] === "\r" || text[at] === "\n") at++;
  }
  return shorter + text.slice(at);
}

const applied = (text: string, { span, text: put }: Edit): string =>
  text.slice(0, span.start) + put + text.slice(span.end);
