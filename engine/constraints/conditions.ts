/** Finds conditions and exceptions in a stretch of a clause. */
import type { Span } from "../text.ts";
import type { ClauseCue } from "./clause.ts";
import { type CompiledLanguage, compiled } from "./compiled.ts";
import { bookOf, type PhraseList } from "./phrase-book.ts";
import { chunkStart } from "./pieces.ts";

/** Words that begin a condition, or that end one. */
interface ConditionList extends PhraseList {
  readonly pack: CompiledLanguage;
  readonly closes: boolean;
}

const lists: readonly ConditionList[] = compiled.flatMap((pack) => {
  const { script, language } = pack;
  const { spaced, conditions, conditionEnds } = language;
  return [
    { pack, spaced, script, phrases: conditions, closes: false },
    { pack, spaced, script, phrases: conditionEnds, closes: true },
  ];
});

const book = bookOf(lists);

/** Conditions and exceptions in a stretch of a shadow, without those that begin inside a cue. */
export function conditionsIn(shadow: string, within: Span, cues: readonly ClauseCue[]): readonly Span[] {
  const clause = shadow.slice(within.start, within.end);
  const spans: Opened[] = [];
  const done = new Map<number, number>();
  for (const { at, attempts } of book(clause))
    for (const { list: index, find } of attempts) {
      const list = lists[index];
      const found = list && (done.get(index) ?? 0) <= at ? find(clause, at) : undefined;
      if (!list || found === undefined || !list.script.test(clause)) continue;
      done.set(index, found);
      const [start, end] = list.closes ? [chunkStart(clause, at), found] : [at, commaAfter(clause, at)];
      const opened = within.start + found;
      spans.push({ start: within.start + start, end: within.start + end, opened });
    }
  return folded(spans.filter((one) => !cues.some(({ span }) => isInside(one, span))));
}

interface Opened extends Span {
  /** Where the word ends that makes a condition of it. */
  readonly opened: number;
}

/** A condition that begins inside a cue is none, unless the cue ends in its first word: "no … sin". */
const isInside = ({ start, opened }: Opened, cue: Span): boolean =>
  cue.start < start && start < cue.end && opened !== cue.end;

/** A condition runs to the next comma. */
function commaAfter(clause: string, at: number): number {
  const comma = clause.slice(at).search(/[,;，；、]/);
  return comma === -1 ? clause.length : at + comma;
}

/** Spans in text order, those that overlap made one. */
export function folded(spans: readonly Span[]): readonly Span[] {
  const out: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && span.start < last.end) out[out.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else out.push({ start: span.start, end: span.end });
  }
  return out;
}
