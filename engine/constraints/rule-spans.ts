/** Which stretch of a clause is the rule: with its object, condition and exception, without label and reason. */
import type { Span } from "../text.ts";
import type { ClauseCue } from "./clause.ts";
import { languagesOf } from "./compiled.ts";
import { chunkStart } from "./cues.ts";
import { type Sentence, trimmed } from "./cutting.ts";
import { CODE } from "./shadow.ts";

/** A clause among its neighbours. All offsets count in the shadow. */
export interface Surroundings {
  readonly shadow: string;
  readonly sentences: readonly Sentence[];
  /** Index of the sentence, and of the clause in it. */
  readonly sentence: number;
  readonly clause: number;
}

/** The span of a rule: from behind its label and whatever the cue does not need, to where the reason begins. */
export function constraintSpan(around: Surroundings, clause: Span, cues: readonly ClauseCue[]): Span {
  const { shadow } = around;
  const first = cues[0]?.span ?? clause;
  const whole = afterAsides(shadow, clause);
  const behind = afterLabel(shadow, { start: whole, end: first.start }, LABEL_WORDS);
  const open = cues[0]?.as === "read_only" && wordsOutside(shadow, behind, first, clause.end) <= 2 ? whole : behind;
  const start = leftEdge(shadow, { start: open, end: clause.end }, first);
  const end = beforeAside(shadow, first.end, rightEdge(shadow, first.end, clause.end));
  const needed =
    pronounObject(shadow, first, end) || lacksObject(around, { start, end }, first) || isBare(around, clause, first)
      ? antecedent(around, { start, end: clause.end }, clause)
      : start;
  const span = withNeighbours(around, { start: needed, end }, clause);
  return trimmed(
    shadow,
    span.start === start ? { start: withoutOpeners(shadow, start, first.start), end: span.end } : span,
  );
}

/** Behind "and", "also", "please": words that only join the rule to what was said before. */
function withoutOpeners(shadow: string, start: number, cue: number): number {
  const before = shadow.slice(start, cue);
  return languagesOf(shadow.slice(start, cue + 20)).some(({ openers }) => openers.test(before)) ? cue : start;
}

/** The span of a negative fact: its clause without a bare label; in a long one the piece around the cue. */
export function factSpan(around: Surroundings, clause: Span, cue: ClauseCue): Span {
  const { shadow } = around;
  const whole = afterAsides(shadow, clause);
  const behind = afterLabel(shadow, { start: whole, end: cue.span.start }, FACT_LABEL_WORDS);
  const start = wordsOutside(shadow, behind, cue.span, clause.end) === 0 ? whole : behind;
  const shortest = 2 <= wordsIn(shadow.slice(start, cue.span.start)) ? 0 : SHORTEST_FACT;
  const end = beforeAside(
    shadow,
    cue.span.end,
    rightEdge(shadow, Math.min(cue.span.end + shortest, clause.end), clause.end),
  );
  const told = beforeProof(shadow, { start, end }, cue);
  const own = told - start <= LONG_CLAUSE ? { start, end: told } : pieceAround(shadow, { start, end: told }, cue);
  const head = shadow.slice(own.start, cue.span.start);
  const begins = BECAUSE.test(head) ? cue.span.start : own.start + secondClause(head);
  const span = { start: begins === own.start ? tried(around, own, cue) : begins, end: own.end };
  const next = around.sentences[around.sentence]?.clauses[around.clause + 1];
  const verdict =
    next &&
    span.end === clause.end &&
    cue.as === "failed_attempt" &&
    !DENIES.test(shadow.slice(next.start, next.end)) &&
    (isRemark(shadow, next) ||
      (next.end - next.start <= NEAR && wordsOutside(shadow, span.start, cue.span, span.end) <= 2));
  return trimmed(shadow, verdict ? { start: span.start, end: next.end } : span);
}

/** "The crate was never formatted: `fmt` reports …": what is told before a colon is whole, and proved behind it. */
function beforeProof(shadow: string, { start, end }: Span, cue: ClauseCue): number {
  if (cue.as === "correction" || wordsIn(shadow.slice(start, cue.span.start)) < 1) return end;
  const colon = shadow.slice(cue.span.end, end).search(/: /);
  if (colon === -1 || (colon === 0 && cue.as === "failed_attempt")) return end;
  const at = cue.span.end + colon;
  return 4 <= wordsIn(shadow.slice(start, at)) && 4 <= wordsIn(shadow.slice(at + 1, end)) ? at : end;
}

/** What is denied in the next clause is a finding of its own. */
const DENIES = /(?:^| )(?:not|no|never|cannot|nothing|neither|nor)(?: |$)|n't(?: |$)/;

