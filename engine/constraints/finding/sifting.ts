/** Which of the findings of a stretch stay: not a bare remark, a fault that was put right, a title, or a part of another. */
import type { RuleItem } from "../../item.ts";
import { wordsFor } from "../all-languages.ts";
import type { CutStretch } from "../clauses.ts";
import { sayingsIn } from "../compiled.ts";
import type { Room } from "./room.ts";

/** Findings that name something and still hold; a bare remark is joined to the fact before it. */
export const sifted = (room: Room, stretch: CutStretch, rules: readonly RuleItem[]): readonly RuleItem[] =>
  withRemarks(stretch, rules).filter(
    (rule) => saysSomething(rule) && !isRepaired(stretch, rule) && !isRelief(room, stretch, rule),
  );

/** A clause that is nothing but a cue ("not confirmed") belongs to the fact before it in its sentence. */
function withRemarks(stretch: CutStretch, rules: readonly RuleItem[]): readonly RuleItem[] {
  const out: RuleItem[] = [];
  for (const rule of rules) {
    const last = out.at(-1);
    if (last && isRemarkOn(stretch, last, rule)) out[out.length - 1] = stretched(last, rule.span.end, stretch);
    else out.push(rule);
  }
  return out;
}

function isRemarkOn(stretch: CutStretch, last: RuleItem, rule: RuleItem): boolean {
  const bare = rule.kind === "negative_fact" && lengthOf(rule.span) <= lengthOf(rule.cue) + 8;
  const verdict =
    rule.subtype === "failed_attempt" && last.subtype === rule.subtype && last.cue.start === last.span.start;
  return (bare || verdict) && last.kind === rule.kind && isJoined(stretch, last.span.end, rule.span.start);
}

const lengthOf = ({ start, end }: RuleItem["span"]): number => end - start;

/** Nothing but a semicolon, comma or dash stands between. */
const isJoined = ({ raw, span }: CutStretch, end: number, start: number): boolean =>
  start - end < 6 && /^[\s;,—–-]{1,6}$/.test(raw.slice(end - span.start, start - span.start));

const stretched = (rule: RuleItem, end: number, { raw, span }: CutStretch): RuleItem => ({
  ...rule,
  span: { start: rule.span.start, end },
  text: raw.slice(rule.span.start - span.start, end - span.start),
});

/** "Not sure yet." and its like name nothing that could be looked up or tried again. */
const saysSomething = (rule: RuleItem): boolean =>
  rule.kind !== "negative_fact" ||
  rule.subtype === "failed_attempt" ||
  WHOLE_STATEMENT < lengthOf(rule.cue) ||
  / ?: ?\S/.test(spelledCue(rule)) ||
  lengthOf(rule.cue) + (DENSE.test(rule.text) ? 1 : 3) < lengthOf(rule.span);

/** A cue this long names what it denies. */
const WHOLE_STATEMENT = 24;

/** Scripts that say much with few signs. */
const DENSE = /[\u3040-\u9fff\uac00-\ud7af]/;

const spelledCue = ({ text, cue, span }: RuleItem): string => text.slice(cue.start - span.start, cue.end - span.start);

/** "The comparator is wrong for empty cells. Fixed in …": a fault that was put right is none; an attempt that failed stays one. */
function isRepaired({ shadow, span: { start } }: CutStretch, { kind, subtype, span }: RuleItem): boolean {
  if (kind !== "negative_fact" || subtype === "deprecated" || subtype === "unconfirmed") return false;
  const next = shadow.slice(span.end - start, span.end - start + 80).replace(/^[\s,;.:!()—–-]{1,8}/, "");
  const tried = subtype === "failed_attempt" && TRIED.test(shadow.slice(span.start - start, span.end - start));
  return !tried && sayingsIn(next).repaired.test(next);
}

/** A try that failed stays one, whatever was done afterwards. */
const TRIED = new RegExp(`(?:^| )(?:${wordsFor("tries")})(?= )`);

/** "No longer", in a list of what was fixed, tells of a fault that is over. */
const isRelief = ({ headers }: Room, { block }: CutStretch, rule: RuleItem): boolean =>
  headers.above[block]?.kind === "done" && rule.subtype === "deprecated" && OVER.test(spelledCue(rule));

const OVER = new RegExp(`^(?:${wordsFor("over")})$`, "i");

/** Of a heading, neither a title nor a remark behind one. */
export const ofAHeading = (room: Room, block: number, rules: readonly RuleItem[]): readonly RuleItem[] =>
  room.blocks[block]?.kind === "heading" ? rules.filter((rule) => !isAside(room, rule) && !isTitle(rule)) : rules;

/** "Generated files", "Limitation: the north shop": a heading that is its cue, or begins with it as a label, names what stands below it. */
const isTitle = ({ kind, subtype, cue, span, text }: RuleItem): boolean =>
  kind === "constraint"
    ? subtype === "read_only" && lengthOf(span) <= lengthOf(cue) + 2
    : (subtype === "deprecated" && text.split(/\s/).length <= SHORT_TITLE) ||
      (subtype === "absent" &&
        cue.start === span.start &&
        /^\s?:\s/.test(text.slice(lengthOf(cue), lengthOf(cue) + 3)));

/** "Files deleted" names a list. */
const SHORT_TITLE = 2;

/** "Absolute rules (forbidden)": a remark in brackets behind a title forbids nothing that it names itself. */
const isAside = ({ passage }: Room, { kind, cue, span }: RuleItem): boolean =>
  kind === "constraint" &&
  /[(（][^()（）]{0,12}$/.test(passage.text.slice(span.start, cue.start)) &&
  /^[^()（）]{0,12}[)）]/.test(passage.text.slice(cue.end, cue.end + 13));

/**
 * A rule that lies inside another of its kind is a part of it; of two in one place the first says it. What another only takes in to
 * name its object, sentences before its own, is no part.
 */
export function withoutParts(rules: readonly RuleItem[]): readonly RuleItem[] {
  if (rules.length < 2) return rules;
  const parts = new Set<RuleItem>();
  const outermost = new Map<RuleItem["kind"], RuleItem>();
  // What begins first, and of those the longest, comes first: of any rule its surroundings were seen before it.
  for (const rule of rules.toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)) {
    const outer = outermost.get(rule.kind);
    if (outer === undefined || outer.span.end < rule.span.end) outermost.set(rule.kind, rule);
    else if (!isSentenceBefore(rule, outer)) parts.add(rule);
  }
  return rules.filter((rule) => !parts.has(rule));
}

/** "Only use the notes. Do not change them": a sentence of its own, which the next one refers to. */
const isSentenceBefore = ({ span, cue }: RuleItem, outer: RuleItem): boolean =>
  cue.end <= outer.cue.start &&
  span.end < outer.cue.start &&
  /[.!]["'”’)\]*_]{0,4}\s/.test(outer.text.slice(span.end - outer.span.start, outer.cue.start - outer.span.start));
