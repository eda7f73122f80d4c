/** Finds constraints, negative facts and directives in a passage. */
import type { Item, Passage, RuleItem, Strength } from "../item.ts";
import type { Block } from "../markdown.ts";
import { overlaps, type Span } from "../text.ts";
import { leading } from "./analyse.ts";
import type { ClauseCue } from "./clause.ts";
import { type CutStretch, cutStretch, type DarkStretch, type Stretch, shadowStretch, stretchesOf } from "./clauses.ts";
import { languagesOf } from "./compiled.ts";
import { conditionsIn } from "./conditions.ts";
import { chunkStart, cuePlaces, cuesIn, mayHoldRules } from "./cues.ts";
import { clausesIn, onlyCode, trimmed } from "./cutting.ts";
import { framesIn } from "./frames.ts";
import { type Header, type Headers, headersOf, labelledAsRule, ruledBelow } from "./headers.ts";
import { lossRecordsIn } from "./loss-records.ts";
import { forbiddenLines } from "./marked-code.ts";
import { isPassing } from "./passing.ts";
import type { Place } from "./phrase-book.ts";
import { isSilent, keepSilent } from "./silent-lines.ts";
import { constraintSpan } from "./spans/constraint-span.ts";
import { factSpan } from "./spans/fact-span.ts";
import type { Surroundings } from "./spans/surroundings.ts";

/**
 * Constraints, negative facts, directives and loss records of one passage, in source order. Rules that stand below a negating
 * header are `inherited`. Palimpsest's own messages, command lines and an agent's frame around a summary give none. Never throws.
 */
export function findRules(
  passage: Passage,
  blocks: readonly Block[],
  passageIndex: number,
): readonly (RuleItem | Item)[] {
  if (passage.provenance === "palimpsest" || passage.form === "command" || passage.form === "value") return [];
  const room = roomOf(passage, blocks, passageIndex);
  const rules = stretchesOf(passage, blocks).flatMap((stretch) =>
    stretch.block === -1 ? rulesOfLine(room, stretch) : rulesOfStretch(room, stretch),
  );
  const losses = lossRecordsIn(passage, passageIndex);
  const told = rules.filter(
    ({ kind, span }) => kind !== "negative_fact" || !losses.some((loss) => overlaps(loss.span, span)),
  );
  const items = [...told, ...forbiddenLines(passage, blocks, passageIndex), ...losses];
  return items.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
}

/** What holds for the whole passage. */
interface Room {
  readonly passage: Passage;
  readonly index: number;
  readonly blocks: readonly Block[];
  readonly headers: Headers;
  readonly frames: readonly Span[];
  /** Whether rules stand below a heading above the block. */
  readonly isRuled: (block: number) => boolean;
}

const roomOf = (passage: Passage, blocks: readonly Block[], index: number): Room => ({
  passage,
  index,
  blocks,
  headers: headersOf(passage.text, blocks),
  frames: framesIn(passage.text),
  isRuled: ruledBelow(passage.text, blocks),
});

/** A line outside of all blocks says the same wherever it stands, but for the frame that it may be a part of. */
function rulesOfLine(room: Room, line: Stretch): readonly RuleItem[] {
  const { text, provenance } = room.passage;
  const raw = text.slice(line.span.start, line.span.end);
  if (isSilent(raw, provenance)) return [];
  const rules = rulesOfStretch(room, line);
  if (rules.length === 0 && room.frames.length === 0) keepSilent(raw, provenance);
  return rules;
}

function rulesOfStretch(room: Room, rough: Stretch): readonly RuleItem[] {
  if (room.headers.own[rough.block]) return [];
  const dark = shadowStretch(room.passage.text, rough);
  const ruled = room.passage.provenance === "rules" || room.isRuled(rough.block) || labelledAsRule(dark.shadow);
  const header = forbiddenByMark(room, dark, ruled) ?? headerAbove(room, dark);
  const as = header && INHERITED[header.kind];
  const places = cuePlaces(dark.shadow);
  if (!as && !mayHoldRules(places)) return [];
  const stretch = cutStretch(dark);
  const own = stretch.sentences.flatMap((sentence, at) =>
    sentence.clauses.flatMap((clause, clauseAt) => {
      if (isQuestion(stretch, sentence.span)) return [];
      const around = { shadow: stretch.shadow, sentences: stretch.sentences, sentence: at, clause: clauseAt };
      return rulesOfClause(room, stretch, around, clause, { ruled, places });
    }),
  );
  const rules =
    header && as
      ? withInherited(room, stretch, header, own)
      : withRemarks(stretch, own).filter(
          (rule) => saysSomething(rule) && !isRepaired(stretch, rule) && !isRelief(room, stretch, rule),
        );
  const outside =
    room.blocks[rough.block]?.kind === "heading"
      ? rules.filter((rule) => !isRemark(room, rule) && !isTitle(rule))
      : rules;
  return withoutParts(outside).filter(({ span }) => !room.frames.some((frame) => overlaps(frame, span)));
}