/** Where behind ", and" a clause with a subject of its own begins; 0 where none does. */
function secondClause(head: string): number {
  const joint = Math.max(...JOINTS.map((mark) => head.lastIndexOf(mark) + (head.includes(mark) ? mark.length : 0)));
  const listed = /, /.test(head.slice(0, joint - 5)) && !HAS_VERB.test(head.slice(0, joint));
  return 0 < joint && !listed && 5 <= wordsIn(head.slice(0, joint)) && 2 <= wordsIn(head.slice(joint)) ? joint : 0;
}

/** "Login, search, and export are untested": without a verb before it, the joint ends a list. */
const HAS_VERB =
  /(?:^| )(?:is|are|was|were|has|have|had|does|do|did|can|will|must|uses?|runs?|works?|[a-z]{3,14}ed)(?= )/;

const JOINTS = [", and ", ", und ", ", et ", ", y ", ", и ", ", ve "];

/** What is missing is given as the reason for something else. */
const BECAUSE = /(?:^| )(?:because|since|weil|parce que|porque|perché|потому что|çünkü) {0,8}$/;

/** "Evaluated both; rejected, too heavy": a verdict that begins its clause takes in what was tried. */
function tried({ shadow, sentences, sentence, clause }: Surroundings, { start, end }: Span, cue: ClauseCue): number {
  const before = sentences[sentence]?.clauses[clause - 1];
  const said = shadow.slice(start, cue.span.start).trim();
  const verdict =
    (cue.as === "failed_attempt" && (said === "" || isPronoun(said))) ||
    (NAMED_BEFORE.has(cue.as) &&
      said === "" &&
      wordsIn(shadow.slice(cue.span.start, end)) <= 3 &&
      before !== undefined &&
      wordsIn(shadow.slice(before.start, before.end)) <= 6) ||
    (cue.as === "unconfirmed" && said === "" && wordsIn(shadow.slice(cue.span.end, end)) < 2);
  return verdict && before && start - before.start <= NEAR ? before.start : start;
}

/** "Dark mode — not started": what is missing or over is named before the dash. */
const NAMED_BEFORE: ReadonlySet<string> = new Set(["absent", "deprecated"]);

const isPronoun = (word: string): boolean =>
  languagesOf(word).some(({ pronouns }) => {
    pronouns.lastIndex = 0;
    return pronouns.exec(word)?.[0].length === word.length;
  });

const LABEL_WORDS = 8;
const FACT_LABEL_WORDS = 3;
const LONG_CLAUSE = 220;

/** A fact goes on for at least this long behind its cue before a reason is cut off. */
const SHORTEST_FACT = 12;

/** Behind "Right, …" and "Before I forget, …". */
function afterAsides(shadow: string, clause: Span): number {
  const text = shadow.slice(clause.start, clause.end);
  return clause.start + Math.max(0, ...languagesOf(text).map(({ asides }) => asides.exec(text)?.[0].length ?? 0));
}

