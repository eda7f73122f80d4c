/** What the cues of one clause, or of one remark in brackets, make of it: a constraint, a negative fact or a directive. */
import type { RuleItem } from "../../item.ts";
import type { Span } from "../../text.ts";
import { leading } from "../analyse.ts";
import type { ClauseCue } from "../clause.ts";
import type { CutStretch } from "../clauses.ts";
import { sayingsIn } from "../compiled.ts";
import { trimmed } from "../cutting.ts";
import type { CueKind } from "../language.ts";
import { chunkStart } from "../pieces.ts";
import { constraintSpan } from "../spans/constraint-span.ts";
import { factSpan } from "../spans/fact-span.ts";
import { commaBetween } from "../spans/full-commas.ts";
import { isHalf } from "../spans/halves.ts";
import { opensAt } from "../spans/left-edge.ts";
import type { Surroundings } from "../spans/surroundings.ts";
import { findingsIn } from "./findings.ts";
import { explainsCode, isCase, isLog, isPrinted, isTickedOff } from "./no-findings.ts";
import { ordersIn } from "./orders.ts";
import type { Room } from "./room.ts";
import { ruleOf } from "./rule-item.ts";

/** A clause or a remark in brackets, with its cues. Spans count in the stretch. */
export interface Part {
  readonly room: Room;
  readonly stretch: CutStretch;
  readonly around: Surroundings;
  readonly clause: Span;
  readonly cues: readonly ClauseCue[];
}

/** A constraint first, then a fact beside it; a directive only where there is neither. */
export function rulesOfPart(part: Part): readonly RuleItem[] {
  const comma = commaBetweenRules(part);
  return comma === undefined
    ? rulesOfOrders(part)
    : [
        { start: part.clause.start, end: comma },
        { start: comma + 1, end: part.clause.end },
      ].flatMap((piece) => rulesOfPart(pieceOf(part, piece)));
}

/** A piece of a part with its cues. */
const pieceOf = (part: Part, piece: Span): Part => ({
  ...part,
  clause: trimmed(part.stretch.shadow, piece),
  cues: part.cues.filter(({ span }) => piece.start <= span.start && span.start < piece.end),
});

/** What is found of each order that a clause gives. */
function rulesOfOrders(part: Part): readonly RuleItem[] {
  const orders = ordersIn(part.stretch.shadow, part.clause, limitingCues(part));
  return orders.length === 1 ? rulesOfPiece(part) : orders.flatMap((order) => rulesOfPiece(pieceOf(part, order)));
}

function rulesOfPiece(part: Part): readonly RuleItem[] {
  const limiting = limitingCues(part);
  const limit = limitOf(part, limiting);
  const behind = limit && partBehind(part, limit.span, limiting);
  const rules = limit ? [ruleOf(part, "constraint", limit.span, limit.cue, limiting)] : [];
  if (behind) return [...rules, ...rulesOfPart(behind)];
  const found = [...rules, ...factsOf(part, limiting, limit)];
  return found.length > 0 || part.room.passage.provenance === "tool" ? found : directivesOf(part);
}

/** Where in scripts that join whole orders by a comma one rule ends and another kind of rule begins. */
function commaBetweenRules(part: Part): number | undefined {
  const { shadow } = part.stretch;
  if (!/[，、：]/.test(shadow.slice(part.clause.start, part.clause.end))) return undefined;
  return commaBetween(shadow, part.clause, limitingCues(part));
}

/** The cue that decides what a rule is, and the span of the rule. */
interface Limit {
  readonly cue: ClauseCue;
  readonly span: Span;
}

function limitingCues({ stretch: { raw, shadow }, around, clause, cues }: Part): readonly ClauseCue[] {
  const explains = explainsCode(around);
  return cues.filter(
    ({ as, span }) =>
      CONSTRAINTS.has(as) &&
      !(explains && (as === "restriction" || isSecondHalf(shadow, span, clause))) &&
      !(shadow.slice(span.start, span.end).trim() === "no" && isTickedOff(raw, clause)),
  );
}

/** "`draft` — set up, not shared": the other half of a contrast. */
const isSecondHalf = (shadow: string, cue: Span, clause: Span): boolean =>
  clause.start < cue.start && isHalf(shadow, cue, clause.end);

/** The cues that make a constraint. */
export const CONSTRAINTS: ReadonlySet<CueKind> = new Set([
  "prohibition",
  "restriction",
  "requirement_negated",
  "read_only",
]);
const FACTS: ReadonlySet<CueKind> = new Set(["failed_attempt", "absent", "deprecated", "unconfirmed", "correction"]);