/** What stands above a list forbids each of its items but those that are marked as right. */
const headerAbove = ({ headers }: Room, { block, raw }: DarkStretch): Header | undefined =>
  RIGHT_MARK.test(raw) ? undefined : headers.above[block];

/** "🚫 force pushes": the sign forbids; a cross does so only among rules, for elsewhere it says how a check went. */
function forbiddenByMark({ blocks }: Room, { block, raw }: DarkStretch, ruled: boolean): Header | undefined {
  const kind = blocks[block]?.kind;
  if ((kind !== "item" && kind !== "cell") || !(FORBIDDING_MARK.test(raw) || (ruled && CROSS.test(raw))))
    return undefined;
  return { kind: "forbidding", block, language: languagesOf(raw)[0]?.language.code ?? "en" };
}

const FORBIDDING_MARK = /^[*_ ]{0,4}(?:🚫|⛔|🙅)/u;
const CROSS = /^[*_ ]{0,4}(?:❌|✗|✘|❎)/u;
const RIGHT_MARK = /^[*_ ]{0,4}(?:✅|✔|☑)/u;

/** A rule that lies inside another of its kind is a part of it; of two in one place the first says it. */
function withoutParts(rules: readonly RuleItem[]): readonly RuleItem[] {
  if (rules.length < 2) return rules;
  const parts = new Set<RuleItem>();
  const outermost = new Map<RuleItem["kind"], RuleItem>();
  // What begins first, and of those the longest, comes first: of any rule its surroundings were seen before it.
  for (const rule of rules.toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)) {
    const outer = outermost.get(rule.kind);
    if (outer === undefined || outer.span.end < rule.span.end) outermost.set(rule.kind, rule);
    else parts.add(rule);
  }
  return rules.filter((rule) => !parts.has(rule));
}

/** "Generated files": a heading that is its cue and nothing else names what stands below it. */
const isTitle = ({ kind, subtype, cue, span }: RuleItem): boolean =>
  kind === "constraint" && subtype === "read_only" && span.end - span.start <= cue.end - cue.start + 2;

/** "Absolute rules (forbidden)": a remark in brackets behind a title forbids nothing that it names itself. */
const isRemark = ({ passage }: Room, { kind, cue, span }: RuleItem): boolean =>
  kind === "constraint" &&
  /[(（][^()（）]{0,12}$/.test(passage.text.slice(span.start, cue.start)) &&
  /^[^()（）]{0,12}[)）]/.test(passage.text.slice(cue.end, cue.end + 13));

/** A clause that is nothing but a cue ("not confirmed") belongs to the fact before it in its sentence. */
function withRemarks(stretch: CutStretch, rules: readonly RuleItem[]): readonly RuleItem[] {
  const out: RuleItem[] = [];
  for (const rule of rules) {
    const last = out.at(-1);
    const bare = rule.kind === "negative_fact" && rule.span.end - rule.span.start <= rule.cue.end - rule.cue.start + 8;
    const verdict =
      rule.subtype === "failed_attempt" && last?.subtype === rule.subtype && last.cue.start === last.span.start;
    const same = (bare || verdict) && last?.kind === rule.kind && isJoined(stretch, last.span.end, rule.span.start);
    if (last && same) out[out.length - 1] = stretched(last, rule.span.end, stretch);
    else out.push(rule);
  }
  return out;
}

