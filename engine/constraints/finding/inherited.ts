/** What a negating header makes of each item below it. */
import type { RuleItem } from "../../item.ts";
import { overlaps, type Span } from "../../text.ts";
import { wordsFor } from "../all-languages.ts";
import type { ClauseCue } from "../clause.ts";
import type { CutStretch } from "../clauses.ts";
import { sayingsIn } from "../compiled.ts";
import { trimmed } from "../cutting.ts";
import { announces, type Header } from "../headers.ts";
import type { CueKind } from "../language.ts";
import type { HeaderKind } from "../titles.ts";
import { withThoseBelow } from "./nested.ts";
import { isEntry, type Room } from "./room.ts";
import { ruleOf } from "./rule-item.ts";

/** What an item below a header is. */
interface Heir {
  readonly kind: RuleItem["kind"];
  readonly subtype: CueKind;
}

const HEIRS: { readonly [kind in HeaderKind]?: Heir } = {
  forbidding: { kind: "constraint", subtype: "prohibition" },
  failed: { kind: "negative_fact", subtype: "failed_attempt" },
  absent: { kind: "negative_fact", subtype: "absent" },
  corrected: { kind: "negative_fact", subtype: "correction" },
  unconfirmed: { kind: "negative_fact", subtype: "unconfirmed" },
};

/** Whether a header makes rules or facts of the items below it. */
export const isInherited = ({ kind }: Header): boolean => HEIRS[kind] !== undefined;

/** Below a negating header each item is a rule, whole: name and verdict together. */
export function withInherited(
  room: Room,
  stretch: CutStretch,
  header: Header,
  own: readonly RuleItem[],
): readonly RuleItem[] {
  const heir = HEIRS[header.kind];
  const title = room.blocks[header.block];
  if (
    !heir ||
    !title ||
    !isEntry(room, stretch.block) ||
    speaksForItself(stretch, heir, own) ||
    isMarkOnly(stretch, header, own)
  )
    return own;
  if (heir.subtype === "absent" && isToldBeside(room, stretch.block)) return own;
  if (isAnnouncement(room, stretch.block)) return own.filter(({ kind }) => kind !== heir.kind);
  const whole = trimmed(stretch.shadow, wholeOf(stretch, heir.kind, own));
  if (whole.end <= whole.start || NOTHING_NAMED.test(stretch.shadow)) return own;
  const cue: ClauseCue = { span: NOWHERE, as: heir.subtype, strength: 2, language: header.language };
  const item = ruleOf({ room, stretch }, heir.kind, whole, cue, []);
  const said = own.find(
    ({ kind, span }) => kind === "negative_fact" && kind === heir.kind && overlaps(span, item.span),
  );
  const inherited: RuleItem = said ? { ...item, cue: said.cue } : { ...item, cue: title.span, inherited: true };
  const told = heir.subtype === "failed_attempt" ? withThoseBelow(room, stretch.block, inherited) : inherited;
  return [told, ...own.filter((rule) => staysBeside(inherited, rule))];
}

/** A rule of another kind, or what is said behind the name of the item in bold letters; what is forbidden is no finding too. */
const staysBeside = ({ kind, span }: RuleItem, other: RuleItem): boolean =>
  other.kind !== "directive" && (other.kind === "negative_fact" ? span.end <= other.span.start : other.kind !== kind);

/** "❌ Still no steam": a sign before a finding says how it came out. */
const isMarkOnly = ({ block }: CutStretch, header: Header, own: readonly RuleItem[]): boolean =>
  header.block === block && own.some(({ kind }) => kind === "negative_fact");

const NOWHERE: Span = { start: 0, end: 0 };

/** The item forbids or denies in words of its own, not just in a remark in full-width brackets, or says that a try went well. */
function speaksForItself({ shadow, span: { start } }: CutStretch, heir: Heir, own: readonly RuleItem[]): boolean {
  if (heir.kind === "constraint")
    return own.some(({ kind, span }) => kind === "constraint" && shadow.charAt(span.start - start - 1) !== "（");
  const denies = own.some(({ kind }) => kind === "negative_fact");
  if (heir.subtype === "absent") return denies;
  return heir.subtype === "failed_attempt" && !denies && shadow.search(sayingsIn(shadow).succeeded) !== -1;
}

/** The item only announces the items below it. */
function isAnnouncement({ blocks, passage }: Room, at: number): boolean {
  const [item, next] = [blocks[at], blocks[at + 1]];
  return item?.kind === "item" && next?.kind === "item" && next.intro === at && announces(passage.text, item);
}

/** "Known gaps", a table of names: what is missing of each is told in the next cell. */
function isToldBeside({ blocks, passage }: Room, at: number): boolean {
  const [cell, next] = [blocks[at], blocks[at + 1]];
  if (cell?.kind !== "cell" || next?.kind !== "cell" || next.intro === cell.intro) return false;
  return 4 <= passage.text.slice(next.span.start, next.span.end).split(/\s{1,20}/, 5).length;
}

/** An entry that only fills its place. */
const NOTHING_NAMED = new RegExp(`^[\\s(]{0,4}(?:${wordsFor("empty")}|-{1,3}|[—–])(?:[\\s.,;:)—–-]|$)`);

/** A failed try is named with its verdict; of what is forbidden the reason after a dash stays outside. */
function wholeOf({ raw, span, sentences }: CutStretch, kind: RuleItem["kind"], own: readonly RuleItem[]): Span {
  const [first] = sentences;
  const named = first?.clauses[0];
  if (kind === "constraint" && named && 1 < (first?.clauses.length ?? 0)) return named;
  const bold = kind === "negative_fact" ? BOLD_SENTENCE.exec(raw)?.[0].length : undefined;
  if (bold !== undefined && own.some(({ cue }) => cue.end <= span.start + bold)) return { start: 0, end: bold };
  return raw.length <= WHOLE_ITEM ? { start: 0, end: raw.length } : (first?.span ?? NOWHERE);
}

/** "**A second oven — rejected.** It took …": the try and its verdict stand in bold letters, and are told at length behind them. */
const BOLD_SENTENCE = /^\*\*[^*]{8,300}[.!]\*\*(?=\s)/;

/** A longer item gives only its first sentence. */
const WHOLE_ITEM = 600;