function limitOf({ around, clause }: Part, limiting: readonly ClauseCue[]): Limit | undefined {
  const cue = leading(limiting);
  return cue && { cue, span: constraintSpan(around, clause, limiting) };
}

/** "Don't fix what works: avoid refactoring": what stands behind a rule and its colon may be a rule of its own, and so may what it is the reason for. */
function partBehind(part: Part, rule: Span, limiting: readonly ClauseCue[]): Part | undefined {
  const { shadow } = part.stretch;
  const mark = /^[\s*_]{0,4}([:,])\s/.exec(shadow.slice(rule.end, Math.min(rule.end + 6, part.clause.end)));
  if (!mark) return undefined;
  const clause = trimmed(shadow, { start: rule.end + mark[0].length, end: part.clause.end });
  const cues = limiting.filter(({ span }) => clause.start <= span.start);
  const [first] = cues;
  return first && (mark[1] === ":" || opensAt(shadow, clause.start, first.span.start))
    ? { ...part, clause, cues }
    : undefined;
}

function factsOf(part: Part, limiting: readonly ClauseCue[], limit: Limit | undefined): readonly RuleItem[] {
  const { shadow } = part.stretch;
  const denying = denyingCues(part);
  if (!saysMore(shadow, part.clause, denying)) return [];
  const own = limit
    ? denying.filter(
        ({ span }) =>
          apart(shadow, span, limiting) &&
          !isReason(shadow, span, limit.cue.span) &&
          !isRepeated(shadow, span, limit.cue.span),
      )
    : denying;
  const findings = findingsIn(shadow, part.clause, own);
  const around = findings.length === 1 ? part.around : { ...part.around, sentences: [] };
  return findings.flatMap(({ clause, cues }) => {
    const fact = leading(cues);
    if (!fact) return [];
    const span = behindRule(shadow, factSpan(around, clause, fact), fact.span, limit?.cue.span);
    return [ruleOf(part, "negative_fact", span, fact, denying)];
  });
}

const denyingCues = ({ stretch, clause, cues }: Part): readonly ClauseCue[] =>
  isLog(stretch.shadow, clause) || isPrinted(stretch.raw, clause) || isCase(stretch, clause)
    ? []
    : cues.filter(({ as }) => FACTS.has(as));

/** One word alone says nothing, but for a verdict on the clause before it: "a smaller batch: failed". */
const saysMore = (shadow: string, { start, end }: Span, cues: readonly ClauseCue[]): boolean =>
  /\s|[\u3040-\u9fff\uac00-\ud7af]{3}/.test(shadow.slice(start, end).trim()) ||
  cues.some(({ as, span }) => as === "failed_attempt" && span.start === start && 0 < start);

/** A fact beside a rule in one clause is a fact of its own only across a comma. */
const apart = (shadow: string, cue: Span, rules: readonly ClauseCue[]): boolean =>
  rules.every(({ span }) =>
    /[,，、:：]/.test(shadow.slice(Math.min(span.end, cue.end), Math.max(span.start, cue.start))),
  );

/** "Do not run it twice: it is not idempotent": what follows a rule and speaks of it by a pronoun is its reason. */
function isReason(shadow: string, cue: Span, rule: Span): boolean {
  if (cue.start < rule.end) return false;
  const piece = shadow.slice(rule.end + chunkStart(shadow.slice(rule.end, cue.start), cue.start - rule.end), cue.start);
  return sayingsIn(piece).reasons.test(piece.trimStart());
}

/** "Never edited, never unpacked": behind its comma the word that forbids forbids again. */
const isRepeated = (shadow: string, cue: Span, rule: Span): boolean =>
  /[,，、;]\s{0,8}$/.test(shadow.slice(Math.max(0, cue.start - 10), cue.start)) &&
  shadow.startsWith(shadow.slice(rule.start, rule.end), cue.start);

/** A fact that follows a rule in its clause begins behind the comma between them. */
function behindRule(shadow: string, fact: Span, cue: Span, rule: Span | undefined): Span {
  if (!rule || cue.start < rule.end || rule.end < fact.start) return fact;
  const start = fact.start + chunkStart(shadow.slice(fact.start, cue.start), cue.start - fact.start);
  return trimmed(shadow, { start: Math.max(start, fact.start), end: fact.end });
}

function directivesOf(part: Part): readonly RuleItem[] {
  const duty = leading(part.cues.filter(({ as }) => as === "duty" || as === "permission"));
  return duty ? [ruleOf(part, "directive", trimmed(part.stretch.shadow, part.clause), duty, [duty])] : [];
}