/** Behind the last label ("Rule:") before the cue; a label that names a condition, code or a number belongs to the rule. */
function afterLabel(shadow: string, before: Span, words: number): number {
  let start = before.start;
  for (const match of shadow.slice(before.start, before.end).matchAll(/:(?=\s)|：/g)) {
    const label = shadow.slice(start, before.start + match.index).trim();
    const cueFollows = shadow.slice(before.start + match.index + match[0].length, before.end).trim() === "";
    if (
      (cueFollows ? words * 2 : words) < label.split(/\s{1,20}/).length ||
      label.includes(CODE) ||
      /\d|["'([]/.test(label) ||
      beginsWith(label, "leads")
    )
      break;
    start = before.start + match.index + match[0].length;
  }
  return start;
}

/** The last comma before a cue that begins its piece, unless what stands before it is a condition. */
function leftEdge(shadow: string, { start, end }: Span, cue: Span): number {
  const clause = shadow.slice(start, cue.start);
  if (isSecondOrder(clause, shadow.slice(cue.start, cue.end)) && !beginsWith(clause, "leads")) return cue.start;
  const piece = chunkStart(`${clause} `, clause.length);
  if (piece === 0 || !/[,，]/.test(clause.charAt(piece - 1))) return start;
  const before = clause.slice(0, piece).trim();
  const opens = languagesOf(shadow.slice(start, cue.end)).some(({ openers }) => openers.test(clause.slice(piece)));
  const own = opens || (5 <= wordsIn(before) && beginsAnew(clause.slice(piece)));
  return own && !beginsWith(before, "leads") && !isHalf(shadow, cue, end) ? start + piece : start;
}

/** "Fix the bug but do not commit": a second order, whose verb stands in its cue. */
const isSecondOrder = (before: string, cue: string): boolean =>
  languagesOf(before + cue).some(({ joints, ownOrders }) => joints.test(before) && cue.search(ownOrders) === 0);

/** ", and update only": an order of its own, joined to the one before. */
const beginsAnew = (piece: string): boolean => {
  const joint = /^ (?:and|but|und|et|y|e|и|ve) /.exec(piece)?.[0];
  return joint !== undefined && wordsIn(piece) <= 4 && !beginsWith(piece.slice(joint.length), "leads");
};

/** A contrast needs both its halves. */
function isHalf(shadow: string, cue: Span, end: number): boolean {
  const text = shadow.slice(cue.start, end);
  return languagesOf(text).some(({ halves }) => {
    halves.lastIndex = 0;
    return halves.test(text) && halves.lastIndex === cue.end - cue.start;
  });
}

/** Where after the last cue a comma begins a reason, or a colon an explanation. */
function rightEdge(shadow: string, from: number, rough: number): number {
  const end = beforeExplanation(shadow, from, rough);
  for (const { index } of shadow.slice(from, end).matchAll(/[,，、]/g))
    if (beginsWith(shadow.slice(from + index + 1, end).trimStart(), "reasons")) return from + index;
  return end;
}

/** A long remark in brackets behind a rule explains it, unless it names a condition. */
function beforeAside(shadow: string, from: number, end: number): number {
  const bold = behindBold(shadow, from, end);
  if (bold !== end) return bold;
  const open = shadow.slice(from, end).lastIndexOf("(");
  if (open < 12) return end;
  const aside = shadow.slice(from + open + 1, end);
  const closed = aside.indexOf(")");
  if (aside.length < LONG_ASIDE || (closed !== -1 && closed < aside.trimEnd().length - 1)) return end;
  if (!/[;.—–] \S|^[^,]{1,40}; |^(?:by design|see) /.test(aside) && !beginsWith(aside, "reasons")) return end;
  return languagesOf(aside).some(({ conditions }) => aside.search(conditions) !== -1) ? end : from + open;
}

const LONG_ASIDE = 40;

/** "**No codex here** (a stale binary sits on the path)": what is said ends with its bold letters, whose marks are blank here. */
function behindBold(shadow: string, from: number, end: number): number {
  const at = shadow.slice(from, end).search(/ {3}\(/);
  return at === -1 || end - from - at < LONG_ASIDE || !/\)[\s.]{0,4}$/.test(shadow.slice(from + at, end))
    ? end
    : from + at;
}

/** A rule that is whole before a colon is only explained behind it; a list of its objects belongs to it. */
function beforeExplanation(shadow: string, from: number, end: number): number {
  const colon = shadow.slice(from, end).search(/: /);
  if (colon === -1 || wordsIn(shadow.slice(from, from + colon)) < 3) return end;
  const rest = shadow.slice(from + colon + 2, end);
  const first = rest.search(/[,;]/);
  return 5 <= wordsIn(first === -1 ? rest : rest.slice(0, first)) && !rest.startsWith(CODE) ? from + colon : end;
}

/** How many words stand in a stretch beside a cue. */
const wordsOutside = (shadow: string, start: number, cue: Span, end: number): number =>
  wordsIn(`${shadow.slice(start, cue.start)} ${shadow.slice(cue.end, end)}`);

/** "The tables are vendored; hands off": the clause is its cue and nothing else, and is about the clause before. */
const isBare = ({ shadow, clause: at }: Surroundings, clause: Span, cue: Span): boolean =>
  0 < at && wordsOutside(shadow, clause.start, cue, clause.end) === 0;

/** "`dist/` - never edit": nothing stands behind the cue but its verb, and the clause before begins with what it is about. */
function lacksObject({ shadow, sentences, sentence, clause }: Surroundings, rule: Span, cue: Span): boolean {
  const before = sentences[sentence]?.clauses[clause - 1];
  const after = shadow.slice(cue.end, rule.end);
  if (before === undefined || after.includes(CODE)) return false;
  return shadow.startsWith(CODE, before.start)
    ? wordsIn(after) <= 2
    : before.end - before.start <= LONGEST_TITLE && BARE_VERBS.test(after);
}

const LONGEST_TITLE = 80;
/** "do not modify or delete": verbs and nothing that they are said of. */
const BARE_VERBS =
  /^ [^\s,;.:]{2,20} (?:manually|directly|by hand|yourself|in place|von hand|manuell|directamente|a mano|à la main|вручную|elle)[.!*)\s]{0,4}$|^ [^\s,;.:]{2,20}(?:,? (?:or|and|nor|oder|und|ou|et|y|e|o|и|или|ve|veya) [^\s,;.:]{2,20})[.!*)\s]{0,4}$/;