/** "Not sure yet." and its like name nothing that could be looked up or tried again. */
const saysSomething = ({ kind, subtype, span, cue, text }: RuleItem): boolean =>
  kind !== "negative_fact" ||
  subtype === "failed_attempt" ||
  WHOLE_STATEMENT < cue.end - cue.start ||
  / ?: ?\S/.test(text.slice(cue.start - span.start, cue.end - span.start)) ||
  cue.end - cue.start + (DENSE.test(text) ? 1 : 3) < span.end - span.start;

/** A cue this long names what it denies. */
const WHOLE_STATEMENT = 24;

/** "The comparator is wrong for empty cells. Fixed in …": a fault that was put right is none; an attempt that failed stays one. */
function isRepaired({ shadow, span: { start } }: CutStretch, { kind, subtype, span }: RuleItem): boolean {
  if (kind !== "negative_fact" || subtype === "deprecated" || subtype === "unconfirmed") return false;
  const next = shadow.slice(span.end - start, span.end - start + 80).replace(/^[\s,;.:!()—–-]{1,8}/, "");
  const tried = subtype === "failed_attempt" && TRIED.test(shadow.slice(span.start - start, span.end - start));
  return !tried && languagesOf(next).some(({ repaired }) => next.search(repaired) === 0);
}

/** A try that failed stays one, whatever was done afterwards. */
const TRIED = /(?:^| )(?:tried|attempt|attempted|approach|first|second|initial|earlier|even|after|[a-z]{3,12}ing)(?= )/;

/** "No longer", in a list of what was fixed, tells of a fault that is over. */
const isRelief = ({ headers }: Room, { block }: CutStretch, { subtype, text, cue, span }: RuleItem): boolean =>
  headers.above[block]?.kind === "done" &&
  subtype === "deprecated" &&
  /^no longer$/i.test(text.slice(cue.start - span.start, cue.end - span.start));

/** Scripts that say much with few signs. */
const DENSE = /[\u3040-\u9fff\uac00-\ud7af]/;

/** Nothing but a semicolon, comma or dash stands between. */
const isJoined = ({ raw, span }: CutStretch, end: number, start: number): boolean =>
  start - end < 6 && /^[\s;,—–-]{1,6}$/.test(raw.slice(end - span.start, start - span.start));

const stretched = (rule: RuleItem, end: number, { raw, span }: CutStretch): RuleItem => ({
  ...rule,
  span: { start: rule.span.start, end },
  text: raw.slice(rule.span.start - span.start, end - span.start),
});

const AGENT: ReadonlySet<Passage["provenance"]> = new Set(["assistant", "tool"]);

const isQuestion = ({ raw }: CutStretch, { start, end }: Span): boolean =>
  /[?？]["'”’)\]*_]{0,4}$/.test(raw.slice(Math.max(start, end - 6), end)) || /[?？]/.test(raw.charAt(end));

function rulesOfClause(
  room: Room,
  stretch: CutStretch,
  around: Surroundings,
  clause: Span,
  { ruled, places }: { readonly ruled: boolean; readonly places: readonly Place[] },
): readonly RuleItem[] {
  const cues = cuesIn({
    raw: stretch.raw,
    shadow: stretch.shadow,
    span: clause,
    ruled,
    lead: leadOf(around, clause),
    preceding: precedingOf(around),
    listed: isListed(room, stretch),
    agent: AGENT.has(room.passage.provenance),
    below: room.headers.above[stretch.block]?.kind,
    places,
  });
  if (cues.length === 0) return [];
  const asides = asidesIn(stretch.shadow, clause);
  const outside = cues.filter(({ span }) => !asides.some((aside) => overlaps(aside, span)));
  return [
    ...rulesOfPart(room, stretch, around, clause, outside),
    ...asides.flatMap((aside) =>
      rulesOfPart(
        room,
        stretch,
        { ...around, sentences: [] },
        aside,
        cues.filter(({ span }) => overlaps(aside, span)),
      ),
    ),
  ];
}

const leadOf = ({ shadow, sentences, sentence }: Surroundings, clause: Span): string =>
  shadow.slice(sentences[sentence]?.span.start ?? clause.start, clause.start);

const precedingOf = ({ shadow, sentences, sentence }: Surroundings): string =>
  shadow.slice(0, sentences[sentence]?.span.start ?? 0);

const isListed = ({ blocks }: Room, { block }: CutStretch): boolean =>
  blocks[block]?.kind === "item" || blocks[block]?.kind === "cell";

/** Bracketed remarks long enough to be clauses of their own; a condition or half of a contrast belongs to the clause around it. */
function asidesIn(shadow: string, clause: Span): readonly Span[] {
  return [...shadow.slice(clause.start, clause.end).matchAll(/\(([^()]{12,400})\)|（([^（）]{6,400})）/g)]
    .map(({ index, 0: all }) => ({ start: clause.start + index + 1, end: clause.start + index + all.length - 1 }))
    .filter((aside) => !leans(shadow.slice(aside.start, aside.end).trimStart()))
    .flatMap((aside) => clausesIn(shadow, aside));
}

function leans(aside: string): boolean {
  if (/^(?:no|zero|sin|sans|sem|senza|kein[a-z]{0,2}|без) /.test(aside)) return true;
  const first = aside.split(/\s/, 1)[0] ?? "";
  return languagesOf(aside).some(({ conditions, halves }) => {
    halves.lastIndex = 0;
    return aside.search(conditions) === 0 || halves.test(first);
  });
}

function rulesOfPart(
  room: Room,
  stretch: CutStretch,
  around: Surroundings,
  clause: Span,
  cues: readonly ClauseCue[],
): readonly RuleItem[] {
  const explains = explainsCode(around);
  const limiting = cues.filter(
    ({ as, span }) =>
      CONSTRAINTS.has(as) &&
      !(explains && as === "restriction") &&
      !(stretch.shadow.slice(span.start, span.end).trim() === "no" && isTickedOff(stretch.raw, clause)),
  );
  const denying =
    isLog(stretch.shadow, clause) || isPrinted(stretch.raw, clause) || isCase(stretch, clause)
      ? []
      : cues.filter(({ as }) => FACTS.has(as));
  const rules: RuleItem[] = [];
  const limit = leading(limiting);
  if (limit) {
    const span = constraintSpan(around, clause, limiting);
    rules.push(ruleOf(room, stretch, "constraint", span, limit, limiting));
    const behind = behindTitle(stretch.shadow, span, clause);
    const later = behind ? limiting.filter((cue) => behind.start <= cue.span.start) : [];
    if (behind && later.length > 0) return [...rules, ...rulesOfPart(room, stretch, around, behind, later)];
  }
  const fact = saysMore(stretch.shadow, clause, denying)
    ? leading(
        denying.filter(
          (cue) =>
            !limit || (apart(stretch.shadow, cue.span, limiting) && !isReason(stretch.shadow, cue.span, limit.span)),
        ),
      )
    : undefined;
  if (fact) {
    const span = behindRule(stretch.shadow, factSpan(around, clause, fact), fact.span, limit?.span);
    rules.push(ruleOf(room, stretch, "negative_fact", span, fact, denying));
  }
  if (limit || fact || room.passage.provenance === "tool") return rules;
  const duty = leading(cues.filter(({ as }) => as === "duty" || as === "permission"));
  if (duty) rules.push(ruleOf(room, stretch, "directive", trimmed(stretch.shadow, clause), duty, [duty]));
  return rules;
}

/** One word alone says nothing, but for a verdict on the clause before it: "a smaller batch: failed". */
const saysMore = (shadow: string, { start, end }: Span, cues: readonly ClauseCue[]): boolean =>
  /\s|[\u3040-\u9fff\uac00-\ud7af]{3}/.test(shadow.slice(start, end).trim()) ||
  cues.some(({ as, span }) => as === "failed_attempt" && span.start === start && 0 < start);

/** "Don't fix what works: avoid refactoring": what stands behind a rule and its colon may be a rule of its own. */
function behindTitle(shadow: string, rule: Span, clause: Span): Span | undefined {
  const colon = /^[\s*_]{0,4}:\s/.exec(shadow.slice(rule.end, Math.min(rule.end + 6, clause.end)));
  return colon ? trimmed(shadow, { start: rule.end + colon[0].length, end: clause.end }) : undefined;
}

/** "`npm test` - run the tests only": behind a code span and a dash stands what it does, and "only" limits nobody. */
function explainsCode({ shadow, sentences, sentence, clause }: Surroundings): boolean {
  const before = sentences[sentence]?.clauses[clause - 1];
  return before !== undefined && onlyCode(shadow.slice(before.start, before.end));
}

/** A line that a program printed is an error to look for, not somebody's finding. */
const isLog = (shadow: string, { start }: Span): boolean =>
  /^(?:[a-z0-9_.-]{1,30} )?(?:error|err!|warn|warning|fatal|failure|panic|exception|traceback)(?:\[[a-z0-9]{1,10}\])?[:!]? (?:[a-z0-9_]{1,20} ){0,3}/.test(
    shadow.slice(start, start + 80),
  ) &&
  /^(?:[a-z0-9_.-]{1,30} )?(?:error|err!|warn|fatal|panic|traceback)(?:\[[a-z0-9]{1,10}\])?(?:[:!]|$| lifecycle| code| path| command| notarget)/.test(
    shadow.slice(start, start + 80),
  );

/** "✅ No lint errors": what was ticked off is a report. */
const isTickedOff = (raw: string, { start }: Span): boolean =>
  /[✅☑✔][\uFE0F\s*_]{0,6}$/u.test(raw.slice(Math.max(0, start - 8), start));

/** "Cache not configured → reads the file": before an arrow a few words without a verb name a case, and nobody's finding. */
const isCase = ({ raw, shadow }: CutStretch, { start, end }: Span): boolean =>
  /^\s{0,3}(?:→|⇒|->|=>)/.test(raw.slice(end, end + 6)) &&
  !/(?:^| )(?:is|are|was|were|has|have|had|does|do|did|can|could|there|[a-z]{2,8}n't|cannot|failed|fails|tried|turned|implemented|supported|working|possible)(?: |$)/.test(
    shadow.slice(start, end),
  ) &&
  end - start <= LONGEST_CASE;

const LONGEST_CASE = 60;

/** A fact that follows a rule in its clause begins behind the comma between them. */
function behindRule(shadow: string, fact: Span, cue: Span, rule: Span | undefined): Span {
  if (!rule || cue.start < rule.end || rule.end < fact.start) return fact;
  const start = fact.start + chunkStart(shadow.slice(fact.start, cue.start), cue.start - fact.start);
  return trimmed(shadow, { start: Math.max(start, fact.start), end: fact.end });
}

/** A row of columns, or an event with its age, as a program prints them. */
const isPrinted = (raw: string, { start, end }: Span): boolean => {
  const said = raw.slice(start, Math.min(end, start + 600));
  return COLUMNS.test(said) || /(?:^|\n) {0,8}(?:Normal|Warning) {1,8}\w+ {1,8}\d+[smhd]/.test(said);
};

const COLUMNS = /\S(?:\t| {3,20})\S[^\n]{0,200}\S(?:\t| {3,20})\S/;

/** A fact beside a rule in one clause is a fact of its own only across a comma. */
const apart = (shadow: string, cue: Span, rules: readonly ClauseCue[]): boolean =>
  rules.every(({ span }) =>
    /[,，、:：]/.test(shadow.slice(Math.min(span.end, cue.end), Math.max(span.start, cue.start))),
  );

/** "Do not run it twice: it is not idempotent": what follows a rule and speaks of it by a pronoun is its reason. */
function isReason(shadow: string, cue: Span, rule: Span): boolean {
  if (cue.start < rule.end) return false;
  const piece = shadow.slice(rule.end + chunkStart(shadow.slice(rule.end, cue.start), cue.start - rule.end), cue.start);
  return languagesOf(piece).some(({ reasons }) => piece.trimStart().search(reasons) === 0);
}

const CONSTRAINTS: ReadonlySet<string> = new Set(["prohibition", "restriction", "requirement_negated", "read_only"]);
const FACTS: ReadonlySet<string> = new Set(["failed_attempt", "absent", "deprecated", "unconfirmed", "correction"]);

function ruleOf(
  room: Room,
  stretch: CutStretch,
  kind: RuleItem["kind"],
  local: Span,
  cue: ClauseCue,
  cues: readonly ClauseCue[],
): RuleItem {
  const { passage } = room;
  const shift = stretch.span.start;
  const span = moved(local, shift);
  const shadow = stretch.shadow.slice(local.start, local.end);
  const conditions = conditionsIn(stretch.shadow, local, cues);
  return {
    kind,
    subtype: cue.as === "prohibition" && isGate(stretch.shadow, conditions) ? "requirement_negated" : cue.as,
    text: passage.text.slice(span.start, span.end),
    span,
    provenance: passage.provenance,
    passage: room.index,
    cue: moved(cue.span, shift),
    strength: strongest([cue, ...cues]),
    language: cue.language,
    conditions: conditions.map((condition) => moved(condition, shift)),
    inherited: false,
    scope: scopeOf(room, stretch.block),
    passing: isPassing(shadow),
  };
}

/** A prohibition that a condition can lift is a gate. */
const isGate = (shadow: string, conditions: readonly Span[]): boolean =>
  conditions.some(({ start, end }) => {
    const condition = shadow.slice(start, end);
    return languagesOf(condition).some(({ gates }) => condition.search(gates) !== -1);
  });

const strongest = (cues: readonly ClauseCue[]): Strength =>
  cues.some(({ strength }) => strength === 3) ? 3 : cues.some(({ strength }) => strength === 2) ? 2 : 1;

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

function scopeOf({ passage, blocks }: Room, block: number): readonly string[] {
  return (blocks[block]?.headings ?? []).map((index) => {
    const heading = blocks[index];
    return heading ? passage.text.slice(heading.span.start, heading.span.end) : "";
  });
}

const INHERITED: { readonly [kind in Header["kind"]]?: Pick<RuleItem, "kind" | "subtype"> } = {
  forbidding: { kind: "constraint", subtype: "prohibition" },
  failed: { kind: "negative_fact", subtype: "failed_attempt" },
  absent: { kind: "negative_fact", subtype: "absent" },
  corrected: { kind: "negative_fact", subtype: "correction" },
  unconfirmed: { kind: "negative_fact", subtype: "unconfirmed" },
};

/** Below a negating header each item is a rule, whole: name and verdict together. */
function withInherited(room: Room, stretch: CutStretch, header: Header, own: readonly RuleItem[]): readonly RuleItem[] {
  const as = INHERITED[header.kind];
  const block = room.blocks[stretch.block];
  const cue = room.blocks[header.block];
  if (!as || !cue || (block?.kind !== "item" && block?.kind !== "cell")) return own;
  if (as.kind === "constraint" && own.some(({ kind }) => kind === "constraint")) return own;
  const facts = own.filter(({ kind }) => kind === "negative_fact");
  if (as.subtype === "absent" && 0 < facts.length) return own;
  if (
    as.subtype === "failed_attempt" &&
    facts.length === 0 &&
    languagesOf(stretch.shadow).some(({ succeeded }) => stretch.shadow.search(succeeded) !== -1)
  )
    return own;
  const whole = trimmed(stretch.shadow, inheritedSpan(stretch, as.kind));
  if (whole.end <= whole.start || NOTHING_NAMED.test(stretch.shadow)) return own;
  const said = as.kind === "negative_fact" ? facts[0] : undefined;
  const stand: ClauseCue = {
    span: { start: 0, end: 0 },
    as: as.subtype as ClauseCue["as"],
    strength: 2,
    language: header.language,
  };
  const item = ruleOf(room, stretch, as.kind, whole, stand, []);
  const inherited: RuleItem = said ? { ...item, cue: said.cue } : { ...item, cue: cue.span, inherited: true };
  return [inherited, ...own.filter(({ kind }) => kind !== as.kind && kind !== "directive")];
}

/** An entry that only fills its place. */
const NOTHING_NAMED = /^[\s(]{0,4}(?:n\/a|none|nothing|nil|tbd|-{1,3}|[—–])(?:[\s.,;:)—–-]|$)/;

/** A failed try is named with its verdict; of what is forbidden the reason after a dash stays outside. */
function inheritedSpan({ raw, sentences }: CutStretch, kind: RuleItem["kind"]): Span {
  const [first] = sentences;
  const named = first?.clauses[0];
  if (kind === "constraint" && named && 1 < (first?.clauses.length ?? 0)) return named;
  return raw.length <= WHOLE_ITEM ? { start: 0, end: raw.length } : (first?.span ?? { start: 0, end: 0 });
}

/** A longer item gives only its first sentence. */
const WHOLE_ITEM = 600;