/** Whether the object of a cue names nothing: "do not touch it", "leave it alone". What stands in a condition is no object. */
function pronounObject(shadow: string, cue: Span, end: number): boolean {
  const whole = shadow.slice(cue.start, Math.min(end, cue.end + 60));
  const rests = [...whole.matchAll(/ (?=[^\s])/g)].map(({ index }) => whole.slice(index + 1));
  return languagesOf(whole).some(({ pronouns, conditions, leads, stop }) => {
    if (!rests.some((rest) => rest.search(pronouns) === 0)) return false;
    const condition = whole.slice(cue.end - cue.start).search(conditions);
    const text = condition === -1 ? whole : whole.slice(0, cue.end - cue.start + condition);
    for (const { index } of text.matchAll(/ (?=[^\s])/g)) {
      const rest = text.slice(index + 1);
      pronouns.lastIndex = 0;
      const found = pronouns.exec(rest)?.[0];
      if (found === undefined) continue;
      const next = rest.slice(found.length).trimStart();
      leads.lastIndex = 0;
      const alone = next === "" || /^[,.;:)]/.test(next) || index + 1 < cue.end - cue.start || leads.test(next);
      const between = text.slice(cue.end - cue.start, index).split(" ");
      if (alone && between.filter((word) => word !== "" && !stop.has(word)).length <= 1) return true;
    }
    return false;
  });
}

const wordsIn = (text: string): number => text.split(/\s{1,20}/).filter((word) => word !== "").length;

/** Where the clause begins that names what a pronoun stands for: earlier in this clause, or the clause or sentence before. */
function antecedent({ shadow, sentences, sentence, clause: at }: Surroundings, rule: Span, clause: Span): number {
  if (3 < wordsIn(shadow.slice(clause.start, rule.start))) return clause.start;
  const before = sentences[sentence]?.clauses[at - 1] ?? sentences[sentence - 1]?.span;
  return before && rule.start - before.start <= NEAR ? before.start : Math.min(rule.start, clause.start);
}

/** A pronoun's antecedent is looked for this near. */
const NEAR = 200;

/** With the exception that follows across a dash, and the condition that precedes. */
function withNeighbours({ shadow, sentences, sentence, clause: at }: Surroundings, span: Span, clause: Span): Span {
  const clauses = sentences[sentence]?.clauses ?? [];
  const [before, next] = [clauses[at - 1], clauses[at + 1]];
  const start = before && span.start === clause.start && isCondition(shadow, before) ? before.start : span.start;
  const goesOn =
    next !== undefined &&
    span.end === clause.end &&
    (isCondition(shadow, next) || (isShort(next) && beginsWithHalf(shadow, span)));
  const end = goesOn ? next.end : span.end;
  return { start, end };
}

/** "NOT the console - write to the log": half of a contrast, as short as what takes its place. */
const isShort = (span: Span): boolean => span.end - span.start <= 80;

function beginsWithHalf(shadow: string, span: Span): boolean {
  const [first = ""] = /^\S{1,20}/.exec(shadow.slice(span.start, span.end)) ?? [];
  return (
    first !== "" && isHalf(shadow, { start: span.start, end: span.start + first.length }, span.start + first.length)
  );
}

function isCondition(shadow: string, span: Span): boolean {
  const text = shadow.slice(span.start, span.end);
  return (
    span.end - span.start <= NEAR &&
    !text.includes(",") &&
    !text.includes(": ") &&
    languagesOf(text).some(({ conditions }) => text.search(conditions) === 0)
  );
}

/** The verdict on a try, as "it ignores the currency column". */
const isRemark = (shadow: string, span: Span): boolean =>
  span.end - span.start <= NEAR && beginsWith(shadow.slice(span.start, span.end), "reasons");

/** The comma-separated piece around a cue, widened to the left where it is short. */
function pieceAround(shadow: string, clause: Span, { span }: ClauseCue): Span {
  const text = shadow.slice(clause.start, clause.end);
  let start = chunkStart(text, span.start - clause.start);
  while (0 < start && span.start - clause.start - start < 12) start = chunkStart(text, start - 1);
  const comma = /[,)]\s|[，、）]/.exec(text.slice(span.end - clause.start + 20))?.index;
  const end = comma === undefined ? clause.end : span.end + 20 + comma;
  return { start: clause.start + start, end: Math.min(end, clause.end) };
}

function beginsWith(text: string, what: "leads" | "reasons"): boolean {
  return languagesOf(text).some((pack) => {
    pack[what].lastIndex = 0;
    return pack[what].test(text.trimStart());
  });
}
